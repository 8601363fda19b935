"""Malformed bodies: refused, never a server error."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, button, row, v2, words

NONSENSE: tuple[Any, ...] = (None, True, -1, 2.5, "", "x", [], [[]], [None], {}, {"type": "x"})
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}
MESSAGE = {
    "content": "x",
    "nonce": "1",
    "flags": 0,
    "tts": False,
    "embeds": [{"title": "x", "fields": [{"name": "a", "value": "b"}], "image": {"url": "https://x.is"}}],
    "allowed_mentions": {"parse": ["users"], "replied_user": False},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "attachments": [],
    "components": [row(button(emoji={"name": "🂡"})), row(SELECT)],
}
BOARD = v2(
    {"type": 17, "accent_color": 1, "components": [words(), row(button("b"))]},
    {"type": 9, "components": [words()], "accessory": {"type": 11, "media": {"url": "https://x.is"}}},
    {"type": 12, "items": [{"media": {"url": "https://x.is"}}]},
    {"type": 14, "spacing": 1},
)
COMMANDS = [
    {
        "name": "a",
        "description": "b",
        "name_localizations": {"da": "c"},
        "options": [{"name": "o", "type": 3, "description": "d", "choices": [{"name": "e", "value": "f"}]}],
    }
]
FORM = {
    "type": 9,
    "data": {
        "title": "T",
        "custom_id": "m",
        "components": [{"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}}],
    },
}


def spoiled(body: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Copies of the body with a wrong value in one place each."""
    for value in NONSENSE:
        yield f"{path} = {value!r}", value
    places = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, inside in places:
        for name, changed in spoiled(inside, (*path, key)):
            whole = copy.copy(body)
            whole[key] = changed
            yield name, whole


@pytest.mark.parametrize("what", ["message", "board", "commands", "form"])
async def test_nonsense_is_refused_not_stumbled_over(api: Api, sandbox: Sandbox, what: str) -> None:
    """Every spoiled body gets 200, 204 or 400, and more than 50 get 400."""
    sandbox.knobs.rate_limit = sandbox.knobs.global_limit = 100_000
    interaction = api.command()
    bodies = {"message": MESSAGE, "board": BOARD, "commands": COMMANDS, "form": FORM}
    channel = f"/channels/{sandbox.channel('stofa').id}/messages"
    paths = {
        "message": ("POST", channel),
        "board": ("POST", channel),
        "commands": ("PUT", f"/applications/{sandbox.world.bot_id}/commands"),
        "form": ("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"),
    }
    refused, stumbled = 0, []
    for name, body in spoiled(bodies[what]):
        status, _ = await api.call(*paths[what], body)
        stumbled += [name] if status not in (200, 204, 400) else []
        refused += status == 400
        interaction.state = "waiting"
    assert stumbled == []
    assert refused > 50
