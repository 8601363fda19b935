"""The test vectors of section 4.9 and the rulings before it, by row."""

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import moves
from games.errors import IllegalMove, NotYourTurn, UnreadableMove
from games.olsen import variants
from games.olsen.rules import OLSEN
from games.olsen.views import Options
from games.params import Seat
from tests.games.olsen.positions import bare, cards, do, position, told


def offered(s, seat=0):
    """Returns the spellings of the offered moves."""
    return {str(m) for m in moves(OLSEN, s, Seat(seat))}


def refused(s, seat, text, code):
    """Checks that the move is refused with this code."""
    with pytest.raises((IllegalMove, NotYourTurn)) as error:
        do(s, seat, text)
    assert error.value.code == code


# -- 4.9, row by row


def test_row_1_two_of_a_rank_change_the_suit():
    """Top 2C, {2H 2D 5C}: 2H and 2D is legal and diamonds count."""
    s = position("2C", "2H 2D 5C", "KS QS JS")
    assert do(s, 0, "play 2H 2D olsen").suit == "D"


def test_row_2_only_the_first_of_several_must_fit():
    """Top KC, {5H 5C 5D}: 5C first, hearts count; 5H first is illegal."""
    s = position("KC", "5H 5C 5D 9S", "KS QS JS")
    assert do(s, 0, "play 5C 5D 5H olsen").suit == "H"
    refused(s, 0, "play 5H 5C", "olsen-does-not-fit")


def test_row_3_an_eight_names_the_suit():
    """Top 9S, {8D}: 8D naming clubs; the next needs clubs or an eight."""
    s = do(position("9S", "8D 2H 3H", "KS 4C 8H KD", "2S 3S"), 0, "play 8D C")
    assert offered(s, 1) == {"play 4C", *(f"play 8H {suit}" for suit in "CDHS")}
    refused(position("9S", "8D 2H 3H", "KS 4C"), 0, "play 8D", "olsen-name-a-suit")


def test_row_4_a_card_of_the_top_suit_does_not_fit_an_eight_that_named_another():
    """Eight named hearts, {KS}: not playable."""
    s = position("8S", "KS 2D", "3C 4C", named="H")
    assert offered(s) == {"draw"}


def test_row_5_drawing_stops_with_the_first_card_that_fits():
    """Top 4D, {9S}, stock 9H 4C: the first does not fit, the second does; a third draw is not allowed."""
    s = do(position("4D", "9S JS", "3C 4H", stock="9H 4C 2S"), 0, "draw")
    assert offered(s) == {"draw"}
    s = do(s, 0, "draw", 2)
    refused(s, 0, "draw", "olsen-can-play")
    refused(s, 0, "pass", "olsen-can-play")
    assert offered(s) == {"play 4C"}


def test_row_6_up_and_down_a_whole_hand_at_once():
    """Upp og niður, top 6, {7 8 7 6 5}: all of it is legal, the hand is empty and wins."""
    s = do(position("6S", "7H 8C 7D 6H 5C", "KS QS", variant="up-down"), 0, "play 7H 8C 7D 6H 5C")
    assert s.winners == (0,)


def test_row_7_king_and_ace_meet_only_with_the_house_rule():
    """Upp og niður, top K, {A}: playable unless the house rule says `wrap = no`."""
    assert "play AH olsen" not in offered(position("KS", "AH 5C", "2S 3S", variant="up-down", wrap="no"))
    assert "play AH olsen" in offered(position("KS", "AH 5C", "2S 3S", variant="up-down"))


def test_row_8_two_queens_skip_two_players():
    """Klikk, three players, seat 0 lays QS QH: 1 and 2 are skipped, 0 is again to play."""
    s = position("KS", "QS QH 3D 4D", "2S 3S", "5S 6S", variant="crazy")
    assert do(s, 0, "play QS QH").turn == 0


@pytest.mark.parametrize(("hand", "points"), [("9S JS 8S", 40), ("3S 3H QS 6D 7C", 30)])
def test_the_two_vectors_of_the_points(hand, points):
    """4.5: {9 J 8} is 40 and {3 3 Q 6 7} is 30."""
    assert sum(map(variants.worth, cards(hand))) == points


