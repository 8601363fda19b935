"""The board shows the same to everybody, so that its picture and its words are made once for all readers."""

import random

import pytest

import render
from games.chance import Derived
from games.contract import Seat, moves
from games.registry import GAMES
from render.drawing.pictures import key_of

MOVES = 30


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_seat_sees_the_board_of_the_channel(key: str) -> None:
    """Of a seat's view the board shows only what is public: scene, alt text and text board."""
    game, chooser = GAMES[key], random.Random(17)
    count = max(2, min(game.seats))
    look = render.Look("en", tuple(f"Anna {n}" for n in range(count)))
    state = game.start(count, game.Options(), Derived(b"public", 0)).state
    for n in range(1, MOVES):
        public = game.view(state, None)
        for seat in range(count):
            own = game.view(state, Seat(seat))
            assert key_of(render.of(own).scene(look)) == key_of(render.of(public).scene(look))
            assert render.of(own).board_words(look) == render.of(public).board_words(look)
            assert render.of(own).text_board(look) == render.of(public).text_board(look)
        waiting = [seat for wait in game.waits(state) for seat in wait.seats]
        if not waiting:
            return
        move = chooser.choice(moves(game, state, waiting[0]))
        state = game.apply(state, waiting[0], move, Derived(b"public", n)).state
