// Tells when a page comes back to life: unlocked, shown again, the network back.

/** Calls `woken(ms asleep)` when the page comes into view and `network()` when the network does; gives a function that ends it. */
export function onWake(woken, network) {
  let hidden = 0;
  const seen = () => {
    if (document.visibilityState === "hidden") {
      hidden = Date.now(); // the monotonic clock of some phones stands still while they sleep
      return;
    }
    woken(hidden ? Date.now() - hidden : 0);
    hidden = 0;
  };
  const shown = (event) => {
    if (event.persisted) network();
  };
  window.addEventListener("online", network);
  window.addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", network);
    window.removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
  };
}
