// The phone's link to its room, with what it last told.

import { useEffect, useState } from "../lib/preact.js";
import { openLink } from "../shared/link.js";
import { keepToken, tokenOf } from "./keep.js";
import { library } from "../shared/later.js";

/** The link of this page. What is sent before it is open, or before its library is here, goes out then. */
export function useLink(code) {
  const [view, setView] = useState(null);
  const [line, setLine] = useState("connecting");
  const [end, setEnd] = useState(null);
  const [lost, setLost] = useState(false); // the seat that this phone had is gone
  const [opened] = useState(() => {
    const wires = { namespace: "/controller", code, token: tokenOf(code), onView: setView, onState: setLine };
    return library("socket.io.min.js").then(() => openLink(Object.assign(wires, { onBye: bye, onRefused: refused })));
  });
  useEffect(() => () => opened.then((link) => link.close()), []);
  const send = (event, payload) => opened.then((link) => link.send(event, payload));
  const retry = (token) => opened.then((link) => link.retry(token));

  function refused(why) {
    if (why === "bad_token") {
      keepToken(code, null);
      setLost(true);
      retry(null);
    } else {
      setEnd(why);
    }
  }

  function bye(why) {
    if (why === "removed") keepToken(code, null);
    setEnd(why);
  }

  function again() {
    setEnd(null);
    setView(null);
    retry(tokenOf(code));
  }

  function seated(token) {
    keepToken(code, token);
    opened.then((link) => link.keep(token));
    setLost(false);
  }

  return { view, line, end, lost, again, seated, send };
}
