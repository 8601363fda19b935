"""The test vectors of section 3.6, and the rules of sections 3.2 to 3.5."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.cards import JOKER
from games.contract import Seat
from games.errors import GameError, IllegalMove, NotYourTurn
from games.kinaskak.facts import pack
from games.kinaskak.melds import meld as melds
from games.kinaskak.melds.finder import cost
from games.kinaskak.moves import GRAMMAR
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import rules_of
from games.kinaskak.views import Meld
from tests.games.kinaskak.naive import is_run, is_set
from tests.games.kinaskak.positions import cards, opening, play, step, table

SETS_3 = "9C 9D 9H QC QD QS"


def meld(text: str, owner: int = 0) -> Meld:
    """Returns the meld of a spelling."""
    move = GRAMMAR.parse(f"lay {text}")
    return replace(move.melds[0], owner=Seat(owner))


@pytest.mark.parametrize("text", ["7H 7H 7S", "QD JK QC"])
def test_valid_sets(text: str) -> None:
    """3.6, valid sets: three of a rank may have equal cards, or a joker."""
    assert meld(text).kind == "set"
    assert is_set(text.split())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("7H JK JK", "kinaskak-meld-naturals"),
        *((text, "kinaskak-") for text in ("KD AD 2D 3D", "5C 6C 8C 9C", "5C 6C 6C 7C", "5C 6D 7C 8C")),
    ],
)
def test_invalid_melds(text: str, why: str) -> None:
    """3.6, a set with one natural, and a run round the ace; and gaps, equal cards, two suits."""
    with pytest.raises(IllegalMove, match=why):
        GRAMMAR.parse(f"lay {text}")
    assert not is_set(text.split())
    assert not is_run(text.split())


@pytest.mark.parametrize(
    ("text", "low"), [("AH 2H 3H 4H", 1), ("JS QS KS AS", 11), ("5C JK 7C 8C", 5), ("AS KS QS JS", 11)]
)
def test_valid_runs(text: str, low: int) -> None:
    """3.6, valid runs: an ace may be at either end, and a joker in a gap."""
    made = meld(text)
    assert (made.kind, made.low, len(made.cards)) == ("run", low, 4)
    assert is_run(text.split())


def test_a_joker_in_a_run_has_a_declared_card() -> None:
    """3.2: a joker stands for the card of its place, which the spelling of the meld names."""
    assert melds.spelled(meld("5C JK 7C 8C")) == "5C JK=6C 7C 8C"
    assert meld("5C JK=6C 7C 8C") == meld("8C 7C JK 5C")
    assert melds.spelled(meld("JQ QS KS JK".replace("JQ", "JS"))) == "JS QS KS JK=AS"


@pytest.mark.parametrize(
    ("number", "hand", "text", "why"),
    [
        (2, "3H 4H 5H 6D 6C 6S KD", "lay 6D 6C 6S / 3H 4H 5H", "kinaskak-least-run"),
        (3, "3H 4H 5H 6H 9H 10H JH QH KD", "lay 3H 4H 5H 6H / 9H 10H JH QH", "kinaskak-same-suit"),
    ],
)
def test_runs_that_are_no_contract_are_refused(number: int, hand: str, text: str, why: str) -> None:
    """3.6, invalid run {3H 4H 5H}: too short for a contract; {3H..6H}+{9H..QH} are of one suit."""
    with pytest.raises(IllegalMove, match=why):
        step(table(["2C", hand, "2D"], round=number, phase="play"), 1, text)


def test_three_purchases_make_nineteen_cards() -> None:
    """3.6: a purchase adds two cards, and a wish buys no fourth time."""
    s = opening(3)
    s = replace(s, wishes=("", "", "ANY"))
    for n in range(4):
        s = replace(s, turn=Seat(1), phase="draw", discarder=Seat(0), pile=cards("9C"))
        s = step(s, 1, "decline", n).state
    assert s.buys == (0, 0, 3)
    assert len(s.hands[2]) == 13 + 6
    assert len(s.hands[1]) == 13 + 4


def test_a_joker_is_taken_for_its_card_from_a_run_only() -> None:
    """3.6: TAKE_JOKER from {4S JOKER 6S 7S} needs 5S; from {9C 9D JOKER}: never."""
    laid = [meld("4S JK 6S 7S"), meld("9C 9D JK", 2)]
    s = table(["2C", "5S 5H 9H KD", "2D"], phase="play", melds=laid, laid=(True, True, True))
    for text in ("joker 5H M1", "joker 9H M2"):
        with pytest.raises(IllegalMove, match="kinaskak-no-joker"):
            step(s, 1, text)
    after = step(s, 1, "joker 5S M1").state
    assert JOKER in after.hands[1]
    assert after.melds[0] == meld("4S 5S 6S 7S")
    assert after.known[1] == (JOKER,)


def test_165_cards_are_conserved() -> None:
    """3.6: three packs with three jokers each are in the hands, the stock and the pile."""
    s = opening(6)
    whole = Counter((*(c for hand in s.hands for c in hand), *s.stock, *s.pile))
    assert sum(whole.values()) == 165
    assert whole[JOKER] == 9
    assert whole == Counter(pack(rules_of(s)))
    assert {len(hand) for hand in s.hands} == {13}


# -- the turn, 3.3


def test_the_top_discard_is_free_and_then_something_is_thrown() -> None:
    """TAKE_DISCARD and DISCARD: the turn passes to the next seat, with the card thrown on the pile."""
    s = table(["2C", "3H 4H", "2D"], top="9C")
    s = play(s, (1, "take"), (1, "discard 3H"))
    assert s.hands[1] == cards("4H 9C")
    assert (s.turn, s.pile, s.discarder) == (2, cards("3H"), 1)


def test_wishes_buy_by_the_order_of_seats() -> None:
    """Several buyers: the nearest in turn order after the player in turn whose wish fits gets the card."""
    s = table(["2C", "3H 4H", "2D", "5D"], top="9C", phase="draw")
    s = replace(s, wishes=("9", "ANY", "KC", "9C"))
    bought = step(s, 1, "decline").state
    assert bought.buys == (0, 0, 0, 1)
    assert len(bought.hands[3]) == 3
    assert "9C" in bought.hands[3]
    assert bought.known[3] == cards("9C")


def test_who_threw_it_has_laid_or_never_wishes_buys_nothing() -> None:
    """BUY: with no other buyer the card stays on the pile, and the player in turn plays on."""
    s = table(["2C", "3H 4H", "2D", "5D"], top="9C", laid=(False, False, True, False), discarder=Seat(0))
    s = replace(s, wishes=("ANY", "", "ANY", "NEVER"))
    after = step(s, 1, "decline").state
    assert after.buys == (0, 0, 0, 0)
    assert (after.phase, after.pile) == ("play", cards("9C"))


def test_everybody_asked_priority_decides_not_speed() -> None:
    """`ask`: the nearest in turn order gets the card, although two others chose to buy before."""
    s = table(["2C", "3H 4H", "2D", "5D"], top="9C", buying="ask")
    s = play(s, (1, "decline"), (0, "buy"), (3, "buy"))
    assert s.phase == "buy"
    s = play(s, (2, "buy"))
    assert s.buys == (0, 0, 1, 0)
    assert s.phase == "play"


def test_time_closes_the_buying() -> None:
    """CLOSE: a player who has chosen to buy gets the card, and the buying is over."""
    s = table(["2C", "3H 4H", "2D", "5D"], top="9C", buying="ask")
    s = play(s, (1, "decline"), (0, "buy"))
    (wait,) = KINASKAK.waits(s)
    assert (wait.pace, wait.seats) == ("call", (2, 3))
    seat, move = KINASKAK.lapse(s, wait.id)
    assert seat is None
    s = play(s, (None, str(move)))
    assert s.buys == (1, 0, 0, 0)
    with pytest.raises(NotYourTurn):
        step(s, None, str(move))


def test_a_fourth_purchase_is_fined_where_it_is_allowed() -> None:
    """`fourthBuy`: the fine is 200, and a wish makes no fourth purchase."""
    s = table(["2C", "3H 4H", "2D"], top="9C", buying="ask", fourth="fine", buys=(0, 0, 3))
    s = play(s, (1, "decline"), (2, "buy"))
    assert (s.buys, s.fines) == ((0, 0, 4), (0, 0, 200))
    s = table(["2C", "3H 4H", "2D"], top="9C", fourth="fine", buys=(0, 0, 3), wishes=("", "", "ANY"))
    assert play(s, (1, "decline")).buys == (0, 0, 3)


def test_the_opening_card_may_be_bought() -> None:
    """DECISION: the upcard goes to a buyer when forehand declines it."""
    s = replace(opening(3), wishes=("", "", "ANY"))
    assert play(s, (1, "decline")).buys == (0, 0, 1)


def test_the_contract_is_laid_whole_and_only_after_drawing() -> None:
    """LAY_DOWN: a part of it, a contract before the draw and a second one are refused."""
    s = table(["2C", f"{SETS_3} KD 3C", "2D"])
    with pytest.raises(IllegalMove, match="kinaskak-draw-first"):
        step(s, 1, "lay 9C 9D 9H / QC QD QS")
    s = replace(s, phase="play")
    with pytest.raises(IllegalMove, match="kinaskak-contract"):
        step(s, 1, "lay 9C 9D 9H")
    after = play(s, (1, "lay 9C 9D 9H / QC QD QS"))
    assert [m.owner for m in after.melds] == [1, 1]
    assert after.hands[1] == cards("3C KD")
    with pytest.raises(IllegalMove, match="kinaskak-laid-already"):
        step(
            replace(after, hands=(after.hands[0], cards(SETS_3), after.hands[2])),
            1,
            "lay 9C 9D 9H / QC QD QS",
        )


def test_laying_off_needs_ones_own_contract() -> None:
    """LAY_OFF: cards that fit go on any meld, after one's own contract; others are refused."""
    laid = [meld("9C 9D 9H"), meld("4S 5S 6S 7S")]
    s = table(["2C", "9S 8S 3S 2S KD JK", "2D"], phase="play", melds=laid, laid=(True, False, True))
    with pytest.raises(IllegalMove, match="kinaskak-lay-first"):
        step(s, 1, "off 9S M1")
    s = replace(s, laid=(True, True, True))
    for text in ("off KD M1", "off 2S M2"):
        with pytest.raises(IllegalMove, match="kinaskak-does-not-fit"):
            step(s, 1, text)
    s = play(s, (1, "off 9S M1"), (1, "off 8S M2"), (1, "off 3S M2"), (1, "off 2S M2"), (1, "off JK=9S M2"))
    assert melds.spelled(s.melds[1]) == "2S 3S 4S 5S 6S 7S 8S JK=9S"
    assert len(s.melds[0].cards) == 4


