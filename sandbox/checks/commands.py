"""Checks application commands and autocomplete choices beyond the shape of each."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sandbox.errors import FieldErrors, Json, field_errors

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = (
    range(1, 12)
)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MAX_CHARACTERS = 8_000
# Numbers between which a double has every integer.
MAX_INTEGER = (1 << 53) - 1
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


def check_commands(commands: list[Json]) -> None:
    """Checks a bulk overwrite of commands. :raises ApiError: 50035"""
    seen: set[tuple[int, str]] = set()
    count: Counter[int] = Counter()
    with field_errors() as errors:
        for place, command in enumerate(commands):
            at = errors.at(place)
            check_command(command, at)
            key = (command.get("type") or CHAT_INPUT, str(command.get("name")))
            if key in seen:
                at.at("name").add(
                    "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
                )
            seen.add(key)
            count[key[0]] += 1
        for kind, number in count.items():
            errors.length(number, 0, MAX_PER_KIND.get(kind, 1))


def check_command(command: Json, at: FieldErrors) -> None:
    """Adds the errors of one command."""
    kind = command.get("type") or CHAT_INPUT
    if kind not in MAX_PER_KIND:
        at.at("type").one_of(tuple(MAX_PER_KIND))
    if kind == CHAT_INPUT:
        _named(command, at)
        options = command.get("options") or []
        _options(options, at.at("options"), 0)
        if size(command) > MAX_CHARACTERS:
            at.add("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
        return
    if not command["name"].strip():
        at.at("name").required()
    if command.get("description"):
        at.at("description").add(
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", "Context menu commands cannot have description"
        )


def _named(thing: Json, at: FieldErrors) -> None:
    """Checks names and descriptions, with their localizations."""
    _name(thing["name"], at.at("name"))
    if not (thing.get("description") or "").strip():
        at.at("description").required()
    for locale, text in (thing.get("name_localizations") or {}).items():
        _locale(locale, at.at("name_localizations"))
        _name(text, at.at("name_localizations", locale))
    for locale, text in (thing.get("description_localizations") or {}).items():
        _locale(locale, at.at("description_localizations"))
        if not text.strip():
            at.at("description_localizations", locale).required()


def _name(name: str, at: FieldErrors) -> None:
    if not re.fullmatch(_SCRIPTS, name) or name != name.lower():
        at.add("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _locale(locale: str, at: FieldErrors) -> None:
    if locale not in LOCALES:
        at.at(locale).one_of(tuple(sorted(LOCALES)))


def _options(options: list[Json], at: FieldErrors, depth: int) -> None:
    _order(options, at)
    names: set[str] = set()
    for place, option in enumerate(options):
        here = at.at(place)
        _named(option, here)
        if option.get("name") in names:
            here.at("name").add("APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option name must be unique")
        names.add(str(option.get("name")))
        kind = option.get("type")
        if kind in (SUB_COMMAND, SUB_GROUP):
            if (kind == SUB_GROUP and depth > 0) or depth > 1:
                allowed = (SUB_COMMAND,) if depth == 1 else tuple(range(STRING, ATTACHMENT + 1))
                here.at("type").one_of(allowed)
            inside = depth + 1 if kind == SUB_GROUP else depth + 2
            _options(option.get("options") or [], here.at("options"), inside)
        else:
            _valued(option, here)


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


def _valued(option: Json, at: FieldErrors) -> None:
    choices = option.get("choices") or []
    for place, choice in enumerate(choices):
        _choice(choice, at.at("choices", place), option.get("type"))
    if choices and option.get("autocomplete"):
        at.at("autocomplete").add(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Autocomplete and choices are mutually exclusive",
        )
    if option.get("autocomplete") and option.get("type") not in (STRING, INTEGER, NUMBER):
        at.at("autocomplete").add("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE", "Not for this option type")
    _numbers(option, at)
    longest = option.get("max_length")
    if longest is not None and (option.get("min_length") or 0) > longest:
        at.at("max_length").within(longest, option["min_length"], None)


def _numbers(option: Json, at: FieldErrors) -> None:
    """Checks the bounds of a number option."""
    low, high = option.get("min_value"), option.get("max_value")
    for field, value in (("min_value", low), ("max_value", high)):
        if option.get("type") == INTEGER and isinstance(value, float):
            at.at(field).add("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value is not None:
            at.at(field).within(value, -MAX_INTEGER, MAX_INTEGER)
    if low is not None and high is not None and low > high:
        at.at("max_value").within(high, low, None)


def _choice(choice: Json, at: FieldErrors, kind: Any = None) -> None:
    value = choice["value"]
    if kind == STRING and not isinstance(value, str):
        at.at("value").add("STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif kind in (INTEGER, NUMBER) and not isinstance(value, int if kind == INTEGER else (int, float)):
        at.at("value").add("NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    elif not isinstance(value, str):
        at.at("value").within(value, -MAX_INTEGER, MAX_INTEGER)
    if not choice["name"].strip():
        at.at("name").required()
    for locale in choice.get("name_localizations") or {}:
        _locale(locale, at.at("name_localizations"))


def size(thing: Json) -> int:
    """Characters that count towards the limit of 8,000: the longest localization of each text."""
    total = 0
    for field in ("name", "description"):
        texts = [thing.get(field) or "", *(thing.get(f"{field}_localizations") or {}).values()]
        total += max(len(str(t)) for t in texts)
    if "value" in thing:
        total += len(str(thing["value"]))
    return total + sum(size(o) for o in [*(thing.get("options") or []), *(thing.get("choices") or [])])


def check_choices(data: Json, kind: Any = None) -> None:
    """Checks autocomplete choices for an option of a type. :raises ApiError: 50035"""
    with field_errors() as errors:
        at = errors.at("data", "choices")
        if data.get("choices") is None:
            at.required()
        for place, choice in enumerate(data.get("choices") or []):
            _choice(choice, at.at(place), kind)


def completed(command: Json, integration_types: Sequence[int] = (0,)) -> Json:
    """A command with default values for missing fields: it has the `integration_types` of its application."""
    base: Json = {
        "type": CHAT_INPUT,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [*integration_types],
        "nsfw": False,
        "options": [],
    }
    return base | {k: v for k, v in command.items() if v is not None or k == "contexts"}
