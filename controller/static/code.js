// The field for a room's code, as the start page and a closed room offer it.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Field } from "./parts.js";

export function CodeForm() {
  const [text, setText] = useState("");
  const code = text.replace(/\s+/g, "").toUpperCase();
  function submit(event) {
    event.preventDefault();
    if (code) location.href = "/" + encodeURIComponent(code);
  }
  return html`<form class="code-form" onSubmit=${submit}>
    <${Field}
      id="code"
      label=${t("start.code")}
      text=${text}
      onText=${setText}
      more=${{ autocapitalize: "characters", enterkeyhint: "go", class: "code-field", size: 6 }}
    />
    <button class="button" type="submit" disabled=${code.length !== 4}>${t("start.join")}</button>
  </form>`;
}
