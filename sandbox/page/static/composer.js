// Composer: plain text, or a slash command chosen from a list.
import { CommandForm } from "./commandform.js";
import { el, icon, unseen } from "./dom.js";
import { Listbox } from "./listbox.js";
import { avatar, nameOf } from "./people.js";
import { leaves, matching, typedOut } from "./slash.js";
import { FilePicker } from "./upload.js";

const LONGEST = 2_000; // Discord's limit for a message
const NARROW = "(max-width: 520px)"; // where a hint with the channel's name would be cut
const NAMING = /(^|\s)@([\p{L}\p{N}_.-]*)$/u;

export class Composer {
  constructor(client) {
    this.client = client;
    this.form = null;
    this.drafts = new Map();
    this.list = new Listbox({
      label: "Commands",
      onPick: (item) => this.picked(item),
      onMove: (id) => this.input.setAttribute("aria-activedescendant", id ?? ""),
    });
    this.shelf = el("div", { class: "shelf", hidden: true });
    this.status = el("div", { class: "status", role: "status" });
    this.input = el("textarea", {
      class: "say",
      rows: 1,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": this.list.node.id,
      "aria-activedescendant": "",
      "aria-label": "Message",
      enterkeyhint: "send",
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.form || this.above([]),
    });
    this.files = new FilePicker(client.user, { most: 10, onChange: () => this.showFiles() });
    this.files.input.setAttribute("aria-label", "Files to send");
    this.text = el(
      "form",
      { class: "saying", onsubmit: (event) => this.submit(event) },
      el(
        "button",
        { type: "button", class: "plain slash", title: "Commands", onclick: () => this.start("/") },
        "/",
        unseen(" Commands"),
      ),
      this.input,
      el(
        "button",
        { type: "button", class: "plain attach", title: "Send files", onclick: () => this.files.input.click() },
        icon("clip"),
        unseen("Send files"),
      ),
      el("button", { type: "submit", class: "send", title: "Send" }, icon("send"), unseen("Send message")),
    );
    this.box = el("div", { class: "composer-box" }, this.text);
    this.tray = el("div", { class: "tray", hidden: true }, this.files.input, this.files.list, this.files.status);
    this.files.input.tabIndex = -1;
    this.node = el("div", { class: "composer" }, this.shelf, this.tray, this.box, this.status);
  }

  get store() {
    return this.client.store;
  }

  get commands() {
    const { store, client } = this;
    if (client.channel?.archived) return [];
    return leaves(store.commands, client.locale, client.channel, store.installed);
  }

  /** Sets the channel. Each channel keeps its draft; the same channel `again` changes nothing. */
  aim(channel, again) {
    const title = this.store.titleOf(channel);
    this.input.setAttribute("aria-label", `Message ${title}`);
    this.input.placeholder = channel.archived
      ? `${title} is archived; a message opens it again`
      : `${matchMedia(NARROW).matches ? "Message" : `Message ${title}`}  ·  / for commands`;
    if (again) return;
    this.drafts.set(this.aimed ?? channel.id, this.input.value); // typed before the first channel opened: for that one
    this.aimed = channel.id;
    this.show(this.drafts.get(channel.id) ?? "");
  }

  focus() {
    if (this.form) this.form.focus();
    else this.input.focus({ preventScroll: true });
  }

  /** Shows hints and lists above the input. */
  above(nodes) {
    this.shelf.replaceChildren(...nodes);
    this.shelf.hidden = nodes.length === 0;
  }

  showFiles() {
    this.tray.hidden = !this.files.files.length && !this.files.under && !this.files.refused;
  }

  busy(is) {
    this.shelf.classList.toggle("busy", is);
  }

