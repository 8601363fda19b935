"""The course of a game: RULES.md 1.3, 2, 3, 6 and 7, with chance by script."""

import pytest
from msgspec.structs import replace

from games.cards import DECK, Card
from games.contract import Seat
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State, crib
from games.cribbage.views import Options, Peg
from tests.games.cribbage.positions import Scripted, act, cards, choosing, ids, playing, run, scores, turned

# The index of a card in the pack, and among the other 51 for the second draw.
AH, KC, KD, QS = (DECK.index(Card(card)) for card in ("AH", "KC", "KD", "QS"))

WHOLE = [f"play {card}" for card in ["5C", "6C", "5D", "7D", "5H", "8H", "JS", "9S"]]
"""The play of 5C 5D 5H JS against 6C 7D 8H 9S, non-dealer first."""


def opened(*numbers: int, **options: str) -> tuple[State, list[str]]:
    """Returns a game that was opened with these draws, and its events."""
    step = CRIBBAGE.start(2, Options(**options), Scripted(numbers))
    return step.state, ids(step.events)


def test_2_1_the_lower_card_deals_first() -> None:
    """The seat that cut the lower card is the dealer; the ace is the lowest; after a tie both cut again."""
    s, told = opened(AH, KC)
    assert s.dealer == 0
    assert told == ["cut", "first-dealer", "deal"]
    s, _ = opened(QS, 0)
    assert s.dealer == 1
    assert s.cut == ((Card("QS"), Card("AC")),)
    s, told = opened(KC, KD - 1, AH, 5)
    assert s.cut == ((Card("KC"), Card("KD")), (Card("AH"), Card("6C")))
    assert told == ["cut", "cut", "first-dealer", "deal"]
    assert s.dealer == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_1_4_a_seat_may_deal_first(seat: int) -> None:
    """With `deals` = `seat-N` that seat deals, and there is no cut."""
    chance = Scripted()
    s = CRIBBAGE.start(2, Options(deals=f"seat-{seat}"), chance).state
    assert s.dealer == seat
    assert s.cut == ()
    assert chance.asked == ["deal"]


def test_2_3_the_non_dealer_gets_the_first_card() -> None:
    """The pack is dealt one card at a time, and the non-dealer has every first one."""
    s = CRIBBAGE.start(2, Options(deals="seat-0"), Scripted()).state
    assert s.hands == (cards("2C 4C 6C 8C 10C QC"), cards("AC 3C 5C 7C 9C JC"))


def test_3_2_a_change_replaces_the_first_choice_and_is_not_told() -> None:
    """A changed discard is told to its seat only, and other views stay equal; the same again is nothing."""
    s = choosing("AC 2C 3C 4C 5C 6C", "7D 8D 9D 10D JD QD")
    first = act(s, 0, "discard AC 2C")
    assert ids(first.events) == ["given", "gave"]
    again = act(first.state, 0, "discard 2c ac")
    assert again.state is first.state
    assert again.events == ()
    change = act(first.state, 0, "discard 6C 5C")
    assert ids(change.events) == ["gave"]
    assert change.events[0].audience == (0,)
    assert change.state.given == (cards("5C 6C"), ())
    assert CRIBBAGE.view(change.state, Seat(1)) == CRIBBAGE.view(first.state, Seat(1))
    assert CRIBBAGE.view(change.state, None) == CRIBBAGE.view(first.state, None)
    assert CRIBBAGE.asks(change.state, Seat(1)) == CRIBBAGE.asks(s, Seat(1))
    assert CRIBBAGE.asks(change.state, Seat(0)) != CRIBBAGE.asks(first.state, Seat(0))


def test_3_3_the_second_discard_turns_the_starter_up() -> None:
    """After both discards the starter is turned up, the crib has four cards and the non-dealer leads."""
    s = choosing("AC 2C 3C 4C 5C 6C", "7D 8D 9D 10D JD QD", dealer=0)
    s = act(s, 1, "discard JD QD").state
    assert s.phase == "discard"
    step = act(s, 0, "discard 2C AC", turned(s, "KS"))
    after = step.state
    assert ids(step.events) == ["given", "gave", "starter"]
    assert (after.phase, after.turn, after.starter) == ("play", 1, "KS")
    assert after.hands == (cards("3C 4C 5C 6C"), cards("7D 8D 9D 10D"))
    assert crib(after) == cards("AC 2C JD QD")


