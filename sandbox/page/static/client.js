// Client of one person: sidebar, messages, composer.
import { Composer } from "./composer.js";
import { freshId } from "./dom.js";
import { Frame } from "./frame.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { takeOffer } from "./offer.js";
import { Pending } from "./pending.js";
import { nameOf } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { Line } from "./socket.js";
import { Store } from "./store.js";
import { Typing } from "./typing.js";

export class Client {
  /** `host` has besides(user), changed(client) and, if there are several clients, leave(client). */
  constructor(user, host) {
    Object.assign(this, {
      user,
      host,
      channel: null,
      failures: new Map(),
      pending: new Pending(),
      store: new Store(),
    });
    this.typing = new Typing(() => this.showTyping());
    this.sidebar = new Sidebar(this);
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.frame = new Frame(this.sidebar.node, [this.messages.node, this.composer.node], (event) =>
      this.key(event),
    );
    this.node = this.frame.node;
    document.addEventListener("visibilitychange", () => this.messages.stuck && this.seen());
    this.line = new Line(
      user,
      (event) => this.receive(event),
      (connected) => this.connected(connected),
    );
  }

  get locale() {
    return this.store.locale;
  }

  // --- events of the server

  receive(event) {
    this[`on_${event.t}`]?.(event);
  }

  on_hello(event) {
    const open = this.channel?.id;
    this.store.hello(event);
    this.pending.clear();
    this.frame.belongTo(this.store.me, this.host.leave && (() => this.host.leave(this)));
    const first =
      this.store.channels.get(open) ??
      [...this.store.channels.values()].find((one) => one.kind === "text") ??
      [...this.store.channels.values()][0];
    if (first) this.openChannel(first.id, null, document.activeElement === document.body);
    this.refresh();
    takeOffer(this);
  }

  on_message({ channel, message }) {
    if (!this.store.put(channel, message)) return this.on_edited({ channel, message });
    this.typing.end(message.author.id);
    if (this.channel?.id !== channel) return null;
    this.messages.add(message);
    return this.messages.stuck ? this.seen() : null;
  }

  on_edited({ channel, message }) {
    this.store.put(channel, message);
    this.failures.delete(message.id);
    this.settle((one) => one.message === message.id);
    if (this.channel?.id === channel) this.messages.replace(message);
  }

  on_deleted({ channel, message }) {
    this.store.remove(channel, message);
    if (this.channel?.id === channel) this.messages.remove(message);
  }

  on_channel({ channel }) {
    this.store.channels.set(channel.id, { ...this.store.channels.get(channel.id), ...channel });
    this.refresh();
  }

  on_unread({ channel, unread }) {
    const known = this.store.channels.get(channel);
    if (!known || known.unread === unread) return;
    if (this.channel?.id === channel && unread > 0 && this.messages.stuck && this.inView)
      return this.seen(true);
    known.unread = unread;
    this.refresh();
  }

  on_commands({ commands }) {
    this.store.commands = commands;
    this.messages.invite();
    takeOffer(this);
  }

  on_online(event) {
    this.store.presence(event);
    this.refresh();
    takeOffer(this);
  }

  on_typing({ channel, user }) {
    if (channel === this.channel?.id && user !== this.store.me.id) this.typing.begin(user);
  }

  on_waiting(event) {
    this.pending.name(event);
    this.showPending();
  }

  on_done(event) {
    this.settle((one) => one.interaction === event.interaction);
  }

  on_failed(event) {
    const known = this.settle((one) => one.interaction === event.interaction);
    if (event.message) this.fail(event.message, event.text);
    else this.own(event.text, event.channel ?? known?.channel);
  }

  on_modal(event) {
    this.settle((one) => one.nonce === event.nonce && event.nonce !== undefined);
    this.openForm(
      event,
      (fields) => this.send({ do: "submit", modal: event.id, fields }, { message: null }),
      () => this.line.send({ do: "cancel", modal: event.id }),
    );
  }

