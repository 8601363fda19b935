// Frame of a client: heading, notices, and the sidebar as a drawer in narrow windows.
import { el, icon, unseen } from "./dom.js";
import { avatar, nameOf } from "./people.js";
import { signOf } from "./sidebar.js";

export class Frame {
  /** `sidebar` and `parts` (messages, composer) are elements; `onKey` gets keys that nothing else handled. */
  constructor(sidebar, parts, onKey) {
    this.sidebar = sidebar;
    this.heading = el("h2", { class: "channel-title" });
    this.banner = el("p", { class: "banner", role: "status", hidden: true });
    this.announcer = el("div", {
      class: "unseen",
      role: "log",
      "aria-live": "polite",
      "aria-label": "New messages",
    });
    this.opener = el(
      "button",
      {
        type: "button",
        class: "plain drawer",
        title: "Channels",
        "aria-expanded": "false",
        onclick: () => this.drawer(),
      },
      icon("menu"),
      unseen("Channels"),
    );
    this.whose = el("span", { class: "whose" });
    this.tools = el("span", { class: "thread-tools" });
    const top = el("header", { class: "top" }, this.opener, this.heading, this.tools, this.whose);
    this.chat = el("div", { class: "chat" }, top, this.banner, parts, this.announcer);
    this.node = el(
      "section",
      { class: "client", onkeydown: (event) => this.key(event, onKey) },
      sidebar,
      el("div", { class: "veil", onclick: () => this.drawer(false) }),
      this.chat,
    );
    // In a wide window there is no drawer.
    new ResizeObserver(() => this.opener.offsetParent || this.drawer(false)).observe(this.node);
  }

  /** Sets the person; `leave` is called when they close the client. */
  belongTo(user, leave) {
    this.node.setAttribute("aria-label", `${nameOf(user)}'s view`);
    this.whose.replaceChildren(avatar(user, "small"), el("span", {}, nameOf(user)));
    if (leave) this.whose.append(getUp(nameOf(user), leave));
  }

  /** Sets the channel name; `rest` is called to archive or lock a thread, if this person may. */
  title(channel, rest) {
    this.heading.replaceChildren(signOf(channel), channel.kind === "dm" ? nameOf(channel.with) : channel.name);
    this.tools.replaceChildren(...(channel.kind === "thread" && rest ? threadTools(channel, rest) : []));
  }

  unread(count) {
    this.opener.classList.toggle("has-unread", count > 0);
    this.opener.querySelector(".unseen").textContent = count ? `Channels, ${count} unread` : "Channels";
  }

  /** Shows a notice above the messages; an empty text removes it. */
  notice(text) {
    this.banner.hidden = !text;
    if (this.banner.textContent !== text) this.banner.textContent = text;
  }

  /** Announces a text to screen readers. */
  announce(text) {
    this.announcer.append(el("p", {}, text));
    if (this.announcer.children.length > 5) this.announcer.firstChild.remove();
  }

  /** Opens or closes the drawer; without an argument, toggles it. */
  drawer(open = !this.isOpen) {
    const was = this.isOpen;
    this.node.classList.toggle("drawer-open", open);
    this.opener.setAttribute("aria-expanded", String(open));
    this.chat.inert = open;
    const first = this.sidebar.querySelector("[aria-current]") ?? this.sidebar.querySelector("button");
    if (open) first?.focus();
    else if (was && this.sidebar.contains(document.activeElement)) this.opener.focus();
  }

  get isOpen() {
    return this.node.classList.contains("drawer-open");
  }

  key(event, onKey) {
    if (event.key === "Escape" && this.isOpen && !this.sidebar.querySelector(":popover-open")) this.drawer(false);
    else onKey(event);
  }
}

const threadTools = ({ archived, locked }, rest) => [
  el(
    "button",
    { type: "button", class: "chip", onclick: () => rest({ archived: !archived, ...(locked && { locked: false }) }) },
    archived ? "Open again" : "Archive",
  ),
  !locked &&
    el(
      "button",
      { type: "button", class: "chip", onclick: () => rest({ archived: true, locked: true }) },
      "Lock",
    ),
].filter(Boolean);

const getUp = (name, leave) =>
  el(
    "button",
    { type: "button", class: "plain", title: "Get up", onclick: leave },
    icon("close"),
    unseen(`${name} gets up`),
  );