def test_the_vector_of_langi():
    """4.7: at level 7 one may lay 7C on KD naming hearts; an opponent at level 8 may not."""
    s = position("KD", "7C 2S 3S", "7S 2C 3C", variant="long")
    assert "play 7C" not in {m[:7] for m in offered(s)}
    s = replace(s, levels=("7", "8"))
    assert do(s, 0, "play 7C H").suit == "H"


# -- 4.1 and 4.2


def test_an_eight_turned_up_lets_anything_follow():
    """4.1: the opening card is an eight: no suit is declared and the first player may play anything."""
    s = replace(position("8S", "KD 2C", "3C 4C"), suit=None)
    assert {"play KD olsen", "play 2C olsen"} <= offered(s)


def test_a_drawn_card_goes_with_its_equals():
    """4.2: the card that fits may be played at once, with those of its rank."""
    s = do(position("4D", "9S JS 2C", "3C 4H", stock="9D"), 0, "draw")
    assert "play 9D 9S" in offered(s)


def test_after_three_cards_in_vain_the_turn_ends_by_itself():
    """4.2: three drawn and nothing fits: pass."""
    s = position("4D", "9S JS", "3C 5H", stock="9H JC QS")
    for number in (1, 2, 3):
        s = do(s, 0, "draw", number)
    assert s.turn == 1
    assert len(s.hands[0]) == 5


def test_several_eights_name_one_suit():
    """4.2: several eights together: one declared suit."""
    s = position("9S", "8D 8C 2H 3H", "KS 4C")
    assert do(s, 0, "play 8D 8C H").suit == "H"


def test_an_eight_may_be_the_last_card():
    """4.2: and no suit is asked for."""
    assert do(position("9S", "8D", "KS 4C"), 0, "play 8D").winners == (0,)


def test_house_rules_of_drawing():
    """4.2: `voluntaryPass` keeps a drawn card, `drawOptional` passes without drawing."""
    s = do(position("4D", "9S JS", "3C 4H", stock="4C 2S", keep="yes"), 0, "draw")
    assert "pass" in offered(s)
    assert offered(position("4D", "9S JS", "3C 4H", draw="may")) == {"draw", "pass"}


def test_the_pile_becomes_the_stock():
    """4.1: keep the top card, shuffle the rest."""
    s = bare(position("4D", "4S 9S JS", "3C 9H 2H"))
    s = do(s, 0, "play 4S")
    s, events = told(s, 1, "draw")
    assert "olsen-reshuffled" in [event.id for event in events]
    assert len(s.pile) == 1


def test_2_3_the_left_neighbour_of_the_last_dealer_deals_the_rematch():
    """Also where a seat was named for the first deal; no other house rule changes."""
    s = position("7S", "6S 8S", "5H 6H", "9C KC", deals="seat-0", variant="crazy")
    for dealer, dealing in ((0, "seat-1"), (2, "seat-0")):
        again = OLSEN.again(replace(s, dealer=Seat(dealer)))
        assert again == replace(s.options, deals=dealing)


def test_a_lap_of_passes_with_nothing_to_draw_ends_the_round():
    """4.1: fewest cards wins, a tie is shared."""
    s = do(bare(position("4D", "9S JS", "3C 9H 2S", "5C 6H")), 0, "pass")
    assert (s.winners, s.why) == ((0, 2), "olsen-why-deadlock")
    s = do(bare(position("4D", "9S JS", "3C 9H 2S", "5C 6H", variant="points")), 0, "pass")
    assert s.sheet == ((15, 15, 10),)


# -- 4.3


def test_a_forgotten_call_costs_three_cards():
    """4.3: with one card and no call: three cards when the next player acts, not before."""
    s = do(position("9S", "9D 2H", "9H 4C 5C"), 0, "play 9D")
    assert s.phase == "grace"
    s = do(s, None, f"CLOSE {s.opened}")
    assert len(s.hands[0]) == 1
    s = do(s, 1, "play 9H", 2)
    assert len(s.hands[0]) == 4
    assert s.turn == 0


