// Start screen: chooses the person to act as.
import { el, icon } from "./dom.js";
import { avatar, nameOf } from "./people.js";
import { openWorkshop } from "./workshop.js";

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });
const addressOf = (ids) => `/?as=${ids.join(",")}`;

/** Start screen with the data of /page/people.json. */
export function startScreen({ users, guild, bot_online: online, unread = {}, locales = {}, offer }) {
  const people = users.filter((user) => !user.bot);
  const bot = users.find((user) => user.bot);
  return el(
    "main",
    { class: "start" },
    el(
      "div",
      { class: "start-inner" },
      el(
        "header",
        {},
        el("p", { class: "where" }, guild.name),
        el("h1", {}, "Who are you today?"),
        el(
          "p",
          { class: "lead" },
          "This is a small chat server on your own machine, with ",
          bot ? el("b", {}, nameOf(bot)) : "a bot",
          " in it. Sit down as somebody; open a second window, or sit side by side, to be somebody else as well.",
        ),
      ),
      offer && offered(offer, people[0], locales),
      el(
        "ul",
        { class: "people" },
        people.map((user) => el("li", {}, card(user, unread[user.id] ?? 0, locales[user.id]))),
      ),
      together(people),
      el(
        "p",
        { class: online ? "presence on" : "presence" },
        `${bot ? nameOf(bot) : "The bot"} is ${online ? "online" : "not connected yet"}`,
      ),
      el(
        "button",
        { type: "button", class: "plain to-workshop", onclick: openWorkshop },
        icon("tool"),
        "Workshop: make things go wrong",
      ),
    ),
  );
}

/** Name of the language of a locale, without its country. */
const languageOf = (locale) => LANGUAGES.of(new Intl.Locale(locale).language);

/** A button that seats the first person and sends a command for them. */
const offered = ({ label }, user, locales) =>
  el(
    "p",
    { class: "offer" },
    el("a", { class: "button primary", href: `${addressOf([user.id])}&offer` }, label),
    ` as ${nameOf(user)}${locales[user.id] ? `, in ${languageOf(locales[user.id])}` : ""}, or choose who you are:`,
  );

const card = (user, unread, locale) =>
  el(
    "a",
    { class: "person", href: addressOf([user.id]) },
    avatar(user, "large"),
    el(
      "span",
      { class: "person-name" },
      nameOf(user),
      locale && el("span", { class: "person-language" }, languageOf(locale)),
    ),
    unread > 0 &&
      el(
        "span",
        { class: "badge", title: `${unread} unread` },
        String(unread),
        el("span", { class: "badge-words" }, " unread"),
      ),
  );

function together(people) {
  const go = el("a", { class: "button primary", role: "link", "aria-disabled": "true" }, "Sit down side by side");
  const boxes = people.map((user) =>
    el("input", { type: "checkbox", value: user.id, onchange: () => update() }),
  );
  const update = () => {
    const ids = boxes.filter((box) => box.checked).map((box) => box.value);
    go.ariaDisabled = String(ids.length < 2);
    if (ids.length < 2) go.removeAttribute("href");
    else go.href = addressOf(ids);
  };
  return el(
    "fieldset",
    { class: "together" },
    el("legend", {}, "Or several at once, side by side"),
    el(
      "div",
      { class: "chips" },
      people.map((user, at) =>
        el("label", { class: "person-chip" }, boxes[at], avatar(user, "tiny"), nameOf(user), icon("check")),
      ),
    ),
    go,
  );
}
