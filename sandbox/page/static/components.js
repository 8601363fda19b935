// Discord's message components: classic rows and components v2.
import { el, icon } from "./dom.js";
import { colour } from "./embeds.js";
import { emoji } from "./emoji.js";
import { fileCard, gallery, picture, resolve } from "./media.js";
import { follow, outward, richText, spoiler } from "./richtext.js";
import { select } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Elements of a message's components. Unknown components are shown as unknown. */
export const components = (list, message, client) => list.map((one) => component(one, message, client));

function component(data, message, client) {
  const make = MAKERS[data.type];
  return make ? make(data, message, client) : el("p", { class: "unknown" }, `Component of type ${data.type}`);
}

const chooser = (data, message, client) =>
  select(data, client, (values) => client.choose(message, data, values), client.isWaiting(message, data));

const MAKERS = {
  1: (data, message, client) => el("div", { class: "row" }, components(data.components, message, client)),
  2: button,
  3: chooser,
  5: chooser,
  6: chooser,
  7: chooser,
  8: chooser,
  9: (data, message, client) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-body" }, components(data.components, message, client)),
      el("div", { class: "accessory" }, component(data.accessory, message, client)),
    ),
  10: (data, _message, client) => richText(data.content, client),
  11: (data, message) => picture(pictured(data, message), { small: true }),
  12: (data, message) => gallery(data.items.map((item) => pictured(item, message))),
  13: (data, message) =>
    fileCard({ size: data.size, name: data.name, ...resolve(data.file, message), spoiler: data.spoiler }),
  14: (data) =>
    el("hr", {
      class: `separator ${data.spacing === 2 ? "large" : ""} ${data.divider === false ? "bare" : ""}`,
    }),
  17: container,
};

const pictured = (data, message) => ({
  ...resolve({ ...data.media, description: data.description ?? undefined }, message),
  spoiler: data.spoiler,
});

function container(data, message, client) {
  const box = el("div", { class: "container" }, components(data.components, message, client));
  if (data.accent_color !== null && data.accent_color !== undefined) {
    box.classList.add("accented");
    box.style.setProperty("--accent", colour(data.accent_color));
  }
  return data.spoiler ? spoiler(box) : box;
}

function button(data, message, client) {
  const label = [emoji(data.emoji), data.label && el("span", { class: "label" }, data.label)];
  if (data.style === 5) return linkButton(data, label, client);
  const waiting = client.isWaiting(message, data);
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[data.style] ?? "secondary"}`,
      disabled: data.disabled,
      "data-custom": data.custom_id,
      "aria-busy": waiting && "true",
      "aria-label": !data.label && data.emoji?.name,
      onclick: () => client.press(message, data),
    },
    label,
    el("span", { class: "dots", "aria-hidden": "true" }),
  );
}

function linkButton(data, label, client) {
  const link = outward(data.url, [label, icon("out")]);
  link.classList.add("button", "link");
  link.addEventListener("click", (event) => follow(data.url, client) && event.preventDefault());
  return link;
}