  openForm(form, onSubmit, onCancel) {
    const dialog = openModal(form, this, { onSubmit, onCancel });
    const box = this.node.getBoundingClientRect();
    dialog.style.setProperty("--middle", `${box.left + box.width / 2}px`);
    dialog.style.setProperty("--room-width", `${box.width}px`);
  }

  on_error(event) {
    const pending = this.settle((one) => one.nonce === event.nonce && event.nonce !== undefined);
    pending?.onRefused?.();
    if (this.lastSaid?.nonce === event.nonce) this.lastSaid.onRefused();
    if (pending?.message) this.fail(pending.message, event.text);
    else this.composer.note(event.text);
  }

  /** Shows below a message that an interaction with it has failed. */
  fail(id, text) {
    const message = this.store.find(id);
    if (!message) return this.own(text);
    this.failures.set(id, text);
    return this.messages.replace(message, false);
  }

  // --- requests to the server

  send(request, pending, known) {
    const nonce = this.line.send(request, known);
    if (!nonce) {
      this.composer.note("There is no connection to the sandbox just now.");
      return false;
    }
    if (pending) this.pending.add(nonce, { channel: this.channel?.id, ...pending });
    this.composer.note("");
    this.showPending();
    return true;
  }

  /** Sends a message; `onRefused` is called if the server refuses it before another message is sent. */
  say(content, files, onRefused) {
    const nonce = freshId("say");
    this.lastSaid = { nonce, onRefused };
    const more = files.length ? { files } : {};
    return this.send({ do: "say", channel: this.channel.id, content, ...more }, null, nonce);
  }

  slash(leaf, options, onRefused) {
    const request = {
      do: "slash",
      channel: this.channel.id,
      command: leaf.command,
      path: leaf.path,
      options,
    };
    if (!this.send(request, { message: null, onRefused })) setTimeout(onRefused);
  }

  complete(leaf, options, focused) {
    return this.line.ask({
      do: "complete",
      channel: this.channel.id,
      command: leaf.command,
      path: leaf.path,
      options,
      focused,
    });
  }

  press(message, data) {
    this.act(message, data, { do: "press", message: message.id, custom_id: data.custom_id });
  }

  choose(message, data, values) {
    this.act(message, data, { do: "choose", message: message.id, custom_id: data.custom_id, values });
  }

  act(message, data, request) {
    if (this.isWaiting(message, data)) return;
    if (this.failures.delete(message.id))
      this.messages.rows.get(message.id)?.querySelector(".failure")?.remove();
    this.send(request, { message: message.id, custom: data.custom_id });
  }

  dismiss(message) {
    if (!message.local) this.line.send({ do: "dismiss", message: message.id });
    this.on_deleted({ channel: this.channel.id, message: message.id });
  }

  react = (message, emoji) => this.send({ do: "react", message: message.id, emoji });

  /** Asks for a name and creates a thread from a message. */
  beginThread(message) {
    const name = { type: 4, custom_id: "name", style: 1, max_length: 100 };
    const form = { title: "Begin a thread", components: [{ type: 18, label: "Name", component: name }] };
    const ask = { do: "thread", channel: this.channel.id, message: message.id };
    this.openForm(form, (fields) => this.send({ ...ask, name: fields.name }), () => null);
  }

  /** Archives, reopens, locks or unlocks a thread. */
  rest(change) {
    this.send({ do: "rest", channel: this.channel.id, ...change });
  }

  remove = (message) => this.send({ do: "delete", message: message.id });

  setDms(open) {
    this.store.dmsOpen = open;
    this.line.send({ do: "dms", open });
    this.refresh();
  }

  setLocale(locale) {
    this.store.locale = locale;
    this.line.send({ do: "locale", locale });
    this.show(true);
    this.refresh();
  }

  // --- display

