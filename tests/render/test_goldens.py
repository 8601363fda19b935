"""The pictures and their words as they were looked at and approved."""

import pytest

import render
from games.cards import DECK
from games.cribbage.views import CribbageView
from locales import LANGUAGES
from render import Look
from render.drawing.strips import png
from render.drawing.theme import FELT
from render.page import Page
from tests.render.pictures import compare_picture, compare_words
from tests.render.tables import BOARDS, HANDS, LEAVES, LOOK, NAMES


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_approved(name: str) -> None:
    """A change of the painter would alter the channel's picture unseen."""
    compare_picture(f"cribbage-{name}", render.board(BOARDS[name], LOOK))


@pytest.mark.parametrize("name", HANDS)
def test_hand_is_as_approved(name: str) -> None:
    """A change of the painter would alter the picture of a hand unseen."""
    view, picked = HANDS[name]
    compare_picture(f"cribbage-hand-{name}", render.hand(view, Look("is", NAMES, "four"), picked))


@pytest.mark.parametrize("name", LEAVES)
def test_leaf_is_as_approved(name: str) -> None:
    """A change of the painter would alter the show in steps, or the curve, unseen."""
    view, what, number = LEAVES[name]
    compare_picture(f"cribbage-{name}", render.leaf(view, Look("da", NAMES, "four"), what, number))


@pytest.mark.parametrize("suits", ["two", "four"])
def test_deck_is_as_approved(suits: str) -> None:
    """A card would be drawn otherwise than it was."""
    page = Page(13 * 110 + 10, FELT, Look("da", NAMES, suits))  # type: ignore[arg-type]
    for n, card in enumerate((*DECK, None)):
        page.card(card, 10 + n % 13 * 110, 10 + n // 13 * 150, 100)
    compare_picture(f"deck-{suits}", png(page.scene(5 * 150 + 10)))


def _all_words(view: CribbageView, look: Look) -> str:
    parts = [render.board_words(view, look), render.text_board(view, look)]
    return "\n---\n".join(parts) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_as_approved(language: str) -> None:
    """What a blind person hears of the same views would change unseen."""
    look = Look(language, NAMES)
    said = [f"=== {name}\n{_all_words(view, look)}" for name, view in BOARDS.items()]
    said += [
        f"=== {name}\n{render.hand_words(view, look, picked)}\n" for name, (view, picked) in HANDS.items()
    ]
    said += [
        f"=== {name}\n{render.leaf_words(view, look, what, number)}\n"
        for name, (view, what, number) in LEAVES.items()
    ]
    compare_words(f"cribbage-{language}", "\n".join(said))
