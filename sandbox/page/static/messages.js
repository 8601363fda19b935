// The message list of a channel: groups, days, scrolling, replacing edited messages.
import { el, icon, unseen } from "./dom.js";
import { held, restore } from "./focus.js";
import { messageNode, spoken } from "./message.js";
import { day } from "./time.js";

const NEAR = 60; // pixels from the bottom that still count as the bottom, or a sixth of the view: a row of buttons
const INVITED = 3; // commands that are named in an empty channel
const GROUPED = 7 * 60_000; // milliseconds between messages of one person that share a heading
const PATIENCE = 500; // milliseconds that a changed message waits for its new pictures, so that nothing flickers

export class Messages {
  constructor(client) {
    this.client = client;
    this.rows = new Map();
    this.missed = 0;
    this.height = 0;
    this.stuck = true;
    this.list = el("ol", { class: "messages" });
    this.scroller = el(
      "div",
      {
        class: "scroller",
        tabindex: "0",
        role: "region",
        "aria-label": "Messages",
        onscroll: () => this.scrolled(),
      },
      this.list,
    );
    this.jump = el(
      "button",
      { type: "button", class: "jump", hidden: true, onclick: () => this.toBottom(true) },
      icon("jump"),
      el("span"),
    );
    this.node = el("div", { class: "message-area" }, this.scroller, this.jump);
    const grown = new ResizeObserver(() => this.stuck && this.toBottom());
    grown.observe(this.list);
    grown.observe(this.scroller);
  }

  /** Shows a channel; the last `unread` messages are below a line "New". With `again` the scroll position stays. */
  show(messages, label, unread = 0, again = false) {
    const place = again && !this.stuck ? this.scroller.scrollTop : null;
    const old = document.activeElement.closest(".entry");
    const was = again && this.list.contains(old) ? held(old) : null;
    this.rows.clear();
    this.list.replaceChildren();
    this.firstNew = unread > 0 ? messages.at(-unread)?.id : null;
    this.scroller.setAttribute("aria-label", `Messages in ${label}`);
    for (const message of messages) this.append(message);
    this.empty = `Nothing has been said in ${label} yet.`;
    if (!messages.length) this.list.append(el("li", { class: "nothing" }));
    this.invite();
    this.arrange();
    if (place === null) this.toBottom();
    else this.scroller.scrollTop = place;
    const row = was && this.rows.get(old.dataset.message);
    if (row) restore(row, was);
  }

  /** Says in an empty channel which commands there are. */
  invite() {
    const names = this.client.composer.commands.slice(0, INVITED).map((leaf) => `/${leaf.label}`);
    const words = names.length ? ` Type / for commands, such as ${names.join(", ")}.` : "";
    this.list.querySelector(":scope > .nothing")?.replaceChildren(this.empty + words);
  }

  append(message) {
    this.list.querySelector(":scope > .nothing")?.remove();
    const row = el("li", { class: "entry", "data-message": message.id }, messageNode(message, this.client));
    row.message = message;
    this.rows.set(message.id, row);
    this.list.append(row);
    return row;
  }

  add(message) {
    const row = this.append(message);
    this.arrange();
    const own = message.author.id === this.client.store.me.id;
    if (own || message.ephemeral) this.stuck = true; // what one has asked for is shown at once
    if (this.stuck) this.toBottom();
    else this.miss(1);
    if (!own) this.client.announce(spoken(row, message));
  }

  /** Redraws a message in place. Keeps the focus and, if the images load soon, avoids a flicker. */
  async replace(message, aloud = true) {
    const row = this.rows.get(message.id);
    if (!row) return;
    row.message = message;
    const fresh = messageNode(message, this.client);
    await loaded(fresh);
    if (row.message !== message || !row.isConnected) return;
    const was = held(row);
    const whole = this.hidden(row) <= 0;
    row.querySelector(":scope > .message").replaceWith(fresh);
    this.arrange();
    if (was) restore(row, was);
    if (this.stuck) this.toBottom();
    else if (whole) this.scroller.scrollTop += Math.max(0, this.hidden(row)); // its buttons stay in view
    if (aloud) this.client.announce(spoken(row, message));
  }

  /** How many pixels of a message are below the visible part; negative if there is room. */
  hidden(row) {
    return row.getBoundingClientRect().bottom - this.scroller.getBoundingClientRect().bottom;
  }

  remove(id) {
    const row = this.rows.get(id);
    if (!row) return;
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const focused = row.contains(document.activeElement);
    row.remove();
    this.rows.delete(id);
    this.arrange();
    if (focused) (next?.querySelector(".message") ?? this.scroller).focus();
  }

  arrange() {
    let before = null;
    for (const row of this.list.querySelectorAll(":scope > .entry")) {
      const { message } = row;
      const today = new Date(message.timestamp).toDateString();
      const newDay = before && new Date(before.timestamp).toDateString() !== today;
      const isNew = message.id === this.firstNew;
      row.querySelector(":scope > .divider")?.remove();
      if (newDay || isNew)
        row.prepend(divider(newDay ? day(message.timestamp, this.client.locale) : "", isNew));
      row.classList.toggle("continued", !newDay && !isNew && continues(before, message));
      before = message;
    }
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const near = scrollHeight - scrollTop - clientHeight < Math.max(NEAR, clientHeight / 6);
    this.stuck = near || (this.stuck && scrollTop >= this.height); // only going up leaves the bottom; growing pictures do not
    this.height = scrollTop;
    if (this.stuck) this.miss(-this.missed);
    this.jump.hidden = this.stuck;
    if (this.stuck) this.client.seen();
  }

  miss(more) {
    this.missed += more;
    this.jump.lastChild.textContent = this.missed ? `${this.missed} new` : "To the latest";
    this.jump.classList.toggle("has-new", this.missed > 0);
  }

  toBottom(smooth = false) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.scroller.scrollTo({
      top: this.scroller.scrollHeight,
      behavior: smooth && !calm ? "smooth" : "instant",
    });
    this.stuck = true;
    this.miss(-this.missed);
    this.jump.hidden = true;
  }

  /** Scrolls to a message and highlights it. */
  reveal(id) {
    const row = this.rows.get(id);
    if (!row) return false;
    this.stuck = false;
    row.scrollIntoView({ block: "center" });
    this.height = this.scroller.scrollTop;
    row.classList.add("found");
    row.querySelector(".message").focus({ preventScroll: true });
    setTimeout(() => row.classList.remove("found"), 2_000);
    return true;
  }
}

function continues(before, message) {
  if (
    !before ||
    before.author.id !== message.author.id ||
    Boolean(before.ephemeral) !== Boolean(message.ephemeral)
  )
    return false;
  if (message.interaction || message.interaction_metadata || message.referenced_message) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUPED;
}

const divider = (label, isNew) =>
  el(
    "div",
    {
      class: isNew ? "divider new" : "divider",
      role: "separator",
      "aria-label": isNew ? `New messages ${label}` : label,
    },
    el("span", {}, label),
    isNew && el("b", {}, "New", unseen(" messages")),
  );

async function loaded(node) {
  const pictures = [...node.querySelectorAll("img")].map((image) => image.decode().catch(() => null));
  if (!pictures.length) return;
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
