"""Examples of the rules, by their numbers in RULES.md."""

import pytest

from games.contract import Seat
from games.errors import GameOver, IllegalMove, NotYourTurn
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.views import Options
from tests.games.goofspiel.positions import CARRIED, LOST, bid, make, opening, rounds

TIES = (LOST, CARRIED)


def test_the_highest_bid_wins_the_prize() -> None:
    """3.4: the highest bid scores the prize; a card that was bid cannot be bid again (3.2)."""
    s = rounds(opening(3, [7]), (5, 9, 13))
    assert s.points == (0, 0, 7)
    assert [len(hand) for hand in s.hands] == [12, 12, 12]
    with pytest.raises(IllegalMove) as refused:
        make(s, 2, bid(2, 13))
    assert refused.value.rule == "3.2"


def test_nothing_is_shown_before_the_last_bid() -> None:
    """3.2: the first bid sends no more than that it was made; the last one shows the cards and the prize."""
    step = make(opening(2, [7]), 0, bid(0, 5))
    assert [event.id for event in step.events] == ["goofspiel-bid"]
    assert GOOFSPIEL.view(step.state, Seat(1)).bid is None
    shown = make(step.state, 1, bid(1, 4)).events
    ids = ["goofspiel-bid", "goofspiel-won", "goofspiel-shown", "goofspiel-shown", "goofspiel-prize"]
    assert [event.id for event in shown] == ids


def test_a_bid_can_be_changed_unnoticed() -> None:
    """3.3: a new bid replaces the old one, without an event or a change in what the others see."""
    s = make(opening(2, [7]), 0, bid(0, 5)).state
    changed = make(s, 0, bid(0, 12))
    assert changed.events == ()
    assert GOOFSPIEL.view(changed.state, Seat(1)) == GOOFSPIEL.view(s, Seat(1))
    assert rounds(changed.state, (0, 11)).points == (7, 0)


def test_a_tie_is_won_by_nobody() -> None:
    """3.5 and 5.1: on a tie the prize is lost or, by option, carried to the next round."""
    assert rounds(opening(3, [10, 4], LOST), (9, 9, 8), (1, 2, 3)).points == (0, 0, 4)
    assert rounds(opening(3, [10, 4], CARRIED), (9, 9, 8), (1, 2, 3)).points == (0, 0, 14)


@pytest.mark.parametrize("options", TIES)
def test_the_last_cards_are_bid_by_themselves(options: Options) -> None:
    """3.6 and 5.1: the last round is played without a move, and a tie in it scores nothing."""
    s = rounds(opening(2, range(1, 14), options), *((n, n) for n in range(1, 13)))
    outcome = GOOFSPIEL.outcome(s)
    assert (outcome.why, outcome.placing, outcome.scores) == ("goofspiel-why-points", ((0, 1),), (0, 0))
    assert len(s.rounds) == 13
    with pytest.raises(GameOver):
        make(s, 0, bid(0, 1))


def test_a_player_who_gives_up_comes_last() -> None:
    """4.2: the round goes on without a player who resigns, and the last player left wins."""
    s = rounds(opening(3, [10, 4]), (9, 2, 8))
    s = make(rounds(s, (0, 1, 1)), 0, "resign").state
    assert s.points == (10, 0, 0)
    assert len(s.rounds) == 2
    with pytest.raises(NotYourTurn):
        make(s, 0, bid(0, 1))
    outcome = GOOFSPIEL.outcome(make(s, 1, "resign").state)
    assert (outcome.why, outcome.placing) == ("goofspiel-why-resigned", ((2,), (0,), (1,)))


def test_out_of_time_bids_the_matching_card() -> None:
    """4.3: the card bid has the place in the hand that the prize has among the prizes left."""
    s = opening(2, [12, 7])
    wait = GOOFSPIEL.waits(s)[0]
    assert (wait.seats, str(GOOFSPIEL.lapse(s, wait.id)[1])) == ((0,), "bid QS")
    assert str(GOOFSPIEL.lapse(rounds(s, (13, 1)), "bid-1-0")[1]) == "bid 7S"
    assert str(GOOFSPIEL.lapse(rounds(s, (1, 2)), "bid-1-0")[1]) == "bid 8S"
