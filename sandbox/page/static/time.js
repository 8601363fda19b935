// Timestamps of Discord, <t:SECONDS:STYLE>, in the reader's language and time zone.
import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const LAST_MOMENT = 8_640_000_000_000; // seconds: the latest date that JavaScript knows
const formatters = new Map();

function formatter(locale, style) {
  const key = `${locale} ${style}`;
  if (!formatters.has(key)) {
    const made =
      style === "R" ? new Intl.RelativeTimeFormat(locale) : new Intl.DateTimeFormat(locale, STYLES[style]);
    formatters.set(key, made);
  }
  return formatters.get(key);
}

function relative(seconds, locale, now) {
  const away = Math.round(seconds - now / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return formatter(locale, "R").format(Math.trunc(away / size), unit);
}

/** Text of a timestamp, `seconds` since 1970. Unknown styles are shown as `f`. */
export function words(seconds, style, locale, now = Date.now()) {
  if (!(Math.abs(seconds) <= LAST_MOMENT)) return "Invalid date";
  if (style === "R") return relative(seconds, locale, now);
  return formatter(locale, style in STYLES ? style : "f").format(seconds * 1000);
}

/** Element of a timestamp; relative ones keep updating. */
export function moment(seconds, style, locale) {
  const valid = Math.abs(seconds) <= LAST_MOMENT;
  return el(
    "time",
    {
      class: "moment",
      datetime: valid && new Date(seconds * 1000).toISOString(),
      title: words(seconds, "F", locale),
      "data-seconds": style === "R" && seconds,
      "data-locale": locale,
    },
    words(seconds, style, locale),
  );
}

/** Time of a message: the hour if today, else with the date. */
export function stamp(iso, locale, now = new Date()) {
  const when = new Date(iso);
  const today = when.toDateString() === now.toDateString();
  const seconds = when.getTime() / 1000;
  const text = words(seconds, today ? "t" : "d", locale) + (today ? "" : ` ${words(seconds, "t", locale)}`);
  return el("time", { class: "stamp", datetime: iso, title: words(seconds, "F", locale) }, text);
}

/** Name of a day, for the line between two days. */
export const day = (iso, locale) => words(new Date(iso).getTime() / 1000, "D", locale);

function tick() {
  for (const node of document.querySelectorAll("time[data-seconds]")) {
    const text = words(Number(node.dataset.seconds), "R", node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

/** Updates all relative timestamps of the page. */
export const keepTime = () => setInterval(tick, 1000);
