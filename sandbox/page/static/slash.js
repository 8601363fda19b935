// Slash commands as a flat list of subcommands, with names and descriptions in the reader's language.
// This module does not use the DOM.

const [SUBCOMMAND, GROUP] = [1, 2];
const CHAT_INPUT = 1;
const IN_GUILD = 0;
const [OF_PLACE, OF_PERSON] = [0, 1];

const localised = (thing, field, locale) => thing[`${field}_localizations`]?.[locale] ?? thing[field] ?? "";

/** All commands that can be used in a channel: {command, path, name, label, hint, options}. */
export function leaves(commands, locale, channel, installed = false) {
  const fitting = commands.filter(
    (one) => (one.type ?? CHAT_INPUT) === CHAT_INPUT && offeredIn(one, channel, installed),
  );
  return fitting.flatMap((one) =>
    walk(one, locale, { command: one.name, path: [], name: one.name, label: localised(one, "name", locale) }),
  );
}

function offeredIn(command, channel, installed) {
  const installs = command.integration_types ?? [OF_PLACE];
  const byPlace = installs.includes(OF_PLACE) && channel?.bot !== false;
  if (!byPlace && !(installs.includes(OF_PERSON) && installed)) return false;
  if (command.guild_id && command.guild_id !== channel?.guild) return false;
  const here = channel?.context ?? (channel?.kind === "dm" ? 1 : IN_GUILD);
  if (Array.isArray(command.contexts)) return command.contexts.includes(here);
  return here === IN_GUILD || command.dm_permission !== false;
}

function walk(node, locale, so) {
  const inner = (node.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (!inner.length)
    return [{ ...so, hint: localised(node, "description", locale), options: optionsOf(node, locale) }];
  return inner.flatMap((one) =>
    walk(one, locale, {
      command: so.command,
      path: [...so.path, one.name],
      name: `${so.name} ${one.name}`,
      label: `${so.label} ${localised(one, "name", locale)}`,
    }),
  );
}

const optionsOf = (node, locale) =>
  (node.options ?? []).map((one) => ({
    ...one,
    label: localised(one, "name", locale),
    hint: localised(one, "description", locale),
    choices: one.choices?.map((choice) => ({ name: localised(choice, "name", locale), value: choice.value })),
  }));

const fold = (text) => text.toLocaleLowerCase().normalize();

/** Commands that match the text typed after "/", best match first. */
export function matching(list, typed) {
  const wanted = fold(typed.trimStart());
  const rank = (leaf) => {
    const names = [fold(leaf.label), fold(leaf.name)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return list
    .map((leaf) => [rank(leaf), leaf])
    .filter(([at]) => at < 3)
    .sort(([a], [b]) => a - b)
    .map(([, leaf]) => leaf);
}

/** Parses a complete command name and the text after it: {leaf, rest}, or null. */
export function typedOut(list, typed) {
  const text = typed.trimStart();
  for (const leaf of [...list].sort((a, b) => b.name.length - a.name.length)) {
    for (const name of [leaf.label, leaf.name]) {
      if (fold(text) === fold(name) || fold(text).startsWith(`${fold(name)} `))
        return { leaf, rest: text.slice(name.length).trim() };
    }
  }
  return null;
}

export const KINDS = {
  3: "text",
  4: "whole number",
  5: "yes or no",
  6: "person",
  7: "channel",
  8: "role",
  9: "person or role",
  10: "number",
  11: "file",
};
const [STRING, INTEGER, NUMBER, ATTACHMENT] = [3, 4, 10, 11];
const YES = [
  { name: "True", value: true },
  { name: "False", value: false },
];

/** Choices of an option that need no autocompletion; null if any text is allowed. */
export function fixedChoices(option, store, channel = null) {
  if (option.choices?.length) return option.choices;
  if (option.type === 5) return YES;
  const people = () =>
    store.peopleIn(channel).map((user) => ({ name: store.nameOf(user.id), value: user.id, user }));
  const roles = () => store.rolesNear(channel).map((role) => ({ name: `@${role.name}`, value: role.id }));
  if (option.type === 6) return people();
  if (option.type === 8) return roles();
  if (option.type === 9) return [...people(), ...roles()];
  if (option.type === 7)
    return store
      .channelsNear(channel)
      .filter((one) => !option.channel_types?.length || option.channel_types.includes(one.type))
      .map((one) => ({ name: store.titleOf(one), value: one.id }));
  return null;
}

/** Parses a typed value: {value} or {error}. `picked` is a choice from a list. */
export function read(option, text, picked, choices) {
  if (picked) return { value: picked.value };
  if (option.type === ATTACHMENT) return { error: "Choose a file." };
  if (choices) {
    const same = choices.find((choice) => fold(choice.name) === fold(text.trim()));
    return same ? { value: same.value } : { error: "Choose one from the list." };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  return option.type === STRING ? readText(option, text) : { value: text.trim() };
}

function readNumber(option, text) {
  const value = Number(text.trim().replace(",", "."));
  if (text.trim() === "" || Number.isNaN(value)) return { error: "This must be a number." };
  if (option.type === INTEGER && !Number.isInteger(value)) return { error: "This must be a whole number." };
  if (value < (option.min_value ?? -Infinity)) return { error: `At least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { error: `At most ${option.max_value}.` };
  return { value };
}

function readText(option, text) {
  if (text.length < (option.min_length ?? 0)) return { error: `At least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? 6_000))
    return { error: `At most ${option.max_length ?? 6_000} characters.` };
  return { value: text };
}
