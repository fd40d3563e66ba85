// What the host changes in the lobby: each change goes out once the one before it has been answered, and none is dropped.

import { useRef, useState } from "../lib/preact.js";

/** `make(place, change)` gives a promise of the acknowledgement; a refusal stands at the place that was tapped.
 *  A change that depends on what is so is a function of the view, called when it goes out. */
export function useChanges(phone) {
  const [wrong, setWrong] = useState({ at: "", error: null });
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(phone);
  const last = useRef(Promise.resolve());
  latest.current = phone;
  function send(change) {
    const { view, move } = latest.current;
    return move("configure", typeof change === "function" ? change(view) : change);
  }
  function make(at, change) {
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(() => send(change))
      .then((ack) => {
        setWaiting((count) => count - 1);
        setWrong({ at, error: ack.ok ? null : ack.error });
        return ack;
      });
    return last.current;
  }
  return { make, busy: waiting > 0, wrongAt: (place) => (place === wrong.at ? wrong.error : null) };
}
