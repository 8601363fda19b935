"""Ólsen Ólsen through the sandbox: every variant, two and five people, restarts, calls and cheats."""

import asyncio

import pytest

from games.contract import Seat
from sandbox.page_user import offered, text
from tests.cogs.messages import is_over, live_boards
from tests.cogs.player import (
    CHANNEL,
    Player,
    after,
    connect_players,
    fill_table,
    play_until,
    press_verb,
    set_rules,
)
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button

pytestmark = pytest.mark.sampled("at a game")

VARIANTS = ("base", "up-down", "points", "crazy", "long", "cheat")
SHORT = {("base", 2), ("base", 5), ("crazy", 2), ("cheat", 2), ("cheat", 5)}
"""What is short enough to be drawn for the normal run."""
HOUSE = {"up-down": {"wrap": "yes"}, "long": {"wild": "table"}, "points": {"end": "100"}}
"""House rules under which random players finish the longer variants."""


class Layer(Player):
    """Mostly lays further cards where more can follow: with single cards upp og niður would have no end."""

    def _chosen(self, parts: list[Json]) -> Json:
        more = [part for part in parts if not part["custom_id"].startswith("s:do:")]
        return super()._chosen(more if more and self._chance.random() < 0.8 else parts)


async def begin(sandbox_bot: SandboxBot, players: list[Player], variant: str, **options: str) -> None:
    """A table of that variant, from the command to the first deal."""
    host = players[0]
    await fill_table("olsen", players, game=variant)
    await set_rules(players, **options)
    await press_verb(host.actor, "start")


