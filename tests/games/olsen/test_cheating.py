"""Svindl (4.8): cheats, what is visible of them, accusations and their time limit."""

import pytest
from msgspec.structs import replace

from games.errors import IllegalMove, NotYourTurn
from games.olsen.rules import OLSEN
from games.params import Seat
from tests.contract.checks import hears
from tests.games.olsen.positions import bare, do, position, told

OTHERS = (Seat(1), Seat(2), None)


def table(hand="9D 2H 3H 4C", **options):
    """Three seats, nine of spades on top, seat 0 to play."""
    return position("9S", hand, "KH QC 5C", "KC 6C 7C", variant="cheat", **options)


def seen(s, viewer):
    """Returns the hand sizes and pile height shown to another player."""
    return OLSEN.view(s, viewer)


def test_a_sneak_looks_like_a_single_play_but_for_fan_and_pile():
    """The event names the one card; fan and pile change by the true number."""
    s, events = told(table(), 0, "play 9D sneak 2H")
    for viewer in OTHERS:
        heard = [event for event in events if hears(event, viewer)]
        assert [event.id for event in heard] == ["olsen-played"]
        assert seen(s, viewer).sizes[0] == 2
        assert seen(s, viewer).height == 3
        assert seen(s, viewer).pile == ("9S", "9D")


def test_a_stash_shows_with_the_next_public_step_only():
    """Nothing may change at the moment itself; the fan is shorter from the next public step on."""
    before = table()
    s, events = told(before, 0, "stash 2H")
    for viewer in OTHERS:
        assert not [event for event in events if hears(event, viewer)]
        assert seen(s, viewer) == seen(before, viewer)
        assert viewer is None or OLSEN.asks(s, viewer) == OLSEN.asks(before, viewer)
    assert OLSEN.waits(s) == OLSEN.waits(before)
    s = do(s, 0, "play 9D", 2)
    assert seen(s, Seat(1)).sizes[0] == 2
    assert seen(s, Seat(1)).height == 3


def test_a_stash_out_of_turn_shows_as_late():
    """Any moment, also out of turn."""
    before = table()
    s = do(before, 2, "stash 6C")
    assert seen(s, None) == seen(before, None)
    assert seen(do(s, 0, "play 9D", 2), None).sizes[2] == 2


def test_one_stash_a_cycle_and_never_the_last_card():
    """At most once per own turn cycle; the last card cannot be stashed."""
    s = do(table(), 0, "stash 2H")
    with pytest.raises(NotYourTurn):
        do(s, 0, "stash 3H", 2)
    with pytest.raises(NotYourTurn):
        do(position("9S", "9D", "KH QC", variant="cheat"), 0, "stash 9D")


def test_a_bluff_lies_there_for_all_to_see():
    """A card that does not fit is laid as if it did."""
    s, events = told(table(), 0, "play 4C")
    assert [event.id for event in events] == ["olsen-played"]
    assert seen(s, None).pile[-1] == "4C"
    assert s.suit == "C"


def test_a_sneak_needs_a_play_that_fits():
    """SNEAK goes together with a legal play."""
    with pytest.raises(IllegalMove):
        do(table(), 0, "play 4C sneak 2H")


def test_an_upheld_accusation_gives_everything_back_and_three_more():
    """Sneaked, stashed and bluffed cards return; suit and rank are restored; three cards once."""
    s = do(do(table(), 0, "stash 2H"), 0, "play 4C", 2)
    s, events = told(s, 1, "accuse 1", 3)
    assert len(s.hands[0]) == 4 + 3
    assert {"2H", "4C"} <= {*s.hands[0]}
    assert (s.suit, s.pile[-1].card, len(s.pile)) == ("S", "9S", 1)
    assert "olsen-caught" in [event.id for event in events]
    assert s.cheats[0] == ()
    assert s.turn == 1


def test_a_bluff_that_is_covered_stays_but_is_punished():
    """Returned where still possible."""
    s = do(do(table("9D 2H 3H 6D"), 0, "play 6D"), 1, "play KH", 2)
    assert len(do(s, 2, "accuse 1", 3).hands[0]) == 3 + 3


