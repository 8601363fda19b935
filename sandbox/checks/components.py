"""Checks message components and modals: nesting, lengths, numbers."""

from collections.abc import Callable, Iterator
from typing import Any

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

MAX_V2_PARTS, MAX_V2_TEXT, MAX_ROWS = 40, 4_000, 5


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
    """Copies components and gives an id to each one that has none. Ids of default values become text."""
    copied: list[Json] = _copy(components)
    taken = {p["id"] for p in parts_of(copied) if p.get("id")}
    number = 0
    for part in parts_of(copied):
        for value in part.get("default_values", ()):
            value["id"] = str(value["id"])
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
        self._checks: dict[int, Callable[[Json, FieldErrors], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            STRING_SELECT: self._string_select,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._picture,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
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
        if v2 and len(parts) > MAX_V2_PARTS:
            at.add(
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The total number of components cannot exceed 40"
            )
        if v2 and sum(len(str(p.get("content", ""))) for p in parts) > MAX_V2_TEXT:
            at.add(
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                "The total displayable text size of components cannot exceed 4000",
            )

    def modal(self, components: Any, at: FieldErrors) -> None:
        """Checks the components of a modal."""
        if not isinstance(components, list):
            at.required()
            return
        at.length(len(components), 1, 5)
        self._each(components, TOP_MODAL, at)
        for place, part in enumerate(components):
            inside = part.get("components") or []
            if part.get("type") == ROW and any(i.get("type") != TEXT_INPUT for i in inside):
                at.at(place, "components", 0, "type").one_of((TEXT_INPUT,))

    def _each(self, components: list[Any], allowed: tuple[int, ...], at: FieldErrors) -> None:
        for place, part in enumerate(components):
            self._one(part, allowed, at.at(place))

    def _one(self, part: Any, allowed: tuple[int, ...], at: FieldErrors) -> None:
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            listed = ", ".join(str(a) for a in allowed)
            at.at("type").add("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed},).')
            return
        self._checks[kind](part, at)

    def _row(self, part: Json, at: FieldErrors) -> None:
        inside = part.get("components")
        if not isinstance(inside, list) or not inside:
            at.at("components").add("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
            return
        at.at("components").length(len(inside), 1, 5)
        self._each(inside, (BUTTON, TEXT_INPUT, *SELECTS), at.at("components"))
        wide = [p for p in inside if p.get("type") != BUTTON]
        if wide and len(inside) > 1:
            at.add("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")

    def _button(self, part: Json, at: FieldErrors) -> None:
        style = part.get("style")
        if style not in (1, 2, 3, 4, LINK, PREMIUM):
            at.at("style").one_of((1, 2, 3, 4, LINK, PREMIUM))
        if part.get("label") is not None:
            at.at("label").length(len(part["label"]), 0, 80)
        elif part.get("emoji") is None and style != PREMIUM:
            at.add("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
        _emoji(part.get("emoji"), at.at("emoji"))
        if style == LINK:
            self._link(part, at)
        elif style != PREMIUM:
            self._custom_id(part, at)

    def _link(self, part: Json, at: FieldErrors) -> None:
        if not part.get("url"):
            at.at("url").add("BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        else:
            at.at("url").length(len(part["url"]), 1, 512)
        if part.get("custom_id"):
            at.add(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )

    def _custom_id(self, part: Json, at: FieldErrors) -> None:
        custom_id = part.get("custom_id")
        if not custom_id:
            at.at("custom_id").add("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
            return
        at.at("custom_id").length(len(custom_id), 1, 100)
        if custom_id in self._custom_ids:
            at.at("custom_id").add(
                "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self._custom_ids.add(custom_id)

    def _select(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        at.at("placeholder").length(len(part.get("placeholder") or ""), 0, 150)
        self._bounds(part, at, 25)

    def _bounds(self, part: Json, at: FieldErrors, most: int) -> None:
        low = 1 if part.get("min_values") is None else part["min_values"]
        high = 1 if part.get("max_values") is None else part["max_values"]
        at.at("min_values").within(low, 0, most)
        at.at("max_values").within(high, 1, most)
        if low > high:
            at.at("min_values").add(
                "SELECT_COMPONENT_MIN_VALUES_TOO_BIG", "min_values must not exceed max_values"
            )

    def _string_select(self, part: Json, at: FieldErrors) -> None:
        self._select(part, at)
        options = self._options(part, at, 1, 25)
        self._not_above(part, options, at)
        if sum(bool(o.get("default")) for o in options) > (part.get("max_values") or 1):
            at.at("options").add("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many default values")

    @staticmethod
    def _not_above(part: Json, options: list[Json], at: FieldErrors) -> None:
        if (part.get("max_values") or 1) > len(options):
            at.at("max_values").add(
                "SELECT_COMPONENT_MAX_VALUES_TOO_BIG", "max_values must not exceed the number of options"
            )

    def _options(self, part: Json, at: FieldErrors, low: int, high: int) -> list[Json]:
        options: list[Json] = part.get("options") or []
        at.at("options").length(len(options), low, high)
        seen: set[str] = set()
        for place, option in enumerate(options):
            here = at.at("options", place)
            here.at("label").length(len(option.get("label") or ""), 1, 100)
            here.at("value").length(len(option.get("value") or ""), 1, 100)
            here.at("description").length(len(option.get("description") or ""), 0, 100)
            _emoji(option.get("emoji"), here.at("emoji"))
            if option.get("value") in seen:
                here.at("value").add(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                )
            seen.add(option.get("value") or "")
        return options

    def _choices(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        options = self._options(part, at, 2 if part["type"] == RADIO else 1, 10)
        if part["type"] == CHECKBOXES:
            self._bounds({"max_values": len(options) or 1} | part, at, 10)
            self._not_above(part, options, at)

    def _upload(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        self._bounds(part, at, 10)

    def _text_input(self, part: Json, at: FieldErrors) -> None:
        self._custom_id(part, at)
        if part.get("style") not in (1, 2):
            at.at("style").one_of((1, 2))
        at.at("label").length(len(part.get("label") or ""), 0, 45)
        at.at("placeholder").length(len(part.get("placeholder") or ""), 0, 100)
        at.at("value").length(len(part.get("value") or ""), 0, 4_000)
        at.at("min_length").within(part.get("min_length") or 0, 0, 4_000)
        longest = part.get("max_length")
        at.at("max_length").within(4_000 if longest is None else longest, 1, 4_000)

    def _label(self, part: Json, at: FieldErrors) -> None:
        at.at("label").length(len(part.get("label") or ""), 1, 45)
        at.at("description").length(len(part.get("description") or ""), 0, 100)
        self._one(part.get("component"), IN_LABEL, at.at("component"))

    def _section(self, part: Json, at: FieldErrors) -> None:
        inside = part.get("components") or []
        at.at("components").length(len(inside), 1, 3)
        self._each(inside, (TEXT,), at.at("components"))
        if part.get("accessory") is None:
            at.at("accessory").required()
        else:
            self._one(part["accessory"], (BUTTON, THUMBNAIL), at.at("accessory"))

    def _text(self, part: Json, at: FieldErrors) -> None:
        at.at("content").length(len(part.get("content") or ""), 1, MAX_V2_TEXT)

    def _picture(self, part: Json, at: FieldErrors) -> None:
        at.at("description").length(len(part.get("description") or ""), 0, 1_024)
        self._media(part.get("media"), at.at("media"), ("attachment://", "http://", "https://"))

    def _gallery(self, part: Json, at: FieldErrors) -> None:
        items = part.get("items") or []
        at.at("items").length(len(items), 1, 10)
        for place, item in enumerate(items):
            self._picture(item, at.at("items", place))

    def _file(self, part: Json, at: FieldErrors) -> None:
        self._media(part.get("file"), at.at("file"), ("attachment://",))

    def _media(self, media: Any, at: FieldErrors, schemes: tuple[str, ...]) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str):
            at.at("url").required()
        elif not url.startswith(schemes):
            at.at("url").add(
                "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
            )
        elif url.startswith("attachment://") and url.removeprefix("attachment://") not in self._files:
            at.at("url").add(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found",
            )

    def _separator(self, part: Json, at: FieldErrors) -> None:
        if part.get("spacing") not in (None, 1, 2):
            at.at("spacing").one_of((1, 2))

    def _container(self, part: Json, at: FieldErrors) -> None:
        inside = part.get("components") or []
        at.at("components").length(len(inside), 1, MAX_V2_PARTS)
        at.at("accent_color").within(part.get("accent_color") or 0, 0, 0xFFFFFF)
        self._each(inside, IN_CONTAINER, at.at("components"))


def _emoji(emoji: Any, at: FieldErrors) -> None:
    """Checks an emoji: a Unicode emoji by name, a custom one by id."""
    if emoji is None:
        return
    name = str(emoji.get("name") or "")
    if not str(emoji.get("id") or "").isdecimal() and (not name or name.isascii()):
        at.at("name").add("COMPONENT_INVALID_EMOJI", "Invalid emoji")
