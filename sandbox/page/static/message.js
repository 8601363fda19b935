// Element of one message: author, time, content, actions.
import { components } from "./components.js";
import { el, icon, unseen } from "./dom.js";
import { embed, usedByEmbeds } from "./embeds.js";
import { marks, reactButton, threadButton } from "./marks.js";
import { attachments } from "./media.js";
import { avatar, nameOf } from "./people.js";
import { richText } from "./richtext.js";
import { stamp } from "./time.js";

const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const PINNED = 6;

/** Element of a message. */
export function messageNode(message, client) {
  const node = el(
    "article",
    {
      class: message.ephemeral ? "message ephemeral" : "message",
      tabindex: "-1",
      "aria-label": `${nameOf(message.author)}, ${new Date(message.timestamp).toLocaleTimeString(client.locale, { timeStyle: "short" })}`,
    },
    origin(message, client),
    avatar(message.author),
    el("div", { class: "main" }, header(message, client), ...body(message, client)),
  );
  if (mentionsMe(message, client)) node.classList.add("for-me");
  const tools = toolsOf(message, client);
  if (tools) node.append(tools);
  return node;
}

function mentionsMe(message, client) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === client.store.me.id);
}

function origin(message, client) {
  const { referenced_message: answered, interaction, interaction_metadata: metadata } = message;
  if (answered) return line(answered.author, excerpt(answered, client), "answered");
  const used = interaction ?? (metadata?.type === 2 ? metadata : null);
  if (!used?.user) return null;
  return line(
    used.user,
    [" used ", used.name ? el("span", { class: "used" }, `/${used.name}`) : "a command"],
    "origin",
    client,
  );
}

const excerpt = (message, client) =>
  el(
    "button",
    {
      type: "button",
      class: "excerpt",
      title: "To that message",
      onclick: () => client.openChannel(message.channel_id ?? client.channel.id, message.id),
    },
    firstWords(message, client),
  );

function firstWords(message, client) {
  const texts = [
    message.content,
    ...(message.embeds ?? []).map((one) => one.title),
    ...textsOf(message.components ?? []),
  ];
  const first = (texts.find(Boolean) ?? "").split("\n").find((one) => one.trim());
  return first ? richText(first, client).textContent : "a message";
}

const textsOf = (list) =>
  list.flatMap((one) => (one.type === 10 ? [one.content] : textsOf(one.components ?? [])));

const line = (user, words, kind) =>
  el(
    "div",
    { class: `above ${kind}` },
    kind === "answered" && icon("reply"),
    avatar(user, "tiny"),
    el("b", {}, nameOf(user)),
    words,
  );

const header = (message, client) =>
  el(
    "header",
    { class: "by" },
    el("span", { class: "author" }, nameOf(message.author)),
    message.author.bot && el("span", { class: "tag" }, "App"),
    stamp(message.timestamp, client.locale),
  );

function body(message, client) {
  const failure = client.failures.get(message.id) ?? message.failure;
  return [
    thinking(message) ?? content(message, client),
    failure && el("p", { class: "failure", role: "alert" }, icon("warn"), failure),
    message.ephemeral && privacy(message, client),
  ];
}

function thinking(message) {
  if (!((message.flags ?? 0) & LOADING)) return null;
  return el(
    "p",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }),
    `${nameOf(message.author)} is thinking…`,
  );
}

function content(message, client) {
  const parts = el("div", { class: "content" });
  const list = message.components ?? [];
  if ((message.flags ?? 0) & COMPONENTS_V2) parts.append(...components(list, message, client));
  else classic(message, client, parts);
  if (message.type === PINNED) parts.append(el("p", { class: "thinking" }, "pinned a message to this channel."));
  if (message.edited_timestamp) edited(parts, message, client);
  parts.append(...marks(message, client).filter(Boolean));
  return parts;
}

function classic(message, client, parts) {
  const used = usedByEmbeds(message);
  if (message.content) parts.append(richText(message.content, client));
  const pieces = [
    ...attachments((message.attachments ?? []).filter((one) => !used(one))).flat(),
    ...(message.embeds ?? []).map((data) => embed(data, message, client)),
    ...components(message.components ?? [], message, client),
  ];
  parts.append(...pieces.filter(Boolean));
}

/** "(edited)" is shown with text only, because a bot's board changes with every move. */
function edited(parts, message, client) {
  const text = message.content ? parts.querySelector(":scope > .text > :last-child") : null;
  text?.append(
    " ",
    el(
      "small",
      { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(client.locale) },
      "(edited)",
    ),
  );
}

const privacy = (message, client) =>
  el(
    "footer",
    { class: "privacy" },
    icon("eye"),
    "Only you can see this · ",
    el(
      "button",
      { type: "button", class: "dismiss", onclick: () => client.dismiss(message) },
      "Dismiss",
      unseen(" this message"),
    ),
  );

function toolsOf(message, client) {
  const own = message.author.id === client.store.me.id;
  if (message.ephemeral || message.local) return null;
  const inChannel = client.channel?.kind === "text" && !message.thread;
  return el(
    "div",
    { class: "tools" },
    reactButton(message, client),
    inChannel && threadButton(message, client),
    (own || client.store.moderator) && binButton(message, client),
  );
}

const binButton = (message, client) =>
    el(
      "button",
      { type: "button", class: "tool", title: "Delete message", onclick: () => client.remove(message) },
      icon("bin"),
      unseen("Delete message"),
    );

/** A message as plain text, for screen readers. */
export function spoken(node, message) {
  if (thinking(message)) return thinking(message).textContent;
  const copy = node.querySelector(".content").cloneNode(true);
  for (const frame of copy.querySelectorAll(".frame"))
    frame.replaceWith(` ${frame.querySelector("img")?.alt ?? ""} `);
  for (const control of copy.querySelectorAll(".row, .accessory, .reactions, .to-thread")) control.remove();
  const parts = [...copy.querySelectorAll("div, p, li, h3, h4, h5")];
  for (const part of parts) part.append(" ");
  return `${nameOf(message.author)}: ${copy.textContent.replace(/\s+/g, " ").trim()}`.slice(0, 600);
}
