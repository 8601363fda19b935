"""Forms and long picks through the sandbox: opened, submitted, refused, kept, restarted, forged."""

from typing import Any

import pytest

from cogs.wire import custom_ids
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import opened, state
from tests.cogs.pages.test_limits import check_modal
from tests.cogs.player import CHANNEL, press_verb
from tests.cogs.sandbox_bot import Json, SandboxBot
from tests.cogs.toy_table import anna, hand, new_id, sandbox_bot

pytestmark = pytest.mark.sampled("desk")

__all__ = ["anna", "sandbox_bot"]


@pytest.fixture
async def bjorn(sandbox_bot: SandboxBot, anna: PageUser) -> PageUser:
    """Takes no direct messages. Has the second seat of table 1, where the game has begun."""
    sandbox_bot.box.dms("Björn", open=False)
    bjorn = await sandbox_bot.connect("Björn")
    await sandbox_bot.update(await sandbox_bot.deal("toy", anna, bjorn))
    return bjorn


async def shown(actor: PageUser) -> Json:
    """Björn's private message at the table."""
    await press_verb(actor, "play")
    return await actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and offered(m))


def fields(form: Json) -> dict[str, Any]:
    """The controls of a form by their labels."""
    return {part["label"]: part["component"] for part in form["components"]}


def asides(actor: PageUser, where: str) -> list[str]:
    """The texts that only this person was sent."""
    return [text(m) for m in actor.messages(where) if m.get("ephemeral")]


async def drafts(sandbox_bot: SandboxBot) -> list[tuple[Any, ...]]:
    """What is kept of begun answers."""
    rows = await sandbox_bot.tables._store._access.read(
        "SELECT seat, person, name FROM drafts ORDER BY name", ()
    )
    return [tuple(row) for row in rows]


async def test_a_form_is_a_move_from_a_direct_message(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """What cannot be listed must be playable: form, judgement, log and board as with any press."""
    form = await opened(anna, await hand(anna), "Leave a note")
    check_modal(form)
    assert form["title"] == "A note in turn 0"
    await anna.submit(form, Number="7", Sides=["n", "w"], To="Ey", Words="milk\nand bread", File=[])
    entry = (await sandbox_bot.tables._store.entries(1))[-1]
    assert entry.text == "note 7 nw Ey milk\nand bread"
    assert "left note 7" in text(await anna.wait_message(CHANNEL, lambda m: not m.get("ephemeral")))
    assert not [p for p in offered(await anna.wait_message("dm")) if ":form:" in p["custom_id"]]
    assert await drafts(sandbox_bot) == []
    assert not sandbox_bot.bot._connection._view_store._modals


async def test_a_form_is_a_move_from_an_ephemeral_message(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """Without direct messages, a form makes the move, and the ephemeral hand is updated."""
    await anna.press(await hand(anna), "north")
    await anna.press(await hand(anna), "Done")
    message = await shown(bjorn)
    form = await opened(bjorn, message, "Leave a note")
    await bjorn.submit(form, Number="1", Sides=["e"], To="", Words="w", File=[])
    assert (await state(sandbox_bot)).questions[0].seat == 0
    now = bjorn.message(message["id"])
    assert now is not None
    assert not [p for p in offered(now) if ":form:" in p["custom_id"]]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"Number": "x"}, "**Number** should be a whole number from 1 to 50"),
        ({"Number": "51"}, "**Number** should be a whole number from 1 to 50"),
        ({"Number": "-3"}, "**Number** should be a whole number"),
        ({"Words": "a dog"}, ""),
        ({"Words": "a cat"}, ""),
    ],
)
async def test_bad_input_is_explained_and_kept(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser, typed: dict[str, str], said: str
):
    """Input that the form, the cog or the game refuses is in the form again, after a restart too."""
    before = await state(sandbox_bot)
    good = {"Number": "7", "Sides": ["n", "w"], "To": "Ey", "Words": "milk", "File": []}
    await anna.submit(await opened(anna, await hand(anna), "Leave a note"), **good | typed)
    told = asides(anna, "dm")[-1]
    assert said in told
    assert "I’ve kept what you wrote" in told
    assert await state(sandbox_bot) == before
    await sandbox_bot.restart(gently=False)
    form = await opened(anna, await hand(anna), "Leave a note")
    now = fields(form)
    assert now["Number"]["value"] == typed.get("Number", "7")
    assert now["Words"]["value"] == typed.get("Words", "milk")
    assert [o["value"] for o in now["Sides"]["options"] if o.get("default")] == ["n", "w"]
    await anna.submit(form, **good)
    assert (await state(sandbox_bot)).length == before.length + 1
    assert await drafts(sandbox_bot) == []


