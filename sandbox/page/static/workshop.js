// The workshop: dials and acts as the sandbox describes them.
import { el, freshId, icon, unseen } from "./dom.js";

const ADDRESS = "/page/workshop.json";
const WORDS = {
  retry_after: "Seconds to wait (429)",
  after: "From which call on",
  times: "How often",
  path: "Path, as a pattern",
  status: "Status",
  code: "Discord's code",
  left: "What is left of it",
  field: "Field",
  method: "Method",
  name: "Name",
  person: "Person",
  guild: "Server",
  channel: "Channel",
  thread: "Thread",
  role: "Role",
  right: "Right",
  seconds: "By how many seconds",
  shard: "Shard",
};
const YES = { dms: "Open", install: "Installed", found: "With the bot", invalidate: "May be resumed" };
const FIRST = { path: "/messages", status: "503", after: "1", times: "1", retry_after: "1", seconds: "900" };
const NUMBERS = ["status", "code", "after", "times", "retry_after", "seconds"];

async function turn(body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(ADDRESS, body && { method: "POST", headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.text);
  return told;
}

/** Opens the workshop over the page. */
export async function openWorkshop() {
  const bench = new Bench();
  document.body.append(bench.dialog);
  bench.draw(await turn());
  bench.dialog.showModal();
}

class Bench {
  constructor() {
    const title = freshId("workshop");
    this.status = el("p", { class: "workshop-status", role: "status" }, "This line says what became of it.");
    this.body = el("div", { class: "modal-body" });
    this.dialog = el(
      "dialog",
      { class: "modal workshop", "aria-labelledby": title },
      el(
        "div",
        { class: "workshop-frame" },
        el(
          "header",
          {},
          el("h2", { id: title }, "Workshop"),
          el(
            "button",
            { type: "button", class: "plain", title: "Close", onclick: () => this.dialog.close() },
            icon("close"),
            unseen("Close"),
          ),
        ),
        el("p", { class: "about lead" }, "What goes wrong on Discord now and then, to see what the bot does."),
        this.body,
        this.status,
      ),
    );
    this.dialog.addEventListener("close", () => this.dialog.remove());
  }

  draw(told) {
    this.choices = told.choices;
    const dials = el("fieldset", { class: "dials" }, el("legend", {}, "Dials"), told.dials.map((one) => this.dial(one)));
    const acts = el("section", { "aria-label": "Acts" }, el("h3", {}, "Acts"), told.acts.map((one) => this.act(one)));
    this.body.replaceChildren(acts, dials);
    this.planned(told);
  }

  planned({ failures }) {
    this.count = failures ? ` ${failures} planned ${failures === 1 ? "failure" : "failures"} to come.` : "";
  }

  async do(body, words) {
    try {
      const told = await turn(body);
      this.choices = told.choices;
      this.planned(told);
      this.refresh();
      this.status.textContent = `${words}: done.${this.count}`;
    } catch (no) {
      this.status.textContent = `${words}: ${no.message}`;
    }
    this.status.classList.remove("fresh");
    requestAnimationFrame(() => this.status.classList.add("fresh"));
  }

  dial({ name, label, value }) {
    const [on, words] = [typeof value === "boolean", typeof value === "string"];
    const read = () => (on ? input.checked : words ? input.value : Number(input.value));
    const input = el("input", {
      type: on ? "checkbox" : words ? "text" : "number",
      role: on && "switch",
      min: !on && !words && "0",
      step: !on && !words && "any",
      class: !on && "input",
      onchange: () => this.do({ dial: name, value: read() }, label),
    });
    if (on) input.checked = value;
    else input.value = value;
    return el("label", { class: on ? "dial switch" : "dial" }, el("span", {}, label), input);
  }

  act({ name, label, fields }) {
    if (!fields.length) return el("div", { class: "act" }, this.button(label, () => this.do({ act: name }, label)));
    const inputs = fields.map((field) => [field, this.input(field)]);
    const go = () => {
      const given = Object.fromEntries(inputs.map(([field, input]) => [field, read(field, input)]));
      this.do({ act: name, ...given }, label);
    };
    const form = el(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          go();
        },
      },
      inputs.map(([field, input]) => el("label", { class: "dial" }, el("span", {}, field === "yes" ? YES[name] : WORDS[field]), input)),
      el("button", { type: "submit", class: "button secondary" }, label),
    );
    return el("details", { class: "act" }, el("summary", {}, label), form);
  }

  button(label, onclick) {
    return el("button", { type: "button", class: "button secondary", onclick }, label);
  }

  input(field) {
    if (field === "yes") {
      const box = el("input", { type: "checkbox" });
      box.checked = true;
      return box;
    }
    if (this.choices[field]) return this.fill(el("select", { class: "input", "data-field": field }));
    const kind = NUMBERS.includes(field) ? "number" : "text";
    const input = el("input", { class: "input", type: kind, step: "any", autocomplete: "off" });
    input.value = FIRST[field] ?? "";
    return input;
  }

  fill(select) {
    const was = select.value;
    const options = this.choices[select.dataset.field];
    select.replaceChildren(...options.map((one) => el("option", { value: one.value }, one.name)));
    if (options.some((one) => one.value === was)) select.value = was;
    return select;
  }

  /** Updates the choices after an act. */
  refresh() {
    for (const select of this.body.querySelectorAll("[data-field]")) this.fill(select);
  }
}

const read = (field, input) => {
  if (input.type === "checkbox") return input.checked;
  return NUMBERS.includes(field) ? Number(input.value) : input.value;
};
