"""The page of all games, through the sandbox."""

import pytest

from sandbox.page_user import PageUser, offered, text
from tests.cogs.commands.test_opening import answer, direct
from tests.cogs.messages import asides, state
from tests.cogs.player import CHANNEL, Player, picks, press_shown
from tests.cogs.sandbox_bot import SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


async def test_all_games_with_a_button_that_plays(sandbox_bot: SandboxBot, anna: Player):
    """Each game has its name, seats, minutes and a button; the picture names them all; a press deals."""
    await answer(anna.actor, "games")
    page = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral") and m["attachments"], 40)
    for key in sandbox_bot.games:
        assert [p for p in offered(page) if p["custom_id"] == f"s:new:{key}:dbs::"]
    assert "Cribbage, Ólsen Ólsen, Kasino, Kínaskák, Partners, Fuldrigger, Stratego" in text(page)
    assert "**Cribbage** · 2 players · 10 min" in text(page)
    await anna.actor.press(page, custom_id="s:new:cribbage:dbs::")
    await anna.actor.wait_message(CHANNEL, picks)
    await anna.actor.wait_message("dm", picks)
    info = await sandbox_bot.tables.info(1)
    assert (info.is_direct, info.phase) == (True, "playing")


async def test_rules_and_places_and_tables(sandbox_bot: SandboxBot, anna: Player):
    """The other buttons lead to a game's rules, to where a table may open, and to the person's tables."""
    page = await answer(anna.actor, "help")
    await anna.actor.press(page, custom_id="s:games:rules")
    await anna.actor.choose(asides(anna.actor)[-1], ["cribbage"], custom_id="s:games:rulesed")
    await anna.actor.wait_message(CHANNEL, lambda m: "121" in text(m))
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:games:open")
    await anna.actor.choose(asides(anna.actor)[-1], ["kasino"], custom_id="s:games:opened")
    places = await anna.actor.wait_message(CHANNEL, with_button("In a thread"))
    await anna.actor.press(places, "Here")
    await anna.actor.wait_message(CHANNEL, lambda m: not m.get("ephemeral") and with_button("Join")(m))
    assert (await state(sandbox_bot)).game == "kasino"
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:games:mine")
    await anna.actor.wait_message(CHANNEL, lambda m: "not started yet" in text(m))


async def test_any_direct_message_is_answered(clara: PageUser):
    """In the person's language; a second one at once is not."""
    await clara.slash("help", "dm")
    for word in ("hej", "hvad", "er det?"):
        await clara.say("dm", word)
    await clara.wait_for(lambda: direct(clara), 20)
    assert "Hvad skal vi spille?" in text(direct(clara)[0])
    assert len(direct(clara)) == 1


async def test_learn_by_playing(sandbox_bot: SandboxBot, anna: Player):
    """*Learn* leads to the rules of a minute, and from there one press to the first explained decision."""
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:games:learn")
    await anna.actor.choose(asides(anna.actor)[-1], ["cribbage"], custom_id="s:games:learned")
    await press_shown(anna.actor, "Learn by playing")
    hand = await anna.actor.wait_message("dm", picks)
    info = await sandbox_bot.tables.info(1)
    assert (info.is_direct, info.phase, info.learn) == (True, "playing", True)
    assert "crib’s" in text(hand)
    assert with_button("Hint")(hand)


async def test_the_rules_lead_back_to_all_games(anna: Player) -> None:
    """Every page behind the page of all games has a way back to it, also after the rules were turned over."""
    page = await answer(anna.actor, "games")
    for first in ("rules", "open", "learn", "mine"):
        await anna.actor.press(page, custom_id=f"s:games:{first}")
        await anna.actor.press(asides(anna.actor)[-1], custom_id="s:games:all")
        assert "s:games:rules" in {part["custom_id"] for part in offered(asides(anna.actor)[-1])}
    await anna.actor.press(asides(anna.actor)[-1], custom_id="s:games:rules")
    await anna.actor.choose(asides(anna.actor)[-1], ["cribbage"], custom_id="s:games:rulesed")
    await anna.actor.press(asides(anna.actor)[-1], custom_id="s:rules:cribbage:1:all")
    await anna.actor.press(asides(anna.actor)[-1], custom_id="s:games:all")
    assert "s:games:rules" in {part["custom_id"] for part in offered(asides(anna.actor)[-1])}


async def strengths(sandbox_bot: SandboxBot, table: int) -> set[str]:
    """How well the bots of a table play."""
    return {chair.strength for chair in (await sandbox_bot.tables.info(table)).chairs if chair.bot}


async def test_bots_are_easy_until_another_strength_is_chosen(sandbox_bot: SandboxBot, anna: Player):
    """One press plays easy bots; another strength is one select, which is remembered; learning stays easy."""
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:new:cribbage:dbs::")
    await anna.actor.wait_message("dm", with_button("Stronger"))
    assert await strengths(sandbox_bot, 1) == {"easy"}
    page = await answer(anna.actor, "games")
    await anna.actor.choose(page, ["strong"], custom_id="s:games:level")
    wanted = {
        "cribbage:dbs": "strong",
        "goofspiel:dbs": "middle",
        "kasino:dms": "middle",
        "olsen:dls": "easy",
    }
    for number, (opened, strength) in enumerate(wanted.items(), 2):
        await sandbox_bot.settled()
        await anna.actor.press(page, custom_id=f"s:new:{opened}::", forged=True)
        await sandbox_bot.settled()
        assert await strengths(sandbox_bot, number) == {strength}


async def test_stronger_in_the_first_hand(sandbox_bot: SandboxBot, anna: Player):
    """Who plays alone lets the bots play better with one press; after a move that is not offered."""
    page = await answer(anna.actor, "games")
    await anna.actor.press(page, custom_id="s:new:cribbage:dbs::")
    hand = await anna.actor.wait_message("dm", with_button("Stronger"))
    assert "Hearth" in text(hand)
    assert "Easy bot" in text(hand)
    await anna.actor.press(hand, "Stronger")
    await anna.actor.wait_message("dm", lambda m: "From now on: Middling bot" in text(m))
    assert await strengths(sandbox_bot, 1) == {"middle"}
    await anna.move()
    await anna.actor.wait_message("dm", lambda m: picks(m) and not with_button("Stronger")(m))
