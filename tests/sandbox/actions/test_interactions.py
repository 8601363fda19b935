"""Responses to interactions: time limits, repeated, expired and malformed ones."""

import asyncio
from typing import Any

import pytest

from sandbox.actions import interactions as kinds
from sandbox.sandbox import Sandbox
from tests.sandbox.api import HI, Api, button, fault, row, v2, words

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = range(4, 10)
EPHEMERAL = 64
INPUT = {"type": 4, "custom_id": "t", "style": 1}


def label(component: dict[str, Any], text: str = "L", **more: Any) -> dict[str, Any]:
    """A label with a component."""
    return {"type": 18, "label": text, "component": component, **more}


def modal(*components: dict[str, Any], title: str = "T", custom_id: str = "m") -> dict[str, Any]:
    """Data of a modal."""
    return {"title": title, "custom_id": custom_id, "components": list(components)}


@pytest.fixture(autouse=True)
def _patient(sandbox: Sandbox) -> None:
    """How fast the machine is at the moment is not what is tried here."""
    sandbox.knobs.answer_within = 60.0


async def test_one_answer_only(api: Api) -> None:
    """A second response is refused (40060), and the first stays the only message."""
    interaction = api.command()
    assert (await api.answer(interaction, MESSAGE, HI))[0] == 204
    assert await api.answer(interaction, MESSAGE, HI) == (
        400,
        {"message": "Interaction has already been acknowledged.", "code": 40060},
    )
    assert len(api.sandbox.world.history(api.sandbox.channel("stofa"))) == 1


async def test_too_late_or_unknown(api: Api, sandbox: Sandbox) -> None:
    """A response after the time limit, or with a forged token, is refused (10062)."""
    sandbox.knobs.answer_within = 0.01
    interaction = api.command()
    await asyncio.sleep(0.03)
    assert await api.answer(interaction, MESSAGE, HI) == (
        404,
        {"message": "Unknown interaction", "code": 10062},
    )
    assert (await api.call("POST", api.hook(interaction), HI))[1]["code"] == 10015
    interaction.token = "forged"
    assert (await api.answer(interaction, MESSAGE, HI))[1]["code"] == 10062


async def test_a_refused_answer_leaves_the_interaction_open(api: Api) -> None:
    """A valid response is accepted after a malformed one (50035)."""
    interaction = api.command()
    assert (await api.answer(interaction, MESSAGE, {"content": "x" * 2001}))[1]["code"] == 50035
    assert (await api.answer(interaction, MESSAGE, HI))[0] == 204


@pytest.mark.parametrize("kind", [DEFER_UPDATE, UPDATE, CHOICES, 1, 99])
async def test_answers_that_a_command_cannot_have(api: Api, kind: int) -> None:
    """Updates, which only components allow, choices and unknown types are refused."""
    data = {"choices": []} if kind == CHOICES else {}
    _status, answer = await api.answer(api.command(), kind, data)
    assert fault(answer, "type") == ["BASE_TYPE_CHOICES"]


async def test_with_response_tells_the_message(api: Api) -> None:
    """The reply to a response contains its message, or the state of its deferral."""
    status, answer = await api.answer(api.command(), MESSAGE, HI, "?with_response=true")
    assert status == 200
    assert answer["resource"]["message"]["content"] == "hi"
    assert answer["interaction"]["response_message_id"] == answer["resource"]["message"]["id"]
    status, answer = await api.answer(api.command(), DEFER, {"flags": EPHEMERAL}, "?with_response=true")
    assert answer["interaction"]["response_message_loading"]
    assert answer["interaction"]["response_message_ephemeral"]


async def test_webhook_before_any_answer(api: Api) -> None:
    """Follow-ups and edits are refused before the first response (10015)."""
    interaction = api.command()
    for method, path in (("POST", api.hook(interaction)), ("PATCH", api.hook(interaction, "@original"))):
        assert await api.call(method, path, HI) == (404, {"message": "Unknown Webhook", "code": 10015})


async def test_token_dies_after_fifteen_minutes(api: Api, sandbox: Sandbox) -> None:
    """For 899 seconds the token is good; after 901 every call with it is refused (50027)."""
    interaction = api.command()
    await api.answer(interaction, MESSAGE, HI)
    sandbox.advance(899)
    assert (await api.call("PATCH", api.hook(interaction, "@original"), {"content": "still"}))[0] == 200
    assert (await api.call("POST", api.hook(interaction), HI))[0] == 200
    sandbox.advance(2)
    for method, path in (
        ("PATCH", api.hook(interaction, "@original")),
        ("GET", api.hook(interaction, "@original")),
        ("DELETE", api.hook(interaction, "@original")),
        ("POST", api.hook(interaction)),
    ):
        assert await api.call(method, path, HI) == (401, {"message": "Invalid Webhook Token", "code": 50027})


