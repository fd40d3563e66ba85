// What the whole room looks at for a moment, above the scene and under the lantern.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Sign } from "./drawn.js";
import { Beam } from "./light.js";

/** `side`: whose colour the light takes, "" while nobody knows. */
export function Spot({ children, side }) {
  return html`<div class=${"spot" + (side ? " side-" + side : "")}>
    <${Beam} side=${side} />
    <div class="spot-inner" aria-live="polite">${children}</div>
  </div>`;
}

const SIGNS = { exact: "done", close: "near", wrong: "out" };

/** Whether a guess was right, with its sign; before it is told, the question. `kind`: a class that gives it a colour, where
 *  a verdict is good or bad news for all. */
export function Verdict({ verdict, line, kind }) {
  if (!verdict) return html`<p class="spot-verdict breath">${t("board.reveal.is_it_right")}</p>`;
  return html`<p class=${"spot-verdict " + (kind || "")}><${Sign} of=${SIGNS[verdict]} /><span>${line}</span></p>`;
}
