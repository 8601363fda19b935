"""Checks message components and modals beyond the shape of each part: nesting, and what fits together."""

from collections.abc import Callable, Iterator
from typing import Any

from sandbox.checks.parts import MAX_PARTS, MAX_TEXT
from sandbox.checks.values import address, is_emoji
from sandbox.errors import FieldErrors, Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(
    1, 9
)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)
TOP_MODAL = (ROW, TEXT, LABEL)
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
LINK, PREMIUM = 5, 6

MAX_ROWS = 5
_DEFAULTS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}


def parts_of(components: list[Json]) -> Iterator[Json]:
    """Iterates over all components, nested ones included, in reading order."""
    for part in components:
        yield part
        yield from parts_of(part.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield from parts_of([part[key]])


def text_of(components: list[Json]) -> str:
    """Text of all text displays."""
    return "\n".join(str(p.get("content", "")) for p in parts_of(components) if p.get("type") == TEXT)


def with_ids(components: list[Json]) -> list[Json]:
    """Copies components and gives an id to each one that has none. Ids and values become text."""
    copied: list[Json] = _copy(components)
    taken = {p["id"] for p in parts_of(copied) if p.get("id")}
    number = 0
    for part in parts_of(copied):
        for value in part.get("default_values", ()):
            value["id"] = str(value["id"])
        for option in part.get("options") or ():
            option["value"] = str(option["value"])
        for emoji in [one["emoji"] for one in (part, *(part.get("options") or ())) if one.get("emoji")]:
            if emoji.get("id"):
                emoji["id"] = str(emoji["id"])
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number
    return copied


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _copy(v) for k, v in value.items() if v is not None or k == "accent_color"}
    return [_copy(v) for v in value] if isinstance(value, list) else value


