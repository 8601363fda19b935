// WebSocket to the sandbox, as JSON; reconnects by itself.
import { freshId } from "./dom.js";

const FIRST_WAIT = 300; // milliseconds, doubled up to LONGEST_WAIT
const LONGEST_WAIT = 5_000;

export class Line {
  /** `onEvent(event)` gets every server event, `onState(connected)` every change of the connection. */
  constructor(user, onEvent, onState) {
    Object.assign(this, { user, onEvent, onState, waiting: new Map(), wait: FIRST_WAIT, closed: false });
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page/ws?user=${encodeURIComponent(this.user)}`);
    this.socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.onState(true);
    });
    this.socket.addEventListener("message", (message) => this.receive(JSON.parse(message.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  lost() {
    if (this.closed) return;
    for (const settle of this.waiting.values()) settle({ t: "error", text: "The connection was lost." });
    this.waiting.clear();
    this.onState(false);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  receive(event) {
    const settle = (event.t === "choices" || event.t === "error") && this.waiting.get(event.nonce);
    this.waiting.delete(event.nonce);
    if (settle) settle(event);
    else this.onEvent(event);
  }

  /** Sends and returns the nonce, or null without a connection. */
  send(request, nonce = freshId("n")) {
    if (this.socket.readyState !== WebSocket.OPEN) return null;
    this.socket.send(JSON.stringify({ ...request, nonce }));
    return nonce;
  }

  /** Sends and waits for the response with the same nonce. */
  ask(request) {
    return new Promise((resolve) => {
      const nonce = freshId("n");
      this.waiting.set(nonce, resolve);
      if (!this.send(request, nonce)) {
        this.waiting.delete(nonce);
        resolve({ t: "error", text: "There is no connection." });
      }
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