  openChannel(id, message = null, focus = true) {
    const channel = this.store.channels.get(id);
    if (!channel) return;
    const same = this.channel?.id === id;
    this.channel = channel;
    if (!same) this.typing.clear();
    this.frame.drawer(false);
    if (!same || !message) this.show(same);
    if (message && !this.messages.reveal(message)) this.composer.note("That message is no longer there.");
    else if (!message && focus && !matchMedia("(pointer: coarse)").matches) this.composer.focus();
    this.seen();
    this.refresh();
  }

  show(again = false) {
    const title = this.store.titleOf(this.channel);
    const may = this.channel.mine || this.store.moderator;
    this.frame.title(this.channel, may && ((change) => this.rest(change)));
    this.composer.aim(this.channel, again);
    this.messages.show(this.store.in(this.channel.id), title, this.channel.unread ?? 0, again);
  }

  refresh() {
    this.sidebar.draw();
    const { unread, botOnline, absentee } = this.store;
    this.frame.unread(unread);
    this.frame.notice(
      botOnline
        ? ""
        : `${absentee} is not connected. It will answer again once it is back.`,
    );
    this.host.changed(this);
  }

  connected(is) {
    if (!is) this.frame.notice("The connection to the sandbox is lost. Trying again…");
    this.node.classList.toggle("cut-off", !is);
  }

  /** Whether the client is visible: the window is shown and the client's tab selected. */
  get inView() {
    return !document.hidden && !this.node.hidden;
  }

  /** Marks the open channel as read on the server. */
  seen(always = false) {
    if (!this.channel || !this.inView || !(always || this.channel.unread)) return;
    this.channel.unread = 0;
    this.line.send({ do: "read", channel: this.channel.id });
    this.sidebar.draw();
    this.host.changed(this);
  }

  announce(text) {
    this.frame.announce(text);
  }

  /** Adds a notice that only this person sees. */
  own(text, channel = this.channel.id) {
    const author = this.store.bot ?? { id: "0", username: "Sandbox", bot: true };
    this.on_message({
      channel,
      message: {
        id: freshId("local"),
        local: true,
        ephemeral: true,
        author,
        content: "",
        failure: text,
        components: [],
        attachments: [],
        embeds: [],
        timestamp: new Date().toISOString(),
      },
    });
  }

  isWaiting(message, data) {
    return this.pending.has(message.id, data.custom_id);
  }

  settle(which) {
    const settled = this.pending.settle(which);
    this.showPending();
    return settled;
  }

  showPending() {
    for (const control of this.messages.list.querySelectorAll("[data-custom]")) {
      const message = control.closest("[data-message]").dataset.message;
      if (this.pending.has(message, control.dataset.custom)) control.setAttribute("aria-busy", "true");
      else control.removeAttribute("aria-busy");
    }
    this.showTyping();
  }

  showTyping() {
    const names = this.typing.people.map((id) => this.store.nameOf(id));
    if (this.pending.inChannel(this.channel?.id))
      this.composer.note(`Waiting for ${nameOf(this.store.bot)}…`);
    else if (names.length)
      this.composer.note(`${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…`);
    else if (this.composer.status.textContent.endsWith("…")) this.composer.note("");
  }

  /** Redraws mentions of commands, which the list of commands makes known. */
  menuOpened() {
    if (this.store.menuOpened) return;
    this.store.menuOpened = true;
    if (this.store.rawMentions) this.show(true);
  }

  startCommand(name) {
    this.composer.start(`/${name} `);
  }

  // --- navigation

  key(event) {
    if (event.key === "Escape" && event.target.closest(".message-area")) this.toEnd();
    else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      this.neighbour(event.key === "ArrowDown" ? 1 : -1);
    }
  }

  toEnd() {
    this.messages.toBottom();
    this.composer.focus();
  }

  neighbour(by) {
    const ids = [...this.sidebar.node.querySelectorAll("[data-channel]")].map((one) => one.dataset.channel);
    this.openChannel(ids[(ids.indexOf(this.channel?.id) + by + ids.length) % ids.length]);
  }

  close() {
    this.line.close();
    this.node.remove();
  }
}
