// Below a message: its reactions and its thread.
import { el, freshId, icon, unseen } from "./dom.js";

const QUICK = ["👍", "❤️", "😂", "🎉", "🤔", "👀"];

/** Reactions of a message and the link to its thread. */
export function marks(message, client) {
  const reacted = Object.entries(message.reacted ?? {});
  return [
    reacted.length > 0 &&
      el(
        "div",
        { class: "reactions", role: "group", "aria-label": "Reactions" },
        reacted.map(([emoji, who]) => reaction(emoji, who, message, client)),
      ),
    message.thread && toThread(message.thread, client),
  ];
}

function reaction(emoji, who, message, client) {
  const own = who.includes(client.store.me.id);
  const names = who.map((id) => client.store.nameOf(id)).join(", ");
  return el(
    "button",
    {
      type: "button",
      class: own ? "reaction own" : "reaction",
      "aria-pressed": String(own),
      title: names,
      onclick: () => client.react(message, emoji),
    },
    el("span", { class: "emoji-char" }, emoji),
    String(who.length),
    unseen(` by ${names}`),
  );
}

const toThread = (thread, client) =>
  el(
    "button",
    { type: "button", class: "to-thread", onclick: () => client.openChannel(thread.id) },
    icon("thread"),
    el("b", {}, thread.name),
    el("small", {}, thread.message_count === 1 ? "1 message" : `${thread.message_count} messages`),
  );

/** Button that offers a few reactions. */
export function reactButton(message, client) {
  const id = freshId("react");
  const panel = el(
    "div",
    { class: "panel quick", popover: "auto", id, role: "group", "aria-label": "React with" },
    QUICK.map((emoji) =>
      el(
        "button",
        { type: "button", class: "plain", onclick: () => (panel.hidePopover(), client.react(message, emoji)) },
        emoji,
      ),
    ),
  );
  const button = el(
    "button",
    { type: "button", class: "tool", title: "React", popovertarget: id },
    icon("smile"),
    unseen("React"),
  );
  panel.addEventListener("toggle", (event) => event.newState === "open" && place(panel, button));
  return [button, panel];
}

function place(panel, button) {
  const box = button.getBoundingClientRect();
  panel.style.left = `${Math.max(8, Math.min(box.right - panel.offsetWidth, innerWidth - panel.offsetWidth - 8))}px`;
  panel.style.top = `${Math.max(8, box.top - panel.offsetHeight - 6)}px`;
}

export const threadButton = (message, client) =>
  el(
    "button",
    { type: "button", class: "tool", title: "Begin a thread", onclick: () => client.beginThread(message) },
    icon("thread"),
    unseen("Begin a thread"),
  );
