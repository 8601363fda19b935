"""The person at the page, for tests: its errors say what was there instead."""

from collections.abc import AsyncIterator

import pytest

from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, button, row

INPUT = {"type": 4, "custom_id": "h", "style": 1}


@pytest.fixture
async def anna(sandbox: Sandbox) -> AsyncIterator[PageUser]:
    """A person; no bot runs."""
    async with await PageUser.connect(sandbox.url, "anna") as actor:
        yield actor


@pytest.mark.parametrize(
    "field",
    [{"type": 18, "label": "Heading", "component": INPUT}, row({**INPUT, "label": "Heading"})],
    ids=["label", "row"],
)
async def test_fields_are_named_by_label_or_id(
    sandbox: Sandbox, api: Api, anna: PageUser, field: dict[str, object]
) -> None:
    """Both kinds of modals are filled in; a name that is on none is refused before it is sent."""
    for name in ("Heading", "h"):
        await api.answer(api.command(), 9, {"title": "T", "custom_id": "m", "components": [field]})
        form = await anna.form()
        with pytest.raises(KeyError, match="no field 'Headin'; there are: Heading"):
            await anna.submit(form, Headin="Milk")
        with pytest.raises(TimeoutError, match="s waited for the response to submit"):
            await anna.submit(form, timeout=0.1, **{name: "Milk"})
        events = [data for kind, data in sandbox.events if kind == "INTERACTION_CREATE"]
        part = events[-1]["data"]["components"][0]
        given = part.get("component") or part["components"][0]
        assert (given["custom_id"], given["value"]) == ("h", "Milk")


async def test_what_is_missing_is_named_with_what_is_there(api: Api, anna: PageUser) -> None:
    """A button, select or channel that does not exist."""
    parts = [row(button("a", label="Roll again"), button("b", label="Write a note"))]
    await api.sent({"content": "x", "components": parts})
    message = await anna.wait_message("stofa")
    with pytest.raises(KeyError, match="no button 'Rol again'; there are: Roll again, Write a note"):
        await anna.press(message, "Rol again")
    with pytest.raises(KeyError, match="no select ''; there are: none"):
        await anna.choose(message, ["x"])
    with pytest.raises(KeyError, match="no channel 'nowhere'; there are: stofa, spil, spel"):
        await anna.wait_message("nowhere")


async def test_a_wait_in_vain_says_for_what_and_what_was_seen(api: Api, anna: PageUser) -> None:
    """The awaited thing, the bot's state and the last messages."""
    await api.sent({"content": "heads"})
    await anna.wait_message("stofa")
    with pytest.raises(TimeoutError) as failed:
        await anna.wait_message("stofa", lambda m: m["content"] == "tails", 0.1)
    said = str(failed.value)
    assert said.startswith("0.1 s waited for a message in stofa; the bot is not online")
    assert said.endswith("last messages: Stofa: 'heads'")
    with pytest.raises(TimeoutError, match="waited for the bot"):
        await anna.wait_for(lambda: anna.hello["bot_online"], 0.1, "the bot")


async def test_a_chosen_option_is_sent_again_only_after_an_edit(
    sandbox: Sandbox, api: Api, anna: PageUser
) -> None:
    """Discord's client sends an option once, until its message is updated."""
    menu = {"type": 3, "custom_id": "s", "options": [{"label": n, "value": n} for n in "xy"]}
    body = {"content": "Choose", "components": [row(menu)]}
    sent = await api.sent(body)
    shown = await anna.wait_message("stofa", lambda m: m["id"] == sent.id)
    sandbox.knobs.answer_within = 0.01
    for value, answer in (("x", "failed"), ("x", "chosen already"), ("y", "failed"), ("x", "failed")):
        with pytest.raises(Failed, match=answer):
            await anna.choose(shown, [value])
    path = f"/channels/{sent.channel_id}/messages/{sent.id}"
    assert (await api.call("PATCH", path, body))[0] == 200
    with pytest.raises(Failed, match="failed"):
        await anna.choose(shown, ["x"])
