// Images and files: scaled down to fit, with alt text, enlarged when pressed.
import { el, freshId, icon } from "./dom.js";
import { returnFrom } from "./focus.js";
import { spoiler } from "./richtext.js";
import { measure } from "./upload.js";

const LOOPBACK = /^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?=\/)/;

/** Path of the sandbox's own files, whatever host name the page was opened with. */
const near = (url) => (url ?? "").replace(LOOPBACK, "");

/** The attachment or external image of a media object. */
export function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url ?? "")?.[1];
  const attachment = message?.attachments?.find(
    (one) => (name && one.filename === name) || (media.attachment_id && one.id === media.attachment_id),
  );
  return {
    ...media,
    url: near(attachment?.url ?? media.url),
    ...(attachment && { filename: attachment.filename, size: attachment.size ?? media.size }),
    width: media.width ?? attachment?.width,
    height: media.height ?? attachment?.height,
    alt: media.description ?? attachment?.description ?? "",
  };
}

/** An image that is enlarged when pressed. `media` is a result of `resolve`. */
export function picture(media, { small = false } = {}) {
  if (/^https?:/.test(media.url)) return elsewhere(media);
  const image = el("img", {
    src: media.url,
    alt: media.alt || "Picture without a description",
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  const button = el(
    "button",
    {
      type: "button",
      class: small ? "picture small" : "picture",
      title: "Enlarge",
      onclick: () => enlarge(media),
    },
    image,
  );
  image.addEventListener("error", () => button.replaceChildren(broken(media)));
  const frame = el("div", { class: "frame" }, button, !small && media.alt && altBadge(media.alt));
  return media.spoiler ? spoiler(frame) : frame;
}

/** Stands for a picture of another site, which the page must not load, so that nothing leaves the machine. */
function elsewhere(media) {
  const words = [media.alt, `Picture on ${new URL(media.url).host}, not shown: the sandbox loads nothing from other sites`];
  const link = el("a", { href: media.url, target: "_blank", rel: "noopener noreferrer" }, "Open by itself");
  const told = el("span", {}, words.filter(Boolean).join(". "), ". ", link);
  const card = el("div", { class: "frame" }, el("span", { class: "broken" }, icon("warn"), told));
  return media.spoiler ? spoiler(card) : card;
}

const broken = (media) =>
  el("span", { class: "broken" }, icon("warn"), media.alt || "This picture cannot be loaded");

function altBadge(text) {
  const id = freshId("alt");
  const words = el("div", { class: "alt-words", id, hidden: true }, text);
  const toggle = el(
    "button",
    {
      type: "button",
      class: "alt-badge",
      "aria-expanded": "false",
      "aria-controls": id,
      title: "The picture in words",
    },
    "ALT",
  );
  toggle.addEventListener("click", () => {
    words.hidden = !words.hidden;
    toggle.setAttribute("aria-expanded", String(!words.hidden));
  });
  return [toggle, words];
}

function enlarge(media) {
  const shut = () => dialog.close();
  const image = el("img", { src: media.url, alt: media.alt, width: media.width, height: media.height });
  const full = el(
    "button",
    { type: "button", class: "plain", "aria-pressed": "false", onclick: () => toggle() },
    "Full size",
  );
  const toggle = () => full.setAttribute("aria-pressed", String(dialog.classList.toggle("full-size")));
  const dialog = el(
    "dialog",
    { class: "enlarged", "aria-label": "Picture", onclick: (event) => event.target === dialog && shut() },
    el(
      "div",
      { class: "enlarged-picture", tabindex: "0", role: "group", "aria-label": "Picture in full" },
      image,
    ),
    media.alt && el("p", { class: "enlarged-words" }, media.alt),
    el(
      "div",
      { class: "enlarged-tools" },
      full,
      el("a", { href: media.url, target: "_blank", rel: "noopener noreferrer" }, "Open by itself"),
      el(
        "button",
        { type: "button", class: "plain", onclick: shut, autofocus: true },
        icon("close"),
        "Close",
      ),
    ),
  );
  image.addEventListener("click", toggle);
  image
    .decode()
    .then(() => (full.hidden = image.naturalWidth <= image.clientWidth))
    .catch(() => (full.hidden = true));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  returnFrom(dialog);
  dialog.showModal();
}

/** A file to download, with name and size. */
export function fileCard(media) {
  const size = media.size === undefined ? "" : measure(media.size);
  const name = media.filename ?? media.name ?? "file";
  const card = el(
    "a",
    { class: "file", href: media.url, download: name },
    icon("file"),
    el("span", {}, el("span", { class: "file-name" }, name), el("small", {}, size)),
  );
  return media.spoiler ? spoiler(card) : card;
}

/** A gallery: one wide image, or several in a grid. */
export function gallery(items) {
  const layout =
    items.length === 1 ? "gallery one" : items.length % 3 === 0 ? "gallery three" : "gallery two";
  return el(
    "div",
    { class: layout },
    items.map((item) => picture(item)),
  );
}

/** Attachments of a classic message: images in a gallery, others as files. */
export function attachments(list) {
  const shown = list.map((one) => ({
    ...one,
    url: near(one.url),
    alt: one.description ?? "",
    spoiler: /^SPOILER_/.test(one.filename),
  }));
  const pictures = shown.filter((one) => (one.content_type ?? "").startsWith("image/") || one.width);
  const files = shown.filter((one) => !pictures.includes(one));
  return [pictures.length > 0 && gallery(pictures), files.map(fileCard)];
}
