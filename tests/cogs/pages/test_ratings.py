"""Rated tables, `/leaderboard`, `/profile` and staying out of the ratings, through the sandbox."""

from typing import Any

import pytest

from cogs.wire.custom_ids import RatingsButton, SettingsButton, encode
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import answer, asides, by_name, said
from tests.cogs.player import CHANNEL, Player, fill_table, press_shown, press_verb, start_table
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.tables.seated import having

pytestmark = pytest.mark.sampled("desk")


async def end(loser: Player) -> dict[str, Any]:
    """The last board of the table after this player has resigned."""
    await loser.actor.slash("table resign", CHANNEL)
    await press_shown(loser.actor, "Yes, resign")
    return await loser.actor.wait_message(CHANNEL, with_button("Rematch"))


async def rated(host: Player, *others: Player, key: str = "cribbage") -> None:
    """A rated game that has started."""
    await fill_table(key, [host, *others])
    await press_verb(host.actor, "rated")
    for player in others:
        await press_verb(player.actor, "join")  # they agree to it
    await press_verb(host.actor, "start")


def picture(message: dict[str, Any]) -> str:
    """The alt text of a message's picture."""
    galleries = [part for part in message["components"][0]["components"] if part["type"] == 12]
    return str(galleries[0]["items"][0]["description"]) if galleries else ""


