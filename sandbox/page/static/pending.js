// Interactions that the bot has not answered yet.

/** Entries are {nonce?, interaction?, message: id or null for a command, custom?, channel, onRefused?}. */
export class Pending {
  constructor() {
    this.entries = new Map();
  }

  add(nonce, entry) {
    this.entries.set(nonce, { nonce, ...entry });
  }

  /** Learns which interaction of the server an entry has become, or of one begun in another window. */
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

  /** Takes out what `which` names and returns the first of it. */
  settle(which) {
    const settled = [...this.entries].filter(([, one]) => which(one));
    for (const [key] of settled) this.entries.delete(key);
    return settled[0]?.[1];
  }

  /** Whether a control of a message waits for the bot. */
  has(message, custom) {
    return Boolean(this.find((one) => one.message === message && one.custom === custom));
  }

  /** Whether a command in a channel waits for the bot. */
  inChannel(channel) {
    return Boolean(this.find((one) => one.message === null && one.channel === channel));
  }

  clear() {
    this.entries.clear();
  }
}
