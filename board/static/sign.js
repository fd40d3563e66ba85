// The sound sign at the foot of the board: whether it sounds and how loud, and in words what is heard, for those who cannot.

import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { LOUDEST, sounds } from "./sound.js";

const SEEN = 2200; // ms

/** What was heard last, for as long as it is to be read: `{ cue, n }`, or null. */
function useHeard() {
  const [heard, setHeard] = useState(null);
  useEffect(() => {
    sounds.heard = (cue) => setHeard((last) => ({ cue, n: last ? last.n + 1 : 0 }));
    return () => (sounds.heard = () => undefined);
  }, []);
  useEffect(() => {
    if (!heard) return undefined;
    const timer = setTimeout(() => setHeard(null), SEEN);
    return () => clearTimeout(timer);
  }, [heard]);
  return heard;
}

function Level({ level }) {
  const bars = Array.from({ length: LOUDEST }, (_, at) => html`<i key=${at} class=${at < level ? "full" : ""} />`);
  return html`<span class="level" aria-hidden="true">${bars}</span>`;
}

/** One place for both, so that nothing else moves when something is heard. */
export function SoundSign({ sound }) {
  const heard = useHeard();
  if (sound === "none") return null;
  const on = sound === "on";
  return html`<button type="button" class=${"tool sound " + sound + (on && heard ? " heard" : "")} aria-pressed=${sound !== "off"} onClick=${() => sounds.cycle()}>
    <kbd>S</kbd>
    <span class="sound-words">
      <span>${t("board.sound." + sound)}</span>${on ? html`<${Level} level=${sounds.level} />` : null}
      <span class="visually-hidden">${on ? t("board.sound.level", { level: sounds.level, most: LOUDEST }) : ""}</span>
    </span>
    ${on && heard ? html`<span class="caption" aria-hidden="true">${t("board.heard." + heard.cue)}</span>` : null}
  </button>`;
}
