// Keeps a screen from going dark: the wake lock where there is one, else a silent video made here.

let wanted = false;
let lock = null;
let asking = false;
let video = null;
let painting = 0;

function ask() {
  if (asking || (lock && !lock.released) || document.visibilityState !== "visible") return;
  asking = true;
  navigator.wakeLock.request("screen").then(
    (got) => {
      asking = false;
      lock = got;
      if (!wanted) rest();
    },
    () => {
      asking = false;
      if (wanted) play(); // refused, as some phones do to save their battery
    },
  );
}

// On a LAN by plain http there is no wake lock, but no browser goes dark while a video plays.
function film() {
  const canvas = document.createElement("canvas");
  if (!canvas.captureStream) return null;
  canvas.width = canvas.height = 16;
  const paint = canvas.getContext("2d");
  painting = setInterval(() => paint.fillRect(0, 0, 16, 16), 1000);
  const made = document.createElement("video");
  made.className = "awake";
  made.muted = true;
  made.setAttribute("playsinline", "");
  made.setAttribute("aria-hidden", "true");
  made.srcObject = canvas.captureStream(1);
  return document.body.appendChild(made);
}

function play() {
  video = video || film();
  if (!video || !video.paused) return;
  const playing = video.play();
  if (playing) playing.catch(() => undefined); // the next tap or key press tries again
}

function rest() {
  if (lock && !lock.released) lock.release().catch(() => undefined);
  lock = null;
  clearInterval(painting);
  if (video) video.remove();
  video = null;
}

function renew() {
  if (!wanted || document.visibilityState !== "visible") return;
  if (navigator.wakeLock) ask();
  else play();
}

/** From now on this screen stays lit, until `false` is said; asked for again at each tap and key press, for some
 *  browsers allow neither way before one. */
export function stayAwake(lit) {
  wanted = lit;
  if (lit) renew();
  else rest();
}

document.addEventListener("visibilitychange", renew);
document.addEventListener("click", renew);
document.addEventListener("keydown", renew);
