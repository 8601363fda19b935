"""All hands at once, as the replay of a game that is over shows them."""

from typing import Any

import pytest

import render
from games.contract import Seat
from games.registry import GAMES
from render import Look
from tests.contract.records import play

LOOK = Look(language="en", names=("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn"))


def middle(key: str) -> tuple[Any, list[Any]]:
    """Returns the channel's view of the middle of a game, and the view of each seat."""
    record = play(key, 2)
    states = record.states()
    state = states[len(states) // 2]
    views = [GAMES[key].view(state, Seat(seat)) for seat in range(record.seats)]
    return GAMES[key].view(state, None), views


def held(hands: list[Any]) -> list[Any]:
    """Returns the cards of each seat; nothing for those that hold none."""
    return [getattr(view, "hand", ()) for view in hands]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_hand_is_drawn_and_told(key: str) -> None:
    """A row for each seat that holds cards, with its name; nothing in a game without hands of cards."""
    public, hands = middle(key)
    if not any(held(hands)):
        assert (render.hands_scene(hands, LOOK), render.hands_words(hands, LOOK)) == (None, "")
        return
    assert render.of(public).opened(hands) is public
    scene, words = render.hands_scene(hands, LOOK), render.hands_words(hands, LOOK)
    owners = [view for view, cards in zip(hands, held(hands), strict=True) if cards]
    assert scene is not None
    assert render.png(scene).startswith(b"\x89PNG")
    assert [name in words for name in LOOK.names[: len(hands)]] == [bool(cards) for cards in held(hands)]
    for mark in scene.marks:
        assert mark.x >= 0
        assert mark.x + mark.sprite.width <= scene.width + 10
    alone = render.hands_scene(owners[:1], LOOK)
    assert alone.height < scene.height or len(owners) == 1


def test_stratego_shows_every_rank() -> None:
    """The board of the replay has the rank of each piece that stands; that of the channel hides them."""
    public, hands = middle("stratego")
    shown = render.of(public).opened(hands)
    ranks = [piece.rank for piece in shown.pieces if piece.space is not None]
    assert ranks
    assert 0 not in ranks
    assert 0 in [piece.rank for piece in public.pieces if piece.space is not None]
    assert render.of(shown).board_words(LOOK) != render.of(public).board_words(LOOK)
    assert render.of(shown).board(LOOK) != render.of(public).board(LOOK)
