// The clues of a card of Just One as they are told at its end: what stayed, what was equal, what was the word itself.

/** Whether these vanished for being the secret word; a form of it that two wrote is told as equal. */
function isWord(group, word) {
  const plain = (text) => text.trim().toLowerCase();
  return group.length === 1 || group.some((clue) => plain(clue.word) === plain(word));
}

/** Those that the guesser saw, each group of those that were equal, and those that were the word or another name of it. */
export function inGroups({ clues, word }) {
  const groups = {};
  clues.filter((clue) => clue.lost).forEach((clue) => (groups[clue.group] = (groups[clue.group] || []).concat(clue)));
  const lost = Object.keys(groups).map((group) => groups[group]);
  return {
    left: clues.filter((clue) => !clue.lost),
    equal: lost.filter((group) => !isWord(group, word)),
    words: [].concat(...lost.filter((group) => isWord(group, word))),
  };
}
