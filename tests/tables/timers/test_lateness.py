"""Who is late, in every game: a bot's turn by vote, and the rule of the game where the table chose it."""

import random
import re
from collections.abc import Awaitable, Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.contract import Seat
from games.registry import GAMES
from locales import LANGUAGES
from tables import Tables
from tables.log.entries import entry_of
from tables.model.actions import Lapse
from tables.model.deadlines import DAY, PACES
from tables.service import AddBot
from tables.views import TableId
from tests.games.stratego.positions import act, placed
from tests.games.stratego.test_vectors import FAR
from tests.tables.actions.test_every_game import PEOPLE, entries, every_game, questions, whole
from tests.tables.people import ANNA, GUILD, Clock, press
from tests.tables.seated import ask_of, having, opened, passes

TURNS = 4
ONE_A_TURN = ("fuldrigger", "kinaskak", "kasino")
"""Games in which nobody has two turns in a row, with two people."""


async def dealt(
    tables: Tables, key: str, pace: str = "day", seats: int = 0, **options: str
) -> tuple[TableId, tuple[int, ...]]:
    """A game that has begun, and its people by seat: as few as can play, unless a number is asked for."""
    people = PEOPLE[: seats or max(2, min(GAMES[key].seats))]
    table = await opened(tables, key, host=people[0], pace=pace, options=options)
    for person in people[1:]:
        await tables.join(table, person, press())
    await tables.start(table, people[0], press())
    return table, tuple(chair.person or 0 for chair in (await tables.info(table)).chairs)


def on_turn(table: Any) -> set[tuple[str, Seat]]:
    """The clocks of turns that run."""
    return {(wait.id, seat) for wait in table.waits if wait.pace == "turn" for seat in wait.seats}


async def till_asked(tables: Tables, table: TableId, clock: Clock) -> Any:
    """The table when it asks what to do about a seat; nobody moves until then."""
    for _ in range(20):
        await passes(tables, clock, DAY)
        if (now := await whole(tables, table)).poll is not None:
            return now
    raise AssertionError("the table was never asked")


@every_game
async def test_one_vote_is_a_whole_turn(house: Tables, key: str, clock: Clock) -> None:
    """A bot plays until the turn is over, however many moves it has; the next turn is another question."""
    table, people = await dealt(house, key)
    seats = []
    for _ in range(TURNS):
        asked = await till_asked(house, table, clock)
        seat = asked.poll.seat
        seats.append(seat)
        turn = {id for id, whose in on_turn(asked) if whose == seat}
        for person in people:
            if person != people[seat] and (await whole(house, table)).poll is not None:
                await house.midgame.vote(table, person, "move", press())
        now = await whole(house, table)
        assert not turn & {id for id, whose in on_turn(now) if whose == seat}, "the turn goes on"
        assert now.stand_in is None
        assert now.chairs[seat].person == people[seat]
    if key in ONE_A_TURN:
        assert all(one != other for one, other in pairwise(seats)), seats


@pytest.mark.parametrize(
    ("key", "seats", "options", "never"),
    [
        ("kinaskak", 3, {"buying": "wishes"}, ("wish",)),
        ("olsen", 2, {"variant": "cheat"}, ("stash", "accuse", "sneak")),
    ],
)
async def test_a_bot_for_one_turn_leaves_no_wish_and_does_not_cheat(
    house: Tables, key: str, seats: int, options: dict[str, str], never: tuple[str, ...], clock: Clock
) -> None:
    """Ólsen 8.1, Kínaskák 4.5: a turn by vote is an honest one and nothing beyond it."""
    table, people = await dealt(house, key, seats=seats, **options)
    for _ in range(6):
        seat = (await till_asked(house, table, clock)).poll.seat
        for person in {*people} - {people[seat]}:
            await house.midgame.vote(table, person, "move", press())
    moves = [entry_of(row).action for row in await entries(house, table)]
    made = [str(move.what.text) for move in moves if move.kind == "move"]
    assert len(made) >= 6
    assert not [text for text in made if set(never) & set(text.split())]