def test_3_4_a_jack_turned_up_is_two_for_the_dealer() -> None:
    """A jack of any suit as the starter pegs two for the dealer; a queen pegs nothing."""
    s = choosing("AC 2C 3C 4C 5C 6C", "7D 8D 9D 10D KD QD", dealer=0)
    s = act(s, 1, "discard KD QD").state
    step = act(s, 0, "discard 2C AC", turned(s, "JS"))
    assert scores(step.state) == (2, 0)
    assert step.state.pegs[0] == Peg(2, 0)
    assert ids(step.events)[-1] == "heels"
    assert scores(act(s, 0, "discard 2C AC", turned(s, "JD")).state) == (2, 0)
    assert scores(act(s, 0, "discard 2C AC", turned(s, "QS")).state) == (0, 0)


def test_3_4_a_diamond_is_two_for_the_dealer_by_house_rule() -> None:
    """With `heels = diamond` every diamond as the starter pegs two and says so, and no other jack does."""
    s = choosing("AC 2C 3C 4C 5C 6C", "7D 8D 9D 10D KD QD", dealer=0)
    s = act(replace(s, options=replace(s.options, heels="diamond")), 1, "discard KD QD").state
    for starter, points in (("2D", 2), ("JD", 2), ("JS", 0)):
        step = act(s, 0, "discard 2C AC", turned(s, starter))
        assert scores(step.state) == (points, 0)
        assert ("heels-diamond" in ids(step.events)) == bool(points)


@pytest.mark.parametrize(("target", "before"), [("121", 119), ("121", 120), ("61", 59)])
def test_1_3_heels_can_win(target: str, before: int) -> None:
    """Heels that reach the target end the game: nobody is waited for."""
    s = choosing("AC 2C 3C 4C 5C 6C", "7D 8D 9D 10D KD QD", dealer=0, scores=(before, 50), target=target)
    s = act(s, 1, "discard KD QD").state
    step = act(s, 0, "discard 2C AC", turned(s, "JS"))
    assert step.state.phase == "over"
    assert scores(step.state) == (int(target), 50)
    assert CRIBBAGE.waits(step.state) == ()
    assert "won" in ids(step.events)


def test_1_3_pegging_out_stops_the_deal() -> None:
    """After the last hole in the play no card is played and no hand is counted."""
    s = playing("5C 6D 7H 8S", "KC 9D 9H 2S", dealer=1, scores=(40, 119))
    s, told = run(s, "play 5C", "play KC")
    assert ids(told) == ["played", "played", "pegged", "won", "double-skunk"]
    assert (s.phase, s.winner) == ("over", 1)
    assert scores(s) == (40, 121)
    assert s.counts == ()
    assert len(s.hands[0]) == len(s.hands[1]) == 3


def test_1_3_the_show_stops_at_the_winner() -> None:
    """The non-dealer counts first and reaches 121; the dealer's hand and the crib are not counted."""
    s = playing("5C 5D 5H JS", "6C 7D 8H 9S", starter="5S", dealer=1, scores=(100, 110))
    s, told = run(s, *WHOLE)
    assert s.winner == 0
    assert scores(s)[0] == 121
    assert [count.seat for count in s.counts] == [0]
    assert s.counts[0].total == 29
    assert ids(told).count("counted") == 1
    assert s.pegs[0].front - s.pegs[0].back < 29


def test_6_1_hand_hand_and_crib_are_counted_in_order() -> None:
    """The non-dealer's hand is counted first, then the dealer's hand, then the crib for the dealer."""
    s = playing("5C 5D 5H JS", "6C 7D 8H 9S", starter="5S", crib="2C 2D 2H 2S", dealer=1)
    s, _ = run(s, *WHOLE)
    shown = [(count.seat, count.source, count.total) for count in s.last_show]
    assert shown == [(0, "hand", 29), (1, "hand", 9), (1, "crib", 12)]