async def test_original_is_read_edited_and_deleted(api: Api) -> None:
    """A bot reads, edits and deletes its ephemeral response with the token."""
    interaction = api.command()
    await api.answer(interaction, MESSAGE, HI | {"flags": EPHEMERAL})
    original = api.hook(interaction, "@original")
    assert (await api.call("GET", original))[1]["flags"] == EPHEMERAL
    assert (await api.call("PATCH", original, {"content": "new"}))[1]["content"] == "new"
    assert (await api.call("DELETE", original))[0] == 204
    assert (await api.call("GET", original))[1]["code"] == 10008
    assert (await api.call("GET", api.hook(interaction, "1")))[1]["code"] == 10008


async def test_ephemeral_cannot_be_reached_by_its_channel(api: Api) -> None:
    """Without its token, an ephemeral message is unknown (10008), and one person sees it."""
    interaction = api.command()
    await api.answer(interaction, MESSAGE, HI | {"flags": EPHEMERAL})
    message = api.sandbox.world.messages[interaction.original_id or ""]
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    for method in ("GET", "PATCH", "DELETE"):
        assert (await api.call(method, path, HI))[1]["code"] == 10008
    assert message.seen_by == api.sandbox.person("anna").id
    assert api.sandbox.messages.audience(message) == [message.seen_by]


async def test_deferral_decides_who_sees_the_answer(api: Api) -> None:
    """The follow-up that fills an ephemeral deferral is ephemeral; the next one is public."""
    interaction = api.command()
    await api.answer(interaction, DEFER, {"flags": EPHEMERAL})
    status, answer = await api.call("POST", api.hook(interaction), HI)
    assert (status, answer["id"], answer["flags"]) == (200, interaction.original_id, EPHEMERAL)
    status, second = await api.call("POST", api.hook(interaction), HI)
    assert second["id"] != answer["id"]
    assert second["flags"] == 0
    assert (await api.answer(api.command(), DEFER, {"flags": 4}))[1]["code"] == 50035


async def test_deferral_is_filled_with_components_v2(api: Api) -> None:
    """A deferred response becomes a v2 message, without the time of an edit."""
    interaction = api.command()
    await api.answer(interaction, DEFER)
    status, answer = await api.call("PATCH", api.hook(interaction, "@original"), v2(words()))
    assert (status, answer["flags"]) == (200, 1 << 15)
    assert answer["edited_timestamp"] is None


async def test_press_updates_its_message(api: Api) -> None:
    """A press is answered by an edit of its message, or with an error if that is deleted (10008)."""
    message = await api.sent({"content": "old", "components": [row(button())]})
    interaction = api.press(message)
    _status, answer = await api.answer(
        interaction, UPDATE, {"content": "new", "components": []}, "?with_response=1"
    )
    assert answer["resource"]["message"]["id"] == message.id
    assert (message.content, message.components) == ("new", [])
    assert (await api.call("GET", api.hook(interaction, "@original")))[1]["id"] == message.id
    gone, later = api.press(message), api.press(message)
    api.sandbox.messages.delete(message)
    assert (await api.answer(gone, UPDATE, HI))[1]["code"] == 10008
    assert (await api.answer(later, DEFER_UPDATE))[0] == 204
    assert (await api.call("PATCH", api.hook(later, "@original"), HI))[1]["code"] == 10008
    assert (await api.call("POST", api.hook(later), HI))[0] == 200


async def test_v2_rules_hold_in_an_update(api: Api) -> None:
    """An update of a v2 message with plain content is refused."""
    message = await api.sent(v2(row(button())))
    _status, answer = await api.answer(api.press(message), UPDATE, HI)
    assert fault(answer, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]


