// Interactions without a response so far.

/** Entries are {nonce?, interaction?, message: id or null for a command, custom?, channel, onRefused?}. */
export class Pending {
  constructor() {
    this.entries = new Map();
  }

  add(nonce, entry) {
    this.entries.set(nonce, { nonce, ...entry });
  }

  /** Sets the server's interaction id of an entry, or adds one started in another window. */
  name(event) {
    const message = event.message ?? null;
    const own =
      this.entries.get(event.nonce) ?? this.find((one) => !one.interaction && one.message === message);
    if (own) own.interaction = event.interaction;
    else this.add(event.interaction, { interaction: event.interaction, message, custom: event.custom_id });
  }

  find(which) {
    return [...this.entries.values()].find(which);
  }

  /** Removes the entries that `which` matches and returns the first one. */
  settle(which) {
    const settled = [...this.entries].filter(([, one]) => which(one));
    for (const [key] of settled) this.entries.delete(key);
    return settled[0]?.[1];
  }

  /** Whether a component of a message waits for a response. */
  has(message, custom) {
    return Boolean(this.find((one) => one.message === message && one.custom === custom));
  }

  /** Whether a command in a channel waits for a response. */
  inChannel(channel) {
    return Boolean(this.find((one) => one.message === null && one.channel === channel));
  }

  clear() {
    this.entries.clear();
  }
}
