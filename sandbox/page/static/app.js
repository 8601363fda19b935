// The page: the start screen, or a client for each person named in the address (/?as=ID,ID).
import { Client } from "./client.js";
import { el, freshId, unseen } from "./dom.js";
import { avatar, colourPeople, nameOf } from "./people.js";
import { startScreen } from "./start.js";
import { keepTime } from "./time.js";

const NARROWEST = 340; // pixels that one person needs
const MOST = 6;
const RETRY = 1_500;
const app = document.getElementById("app");

async function begin() {
  const response = await fetch("/page/people.json");
  const known = await response.json();
  const asked = new URLSearchParams(location.search);
  const ids = (asked.get("as") ?? "")
    .split(",")
    .filter((id) => known.users.some((user) => user.id === id && !user.bot));
  keepTime();
  colourPeople(known.users);
  if (!ids.length) return app.replaceChildren(startScreen(known));
  const sitting = new Sitting(
    [...new Set(ids)].slice(0, MOST),
    known.users.filter((user) => !user.bot),
  );
  if (!asked.has("offer")) return sitting;
  history.replaceState(null, "", `/?as=${ids.join(",")}`); // reloading must not send it again
  sitting.front.offer = known.offer?.command;
  return sitting;
}

/** Clients of this window, in columns, or in tabs if the window is narrow. */
class Sitting {
  constructor(ids, people) {
    this.people = people;
    this.tabs = el("div", { class: "tabs", role: "tablist", "aria-label": "People" });
    this.columns = el("main", { class: ids.length > 1 ? "columns several" : "columns" });
    this.clients = ids.map((id) => new Client(id, this.hostFor(ids)));
    for (const client of this.clients) client.node.id = freshId("client");
    this.front = this.clients[0];
    this.columns.append(...this.clients.map((client) => client.node));
    const names = this.clients.map((client) => nameOf(people.find((user) => user.id === client.user)));
    app.replaceChildren(
      el("h1", { class: "unseen" }, `Sandbox: ${names.join(", ")}`),
      this.tabs,
      this.columns,
    );
    new ResizeObserver(() => this.lay()).observe(this.columns);
    this.lay();
  }

  hostFor(ids) {
    return {
      besides: () =>
        ids.length >= MOST
          ? []
          : this.people
              .filter((user) => !ids.includes(user.id))
              .map((user) => [`/?as=${[...ids, user.id].join(",")}`, user]),
      changed: () => this.changed(),
      leave: ids.length > 1 ? (client) => this.leave(client) : null,
    };
  }

  leave(client) {
    const left = this.clients.filter((one) => one !== client).map((one) => one.user);
    location.href = `/?as=${left.join(",")}`;
  }

  /** Shows as many columns as fit; the others stay behind their tabs. */
  lay() {
    const room = Math.max(1, Math.floor(this.columns.clientWidth / NARROWEST));
    const all = room >= this.clients.length;
    const first = all ? 0 : Math.min(this.clients.indexOf(this.front), this.clients.length - room);
    this.clients.forEach((client, at) => (client.node.hidden = at < first || at >= first + room));
    for (const client of this.clients) client.node.role = all ? null : "tabpanel";
    for (const client of this.clients) if (client.messages.stuck) client.seen();
    this.tabs.hidden = all;
    this.drawTabs();
  }

  drawTabs() {
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.clients.map((client) => this.tab(client)));
    if (focused) this.tabs.querySelector("[aria-selected=true]")?.focus();
  }

  tab(client) {
    const user = this.people.find((one) => one.id === client.user);
    const chosen = client === this.front;
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        class: "tab",
        "aria-selected": String(chosen),
        "aria-controls": client.node.id,
        tabindex: chosen ? "0" : "-1",
        onclick: () => this.bring(client),
        onkeydown: (event) => this.tabKey(event),
      },
      avatar(user, "tiny"),
      nameOf(user),
      client.store.unread > 0 &&
        el("span", { class: "badge" }, String(client.store.unread), unseen(" unread")),
    );
  }

  bring(client) {
    this.front = client;
    this.lay();
  }

  tabKey(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const at = (this.clients.indexOf(this.front) + by + this.clients.length) % this.clients.length;
    this.bring(this.clients[at]);
    this.tabs.children[at].focus();
  }

  changed() {
    if (!this.clients) return;
    const unread = this.clients.reduce((sum, client) => sum + client.store.unread, 0);
    const names = this.clients
      .map((client) => nameOf(client.store.me))
      .filter(Boolean)
      .join(", ");
    document.title = `${unread ? `(${unread}) ` : ""}${names || "Sandbox"} · ${this.clients[0].store.guild.name}`;
    if (!this.tabs.hidden) this.drawTabs();
  }
}

begin().catch(() => {
  app.replaceChildren(
    el("p", { class: "banner", role: "alert" }, "The sandbox does not answer. Trying again…"),
  );
  setTimeout(() => location.reload(), RETRY);
});