  note(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  start(text) {
    this.leave(text);
    this.typed();
  }

  typed() {
    this.shape();
    const { value } = this.input;
    const whole = value.startsWith("/") && value.endsWith(" ") && typedOut(this.commands, value.slice(1));
    if (whole && !whole.rest && !this.longerThan(whole.leaf)) return this.choose(whole.leaf);
    if (/^\/[^\n]*$/.test(value)) return this.offerCommands(value.slice(1));
    return this.offerPeople(NAMING.exec(value.slice(0, this.input.selectionStart)));
  }

  longerThan = (leaf) => this.commands.some((one) => one !== leaf && one.name.startsWith(`${leaf.name} `));

  shape() {
    this.text.classList.toggle("commanding", this.input.value.startsWith("/"));
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 180)}px`;
  }

  offerCommands(typed) {
    this.client.menuOpened();
    const found = matching(this.commands, typed);
    const items = found.map((leaf) => ({
      label: `/${leaf.label}`,
      hint: leaf.hint,
      note: optionsNote(leaf),
      value: leaf,
    }));
    const none =
      !typedOut(this.commands, typed) &&
      el("p", { class: "nothing" }, this.commands.length ? "No such command." : "No commands here yet.");
    this.offer(items, "Commands", none);
  }

  offerPeople(match) {
    if (!match) return this.offer([], "");
    const wanted = match[2].toLocaleLowerCase();
    const people = [...this.store.users.values()].filter((user) =>
      nameOf(user).toLocaleLowerCase().startsWith(wanted),
    );
    return this.offer(
      people.map((user) => ({
        label: nameOf(user),
        hint: user.bot ? "Bot" : "",
        mark: avatar(user, "tiny"),
        value: user,
        naming: match[2],
      })),
      "People",
    );
  }

  offer(items, title, none) {
    this.list.node.setAttribute("aria-label", title);
    this.list.set(items);
    if (items.length) this.above([el("div", { class: "shelf-title" }, title), this.list.node]);
    else this.above(none ? [none] : []);
  }

  picked(item) {
    if (item.naming === undefined) return this.choose(item.value);
    const at = this.input.selectionStart;
    this.input.setRangeText(`${nameOf(item.value)} `, at - item.naming.length, at, "end");
    return this.typed();
  }

  choose(leaf, words = "") {
    this.list.set([]);
    this.above([]);
    this.input.value = "";
    this.form = new CommandForm(leaf, this, this.store);
    this.box.replaceChildren(this.form.node);
    if (words) this.form.fill(words);
    this.form.focus();
  }

  show(text) {
    this.form = null;
    this.above([]);
    this.box.replaceChildren(this.text);
    this.input.value = text;
    this.shape();
  }

  /** Returns from a command to text. */
  leave(text) {
    this.show(text);
    this.input.focus();
  }

  key(event) {
    if (event.isComposing || this.list.key(event)) return;
    const open = this.list.items.length > 0 && !this.shelf.hidden;
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      this.offer([], "");
    } else if ((event.key === "Tab" || event.key === "Enter") && !event.shiftKey && open) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Enter" && !event.shiftKey) this.submit(event);
  }

  submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    const whole = text.startsWith("/") && typedOut(this.commands, text.slice(1));
    if (whole) return this.choose(whole.leaf, whole.rest);
    if (text.startsWith("/")) return this.note("There is no such command.");
    if ([...text].length > LONGEST)
      return this.note(`A message has at most ${LONGEST} characters; this has ${[...text].length}.`);
    const files = this.files.values;
    if (this.files.trouble) return this.note(this.files.trouble);
    const again = () => this.input.value || this.form || this.start(text);
    if ((!text && !files.length) || !this.client.say(this.named(text), files, again)) return null;
    this.files.clear();
    this.leave("");
    return this.note("");
  }

  /** Turns "@Name" of a person in the channel into a mention. */
  named(text) {
    const users = [...this.store.users.values()].sort((a, b) => nameOf(b).length - nameOf(a).length);
    return users.reduce(
      (so, user) =>
        so.replaceAll(
          new RegExp(
            `(^|\\s)@${RegExp.escape?.(nameOf(user)) ?? quoted(nameOf(user))}(?![\\p{L}\\p{N}])`,
            "gu",
          ),
          `$1<@${user.id}>`,
        ),
      text,
    );
  }

  send(leaf, options) {
    const { form } = this;
    this.client.slash(leaf, options, () => this.restore(form));
    this.leave("");
  }

  /** Restores a command that the server refused, with its options. */
  restore(form) {
    if (this.form || this.input.value) return;
    this.form = form;
    this.box.replaceChildren(form.node);
    form.focus();
  }

  complete(leaf, options, focused) {
    return this.client.complete(leaf, options, focused);
  }
}

const quoted = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function optionsNote(leaf) {
  const names = leaf.options.map((option) => (option.required ? option.label : `[${option.label}]`));
  return names.slice(0, 4).join("  ") + (names.length > 4 ? " …" : "");
}
