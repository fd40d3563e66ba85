// The gallery's stand-in for who holds a shared phone: whoever held it when the view was recorded.

import { shownView } from "../shared/link.js";
import { asksOpenly } from "./shared.js";

/** Of several seats on a phone only the one that holds it has its private part in a view. */
function holder(view) {
  if (!view || view.mine.length < 2 || asksOpenly(view)) return null;
  const open = view.mine.find((mine) => mine.card || mine.ask);
  return open ? open.seat : null;
}

/** As the real one, but that nobody can take the phone here, or give it back. */
export function useHeld(send) {
  const stay = () => send("hold", {});
  return { held: holder(shownView()), hold: stay, release: stay, letGo: () => undefined };
}