def test_the_verdict_comes_before_the_penalty():
    """The accuser and the accused hear whether it is true before they hear of the cards that they draw."""
    wrong = told(do(table(), 0, "play 9D"), 1, "accuse 1", 2)[1]
    assert [event.id for event in wrong if hears(event, Seat(1))][1:3] == ["olsen-wrong", "olsen-got"]
    right = told(do(table(), 0, "play 9D sneak 2H"), 1, "accuse 1", 3)[1]
    heard = [event.id for event in right if hears(event, Seat(0))]
    assert heard[1:4] == ["olsen-caught", "olsen-got-back", "olsen-got"]


def test_a_wrong_accusation_costs_the_accuser_three():
    """Otherwise: accuser draws 3."""
    s = do(table(), 0, "play 9D")
    assert len(do(s, 1, "accuse 1", 2).hands[1]) == 6


def test_one_accusation_a_turn_and_not_oneself():
    """Once per accuser per turn of the table."""
    s = do(do(table(), 0, "play 9D"), 1, "accuse 1", 2)
    with pytest.raises(NotYourTurn):
        do(s, 1, "accuse 3", 3)
    with pytest.raises(IllegalMove):
        do(s, 2, "accuse 3", 3)


def test_an_accusation_that_comes_second_is_void():
    """First received counts: the question of the second has another number."""
    s = do(table(), 0, "play 4C")
    (before,) = [key for key in OLSEN.asks(s, Seat(2)) if key.startswith("accuse")]
    assert before not in OLSEN.asks(do(s, 1, "accuse 1", 2), Seat(2))


def test_a_cheat_expires_when_two_further_turns_have_begun():
    """So that every opponent has had at least one full lap to notice."""
    s = do(table("9D 2H 3H 4C 5D JD"), 0, "play 4C")
    for turn in range(2):
        for seat in (1, 2):
            assert s.cheats[0]
            s = do(s, seat, f"play {s.hands[seat][0]}", 10 * turn + seat)
            s = do(s, None, f"CLOSE {s.opened}") if s.phase == "grace" else s
        if turn == 0:
            s = do(s, 0, "draw", 50) if s.hands[0] == () else s
            assert len(do(s, 1, "accuse 1", 60).hands[0]) > len(s.hands[0])
            s = do(s, 0, f"play {s.hands[0][0]}", 51)
    assert all(cheat.age == 1 for cheat in s.cheats[0])


def test_the_last_cards_can_still_be_accused():
    """Going out: a final window; upheld, the game goes on; accepted by all, the win stands."""
    s = do(position("9S", "9D 2H", "KH QC", "KC 6C", variant="cheat", call="auto"), 0, "play 9D sneak 2H")
    assert s.phase == "final"
    assert {w.seats for w in OLSEN.waits(s)} == {(1, 2)}
    upheld = do(s, 2, "accuse 1", 2)
    assert (upheld.phase, upheld.turn, len(upheld.hands[0])) == ("play", 1, 4)
    stands = do(do(s, 1, "accept", 2), 2, "accept", 3)
    assert stands.winners == (0,)
    assert do(s, None, f"CLOSE {s.opened}", 2).winners == (0,)


def test_a_wrong_accusation_at_the_end_leaves_the_win_in_doubt_no_longer():
    """Three cards for the accuser, and the window stays open for the others."""
    s = do(position("9S", "9D", "KH QC", "KC 6C", variant="cheat"), 0, "play 9D")
    s = do(s, 1, "accuse 1", 2)
    assert (s.phase, len(s.hands[1])) == ("final", 5)
    assert do(do(s, 1, "accept", 3), 2, "accept", 4).winners == (0,)


def test_a_stash_that_leaves_one_card_owes_the_call_later():
    """Due only from the stasher's next public step."""
    s = do(position("9S", "2H 3H", "KH QC", "KC 6C", variant="cheat"), 0, "stash 2H")
    assert s.owing is None
    s = do(replace(s, turn=Seat(1)), 1, "play QC", 2)
    assert s.owing in (None, 1)


def test_what_is_lost_in_the_stock_does_not_come_back():
    """A hidden card that went into the stock stays there; the three cards are drawn all the same."""
    s = do(table("9D 2H 3H 4C"), 0, "play 9D sneak 2H")
    s = do(bare(s), 1, "draw", 2) if not s.stock else replace(s, stock=(), pile=s.pile)
    s = replace(s, stock=("2H", *s.stock), pile=tuple(laid for laid in s.pile if laid.card != "2H"))
    after = do(s, 2, "accuse 1", 3)
    assert after.cheats[0] == ()
    assert len(after.hands[0]) >= 2
