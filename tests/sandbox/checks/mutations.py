"""Valid bodies of every route, and copies with one field that Discord's description does not allow."""

import copy
from collections.abc import Iterator
from typing import Any

from tests.sandbox import described

Path = tuple[str | int, ...]
BUTTONS = [
    {
        "type": 2,
        "style": 1,
        "label": "A",
        "custom_id": "a",
        "disabled": False,
        "emoji": {"name": "🂡"},
        "id": 7,
    },
    {"type": 2, "style": 5, "label": "B", "url": "https://x.is"},
    {"type": 2, "style": 6, "sku_id": "1"},
]
OPTIONS = [
    {"label": "A", "value": "a", "description": "d", "default": True, "emoji": {"name": "👍", "id": None}},
    {"label": "B", "value": "b"},
]
SELECT = {"placeholder": "p", "min_values": 0, "max_values": 2, "disabled": False}


def _row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def _chosen(kind: int, name: str) -> dict[str, Any]:
    return {"type": kind, "custom_id": f"{kind}", **SELECT, "default_values": [{"id": "1", "type": name}]}


EMBED = {
    "type": "rich",
    "title": "T",
    "description": "D",
    "url": "https://x.is",
    "color": 1,
    "timestamp": "2026-01-02T03:04:05Z",
    "author": {"name": "A", "url": "https://x.is", "icon_url": "https://x.is"},
    "footer": {"text": "F", "icon_url": "https://x.is"},
    "image": {"url": "https://x.is", "width": 1, "height": 1},
    "thumbnail": {"url": "https://x.is"},
    "provider": {"name": "P", "url": "https://x.is"},
    "video": {"url": "https://x.is"},
    "fields": [{"name": "a", "value": "b", "inline": True}],
}
MESSAGE = {
    "content": "x",
    "nonce": "1",
    "enforce_nonce": False,
    "flags": 4,
    "tts": False,
    "sticker_ids": [],
    "attachments": [],
    "embeds": [EMBED],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": False},
    "message_reference": {"message_id": "1", "channel_id": "2", "type": 0, "fail_if_not_exists": False},
    "components": [
        _row(*BUTTONS),
        _row({"type": 3, "custom_id": "s", **SELECT, "options": OPTIONS}),
        _row(_chosen(5, "user")),
        _row(_chosen(7, "role")),
        _row(_chosen(8, "channel") | {"channel_types": [0, 11]}),
    ],
}
PICTURE = {"media": {"url": "https://x.is"}, "description": "d", "spoiler": False}
BOARD = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 1,
            "spoiler": False,
            "components": [{"type": 10, "content": "x"}, _row(BUTTONS[0])],
        },
        {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 11, **PICTURE}},
        {"type": 12, "items": [PICTURE]},
        {"type": 13, "file": {"url": "attachment://a.txt"}, "spoiler": False},
        {"type": 14, "spacing": 1, "divider": True},
    ],
}
TEXTS = {"name_localizations": {"da": "c"}, "description_localizations": {"da": "c"}}
COMMAND = {
    "name": "a",
    "description": "b",
    "type": 1,
    "contexts": [0],
    "integration_types": [0],
    "default_member_permissions": "8",
    "dm_permission": True,
    **TEXTS,
    "options": [
        {
            "name": "o",
            "type": 3,
            "description": "d",
            "required": True,
            **TEXTS,
            "min_length": 1,
            "max_length": 2,
            "choices": [{"name": "e", "value": "f", "name_localizations": {"da": "c"}}],
        },
        {"name": "n", "type": 4, "description": "d", "min_value": 1, "max_value": 2, "autocomplete": True},
        {"name": "f", "type": 10, "description": "d", "choices": [{"name": "e", "value": 1.5}]},
        {"name": "c", "type": 7, "description": "d", "channel_types": [0]},
    ],
}
GROUPS = {
    "name": "g",
    "description": "b",
    "options": [
        {
            "name": "h",
            "type": 2,
            "description": "d",
            "options": [{"name": "s", "type": 1, "description": "d", "options": [COMMAND["options"][2]]}],
        }
    ],
}


def _label(component: dict[str, Any]) -> dict[str, Any]:
    return {"type": 18, "label": "L", "description": "d", "component": component}


