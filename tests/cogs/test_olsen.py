"""Ólsen Ólsen through the real door: every variant, two and five people, restarts, calls and cheats."""

import asyncio

import pytest

from games.contract import Seat
from sandbox.page_user import offered, text
from tests.cogs.evening import Evening, Json, with_button
from tests.cogs.players import CHANNEL, Player, play_on, press_verb
from tests.cogs.test_games import is_over, live_boards

PEOPLE = ("Anna", "Björn", "Clara", "Dagur", "Emma")
VARIANTS = ("base", "up-down", "points", "crazy", "long", "cheat")
SHORT = {("base", 2), ("base", 5), ("crazy", 2), ("cheat", 2), ("cheat", 5)}
"""What is played to its end in the normal run too."""
HOUSE = {"up-down": {"wrap": "yes"}, "long": {"wild": "table"}, "points": {"end": "100"}}
"""House rules by which people who press anything come to an end of the longer ones."""


class Layer(Player):
    """Mostly lays further cards where more can follow: with single cards upp og niður would have no end."""

    def _chosen(self, parts: list[Json]) -> Json:
        more = [part for part in parts if not part["custom_id"].startswith("s:do:")]
        return super()._chosen(more if more and self._chance.random() < 0.8 else parts)


async def seated(tonight: Evening, count: int) -> list[Player]:
    """So many people; one of them takes no direct messages and plays from the channel."""
    players = []
    for n, name in enumerate(PEOPLE[:count]):
        if n == 1:
            tonight.box.dms(name, open=False)
        players.append(Layer(tonight, await tonight.sit(name), direct=n != 1, seed=n))
    return players


async def begin(tonight: Evening, players: list[Player], variant: str, **options: str) -> None:
    """A table of that variant, from the command to the first deal."""
    host = players[0]
    await host.actor.slash("olsen new", CHANNEL, game=variant)
    await tonight.settled()
    for player in players:
        await press_verb(tonight, player.actor, "join")
    for name, value in options.items():
        await tonight.tables.set_option(1, int(host.actor.id), name, value)
    await press_verb(tonight, host.actor, "start")


async def fall_and_rise(tonight: Evening) -> None:
    """The bot falls over in the middle of whatever it does, and is started again."""
    before = (await tonight.tables.table_view(1, None)).view
    await tonight.stop(gently=False)
    await tonight.start()
    await tonight.settled()
    assert (await tonight.tables.table_view(1, None)).view == before


@pytest.mark.parametrize(
    ("variant", "count"),
    [
        pytest.param(v, n, marks=[] if (v, n) in SHORT else [pytest.mark.soak])
        for v in VARIANTS
        for n in (2, 5)
    ],
)
async def test_a_variant_is_played_to_its_end_over_a_restart(
    tonight: Evening, variant: str, count: int
) -> None:
    """A variant could not be played whole by pressing, or would lose something when the bot falls."""
    players = await seated(tonight, count)
    await begin(tonight, players, variant, call="auto", **HOUSE.get(variant, {}))
    moves = 0

    def some() -> bool:
        nonlocal moves
        moves += 1
        return moves > 12 or is_over(players[0].actor)

    await play_on(players, some, most=400)
    assert (await tonight.tables.table_view(1, None)).view.options.variant == variant
    await fall_and_rise(tonight)
    await play_on(players, lambda: is_over(players[0].actor), most=6_000)
    assert "win" in text(await players[0].board())
    assert len(live_boards(players[0].actor)) == 1
    assert count == 1 or players[1].actor.messages("dm") == []


async def test_a_lobby_of_ten_names_the_free_seats_once(
    tonight: Evening, anna: Player, bjorn: Player
) -> None:
    """Ten lines would push the buttons off a small screen, of which eight say the same."""
    await anna.actor.slash("olsen new", CHANNEL, game="crazy")
    await tonight.settled()
    assert "\n2. *free, up to seat 10*\n\n" in text(await anna.board())
    await press_verb(tonight, bjorn.actor, "join")
    await anna.actor.wait_message(CHANNEL, lambda m: "\n3. *free, up to seat 10*\n\n" in text(m))


