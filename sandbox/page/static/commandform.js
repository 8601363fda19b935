// A chosen slash command: one field for each option, with choices and autocompletion.
import { el, freshId, icon, unseen } from "./dom.js";
import { Listbox } from "./listbox.js";
import { avatar } from "./people.js";
import { fixedChoices, KINDS, read } from "./slash.js";
import { handIn } from "./upload.js";

const PAUSE = 120; // milliseconds of no typing before the bot is asked for choices
const MOST = 25; // choices shown at once, as in Discord
const FILE = 11; // the type of an option that takes a file

export class CommandForm {
  /** `host` shows lists above itself and has send(leaf, options), leave(text), complete(leaf, options, focused). */
  constructor(leaf, host, store) {
    Object.assign(this, { leaf, host, store, fields: [] });
    this.row = el("div", { class: "fields-row" });
    this.more = el("div", { class: "more", role: "group", "aria-label": "More options" });
    this.node = el(
      "form",
      { class: "command", "aria-label": `Command /${leaf.label}`, onsubmit: (event) => this.submit(event) },
      el(
        "div",
        { class: "command-line" },
        el("span", { class: "command-name" }, `/${leaf.label}`),
        this.row,
        this.more,
        el(
          "button",
          {
            type: "button",
            class: "plain leave",
            title: "Put the command away",
            onclick: () => host.leave(""),
          },
          icon("close"),
          unseen("Put the command away"),
        ),
        el("button", { type: "submit", class: "send", title: "Send" }, icon("send"), unseen("Send command")),
      ),
    );
    for (const option of leaf.options.filter((one) => one.required)) this.add(option);
    this.offerMore();
  }

  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.row.append(field.node);
    return field;
  }

  offerMore() {
    const left = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    this.more.replaceChildren(
      ...left.map((option) =>
        el(
          "button",
          { type: "button", class: "chip", title: option.hint, onclick: () => this.include(option) },
          icon("plus"),
          option.label,
        ),
      ),
    );
    this.more.hidden = left.length === 0;
  }

  include(option) {
    const field = this.add(option);
    this.offerMore();
    field.input.focus();
    return field;
  }

  /** Fills typed words into the first option that accepts them. */
  fill(text) {
    const first = this.fields[0] ?? (this.leaf.options.length ? this.include(this.leaf.options[0]) : null);
    if (first) first.setText(text);
    this.offerMore();
  }

  focus() {
    const empty = this.fields.find((field) => !field.text) ?? this.fields[0];
    (empty?.input ?? this.node.querySelector(".send")).focus();
  }

  values(leniently = false) {
    const values = {};
    for (const field of this.fields) {
      const { value, error } = field.read();
      if (!error && value !== undefined) values[field.option.name] = value;
      else if (leniently && field.text) values[field.option.name] = field.text;
    }
    return values;
  }

  submit(event) {
    event?.preventDefault();
    const wrong = this.fields.filter((field) => field.check());
    if (wrong.length) return wrong[0].input.focus();
    return this.host.send(this.leaf, this.values());
  }

  drop(field) {
    if (field.option.required || this.fields.length === 1) return this.host.leave(`/${this.leaf.label}`);
    const before = this.fields[this.fields.indexOf(field) - 1] ?? this.fields[1];
    this.fields.splice(this.fields.indexOf(field), 1);
    field.node.remove();
    this.offerMore();
    return before.input.focus();
  }
}

class Field {
  constructor(option, form) {
    Object.assign(this, { option, form, picked: null, asked: 0 });
    const id = freshId("option");
    this.list = new Listbox({
      label: option.label,
      onPick: (item) => this.take(item.source),
      onMove: (active) => this.input.setAttribute("aria-activedescendant", active ?? ""),
    });
    this.input = el("input", {
      id,
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      size: 10,
      inputmode: option.type === 4 ? "numeric" : undefined,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": this.list.node.id,
      "aria-required": option.required && "true",
      "aria-describedby": `${id}-hint`,
      "aria-activedescendant": "",
      readonly: option.type === FILE,
      placeholder: option.type === FILE && "Choose a file",
      onclick: () => option.type === FILE && this.browse(),
      onfocus: () => this.focused(),
      onblur: () => this.blurred(),
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
    });
    this.hint = el(
      "div",
      { class: "field-hint", id: `${id}-hint` },
      el("b", {}, option.label),
      ` ${option.hint} `,
      el(
        "span",
        { class: "kind" },
        [KINDS[option.type] ?? "value", option.required && "required"].filter(Boolean).join(" · "),
      ),
    );
    this.error = el("div", { class: "field-error", role: "alert" });
    this.node = el(
      "div",
      { class: "option-field" },
      el(
        "label",
        { for: id },
        option.label,
        option.required && el("span", { class: "must", "aria-hidden": "true" }, "*"),
      ),
      this.input,
    );
  }

