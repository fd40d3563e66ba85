// Putting a page on the screen, at the height that is really to be seen: less with a keyboard up.

import { render } from "../lib/preact.js";

const LOW = 430; // px; below this, with a keyboard up, only the field and its button are drawn
const CUT = 0.8; // of the height without a keyboard; the bars of a browser take less than the rest

const LARGE = 22; // px of a rem, as people set it who cannot read 16: from there on a page of a match may scroll

/** Keeps --tall up to date, so that a keyboard never hides the button. */
export function fitScreen() {
  const seen = window.visualViewport;
  const whole = {}; // the tallest that was seen at a width: a phone held sideways is low as well, and has no keyboard up
  function fit() {
    const height = seen ? seen.height : window.innerHeight;
    const width = window.innerWidth;
    whole[width] = Math.max(height, whole[width] || 0);
    document.documentElement.style.setProperty("--tall", Math.round(height) + "px");
    document.body.classList.toggle("low", height < LOW && height < CUT * whole[width]);
    const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
    document.body.classList.toggle("large", letters >= LARGE);
    if (seen && seen.offsetTop) window.scrollTo(0, 0); // iOS pushes the page up instead of making it shorter
  }
  (seen || window).addEventListener("resize", fit);
  window.addEventListener("orientationchange", fit);
  fit();
}

/** Takes the page's place in the document, and the note for old browsers away. */
export function begin(page) {
  const root = document.getElementById("app");
  root.textContent = "";
  render(page, root);
  document.body.dataset.started = "yes";
  document.getElementById("old").hidden = true; // a slow start may have brought it up
}
