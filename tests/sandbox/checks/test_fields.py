"""Unknown fields in bodies."""

import pytest

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, button, row

MISSPELT = (
    ({"contents": "x"}, ("contents",)),
    ({"content": "x", "allowed_mention": {}}, ("allowed_mention",)),
    ({"content": "x", "embeds": [{"titel": "x"}]}, ("embeds", 0, "titel")),
    (
        {"content": "x", "components": [row(button(colour="red"))]},
        ("components", 0, "components", 0, "colour"),
    ),
    (
        {"flags": 1 << 15, "components": [{"type": 17, "components": [], "colour": 1}]},
        ("components", 0, "colour"),
    ),
)


@pytest.mark.parametrize(("body", "path"), MISSPELT)
async def test_misspelt_fields_are_named(
    api: Api, sandbox: Sandbox, body: Json, path: tuple[str | int, ...]
) -> None:
    """An unknown field is refused with SANDBOX_UNKNOWN_FIELD, unless the knob allows it."""
    node = (await api.send(body))[1]["errors"]
    for step in path:
        node = node[str(step)]
    assert [e["code"] for e in node["_errors"]] == ["SANDBOX_UNKNOWN_FIELD"]
    sandbox.knobs.unknown_fields = "ignore"
    status, answer = await api.send(body)
    assert status == 200 or "SANDBOX_UNKNOWN_FIELD" not in str(answer)


async def test_misspelt_commands_and_forms_are_named(api: Api, sandbox: Sandbox) -> None:
    """The error for an unknown field in a command, modal or response holds its path."""
    option = {"name": "o", "description": "d", "type": 4, "minvalue": 1}
    body = [{"name": "a", "description": "b", "options": [option]}]
    answer = (await api.call("PUT", f"/applications/{sandbox.world.bot_id}/commands", body))[1]
    assert "minvalue" in answer["errors"]["0"]["options"]["0"]
    field = {"type": 4, "custom_id": "t", "style": 1, "maxlength": 3}
    form = {"title": "T", "custom_id": "m", "components": [{"type": 18, "label": "L", "component": field}]}
    answer = (await api.answer(api.command(), 9, form))[1]
    assert "maxlength" in answer["errors"]["data"]["components"]["0"]["component"]
    answer = (await api.answer(api.command(), 4, {"content": "x", "ephemeral": True}))[1]
    assert "ephemeral" in answer["errors"]["data"]


async def test_unknown_fields_are_reported_once(api: Api, sandbox: Sandbox) -> None:
    """With "warn" a message with an unknown field is created, and the field is listed once with its path."""
    sandbox.knobs.unknown_fields = "warn"
    for _ in range(2):
        assert (await api.send({"content": "x", "embeds": [{"title": "x", "titel": "y"}]}))[0] == 200
    assert [w.rpartition(" ")[2] for w in sandbox.warnings] == ["embeds.0.titel"]


def test_only_our_own_suite_refuses_them() -> None:
    """Unless something else is preset, unknown fields are reported, not refused."""
    assert Knobs().unknown_fields == "warn"
