// A TV's remote: arrows walk through what the board offers, OK presses it; letters are its short ways.

function offered() {
  return Array.prototype.slice.call(document.querySelectorAll("#board button, #board a[href]"));
}

function walk(step) {
  const all = offered();
  if (!all.length) return;
  const at = all.indexOf(document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const STIRRED = 8000; // ms for which the board says what it offers, after a key or the mouse

let calm = 0;

function stir() {
  document.body.classList.add("stirred");
  clearTimeout(calm);
  calm = setTimeout(() => document.body.classList.remove("stirred"), STIRRED);
}

/** `press` is told of every key first (sound may need one); `keys` maps a letter or sign to what it does. */
export function listenToRemote(press, keys) {
  stir();
  document.addEventListener("mousemove", stir);
  document.addEventListener("click", press);
  document.addEventListener("keydown", (event) => {
    stir();
    press();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = (event.key || "").toLowerCase();
    if (STEPS[event.key]) {
      event.preventDefault();
      walk(STEPS[event.key]);
    } else if (keys[letter] && !event.repeat) {
      event.preventDefault();
      keys[letter]();
    }
  });
}

export function canFill() {
  const root = document.documentElement;
  return !!(root.requestFullscreen || root.webkitRequestFullscreen);
}

export function toggleFull() {
  const root = document.documentElement;
  const fill = root.requestFullscreen || root.webkitRequestFullscreen;
  const leave = document.exitFullscreen || document.webkitExitFullscreen;
  const full = document.fullscreenElement || document.webkitFullscreenElement;
  const done = full ? leave.call(document) : fill && fill.call(root);
  if (done && done.catch) done.catch(() => undefined);
}
