"""All hands at once, as the replay of a game that is over shows them."""

from typing import Any

import pytest

import render
from games.contract import Seat
from games.registry import GAMES
from render import Look
from tests.contract.records import play

LOOK = Look(language="en", names=("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn"))
CARDS = ("cribbage", "kasino", "kinaskak", "olsen", "partners")


def middle(key: str) -> tuple[Any, list[Any]]:
    """Returns the channel's view of the middle of a game, and the view of each seat."""
    record = play(key, 2)
    states = record.states()
    state = states[len(states) // 2]
    views = [GAMES[key].view(state, Seat(seat)) for seat in range(record.seats)]
    return GAMES[key].view(state, None), views


@pytest.mark.parametrize("key", CARDS)
def test_every_hand_is_drawn_and_told(key: str) -> None:
    """A row for each seat that holds cards, with its name; the words have every card of every hand."""
    public, hands = middle(key)
    assert render.opened(public, hands) is public
    scene, words = render.hands_scene(hands, LOOK), render.hands_words(hands, LOOK)
    held = [(seat, view.hand) for seat, view in enumerate(hands) if view.hand]
    assert scene is not None
    assert render.png(scene).startswith(b"\x89PNG")
    assert [name in words for name in LOOK.names[: len(hands)]] == [bool(view.hand) for view in hands]
    for mark in scene.marks:
        assert mark.x >= 0
        assert mark.x + mark.sprite.width <= scene.width + 10
    alone = render.hands_scene([hands[held[0][0]]], LOOK)
    assert alone is not None
    assert alone.height < scene.height or len(held) == 1


def test_stratego_shows_every_rank() -> None:
    """The board of the replay has the rank of each piece that stands; that of the channel hides them."""
    public, hands = middle("stratego")
    shown = render.opened(public, hands)
    ranks = [piece.rank for piece in shown.pieces if piece.space is not None]
    assert ranks
    assert 0 not in ranks
    assert 0 in [piece.rank for piece in public.pieces if piece.space is not None]
    assert render.board_words(shown, LOOK) != render.board_words(public, LOOK)
    assert render.board(shown, LOOK) != render.board(public, LOOK)


@pytest.mark.parametrize("key", sorted({*GAMES} - {*CARDS}))
def test_a_game_without_cards_in_hands_has_no_picture_of_them(key: str) -> None:
    """Then the board is all there is."""
    _, hands = middle(key)
    assert render.hands_scene(hands, LOOK) is None
    assert render.hands_words(hands, LOOK) == ""
