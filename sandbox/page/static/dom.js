// Creates elements. Text of people always becomes a text node, never markup.

/** Creates an element. `on…` attributes are listeners; false, null and undefined omit an attribute. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) put(node, name, value);
  node.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false)
      .flatMap((child) => (typeof child === "string" ? words(child) : child)),
  );
  return node;
}

const CARRIED = "⛵⚔🏰🚩♠♥♦♣🏴☠🟡🔴🔵🟢💰🐫🌩🧊🌫🪨🎲⚓📦🕊🃏🏅📜💥📤🪙✍⏳👍❤😂🎉🤔👀";
const EMOJI = new RegExp(`([${CARRIED}])\\ufe0f?(?!\\ufe0e)`, "u");

/** Text as nodes: emoji as Discord's pictures, Twemoji, of which the folder twemoji has those named here. */
export function words(text) {
  const parts = text.split(EMOJI); // each second one is an emoji
  return parts.map((part, at) => (at % 2 ? drawn(part) : document.createTextNode(part))).filter((one) => one.data !== "");
}

/** A picture over the sign, which can be copied and read. */
function drawn(sign) {
  const node = document.createElement("span");
  node.className = "emoji sign";
  node.textContent = sign;
  node.style.backgroundImage = `url(/page/twemoji/${sign.codePointAt(0).toString(16)}.svg)`;
  return node;
}

function put(node, name, value) {
  if (value === false || value === null || value === undefined) return;
  if (typeof value === "function") node.addEventListener(name.slice(2), value);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** Text for screen readers only. */
export const unseen = (text) => el("span", { class: "unseen" }, text);

let last = 0;
/** An unused element id. */
export const freshId = (prefix) => `${prefix}-${(last += 1)}`;

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M4 5h16M4 10h10M8 10v5a3 3 0 0 0 3 3h9M17 15l3 3-3 3",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  down: "M6 9l6 6 6-6",
  jump: "M12 5v13M6 12.5 12 18.5l6-6",
  send: "M4.5 12h14M13 6l6 6-6 6",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6",
  out: "M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5",
  reply: "M20 17v-3a5 5 0 0 0-5-5H5M9 5 5 9l4 4",
  file: "M7 3.5h7l4 4v13H7zM14 3.5v4h4",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warn: "M12 4 2.8 20h18.4zM12 10v5M12 17.5v.5",
  tool: "M14.5 6a4 4 0 0 1 5-1.5L17 7l2 2 2.5-2.5A4 4 0 0 1 16 12L8 20a2 2 0 0 1-3-3l8-8a4 4 0 0 1 1.5-3z",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.5M15 9.5v.5",
  people: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c0-3 2.7-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5.5M17 14c2.4.5 4 2.3 4 5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  clip: "M8 12.5 14 6.5a3 3 0 0 1 4.3 4.2l-8 8a5 5 0 0 1-7-7l7.5-7.5",
  home: "M4 11.5 12 5l8 6.5V20h-5.5v-5.5h-5V20H4z",
};

/** An icon, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}
