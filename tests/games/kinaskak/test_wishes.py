"""Wishes: canonical spelling, and the cards they cover."""

import pytest
from msgspec.structs import replace

from games.cards import DECK, JOKER, Card, by_rank
from games.contract import Seat
from games.kinaskak import wishes
from games.kinaskak.moves import GRAMMAR
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State
from locales import LANGUAGES, speech
from tests.games.kinaskak.positions import cards, step, table


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [
        ("never", "NEVER"),
        ("any", "ANY"),
        ("nearer", "NEARER"),
        ("h5-8 a jk", "JK A H5-8"),
        ("7s 7s", "7S"),
        ("th", "10H"),
        ("t 9h", "10 9H"),
        ("h9-t", "H9-10"),
        ("ht-a", "H10-A"),
        ("ht-t", "10H"),
        ("ha-k", "H"),
        ("ha-a", "H"),
        ("h7-7", "7H"),
        ("s10-a 3 2", "2 3 S10-A"),
        ("10d h10-a ac kd 2c h5-8 jh", "H5-8 H10-A AC 2C 10D JH KD"),
    ],
)
def test_one_spelling(typed: str, spelled: str) -> None:
    """A wish has one spelling, however it was typed, and is parsed from it."""
    move = GRAMMAR.parse(f"wish {typed}")
    assert str(move) == f"wish {spelled}"
    assert GRAMMAR.parse(str(move)) == move


@pytest.mark.parametrize(
    "typed", ["", "any a", "nearer 7h", "never 7h", "x", "h8-5", "hk-2", "11", "ht", "tt", "h", "jk jk 9 9 q"]
)
def test_what_is_read_and_what_is_not(typed: str) -> None:
    """A text is a wish only if each word is the joker, a card, a rank, a suit or a rising range."""
    assert (wishes.read(typed.upper().split()) is None) == (typed not in ("h", "jk jk 9 9 q"))


@pytest.mark.parametrize(
    ("wish", "cards"),
    [
        ("H5-8", "5H 6H 7H 8H"),
        ("H10-A", "10H JH QH KH AH"),
        ("HA-3", "AH 2H 3H"),
        ("A", "AC AD AH AS"),
        ("7S JK", "7S JK"),
        ("NEVER", ""),
    ],
)
def test_which_cards_fit(wish: str, cards: str) -> None:
    """A wish fits the cards that it names and no others."""
    assert {card for card in (*DECK, JOKER) if wishes.fits(wish, card, (), ())} == set(cards.split())


def test_any_fits_all_and_the_empty_wish_none() -> None:
    """ANY fits each card and the joker; an empty wish fits no card."""
    assert all(wishes.fits("ANY", card, (), ()) for card in (*DECK, JOKER))
    assert not any(wishes.fits("", card, (), ()) for card in (*DECK, JOKER))


def test_a_wish_for_cards_is_short() -> None:
    """All four suits of a rank are one word, and a wish for no cards is NEVER."""
    assert wishes.of_cards(map(Card, ["7C", "7D", "7H", "7S", "9H", "JK"])) == "JK 7 9H"
    assert wishes.of_cards([]) == "NEVER"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_can_be_said(language: str) -> None:
    """The text of a wish shows cards and ranges with the signs of their suits."""
    text = wishes.text("JK A H S5-8 9D")
    said = speech(language).say(text.id, **text.params)
    assert "9♦" in said
    assert "5♠" in said


TWO_SETS = "7H 7S 9C 9D 2H 5S JD"
"""A hand that misses a seven and a nine, or a joker for one of them, of the two sets of the first round."""


def leave(s: State, top: str, later: str) -> State:
    """Returns the state after seat 1 leaves the card to seat 2 with that hand and its wish."""
    hands = (s.hands[0], s.hands[1], by_rank(cards(later)))
    s = replace(s, hands=hands, pile=cards(top), phase="draw", turn=Seat(1), discarder=Seat(0))
    return step(s, 1, "decline").state


@pytest.mark.parametrize(("top", "later", "is_bought"), [
    ("7C", TWO_SETS, True),
    ("JK", TWO_SETS, True),
    ("5H", TWO_SETS, False),
    ("5H", "5C 5S 9C 9D 2H 5D JD", False),
    ("9H", "5C 5S 9C 9D 2H 5D JD", True),
])  # fmt: skip
def test_what_brings_nearer_is_what_the_hand_misses_at_the_purchase(
    top: str, later: str, is_bought: bool
) -> None:
    """The wish covers what brings the hand nearer when the card is left, not when the wish was made (4.5)."""
    s = step(table(["2C", "3H 4H", TWO_SETS]), 2, "wish nearer").state
    after = leave(s, top, later)
    assert (cards(top)[0] in after.hands[2]) == (is_bought or top in later.split())
    assert after.buys[2] == int(is_bought)
    assert KINASKAK.view(after, Seat(2)).wish == "NEARER"


@pytest.mark.parametrize(("wish", "left"), [("nearer", "NEARER"), ("any", "")])
def test_what_brings_nearer_stands_in_the_next_round(wish: str, left: str) -> None:
    """A wish ends with the round, but for the one that follows the hand (4.5)."""
    s = step(replace(table(["2C", "3H", "2D"]), phase="play", turn=Seat(1)), 2, f"wish {wish}").state
    s = step(s, 1, "discard 3H").state
    assert s.round == 2
    assert s.wishes[2] == left


def test_the_ready_wish_stays_ticked_when_the_hand_changes() -> None:
    """The wish for what brings nearer is the marked one of the row, whatever the hand is."""
    s = step(table(["2C", "3H 4H", TWO_SETS]), 2, "wish nearer").state
    for hand in (TWO_SETS, "5C 5S 9C 9D 2H 5D JD", "2C 2D 2H 9C 9D 9H JD"):
        now = replace(s, hands=(*s.hands[:2], by_rank(cards(hand))))
        key = next(key for key in KINASKAK.asks(now, Seat(2)) if key.startswith("wish"))
        asked = KINASKAK.ask(now, Seat(2), key, ())
        assert [value.token for value in asked.values if value.chosen] == ["helps"]


def test_a_question_says_what_the_round_asks() -> None:
    """Until a seat has laid down, its questions name the contract of the round."""
    s = table(["2C", "3H 4H", "2D"], phase="draw", turn=Seat(1))
    key = next(key for key in KINASKAK.asks(s, Seat(1)) if key.startswith("draw"))
    assert [text.id for text in KINASKAK.ask(s, Seat(1), key, ()).about] == ["kinaskak-about-contract"]
    down = replace(s, laid=(False, True, False))
    assert not KINASKAK.ask(down, Seat(1), key, ()).about
