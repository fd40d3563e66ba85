// The field for a table's code, as the start page and a closed room offer it: to play there or, on a wide screen, to show its board.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Field } from "./form.js";

/** `wide`: this may be a TV, so that the board comes first and is what a remote's OK opens. */
export function CodeForm({ wide }) {
  const [text, setText] = useState("");
  const code = text.replace(/\s+/g, "").toUpperCase();
  const whole = code.length === 4;
  const join = "/" + encodeURIComponent(code);
  const board = "/board" + join;
  function submit(event) {
    event.preventDefault();
    if (whole) location.href = wide ? board : join;
  }
  return html`<form class="code-form" onSubmit=${submit}>
    <${Field}
      id="code"
      label=${t("start.code")}
      text=${text}
      onText=${setText}
      more=${{ autocapitalize: "characters", enterkeyhint: "go", class: "code-field", size: 6 }}
    />
    <button class="button" type="submit" disabled=${!whole}>${t(wide ? "start.show" : "start.join")}</button>
    ${wide
      ? html`<button class="button" type="button" disabled=${!whole} onClick=${() => (location.href = join)}>${t("start.join_wide")}</button>`
      : null}
  </form>`;
}