  get text() {
    return this.input.value;
  }

  get choices() {
    return fixedChoices(this.option, this.form.store, this.form.host.client.channel);
  }

  /** Opens the file chooser and uploads the file. */
  browse() {
    const chooser = el("input", { type: "file", "aria-label": this.option.label });
    chooser.addEventListener("change", async () => {
      this.setText("Sending…");
      try {
        const file = await handIn(this.form.host.client.user, chooser.files[0]);
        this.setText(file.filename);
        this.picked = { name: file.filename, value: file.id };
      } catch (no) {
        this.setText("");
        this.error.textContent = no.message;
      }
    });
    chooser.click();
  }

  setText(text) {
    this.input.value = text;
    this.picked = null;
    this.grow();
  }

  grow() {
    this.input.style.width = `${Math.min(Math.max([...this.text].length + 2, 10), 42)}ch`;
  }

  read() {
    if (!this.text && !this.picked) return this.option.required ? { error: "This is needed." } : {};
    return read(this.option, this.text, this.picked, this.choices);
  }

  /** Marks invalid fields; returns whether there are any. */
  check() {
    const { error } = this.read();
    this.error.textContent = error ?? "";
    this.node.classList.toggle("wrong", Boolean(error));
    this.input.setAttribute("aria-invalid", String(Boolean(error)));
    return Boolean(error);
  }

  focused() {
    this.node.classList.add("current");
    this.form.host.above([this.hint, this.error, this.list.node]);
    this.offer();
  }

  blurred() {
    this.node.classList.remove("current");
    this.asked += 1;
    if (this.text) this.check();
    this.form.host.above([]);
  }

  typed() {
    this.picked = null;
    this.grow();
    this.error.textContent = "";
    this.node.classList.remove("wrong");
    this.offer();
  }

  offer() {
    const fixed = this.choices;
    if (fixed)
      this.show(
        this.picked
          ? fixed
          : fixed.filter((choice) =>
              choice.name.toLocaleLowerCase().includes(this.text.trim().toLocaleLowerCase()),
            ),
      );
    else if (this.option.autocomplete) this.ask();
    else this.show([]);
  }

  async ask() {
    const turn = (this.asked += 1);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.asked) return;
    this.form.host.busy(true);
    const options = { ...this.form.values(true), [this.option.name]: this.text };
    const answer = await this.form.host.complete(this.form.leaf, options, this.option.name);
    if (turn !== this.asked) return;
    this.form.host.busy(false);
    this.show(answer.choices ?? []);
    this.error.textContent = answer.t === "error" ? answer.text : "";
  }

  show(choices) {
    const settled = this.picked && choices.some((choice) => choice.value === this.picked.value);
    const items = settled ? [] : choices.slice(0, MOST);
    this.list.set(
      items.map((choice) => ({
        label: choice.name,
        value: choice.value,
        source: choice,
        mark: choice.user && avatar(choice.user, "tiny"),
      })),
    );
    this.input.setAttribute("aria-expanded", String(items.length > 0));
  }

  take(choice) {
    this.setText(choice.name);
    this.picked = choice;
    this.check();
    this.show([choice]);
    const next = this.form.fields.find((field) => !field.text && !field.picked);
    if (next) next.input.focus();
  }

  key(event) {
    if (this.option.type === FILE && (event.key === "Enter" || event.key === " ") && !this.picked) {
      event.preventDefault();
      this.browse();
      return;
    }
    if (this.list.key(event)) return;
    const open = this.list.items.length > 0;
    const wanted = open && this.list.at >= 0 && !this.exact();
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this.text)) && wanted) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (open) this.show([]);
      else this.form.host.leave("");
    } else if (event.key === "Backspace" && !this.text) {
      event.preventDefault();
      this.form.drop(this);
    }
  }

  /** A value typed exactly as a choice needs no second Enter. */
  exact() {
    const typed = this.text.trim().toLocaleLowerCase();
    const same = this.list.items.find(
      (item) => item.label.toLocaleLowerCase() === typed || String(item.value).toLocaleLowerCase() === typed,
    );
    if (same && typed) this.picked = same.source;
    return Boolean(same && typed);
  }
}
