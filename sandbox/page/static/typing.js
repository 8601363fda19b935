// Who is writing just now.

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

  /** Nobody, for a channel that has just been opened. */
  clear() {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  get people() {
    return [...this.timers.keys()];
  }
}
