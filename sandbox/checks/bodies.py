"""Shapes of the bodies of all routes."""

import json
import re
from typing import Any

from sandbox.checks.parts import CHANNEL_TYPES, MAX_PARTS, PART
from sandbox.checks.shapes import (
    Check,
    anything,
    bits,
    decimal,
    filled,
    many,
    moment,
    number,
    one_of,
    snowflake,
    switch,
    text,
    texts,
    thing,
)
from sandbox.errors import FieldErrors, Json

MAX_LIST = 1_521
_LINK = text(0, 2_048)
# Discord adds the last fields; bots send them back with embeds that they have read.
_MEDIA = thing(
    {
        "url": _LINK,
        "width": number(),
        "height": number(),
        "placeholder": text(0, 64),
        "placeholder_version": number(0),
        "is_animated": switch,
        "description": text(0, 4_096),
        **dict.fromkeys(("proxy_url", "content_type", "flags"), anything),
    }
)
EMBED = thing(
    {
        "type": text(),
        "url": _LINK,
        "title": text(0, 256),
        "color": number(0, 0xFFFFFF),
        "timestamp": moment,
        "description": text(0, 4_096),
        "author": thing({"name": text(0, 256), "url": _LINK, "icon_url": _LINK, "proxy_icon_url": anything}),
        "image": _MEDIA,
        "thumbnail": _MEDIA,
        "video": _MEDIA,
        "footer": thing({"text": text(0, 2_048), "icon_url": _LINK, "proxy_icon_url": anything}),
        "fields": many(thing({"name!": text(0, 256), "value!": text(0, 1_024), "inline": switch}), 0, 25),
        "provider": thing({"name": text(0, 256), "url": _LINK}),
        **dict.fromkeys(("flags", "content_scan_version"), anything),
    }
)
_ATTACHMENT = thing(
    {
        "id!": snowflake,
        "filename": text(1, 1_024),
        "description": text(0, 1_024),
        "title": text(0, 1_024),
        "duration_secs": decimal,
        "waveform": text(0, 400),
        "is_spoiler": switch,
        "is_remix": switch,
        **dict.fromkeys(("content_type", "size", "url", "proxy_url", "height", "width"), anything),
        **dict.fromkeys(("ephemeral", "spoiler", "flags", "placeholder", "placeholder_version"), anything),
    }
)
_MENTIONS = thing(
    {
        "parse": many(one_of("users", "roles", "everyone"), 0, MAX_LIST, unique=True),
        "users": many(snowflake, 0, 100, unique=True),
        "roles": many(snowflake, 0, 100, unique=True),
        "replied_user": switch,
    }
)
_REFERENCE = thing(
    {
        "type": one_of(0),
        "message_id!": snowflake,
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": switch,
    }
)


def _nonce(value: Any, at: FieldErrors) -> None:
    """A string of 25 characters, or a number."""
    (text(0, 25) if isinstance(value, str) else number(-(1 << 63), (1 << 63) - 1))(value, at)


# One shape for all messages: libraries send some of these fields where they have no effect.
_MESSAGE_FIELDS: dict[str, Check] = {
    "content": text(0, 4_000),
    "embeds": many(EMBED, 0, 10),
    "flags": number(),
    "allowed_mentions": _MENTIONS,
    "components": many(PART, 0, MAX_PARTS),
    "attachments": many(_ATTACHMENT, 0, 10),
    "tts": switch,
    "nonce": _nonce,
    "enforce_nonce": switch,
    "message_reference": _REFERENCE,
    "sticker_ids": many(snowflake, 0, 3),
    "username": text(1, 80),
    "avatar_url": _LINK,
    "thread_name": text(0, 100),
    "applied_tags": many(snowflake, 0, 5),
    **dict.fromkeys(("payload_json", "poll", "shared_client_theme"), anything),
}
MESSAGE = thing(_MESSAGE_FIELDS)


def _choice_value(value: Any, at: FieldErrors) -> None:
    """A string of 1 to 100 characters, or a number."""
    (decimal if type(value) in (int, float) else text(1, 100))(value, at)


_NAMES, _DESCRIPTIONS = texts(1, 32), texts(1, 100)
_CHOICE = thing({"name!": text(1, 100), "name_localizations": _DESCRIPTIONS, "value!": _choice_value})


def _option(value: Any, at: FieldErrors) -> None:
    _OPTION(value, at)