# -- the rule of the game


async def lapses(tables: Tables, table: TableId) -> list[Any]:
    """What time has played."""
    found = [entry_of(row).action.what for row in await entries(tables, table)]
    return [what for what in found if isinstance(what, Lapse)]


async def told(tables: Tables, table: TableId, id: str) -> list[Any]:
    return [line.event for line in await tables.log(table, None) if line.event.id == id]


async def a_bot(tables: Tables, table: TableId, seat: Seat) -> None:
    """Its own player has made the moves of the seat."""
    made = await lapses(tables, table)
    assert made
    assert all(what.seat in (seat, None) for what in made)


async def a_matching_bid(tables: Tables, table: TableId, seat: Seat) -> None:
    """With all cards in hand, the card of the prize's own rank."""
    view = (await tables.table_view(table, seat)).view
    (made,) = await lapses(tables, table)
    assert made.seat == seat
    assert made.text.split()[-1][:-1] == view.prize[:-1]


async def a_formation_by_lot(tables: Tables, table: TableId, seat: Seat) -> None:
    """The seat has an army and is ready."""
    assert [what.text for what in await lapses(tables, table)] == ["army lot", "ready"]
    assert {what.seat for what in await lapses(tables, table)} == {seat}


RULES: Mapping[str, Callable[[Tables, TableId, Seat], Awaitable[None]]] = {
    "goofspiel": a_matching_bid,
    "stratego": a_formation_by_lot,
}
"""What has happened to a seat that was late; in the other games a bot's turn."""


@pytest.mark.parametrize("pace", PACES)
@every_game
async def test_the_rule_of_the_game_acts_where_the_table_chose_it(
    house: Tables, key: str, clock: Clock, pace: str
) -> None:
    """When time and bank are over and not a second before; nobody is asked, and the seat is not lost."""
    table, people = await dealt(house, key, pace, late="rule")
    ((turn, seat), *_) = sorted(on_turn(await whole(house, table)))
    for person in people:
        if person != people[seat]:
            away = having(away_from=1, away_until=int(clock.now) + 10 * DAY)
            await house.settings.set_person(person, away)
    before = (await whole(house, table)).length
    await passes(house, clock, PACES[pace].turn + PACES[pace].bank - 1)
    assert (await whole(house, table)).length == before
    await passes(house, clock, 1)
    now = await whole(house, table)
    assert now.poll is None
    assert turn not in {id for id, _ in on_turn(now)}
    assert now.chairs[seat].person == people[seat]
    assert await told(house, table, "step-late-rule")
    if pace != "live":  # holidays stop the clocks of the others
        await RULES.get(key, a_bot)(house, table, seat)


async def test_three_lost_turns_are_giving_up(house: Tables, clock: Clock) -> None:
    """Stratego 11.2: each late turn is lost, and with the third in succession the seat gives up."""
    table, _ = await dealt(house, "stratego", late="rule")
    while not await told(house, table, "stratego-resigned"):
        await passes(house, clock, DAY)
    (gone,) = (await told(house, table, "stratego-resigned"))[:1]
    lost = [event.params["who"].seat for event in await told(house, table, "stratego-late")]
    assert lost.count(gone.params["who"].seat) == 3


async def test_who_plays_alone_against_bots_is_never_late(house: Tables, clock: Clock) -> None:
    """Whatever the table chose."""
    table = await opened(house, "cribbage", options={"late": "rule"})
    await house.do(table, ANNA, AddBot())
    await house.start(table, ANNA, press())
    for _ in range(60):
        await passes(house, clock, DAY)
    assert await lapses(house, table) == []


@every_game
async def test_where_the_table_is_asked_no_rule_acts(house: Tables, key: str, clock: Clock) -> None:
    """For a month nobody moves or answers: the table is asked again and again, and no turn is played."""
    table, _ = await dealt(house, key)
    before = on_turn(await whole(house, table))
    for _ in range(30):
        await passes(house, clock, DAY)
    assert on_turn(await whole(house, table)) == before
    assert len(await told(house, table, "step-poll-late")) >= 3