BAD_MODALS = {
    "title": (modal(label(INPUT), title="x" * 46), ("title",)),
    "no title": (modal(label(INPUT), title=""), ("title",)),
    "custom id": (modal(label(INPUT), custom_id="x" * 101), ("custom_id",)),
    "none": (modal(), ("components",)),
    "six": (modal(*[label(INPUT | {"custom_id": str(n)}) for n in range(6)]), ("components",)),
    "label": (modal(label(INPUT, "x" * 46)), ("components", 0, "label")),
    "description": (modal(label(INPUT, description="x" * 101)), ("components", 0, "description")),
    "button in a label": (modal(label(button())), ("components", 0, "component", "type")),
    "button in a row": (modal(row(button())), ("components", 0, "components", 0, "type")),
    "custom id twice": (modal(label(INPUT), label(INPUT)), ("components", 1, "component", "custom_id")),
    "input style": (modal(label(INPUT | {"style": 3})), ("components", 0, "component", "style")),
    "input value": (modal(label(INPUT | {"value": "x" * 4001})), ("components", 0, "component", "value")),
    "more ticks than boxes": (
        modal(
            label(
                {
                    "type": 22,
                    "custom_id": "c",
                    "max_values": 2,
                    "options": [{"label": "A", "value": "a"}],
                }
            )
        ),
        ("components", 0, "component", "max_values"),
    ),
    "eleven files": (
        modal(label({"type": 19, "custom_id": "f", "max_values": 11})),
        ("components", 0, "component", "max_values"),
    ),
    "radio of one": (
        modal(label({"type": 21, "custom_id": "r", "options": [{"label": "A", "value": "a"}]})),
        ("components", 0, "component", "options"),
    ),
}


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_malformed_modal(api: Api, name: str) -> None:
    """The error for a modal that Discord refuses has the path of its fault (50035)."""
    data, path = BAD_MODALS[name]
    status, answer = await api.answer(api.command(), MODAL, data)
    assert (status, answer["code"]) == (400, 50035)
    assert fault(answer, "data", *path)


async def test_modal_cannot_answer_a_modal(api: Api, sandbox: Sandbox) -> None:
    """A modal as the response to a modal is refused; a message is accepted."""
    interaction = api.command()
    assert (await api.answer(interaction, MODAL, modal(label(INPUT))))[0] == 204
    form = next(iter(sandbox.interactions.modals.values()))
    sandbox.pages._actions.act(
        sandbox.person("anna"), {"do": "submit", "modal": form.id, "fields": {"t": "x"}}
    )
    submitted = list(sandbox.interactions.active.values())[-1]
    assert submitted.kind == kinds.MODAL_SUBMIT
    assert fault((await api.answer(submitted, MODAL, modal(label(INPUT))))[1], "type") == [
        "BASE_TYPE_CHOICES"
    ]
    assert (await api.answer(submitted, MESSAGE, HI))[0] == 204


async def test_autocomplete_offers_at_most_25(api: Api, sandbox: Sandbox) -> None:
    """More than 25 choices, or one longer than 100 characters, are refused."""
    who, where = sandbox.person("anna"), sandbox.channel("stofa")
    data = {"id": "1", "name": "x", "type": 1, "options": []}
    interaction = sandbox.interactions.start(who, where, kinds.AUTOCOMPLETE, data)
    assert fault((await api.answer(interaction, MESSAGE, HI))[1], "type") == ["BASE_TYPE_CHOICES"]
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert fault((await api.answer(interaction, CHOICES, {"choices": many}))[1], "data", "choices")
    long = [{"name": "x" * 101, "value": "x" * 101}]
    answer = (await api.answer(interaction, CHOICES, {"choices": long}))[1]
    assert fault(answer, "data", "choices", 0, "name")
    assert fault(answer, "data", "choices", 0, "value")
    assert (await api.answer(interaction, CHOICES, {"choices": many[:25]}))[0] == 204


async def test_channel_gone_before_the_answer(api: Api, sandbox: Sandbox) -> None:
    """A response or a follow-up in a deleted channel is refused (10003)."""
    first, second = api.command(), api.command()
    await api.answer(first, MESSAGE, HI)
    sandbox.delete_channel(sandbox.channel("stofa"))
    assert (await api.answer(second, MESSAGE, HI))[1]["code"] == 10003
    assert (await api.call("POST", api.hook(first), HI))[1]["code"] == 10003


async def test_interaction_tells_where_and_who(api: Api, sandbox: Sandbox) -> None:
    """The event has the bot's permissions, the context, and the person with their language."""
    api.command()
    name, data = sandbox.events[-1]
    assert name == "INTERACTION_CREATE"
    assert data["member"]["user"]["username"] == "anna"
    assert data["locale"] == "en-US"
    assert data["guild_locale"] == "en-US"
    assert int(data["app_permissions"]) & 1 << 11
    assert data["attachment_size_limit"] == 10 * 1024**2
    assert (data["context"], data["entitlements"]) == (0, [])
    assert data["authorizing_integration_owners"] == {"0": data["guild_id"]}
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    sandbox.interactions.start(sandbox.person("finn"), dm, kinds.COMMAND, {"id": "1", "name": "x", "type": 1})
    data = sandbox.events[-1][1]
    assert data["user"]["username"] == "finn"
    assert "guild_id" not in data
    assert "member" not in data
    assert data["context"] == 1
