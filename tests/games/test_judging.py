"""What a decision cost: from its own view alone, repeatable, and dear where a move is known to be bad."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from games.cards import Card
from games.chance import Derived
from games.contract import Seat, moves
from games.cribbage.moves import Play
from games.cribbage.rules import CRIBBAGE
from games.cribbage.views import Options
from games.judging import judge
from games.partners.views import YARD
from games.registry import GAMES
from games.search import advance, plays
from tests.games.cribbage.positions import act, choosing, playing, run

KEYS = sorted(key for key, game in GAMES.items() if game.coach)
SEVEN = {"cribbage", "fuldrigger", "kasino", "kinaskak", "olsen", "partners", "stratego"}
SEATS = {"cribbage": 2, "stratego": 4, "partners": 4, "fuldrigger": 3}
STEPS = {"stratego": 20}
"""Steps before a position is taken; in Stratego the armies are set up first."""


def position(key: str) -> tuple[Any, Seat]:
    """Returns a state of a game of bots, and a seat that has a choice in it."""
    game, seats = GAMES[key], SEATS.get(key, 3)
    s = game.start(seats, game.Options(), Derived(b"judging", 0)).state
    for step in range(1, 100):
        waiting = [Seat(seat) for seat in range(seats) if seat in game.view(s, Seat(seat)).waiting]
        if step > STEPS.get(key, 9) and waiting and len(moves(game, s, waiting[0], 2)) > 1:
            return s, waiting[0]
        s = advance(game, s, plays(game, game.strengths[-1]), Derived(b"judging", step))
    raise AssertionError("nobody ever has a choice")


def others(key: str, s: Any, seat: Seat) -> Iterator[str]:
    """Yields moves that the strongest bot does not prefer."""
    game = GAMES[key]
    advice = game.coach.advise(game.view(s, seat))
    yield from (str(m) for m in moves(game, s, seat, 40) if str(m) != str(advice.move))


def test_all_seven_games_can_be_judged() -> None:
    """Every game but the smallest says what its decisions cost."""
    assert set(KEYS) == SEVEN


@pytest.mark.sampled("judging")
@pytest.mark.parametrize("key", KEYS)
def test_it_depends_on_the_view_alone(key: str) -> None:
    """Another state with the same view is judged the same, and equal arguments give equal results."""
    game = GAMES[key]
    s, seat = position(key)
    made = next(others(key, s, seat))
    again = game.imagine(game.view(s, seat), Derived(b"other", 1))
    found = [judge(game, game.view(one, seat), made, 2, b"seed") for one in (s, again, s)]
    assert found[0] is not None
    assert found[0] == found[1] == found[2]


@pytest.mark.sampled("judging")
@pytest.mark.parametrize("key", KEYS)
def test_the_preferred_move_costs_nothing(key: str) -> None:
    """The strongest bot's own move is the better one itself."""
    game = GAMES[key]
    s, seat = position(key)
    advice = game.coach.advise(game.view(s, seat))
    found = judge(game, game.view(s, seat), str(advice.move), 2, b"seed")
    assert found.is_best
    assert (found.cost, found.error) == (0.0, 0.0)


def test_a_discard_that_breaks_three_fives_costs_its_points() -> None:
    """Two of three fives given to the other's crib cost more than five points, computed without chance."""
    s = choosing("5C 5D 5H JS KD 2C", "AS 3S 7S 8D 9H KS", dealer=1)
    found = judge(CRIBBAGE, CRIBBAGE.view(s, Seat(0)), "discard 5C 5D", 1, b"seed")
    assert found.better == "discard 2C KD"
    assert found.cost > 5
    assert found.error == 0


def test_a_five_led_costs_its_points() -> None:
    """A four is the better lead by more than a point, whichever of the two was made."""
    view = CRIBBAGE.view(playing("5C 2D 3H 4S", "9C KD QH 10S", dealer=1), Seat(0))
    five, four = Play(Card("5C")), Play(Card("4S"))
    lost, gained = CRIBBAGE.coach.cost(view, five, four), CRIBBAGE.coach.cost(view, four, five)
    assert lost is not None
    assert lost > 1
    assert gained == -lost


def test_a_hand_counted_as_nothing_costs_its_points() -> None:
    """A count of 0 costs the points of the hand."""
    s = choosing("5C 5D 5H JS KD 2C", "AS 3S 7S 8D 9H KS", dealer=1)
    s = replace(s, options=Options(counting="own"))
    for seat in (1, 0):
        s = act(s, seat, str(moves(CRIBBAGE, s, Seat(seat))[0])).state
    while s.phase == "play":
        s, _ = run(s, str(moves(CRIBBAGE, s, s.turn)[0]))
    view = CRIBBAGE.view(s, s.turn)
    found = judge(CRIBBAGE, view, "count 0", 4, b"seed")
    assert found.better == f"count {found.cost:.0f}"


def test_the_gauge_of_partners_counts_spaces_of_both_pairs() -> None:
    """At the start nobody has gone a space, and what one pair is ahead the other is behind."""
    game = GAMES["partners"]
    s, _ = position("partners")
    amounts = [game.coach.gauge(game.view(s, Seat(seat))).amount for seat in range(4)]
    assert amounts[0] == amounts[2] == -amounts[1] == -amounts[3]
    begun = game.view(game.start(4, game.Options(), Derived(b"x", 0)).state, Seat(0))
    assert {*begun.board.spots} == {YARD}
    assert game.coach.gauge(begun).amount == 0
