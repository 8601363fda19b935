"""Seats of a team: chosen, held by one person, given back, and ready again for a rematch."""

import pytest

from games.registry import GAMES
from locales import LANGUAGES, speech
from tables.actions import apply
from tables.errors import BadOption, EmptySeat, SeatsFull
from tables.log.entries import entry_of
from tables.service import AddBot, Invite, Leave, SetOption, Tables
from tables.views import TableId
from tests.refused import refused
from tests.tables.people import press
from tests.tables.seated import lobby, opened

HOST, GUEST, THIRD = 10, 20, 30


async def two_teams(house: Tables) -> TableId:
    """Two people, each with a whole team."""
    table = await opened(house, "partners", host=HOST)
    await house.join(table, HOST, 2, "2")
    await house.join(table, GUEST, 3, "1")
    await house.join(table, GUEST, 4, "3")
    return table


async def test_a_seat_is_taken_moved_from_and_held_with_its_partner(house: Tables) -> None:
    """A person takes a seat, moves to another, holds a whole team, and leaves both seats at once."""
    table = await opened(house, "partners", host=HOST)
    await house.join(table, GUEST, 2, "2")
    assert (await house.fetch(table)).seats_of(GUEST) == (2,)
    await house.join(table, GUEST, 3, "1")
    assert (await house.fetch(table)).seats_of(GUEST) == (1,)
    await house.join(table, GUEST, 4, "3")
    assert (await house.fetch(table)).seats_of(GUEST) == (1, 3)
    await house.do(table, GUEST, Leave())
    assert (await house.fetch(table)).seats_of(GUEST) == ()


async def test_a_seat_that_is_taken_or_not_there_is_refused(house: Tables) -> None:
    """A seat of another, and one that does not exist, cannot be chosen."""
    table = await two_teams(house)
    await refused(SeatsFull, house.join(table, GUEST, 5, "0"))
    for seat in ("9", "-1", "x"):
        await refused(BadOption, house.join(table, GUEST, 6, seat))
    assert (await house.fetch(table)).seats_of(GUEST) == (1, 3)


@pytest.mark.parametrize(
    ("game", "rule"),
    [("stratego", "first_player"), ("kasino", "deals"), ("kinaskak", "deals"), ("olsen", "deals")],
)
async def test_a_house_rule_that_names_an_empty_seat_is_refused(house: Tables, game: str, rule: str) -> None:
    """The fourth seat does not begin among three: the host is told, and starts with another."""
    table = await lobby(house, host=HOST, game=game, **{rule: "seat-3"})
    for _ in range(2):
        await house.do(table, HOST, AddBot())
    error = await refused(EmptySeat, house.start(table, HOST, press()))
    for language in LANGUAGES:
        assert speech(language).say(f"error-{error.code}", **error.params)
    await house.do(table, HOST, SetOption(rule, "seat-2"))
    await house.start(table, HOST, press())


async def test_a_chair_kept_for_a_guest_is_not_a_second_seat(house: Tables) -> None:
    """The host is refused a chair that is kept for a person they have invited."""
    table = await opened(house, "partners", host=HOST)
    await house.do(table, HOST, Invite((21, 22, 23)))
    await refused(SeatsFull, house.join(table, HOST, 2, "2"))


async def test_a_rematch_takes_one_press_for_both_seats(house: Tables) -> None:
    """In a rematch, a person with two seats joins both with one press."""
    table = await two_teams(house)
    await house.start(table, HOST, 10)
    await house.resign(table, GUEST, 11)
    outcome = (await house.table_view(table, None)).outcome
    assert outcome.placing == ((0, 2), (1, 3))
    again = await house.rematch(table, HOST, 12)
    await house.join(again, GUEST, 13)
    info = (await house.table_view(again, None)).table
    assert info.phase == "playing"
    assert [chair.person for chair in info.chairs] == [HOST, GUEST, HOST, GUEST]


PAIRS = (("partners", {}), ("kasino", {"partnership": "on"}), ("stratego", {"teams": "pairs"}))


@pytest.mark.parametrize(("game", "rules"), PAIRS)
@pytest.mark.parametrize("bots", range(3))
async def test_a_friend_who_joins_is_the_partner(
    house: Tables, game: str, rules: dict[str, str], bots: int
) -> None:
    """With bots at the table or without; a bot on that seat moves; the third person sits with nobody."""
    table = await opened(house, game, host=HOST, options=rules)
    for _ in range(bots):
        await house.do(table, HOST, AddBot())
    await house.join(table, GUEST, 2)
    now = await house.fetch(table)
    assert (now.seats_of(HOST), now.seats_of(GUEST)) == ((0,), (2,))
    info = now.info
    assert sum(chair.bot for chair in info.chairs) == bots
    if bots < 2:
        await house.join(table, THIRD, 3)
        assert ((await house.fetch(table)).seats_of(THIRD))[0] in (1, 3)


async def test_a_friend_may_sit_elsewhere(house: Tables) -> None:
    """Who chooses another seat keeps it; the next one is the partner of the host, who has none."""
    table = await opened(house, "partners", host=HOST)
    await house.join(table, GUEST, 2)
    await house.join(table, GUEST, 3, "3")
    assert (await house.fetch(table)).seats_of(GUEST) == (3,)
    await house.join(table, THIRD, 4)
    assert (await house.fetch(table)).seats_of(THIRD) == (2,)


@pytest.mark.parametrize(("game", "rules"), PAIRS[1:])
async def test_a_house_rule_makes_two_people_partners(
    house: Tables, game: str, rules: dict[str, str]
) -> None:
    """Seats fill in order; two who sit there when the host chooses a game of pairs become partners."""
    table = await opened(house, game, host=HOST)
    await house.join(table, GUEST, 2)
    assert (await house.fetch(table)).seats_of(GUEST) == (1,)
    for name, value in rules.items():
        await house.do(table, HOST, SetOption(name, value))
    assert (await house.fetch(table)).seats_of(GUEST) == (2,)
    assert (await house.info(table)).chairs[0].person == HOST


@pytest.mark.parametrize(("game", "rules"), PAIRS)
async def test_partners_sit_as_their_log_says(house: Tables, game: str, rules: dict[str, str]) -> None:
    """The stored log leads to the same seats: who joined beside somebody, and whom a house rule moved."""
    table = await opened(house, game, host=HOST)
    await house.join(table, GUEST, 2)
    for name, value in rules.items():
        await house.do(table, HOST, SetOption(name, value))
    await house.join(table, THIRD, 3)
    rows = await house._store.entries(table)
    assert apply.replay(GAMES, [entry_of(row) for row in rows]) == (await house._cached(table)).table