def test_the_call_can_come_with_the_play_or_after_it():
    """4.3: attached to the play, or sent separately as long as the next has not acted."""
    s = position("9S", "9D 2H", "9H 4C 5C")
    assert do(s, 0, "play 9D olsen").phase == "play"
    late = do(s, 0, "play 9D")
    called = do(late, 0, "olsen")
    assert (called.phase, called.turn, called.called[0]) == ("play", 1, True)
    after = do(late, None, f"CLOSE {late.opened}")
    assert len(do(do(after, 0, "olsen"), 1, "play 9H", 2).hands[0]) == 1


def test_two_equal_last_cards_need_no_call():
    """4.3: both go at once."""
    assert do(position("9S", "9D 9H", "KH 4C"), 0, "play 9D 9H").winners == (0,)


def test_a_call_too_early_is_refused():
    """4.3: with two cards left there is nothing to call."""
    refused(position("9S", "9D 2H 3H", "KH 4C"), 0, "play 9D olsen", "olsen-no-call")


def test_with_the_penalty_a_new_call_is_due():
    """4.3: a fresh window each time the hand drops to one."""
    s = position("9S", "9D 2H", "9H 4C 5C 6C", stock="2D 2S 2C")
    s = do(do(s, 0, "play 9D olsen"), 1, "play 9H", 2)
    s = do(s, 0, "play 2H", 3)
    assert s.winners == (0,)


def test_only_who_is_caught_draws():
    """4.3, `mustBeCaught`: an opponent must say it, and only until the next has acted."""
    s = do(position("9S", "9D 2H", "9H 4C 5C", "3C 3D", call="caught"), 0, "play 9D")
    assert len(do(s, 2, "caught 1").hands[0]) == 4
    s = do(do(s, None, f"CLOSE {s.opened}"), 1, "play 9H", 2)
    assert len(s.hands[0]) == 1
    with pytest.raises(NotYourTurn):
        do(s, 2, "caught 1")


def test_nothing_to_say_with_auto_call():
    """4.3, `autoCall`: said for everybody."""
    s = do(position("9S", "9D 2H", "9H 4C 5C", call="auto"), 0, "play 9D")
    assert (s.phase, s.called[0]) == ("play", True)


def test_the_last_call_with_the_house_rule():
    """4.3, [O2]: a player who plays the last card without a call draws three and plays on."""
    s = position("9S", "9D", "9H 4C 5C", last="said")
    assert not do(s, 0, "play 9D").winners
    assert len(do(s, 0, "play 9D").hands[0]) == 3
    assert do(s, 0, "play 9D olsen").winners == (0,)


# -- 4.4 to 4.7


def test_equal_ranks_never_follow_each_other_up_and_down():
    """4.4: always one higher or lower."""
    s = position("6S", "7H 7D 9C 2C", "KS QS", variant="up-down")
    refused(s, 0, "play 7H 7D", "olsen-does-not-follow")


def test_points_are_counted_and_the_next_round_dealt():
    """4.5: the others count; with the target reached the lowest total wins."""
    s = position("9S", "9D", "8H 9C JC", "AS 2S", variant="points", end="100")
    s = do(s, 0, "play 9D")
    assert s.sheet == ((0, 40, 10),)
    assert s.round == 2
    assert not s.winners
    s = position("9S", "9D", "8H 9C JC 8D 8C KS", "AS 2S", variant="points", end="100")
    assert do(s, 0, "play 9D").winners == (0,)


@pytest.mark.parametrize(
    ("played", "turn", "direction", "second"),
    [("AS", 2, -1, 2), ("AS AH", 1, 1, 2), ("2S", 1, 1, 4), ("2S 2H", 1, 1, 6), ("QS", 2, 1, 2)],
)
def test_effects_of_klikk(played, turn, direction, second):
    """4.6: twos, aces and queens, and several of them at once."""
    s = position("KS", "AS AH 2S 2H QS 3D 4D", "5H 6H", "5C 6C", variant="crazy")
    s = do(s, 0, f"play {played}")
    assert (s.turn, s.direction, len(s.hands[1])) == (turn, direction, second)


