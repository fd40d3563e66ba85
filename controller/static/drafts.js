// Half-typed packs: one text for each thing that is edited, and beside it the text of a file that was opened there.

import { draftOf, keepDraft, keepOwn, ownOf } from "./keep.js";

const NEW = "new";

/** What is edited: nothing yet, a pack of this room's own, or one that was written here before. */
export function editedThing(code, { id, title }) {
  if (id) return code + "/" + id;
  return title ? "kept/" + title : NEW;
}

/** What an editor opens with: the text in sight, and the one that a tap brings back, if any; each with its place. */
export function opened(lang, thing, start) {
  const draft = ownOf("draft:" + thing, lang);
  const file = draftOf(lang, "file:" + thing);
  const now = { file: false, text: draft || start };
  if (file) return { now, other: { file: true, text: file } };
  return { now, other: draft && start ? { file: false, text: start } : null };
}

/** `start`: what stands in the room or was kept, which is no draft. */
export function keepTyped(lang, thing, start, { file, text }) {
  if (file) keepDraft(lang, "file:" + thing, text);
  else keepOwn("draft:" + thing, lang, text === start ? "" : text);
}

/** A text has been saved: it is no draft any more, and where that was the typed one, nor is a file that was turned away from. */
export function forgetTyped(lang, thing, file) {
  keepDraft(lang, "file:" + thing, "");
  if (!file) keepOwn("draft:" + thing, lang, "");
}