@every_game
async def test_who_has_left_is_asked_about_where_the_rule_acts_too(
    house: Tables, key: str, clock: Clock
) -> None:
    """A bot keeps the seat till they are back; the rule plays for others, but never for one left alone."""
    table, people = await dealt(house, key, late="rule")
    await house.midgame.missing(people[1], GUILD)
    assert await told(house, table, "step-poll-missing")
    for person in people:
        if (await whole(house, table)).poll is not None and person != people[1]:
            await house.midgame.vote(table, person, "bot", press())
    for _ in range(6):
        await passes(house, clock, DAY)
        now = await whole(house, table)
        assert (now.chairs[1].bot, now.poll) == (True, None)
    assert now.phase == "playing"
    is_late = bool({what.seat for what in await lapses(house, table)} - {None, 1})
    assert is_late is (len(people) > 2)
    assert await house.midgame.sit(table, people[1], Seat(1), press())
    assert await told(house, table, "step-back")


@pytest.mark.parametrize("late", ["ask", "rule"])
async def test_the_turns_of_a_free_seat_wait(house: Tables, clock: Clock, late: str) -> None:
    """For a month no clock plays them, and nobody is asked again: `step-poll-substitute` says so."""
    table, people = await dealt(house, "kasino", late=late)
    ((_, seat),) = on_turn(await whole(house, table))
    await passes(house, clock, PACES["day"].turn)
    await house.midgame.rescue(table, people[1 - seat], seat, press())
    await house.midgame.vote(table, people[1 - seat], "substitute", press())
    before = await whole(house, table)
    assert before.chairs[seat].person is None
    for _ in range(30):
        await passes(house, clock, DAY)
    assert await whole(house, table) == before


