// Turns the tree of markdown.js into elements: text nodes and a fixed set of tags.
import { parse } from "./markdown.js";
import { moment } from "./time.js";
import { el, words } from "./dom.js";

const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s", quote: "blockquote" };

/** Text as Discord shows it. `client` gives names, language and link targets. */
export function richText(source, client) {
  const box = el("div", { class: "text" });
  box.append(...all(parse(source), client));
  return box;
}

const all = (nodes, client) => nodes.flatMap((node) => one(node, client));

function one(node, client) {
  if (node.kind in TAGS) return el(TAGS[node.kind], {}, all(node.nodes, client));
  return MAKERS[node.kind](node, client);
}

const MAKERS = {
  text: (node) => words(node.text),
  paragraph: (node, client) => el("div", { class: "paragraph" }, all(node.nodes, client)),
  code: (node) => el("code", {}, node.text),
  fence: (node) => el("pre", { tabindex: "0" }, el("code", { "data-language": node.language }, node.text)),
  heading: (node, client) =>
    el(`h${node.level + 2}`, { class: `heading-${node.level}` }, all(node.nodes, client)),
  subtext: (node, client) => el("small", { class: "subtext" }, all(node.nodes, client)),
  list: (node, client) =>
    el(
      node.ordered ? "ol" : "ul",
      { start: node.ordered && node.start },
      node.items.map((item) => el("li", {}, all(item, client))),
    ),
  spoiler: (node, client) => spoiler(el("span", {}, all(node.nodes, client)), "span"),
  time: (node, client) => moment(node.seconds, node.style, client.locale),
  user: (node, client) => mention(`@${client.store.nameOf(node.id)}`, node.id === client.store.me.id),
  role: (node, client) => mention(`@${client.store.roleName(node.id)}`),
  all: (node) => mention(node.text, true),
  channel: (node, client) => channelLink(node.id, null, client),
  command: (node, client) =>
    node.text.includes(" ") && client.store.rawMentions && !client.store.menuOpened
      ? words(`</${node.text}:${node.id}>`)
      : el(
          "button",
          { type: "button", class: "mention", onclick: () => client.startCommand(node.text) },
          `/${node.text}`,
        ),
  emoji: (node) =>
    el("img", {
      class: "emoji",
      src: `/cdn/emojis/${node.id}.${node.animated ? "gif" : "png"}`,
      alt: `:${node.text}:`,
    }),
  link: (node, client) => link(node, client),
};

const mention = (text, own = false) => el("span", { class: own ? "mention own" : "mention" }, text);

function channelLink(id, message, client, label) {
  const channel = client.store.channels.get(id);
  const name = channel ? client.store.titleOf(channel) : "#unknown";
  return el(
    "button",
    { type: "button", class: "mention", disabled: !channel, onclick: () => client.openChannel(id, message) },
    label ?? (message ? `${name} › message` : name),
  );
}

function link(node, client) {
  const inside = MESSAGE_LINK.exec(node.href);
  const bare = node.nodes.length === 1 && node.nodes[0].text === node.href;
  if (inside) return channelLink(inside[1], inside[2], client, bare ? null : all(node.nodes, client));
  return outward(node.href, all(node.nodes, client), node.title);
}

/** An external link; only http and https are followed. */
export function outward(href, children, title) {
  if (!/^https?:\/\//i.test(href)) return el("span", {}, children);
  return el("a", { href, title: title ?? href, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** Follows a message link inside the page; returns whether it was one. */
export function follow(href, client) {
  const inside = MESSAGE_LINK.exec(href);
  if (inside) client.openChannel(inside[1], inside[2]);
  return Boolean(inside);
}

/** Hides `content` until it is pressed. */
export function spoiler(content, tag = "div") {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    content.inert = false;
    cover.replaceWith(el(tag, { class: "spoiler shown" }, content));
  };
  content.inert = true;
  const cover = el(
    tag,
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler: press to show",
      onclick: reveal,
      onkeydown: reveal,
    },
    content,
  );
  return cover;
}
