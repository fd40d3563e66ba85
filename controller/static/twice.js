// A button for what cannot be taken back: the first tap only asks, the second does it.

import { html, useEffect, useState } from "../lib/preact.js";

const ARMED = 4000; // ms in which the second tap counts

/** `sure`: what it says once it has been tapped; `of`: what it is about, for those who do not see the row. */
export function Twice({ label, sure, of, onSure }) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setArmed(false), ARMED);
    return () => clearTimeout(timer);
  }, [armed]);
  function push() {
    setArmed(!armed);
    if (armed) onSure();
  }
  return html`<button type="button" class=${"button plain small" + (armed ? " armed" : "")} aria-live="polite" onClick=${push}>
    ${armed ? sure : label}<span class="visually-hidden"> ${of}</span>
  </button>`;
}
