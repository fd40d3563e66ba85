// What the room is told, as this phone says it.

import { useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { noticeText } from "../shared/notices.js";
import { takenBack } from "./undo.js";

/** What the room is told, when it is new since this page opened; `heard`: the number of the notice that stood then. */
export function useNotice(view, heard) {
  const [said, setSaid] = useState(null);
  const seen = useRef(heard);
  const before = useRef(null);
  const { notice } = view;
  useEffect(() => {
    const n = notice ? notice.n : 0;
    const text = notice && saidHere(view, notice);
    if (n > seen.current && text) setSaid({ n, text });
    else if (putNobodyOut(before.current, view)) setSaid({ n: "v" + view.v, text: t("phone.notice.nobody_out") });
    seen.current = n;
    before.current = view;
  }, [view.v]);
  return said;
}

/** Whether a vote has led to one more lap, which nothing else tells. */
function putNobodyOut(before, view) {
  const voted = Boolean(before) && (before.scene === "imposter/vote" || before.scene === "imposter/revote");
  return voted && view.scene === "imposter/clue" && view.facts.lap > before.facts.lap;
}

function saidHere(view, notice) {
  const { code: what, params } = notice;
  if (what === "word_reported" && view.host) return ""; // the host is asked who it was
  if (what === "new_host" && view.mine.some((mine) => mine.seat === params.seat)) return t("phone.notice.you_lead");
  if (what === "undone") return t("phone.notice.undone", { what: takenBack(view, params) });
  return noticeText(notice) || t("phone.notice.other");
}
