// Parses Discord's markdown into a tree of plain objects, which richtext.js turns into elements.
// A node is {kind, text?, nodes?, …}. This module does not use the DOM.

const DEEPEST = 12; // nested marks; deeper ones stay as typed

const FENCE = /```(?:([\w+.#-]+)\n)?\n*([\s\S]*?[^\n])\n*```/y;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const QUOTED = /^ *> (.*)$|^ *>$/;
const QUOTED_REST = /^ *>>> ([\s\S]*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

const nested = (kind) => (match, depth) => ({ kind, nodes: inline(match[1] ?? match[2], depth + 1) });
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ kind: "text", text: match[1] })],
  [
    /(`+)([\s\S]*?[^`])\1(?!`)/y,
    (match) => ({ kind: "code", text: match[2].replace(/^ (.*`) $|^ (`.*) $/s, "$1$2") }),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1], [{ kind: "text", text: match[1] }])],
  [/<@!?(\d{1,20})>/y, (match) => ({ kind: "user", id: match[1] })],
  [/<@&(\d{1,20})>/y, (match) => ({ kind: "role", id: match[1] })],
  [/<#(\d{1,20})>/y, (match) => ({ kind: "channel", id: match[1] })],
  [/<\/([^\n:<>]{1,100}):(\d{1,20})>/y, (match) => ({ kind: "command", text: match[1], id: match[2] })],
  [
    /<t:(-?\d{1,17})(?::([tTdDfFR]))?>/y,
    (match) => ({ kind: "time", seconds: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [
    /<(a?):(\w{2,32}):(\d{1,20})>/y,
    (match) => ({ kind: "emoji", text: match[2], id: match[3], animated: match[1] === "a" }),
  ],
  [/@(everyone|here)\b/y, (match) => ({ kind: "all", text: match[0] })],
  [
    /\[((?:\\.|[^[\]\\\n])+)\]\( *<?(https?:\/\/[^\s<>]*?)>?(?: +"([^"\n]*)")? *\)/y,
    (match, depth) => link(match[2], inline(match[1], depth + 1), match[3]),
  ],
  [/https?:\/\/[^\s<]*[^<.,:;"'\])\s*_~|]/y, (match) => link(match[0], [{ kind: "text", text: match[0] }])],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, nested("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, nested("underline")],
  [
    /\b_((?:__|\\[\s\S]|[^\\_])+?)_\b|\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    nested("em"),
  ],
  [/~~([\s\S]+?)~~(?!_)/y, nested("strike")],
  [/\|\|([\s\S]+?)\|\|/y, nested("spoiler")],
];
const SPECIAL = /[\\`<@[h*_~|]/g;

const link = (href, nodes, title) => ({ kind: "link", href, nodes, title });

/** Parses the inline markup of a line or paragraph. */
export function inline(source, depth = 0) {
  const nodes = [];
  let at = 0;
  while (at < source.length) {
    const found = depth < DEEPEST ? matchAt(source, at, depth) : null;
    if (found) nodes.push(found.node);
    const next = found ? found.end : nextSpecial(source, at + 1);
    if (!found) addText(nodes, source.slice(at, next));
    at = next;
  }
  return nodes;
}

function matchAt(source, at, depth) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { end: at + match[0].length, node: make(match, depth) };
  }
  return null;
}

function nextSpecial(source, from) {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(source)?.index ?? source.length;
}

function addText(nodes, text) {
  const last = nodes.at(-1);
  if (last?.kind === "text") last.text += text;
  else nodes.push({ kind: "text", text });
}

/** Parses a text: code blocks, then lines, then inline markup. */
export function parse(source) {
  const nodes = [];
  let from = 0;
  for (let at = source.indexOf("```"); at >= 0; at = source.indexOf("```", at + 1)) {
    FENCE.lastIndex = at;
    const match = at >= from && FENCE.exec(source);
    if (!match) continue;
    nodes.push(...blocks(source.slice(from, at).replace(/\n$/, "")));
    nodes.push({ kind: "fence", text: match[2], language: match[1] });
    from = at + match[0].length;
    if (source[from] === "\n") from += 1;
    at = from - 1;
  }
  return [...nodes, ...blocks(source.slice(from))];
}

function blocks(source, quoted = false) {
  const lines = source === "" ? [] : source.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push({ kind: "paragraph", nodes: inline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, quoted);
    if (block) {
      flush();
      nodes.push(block.node);
    } else plain.push(lines[at]);
    at = block ? block.end : at + 1;
  }
  flush();
  return nodes;
}

function blockAt(lines, at, quoted) {
  const line = lines[at];
  const heading = HEADING.exec(line);
  if (heading)
    return { end: at + 1, node: { kind: "heading", level: heading[1].length, nodes: inline(heading[2]) } };
  const subtext = SUBTEXT.exec(line);
  if (subtext) return { end: at + 1, node: { kind: "subtext", nodes: inline(subtext[1]) } };
  if (ITEM.test(line)) return listAt(lines, at);
  return quoted ? null : quoteAt(lines, at);
}

function quoteAt(lines, at) {
  const rest = QUOTED_REST.exec(lines.slice(at).join("\n"));
  if (rest) return { end: lines.length, node: { kind: "quote", nodes: blocks(rest[1], true) } };
  let end = at;
  while (end < lines.length && QUOTED.test(lines[end])) end += 1;
  if (end === at) return null;
  const text = lines.slice(at, end).map((line) => QUOTED.exec(line)[1] ?? "");
  return { end, node: { kind: "quote", nodes: blocks(text.join("\n"), true) } };
}

function listAt(lines, at) {
  const [, indent, mark] = ITEM.exec(lines[at]);
  const node = { kind: "list", ordered: mark.length > 1, start: parseInt(mark, 10) || 1, items: [] };
  while (at < lines.length) {
    const item = ITEM.exec(lines[at]);
    if (!item || item[1].length < indent.length) break;
    const inside = item[1].length >= indent.length + 2 && node.items.length > 0;
    if (!inside && item[2].length > 1 !== node.ordered) break;
    if (inside) {
      const inner = listAt(lines, at);
      node.items.at(-1).push(inner.node);
      at = inner.end;
    } else {
      node.items.push(inline(item[3]));
      at += 1;
    }
  }
  return { end: at, node };
}
