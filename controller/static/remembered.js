// The packs that this host plays with, for the next evening: shipped ones, since own ones are the room's.

import { useEffect, useRef } from "../lib/preact.js";
import { keepOwn, ownOf } from "./keep.js";

export function rememberPacks(lang, ids) {
  keepOwn("chosen", lang, ids.filter((id) => id.indexOf("own/") !== 0).join(" "));
}

/** Those of the last time that are still shipped; none where that cannot be told. */
export function rememberedPacks(lang) {
  const kept = ownOf("chosen", lang).split(" ").filter(Boolean);
  if (!kept.length) return Promise.resolve([]);
  return fetch("/packs?lang=" + lang)
    .then((answer) => answer.json())
    .then((packs) => packs.map((pack) => pack.id))
    .then((there) => kept.filter((id) => there.indexOf(id) >= 0))
    .catch(() => []);
}

/** A host's choice of the last evening comes back by itself, once, in a room that nobody has chosen for or played in. */
export function useRemembered(phone) {
  const latest = useRef(phone);
  latest.current = phone;
  const fresh = isFresh(phone.view);
  useEffect(() => {
    const key = "room:" + phone.code;
    if (!fresh || ownOf(key, "")) return;
    keepOwn(key, "", "done");
    const { lang } = phone.view.room;
    rememberedPacks(lang).then((packs) => {
      const { view, move } = latest.current;
      if (packs.length && isFresh(view) && view.room.lang === lang && packs.join() !== view.facts.packs.join()) move("configure", { packs });
    });
  }, [fresh]);
}

function isFresh({ host, scene, facts }) {
  return Boolean(host) && scene === "lobby" && facts.match === 0 && facts.usual && host.moves.indexOf("configure") >= 0;
}
