// Keeps the TV from going dark: the wake lock where there is one, else a silent video made here.

let lock = null;
let video = null;

function ask() {
  if (!navigator.wakeLock || document.visibilityState !== "visible") return;
  navigator.wakeLock.request("screen").then(
    (got) => {
      lock = got;
    },
    () => film(),
  );
}

// On a LAN by plain http there is no wake lock, but no browser goes dark while a video plays.
function film() {
  const canvas = document.createElement("canvas");
  if (video || !canvas.captureStream) return;
  canvas.width = canvas.height = 16;
  const paint = canvas.getContext("2d");
  setInterval(() => paint.fillRect(0, 0, 16, 16), 1000);
  video = document.createElement("video");
  video.className = "awake";
  video.muted = true;
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-hidden", "true");
  video.srcObject = canvas.captureStream(1);
  document.body.appendChild(video);
  play();
}

function play() {
  const playing = video.play();
  if (playing) playing.catch(() => undefined); // the next key press tries again
}

/** Called at the start and at each key press: some browsers allow neither before one. */
export function stayAwake() {
  if (navigator.wakeLock) {
    if (!lock || lock.released) ask();
  } else if (!video) {
    film();
  } else if (video.paused) {
    play();
  }
}

document.addEventListener("visibilitychange", stayAwake);
