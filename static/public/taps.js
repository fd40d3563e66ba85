// What a person tapped, until the server has answered it: sent again after each reconnection, never lost, never hanging.

const ACK_WAIT = 4000; // ms
const TAP_LIVES = 30000;

export function failure(code) {
  return { ok: false, error: { code, params: {} } };
}

export class Taps {
  constructor(socket) {
    this.socket = socket;
    this.open = [];
  }

  send(event, payload) {
    return new Promise((done) => {
      const tap = { event, payload: payload || {}, done, timer: 0 };
      tap.timer = setTimeout(() => this.settle(tap, failure("not_sent")), TAP_LIVES);
      this.open.push(tap);
      this.attempt(tap);
    });
  }

  // The same payload again is safe: the server takes an answer it has already as said.
  attempt(tap) {
    if (!this.socket.connected) return;
    this.socket.timeout(ACK_WAIT).emit(tap.event, tap.payload, (error, ack) => {
      if (!error) this.settle(tap, ack);
      else if (this.open.indexOf(tap) >= 0) this.attempt(tap);
    });
  }

  attemptAll() {
    this.open.slice().forEach((tap) => this.attempt(tap));
  }

  settle(tap, ack) {
    const place = this.open.indexOf(tap);
    if (place < 0) return;
    this.open.splice(place, 1);
    clearTimeout(tap.timer);
    tap.done(ack && typeof ack === "object" ? ack : failure("did_not_work"));
  }

  giveUp() {
    this.open.slice().forEach((tap) => this.settle(tap, failure("not_sent")));
  }
}
