// Select menus of messages and modals: a button that opens a list.
import { el, freshId, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { avatar } from "./people.js";

const FILTERED_FROM = 9; // a shorter list is seen at once

/** Choices of a select of any kind, in the open channel. */
export function choicesOf(data, { store, channel }) {
  const preset = new Set((data.default_values ?? []).map((one) => one.id));
  const entity = (id, label, mark, hint) => ({ value: id, label, mark, hint, selected: preset.has(id) });
  if (data.type === 3)
    return data.options.map((one) => ({
      value: one.value,
      label: one.label,
      hint: one.description,
      mark: emoji(one.emoji),
      selected: Boolean(one.default),
    }));
  if (data.type === 8)
    return store
      .channelsNear(channel)
      .filter((one) => !data.channel_types?.length || data.channel_types.includes(one.type))
      .map((one) => entity(one.id, store.titleOf(one)));
  const roles = store.rolesNear(channel).map((one) => entity(one.id, `@${one.name}`, null, "Role"));
  if (data.type === 6) return roles;
  const people = store
    .peopleIn(channel)
    .map((one) => entity(one.id, store.nameOf(one.id), avatar(one, "tiny"), one.bot ? "Bot" : null));
  return data.type === 7 ? [...people, ...roles] : people;
}

/** A select. `onChoose(values)` is called when a choice is complete. */
export function select(data, client, onChoose, waiting = false) {
  const menu = new SelectMenu(data, client, onChoose);
  if (waiting) menu.button.setAttribute("aria-busy", "true");
  return menu.node;
}

export class SelectMenu {
  constructor(data, client, onChoose) {
    this.min = data.min_values ?? 1;
    this.max = data.max_values ?? 1;
    this.multi = this.max > 1 || this.min === 0;
    this.placeholder = data.placeholder || (this.multi ? "Make a choice" : "Choose one");
    this.items = choicesOf(data, client);
    this.onChoose = onChoose;
    this.face = el("span", { class: "select-face", id: freshId("face") });
    this.button = el(
      "button",
      {
        type: "button",
        class: "select",
        disabled: data.disabled,
        "data-custom": data.custom_id,
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        onclick: () => this.open(),
        onkeydown: (event) => this.arrow(event),
      },
      this.face,
      el("span", { class: "dots", "aria-hidden": "true" }),
      icon("down"),
    );
    this.node = el("div", { class: "select-box" }, this.button);
    this.showFace();
  }

  get chosen() {
    return this.items.filter((item) => item.selected);
  }

  get values() {
    return this.chosen.map((item) => item.value);
  }

  showFace() {
    const words = this.chosen.map((item) => item.label);
    this.face.classList.toggle("empty", words.length === 0);
    this.face.replaceChildren(words.length ? words.join(", ") : this.placeholder);
  }

  arrow(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.open();
  }

  open() {
    if (this.button.disabled || this.button.ariaBusy === "true") return;
    this.before = this.items.map((item) => item.selected);
    this.list = new Listbox({
      label: this.placeholder,
      multi: this.multi,
      onPick: (item) => this.pick(item),
      onMove: (id) => this.typing.setAttribute("aria-activedescendant", id ?? ""),
    });
    this.typing = el("input", {
      class: "filter",
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": this.list.node.id,
      "aria-label": `${this.placeholder}: type to narrow`,
      placeholder: "Type to narrow",
      autocomplete: "off",
      oninput: () => this.fill(),
      onkeydown: (event) => this.key(event),
    });
    if (this.items.length < FILTERED_FROM) this.typing.classList.add("unseen");
    this.count = el("span", { class: "select-count", id: freshId("count"), "aria-live": "polite" });
    this.done = el(
      "button",
      { type: "button", class: "button primary", onclick: () => this.finish() },
      "Done",
    );
    this.panel = el(
      "div",
      { class: "panel", popover: "auto" },
      this.typing,
      this.list.node,
      this.items.length === 0 && el("p", { class: "nothing" }, "Nothing to choose from"),
      this.multi && el("div", { class: "panel-foot" }, this.count, this.done),
    );
    this.panel.addEventListener("toggle", (event) => event.newState === "closed" && this.closed());
    this.node.append(this.panel);
    this.fill();
    this.panel.showPopover();
    this.place();
    this.button.setAttribute("aria-expanded", "true");
    this.typing.focus({ preventScroll: true });
  }

  fill(at) {
    const wanted = this.typing.value.trim().toLocaleLowerCase();
    const full = this.multi && this.chosen.length >= this.max;
    this.shown = this.items.filter((item) => item.label.toLocaleLowerCase().includes(wanted));
    this.list.set(
      this.shown.map((item) => ({
        ...item,
        mark: item.mark?.cloneNode(true),
        source: item,
        disabled: full && !item.selected && this.max > 1,
      })),
      at,
    );
    const bounds = this.min === this.max ? `${this.min}` : `${this.min}–${this.max}`;
    this.count.textContent = `${this.chosen.length} chosen of ${bounds}`;
    this.done.disabled = this.chosen.length < this.min;
  }

  place() {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const upward = below < Math.min(this.panel.offsetHeight, 320) && box.top > below;
    const width = Math.min(Math.max(box.width, 220), innerWidth - 16);
    Object.assign(this.panel.style, {
      width: `${width}px`,
      left: `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`,
      maxHeight: `${(upward ? box.top : below) - 14}px`,
      top: upward ? "auto" : `${box.bottom + 6}px`,
      bottom: upward ? `${innerHeight - box.top + 6}px` : "auto",
    });
  }

  pick({ source }) {
    if (!this.multi) {
      for (const item of this.items) item.selected = item === source;
      return this.finish();
    }
    if (this.max === 1 && !source.selected) for (const item of this.items) item.selected = false;
    source.selected = !source.selected;
    this.showFace();
    return this.fill(this.list.at);
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      this.items.forEach((item, index) => (item.selected = this.before[index]));
    }
    const bySpace = event.key === " " && (this.multi || this.typing.classList.contains("unseen"));
    if (event.key === "Enter" && this.multi && (event.ctrlKey || event.metaKey)) this.finish();
    else if (event.key === "Enter" || bySpace) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Tab" && !this.multi) this.panel.hidePopover();
  }

  finish() {
    this.panel.hidePopover();
  }

  /** A changed, complete choice is sent when the list loses the focus, as in Discord; Escape reverts it before. */
  closed() {
    const changed = this.items.some((item, index) => item.selected !== this.before[index]);
    this.panel.remove();
    this.button.setAttribute("aria-expanded", "false");
    this.showFace();
    if (!document.activeElement || document.activeElement === document.body)
      this.button.focus({ preventScroll: true });
    if (changed && this.chosen.length >= this.min) this.onChoose(this.values);
  }
}
