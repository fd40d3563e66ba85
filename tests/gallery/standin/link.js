// The gallery's stand-in for the link: views come from the page around this frame, and nothing that is tapped is sent.

const NOT_SENT = { ok: false, error: { code: "not_now", params: {} } };

// Many screens on one page: only the one that somebody is at may take the focus.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (how) {
  if (document.hasFocus()) focus.call(this, how);
};

let shown = null;

/** What this screen was shown last. */
export function shownView() {
  return shown;
}

/** As the real one; a film has no bye and no refusal. */
export function openLink({ onView, onState }) {
  let told = 0;

  function hear(event) {
    if (event.source !== window.parent || event.origin !== location.origin) return;
    const { views, line } = event.data;
    told += 1;
    const mine = told;
    onState(line);
    // One after the other and not at once, so that each is drawn: what stands between two moments lets go of a story.
    views.forEach((view, n) =>
      setTimeout(() => {
        if (mine !== told) return;
        view.received = performance.now();
        shown = view;
        onView(view);
      }, n),
    );
  }

  window.addEventListener("message", hear);
  window.parent.postMessage({ farol: "ready" }, location.origin);
  const nothing = () => undefined;
  return {
    send: () => Promise.resolve(NOT_SENT),
    retry: nothing,
    keep: nothing,
    close: () => window.removeEventListener("message", hear),
  };
}
