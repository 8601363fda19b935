"""`/stats`, looking back and the further pictures, through the sandbox."""

from typing import Any

import discord
import pytest

from cogs.pages.finished import board
from games.contract import Figure
from locales import speech
from sandbox.page_user import offered, text
from tests.cogs.messages import asides, press_in_turn, said
from tests.cogs.player import CHANNEL, Player, press_shown, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button

pytestmark = pytest.mark.sampled("desk")


async def deal(anna: Player, bjorn: Player) -> None:
    """One whole deal: ten moves."""
    moves = 0
    while moves < 10:
        for player in (anna, bjorn):
            moves += await player.move()


async def resign(who: Player) -> None:
    await who.actor.slash("table resign", CHANNEL)
    await press_shown(who.actor, "Yes, resign")


async def test_what_games_have_come_to(anna: Player, bjorn: Player):
    """Own games are counted; another person's in the server only, from channels that public channels."""
    assert "No finished games" in await said(anna.actor, "stats")
    await start_cribbage(anna, bjorn)
    await resign(anna)
    over = await anna.actor.wait_message(CHANNEL, with_button("Rematch"))
    assert "Highest hand: 0 – 0" in text(over)
    mine = await said(anna.actor, "stats")
    assert "1 game, 0 won" in mine
    assert "Average hand: –" in mine
    assert "public channels" not in mine
    his = await said(anna.actor, "stats", person=bjorn.actor.id)
    assert "1 game, 1 won" in his
    assert "public channels" in his
    assert "No finished games" in await said(anna.actor, "stats", "dm", person=bjorn.actor.id)


@pytest.mark.parametrize(
    ("figure", "read"),
    [
        (Figure("x", "mean", 4), "4"),
        (Figure("x", "mean", 9, 2), "4,5"),
        (Figure("x", "mean", 8, 2), "4,0"),
        (Figure("x", "mean", 0, 0), "–"),
        (Figure("x", "sum", 4), "4"),
    ],
)
def test_a_mean_of_one_is_a_whole_number(figure: Figure, read: str):
    """A mean of one value and a sum have no decimals; other means have one."""
    assert board.amount(speech("da"), figure) == read


async def test_games_in_closed_channels_are_not_told(
    anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """A game in a private channel counts in a player's own statistics, and in none shown to others."""
    await start_cribbage(anna, bjorn)
    await resign(anna)
    rights = discord.TextChannel.permissions_for

    def closed(self: discord.TextChannel, who: Any) -> discord.Permissions:
        return discord.Permissions.none() if who == self.guild.default_role else rights(self, who)

    monkeypatch.setattr(discord.TextChannel, "permissions_for", closed)
    assert "No finished games" in await said(anna.actor, "stats", person=bjorn.actor.id)
    assert "1 game, 0 won" in await said(anna.actor, "stats")


async def test_a_finished_deal_is_looked_back_on(anna: Player, bjorn: Player):
    """Moments of a finished deal are shown to the player who pressed alone, to be tried again first."""
    await start_cribbage(anna, bjorn)
    await press_in_turn(bjorn, "More", "How did I play?")
    assert "nothing to look back on yet" in text(asides(bjorn.actor)[-1])
    page: Json | None = None
    while page is None or not offered(page):  # in some deals he makes no mistake
        await deal(anna, bjorn)
        await bjorn.actor.press(await bjorn.board(), "More")
        before = len(asides(anna.actor))
        await bjorn.actor.press(asides(bjorn.actor)[-1], "How did I play?")
        page = await bjorn.actor.wait_message(
            CHANNEL, lambda m: m.get("ephemeral") and "out of 10" in text(m), timeout=60
        )
    await bjorn.actor.press(page, "Show me")
    await bjorn.actor.wait_message(
        CHANNEL, lambda m: m.get("ephemeral") and "beats what you chose" in text(m), timeout=60
    )
    assert len(asides(anna.actor)) == before


async def test_the_show_is_stepped_through(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The buttons change the page in a message for one reader, and no event is added to the game."""
    await start_cribbage(anna, bjorn)
    await deal(anna, bjorn)
    length = (await sandbox_bot.tables.table_view(1, None)).upto
    await press_in_turn(bjorn, "More", "The show, step by step")
    page = asides(bjorn.actor)[-1]
    assert {p["label"] for p in offered(page)} == {"Next page"}
    first = page["attachments"][0]["description"]
    await bjorn.actor.press(page, "Next page")
    page = asides(bjorn.actor)[-1]
    assert page["attachments"][0]["description"] != first
    assert "Back a page" in {p["label"] for p in offered(page)}
    await press_in_turn(bjorn, "More", "The way along the board")
    assert "after each deal" in asides(bjorn.actor)[-1]["attachments"][0]["description"]
    assert (await sandbox_bot.tables.table_view(1, None)).upto == length