async def test_a_recruit_not_chosen_in_time_is_nobody(
    house: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stratego 11.2: no piece comes back, the next seat moves, and no turn is counted as lost."""
    won = act(replace(placed("R1 H4", "R4 F1", "B9 H6", *FAR), sliders=(5, 0, 0, 0)), "H4-H6").state
    monkeypatch.setattr(type(GAMES["stratego"]), "opening", lambda *_: won)
    table, _ = await dealt(house, "stratego", late="rule")
    ((turn, seat),) = on_turn(await whole(house, table))
    assert turn.startswith("recruit")
    for seconds, is_over in ((PACES["day"].turn + PACES["day"].bank - 1, False), (1, True)):
        await passes(house, clock, seconds)
        assert bool(await told(house, table, "stratego-recruit-declined")) is is_over
    assert on_turn(await whole(house, table)) == {("turn-2", Seat(seat + 1))}
    assert not await told(house, table, "stratego-late")


# -- what time ends at every table


async def till(tables: Tables, table: TableId, people: tuple[int, ...], clock: Clock, pace: str) -> Any:
    """The first clock of that pace, till which all answer anything; None if the game ended without one."""
    chance = random.Random(1)
    for _ in range(3000):
        now = await whole(tables, table)
        for wait in now.waits:
            if wait.pace == pace:
                return wait
        asked = await questions(tables, table, clock)
        if not asked:
            return None
        seats = {seat for wait in now.waits for seat in wait.seats}
        mine = [q for q in asked if q.seat in seats] or asked
        one = mine[-1 if pace == "offer" else 0]  # what may be done at any time is asked last
        person = people[one.seat]
        picks: tuple[str, ...] = ()
        while (ask := await ask_of(tables, table, one.seat, person, one.number, picks)).whole is None:
            if not ask.values:
                break
            picks += (chance.choice(ask.values).token,)
        if ask.whole is not None:
            await tables.act(table, person, one.seat, one.number, str(ask.whole), press())
    raise AssertionError(f"no clock of the pace {pace}")


@pytest.mark.parametrize("at", PACES)
@pytest.mark.parametrize(
    ("key", "options", "pace"),
    [
        ("kinaskak", {"buying": "ask"}, "call"),
        ("olsen", {}, "grace"),
        ("olsen", {"variant": "cheat"}, "call"),
        ("fuldrigger", {"days": "7"}, "date"),
        ("fuldrigger", {}, "offer"),
    ],
)
async def test_what_time_ends_at_every_table(
    house: Tables, key: str, options: dict[str, str], pace: str, clock: Clock, at: str
) -> None:
    """A buying, a moment to call, the accusations at the end, an agreed date, an offer; and not before."""
    wait = None
    for _ in range(30):
        if wait is None:
            table, people = await dealt(house, key, at, **options)
            wait = await till(house, table, people, clock, pace)
    assert wait is not None
    seconds = wait.days * DAY if pace == "date" else getattr(PACES[at], pace)
    await passes(house, clock, seconds - 1)
    assert wait.id in {one.id for one in (await whole(house, table)).waits}
    await passes(house, clock, 1)
    assert wait.id not in {one.id for one in (await whole(house, table)).waits}
    assert (await lapses(house, table))[-1].seat is None


# -- every sentence about time


TIME = re.compile(
    r"time (?:is|has) (?:up|run out)|time runs out|out of time|too late|is late\b|time closes"
    r"|waits (?:for )?a moment|(?:it|they) lapses?|det bortfalder|tilboðið; það fellur niður|het vervalt"
    r"|tid er gået|tiden løber|for sen|fellur á tíma|tíminn|of seint|andartak|tijd om|te laat",
    re.IGNORECASE,
)
"""How the rules speak of time that runs out."""
vote, rule = test_one_vote_is_a_whole_turn, test_the_rule_of_the_game_acts_where_the_table_chose_it
honest, third = test_a_bot_for_one_turn_leaves_no_wish_and_does_not_cheat, test_three_lost_turns_are_giving_up
asked = test_where_the_table_is_asked_no_rule_acts
ends, nobody = test_what_time_ends_at_every_table, test_a_recruit_not_chosen_in_time_is_nobody
TESTED: Mapping[str, Mapping[str, tuple[Callable[..., Any], ...]]] = {
    "cribbage": {"8.3": (vote, rule)},
    "fuldrigger": {
        "1.1": (ends,),
        "7.8": (ends,),
        "10.1": (vote, rule),
        "rules-short": (ends,),
        "rules-long-2": (ends,),
    },
    "goofspiel": {"4.3": (rule,), "5.2": (asked, rule), "rules-long-1": (asked, rule)},
    "kasino": {"9.3": (vote, rule)},
    "kinaskak": {"4.4": (ends,), "8.6": (vote, rule, ends)},
    "olsen": {"5.2": (ends,), "7.5": (ends,), "8.1": (honest, rule, ends), "rules-long-1": (ends,)},
    "partners": {"8.3": (vote, rule)},
    "stratego": {"11.1": (asked, vote), "11.2": (rule, third, nobody), "rules-long-3": (asked, rule, third)},
}
"""The sections and texts of rules that speak of time, each with all that it says put to the test above."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_each_sentence_about_time_has_its_test(key: str) -> None:
    """In the rules and in the texts of rules of all four languages; none is listed that says nothing."""
    found, section = set[str](), ""
    for line in Path(f"games/{key}/RULES.md").read_text().splitlines():
        number = re.match(r"(?:#+ )?(\d+(?:\.\d+)?)", line)
        section = number[1] if number else section
        found |= {section} if TIME.search(line) else set()
    for language in LANGUAGES:
        texts = Path(f"locales/{language}/{key}.ftl").read_text()
        for id, text in re.findall(rf"^{key}-(rules-[a-z0-9-]+) =((?:.|\n[ \n])*)", texts, re.MULTILINE):
            found |= {id} if TIME.search(text) else set()
    assert found == set(TESTED[key])
