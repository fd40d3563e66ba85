// The phone's link to its room, with what it last told, and the seat of a shared phone that is held now.

import { useEffect, useRef, useState } from "../lib/preact.js";
import { openLink } from "../shared/link.js";
import { keepToken, tokenOf } from "./keep.js";

/** The link of this page, with what it last told. */
export function useLink(code) {
  const [view, setView] = useState(null);
  const [line, setLine] = useState("connecting");
  const [end, setEnd] = useState(null);
  const [lost, setLost] = useState(false); // the seat that this phone had is gone
  const link = useRef(null);

  function refused(why) {
    if (why === "bad_token") {
      keepToken(code, null);
      setLost(true);
      link.current.retry(null);
    } else {
      setEnd(why);
    }
  }

  function bye(why) {
    if (why === "removed") keepToken(code, null);
    setEnd(why);
  }

  useEffect(() => {
    const wires = { namespace: "/controller", code, token: tokenOf(code), onView: setView, onState: setLine };
    link.current = openLink(Object.assign(wires, { onBye: bye, onRefused: refused }));
    return () => link.current.close();
  }, []);

  function again() {
    setEnd(null);
    setView(null);
    link.current.retry(tokenOf(code));
  }

  function seated(token) {
    keepToken(code, token);
    link.current.keep(token);
    setLost(false);
  }

  return { view, line, end, lost, again, seated, link };
}

/** The seat of a shared phone that is held now; it is let go when the page is hidden or the line drops. */
export function useHeld(link, line) {
  const [held, setHeld] = useState(null);
  const send = (event, payload) => link.current.send(event, payload);
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