def test_laying_off_takes_the_card_and_at_most_the_place() -> None:
    """A joker that fits both ends of a run is laid off by two picks, like every other card."""
    laid = [meld("9C 9D 9H"), meld("4S 5S 6S 7S")]
    s = table(["2C", "9S 8S KD JK", "2D"], phase="play", melds=laid, laid=(True, True, True))
    asked = KINASKAK.ask(s, Seat(1), KINASKAK.asks(s, Seat(1))[0])
    tokens = [value.token for value in asked.values]
    assert [token for token in tokens if token.startswith("off")] == ["off 8S", "off 9S", "off JK"]
    ends = KINASKAK.ask(s, Seat(1), KINASKAK.asks(s, Seat(1))[0], ["off JK"]).values
    assert [value.token for value in ends] == ["M1", "JK=8S M2", "JK=3S M2"]
    for end in ends:
        made = KINASKAK.ask(s, Seat(1), KINASKAK.asks(s, Seat(1))[0], ["off JK", end.token])
        assert made.whole is not None


def test_both_aces_fit_and_nothing_goes_past_them() -> None:
    """3.2: a run takes an ace at each end, fourteen cards in all, and no third one."""
    laid = [meld("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")]
    s = table(["2C", "AS AS AS KD", "2D"], phase="play", melds=laid, laid=(True, True, True))
    s = play(s, (1, "off AS M1"), (1, "off AS M1"))
    assert (s.melds[0].low, len(s.melds[0].cards)) == (1, 14)
    with pytest.raises(IllegalMove):
        step(s, 1, "off AS M1")


