// The seat of a shared phone that is held now; it is let go when the page is hidden or the line drops.

import { useEffect, useState } from "../lib/preact.js";

export function useHeld(send, line) {
  const [held, setHeld] = useState(null);
  const hold = (seat) =>
    send("hold", { seat }).then((ack) => {
      if (ack.ok) setHeld(seat);
      return ack;
    });
  const release = () => {
    setHeld(null);
    return send("release", {});
  };
  useEffect(() => {
    if (line === "lost") setHeld(null);
  }, [line]);
  useEffect(() => {
    if (!held) return undefined;
    const hidden = () => document.visibilityState === "hidden" && release();
    document.addEventListener("visibilitychange", hidden);
    return () => document.removeEventListener("visibilitychange", hidden);
  }, [held]);
  return { held, hold, release, letGo: () => setHeld(null) };
}
