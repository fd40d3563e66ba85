// The card: shows only while it is held, and looks the same for every role from the outside.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { Lantern } from "./parts.js";

const KEYS = [" ", "Enter"];

/** Whether the pad is held now, with the handlers that the pad needs. Anything unusual hides the card. */
function useHold(onShown) {
  const [held, setHeld] = useState(false);
  const finger = useRef(null);

  function show(id) {
    finger.current = id;
    setHeld(true);
    if (onShown) onShown();
  }

  function hide() {
    finger.current = null;
    setHeld(false);
  }

  useEffect(() => {
    const secondFinger = (event) => {
      if (finger.current !== null && event.pointerId !== finger.current) hide();
    };
    const hidden = () => {
      if (document.visibilityState === "hidden") hide();
    };
    window.addEventListener("blur", hide);
    window.addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", hidden);
    document.addEventListener("pointerdown", secondFinger, true);
    return () => {
      window.removeEventListener("blur", hide);
      window.removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", hidden);
      document.removeEventListener("pointerdown", secondFinger, true);
    };
  }, []);

  const pad = {
    onPointerDown(event) {
      if (!event.isPrimary || event.button > 0) return hide();
      event.currentTarget.setPointerCapture(event.pointerId);
      return show(event.pointerId);
    },
    onPointerUp: hide,
    onPointerCancel: hide,
    onLostPointerCapture: hide,
    onContextMenu: (event) => event.preventDefault(), // a long press is a hold here, not a menu
    onTouchStart: (event) => event.preventDefault(), // else a finger that leaves quickly is a fling, and the next tap only ends it
    onKeyDown(event) {
      if (KEYS.indexOf(event.key) < 0) return;
      event.preventDefault();
      if (!event.repeat) show("key");
    },
    onKeyUp: hide,
    onBlur: hide,
  };
  return { held, pad };
}

/** The lines of a card; every role fills the same ones, and a card that names no role has words in its place. */
function Face({ card, lang }) {
  const word = card.word || t("phone.card.no_word");
  const role = card.role ? t("common.role." + card.role) : t("phone.card.yours");
  return html`<div class=${"face" + (card.grid ? " with-grid" : "")} role="status" aria-live="assertive">
    <p class="face-role">${role}</p>
    <p class="face-word" translate=${false} lang=${card.word ? lang : undefined} dir="auto">${word}</p>
    <p class="face-category" translate=${false} lang=${card.category ? lang : undefined} dir="auto">${card.category || t("phone.card.no_category")}</p>
    ${card.grid ? html`<ul class="face-grid" translate=${false} lang=${lang}>${card.grid.map((one) => html`<li key=${one} dir="auto">${one}</li>`)}</ul>` : null}
  </div>`;
}

/** The pad to hold, with the `face` of the game's own cards where it has one; `large` in the scene where cards are looked at, a strip in all others. */
export function CardPad({ view, card, face, lang, large, onShown }) {
  const { held, pad } = useHold(onShown);
  if (!card) return null;
  const Shown = face || Face;
  const own = "phone.card.hold_" + (view ? view.room.game : "");
  return html`<section aria-label=${t("phone.look.title")} class=${"card" + (large ? " large" : "") + (held ? " held" : "") + (card.grid ? " of-grid" : "")}>
    <div class="face-place">${held ? html`<${Shown} view=${view} card=${card} lang=${lang} />` : null}</div>
    <button type="button" class="pad" ...${pad} aria-describedby="pad-how">
      ${large ? html`<span class="card-back"><${Lantern} /></span>` : null}
      <span class="pad-words">${held ? t("phone.card.let_go") : t(has(own) ? own : "phone.card.hold")}</span>
    </button>
    <p id="pad-how" class="visually-hidden">${t("phone.card.how")}</p>
  </section>`;
}