async def test_a_move_is_understood_as_it_is_offered(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """Whoever types a card with its sign, as the list shows it, would be told that there is no such move."""
    await begin(tonight, [anna, bjorn], "up-down", call="auto")
    for _ in range(60):
        turn = (await tonight.tables.table_view(1, None)).view.turn
        player = (anna, bjorn)[turn]
        choices = await player.actor.complete("olsen play", "move", CHANNEL, move="")
        shown = choices[0]["name"]
        await player.actor.slash("olsen play", CHANNEL, move=shown)
        await tonight.settled()
        if any(sign in shown for sign in "♣♦♥♠"):
            break
    laid = tuple(choices[0]["value"].split()[1:])
    view = (await tonight.tables.table_view(1, None)).view
    assert [turn.cards for turn in view.turns if turn.action == "play"][-1] == laid


def opens(message: dict, word: str) -> str:
    """The button on this message that leads to a question, by what stands on it."""
    return next(p["custom_id"] for p in offered(message) if word in (p.get("label") or ""))


async def lay_one(tonight: Evening, player: Player, seat: Seat) -> None:
    """The least that can be done in a turn: a single card and never a word, else what there is."""
    person = int(player.actor.id)
    offered_now = await tonight.tables.moves(1, seat, person)
    move = min(offered_now, key=lambda m: (m == "olsen", not m.startswith("play"), "olsen" in m, len(m), m))
    await tonight.tables.act(1, person, seat, None, move, 10**9 + tonight.length())
    await tonight.bot.sync.tell(1)
    await tonight.settled()


async def test_who_forgets_draws_where_all_can_see(tonight: Evening, anna: Player, bjorn: Player) -> None:
    """The call would have no button, its moment no end, or the three cards would come out of nowhere."""
    await begin(tonight, [anna, bjorn], "base", call="said")
    people = {Seat(0): anna, Seat(1): bjorn}
    for _ in range(300):
        view = (await tonight.tables.table_view(1, None)).view
        if view.phase != "play":
            break
        await lay_one(tonight, people[view.turn], view.turn)
    assert view.phase == "grace"
    owing = view.owing
    message = await people[owing].hand() if people[owing].direct else await _asked(people[owing])
    assert any("Ólsen" in (part.get("label") or "") for part in offered(message))
    now = tonight.bot.sync.now()
    assert await tonight.tables.notices.rings(now + 3) == ()
    for table in await tonight.tables.tick(now + 6):
        await tonight.bot.sync.tell(table)
    view = (await tonight.tables.table_view(1, None)).view
    assert (view.phase, view.owing) == ("play", owing)
    await lay_one(tonight, people[view.turn], view.turn)
    view = (await tonight.tables.table_view(1, None)).view
    assert view.sizes[owing] >= 4
    assert "forgot to say" in text(await anna.board())


async def _asked(player: Player) -> dict:
    """The private message of who plays from the channel."""
    await player.actor.press(await player.board(), "Play")
    return await player.hand()


async def test_a_cheat_is_silent_and_an_accusation_is_not(
    tonight: Evening, anna: Player, bjorn: Player
) -> None:
    """Hiding a card would change something that the others see, or nobody could say that it was done."""
    await begin(tonight, [anna, bjorn], "cheat", call="auto")
    board = await anna.actor.wait_message(CHANNEL, with_button("Play"))
    theirs = await _asked(bjorn)
    hidden = await anna.hand()
    await anna.actor.press(hidden, custom_id=opens(hidden, "Hide a card"))
    await tonight.settled()
    await anna._press_one(await anna.hand())
    await tonight.settled()
    assert len((await tonight.tables.table_view(1, Seat(0))).view.hand) == 4
    assert (await tonight.tables.table_view(1, None)).view.sizes == (5, 5)
    same = next(m for m in anna.actor.messages(CHANNEL) if m["id"] == board["id"])
    assert same == board
    await bjorn.actor.press(theirs, custom_id=opens(theirs, "Somebody is cheating"))
    await tonight.settled()
    await bjorn._press_one(await bjorn.hand())
    await tonight.settled()
    assert "It is true!" in text(await anna.board())
    assert (await tonight.tables.table_view(1, None)).view.sizes == (8, 5)


async def test_a_bot_says_it_after_a_moment(tonight: Evening, bjorn: Player) -> None:
    """A bot would be quicker than anybody who might catch it, or would never say “Ólsen” at all."""
    await bjorn.actor.slash("olsen new", CHANNEL, game="points")
    await tonight.settled()
    for _ in range(4):
        await press_verb(tonight, bjorn.actor, "bot")
    await press_verb(tonight, bjorn.actor, "start")
    for _ in range(300):
        view = (await tonight.tables.table_view(1, None)).view
        if view.phase == "grace" and view.owing != 0:
            break
        assert Seat(0) in view.waiting
        await lay_one(tonight, bjorn, Seat(0))
    owing = view.owing
    assert not view.called[owing]
    for _ in range(120):
        await asyncio.sleep(0.1)
        view = (await tonight.tables.table_view(1, None)).view
        if view.phase != "grace":
            break
    assert view.called[owing] or view.owing != owing
    await bjorn.actor.wait_message(CHANNEL, lambda message: "says “Ólsen!”" in text(message))