def test_klikk_with_two_players():
    """4.6: an ace has no practical effect, or skips by the house rule; a queen gives another turn."""
    s = position("KS", "AS QS 3D 4D", "5H 6H", variant="crazy")
    assert do(s, 0, "play AS").turn == 1
    assert do(s, 0, "play QS").turn == 0
    assert do(position("KS", "AS QS 3D 4D", "5H 6H", variant="crazy", aces="skip"), 0, "play AS").turn == 0


def test_twos_that_take_the_turn_or_are_passed_on():
    """4.6: `loseTurnOnDraw2` and `stackTwos`."""
    s = position("KS", "2S 3D 4D", "2H 6H", "5C 6C", variant="crazy", twos="turn")
    assert do(s, 0, "play 2S").turn == 2
    s = position("KS", "2S 3D 4D", "2H 6H 7H", "5C 6C", variant="crazy", twos="stack")
    s = do(s, 0, "play 2S")
    assert offered(s, 1) == {"play 2H", "draw"}
    assert len(do(s, 1, "draw", 2).hands[1]) == 5
    s = do(s, 1, "play 2H", 2)
    assert (s.turn, len(s.hands[2])) == (2, 6)


def test_a_two_that_ends_the_round_does_nothing_without_the_house_rule():
    """4.6: the effect is applied before counting only by the house rule."""
    rules = {"variant": "crazy", "scored": "yes", "end": "500"}
    s = do(position("KS", "2S", "3S 4S", **rules), 0, "play 2S")
    assert s.sheet == ((0, 10),)
    s = do(position("KS", "2S", "3S 4S", stock="5S 6S", finish="with", **rules), 0, "play 2S")
    assert s.sheet == ((0, 20),)


def test_langi_goes_on_with_five_cards_and_the_next_rank():
    """4.7: eight go-outs; after the five cards the turn passes on."""
    s = do(position("9S", "9D", "KH 4C", variant="long"), 0, "play 9D")
    assert (len(s.hands[0]), s.levels, s.turn) == (5, ("7", "8"), 1)
    s = replace(position("9S", "9D", "KH 4C", variant="long"), levels=("A", "8"))
    assert do(s, 0, "play 9D").winners == (0,)
    s = do(position("9S", "9D", "KH 4C", variant="long", wild="table"), 0, "play 9D")
    assert s.levels == ("7", "7")


def test_langi_names_a_suit_also_with_the_last_card():
    """4.7: last card wild: the suit must still be named."""
    s = position("9S", "8D", "KH 4C", variant="long")
    refused(s, 0, "play 8D", "olsen-name-a-suit")
    assert do(s, 0, "play 8D C").suit == "C"


def test_a_second_pack_above_six_and_for_langi_from_four():
    """4.1 and 4.7."""

    def packs(seats, variant):
        return OLSEN.start(seats, Options(variant=variant), Derived(b"packs", 0)).state.packs

    assert [packs(6, "base"), packs(7, "base"), packs(3, "long"), packs(4, "long")] == [1, 2, 1, 2]


@pytest.mark.parametrize(
    "text", ["play", "play H", "play 7H sneak", "play 7H sneak 2C 3C 4C", "accuse 0", "caught x"]
)
def test_what_is_no_move(text):
    """An incomplete or malformed move raises UnreadableMove."""
    s = position("9S", "9D 2H", "9H 4C")
    with pytest.raises(UnreadableMove):
        OLSEN.parse(s, Seat(0), text)


def test_a_draw_says_why_it_is_needed() -> None:
    """The question says that nothing fits and how many draws are left; else there is nothing to say."""
    s = position("7S", "2D 3C", "4H 5H", stock="9D 9C")
    for left in (3, 2):
        (about,) = OLSEN.ask(s, Seat(0), OLSEN.asks(s, Seat(0))[0], ()).about
        assert (about.id, about.params) == ("olsen-nothing-fits", {"left": left})
        s = do(s, 0, "draw")
    fits = position("2S", "2D 3C", "4H 5H")
    assert OLSEN.ask(fits, Seat(0), OLSEN.asks(fits, Seat(0))[0], ()).about == ()
