"""Shapes of components, by type. What depends on other components is in `components`."""

from sandbox.checks.shapes import (
    Check,
    anything,
    filled,
    many,
    number,
    one_of,
    snowflake,
    switch,
    text,
    thing,
    union,
)
from sandbox.errors import FieldErrors

MAX_PARTS, MAX_TEXT = 40, 4_000
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
_CUSTOM_ID = filled(100)
_EMOJI = thing({"id": snowflake, "name": text(0, 32), "animated": switch})
_DEFAULT = thing({"id!": snowflake, "type!": one_of("user", "role", "channel")})


# Discord adds the other fields; bots send them back with components that they have read.
_MEDIA = thing(
    {
        "url!": text(0, 2_048),
        **dict.fromkeys(("id", "proxy_url", "height", "width", "content_type", "attachment_id"), anything),
        **dict.fromkeys(("placeholder", "placeholder_version", "loading_state", "flags"), anything),
        "content_scan_metadata": anything,
    }
)
_PICTURE: dict[str, Check] = {"media!": _MEDIA, "description": text(1, 1_024), "spoiler": switch}


def _value(value: object, at: FieldErrors) -> None:
    """A text. Whole numbers are sent by bots that run on Discord, where they become texts."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    text(1, 100)(str(value) if whole else value, at)


def _option(fewest: int, most: int, value: Check) -> Check:
    """Options of a select or group."""
    texts: dict[str, Check] = {"label!": text(1, 100), "value!": value, "description": text(0, 100)}
    return many(thing({**texts, "default": switch, "emoji": _EMOJI}), fewest, most)


def _bounds(most: int) -> dict[str, Check]:
    return {"min_values": number(0, most), "max_values": number(1, most), "required": switch}


_SELECT: dict[str, Check] = {
    "custom_id": _CUSTOM_ID,
    "placeholder": text(0, 150),
    "disabled": switch,
    **_bounds(25),
}
_CHOSEN: dict[str, Check] = {**_SELECT, "default_values": many(_DEFAULT, 0, 25)}


def _part(value: object, at: FieldErrors) -> None:
    PART(value, at)


def _parts(fewest: int, most: int) -> dict[str, Check]:
    return {"components!": many(_part, fewest, most)}


_FIELDS: dict[int, dict[str, Check]] = {
    1: _parts(1, 5),
    2: {
        "style!": one_of(1, 2, 3, 4, 5, 6),
        "label": text(0, 80),
        "emoji": _EMOJI,
        "custom_id": _CUSTOM_ID,
        "sku_id": snowflake,
        "url": text(0, 512),
        "disabled": switch,
    },
    # Libraries send empty lists of options and channel types with every kind of select.
    3: {**_CHOSEN, "options!": _option(1, 25, _value), "channel_types": anything},
    4: {
        "custom_id": _CUSTOM_ID,
        "style!": one_of(1, 2),
        "label": text(0, 45),
        "min_length": number(0, 4_000),
        "max_length": number(1, 4_000),
        "required": switch,
        "value": text(0, 4_000),
        "placeholder": text(0, 100),
    },
    **{key: {**_CHOSEN, "options": anything, "channel_types": anything} for key in (5, 6, 7)},
    8: {**_CHOSEN, "options": anything, "channel_types": many(one_of(*CHANNEL_TYPES), unique=True)},
    9: {**_parts(1, 3), "accessory!": _part},
    10: {"content!": text(1, MAX_TEXT)},
    11: _PICTURE,
    12: {"items!": many(thing(_PICTURE), 1, 10)},
    13: {"file!": _MEDIA, "spoiler": switch, "name": anything, "size": anything},
    14: {"divider": switch, "spacing": one_of(1, 2)},
    17: {**_parts(1, MAX_PARTS), "accent_color": number(0, 0xFFFFFF), "spoiler": switch},
    18: {"label!": text(1, 45), "description": text(1, 100), "component!": _part},
    19: {"custom_id": _CUSTOM_ID, **_bounds(10), "file_types": anything},
    21: {"custom_id": _CUSTOM_ID, "options!": _option(2, 10, text(1, 100)), "required": switch},
    22: {"custom_id": _CUSTOM_ID, "options!": _option(1, 10, text(1, 100)), **_bounds(10)},
    23: {"custom_id": _CUSTOM_ID, "default": switch},
}
PART = union(
    {
        kind: thing({"type": anything, "id": number(0, (1 << 31) - 1), **fields})
        for kind, fields in _FIELDS.items()
    },
    "UNION_TYPE_CHOICES",
)
