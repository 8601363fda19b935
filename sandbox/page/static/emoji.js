// Emoji of buttons and options.
import { el } from "./dom.js";

/** A Unicode or custom emoji before a label. */
export function emoji(data) {
  if (!data) return null;
  if (!data.id) return el("span", { class: "emoji-char", "aria-hidden": "true" }, data.name);
  return el("img", {
    class: "emoji",
    src: `/cdn/emojis/${data.id}.${data.animated ? "gif" : "png"}`,
    alt: "",
  });
}
