"""Counting by the players, with and without muggins: RULES.md 6.7 to 6.9."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Event, Seat, moves
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State
from games.cribbage.views import Options
from games.errors import GameError, IllegalMove, NotYourTurn
from tests.games.cribbage.positions import act, ids, playing, run, scores

CARDS = ("5C 6D 7H 8S", "10C JD QH 4S")
"""With the starter 9H: a run of five and two fifteens (9), and a run of four (4); the crib 3 3 3 3 has 12."""


def shown(counting: Any) -> tuple[State, list[Event]]:
    """Returns the state after the last card; seat 0 does not deal, so it counts first."""
    s = playing(*CARDS, crib="3C 3D 3H 3S", starter="9H", dealer=1)
    s = replace(s, options=Options(counting=counting))
    told: list[Event] = []
    while s.phase == "play":
        s, more = run(s, str(moves(CRIBBAGE, s, s.turn)[0]))
        told += more
    return s, told


def fresh(counting: Any, at: tuple[int, int] = (0, 0)) -> State:
    """Returns the same with the pegs as if the play had brought nothing."""
    s, _ = shown(counting)
    return replace(s, pegs=playing(*CARDS, scores=at).pegs)


def test_the_table_counts_unless_told_otherwise() -> None:
    """With `table` all three hands are counted and the next deal follows."""
    s, told = shown("table")
    assert (s.phase, s.deal) == ("discard", 2)
    assert ids(told).count("counted") == 3


def test_6_8_each_hand_is_laid_open_in_its_order() -> None:
    """The non-dealer's hand, the dealer's and the crib are laid open and counted one after another."""
    s = fresh("own")
    owners = []
    for _ in range(3):
        laid = CRIBBAGE.view(s, None).laid
        owners.append((laid.seat, laid.source, len(laid.cards)))
        shown_now = set(laid.cards)
        assert CRIBBAGE.waits(s)[0].seats == (laid.seat,) == (s.turn,)
        assert shown_now.isdisjoint(["3C", "3D", "3H", "3S"]) == (laid.source == "hand")
        s = act(s, s.turn, "count 0").state
    assert owners == [(0, "hand", 4), (1, "hand", 4), (1, "crib", 4)]
    assert (s.phase, s.deal) == ("discard", 2)


@pytest.mark.parametrize(("said", "pegged", "told"), [(9, 9, []), (7, 7, ["missed"]), (29, 9, ["corrected"])])
def test_6_8_a_count_is_corrected_downwards_only(said: int, pegged: int, told: list[str]) -> None:
    """A count too low is pegged as claimed, one too high is pegged as the hand's points."""
    step = act(fresh("own"), 0, f"count {said}")
    assert scores(step.state) == (pegged, 0)
    assert [id for id in ids(step.events) if id in ("missed", "corrected")] == told
    assert step.state.counts[0].total == 9


@pytest.mark.parametrize(
    ("said", "called", "score"),
    [(9, 0, (9, 0)), (9, 3, (9, 0)), (5, 0, (5, 0)), (5, 2, (5, 2)), (5, 4, (5, 4)), (5, 24, (5, 4))],
)
def test_6_9_the_other_takes_what_was_missed(said: int, called: int, score: tuple[int, int]) -> None:
    """A call of muggins pegs at most the points that were missed."""
    s = act(fresh("muggins"), 0, f"count {said}").state
    assert (s.turn, s.claimed) == (1, said)
    after = act(s, 1, f"muggins {called}").state
    assert scores(after) == score
    assert (after.turn, after.claimed, len(after.counts)) == (1, None, 1)


def test_6_9_the_other_is_asked_whether_or_not_anything_was_missed() -> None:
    """The question is the same after a full count and a low one: every number up to 29 in all."""
    right, wrong = (act(fresh("muggins"), 0, f"count {n}").state for n in (9, 8))
    for s in (right, wrong):
        (key,) = CRIBBAGE.asks(s, Seat(1))
        ask = CRIBBAGE.ask(s, Seat(1), key)
        assert key == "call-1-0"
        assert (ask.field, ask.form_id) == ("cribbage-field-muggins-hand", "cribbage-muggins")
        assert [value.token for value in ask.values] == [str(n) for n in range(30 - (s.claimed or 0))]


def test_an_over_claim_leaves_nothing_to_call() -> None:
    """A count that was corrected is final, and the next hand is asked for."""
    s = act(fresh("muggins"), 0, "count 20").state
    assert (s.turn, s.claimed, len(s.counts)) == (1, None, 1)


def test_every_number_is_offered_so_that_none_is_a_hint() -> None:
    """The counts from 0 to 29 are offered for any hand, and 30 is refused."""
    s = fresh("own")
    (key,) = CRIBBAGE.asks(s, Seat(0))
    ask = CRIBBAGE.ask(s, Seat(0), key)
    assert [value.token for value in ask.values] == [str(n) for n in range(30)]
    assert (ask.form_id, ask.whole) == ("cribbage-count", None)
    assert str(CRIBBAGE.ask(s, Seat(0), key, ("12",)).whole) == "count 12"
    with pytest.raises(IllegalMove):
        CRIBBAGE.ask(s, Seat(0), key, ("30",))


def test_the_last_hole_ends_it_before_anything_is_called() -> None:
    """A count or a call that reaches the target ends the game, with no call and no crib after it."""
    s = act(fresh("muggins", (115, 100)), 0, "count 6").state
    assert (s.phase, s.winner) == ("over", 0)
    assert [count.source for count in s.counts] == ["hand"]
    assert CRIBBAGE.view(s, None).laid is None
    taken = act(act(fresh("muggins", (100, 120)), 0, "count 8").state, 1, "muggins 1").state
    assert (taken.winner, scores(taken)) == (1, (108, 121))


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (1, "count 4", NotYourTurn),
        (0, "muggins 2", IllegalMove),
        (0, "count 30", IllegalMove),
        (0, "play 5C", GameError),
    ],
)
def test_what_cannot_be_counted_is_refused(seat: int, text: str, error: type[GameError]) -> None:
    """A count out of turn, a count of 30, a call without a count and a play raise their errors."""
    with pytest.raises(error):
        act(fresh("own"), seat, text)


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_the_bot_counts_rightly_and_sees_what_was_missed(strength: str) -> None:
    """The bot counts all its points and calls the number that was missed, 0 if none."""

    def choice(s: State) -> str:
        view = CRIBBAGE.view(s, s.turn)
        return str(CRIBBAGE.choose(view, lambda: moves(CRIBBAGE, s, s.turn), Derived(b"", 0), strength))

    s = fresh("muggins")
    assert choice(s) == "count 9"
    assert choice(act(s, 0, "count 9").state) == "muggins 0"
    assert choice(act(s, 0, "count 4").state) == "muggins 5"
