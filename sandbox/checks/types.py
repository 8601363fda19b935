"""Checks the types of known fields, so that other checks can rely on them."""

from typing import Any

from sandbox.errors import FieldErrors

# fmt: off
_TEXT = (
    "content", "label", "custom_id", "placeholder", "description", "name", "title", "text", "url",
    "topic", "username", "filename", "icon_url", "timestamp",
)
_NUMBERS = (
    "type", "style", "flags", "color", "accent_color", "spacing", "min_values", "max_values", "min_length",
    "max_length",
)
_SWITCHES = (
    "tts", "disabled", "required", "autocomplete", "spoiler", "divider", "default", "inline",
    "enforce_nonce", "replied_user", "nsfw", "dm_permission", "fail_if_not_exists", "ephemeral",
)
_OBJECTS = (
    "allowed_mentions", "message_reference", "media", "file", "accessory", "component", "image",
    "thumbnail", "footer", "author", "video", "provider", "emoji", "data", "name_localizations",
    "description_localizations",
)
_LISTS_OF_OBJECTS = (
    "components", "embeds", "attachments", "options", "choices", "fields", "items", "default_values",
)
_LISTS = (
    "parse", "users", "roles", "channel_types", "contexts", "integration_types", "sticker_ids",
)
# fmt: on

_KINDS: dict[str, type | tuple[type, ...]] = {
    **dict.fromkeys(_TEXT, str),
    **dict.fromkeys(_NUMBERS, int),
    **dict.fromkeys(_SWITCHES, bool),
    **dict.fromkeys(_OBJECTS, dict),
    **dict.fromkeys((*_LISTS_OF_OBJECTS, *_LISTS), list),
    "value": str,
    "nonce": (str, int),
    "id": (str, int),
}
_SAID: dict[type, tuple[str, str]] = {
    str: ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    int: ("NUMBER_TYPE_COERCE", "Value is not int."),
    bool: ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    dict: ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
}


def check_types(body: Any) -> None:
    """Checks every known field of a body at any depth. :raises ApiError: 50035"""
    errors = FieldErrors()
    _walk(body, errors)
    errors.raise_if_any()


def without_nulls(value: Any, inside: bool = False) -> Any:
    """Removes null fields from components, embeds, options and similar objects, where null means absent.

    Top-level fields keep null, which removes a value.
    """
    if isinstance(value, list):
        return [without_nulls(item, inside) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {k: v for k, v in value.items() if not (inside and v is None)}
    return {k: without_nulls(v, inside or k in _LISTS_OF_OBJECTS) for k, v in kept.items()}


def _walk(value: Any, at: FieldErrors, in_choice: bool = False) -> None:
    if isinstance(value, list):
        for place, item in enumerate(value):
            _walk(item, at.at(place), in_choice)
    elif isinstance(value, dict):
        for key, item in value.items():
            here = at.at(key)
            # Only the choices of a command option may have numeric values.
            if not (in_choice and key == "value" and type(item) in (int, float)):
                _known(key, item, here)
            if key != "default_values":  # their type is a word
                _walk(item, here, key == "choices")


def _known(key: str, value: Any, at: FieldErrors) -> None:
    kind = _KINDS.get(key)
    if kind is None or value is None:
        return
    # bool is a subclass of int in Python, but not a number for Discord.
    wrong = not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool)
    if wrong:
        at.add(*_SAID[kind[0] if isinstance(kind, tuple) else kind])
    elif key in _LISTS_OF_OBJECTS:
        _all_objects(value, at)


def _all_objects(items: list[Any], at: FieldErrors) -> None:
    for place, item in enumerate(items):
        if not isinstance(item, dict):
            at.at(place).add(*_SAID[dict])
