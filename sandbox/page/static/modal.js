// A modal of the bot: text inputs, selects, radio buttons, checkboxes, files.
import { el, freshId, icon, unseen } from "./dom.js";
import { returnFrom } from "./focus.js";
import { richText } from "./richtext.js";
import { SelectMenu } from "./selects.js";
import { FilePicker } from "./upload.js";

/** Opens the modal. `onSubmit(fields)` or `onCancel()` is called once. */
export function openModal(event, client, { onSubmit, onCancel }) {
  const fields = [];
  const title = freshId("modal");
  let settled = false;
  const settle = (act, value) => {
    if (settled) return;
    settled = true;
    act(value);
    dialog.close();
  };
  const form = el(
    "form",
    {
      novalidate: true,
      onsubmit: (submit) => {
        submit.preventDefault();
        const wrong = fields.filter((field) => !field.check());
        if (wrong.length) wrong[0].focus();
        else
          settle(
            onSubmit,
            Object.fromEntries(
              fields
                .filter((field) => field.value() !== undefined)
                .map((field) => [field.custom, field.value()]),
            ),
          );
      },
    },
    el(
      "header",
      {},
      el("h2", { id: title }, event.title),
      el(
        "button",
        { type: "button", class: "plain", title: "Close", onclick: () => dialog.close() },
        icon("close"),
        unseen("Close"),
      ),
    ),
    el(
      "div",
      { class: "modal-body" },
      event.components.map((one) => part(one, client, fields)),
    ),
    el(
      "footer",
      {},
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Cancel"),
      el("button", { type: "submit", class: "button primary" }, "Submit"),
    ),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title }, form);
  dialog.addEventListener("close", () => {
    settle(onCancel);
    dialog.remove();
  });
  client.node.append(dialog);
  returnFrom(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return dialog;
}

function part(data, client, fields) {
  if (data.type === 10) return richText(data.content, client);
  if (data.type === 1)
    return data.components.map((inner) => labelled(inner.label, null, inner, client, fields));
  if (data.type === 18) return labelled(data.label, data.description, data.component, client, fields);
  return labelled(data.label ?? "", null, data, client, fields);
}

const isNeeded = (data) => data.required !== false && data.type !== 23;

function labelled(label, description, data, client, fields) {
  const make = CONTROLS[data.type];
  if (!make) return el("p", { class: "unknown" }, `This page cannot show a form field of type ${data.type}.`);
  const id = freshId("field");
  const error = el("p", { class: "field-error", id: `${id}-error`, role: "alert" });
  const control = make(data, client, { id, label, description, describedby: `${id}-about ${id}-error` });
  fields.push(field(data, control, error));
  if (data.type === 23) return el("div", { class: "form-field" }, control.node, error);
  const words = [
    label,
    isNeeded(data) && [el("span", { class: "must", "aria-hidden": "true" }, "*"), unseen(" (needed)")],
  ];
  const about = el("div", { class: "about", id: `${id}-about` }, description);
  if (control.group)
    return el(
      "fieldset",
      { class: "form-field", "aria-describedby": `${id}-about ${id}-error` },
      el("legend", {}, words),
      about,
      control.node,
      error,
    );
  return el(
    "div",
    { class: "form-field" },
    el("label", { for: id, id: `${id}-label` }, words),
    about,
    control.node,
    error,
  );
}

function field(data, control, error) {
  return {
    custom: data.custom_id,
    value: control.value,
    focus: control.focus,
    check() {
      error.textContent = control.trouble?.() || (fault(data, control.value()) ?? "");
      return !error.textContent;
    },
  };
}

function fault(data, value) {
  const empty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (empty) return isNeeded(data) && data.min_values !== 0 ? "This is needed." : null;
  const count = Array.isArray(value) ? value.length : 0;
  if (typeof value === "string" && value.length < (data.min_length ?? 0))
    return `At least ${data.min_length} characters.`;
  if (Array.isArray(value) && count < (data.min_values ?? 1))
    return `Choose at least ${data.min_values ?? 1}.`;
  if (Array.isArray(value) && count > (data.max_values ?? Infinity))
    return `Choose at most ${data.max_values}.`;
  return null;
}

function textInput(data, _client, { id, describedby }) {
  const long = data.style === 2;
  const node = el(long ? "textarea" : "input", {
    id,
    class: "input",
    rows: long && 5,
    placeholder: data.placeholder,
    maxlength: data.max_length ?? 4000,
    "aria-describedby": describedby,
    "aria-required": isNeeded(data) && "true",
    autocomplete: "off",
  });
  node.value = data.value ?? "";
  return { node, value: () => node.value, focus: () => node.focus() };
}

function selectInput(data, client, { id, describedby }) {
  const menu = new SelectMenu(data, client, () => null);
  menu.button.id = id;
  menu.button.setAttribute("aria-labelledby", `${id}-label ${menu.face.id}`);
  menu.button.setAttribute("aria-describedby", describedby);
  return { node: menu.node, value: () => menu.values, focus: () => menu.button.focus() };
}

function ticks(data, kind, options) {
  const name = freshId("ticks");
  const inputs = options.map((option) => {
    const input = el("input", { type: kind, name, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const node = el(
    "div",
    { class: "ticks" },
    options.map((option, at) =>
      el(
        "label",
        { class: "tick-line" },
        inputs[at],
        el(
          "span",
          {},
          option.label,
          option.description && el("small", { class: "about" }, option.description),
        ),
      ),
    ),
  );
  return {
    node,
    inputs,
    group: true,
    focus: () => inputs[0]?.focus(),
    chosen: () => inputs.filter((input) => input.checked).map((input) => input.value),
  };
}

function radio(data) {
  const made = ticks(data, "radio", data.options);
  return { ...made, value: () => made.chosen()[0] };
}

function checkboxes(data) {
  const made = ticks(data, "checkbox", data.options);
  return { ...made, value: made.chosen };
}

function checkbox(data, _client, { label, description }) {
  const made = ticks(data, "checkbox", [{ label, description, value: "on", default: data.default }]);
  return { ...made, value: () => made.chosen().length > 0 };
}

function files(data, client, { id, describedby }) {
  const picker = new FilePicker(client.user, { id, describedby, most: data.max_values ?? 1 });
  return {
    node: picker.node,
    value: () => picker.values,
    focus: () => picker.input.focus(),
    trouble: () => picker.trouble,
  };
}

const CONTROLS = {
  3: selectInput,
  4: textInput,
  5: selectInput,
  6: selectInput,
  7: selectInput,
  8: selectInput,
  19: files,
  21: radio,
  22: checkboxes,
  23: checkbox,
};
