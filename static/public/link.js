// The link to the server: one Socket.IO connection that comes back by itself and loses no tap.

import { Taps, failure } from "./taps.js";
import { onWake } from "./wake.js";

// Milliseconds. After so much silence the link is asked whether it lives, and has so long to answer.
const SILENCE = 5000;
const PROBE_WAIT = 3000;
const WAKE_WAIT = 1000; // a phone that wakes up must not wait for the long probe
const STUCK = 8000; // an attempt to come back that has not ended by then is begun anew
const LONG_SLEEP = 20000; // after this the socket is surely dead, and the clock shown may be too
const PASSING = { slow_down: 5, did_not_work: 2, could_not_be_kept: 2 }; // refusals to try again after, s

// How an attempt connects. What comes back by long polling stays with it, and where the server is only just starting
// that would be the second way to be tried: so, once a WebSocket has worked here, it is the only way. Where nothing
// works for long, polling comes first and a WebSocket takes over as soon as it can.
const WAYS = { first: ["websocket", "polling"], proven: ["websocket"], stuck: ["polling", "websocket"] };

const SETTINGS = {
  transports: WAYS.first,
  tryAllTransports: true,
  autoConnect: false,
  reconnectionDelay: 250,
  reconnectionDelayMax: 1000,
  randomizationFactor: 0.3,
  timeout: 5000,
};

class Link {
  constructor({ namespace, code, token, onView, onState, onBye, onRefused }) {
    this.code = code;
    this.token = token || null;
    this.tellView = onView;
    this.tellState = onState || (() => undefined);
    this.tellBye = onBye || (() => undefined);
    this.tellRefused = onRefused || (() => undefined);
    this.latest = -1; // the newest view's number
    this.ended = false;
    this.state = "";
    this.heard = performance.now();
    this.probed = false; // whether this server has ever answered a probe
    this.later = 0;
    const auth = (give) => give(this.token ? { code: this.code, token: this.token } : { code: this.code });
    this.socket = window.io(namespace, Object.assign({ query: { room: code }, auth }, SETTINGS));
    this.taps = new Taps(this.socket);
  }

  open() {
    this.socket.on("connect", () => this.connected());
    this.socket.on("disconnect", (reason) => this.dropped(reason));
    this.socket.on("connect_error", (error) => this.failed(error));
    this.socket.on("view", (view) => this.seen(view));
    this.socket.on("bye", (message) => this.left((message && message.code) || "closed"));
    this.socket.io.on("ping", () => {
      this.heard = performance.now();
    });
    this.beat = setInterval(() => this.listen(), SILENCE / 2);
    this.sleepless = onWake(
      (asleep) => this.woken(asleep),
      () => this.reopen(),
    );
    this.tell("connecting");
    this.socket.connect();
  }

  connectBy(ways) {
    this.socket.io.opts.transports = ways;
  }

  tell(state) {
    if (state === this.state) return;
    this.state = state;
    this.since = performance.now();
    this.tellState(state);
  }

  connected() {
    this.heard = performance.now();
    if (this.socket.io.engine.transport.name === "websocket") this.connectBy(WAYS.proven);
    this.tell("open");
    this.probe(PROBE_WAIT);
    this.taps.attemptAll();
  }

  dropped(reason) {
    if (this.ended) return;
    this.tell("lost");
    if (reason === "io server disconnect") this.reopenIn(500); // the library leaves this one to us
  }

  failed(error) {
    if (this.ended) return;
    this.tell("lost");
    if (this.socket.active) return; // the network: the library tries again
    const { code, params } = error.data || {};
    if (!code || PASSING[code]) {
      this.reopenIn(1000 * ((params && params.seconds) || PASSING[code] || 1));
      return;
    }
    this.ended = true;
    this.taps.giveUp();
    this.tellRefused(code, params || {});
  }

  seen(view) {
    this.heard = performance.now();
    if (view.v < this.latest) return;
    this.latest = view.v;
    view.received = this.heard;
    this.tellView(view);
  }

  left(code) {
    this.ended = true;
    this.socket.disconnect();
    this.taps.giveUp();
    this.tellBye(code);
  }

  listen() {
    const waited = performance.now() - this.since;
    if (!this.ended && this.state !== "open" && waited >= STUCK) {
      this.since = performance.now();
      this.connectBy(WAYS.stuck);
      this.reopen();
      return;
    }
    if (performance.now() - this.heard >= SILENCE) this.probe(PROBE_WAIT);
  }

  woken(asleep) {
    if (!this.socket.connected || asleep > LONG_SLEEP) this.reopen();
    else this.probe(WAKE_WAIT);
  }

  /** Any answer will do: it only has to come back on this connection. */
  probe(wait) {
    if (this.ended || !this.socket.connected) return;
    const asked = this.socket.id;
    this.socket.timeout(wait).emit("probe", {}, (error) => {
      if (!error) {
        this.probed = true;
        this.heard = performance.now();
      } else if (this.probed && this.socket.connected && this.socket.id === asked) {
        this.reopen();
      }
    });
  }

  reopen() {
    if (this.ended) return;
    this.tell("lost");
    this.socket.disconnect().connect(); // also ends a wait between two tries
  }

  reopenIn(ms) {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.reopen(), ms);
  }

  send(event, payload) {
    return this.ended ? Promise.resolve(failure("not_sent")) : this.taps.send(event, payload);
  }

  retry(token) {
    if (token !== undefined) this.token = token;
    this.ended = false;
    this.reopen();
  }

  close() {
    this.ended = true;
    clearTimeout(this.later);
    clearInterval(this.beat);
    this.sleepless();
    this.socket.disconnect();
    this.taps.giveUp();
  }
}

/** Opens the link. `onView(view)` gets each view, with `received` (local monotonic ms) added; `onState` is told
 *  "connecting", "open" or "lost"; after `onBye(code)` or `onRefused(code, params)` it rests until `retry`.
 *
 *  Gives `send(event, payload)`: resolves to the acknowledgement, after 30 s without one to the code `not_sent`,
 *  never rejects; `retry(token?)`: opens again after a refusal or a bye; `keep(token)`: the token to come back with;
 *  `close()`. */
export function openLink(wants) {
  const link = new Link(wants);
  link.open();
  return {
    send: (event, payload) => link.send(event, payload),
    retry: (token) => link.retry(token),
    keep: (token) => {
      link.token = token;
    },
    close: () => link.close(),
  };
}
