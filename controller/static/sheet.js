// A page that lies over the game until it is closed: the menu, the rules, the words, the seats.

import { html, useEffect, useRef } from "../lib/preact.js";
import { t } from "../shared/i18n.js";

const REACHABLE = "button:not([disabled]), input:not([disabled]), select, a[href]";

/** `reads`: there is nothing in it but text, which arrow keys have to reach. */
export function Sheet({ title, onClose, onBack, reads, children }) {
  const box = useRef(null);
  const heading = useRef(null);

  useEffect(() => {
    const before = document.activeElement;
    heading.current.focus({ preventScroll: true });
    return () => {
      if (before && before.focus && document.contains(before)) before.focus({ preventScroll: true });
    };
  }, []);

  function key(event) {
    if (event.key === "Escape") return (onBack || onClose)();
    if (event.key !== "Tab") return undefined;
    const all = Array.from(box.current.querySelectorAll(REACHABLE));
    const first = all[0];
    const last = all[all.length - 1];
    const outside = all.indexOf(document.activeElement) < 0;
    if (event.shiftKey && (outside || document.activeElement === first)) last.focus();
    else if (!event.shiftKey && document.activeElement === last) first.focus();
    else return undefined;
    return event.preventDefault();
  }

  return html`<div class="sheet-ground" onClick=${(event) => event.target === event.currentTarget && onClose()}>
    <section class="sheet" role="dialog" aria-modal="true" aria-labelledby="sheet-title" ref=${box} onKeyDown=${key}>
      <div class="sheet-top">
        ${onBack ? html`<button class="button plain small" onClick=${onBack}>${t("phone.back")}</button>` : null}
        <h2 id="sheet-title" tabindex="-1" ref=${heading}>${title}</h2>
        <button class="close" aria-label=${t("phone.close")} onClick=${onClose}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" fill="currentColor" />
          </svg>
        </button>
      </div>
      <div class="sheet-body" tabindex=${reads ? "0" : null}>${children}</div>
    </section>
  </div>`;
}