@pytest.mark.sampled("evenings")
@pytest.mark.parametrize(
    ("variant", "count"),
    [
        pytest.param(v, n, marks=[] if (v, n) in SHORT else [pytest.mark.soak])
        for v in VARIANTS
        for n in (2, 5)
    ],
)
async def test_a_variant_is_played_to_its_end_over_a_restart(
    sandbox_bot: SandboxBot, variant: str, count: int
) -> None:
    """Each variant is played to its end by presses, with a restart after the first moves."""
    players = await connect_players(sandbox_bot, count, Layer)
    await begin(sandbox_bot, players, variant, call="auto", **HOUSE.get(variant, {}))
    some = after(12)
    await play_until(players, lambda: some() or is_over(players[0].actor), most=400)
    assert (await sandbox_bot.view()).options.variant == variant
    await sandbox_bot.fall()
    await play_until(players, lambda: is_over(players[0].actor), most=6_000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert count == 1 or players[1].actor.messages("dm") == []


async def test_a_lobby_of_ten_names_the_free_seats_once(anna: Player, bjorn: Player) -> None:
    """All free seats after the last player are one line of the lobby."""
    await anna.actor.slash("olsen new", CHANNEL, game="crazy")
    assert "\n2. *free, up to seat 10*\n\n" in text(await anna.board())
    await press_verb(bjorn.actor, "join")
    await anna.actor.wait_message(CHANNEL, lambda m: "\n3. *free, up to seat 10*\n\n" in text(m))


async def test_a_move_is_understood_as_it_is_offered(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """A suggestion with suit symbols is accepted as it is shown."""
    await begin(sandbox_bot, [anna, bjorn], "up-down", call="auto")
    for _ in range(60):
        turn = (await sandbox_bot.view()).turn
        player = (anna, bjorn)[turn]
        choices = await player.actor.complete("olsen play", "move", CHANNEL, move="")
        shown = choices[0]["name"]
        await player.actor.slash("olsen play", CHANNEL, move=shown)
        if any(sign in shown for sign in "♣♦♥♠"):
            break
    laid = tuple(choices[0]["value"].split()[1:])
    view = await sandbox_bot.view()
    assert [turn.cards for turn in view.turns if turn.kind == "play"][-1] == laid


def opens(message: dict, word: str) -> str:
    """The custom id of this message's button to a question, by its label."""
    return next(p["custom_id"] for p in offered(message) if word in (p.get("label") or ""))


async def lay_one(sandbox_bot: SandboxBot, player: Player, seat: Seat) -> None:
    """The least that can be done in a turn: a single card and never a word, else what there is."""
    person = int(player.actor.id)
    offered_now = await sandbox_bot.tables.moves(1, seat, person)
    move = min(offered_now, key=lambda m: (m == "olsen", not m.startswith("play"), "olsen" in m, len(m), m))
    await sandbox_bot.tables.act(1, person, seat, None, move, 10**9 + sandbox_bot.length())
    await sandbox_bot.update()


@pytest.mark.sampled("rounds")
async def test_who_forgets_draws_where_all_can_see(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """The call has a button and a deadline; who misses it draws cards, and the board gives the reason."""
    await begin(sandbox_bot, [anna, bjorn], "base", call="said")
    people = {Seat(0): anna, Seat(1): bjorn}
    for _ in range(300):
        view = await sandbox_bot.view()
        if view.phase != "play":
            break
        await lay_one(sandbox_bot, people[view.turn], view.turn)
    assert view.phase == "grace"
    owing = view.owing
    message = await people[owing].hand() if people[owing].direct else await _asked(people[owing])
    assert any("Ólsen" in (part.get("label") or "") for part in offered(message))
    now = sandbox_bot.bot.sync.now()
    assert await sandbox_bot.tables.notices.due(now + 3) == ()
    for table in await sandbox_bot.tables.tick(now + 6):
        await sandbox_bot.bot.sync.update(table)
    view = await sandbox_bot.view()
    assert (view.phase, view.owing) == ("play", owing)
    await lay_one(sandbox_bot, people[view.turn], view.turn)
    view = await sandbox_bot.view()
    assert view.sizes[owing] >= 4
    assert "forgot to say" in text(await anna.board())


async def _asked(player: Player) -> dict:
    """The private message of the player in the channel."""
    await player.actor.press(await player.board(), "Play")
    return await player.hand()


async def test_a_cheat_is_silent_and_an_accusation_is_not(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """A hidden card changes neither the board nor the sizes; a true accusation is public and costs cards."""
    await begin(sandbox_bot, [anna, bjorn], "cheat", call="auto")
    board = await anna.actor.wait_message(CHANNEL, with_button("Play"))
    theirs = await _asked(bjorn)
    hidden = await anna.hand()
    await anna.actor.press(hidden, custom_id=opens(hidden, "Hide a card"))
    await anna._press_one(await anna.hand())
    await sandbox_bot.settled()
    assert len((await sandbox_bot.view(Seat(0))).hand) == 4
    assert (await sandbox_bot.view()).sizes == (5, 5)
    same = next(m for m in anna.actor.messages(CHANNEL) if m["id"] == board["id"])
    assert same == board
    await bjorn.actor.press(theirs, custom_id=opens(theirs, "Someone is cheating"))
    await bjorn._press_one(await bjorn.hand())
    await sandbox_bot.settled()
    assert "It’s true!" in text(await anna.board())
    assert (await sandbox_bot.view()).sizes == (8, 5)


@pytest.mark.sampled("rounds")
async def test_a_bot_says_it_after_a_moment(sandbox_bot: SandboxBot, bjorn: Player) -> None:
    """A bot has not called when the time for it begins, and calls before it ends."""
    await bjorn.actor.slash("olsen new", CHANNEL, game="points")
    for _ in range(4):
        await press_verb(bjorn.actor, "bot")
    await press_verb(bjorn.actor, "start")
    for _ in range(300):
        view = await sandbox_bot.view()
        if view.phase == "grace" and view.owing != 0:
            break
        assert Seat(0) in view.waiting
        await lay_one(sandbox_bot, bjorn, Seat(0))
    owing = view.owing
    assert not view.called[owing]
    for _ in range(120):
        await asyncio.sleep(0.1)
        view = await sandbox_bot.view()
        if view.phase != "grace":
            break
    assert view.called[owing] or view.owing != owing
    await bjorn.actor.wait_message(CHANNEL, lambda message: "says “Ólsen!”" in text(message))
