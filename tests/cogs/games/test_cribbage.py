"""Cribbage where players count themselves: the show by form and by list, from both kinds of message."""

import pytest

from sandbox.page_user import offered, text
from tables.model.deadlines import PLAN
from tests.cogs.messages import opened
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot

pytestmark = pytest.mark.sampled("at a game")


async def counting(sandbox_bot: SandboxBot, anna: Player, bjorn: Player) -> None:
    """A table with muggins on which the first deal has been played."""
    options = {"counting": "muggins", "deals": "seat-1", "match": "3"}
    await sandbox_bot.update(await sandbox_bot.deal("cribbage", anna.actor, bjorn.actor, options=options))
    while (await sandbox_bot.view()).phase != "count":
        for player in (anna, bjorn):
            await player.move()


async def filled(player: Player, button: str, number: str) -> Json:
    """The form behind that button of the player's private message, with the number filled in."""
    if not player.direct:
        await player.actor.press(await player.board(), "Play")
    form = await opened(player.actor, await player.hand(), button)
    (label,) = [part["label"] for part in form["components"]]
    await player.actor.submit(form, **{label: number})
    return form


async def test_a_hand_is_counted_and_corrected_by_forms(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """A player names the number of their hand in a form, and the other names in one what was missed."""
    await counting(sandbox_bot, anna, bjorn)
    view = await sandbox_bot.view()
    front = view.scores
    form = await filled(anna, "Type your score", "0")
    assert form["title"] == "Type your score"
    view = await sandbox_bot.view()
    assert (view.waiting, view.laid.claimed, view.scores) == ((1,), 0, front)
    await filled(bjorn, "Type what was missed", "29")
    view = await sandbox_bot.view()
    assert view.counts[0].taken == view.counts[0].total
    assert view.scores[1] == front[1] + view.counts[0].total


async def test_a_count_that_is_none_is_explained_and_kept(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """A number that no hand can have is no move, and the answer gives the valid range."""
    await counting(sandbox_bot, anna, bjorn)
    before = (await sandbox_bot.tables.table_view(1, None)).upto
    await filled(anna, "Type your score", "99")
    assert (await sandbox_bot.tables.table_view(1, None)).upto == before
    told = [text(m) for m in anna.actor.messages("dm" if anna.direct else CHANNEL)]
    assert any("should be a whole number from 0 to 29" in said for said in told)


async def test_a_count_can_be_chosen_from_a_list(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """After a restart both players count by buttons and selects alone, and the next deal begins."""
    await counting(sandbox_bot, anna, bjorn)
    await sandbox_bot.restart()
    moves = 0
    while (await sandbox_bot.view()).deal == 1:
        for player in (anna, bjorn):
            moves += await player.move()
    assert 3 <= moves <= 8
    assert len((await sandbox_bot.view()).last_show) == 3
    assert offered(await anna.board())


async def test_a_card_is_taken_back_when_the_other_agrees(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The player who moved asks for the undo, the other agrees by button, and the board announces it."""
    await start_cribbage(anna, bjorn)
    tables = sandbox_bot.tables
    while not (await tables.table_view(1, None)).view.series:
        for player in (anna, bjorn):
            if not (await tables.table_view(1, None)).view.series:
                await player.move()
    (played,) = (await tables.table_view(1, None)).view.series
    mover, other = (anna, bjorn) if played.seat == 0 else (bjorn, anna)
    await other.actor.slash("table undo", CHANNEL)
    assert "only if it was yours" in text(
        await other.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    )
    await mover.actor.slash("table undo", CHANNEL)
    assert "Is everyone happy with that?" in text(await other.board())
    await other.actor.press(await other.board(), "Agree")
    view = (await tables.table_view(1, None)).view
    assert (view.series, view.waiting) == ((), (played.seat,))
    assert "took back" in text(await other.board())
    assert await mover.move()


async def test_the_only_card_plays_itself_where_that_is_wished(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """Set by slash; a last card or a go after a while, and never a choice between two."""
    await anna.actor.slash("settings auto", CHANNEL, play="on")
    await start_cribbage(anna, bjorn)
    tables, now = sandbox_bot.tables, sandbox_bot.bot.sync.now()
    person, forced, free = int(anna.actor.id), 0, 0
    while not forced:
        if 0 in (await tables.table_view(1, None)).view.waiting:
            before = (await tables.table_view(1, None)).upto
            choices = len(await tables.moves(1, 0, person))
            await sandbox_bot.bot.clock.handle_due(now + PLAN + 60)
            await sandbox_bot.settled()
            is_played = (await tables.table_view(1, None)).upto > before
            assert is_played is (choices == 1)
            forced += is_played
            free += not is_played
        for player in (anna, bjorn):
            if not forced:
                await player.move()
    assert free


async def test_the_line_in_the_channel_and_the_alt_text_say_what_is_awaited(anna: Player, bjorn: Player):
    """Both say that cards for the crib are awaited, and of whom; then that a card is to be played."""
    await start_cribbage(anna, bjorn)
    both = f"Waiting for <@{anna.actor.id}> and <@{bjorn.actor.id}> to put two cards in the crib · "
    board = await anna.board()
    assert both in text(board)
    assert "Waiting for Anna and Björn to put two cards in the crib." in str(board["components"])
    await anna.move()
    assert f"Waiting for <@{bjorn.actor.id}> to put two cards in the crib" in text(await anna.board())
    await bjorn.move()
    assert "to play a card · " in text(await anna.board())
