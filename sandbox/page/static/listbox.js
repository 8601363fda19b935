// A list of choices for the arrow keys; the focus stays in the input.
import { el, freshId, icon } from "./dom.js";

/** Items are {label, hint?, note?, value, selected?, disabled?, mark?: Node}. `onPick(item)` gets the choice. */
export class Listbox {
  constructor({ label, multi = false, onPick, onMove = () => {} }) {
    this.node = el("div", {
      role: "listbox",
      id: freshId("list"),
      class: "listbox",
      "aria-label": label,
      "aria-multiselectable": multi && "true",
    });
    Object.assign(this, { multi, onPick, onMove, items: [], at: -1 });
  }

  /** Sets the items; `at` or the first enabled one is marked. */
  set(items, at = items.findIndex((item) => !item.disabled)) {
    this.items = items;
    this.node.replaceChildren(...items.map((item, index) => this.option(item, index)));
    this.move(at);
  }

  option(item, index) {
    return el(
      "div",
      {
        role: "option",
        id: `${this.node.id}-${index}`,
        class: "option",
        "aria-selected": this.multi ? String(Boolean(item.selected)) : undefined,
        "aria-disabled": item.disabled && "true",
        onmousedown: (event) => event.preventDefault(),
        onmousemove: () => this.at !== index && this.move(index, false),
        onclick: () => this.pick(index),
      },
      this.multi && el("span", { class: "tick" }, item.selected && icon("check")),
      item.mark,
      el(
        "span",
        { class: "option-words" },
        el("span", { class: "option-label" }, item.label),
        item.hint && el("small", { class: "option-hint" }, item.hint),
      ),
      item.note && el("small", { class: "option-note" }, item.note),
      !this.multi && item.selected && icon("check"),
    );
  }

  /** Marks an item; -1 marks none. */
  move(index, scroll = true) {
    this.node.children[this.at]?.classList.remove("active");
    this.at = index;
    const option = this.node.children[index];
    option?.classList.add("active");
    if (!this.multi)
      for (const one of this.node.children) one.setAttribute("aria-selected", String(one === option));
    if (scroll) option?.scrollIntoView({ block: "nearest" });
    this.onMove(option?.id ?? null);
  }

  step(by) {
    if (this.items.length) this.move((this.at + by + this.items.length) % this.items.length);
  }

  pick(index = this.at) {
    const item = this.items[index];
    if (!item || item.disabled) return false;
    this.onPick(item, index);
    return true;
  }

  /** Handles arrow keys, Home and End; returns whether the key was one of them. */
  key(event) {
    const steps = {
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      PageDown: () => this.move(Math.min(this.at + 8, this.items.length - 1)),
      PageUp: () => this.move(Math.max(this.at - 8, 0)),
    };
    if (!steps[event.key] || !this.items.length) return false;
    event.preventDefault();
    steps[event.key]();
    return true;
  }
}
