"""Wishes: canonical spelling, and the cards they cover."""

import pytest

from games.cards import DECK, JOKER, Card
from games.kinaskak import wishes
from games.kinaskak.moves import GRAMMAR
from locales import LANGUAGES, speech


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [
        ("never", "NEVER"),
        ("any", "ANY"),
        ("h5-8 a jk", "JK A H5-8"),
        ("7s 7s", "7S"),
        ("ha-k", "H"),
        ("ha-a", "H"),
        ("h7-7", "7H"),
        ("s10-a 3 2", "2 3 S10-A"),
    ],
)
def test_one_spelling(typed: str, spelled: str) -> None:
    """A wish has one spelling, however it was typed, and is parsed from it."""
    move = GRAMMAR.parse(f"wish {typed}")
    assert str(move) == f"wish {spelled}"
    assert GRAMMAR.parse(str(move)) == move


@pytest.mark.parametrize("typed", ["", "any a", "never 7h", "x", "h8-5", "hk-2", "11", "h", "jk jk 9 9 q"])
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
    assert {card for card in (*DECK, JOKER) if wishes.fits(wish, card)} == set(cards.split())


def test_any_fits_all_and_the_empty_wish_none() -> None:
    """ANY fits each card and the joker; an empty wish fits no card."""
    assert all(wishes.fits("ANY", card) for card in (*DECK, JOKER))
    assert not any(wishes.fits("", card) for card in (*DECK, JOKER))


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
