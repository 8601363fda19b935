"""Checks application commands and autocomplete choices."""

import re
from typing import Any

from sandbox.errors import FieldErrors, Json

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = (
    range(1, 12)
)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MAX_OPTIONS, MAX_CHOICES, MAX_CHARACTERS = 25, 25, 8_000
MAX_PER_KIND = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
# Discord's AvailableLocalesEnum; Icelandic is not among them.
# fmt: off
LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl",
    "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on
_SCRIPTS = r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}"


def check_commands(commands: Any) -> None:
    """Checks a bulk overwrite of commands. :raises ApiError: 50035"""
    errors = FieldErrors()
    if not isinstance(commands, list):
        errors.add("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        errors.raise_if_any()
    seen: set[tuple[int, str]] = set()
    count: dict[int, int] = {}
    for place, command in enumerate(commands):
        at = errors.at(place)
        if not isinstance(command, dict):
            at.add("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        check_command(command, at)
        key = (command.get("type") or CHAT_INPUT, str(command.get("name")))
        if key in seen:
            at.at("name").add(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
        count[key[0]] = count.get(key[0], 0) + 1
    for kind, number in count.items():
        if number > MAX_PER_KIND.get(kind, 1):
            errors.add("BASE_TYPE_MAX_LENGTH", f"Must be {MAX_PER_KIND.get(kind, 1)} or fewer in length.")
    errors.raise_if_any()


def check_command(command: Json, at: FieldErrors) -> None:
    """Adds the errors of one command."""
    kind = command.get("type") or CHAT_INPUT
    if kind not in MAX_PER_KIND:
        at.at("type").one_of(tuple(MAX_PER_KIND))
    for field, known in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for place, value in enumerate(command.get(field) or []):
            if value not in known:
                at.at(field, place).one_of(known)
    if kind == CHAT_INPUT:
        _named(command, at)
        options = command.get("options") or []
        _options(options, at.at("options"), 0)
        if size(command) > MAX_CHARACTERS:
            at.add("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        return
    at.at("name").length(len(command.get("name") or ""), 1, 32)
    if command.get("description"):
        at.at("description").add(
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", "Context menu commands cannot have description"
        )


def _named(thing: Json, at: FieldErrors) -> None:
    """Checks names and descriptions, with their localizations."""
    _name(thing.get("name"), at.at("name"))
    at.at("description").length(len(thing.get("description") or ""), 1, 100)
    for locale, text in (thing.get("name_localizations") or {}).items():
        _locale(locale, at.at("name_localizations"))
        _name(text, at.at("name_localizations", locale))
    for locale, text in (thing.get("description_localizations") or {}).items():
        _locale(locale, at.at("description_localizations"))
        at.at("description_localizations", locale).length(len(text), 1, 100)


def _name(name: Any, at: FieldErrors) -> None:
    if not isinstance(name, str) or not name:
        at.required()
        return
    at.length(len(name), 1, 32)
    if not re.fullmatch(_SCRIPTS, name) or name != name.lower():
        at.add("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _locale(locale: str, at: FieldErrors) -> None:
    if locale not in LOCALES:
        at.at(locale).one_of(tuple(sorted(LOCALES)))


def _options(options: list[Json], at: FieldErrors, depth: int) -> None:
    at.length(len(options), 0, MAX_OPTIONS)
    _order(options, at)
    names: set[str] = set()
    for place, option in enumerate(options):
        here = at.at(place)
        _named(option, here)
        if option.get("name") in names:
            here.at("name").add("APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option name must be unique")
        names.add(str(option.get("name")))
        _option(option, here, depth)


def _order(options: list[Json], at: FieldErrors) -> None:
    nested = [o for o in options if o.get("type") in (SUB_COMMAND, SUB_GROUP)]
    if nested and len(nested) < len(options):
        at.add(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        at.add(
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
        )


def _option(option: Json, at: FieldErrors, depth: int) -> None:
    kind = option.get("type")
    if kind not in range(SUB_COMMAND, ATTACHMENT + 1):
        at.at("type").one_of(tuple(range(SUB_COMMAND, ATTACHMENT + 1)))
    elif kind in (SUB_COMMAND, SUB_GROUP):
        if (kind == SUB_GROUP and depth > 0) or depth > 1:
            at.at("type").one_of((SUB_COMMAND,) if depth == 1 else tuple(range(STRING, ATTACHMENT + 1)))
        _options(option.get("options") or [], at.at("options"), depth + (1 if kind == SUB_GROUP else 2))
    else:
        _valued(option, at)


def _valued(option: Json, at: FieldErrors) -> None:
    choices = option.get("choices") or []
    at.at("choices").length(len(choices), 0, MAX_CHOICES)
    for place, choice in enumerate(choices):
        _choice(choice, at.at("choices", place), option.get("type"))
    if choices and option.get("autocomplete"):
        at.at("autocomplete").add(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Autocomplete and choices are mutually exclusive",
        )
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        at.at("autocomplete").add("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE", "Not for this option type")
    at.at("min_length").within(option.get("min_length") or 0, 0, 6_000)
    longest = option.get("max_length")
    at.at("max_length").within(6_000 if longest is None else longest, 1, 6_000)


def _choice(choice: Json, at: FieldErrors, kind: Any = None) -> None:
    value = choice.get("value")
    if kind == STRING and value is not None and not isinstance(value, str):
        at.at("value").add("STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif kind in (INTEGER, NUMBER) and not isinstance(value, int if kind == INTEGER else (int, float)):
        at.at("value").add("NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    at.at("name").length(len(str(choice.get("name") or "")), 1, 100)
    if isinstance(choice.get("value"), str):
        at.at("value").length(len(choice["value"]), 1, 100)
    elif choice.get("value") is None:
        at.at("value").required()
    for locale, text in (choice.get("name_localizations") or {}).items():
        _locale(locale, at.at("name_localizations"))
        at.at("name_localizations", locale).length(len(text), 1, 100)


def size(thing: Json) -> int:
    """Characters that count towards the limit of 8,000: the longest localization of each text."""
    total = 0
    for field in ("name", "description"):
        texts = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
        total += max(len(str(t)) for t in texts)
    if "value" in thing:
        total += len(str(thing["value"]))
    return total + sum(size(o) for o in [*(thing.get("options") or []), *(thing.get("choices") or [])])


def check_choices(data: Json) -> None:
    """Checks autocomplete choices. :raises ApiError: 50035"""
    errors = FieldErrors()
    choices = data.get("choices")
    at = errors.at("data", "choices")
    if not isinstance(choices, list):
        at.required()
    else:
        at.length(len(choices), 0, MAX_CHOICES)
        for place, choice in enumerate(choices):
            _choice(choice, at.at(place))
    errors.raise_if_any()


def completed(command: Json) -> Json:
    """A command with default values for missing fields."""
    base: Json = {
        "type": CHAT_INPUT,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "options": [],
    }
    return base | {k: v for k, v in command.items() if v is not None or k in ("contexts",)}
