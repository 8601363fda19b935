"""Checks for unknown fields, which Discord ignores without an error.

The error code is the sandbox's own.
"""

from typing import Any

from sandbox.errors import FieldErrors, Json


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# One set for all messages: libraries send some of these fields where they have no effect.
_MESSAGE = _names(
    "content embeds flags allowed_mentions components attachments payload_json tts poll nonce enforce_nonce"
    " message_reference sticker_ids shared_client_theme username avatar_url thread_name applied_tags"
)
_COMMAND = _names(
    "id type name name_localizations description description_localizations options contexts integration_types"
    " default_member_permissions dm_permission nsfw handler default_permission"
)
_THREAD = _names("name auto_archive_duration rate_limit_per_user type invitable")
_CHANNEL = _names(
    "name topic nsfw position type flags parent_id permission_overwrites rate_limit_per_user archived locked"
    " auto_archive_duration default_auto_archive_duration default_thread_rate_limit_per_user invitable"
    " applied_tags available_tags default_reaction_emoji default_sort_order default_forum_layout bitrate"
    " user_limit rtc_region video_quality_mode icon"
)
_HOOK = "/webhooks/{application}/{token}"
_MESSAGES = "/channels/{channel}/messages"
BODIES: dict[str, frozenset[str]] = {
    f"POST {_MESSAGES}": _MESSAGE,
    f"PATCH {_MESSAGES}/{{message}}": _MESSAGE,
    f"POST {_HOOK}": _MESSAGE,
    f"PATCH {_HOOK}/messages/{{message}}": _MESSAGE,
    "POST /interactions/{interaction}/{token}/callback": _names("type data"),
    f"POST {_MESSAGES}/{{message}}/threads": _THREAD,
    "POST /channels/{channel}/threads": _THREAD,
    "PATCH /channels/{channel}": _CHANNEL,
    "POST /users/@me/channels": _names("recipient_id recipients access_tokens nicks"),
}
_CALLBACK = _MESSAGE | _names("choices custom_id title")

_SELECT = _names("custom_id placeholder min_values max_values disabled required default_values")
_ROW, _SEPARATOR = _names("components"), _names("divider spacing")
_PICTURE = _names("media description spoiler")
# By component type, beside `type` and `id`.
PARTS: dict[int, frozenset[str]] = {
    1: _ROW,
    2: _names("style label emoji custom_id sku_id url disabled"),
    3: _SELECT | _names("options"),
    4: _names("custom_id style label min_length max_length required value placeholder"),
    **dict.fromkeys((5, 6, 7), _SELECT),
    8: _SELECT | _names("channel_types"),
    9: _names("components accessory"),
    10: _names("content"),
    11: _PICTURE,
    12: _names("items"),
    # Discord sets name and size; bots send them back with components that they have read.
    13: _names("file spoiler name size"),
    14: _SEPARATOR,
    17: _names("components accent_color spoiler"),
    18: _names("label description component"),
    19: _names("custom_id min_values max_values required file_types"),
    21: _names("custom_id options required"),
    22: _names("custom_id options min_values max_values required"),
    23: _names("custom_id default"),
}
# By the name of the field that holds the object.
THINGS: dict[str, frozenset[str]] = {
    "allowed_mentions": _names("parse users roles replied_user"),
    "message_reference": _names("type message_id channel_id guild_id fail_if_not_exists"),
    "embeds": _names(
        "title type description url timestamp color footer image thumbnail video provider author fields flags"
    ),
    "attachments": _names(
        "id filename title description content_type size url proxy_url height width ephemeral spoiler"
        " duration_secs waveform flags is_remix is_spoiler placeholder placeholder_version"
    ),
    "items": _PICTURE,
    "fields": _names("name value inline"),
}
_OPTION = _names(
    "type name name_localizations description description_localizations required choices options"
    " channel_types min_value max_value min_length max_length autocomplete"
)
_CHOICE = _names("label value description emoji default name name_localizations")


def check_fields(method: str, route: str, body: Any) -> None:
    """:raises ApiError: 50035 with every unknown field"""
    errors = FieldErrors()
    known = BODIES.get(f"{method} {route}")
    if isinstance(body, list):
        for place, command in enumerate(body):
            _all(command, _COMMAND, errors.at(place))
    elif route.endswith(("/commands", "/commands/{command}")):
        _all(body, _COMMAND, errors)
    elif known is not None:
        _all(body, known, errors)
    errors.raise_if_any()


def _all(thing: Any, known: frozenset[str], at: FieldErrors) -> None:
    if not isinstance(thing, dict):
        return
    for key, value in thing.items():
        here = at.at(key)
        if key not in known:
            here.add("SANDBOX_UNKNOWN_FIELD", "Discord does not know this field, and would ignore it.")
            continue
        for part, place in _inside(value, here):
            _all(part, _known(key, part), place)


def _inside(value: Any, at: FieldErrors) -> list[tuple[Any, FieldErrors]]:
    if isinstance(value, list):
        return [(item, at.at(place)) for place, item in enumerate(value)]
    return [(value, at)]


def _known(key: str, part: Json) -> frozenset[str]:
    """Known fields of an object; all of its own fields if its kind is not checked."""
    if not isinstance(part, dict):
        return frozenset()
    kind = part.get("type")
    if key in ("components", "accessory", "component"):
        known = PARTS.get(kind) if isinstance(kind, int) else None
        return frozenset(part) if known is None else known | {"type", "id"}
    if key == "data":
        return _CALLBACK
    if key in ("options", "choices"):
        return _OPTION if "type" in part else _CHOICE
    return THINGS.get(key, frozenset(part))
