"""Typed moves: what autocomplete shows is what `play` reads, in every game and language."""

import random

import pytest

from cogs.commands.typed_moves import meant, readable
from games.contract import moves
from games.registry import GAMES
from locales import speech
from tests.contract.test_contract import played

LANGUAGES = ("en", "da", "is", "nl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_suggestion_typed_as_it_is_shown_is_that_move(key: str, lang: str) -> None:
    """A player could not type the very words that the list of suggestions shows them."""
    game, spoken, chooser = GAMES[key], speech(lang), random.Random(key)
    seen = 0
    for record in played(key)[:8]:
        for s in record.some(6):
            for seat in {seat for wait in game.waits(s) for seat in wait.seats}:
                offered = [str(move) for move in moves(game, s, seat, 200)]
                for move in chooser.sample(offered, min(10, len(offered))):
                    typed = readable(spoken, move)
                    assert str(game.parse(s, seat, meant(spoken, offered, typed))) == move, typed
                    seen += 1
    assert seen > 50
