"""Matches, their skunks, the next dealer, and statistics: RULES.md 7.2 to 7.5 and 8.6."""

from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Remembering, Seat, moves
from games.cribbage import pegs
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State
from games.cribbage.views import Options, Result
from tests.games.cribbage.positions import Scripted, act, ids, playing, scores


def near(loser: int, **options: Any) -> State:
    """Returns a state in which seat 0 wins with the next card; seat 1 has so many points and deals."""
    s = playing("5C", "KC 2D", crib="3C 3D 3H 3S", starter="9H", dealer=1, scores=(120, loser))
    return replace(s, turn=Seat(1), options=Options(**options))


def won(loser: int, **options: Any) -> Any:
    """Returns the step in which seat 0 wins: a king, and a five makes fifteen."""
    return act(act(near(loser, **options), 1, "play KC").state, 0, "play 5C", Scripted([0, 10]))


@pytest.mark.parametrize(("loser", "worth"), [(91, 1), (90, 2), (61, 2), (60, 3), (0, 3)])
def test_7_5_a_skunk_is_two_match_points_and_a_double_skunk_three(loser: int, worth: int) -> None:
    """A loser's 91 points are one match point, 90 and 61 are two, 60 and fewer are three."""
    s = won(loser, match="5").state
    assert s.book.results == (Result(Seat(0), (121, loser), worth),)
    assert CRIBBAGE.view(s, None).match == (worth, 0)


def test_7_5_the_next_game_begins_at_once() -> None:
    """After a game of a match the pegs are at 0, the loser deals, and discards are asked for."""
    step = won(91, match="3")
    s = step.state
    assert ids(step.events)[-4:] == ["match", "next-game", "first-dealer", "deal"]
    assert (s.phase, s.deal, s.winner, scores(s)) == ("discard", 2, None, (0, 0))
    assert step.events[-1].params["deal"] == 1
    assert CRIBBAGE.view(s, None).number == 1
    assert CRIBBAGE.outcome(s) is None
    assert s.dealer == 1  # RULES 7.4: the loser
    assert s.last_show == ()


def test_7_4_a_new_cut_decides_where_that_was_chosen() -> None:
    """With `next` = `cut` the next game and the rematch begin with a cut, otherwise the loser deals."""
    assert "cut" in ids(won(91, match="3", next="cut").events)
    over = won(91, next="cut").state
    assert CRIBBAGE.again(over).deals == "cut"
    assert CRIBBAGE.again(won(91).state).deals == "seat-1"


def test_7_5_the_match_is_won_by_match_points() -> None:
    """A match has match points as its scores, a single game the points of the game."""
    s = won(60, match="3").state
    outcome = CRIBBAGE.outcome(s)
    assert (outcome.why, outcome.scores, outcome.placing) == ("cribbage-why-match", (3, 0), ((0,), (1,)))
    one = won(91).state
    assert CRIBBAGE.outcome(one).scores == (121, 91)  # type: ignore[union-attr]


def test_who_gives_up_gives_up_the_match() -> None:
    """A resignation in the first game of a match ends the match."""
    s = act(near(91, match="5"), 1, "RESIGN").state
    assert CRIBBAGE.outcome(s).why == "cribbage-why-resigned"  # type: ignore[union-attr]


def played_out(**options: Any) -> State:
    """Returns a whole game or match of the middle bot, from a fixed seed."""
    s = CRIBBAGE.start(2, Options(**options), Derived(b"figures", 0)).state
    n = 0
    while s.phase != "over":
        n += 1
        seat = CRIBBAGE.waits(s)[0].seats[0]
        move = CRIBBAGE.choose(
            CRIBBAGE.view(s, seat), partial(moves, CRIBBAGE, s, seat), Derived(b"bot", n), "middle"
        )
        s = CRIBBAGE.apply(s, seat, move, Derived(b"figures", n)).state
    return s


def test_8_6_the_figures_add_up_to_the_score() -> None:
    """Play, hands and cribs together are the score, or at most 29 more after the last hole."""
    s = played_out()
    for seat, tally in enumerate(s.book.tallies):
        made = tally.play + tally.hand + tally.crib
        assert pegs.scores(s)[seat] <= made <= pegs.scores(s)[seat] + 29
        assert tally.best <= 29
        assert tally.hands <= tally.deals
    assert sum(tally.cribs for tally in s.book.tallies) <= s.deal
    assert isinstance(CRIBBAGE, Remembering)
    one, other = CRIBBAGE.tally(s)
    assert [f.id for f in one] == [f.id for f in other]


def test_the_history_has_a_note_for_each_play_and_each_show() -> None:
    """The history has up to two scores a deal, never falls, and ends with the final score."""
    s = played_out()
    history = s.book.history
    assert history[-1] == pegs.scores(s)
    assert all(a <= c and b <= d for (a, b), (c, d) in pairwise(history))
    assert 2 * (s.deal - 1) < len(history) <= 2 * s.deal


def test_skunks_are_counted_for_both_sides() -> None:
    """A double skunk is in the figures of its winner and in those of its loser."""
    one, other = CRIBBAGE.tally(won(60, match="3").state)
    assert [f.amount for f in one[-2:]] == [1, 0]
    assert [f.amount for f in other[-2:]] == [0, 1]
