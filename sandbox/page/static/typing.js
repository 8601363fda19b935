// Typing indicator.

const STANDS = 8_000; // milliseconds after which somebody who has sent nothing no longer counts

export class Typing {
  constructor(onChange) {
    this.timers = new Map();
    this.onChange = onChange;
  }

  begin(user) {
    this.end(user);
    this.timers.set(
      user,
      setTimeout(() => this.end(user), STANDS),
    );
    this.onChange();
  }

  end(user) {
    clearTimeout(this.timers.get(user));
    if (this.timers.delete(user)) this.onChange();
  }

  /** Clears the indicator when another channel is opened. */
  clear() {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  get people() {
    return [...this.timers.keys()];
  }
}