def test_6_7_of_a_hand_without_points_it_is_told_that_nothing_is_in_it() -> None:
    """The words follow the count of that hand alone; each other has its items."""
    s = playing("2H 4C 6D 8S", "5C 5D 5S JH", starter="10H", crib="3C 3D 3H 3S", dealer=1)
    s, told = run(s, *[f"play {card}" for card in ("2H", "5C", "4C", "5D", "6D", "5S", "8S", "JH")])
    assert [count.total for count in s.last_show] == [0, 21, 12]
    shown = ids(told)
    assert shown[shown.index("counted") :][:3] == ["counted", "nothing", "counted"]
    assert shown.count("nothing") == 1


def test_6_7_the_next_deal_follows_at_once() -> None:
    """After the show the other seat deals without a move, and the view keeps the last counts."""
    s = playing("5C 5D 5H JS", "6C 7D 8H 9S", starter="5S", dealer=1)
    after, told = run(s, *WHOLE)
    assert ids(told)[-1] == "deal"
    assert (after.phase, after.deal, after.dealer) == ("discard", 2, 0)
    assert (after.starter, after.series, after.earlier, after.counts) == (None, (), (), ())
    assert len(after.last_show) == 3
    assert CRIBBAGE.view(after, None).last_show == after.last_show


def test_the_pegs_leapfrog() -> None:
    """After points are pegged the back peg is where the front peg was."""
    s = playing("5C 5D 5H JS", "10C 7D 8H 9S", starter="KD", dealer=1, scores=(0, 0))
    s, _ = run(s, "play 5C", "play 10C")
    assert s.pegs == (Peg(0, 0), Peg(2, 0))
    s, _ = run(s, "play 5D", "play 9S")  # 29: nobody can play on
    assert s.pegs == (Peg(0, 0), Peg(3, 2))


@pytest.mark.parametrize(
    ("target", "loser", "honour"),
    [
        ("121", 91, ()),
        ("121", 90, ("cribbage-honour-skunk",)),
        ("121", 61, ("cribbage-honour-skunk",)),
        ("121", 60, ("cribbage-honour-double-skunk",)),
        ("61", 31, ()),
        ("61", 30, ("cribbage-honour-skunk",)),
        ("61", 0, ("cribbage-honour-skunk",)),
    ],
)
def test_7_2_skunks(target: str, loser: int, honour: tuple[str, ...]) -> None:
    """A loser with 90 points is skunked and with 60 double skunked, in a game to 61 with 30 skunked."""
    goal = int(target)
    s = playing("5C 6D 7H 8S", "KC 9D 9H 2S", dealer=1, scores=(loser, goal - 2), target=target)
    s, told = run(s, "play 5C", "play KC")
    outcome = CRIBBAGE.outcome(s)
    assert outcome.honours == honour
    assert outcome.placing == ((1,), (0,))
    assert outcome.scores == (loser, goal)
    assert ids(told)[-1] == (honour[0].replace("cribbage-honour-", "") if honour else "won")


@pytest.mark.parametrize("seat", [0, 1])
def test_7_3_anybody_may_give_up_at_any_time(seat: int) -> None:
    """A resignation is accepted from either seat, the other wins, and no skunk is counted."""
    s = playing("5C 6D 7H 8S", "KC 9D 9H 2S", dealer=1, scores=(3, 7))
    step = act(s, seat, "RESIGN")
    outcome = CRIBBAGE.outcome(step.state)
    assert (outcome.why, outcome.honours) == ("cribbage-why-resigned", ())
    assert outcome.placing == ((1 - seat,), (seat,))
    assert ids(step.events) == ["resigned"]
    assert CRIBBAGE.view(step.state, None).resigned == seat


@pytest.mark.parametrize("loser", [0, 1])
def test_7_4_the_loser_deals_the_rematch(loser: int) -> None:
    """The options of a rematch name the loser as the dealer; before the end they are unchanged."""
    s = playing("5C 6D 7H 8S", "KC 9D 9H 2S")
    over = act(s, loser, "RESIGN").state
    assert CRIBBAGE.again(over) == Options(deals=f"seat-{loser}")
    assert CRIBBAGE.again(s) == s.options
