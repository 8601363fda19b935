"""Commands, forms and lists: what they ask, and what only their user is answered."""

import json

from cogs.wire.custom_ids import SettingsButton, encode
from games.contract import Seat
from sandbox.page_user import text
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, press_shown, press_verb, start_cribbage
from tests.cogs.sandbox_bot import with_button
from tests.judges.judge import Judge, Person


async def test_suggestions_are_moves(judge: Judge, anna: Player, bjorn: Player, dagur: Person):
    """Autocomplete offers a player's own moves and a spectator none; what was chosen is played."""
    await start_cribbage(anna, bjorn)
    assert await dagur.complete("cribbage play", "move", CHANNEL, move="") == []
    choices = await anna.actor.complete("cribbage play", "move", CHANNEL, move="")
    assert len({choice["value"] for choice in choices}) == len(choices) > 1
    length = judge.length()
    await anna.actor.slash("cribbage play", CHANNEL, move=choices[0]["value"])
    assert judge.length() == length + 1
    await anna.actor.slash("cribbage play", CHANNEL, move="@everyone `home`")
    assert judge.length() == length + 1
    assert text(asides(anna.actor)[-1]).startswith("That isn’t a move in this game.")


async def test_a_form_is_filled_in(judge: Judge, anna: Player, bjorn: Player):
    """Plans are typed in a modal, kept, and in the form again when it is opened the next time."""
    await start_cribbage(anna, bjorn)
    move = (await judge.tables.moves(1, Seat(0), int(anna.actor.id)))[0]
    await anna.move()
    await press_verb(anna.actor, "more")
    await press_shown(anna.actor, "Plan ahead")
    form = await anna.actor.form()
    assert form["title"]
    await anna.actor.submit(form, plan=f"{move}\nfly *home*")
    assert "I can’t read line 2 as a move: fly \\*home\\*" in text(asides(anna.actor)[-1])
    await anna.actor.press(asides(anna.actor)[-1], "Plan ahead")
    again = await anna.actor.form()
    assert again["components"][0]["component"]["value"] == f"{move}\nfly *home*"


async def test_house_rules_are_chosen_by_the_host(judge: Judge, anna: Player, bjorn: Player):
    """In lists of a private page; a guest reads them only."""
    await anna.actor.slash("cribbage new", CHANNEL)
    await press_verb(bjorn.actor, "house")
    assert "can change them" in text(asides(bjorn.actor)[-1])
    await press_verb(anna.actor, "house")
    await anna.actor.choose(asides(anna.actor)[-1], ["61"], custom_id="s:option:1:target")
    await anna.actor.choose(asides(anna.actor)[-1], ["week"], custom_id="s:pace:1")
    info = await judge.tables.info(1)
    assert (info.options["target"], info.pace) == ("61", "week")
    assert "61 points" in text(await bjorn.board())


async def test_a_language_is_chosen(anna: Player, bjorn: Player):
    """The panel changes in place, then the hand; the board keeps the table's language, others their own."""
    await start_cribbage(anna, bjorn)
    await anna.actor.slash("settings show", CHANNEL)
    panel = asides(anna.actor)[-1]
    await anna.actor.choose(panel, ["da"], custom_id=encode(SettingsButton("language")))
    now = asides(anna.actor)[-1]
    assert (now["id"], "Du" in text(now)) == (panel["id"], True)
    await anna.move()
    assert with_button("Lav om")(await anna.hand())
    assert with_button("My hand")(await bjorn.board())
    await press_verb(bjorn.actor, "play")
    assert "Your hand: " in text(asides(bjorn.actor)[-1])


async def test_a_file_of_ones_own_data(anna: Player, bjorn: Player):
    """It comes by direct message, and where that is refused as a private answer."""
    await start_cribbage(anna, bjorn)
    for player, where in ((anna, "dm"), (bjorn, CHANNEL)):
        await player.actor.slash("privacy export", CHANNEL)
        letter = await player.actor.wait_message(where, lambda m: "json" in str(m["attachments"]))
        (file,) = letter["attachments"]
        found = json.loads(await player.actor.fetch(file["url"]))
        assert found["person"] == player.actor.id
    assert not [m for m in anna.actor.messages(CHANNEL) if "json" in str(m["attachments"])]
