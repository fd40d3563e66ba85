// What this phone keeps: its token for each room, and for this tab half-typed text and the key of a join that was
// not acknowledged. Never a card, a word or a role.

const spare = {}; // where a browser refuses storage, the page still works until it is closed

function box(kind) {
  try {
    return window[kind];
  } catch (error) {
    return null;
  }
}

function read(kind, key) {
  try {
    const kept = box(kind).getItem(key);
    return kept === null ? spare[key] || null : kept;
  } catch (error) {
    return spare[key] || null;
  }
}

function write(kind, key, value) {
  spare[key] = value;
  try {
    if (value === null) box(kind).removeItem(key);
    else box(kind).setItem(key, value);
  } catch (error) {
    return; // full or refused: `spare` has it
  }
}

export function tokenOf(code) {
  return read("localStorage", "farol:token:" + code);
}

export function keepToken(code, token) {
  write("localStorage", "farol:token:" + code, token);
}

export function chosenLanguage() {
  return read("localStorage", "farol:lang");
}

export function keepLanguage(lang) {
  write("localStorage", "farol:lang", lang);
}

/** Texts that a host has written for games, for the next evening on this phone; `kind` such as "dials". */
export function ownOf(kind, lang) {
  return read("localStorage", "farol:own:" + kind + ":" + lang) || "";
}

export function keepOwn(kind, lang, text) {
  write("localStorage", "farol:own:" + kind + ":" + lang, text || null);
}

const PACKS_MOST = 20;

/** The packs written here before, the latest first: `[{ title, text }]`. */
export function keptPacks(lang) {
  try {
    return JSON.parse(ownOf("packs", lang) || "[]");
  } catch (error) {
    return [];
  }
}

/** Keeps a pack by its title, in the place of an earlier one of that title. */
export function keepPack(lang, text) {
  const title = text.split(/\r\n|\r|\n/).filter((line) => line.trim())[0].replace(/^\s*#\s*/, "").trim();
  keepOwn("packs", lang, JSON.stringify([{ title, text }].concat(keptBut(lang, title)).slice(0, PACKS_MOST)));
}

export function forgetPack(lang, title) {
  const others = keptBut(lang, title);
  keepOwn("packs", lang, others.length ? JSON.stringify(others) : "");
}

function keptBut(lang, title) {
  return keptPacks(lang).filter((pack) => sameTitle(pack.title) !== sameTitle(title));
}

/** A title as it is compared: blanks and capitals make no other one. */
export function sameTitle(title) {
  return title.trim().replace(/\s+/g, " ").toLowerCase();
}

/** Half-typed text; `what` names the moment of the game, so that an undone step finds its text again. */
export function draftOf(code, what) {
  return read("sessionStorage", "farol:draft:" + code + ":" + what) || "";
}

export function keepDraft(code, what, text) {
  write("sessionStorage", "farol:draft:" + code + ":" + what, text || null);
}

/** The key that makes a repeated join the same seat; kept until the server has acknowledged it. */
export function joinKey(code) {
  const name = "farol:join:" + code;
  let key = read("sessionStorage", name);
  if (!key) {
    key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ("0" + byte.toString(16)).slice(-2)).join("");
    write("sessionStorage", name, key);
  }
  return key;
}

export function forgetJoinKey(code) {
  write("sessionStorage", "farol:join:" + code, null);
}