def test_going_out_by_laying_off_or_by_the_last_discard() -> None:
    """DECISION: the last card ends the round; with `mustDiscardLast` it cannot be laid off."""
    laid = [meld("9C 9D 9H")]
    s = table(["2C KD", "9S", "3D"], phase="play", melds=laid, laid=(True, True, True))
    for text in ("off 9S M1", "discard 9S"):
        after = play(s, (1, text))
        assert after.sheet == ((12, 0, 3),)
        assert (after.round, after.dealer) == (2, 1)
    strict = replace(s, options=replace(s.options, last="discard"))
    with pytest.raises(IllegalMove, match="kinaskak-keep-one"):
        step(strict, 1, "off 9S M1")
    assert play(strict, (1, "discard 9S")).sheet == ((12, 0, 3),)


def test_no_laying_down_in_the_first_lap_where_the_house_says_so() -> None:
    """`noLayDownFirstLap`: laying down is refused in the first lap, and legal after it."""
    s = table(["2C", f"{SETS_3} KD", "2D"], phase="play", firstlap="wait")
    with pytest.raises(IllegalMove, match="kinaskak-first-lap"):
        step(s, 1, "lay 9C 9D 9H / QC QD QS")
    assert play(replace(s, taken=3), (1, "lay 9C 9D 9H / QC QD QS")).laid == (False, True, False)


