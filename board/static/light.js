// The lantern's light: it hangs above the one whom the whole room looks at, burns low while nobody knows, and takes the
// colour of the side once it is told.

import { html } from "../lib/preact.js";
import { Lantern } from "./drawn.js";

/** `side`: "imposter", "civilian", "amber", or "" while the breath is held. `high`: the lantern itself is out of sight, where
 *  words need its place. */
export function Beam({ side, high }) {
  return html`<div class=${"beam" + (side ? " told side-" + side : "") + (high ? " high" : "")} aria-hidden="true">
    <i class="cone" /><i class="cone core" />${high ? null : html`<${Lantern} lit=${true} />`}
  </div>`;
}
