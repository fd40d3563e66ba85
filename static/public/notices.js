// What a room is told, in words: who is host now, who has left, what was taken back.

import { has, t } from "./i18n.js";

/** The sentence for a view's notice; "" for a code that only a newer server knows. */
export function noticeText({ code, params }) {
  const exact = "common.notice." + code + "_" + (params || {}).option;
  const key = has(exact) ? exact : "common.notice." + code;
  const text = has(key) ? t(key, params) : "";
  const also = (params && params.also) || []; // several settings were lowered at once
  return [text].concat(also.map((more) => noticeText({ code, params: more }))).join(" ");
}
