"""Cribbage where players count themselves: the show by form and by list, from both kinds of message."""

from sandbox.page_user import offered, text
from tables.model.deadlines import PACES
from tests.cogs.evening import Evening, Json, settled
from tests.cogs.players import CHANNEL, Player, open_table


async def counting(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """A table with muggins on which the first deal has been played."""
    tables, guild = tonight.tables, int(tonight.bot.guilds[0].id)
    host = int(anna.actor.id)
    channel = int(anna.actor.channel(CHANNEL))
    options = {"counting": "muggins", "deals": "seat-1", "match": "3"}
    table = await tables.open_table(
        "cribbage", guild=guild, channel=channel, host=host, press=1, options=options
    )
    await tables.join(table, host, 2)
    await tables.join(table, int(bjorn.actor.id), 3)
    await tables.start(table, host, 4)
    await tonight.bot.sync.tell(table)
    await settled(tonight)
    while (await tables.table_view(table, None)).view.phase != "count":
        for player in (anna, bjorn):
            await player.move()


async def filled(player: Player, button: str, number: str) -> Json:
    """The form behind that button of the player's private message, with the number filled in."""
    if not player.direct:
        await player.actor.press(await player.board(), "Play")
    before = sum(f["t"] == "modal" for f in player.actor.frames)
    await player.actor.press(await player.hand(), button)
    await player.actor.wait_for(lambda: sum(f["t"] == "modal" for f in player.actor.frames) > before)
    form = await player.actor.form()
    (label,) = [part["label"] for part in form["components"]]
    await player.actor.submit(form, **{label: number})
    await settled(player.tonight)
    return form


async def test_a_hand_is_counted_and_corrected_by_forms(tonight: Evening, anna: Player, bjorn: Player):
    """Who counts himself could not name a number, or the other not what was missed."""
    await counting(tonight, anna, bjorn)
    view = (await tonight.tables.table_view(1, None)).view
    front = view.scores
    form = await filled(anna, "Name the number", "0")
    assert form["title"] == "Name the number"
    view = (await tonight.tables.table_view(1, None)).view
    assert (view.waiting, view.laid.claimed, view.scores) == ((1,), 0, front)
    await filled(bjorn, "Name what was missed", "29")
    view = (await tonight.tables.table_view(1, None)).view
    assert view.counts[0].taken == view.counts[0].total
    assert view.scores[1] == front[1] + view.counts[0].total


async def test_a_count_that_is_none_is_explained_and_kept(tonight: Evening, anna: Player, bjorn: Player):
    """A slip of the finger would be a move, or be lost with all that was written."""
    await counting(tonight, anna, bjorn)
    before = (await tonight.tables.table_view(1, None)).upto
    await filled(anna, "Name the number", "99")
    assert (await tonight.tables.table_view(1, None)).upto == before
    told = [text(m) for m in anna.actor.messages("dm" if anna.direct else CHANNEL)]
    assert any("should be a whole number from 0 to 29" in said for said in told)


async def test_a_count_can_be_chosen_from_a_list(tonight: Evening, anna: Player, bjorn: Player):
    """Who cannot open a form could not play; and the evening must go on after the show, and a restart."""
    await counting(tonight, anna, bjorn)
    await tonight.stop()
    await tonight.start()
    moves = 0
    while (await tonight.tables.table_view(1, None)).view.deal == 1:
        for player in (anna, bjorn):
            moves += await player.move()
    assert 3 <= moves <= 8
    assert len((await tonight.tables.table_view(1, None)).view.last_show) == 3
    assert offered(await anna.board())


async def test_a_card_is_taken_back_when_the_other_agrees(tonight: Evening, anna: Player, bjorn: Player):
    """The slip of a finger among friends: asked at the table, agreed by its button, told to everybody."""
    await open_table(tonight, anna, bjorn)
    tables = tonight.tables
    while not (await tables.table_view(1, None)).view.series:
        for player in (anna, bjorn):
            if not (await tables.table_view(1, None)).view.series:
                await player.move()
    (played,) = (await tables.table_view(1, None)).view.series
    mover, other = (anna, bjorn) if played.seat == 0 else (bjorn, anna)
    await other.actor.slash("table undo", CHANNEL)
    assert "was not yours" in text(await other.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral")))
    await mover.actor.slash("table undo", CHANNEL)
    await settled(tonight)
    assert "Do all agree?" in text(await other.board())
    await other.actor.press(await other.board(), "Agree")
    await settled(tonight)
    view = (await tables.table_view(1, None)).view
    assert (view.series, view.waiting) == ((), (played.seat,))
    assert "took back" in text(await other.board())
    assert await mover.move()


async def test_the_only_card_plays_itself_where_that_is_wished(tonight: Evening, anna: Player, bjorn: Player):
    """Set by slash; a last card or a go after a while, and never a choice between two."""
    await anna.actor.slash("settings auto", CHANNEL, play="on")
    await open_table(tonight, anna, bjorn)
    tables, now = tonight.tables, tonight.bot.sync.now()
    person, forced, free = int(anna.actor.id), 0, 0
    while not forced:
        if 0 in (await tables.table_view(1, None)).view.waiting:
            before = (await tables.table_view(1, None)).upto
            choices = len(await tables.moves(1, 0, person))
            await tonight.bot.keep_time(now + PACES["day"].plan + 60)
            await settled(tonight)
            is_played = (await tables.table_view(1, None)).upto > before
            assert is_played is (choices == 1)
            forced += is_played
            free += not is_played
        for player in (anna, bjorn):
            if not forced:
                await player.move()
    assert free
