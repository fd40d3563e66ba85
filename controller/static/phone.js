// The phone page: keeps the link, holds the latest view, and shows the way in or, to a seat, the room.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { initLanguage, setLanguage, t } from "../shared/i18n.js";
import { Strip } from "./form.js";
import { Join } from "./join.js";
import { keepLanguage, tokenOf } from "./keep.js";
import { firstLanguage } from "./language.js";
import { fetchAhead, pages, usePages } from "../shared/later.js";
import { begin, fitScreen } from "./screen.js";
import { useLink } from "./wire.js";

const { code, lang, base } = document.body.dataset;

function App() {
  const { view, line, end, lost, again, send, seated } = useLink(code);
  const [, redraw] = useState(0);
  const heard = useRef(null);
  if (view && heard.current === null) heard.current = view.notice ? view.notice.n : 0;
  const speak = (chosen) => {
    keepLanguage(chosen);
    setLanguage(chosen).then(() => redraw((n) => n + 1));
  };
  const phone = { code, view, line, send, seated, speak };
  const seats = view ? view.mine.length > 0 || Boolean(view.host) : Boolean(tokenOf(code));
  const there = usePages(seats || Boolean(end));
  if (!seats && !end) {
    return html`<div class=${"phone" + (line === "lost" ? " lost" : "")}>
      <${Join} phone=${phone} note=${lost ? t("phone.join.lost") : ""} />
      <${Strip} line=${line} />
    </div>`;
  }
  if (!there || !(view || end)) return html`<${Connecting} line=${line} />`;
  if (end) return html`<${there.Gone} phone=${phone} end=${end} again=${again} />`;
  return html`<${there.Room} phone=${phone} heard=${heard.current} />`;
}

function Connecting({ line }) {
  return html`<div class=${"phone" + (line === "lost" ? " lost" : "")}>
    <div class="frame page"><main class="middle"><p class="line" role="status">${t("phone.connecting", { code })}</p></main></div>
    <${Strip} line=${line} />
  </div>`;
}

fitScreen();
initLanguage(firstLanguage(lang), base).then(() => {
  begin(html`<${App} />`);
  if (tokenOf(code)) pages();
  else fetchAhead();
});