async def test_the_refusal_offers_the_form_again(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """One press from the explanation back into the form."""
    form = await opened(anna, await hand(anna), "Leave a note")
    await anna.submit(form, Number="0", Sides=["n"], To="", Words="w", File=[])
    aside = await anna.wait_message("dm", lambda m: m.get("ephemeral") and offered(m))
    again = await opened(anna, aside, "Leave a note")
    assert fields(again)["Number"]["value"] == "0"
    await anna.submit(again, Number="5", Sides=["n"], To="", Words="w", File=[])
    assert (await state(sandbox_bot)).questions[0].seat == 1


async def test_what_was_typed_goes_with_its_question_and_is_nobody_elses(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """A refused form's words are private, and no memory of them may stay behind."""
    form = await opened(anna, await hand(anna), "Leave a note")
    await anna.submit(form, Number="0", Sides=["n"], To="", Words="secretly", File=[])
    assert await drafts(sandbox_bot) == [(0, int(anna.id), "form:toy-note")]
    await anna.press(await hand(anna), "north")
    await anna.press(await hand(anna), "Done")
    assert await drafts(sandbox_bot) == []
    await opened(bjorn, await shown(bjorn), "Leave a note")
    assert "secretly" not in str(bjorn.frames)


async def test_a_form_that_has_grown_old(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """A form left open while the table went on, and the same one sent twice, must change nothing."""
    form = await opened(anna, await hand(anna), "Leave a note")
    filled = {"Number": "7", "Sides": ["n"], "To": "", "Words": "w", "File": []}
    await anna.submit(form, **filled)
    before = await state(sandbox_bot)
    await anna.submit(form, **filled)
    assert any("earlier moment" in text(m) for m in anna.messages("dm"))
    await sandbox_bot.tables.act(1, int(bjorn.id), 1, None, "go n", new_id())
    await anna.submit(form, **filled)
    assert (await state(sandbox_bot)).length == before.length + 1
    assert await drafts(sandbox_bot) == []


async def test_a_form_survives_a_restart(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """Opened before the restart, sent after it: nothing of a form is kept in memory."""
    form = await opened(anna, await hand(anna), "Leave a note")
    await sandbox_bot.restart(gently=False)
    await anna.submit(form, Number="7", Sides=["n"], To="", Words="after", File=[])
    assert (await sandbox_bot.tables._store.entries(1))[-1].text == "note 7 n after"


async def test_forged_forms(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """A submission under any other id, of another's seat, or of values never offered makes no entry."""
    form = await opened(anna, await hand(anna), "Leave a note")
    modal = sandbox_bot.box.interactions.modals[form["id"]]
    real = modal.custom_id
    read = custom_ids.decode(real)
    assert isinstance(read, custom_ids.PickButton)
    before = await state(sandbox_bot)
    filled = {"Number": "7", "Sides": ["n"], "To": "", "Words": "w", "File": []}
    forged = [
        "x",
        "s:hand:1",
        "s:start:1",
        real.replace(":fill:", ":form:"),
        real.replace(":fill:", ":do:"),
        real.replace(":1:0:", ":1:1:"),
        real.replace(":1:0:", ":2:0:"),
        real + "00",
        custom_ids.encode(custom_ids.PickButton("fill", 1, 0, read.number, (0, 0, 0), "abc")),
        custom_ids.encode(custom_ids.PickButton("fill", 1, 0, read.number, (), read.mark, 0, "a" * 16)),
    ]
    for custom_id in forged:
        modal.custom_id = custom_id
        await anna.submit(form, **filled)
    modal.custom_id = real
    modal.components[1]["component"]["options"].append({"label": "up", "value": "u"})
    await anna.submit(form, **filled | {"Sides": ["u"]})
    await anna.press(await hand(anna), custom_id=real, forged=True)
    stranger = await sandbox_bot.connect("Clara")
    board = await stranger.wait_message(CHANNEL, offered)
    await stranger.press(board, custom_id=real.replace(":fill:", ":form:"), forged=True)
    assert not [f for f in stranger.frames if f["t"] == "modal"]
    assert await state(sandbox_bot) == before
    assert {person for _, person, _ in await drafts(sandbox_bot)} == {int(anna.id)}


async def test_a_file_is_read_where_it_is_text(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """An army written in an editor is taken from its file; a picture or a book is refused in words."""
    form = await opened(anna, await hand(anna), "Leave a note")
    filled = {"Number": "7", "Sides": ["n"], "To": "", "Words": "w"}

    for bad in (b"\xff\xfe\x00", b"x" * 32_001):
        await anna.submit(form, **filled, File=("a b.txt", bad))
        assert "isn’t a plain text file" in asides(anna, "dm")[-1]
    await anna.submit(form, **filled, File=("a b.txt", "Æ9".encode()))
    assert (await sandbox_bot.tables._store.entries(1))[-1].text == "note 7 n w Æ9"


async def walk(anna: PageUser, ways: str) -> None:
    """Presses these ways one after another."""
    for way in ways:
        await pressed(anna, {"n": "north", "e": "east", "s": "south", "w": "west"}[way])


async def pressed(anna: PageUser, label: str) -> None:
    """Presses a button of the hand and waits for the hand that it leads to, which may come later."""
    before = await hand(anna)
    await anna.press(before, label)
    await anna.wait_message(
        "dm", lambda m: m["id"] == before["id"] and m["components"] != before["components"]
    )


async def test_a_walk_longer_than_a_button_survives_a_restart(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """Picks that do not fit a custom id are stored, taken back one by one, and deleted after the move."""
    ways = ("nnesw" * 12)[:58]
    await walk(anna, ways[:30])
    await sandbox_bot.restart(gently=False)
    await walk(anna, ways[30:] + "n")
    await pressed(anna, "Back")
    ids = [p["custom_id"] for p in offered(await hand(anna))]
    assert any("~" in i for i in ids)
    assert max(map(len, ids)) <= 100
    names = {name for _, _, name in await drafts(sandbox_bot)}
    assert len(names) == 3
    for _ in range(36):
        await pressed(anna, "Back")
    await walk(anna, ways[22:])
    await anna.press(await hand(anna), "Done")
    assert (await sandbox_bot.tables._store.entries(1))[-1].text == f"go {ways}"
    assert await drafts(sandbox_bot) == []


async def test_a_forged_draft_is_an_old_button(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """Another's draft, an unknown one, or one with other picks behind it leads nowhere."""
    await walk(anna, "nesw" * 7)
    long = next(p["custom_id"] for p in offered(await hand(anna)) if "~" in p["custom_id"])
    before = await state(sandbox_bot)
    at = long.index("~") + 1
    for forged in (long[:at] + "a" * 16 + long[at + 16 :], long.replace(":1:0:", ":1:1:"), long + "0"):
        await anna.press(await hand(anna), custom_id=forged, forged=True)
        await bjorn.press(await bjorn.wait_message(CHANNEL, offered), custom_id=forged, forged=True)
    await bjorn.press(await bjorn.wait_message(CHANNEL, offered), custom_id=long, forged=True)
    assert await state(sandbox_bot) == before
    assert "~" not in str(bjorn.messages(CHANNEL))
