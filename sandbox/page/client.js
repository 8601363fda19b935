// One person at the table: a whole small client, from the sidebar to the writing line.
import { Composer } from "./composer.js";
import { el, freshId, icon, unseen } from "./dom.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { avatar, nameOf } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { Line } from "./socket.js";
import { Store } from "./store.js";

const TYPING = 8_000; // milliseconds that "is typing" stands

export class Client {
  /** `host` has besides(user), changed(client) and, if there are several clients, leave(client). */
  constructor(user, host) {
    Object.assign(this, { user, host, channel: null, failures: new Map(), pending: new Map(), typing: new Map(), store: new Store() });
    this.sidebar = new Sidebar(this);
    this.messages = new Messages(this);
    this.composer = new Composer(this);
    this.announcer = el("div", { class: "unseen", role: "log", "aria-live": "polite", "aria-label": "New messages" });
    this.heading = el("h2", { class: "channel-title" });
    this.banner = el("p", { class: "banner", role: "status", hidden: true });
    this.drawer = el("button", { type: "button", class: "plain drawer", title: "Channels", "aria-expanded": "false", onclick: () => this.toggleDrawer() }, icon("menu"), unseen("Channels"));
    this.whose = el("span", { class: "whose" });
    this.node = el("section", { class: "client", onkeydown: (event) => this.key(event) }, this.sidebar.node,
      el("div", { class: "veil", onclick: () => this.toggleDrawer(false) }),
      el("div", { class: "chat" }, el("header", { class: "top" }, this.drawer, this.heading, this.whose), this.banner, this.messages.node, this.composer.node, this.announcer));
    document.addEventListener("visibilitychange", () => this.messages.stuck && this.seen());
    this.line = new Line(user, (event) => this.receive(event), (connected) => this.connected(connected));
  }

  get locale() {
    return this.store.locale;
  }

  // --- from the server

  receive(event) {
    this[`on_${event.t}`]?.(event);
  }

  on_hello(event) {
    const open = this.channel?.id;
    this.store.hello(event);
    this.pending.clear();
    this.node.setAttribute("aria-label", `${nameOf(this.store.me)}'s view`);
    this.whose.replaceChildren(avatar(this.store.me, "small"), el("span", {}, nameOf(this.store.me)), this.host.leave
      ? el("button", { type: "button", class: "plain", title: "Get up", onclick: () => this.host.leave(this) }, icon("close"), unseen(`${nameOf(this.store.me)} gets up`)) : "");
    const first = this.store.channels.get(open) ?? [...this.store.channels.values()].find((one) => one.kind === "text") ?? [...this.store.channels.values()][0];
    if (first) this.openChannel(first.id, null, document.activeElement === document.body);
    this.refresh();
  }

  on_message({ channel, message }) {
    if (!this.store.put(channel, message)) return this.on_edited({ channel, message });
    this.typing.delete(message.author.id);
    this.showTyping();
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
    if (this.channel?.id === channel && unread > 0 && this.messages.stuck && !document.hidden) return this.seen(true);
    known.unread = unread;
    this.refresh();
  }

  on_commands({ commands }) {
    this.store.commands = commands;
  }

  on_online(event) {
    this.store.botOnline = event.bot_online;
    this.refresh();
  }

  on_typing({ channel, user }) {
    if (channel !== this.channel?.id || user === this.store.me.id) return;
    clearTimeout(this.typing.get(user));
    this.typing.set(user, setTimeout(() => this.typing.delete(user) && this.showTyping(), TYPING));
    this.showTyping();
  }

  on_waiting(event) {
    const own = this.pending.get(event.nonce) ?? [...this.pending.values()].find((one) => !one.interaction && one.message === (event.message ?? null));
    if (own) own.interaction = event.interaction;
    else this.pending.set(event.interaction, { interaction: event.interaction, message: event.message ?? null, custom: event.custom_id });
    this.showPending();
  }

  on_done(event) {
    this.settle((one) => one.interaction === event.interaction);
  }

  on_failed(event) {
    const known = [...this.pending.values()].find((one) => one.interaction === event.interaction);
    this.settle((one) => one.interaction === event.interaction);
    const message = event.message && this.store.find(event.message);
    if (!message) return this.own(event.text, event.channel ?? known?.channel);
    this.failures.set(message.id, event.text);
    return this.messages.replace(message, false);
  }

  on_modal(event) {
    this.settle((one) => one.nonce === event.nonce && event.nonce !== undefined);
    const dialog = openModal(event, this, {
      onSubmit: (fields) => this.send({ do: "submit", modal: event.id, fields }, { message: null }),
      onCancel: () => this.line.send({ do: "cancel", modal: event.id }),
    });
    const box = this.node.getBoundingClientRect();
    dialog.style.setProperty("--middle", `${box.left + box.width / 2}px`);
    dialog.style.setProperty("--room-width", `${box.width}px`);
  }

  on_error(event) {
    const pending = this.pending.get(event.nonce);
    this.settle((one) => one === pending);
    pending?.onRefused?.();
    if (this.lastSaid?.nonce === event.nonce) this.lastSaid.onRefused();
    const message = pending?.message && this.store.find(pending.message);
    if (!message) return this.composer.note(event.text);
    this.failures.set(message.id, event.text);
    return this.messages.replace(message, false);
  }

  // --- to the server

  send(request, pending, known) {
    const nonce = this.line.send(request, known);
    if (!nonce) {
      this.composer.note("There is no connection to the sandbox just now.");
      return false;
    }
    if (pending) this.pending.set(nonce, { nonce, channel: this.channel?.id, ...pending });
    this.composer.note("");
    this.showPending();
    return true;
  }