_TICKS = [{k: v for k, v in option.items() if k not in ("emoji", "default")} for option in OPTIONS]
_INPUT = {"type": 4, "custom_id": "t", "style": 1, "min_length": 1, "max_length": 9, "value": "abc"}
_BOUNDS = {"min_values": 1, "max_values": 2, "required": True}
FORMS = [
    [
        _row(_INPUT | {"label": "L", "placeholder": "p", "required": True}),
        _label({"type": 21, "custom_id": "r", "options": _TICKS, "required": True}),
        _label({"type": 22, "custom_id": "k", "options": _TICKS, **_BOUNDS}),
        _label({"type": 23, "custom_id": "c", "default": False}),
        {"type": 10, "content": "x"},
    ],
    [
        _label(_INPUT),
        _label({"type": 19, "custom_id": "u", **_BOUNDS}),
        _label({"type": 3, "custom_id": "s", **_BOUNDS, "options": OPTIONS}),
        _label(_chosen(6, "role")),
    ],
]
THREAD = {"name": "t", "auto_archive_duration": 60, "rate_limit_per_user": 0}
# Route: valid bodies, with names of things in braces for their ids.
BODIES: dict[str, list[Any]] = {
    "POST /channels/{channel}/messages": [MESSAGE, BOARD],
    "PATCH /channels/{channel}/messages/{message}": [
        {k: MESSAGE[k] for k in ("content", "embeds", "components", "allowed_mentions", "flags")}
    ],
    "POST /webhooks/{application}/{token}": [
        {k: MESSAGE[k] for k in ("content", "embeds", "components", "allowed_mentions", "tts")}
    ],
    "PATCH /webhooks/{application}/{token}/messages/@original": [
        {k: MESSAGE[k] for k in ("content", "embeds", "components", "allowed_mentions")}
    ],
    "POST /interactions/{interaction}/{token}/callback": [
        {"type": 4, "data": {k: MESSAGE[k] for k in ("content", "embeds", "components", "tts", "flags")}},
        *[{"type": 9, "data": {"title": "T", "custom_id": "m", "components": form}} for form in FORMS],
    ],
    "PUT /applications/{application}/commands": [[COMMAND, GROUPS]],
    "POST /applications/{application}/guilds/{guild}/commands": [COMMAND],
    "PATCH /applications/{application}/commands/{command}": [{k: COMMAND[k] for k in ("name", "options")}],
    "POST /channels/{channel}/messages/{message}/threads": [THREAD],
    "POST /channels/{channel}/threads": [THREAD | {"type": 12, "invitable": True}],
    "PATCH /channels/{thread}": [THREAD | {"archived": False, "locked": False, "invitable": True}],
    "PATCH /channels/{channel}": [{"name": "n", "topic": "t", "position": 1}],
    "POST /users/@me/channels": [{"recipient_id": "{person}"}],
    "POST /channels/{channel}/messages/bulk-delete": [{"messages": ["{message}", "{other}"]}],
}
WRONG: tuple[Any, ...] = (None, True, -1, 2.5, 10**9, "", "x", [], {}, [None], "y" * 7_000)


def _changed(body: Any, path: Path, value: Any) -> Any:
    whole = copy.deepcopy(body)
    place = whole
    for step in path[:-1]:
        place = place[step]
    if value is _GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return whole


_GONE = object()


def _places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inside in items:
        yield (*path, key), inside
        yield from _places(inside, (*path, key))


def mutations(body: Any) -> Iterator[tuple[Path, Any, Any]]:
    """Changes one field at a time: path, value (or "left out"), changed body."""
    for path, old in _places(body):
        values = [*WRONG, str(old) if isinstance(old, int) else "x" * 101]
        if isinstance(old, list) and old:
            values += [old * 60, old + old[:1]]
        for value in values:
            yield path, value, _changed(body, path, value)
        if isinstance(path[-1], str):
            yield path, "left out", _changed(body, path, _GONE)


def filled(value: Any, ids: dict[str, str]) -> Any:
    """A body with ids in the place of names in braces."""
    if isinstance(value, dict):
        return {k: filled(v, ids) for k, v in value.items()}
    if isinstance(value, list):
        return [filled(v, ids) for v in value]
    return value.format(**ids) if isinstance(value, str) else value


def invalid(route: str) -> Iterator[list[tuple[Path, Any, Any]]]:
    """For each body of a route the mutations that Discord's description refuses."""
    for body, refused in zip(BODIES[route], described.refused(route), strict=True):
        changed = [*mutations(body)]
        yield [changed[number] for number in refused]
