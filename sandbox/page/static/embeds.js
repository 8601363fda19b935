// Classic embeds.
import { el } from "./dom.js";
import { picture, resolve } from "./media.js";
import { outward, richText } from "./richtext.js";
import { stamp } from "./time.js";

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** Element of one embed. */
export function embed(data, message, client) {
  const box = el(
    "section",
    { class: "embed", "aria-label": data.title ?? "Embed" },
    el(
      "div",
      { class: "embed-body" },
      data.author &&
        el(
          "div",
          { class: "embed-author" },
          data.author.url ? outward(data.author.url, data.author.name) : data.author.name,
        ),
      data.title && title(data, client),
      data.description && richText(data.description, client),
      data.fields?.length > 0 &&
        el(
          "dl",
          { class: "fields" },
          data.fields.map((field) => fieldOf(field, client)),
        ),
    ),
    data.thumbnail && picture(resolve(data.thumbnail, message), { small: true }),
    data.image && el("div", { class: "embed-image" }, picture(resolve(data.image, message))),
    (data.footer || data.timestamp) && footer(data, client),
  );
  if (data.color) box.style.setProperty("--accent", colour(data.color));
  return box;
}

function title(data, client) {
  const words = richText(data.title, client);
  return el("div", { class: "embed-title" }, data.url ? outward(data.url, words) : words);
}

const fieldOf = (field, client) =>
  el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    el("dt", {}, richText(field.name, client)),
    el("dd", {}, richText(field.value, client)),
  );

const footer = (data, client) =>
  el(
    "footer",
    {},
    data.footer?.text,
    data.footer && data.timestamp && " · ",
    data.timestamp && stamp(data.timestamp, client.locale),
  );

/** Attachments that an embed shows. */
export const usedByEmbeds = (message) => {
  const urls = (message.embeds ?? []).flatMap((one) => [one.image?.url, one.thumbnail?.url]);
  return (one) => urls.includes(one.url) || urls.includes(`attachment://${one.filename}`);
};