# One shape for all types of options: libraries send some of these fields where they have no effect.
_OPTION = thing(
    {
        "type!": one_of(*range(1, 12)),
        "name!": text(1, 32),
        "name_localizations": _NAMES,
        "description!": text(1, 100),
        "description_localizations": _DESCRIPTIONS,
        "required": switch,
        "choices": many(_CHOICE, 0, 25),
        "options": many(_option, 0, 25),
        "channel_types": many(one_of(*CHANNEL_TYPES), unique=True),
        "min_value": decimal,
        "max_value": decimal,
        "min_length": number(0, 6_000),
        "max_length": number(1, 6_000),
        "autocomplete": switch,
    }
)
_COMMAND_FIELDS: dict[str, Check] = {
    "id": snowflake,
    "type": one_of(1, 2, 3, 4),
    "name": text(1, 32),
    "name_localizations": _NAMES,
    "description": filled(100),
    "description_localizations": _DESCRIPTIONS,
    "options": many(_option, 0, 25),
    "contexts": many(one_of(0, 1, 2), 1, 3, unique=True),
    "integration_types": many(one_of(0, 1), 1, 2, unique=True),
    "default_member_permissions": bits,
    "dm_permission": switch,
    "nsfw": switch,
    "handler": one_of(1, 2),
    "default_permission": switch,
}
COMMAND = thing({"name!": _COMMAND_FIELDS["name"]} | _COMMAND_FIELDS)
_ARCHIVE = one_of(60, 1_440, 4_320, 10_080)
_THREAD: dict[str, Check] = {
    "name!": text(1, 100),
    "auto_archive_duration": _ARCHIVE,
    "rate_limit_per_user": number(0, 21_600),
    "type": one_of(10, 11, 12),
    "invitable": switch,
}
_OVERWRITE = thing({"id!": snowflake, "type": one_of(0, 1), "allow": bits, "deny": bits})
_CHANNEL = thing(
    {
        "name": text(0, 100),
        "topic": text(0, 4_096),
        "nsfw": switch,
        "position": number(0),
        "type": one_of(0, 2, 4, 5, 13, 14, 15),
        "flags": number(),
        "parent_id": snowflake,
        "permission_overwrites": many(_OVERWRITE, 0, 100),
        "rate_limit_per_user": number(0, 21_600),
        "archived": switch,
        "locked": switch,
        "invitable": switch,
        "auto_archive_duration": _ARCHIVE,
        "default_auto_archive_duration": _ARCHIVE,
        "default_thread_rate_limit_per_user": number(0, 21_600),
        "applied_tags": many(snowflake, 0, 5),
        "bitrate": number(8_000),
        "user_limit": number(0),
        "rtc_region": text(),
        "video_quality_mode": one_of(1, 2),
        "default_sort_order": one_of(0, 1),
        "default_forum_layout": one_of(0, 1, 2),
        "default_tag_setting": one_of("match_all", "match_some"),
        **dict.fromkeys(("available_tags", "default_reaction_emoji", "icon"), anything),
    }
)
_MODAL = thing({"custom_id!": text(1, 100), "title!": text(1, 45), "components!": many(PART, 1, MAX_PARTS)})
_CALLBACK_DATA: dict[int, dict[str, Check]] = {
    **{key: {"data": MESSAGE} for key in (4, 5, 6, 7)},
    8: {"data!": thing({"choices": many(_CHOICE, 0, 25)})},
    9: {"data!": _MODAL},
    **{key: {"data": anything} for key in (1, 12, 13)},
}
_CALLBACKS = {kind: thing({"type": anything, **data}) for kind, data in _CALLBACK_DATA.items()}


def _callback(value: Any, at: FieldErrors) -> None:
    kind = value.get("type") if isinstance(value, dict) else None
    if kind is None:
        at.at("type").required()
    elif type(kind) is not int or kind not in _CALLBACKS:
        at.at("type").one_of(tuple(_CALLBACKS))
    else:
        _CALLBACKS[kind](value, at)


_HOOK, _MESSAGES = "/webhooks/{application}/{token}", "/channels/{channel}/messages"
BODIES: dict[str, Check] = {
    f"POST {_MESSAGES}": MESSAGE,
    f"PATCH {_MESSAGES}/{{message}}": MESSAGE,
    f"POST {_HOOK}": MESSAGE,
    f"PATCH {_HOOK}/messages/{{message}}": MESSAGE,
    f"POST {_MESSAGES}/bulk-delete": thing({"messages!": many(snowflake, unique=True)}),
    "POST /interactions/{interaction}/{token}/callback": _callback,
    f"POST {_MESSAGES}/{{message}}/threads": thing(_THREAD),
    "POST /channels/{channel}/threads": thing(_THREAD | {"message": MESSAGE}),
    "PATCH /channels/{channel}": _CHANNEL,
    "POST /applications/{application}/emojis": thing({"name!": text(2, 32), "image!": text()}),
    "POST /users/@me/channels": thing(
        {
            "recipient_id": snowflake,
            "recipients": many(snowflake),
            "access_tokens": many(text(), 0, MAX_LIST, unique=True),
            "nicks": anything,
        }
    ),
}
for _base in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"):
    BODIES |= {
        f"PUT {_base}": many(COMMAND),
        f"POST {_base}": COMMAND,
        f"PATCH {_base}/{{command}}": thing(_COMMAND_FIELDS),
    }


def check_body(method: str, route: str, body: Any) -> FieldErrors:
    """Errors of a body, those of unknown fields included; none for a route without a body."""
    errors = FieldErrors()
    check = BODIES.get(f"{method} {route}")
    if check is not None:
        check(body, errors)
    return errors


def from_form(fields: dict[str, str]) -> Json:
    """Body of a form without payload_json: numbers, booleans and nested values are written as JSON."""
    return {name: _from_form(name, value) for name, value in fields.items()}


def _from_form(name: str, value: str) -> Any:
    if name in ("content", "username", "avatar_url", "nonce", "thread_name", "name", "topic"):
        return value
    if value.lower() in ("true", "false"):
        return value.lower() == "true"
    if re.fullmatch(r"-?\d{1,15}|[\[{].*", value, re.DOTALL):
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value