def test_an_empty_stock_is_filled_once_and_then_ends_the_round() -> None:
    """Stock empty: the pile below its top card is shuffled in; without such cards the round ends."""
    s = replace(table(["2C", "3H 4H", "2D"], top="9C"), stock=(), pile=cards("5C 6C 7C 9C"))
    after = play(s, (1, "decline"))
    assert after.pile == cards("9C")
    assert (len(after.stock), len(after.hands[1]), after.reshuffles) == (2, 3, 1)
    empty = replace(s, pile=cards("9C"))
    assert play(empty, (1, "decline")).sheet == ((2, 7, 2),)
    again = replace(s, reshuffles=1)
    assert play(again, (1, "decline")).round == 2


def test_penalty_points() -> None:
    """3.5: 2-10 their value, court cards 10, an ace 15, a joker 25."""
    values = rules_of(opening()).values
    counted = {card: cost(card, values) for card in cards("2C 10D JH QS KC AD JK")}
    assert list(counted.values()) == [2, 10, 10, 10, 10, 15, 25]


def test_the_contracts_of_the_eight_rounds() -> None:
    """3.2: the default ladder goes from two sets to four, six to twelve cards a contract."""
    ladder = rules_of(opening())
    told = ["".join(part.kind[0] for part in contract) for contract in ladder.contracts]
    assert told == ["ss", "sr", "rr", "sss", "ssr", "srr", "rrr", "ssss"]
    least = [sum(part.least for part in contract) for contract in ladder.contracts]
    assert least == [6, 7, 8, 9, 10, 11, 12, 12]


def test_the_lowest_sum_wins_and_ties_are_shared() -> None:
    """3.5: two players with equal sums share the first place, before a higher sum."""
    s = replace(opening(3), phase="over", sheet=((5, 0, 9), (4, 9, 1)))
    outcome = KINASKAK.outcome(s)
    assert outcome.placing == ((0, 1), (2,))
    assert outcome.scores == (9, 9, 10)


def test_who_gives_up_is_last_and_the_others_play_on() -> None:
    """A player who resigns is asked nothing more, and the last player left is first."""
    s = play(opening(3), (1, "resign"))
    assert (s.turn, s.phase) == (2, "draw")
    assert not KINASKAK.asks(s, Seat(1))
    s = play(s, (0, "resign"))
    outcome = KINASKAK.outcome(s)
    assert outcome.placing[0] == (2,)


@pytest.mark.parametrize("text", ["off 9S M9", "joker 9S M1", "lay 9S 9S 9S", "discard KD", "buy", "pass"])
def test_what_is_not_there_is_refused(text: str) -> None:
    """A card or a meld that does not exist, or a purchase out of its phase, raises GameError."""
    s = table(["2C", "9S 3H", "2D"], phase="play", laid=(True, True, True))
    with pytest.raises(GameError):
        step(s, 1, text)


def test_a_hand_marks_what_has_come_since_the_end_of_its_turn() -> None:
    """Drawn and bought cards are new to their owner until they discard, and in nobody else's view."""
    s = table(["2C 9H", "3H 4H", "2D", "5D"], top="9C", phase="buy", buying="ask")
    s = play(s, (2, "pass"), (3, "pass"), (0, "buy"))
    drawn, bought = KINASKAK.view(s, Seat(1)).newest, KINASKAK.view(s, Seat(0)).newest
    assert (len(drawn), len(bought), "9C" in bought) == (1, 2, True)
    assert [KINASKAK.view(s, seat).newest for seat in (None, Seat(2), Seat(3))] == [(), (), ()]
    s = play(s, (1, f"discard {drawn[0]}"))
    assert KINASKAK.view(s, Seat(1)).newest == ()
    assert KINASKAK.view(s, Seat(0)).newest == bought
    s = play(table(["2C 9H", "3H 4H", "2D"], top="9C"), (1, "take"))
    assert KINASKAK.view(s, Seat(1)).newest == ("9C",)
    assert KINASKAK.view(play(s, (1, "discard 3H")), Seat(1)).newest == (), "another card ends the marks too"


def test_a_run_of_fourteen_with_an_undeclared_joker() -> None:
    """3.2, 3.4: with both aces the joker fills the gap, wherever it is."""
    whole = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    for missing in whole.split()[1:13]:
        read = meld(whole.replace(missing, "JK", 1))
        assert (len(read.cards), read.low) == (14, 1)
        assert melds.spelled(read) == whole.replace(missing, f"JK={missing}", 1)


@pytest.mark.parametrize(
    ("run", "made"),
    [
        ("3C 4C 5C 6C", "3C 4C 5C 6C JK=7C"),
        ("JC QC KC AC", "JK=10C JC QC KC AC"),
        ("10C JC QC KC", "10C JC QC KC JK=AC"),
    ],
)
def test_an_undeclared_joker_is_laid_off_above(run: str, made: str) -> None:
    """3.2, 3.4: a joker without a card goes above the run, and below where nothing is above."""
    added = melds.added(meld(run), "JK")
    assert added is not None
    assert melds.spelled(added) == made