  /** Says something; `onRefused` is called if the server takes it back, before anything else is said. */
  say(content, onRefused) {
    const nonce = freshId("say");
    this.lastSaid = { nonce, onRefused };
    return this.send({ do: "say", channel: this.channel.id, content }, null, nonce);
  }

  slash(leaf, options, onRefused) {
    const request = { do: "slash", channel: this.channel.id, command: leaf.command, path: leaf.path, options };
    if (!this.send(request, { message: null, onRefused })) setTimeout(onRefused);
  }

  complete(leaf, options, focused) {
    return this.line.ask({ do: "complete", channel: this.channel.id, command: leaf.command, path: leaf.path, options, focused });
  }

  press(message, data) {
    this.act(message, data, { do: "press", message: message.id, custom_id: data.custom_id });
  }

  choose(message, data, values) {
    this.act(message, data, { do: "choose", message: message.id, custom_id: data.custom_id, values });
  }

  act(message, data, request) {
    if (this.isWaiting(message, data)) return;
    if (this.failures.delete(message.id)) this.messages.rows.get(message.id)?.querySelector(".failure")?.remove();
    this.send(request, { message: message.id, custom: data.custom_id });
  }

  dismiss(message) {
    if (!message.local) this.line.send({ do: "dismiss", message: message.id });
    this.on_deleted({ channel: this.channel.id, message: message.id });
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
    this.show();
    this.refresh();
  }

  // --- what is shown

  openChannel(id, message = null, focus = true) {
    const channel = this.store.channels.get(id);
    if (!channel) return;
    const same = this.channel?.id === id;
    this.channel = channel;
    this.toggleDrawer(false);
    if (!same || !message) this.show();
    if (message && !this.messages.reveal(message)) this.composer.note("That message is no longer there.");
    else if (!message && focus && !matchMedia("(pointer: coarse)").matches) this.composer.focus();
    this.seen();
    this.refresh();
  }

  show() {
    const title = this.store.titleOf(this.channel);
    const sign = this.channel.kind === "dm" ? avatar(this.channel.with, "small") : icon(this.channel.kind === "thread" ? "thread" : "hash");
    this.heading.replaceChildren(sign, this.channel.kind === "dm" ? title : this.channel.name);
    this.composer.aim(this.channel);
    this.messages.show(this.store.in(this.channel.id), title, this.channel.unread ?? 0);
  }

  refresh() {
    this.sidebar.draw();
    const { unread, botOnline, bot } = this.store;
    this.drawer.classList.toggle("has-unread", unread > 0);
    this.drawer.querySelector(".unseen").textContent = unread ? `Channels, ${unread} unread` : "Channels";
    this.say_banner(botOnline ? "" : `${nameOf(bot ?? { username: "The bot" })} is not connected. It will answer again once it is back.`);
    this.host.changed(this);
  }

  say_banner(text) {
    this.banner.hidden = !text;
    if (this.banner.textContent !== text) this.banner.textContent = text;
  }

  connected(is) {
    if (!is) this.say_banner("The connection to the sandbox is lost. Trying again…");
    this.node.classList.toggle("cut-off", !is);
  }

  /** Tells the server that the open channel has been read. */
  seen(always = false) {
    if (!this.channel || document.hidden || !(always || this.channel.unread)) return;
    this.channel.unread = 0;
    this.line.send({ do: "read", channel: this.channel.id });
    this.sidebar.draw();
    this.host.changed(this);
  }

  announce(text) {
    this.announcer.append(el("p", {}, text));
    if (this.announcer.children.length > 5) this.announcer.firstChild.remove();
  }

  /** A line of the page's own, that only this person sees. */
  own(text, channel = this.channel.id) {
    const author = this.store.bot ?? { id: "0", username: "Sandbox", bot: true };
    this.on_message({ channel, message: { id: freshId("local"), local: true, ephemeral: true, author, content: "", failure: text,
      components: [], attachments: [], embeds: [], timestamp: new Date().toISOString() } });
  }

  isWaiting(message, data) {
    return [...this.pending.values()].some((one) => one.message === message.id && one.custom === data.custom_id);
  }

  settle(which) {
    for (const [key, one] of this.pending) if (which(one)) this.pending.delete(key);
    this.showPending();
  }

  showPending() {
    const waiting = [...this.pending.values()];
    for (const control of this.messages.list.querySelectorAll("[data-custom]")) {
      const message = control.closest("[data-message]").dataset.message;
      const is = waiting.some((one) => one.message === message && one.custom === control.dataset.custom);
      if (is) control.setAttribute("aria-busy", "true");
      else control.removeAttribute("aria-busy");
    }
    this.showTyping();
  }

  showTyping() {
    const commands = [...this.pending.values()].some((one) => one.message === null && one.channel === this.channel?.id);
    const names = [...this.typing.keys()].map((id) => this.store.nameOf(id));
    if (commands) this.composer.note(`Waiting for ${nameOf(this.store.bot)}…`);
    else if (names.length) this.composer.note(`${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…`);
    else if (/…$/.test(this.composer.status.textContent)) this.composer.note("");
  }

  startCommand(name) {
    this.composer.start(`/${name} `);
  }

  // --- moving about

  toggleDrawer(open = !this.node.classList.contains("drawer-open")) {
    const was = this.node.classList.contains("drawer-open");
    this.node.classList.toggle("drawer-open", open);
    this.drawer.setAttribute("aria-expanded", String(open));
    if (open) (this.sidebar.node.querySelector("[aria-current]") ?? this.sidebar.node.querySelector("button"))?.focus();
    else if (was && this.sidebar.node.contains(document.activeElement)) this.drawer.focus();
  }

  key(event) {
    if (event.key === "Escape" && this.node.classList.contains("drawer-open")) this.toggleDrawer(false);
    else if (event.key === "Escape" && event.target.closest(".message-area")) this.toEnd();
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
