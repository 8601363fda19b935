// The list of channels and direct messages, and the person's settings below it.
import { el, freshId, icon, unseen } from "./dom.js";
import { avatar, nameOf } from "./people.js";
import { openWorkshop } from "./workshop.js";

const LOCALES = ["en-GB", "en-US", "da", "nl", "de", "sv-SE", "no", "fi", "fr", "es-ES"];

export class Sidebar {
  constructor(client) {
    this.client = client;
    this.menu = el("div", {
      class: "panel own-menu",
      popover: "auto",
      id: freshId("menu"),
      role: "dialog",
      "aria-label": "Your settings",
    });
    this.guild = el("div", { class: "guild" });
    this.lists = el("div", { class: "lists" });
    this.who = el("div", { class: "corner-who" });
    const corner = el("div", { class: "corner" }, this.who, opener(this.menu), this.menu);
    this.node = el("nav", { class: "sidebar", "aria-label": "Channels" }, this.guild, this.lists, corner);
  }

  draw() {
    const focused = this.node.contains(document.activeElement)
      ? document.activeElement.dataset.channel
      : null;
    const { store } = this.client;
    const kinds = [...store.channels.values()];
    this.guild.replaceChildren(el("h2", {}, store.guild.name), this.presence());
    this.lists.replaceChildren(...[this.guilds(kinds), this.privately(kinds)].flat());
    this.drawCorner();
    if (focused) this.node.querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  presence() {
    const { botOnline, absentee } = this.client.store;
    return el(
      "span",
      { class: botOnline ? "presence on" : "presence" },
      `${absentee} is ${botOnline ? "online" : "offline"}`,
    );
  }

  /** Channels of each guild; the guild's name is shown if there are several. */
  guilds(all) {
    const { guilds } = this.client.store;
    const shared = all.filter((one) => one.kind !== "dm" && one.kind !== "group");
    if (guilds.size < 2) return this.section("Channels", shared);
    return [...guilds.values()].map((guild) =>
      this.section(
        guild.name,
        shared.filter((one) => one.guild === guild.id),
      ),
    );
  }

  privately(all) {
    const groups = all.filter((one) => one.kind === "group");
    const direct = this.section(
      "Direct messages",
      all.filter((one) => one.kind === "dm"),
    );
    return groups.length ? [direct, this.section("Among people", groups)] : direct;
  }

  /** Channels with their threads; archived ones last. */
  lines(channels) {
    const threads = (parent) =>
      channels
        .filter((one) => one.parent === parent.id)
        .sort((a, b) => Number(a.archived) - Number(b.archived))
        .map((one) => el("li", { class: "of-channel" }, this.entry(one)));
    return channels
      .filter((one) => !one.parent)
      .flatMap((channel) => [el("li", {}, this.entry(channel)), ...threads(channel)]);
  }

  section(title, channels) {
    const id = freshId("section");
    const list = this.lines(channels);
    return el(
      "section",
      {},
      el("h3", { id }, title),
      list.length ? el("ul", { "aria-labelledby": id }, list) : el("p", { class: "nothing" }, "None yet"),
    );
  }

  entry(channel) {
    const open = this.client.channel?.id === channel.id;
    const unread = channel.unread ?? 0;
    const name = channel.kind === "dm" ? nameOf(channel.with) : channel.name;
    return el(
      "button",
      {
        type: "button",
        class: `channel ${channel.kind} ${unread ? "unread" : ""} ${channel.archived ? "resting" : ""}`,
        "data-channel": channel.id,
        "aria-current": open && "page",
        onclick: () => this.client.openChannel(channel.id),
      },
      signOf(channel),
      el("span", { class: "channel-name" }, name),
      channel.archived && unseen(channel.locked ? ", archived and locked" : ", archived"),
      unread > 0 && el("span", { class: "badge" }, String(unread), unseen(" unread")),
    );
  }

  /** The person, beside the button of the settings, which stay as they are while they are open. */
  drawCorner() {
    const { store } = this.client;
    this.who.replaceChildren(
      avatar(store.me),
      el(
        "div",
        { class: "corner-name" },
        el("b", {}, nameOf(store.me)),
        el("small", {}, store.dmsOpen ? "Messages open" : "Messages closed"),
      ),
    );
    this.fillMenu();
  }

  fillMenu() {
    if (this.menu.matches(":popover-open")) return;
    const { client } = this;
    const { store } = client;
    const open = el("input", {
      type: "checkbox",
      role: "switch",
      onchange: () => client.setDms(open.checked),
    });
    open.checked = store.dmsOpen;
    const language = el(
      "select",
      { class: "input", id: freshId("language"), onchange: () => client.setLocale(language.value) },
      [...new Set([store.locale, ...LOCALES])].map((code) =>
        el("option", { value: code }, languageName(code)),
      ),
    );
    language.value = store.locale;
    this.menu.replaceChildren(
      el(
        "label",
        { class: "setting" },
        el(
          "span",
          {},
          el("b", {}, "Messages from the bot"),
          el("small", {}, "Closed: it cannot write to you directly"),
        ),
        open,
      ),
      el(
        "label",
        { class: "setting tall", for: language.id },
        el(
          "span",
          {},
          el("b", {}, "Language of Discord"),
          el("small", {}, "Discord has no Icelandic: a bot that speaks it has a setting of its own"),
        ),
        language,
      ),
      beside(client.host.besides(client.user)),
      el(
        "div",
        { class: "setting-links" },
        el("a", { href: "/" }, icon("home"), "Sit down as somebody else"),
        el(
          "button",
          { type: "button", class: "plain", onclick: () => (this.menu.hidePopover(), openWorkshop()) },
          icon("tool"),
          "Workshop",
        ),
      ),
    );
  }
}

const opener = (menu) =>
  el(
    "button",
    { type: "button", class: "plain", title: "Your settings", popovertarget: menu.id },
    icon("gear"),
    unseen("Your settings"),
  );

/** Icon of a channel. */
export function signOf(channel) {
  if (channel.kind === "dm") return avatar(channel.with, "small");
  if (channel.kind === "group") return icon("people");
  if (channel.private || channel.locked) return icon("lock");
  return icon(channel.kind === "thread" ? "thread" : "hash");
}

function beside(people) {
  if (!people.length) return "";
  return el(
    "div",
    { class: "setting tall beside" },
    el("b", {}, "Who sits beside you?"),
    el(
      "div",
      { class: "chips" },
      people.map(([href, user]) =>
        el("a", { class: "person-chip", href }, avatar(user, "tiny"), nameOf(user)),
      ),
    ),
  );
}

function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
  return `${name[0].toLocaleUpperCase(code)}${name.slice(1)} (${code})`;
}