async def test_a_table_is_rated_by_a_switch_in_its_lobby(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """Off at first; the host alone turns it, the lobby says what it means, and hints are gone."""
    await fill_table("cribbage", [anna, bjorn])
    lobby = await anna.board()
    assert "Rated" not in text(lobby)
    assert {"Make it rated", "I’d like hints"} <= {part.get("label") for part in offered(lobby)}
    await bjorn.actor.press(await bjorn.board(), "Make it rated")
    assert "Only whoever opened" in text(asides(bjorn.actor)[-1])
    await anna.actor.press(await anna.board(), "Make it rated")
    lobby = await anna.board()
    assert "Rated: the result counts in **/leaderboard**" in by_name(text(lobby))
    assert "I’d like hints" not in {part.get("label") for part in offered(lobby)}
    await anna.actor.press(lobby, "Make it unrated")
    assert "Rated" not in text(await anna.board())
    await anna.actor.press(await anna.board(), custom_id="s:rated:1:maybe", forged=True)
    assert not (await sandbox_bot.tables.info(1)).rated


async def test_an_unrated_game_changes_no_rating(anna: Player, bjorn: Player):
    """The leaderboard says how a game comes onto it."""
    await start_table("cribbage", [anna, bjorn])
    assert "Ratings" not in text(await end(anna))
    assert "No rated game has finished here yet" in await said(anna.actor, "leaderboard")
    assert "No rated game has finished here yet" in await said(anna.actor, "leaderboard", game="cribbage")
    assert f"<@{anna.actor.id}> has no rating" in await said(anna.actor, "profile")


async def test_a_rated_game_from_the_lobby_to_the_leaderboard(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The last board says what has changed; the list and the profiles have picture and words."""
    await rated(anna, bjorn)
    assert "A rated game" in text(await anna.board())
    await press_verb(anna.actor, "more")
    assert "no **Hint** at a rated table" in text(asides(anna.actor)[-1])
    over = text(await end(anna))
    anna_is, bjorn_is = f"<@{anna.actor.id}>", f"<@{bjorn.actor.id}>"
    assert (
        f"Ratings: {anna_is} 1,500 to 1,342 (provisional) · {bjorn_is} 1,500 to 1,658 (provisional)" in over
    )
    shown = await answer(anna.actor, "leaderboard")
    assert "Leaderboard · Cribbage" in text(shown)
    assert "Bots: easy 1,230, middling 1,500 and strong 1,680." in text(shown)
    assert not offered(shown), "one game and no teams: nothing to choose"
    assert picture(shown) == (
        "Björn: 1,658 · provisional, game 1 of 10\nAnna: 1,342 · provisional, game 1 of 10"
    )
    assert f"Ratings · {bjorn_is}" in await said(anna.actor, "profile", person=bjorn.actor.id)
    assert picture(asides(anna.actor)[-1]) == "Cribbage: 1,658 · provisional, game 1 of 10"
    await sandbox_bot.tables.settings.set_person(int(anna.actor.id), having(board="text"))
    shown = await answer(anna.actor, "leaderboard")
    assert (picture(shown), f"{bjorn_is}: 1,658" in text(shown)) == ("", True)


async def test_what_will_count_is_said_before(anna: Player):
    """Whoever gives a seat up or closes a game against bots reads it first; the board has the change."""
    await fill_table("cribbage", [anna], bots=1)
    await press_verb(anna.actor, "rated")
    await press_verb(anna.actor, "start")
    await anna.actor.slash("table substitute", CHANNEL)
    assert "A loss counts for whoever had the seat for most of its turns" in text(asides(anna.actor)[-1])
    await anna.actor.slash("table close", CHANNEL)
    assert "closing it counts as resigning" in text(asides(anna.actor)[-1])
    await press_shown(anna.actor, "Yes, close it")
    closed = await anna.actor.wait_message(CHANNEL, lambda message: "’s been closed" in text(message))
    assert "that counts as resigning" in text(closed)
    assert f"Ratings: <@{anna.actor.id}> 1,500 to" in text(closed)


async def test_teams_and_other_games_are_chosen_below(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """A select has the games with ratings here; a button shows teams where people have played as such."""
    await rated(anna, bjorn)
    await end(anna)
    gone = int(clara.id) + 10**9
    guild = (await sandbox_bot.tables.info(1)).guild
    people = [int(anna.actor.id), int(bjorn.actor.id), int(clara.id), gone]
    rows = [(guild, "partners", 1, 10 + n, n % 2, n % 2, people[n], "") for n in range(4)]
    values = ", ".join(str(row) for row in rows)
    columns = "guild, game, table_id, seat, side, place, person, strength"
    sql = f"INSERT INTO rated ({columns}) VALUES {values}"
    await sandbox_bot.tables._store._access.writer.statement(sql, (), None)
    shown = await answer(anna.actor, "leaderboard")
    await anna.actor.choose(shown, ["partners"], custom_id=encode(RatingsButton("people")))
    await anna.actor.wait_for(lambda: "Partners" in text(asides(anna.actor)[-1]))
    now = asides(anna.actor)[-1]
    assert now["id"] == shown["id"]
    assert "former player: 1," in picture(now), "who is not found in the server has no name"
    await anna.actor.press(now, "Teams")
    await anna.actor.wait_for(lambda: "teams" in text(asides(anna.actor)[-1]))
    assert "Anna and Clara: 1," in picture(asides(anna.actor)[-1])
    await said(anna.actor, "profile")
    assert "Partners, with Clara: 1," in picture(asides(anna.actor)[-1])
    for word in ("partners-dogs", "chess-people", "people"):
        await anna.actor.press(asides(anna.actor)[-1], custom_id=encode(RatingsButton(word)), forged=True)
    assert len(asides(anna.actor)) >= 1


async def test_who_stays_out_is_asked_and_then_not_named(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """Only a confirmation takes the name away; the others keep theirs, and coming back is a new start."""
    await rated(anna, bjorn)
    await end(anna)
    await said(bjorn.actor, "settings show")
    for word, is_out in (("ratings-off", False), ("ratings-keep", False), ("ratings-out", True)):
        custom_id = encode(SettingsButton(word))
        await bjorn.actor.press(asides(bjorn.actor)[-1], custom_id=custom_id, forged=word == "ratings-out")
        assert (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).unrated is is_out
    assert "No one sees yours" in text(asides(bjorn.actor)[-1])
    assert picture(await answer(anna.actor, "leaderboard")) == "Anna: 1,342 · provisional, game 1 of 10"
    assert "has no rating" in await said(anna.actor, "profile", person=bjorn.actor.id)
    await bjorn.actor.press(
        asides(bjorn.actor)[-1], custom_id=encode(SettingsButton("ratings-on")), forged=True
    )
    assert not (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).unrated
    assert "has no rating" in await said(bjorn.actor, "profile")
