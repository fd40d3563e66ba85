// The board's link, opened ahead of all that draws: on a slow network the first view comes while that is on its way.

import { openLink } from "../shared/link.js";

const kept = [];
let hears = null;

function hear(what, said) {
  if (hears) hears[what](said);
  else kept.push([what, said]);
}

const link = openLink({
  namespace: "/board",
  code: document.body.dataset.code,
  onView: (view) => hear("view", view),
  onState: (state) => hear("state", state),
  onBye: (code) => hear("gone", code),
  onRefused: (code) => hear("gone", code),
});

/** Hands on what has come so far and all that will: `{ view, state, gone }`, a function for each. Gives how to let go. */
export function listen(functions) {
  hears = functions;
  kept.splice(0).forEach(([what, said]) => hear(what, said));
  return () => link.close();
}