class Checker:
    """Checks the components of one message or modal and collects all errors."""

    def __init__(self, files: set[str]) -> None:
        self._files = files
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._in_row: tuple[int, ...] = (BUTTON, *SELECTS)
        self._checks: dict[int, Callable[[Json, FieldErrors], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            STRING_SELECT: self._string_select,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._picture,
            GALLERY: self._gallery,
            FILE: lambda part, at: self._media(part["file"], at.at("file"), ("attachment",)),
            SEPARATOR: lambda part, at: None,
            CONTAINER: lambda part, at: self._each(part["components"], IN_CONTAINER, at.at("components")),
            LABEL: self._label,
            UPLOAD: self._upload,
            RADIO: self._choices,
            CHECKBOXES: self._choices,
            CHECKBOX: self._custom_id,
            **dict.fromkeys(SELECTS[1:], self._select),
        }

    def message(self, components: list[Json], v2: bool, at: FieldErrors) -> None:
        """Checks the components of a message."""
        if not v2:
            at.length(len(components), 0, MAX_ROWS)
        self._each(components, TOP_V2 if v2 else (ROW,), at)
        parts = list(parts_of(components))
        if v2 and len(parts) > MAX_PARTS:
            at.add(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components cannot exceed 40"
            )
        if v2 and sum(len(str(p.get("content", ""))) for p in parts) > MAX_TEXT:
            at.add(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                "The total displayable text size of components cannot exceed 4000",
            )

    def modal(self, components: Any, at: FieldErrors) -> None:
        """Checks the components of a modal."""
        if not isinstance(components, list):
            at.required()
            return
        self._in_row = (TEXT_INPUT,)
        at.length(len(components), 1, 5)
        self._each(components, TOP_MODAL, at)

    def _each(self, components: list[Any], allowed: tuple[int, ...], at: FieldErrors) -> None:
        for place, part in enumerate(components):
            self._one(part, allowed, at.at(place))

    def _one(self, part: Any, allowed: tuple[int, ...], at: FieldErrors) -> None:
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            listed = ", ".join(str(a) for a in allowed)
            at.at("type").add("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
            return
        if part.get("id") and part["id"] in self._ids:
            at.at("id").add("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(part.get("id") or 0)
        self._checks[kind](part, at)

    def _row(self, part: Json, at: FieldErrors) -> None:
        inside: list[Json] = part.get("components") or []
        self._each(inside, self._in_row, at.at("components"))
        wide = [p for p in inside if p.get("type") != BUTTON]
        if wide and len(inside) > 1:
            at.add("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        for place, entry in enumerate(inside):
            if entry.get("type") == TEXT_INPUT and not (entry.get("label") or "").strip():
                at.at("components", place, "label").required()

    def _button(self, part: Json, at: FieldErrors) -> None:
        style = part.get("style")
        if style == PREMIUM:
            if not part.get("sku_id"):
                at.at("sku_id").required()
            self._without(part, ("label", "emoji", "custom_id", "url"), at)
            return
        if not (part.get("label") or "").strip() and part.get("emoji") is None:
            at.add("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
        _emoji(part.get("emoji"), at.at("emoji"))
        if part.get("custom_id") and part.get("url"):
            at.add(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        elif style == LINK:
            self._link(part, at)
        else:
            self._custom_id(part, at)
            self._without(part, ("url", "sku_id"), at)

    def _link(self, part: Json, at: FieldErrors) -> None:
        if not part.get("url"):
            at.at("url").add("BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        else:
            address(part["url"], ("http", "https", "discord"), at.at("url"))
        self._without(part, ("custom_id", "sku_id"), at)

    @staticmethod
    def _without(part: Json, fields: tuple[str, ...], at: FieldErrors) -> None:
        for field in fields:
            if part.get(field):
                at.at(field).add("BUTTON_COMPONENT_FIELD_NOT_ALLOWED", "Not allowed for this style of button")

    def _custom_id(self, part: Json, at: FieldErrors) -> None:
        custom_id = part.get("custom_id")
        if not custom_id:
            at.at("custom_id").add("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
            return
        if custom_id in self._custom_ids:
            at.at("custom_id").add(
                "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._custom_ids.add(custom_id)

    def _select(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        self._bounds(part, at)
        defaults = part.get("default_values") or []
        known = _DEFAULTS.get(part["type"], ())
        for place, default in enumerate(defaults):
            if default["type"] not in known:
                at.at("default_values", place, "type").one_of(known)
        low, high = part.get("min_values", 1), part.get("max_values", 1)
        if defaults and not low <= len(defaults) <= high:
            at.at("default_values").length(len(defaults), low, high)

    def _bounds(self, part: Json, at: FieldErrors) -> None:
        low = 1 if part.get("min_values") is None else part["min_values"]
        high = 1 if part.get("max_values") is None else part["max_values"]
        if low > high:
            at.at("min_values").add(
                "SELECT_COMPONENT_MIN_VALUES_TOO_BIG", "min_values must not exceed max_values"
            )

    def _string_select(self, part: Json, at: FieldErrors) -> None:
        self._select(part, at)
        options = self._options(part, at)
        self._not_above(part, options, at)
        self._defaults(options, part.get("max_values") or 1, at)

    @staticmethod
    def _defaults(options: list[Json], most: int, at: FieldErrors) -> None:
        if sum(bool(o.get("default")) for o in options) > most:
            at.at("options").add("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many default values")

    @staticmethod
    def _not_above(part: Json, options: list[Json], at: FieldErrors) -> None:
        if (part.get("max_values") or 1) > len(options):
            at.at("max_values").add(
                "SELECT_COMPONENT_MAX_VALUES_TOO_BIG", "max_values must not exceed the number of options"
            )

    def _options(self, part: Json, at: FieldErrors) -> list[Json]:
        options: list[Json] = part.get("options") or []
        seen: set[str] = set()
        for place, option in enumerate(options):
            here = at.at("options", place)
            value = str(option["value"])
            for field, words in (("label", option["label"]), ("value", value)):
                if not words.strip():
                    here.at(field).required()
            _emoji(option.get("emoji"), here.at("emoji"))
            if value in seen:
                here.at("value").add(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                )
            seen.add(value)
        return options

    def _choices(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        options = self._options(part, at)
        if part["type"] == RADIO:
            self._defaults(options, 1, at)
            return
        bounded = {"max_values": len(options) or 1} | part
        self._bounds(bounded, at)
        self._not_above(part, options, at)
        self._defaults(options, bounded["max_values"], at)

    def _upload(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        self._bounds(part, at)

    def _text_input(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        low, high = part.get("min_length") or 0, part.get("max_length") or MAX_TEXT
        if low > high:
            at.at("min_length").within(low, 0, high)
        if part.get("value"):
            at.at("value").length(len(part["value"]), low, high)

    def _label(self, part: Json, at: FieldErrors) -> None:
        if not part["label"].strip():
            at.at("label").required()
        self._one(part.get("component"), IN_LABEL, at.at("component"))

    def _section(self, part: Json, at: FieldErrors) -> None:
        self._each(part["components"], (TEXT,), at.at("components"))
        self._one(part["accessory"], (BUTTON, THUMBNAIL), at.at("accessory"))

    def _text(self, part: Json, at: FieldErrors) -> None:
        if not part["content"].strip():
            at.at("content").required()

    def _picture(self, part: Json, at: FieldErrors) -> None:
        self._media(part["media"], at.at("media"), ("http", "https", "attachment"))

    def _gallery(self, part: Json, at: FieldErrors) -> None:
        for place, item in enumerate(part["items"]):
            self._picture(item, at.at("items", place))

    def _media(self, media: Json, at: FieldErrors, schemes: tuple[str, ...]) -> None:
        url = media["url"]
        if not url.startswith("attachment://"):
            address(url, schemes, at.at("url"))
        elif url.removeprefix("attachment://") not in self._files:
            at.at("url").add(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found",
            )


def _emoji(emoji: Json | None, at: FieldErrors) -> None:
    """Checks an emoji: a Unicode emoji by name, a custom one by id. Which custom ones exist is not known."""
    if emoji is not None and not emoji.get("id") and not is_emoji(emoji.get("name") or ""):
        at.at("name").add("COMPONENT_INVALID_EMOJI", "Invalid emoji")
