"""Typed moves: what autocomplete shows is what `play` reads, in every game and language."""

import random
from types import SimpleNamespace

import pytest

from cogs.commands.typed_moves import meant, readable, suggest
from cogs.games.fuldrigger import Fuldrigger
from games.cards import DECK
from games.chance import Derived
from games.contract import moves
from games.registry import GAMES
from locales import LANGUAGES, speech
from tests.contract.records import all_options, any_seat, invariants, random_move, seed

pytestmark = pytest.mark.sampled("desk")

GAMES_PLAYED = 3
MOST_GAMES = 30
MOVES_PLAYED = 120
MOVES_LISTED = 60
ENOUGH = 50 * len(LANGUAGES)
"""Bounds of the sample: random games, their first moves, moves listed of a state, and suggestions checked."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_suggestion_typed_as_it_is_shown_is_that_move(key: str) -> None:
    """The text of each suggestion, typed as it is shown, is read as the suggested move."""
    chooser = random.Random(key)
    tried = 0
    for number in range(MOST_GAMES):
        tried += _check_game(key, number, chooser)
        if number + 1 >= GAMES_PLAYED and tried > ENOUGH:
            break
    assert tried > ENOUGH


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("orders sail 1 safe towards KBH; sell 2", "orders sail 1 safe towards Copenhagen; sell 2"),
        ("sail 2 to PBO2", "sail 2 to Porto Bello"),
        ("sail 2 to AZO-BMU.4", None),
        ("attack 3 at GIB with 1 2", None),
        ("buy wine 2 to BAI", "buy wine 2 to Bahia"),
    ],
)
def test_a_suggestion_names_towns_and_no_space_at_sea(move: str, told: str | None) -> None:
    """Towns are told by name; a move that needs the letters of a space at sea is not suggested."""
    assert Fuldrigger.in_words(speech("en"), move) == told


async def test_suggestions_have_every_typed_word_and_fit_into_an_option() -> None:
    """In any order and case, of what is shown and of the move; of long moves none, and 25 at most."""
    moves = [f"play {card}" for card in DECK] + ["play KC JC", f"play {'KC ' * 40}"]

    async def offered(interaction: object) -> tuple[object, list[str]]:
        return SimpleNamespace(speech=speech("en")), moves

    async def found(typed: str) -> list[str]:
        choices = await suggest(SimpleNamespace(offered=offered), None, typed, readable)
        assert all(len(choice.name) <= 100 and len(choice.value) <= 100 for choice in choices)
        return [choice.value for choice in choices]

    assert await found("jc PLAY") == ["play JC", "play KC JC"]
    assert await found("kc") == ["play KC", "play KC JC"]
    assert await found("jc nothing") == []
    assert await found("") == moves[:25]


def _check_game(key: str, number: int, chooser: random.Random) -> int:
    """Plays random moves and checks some suggestions of some states. Returns how many were checked."""
    game, tried = GAMES[key], 0
    options = getattr(invariants(key), "bearable", lambda options: options)(all_options(game, chooser))
    seats = chooser.choice(game.seats)
    s = game.start(seats, options, Derived(seed(key, number), 0)).state
    for n in range(1, MOVES_PLAYED):
        if game.outcome(s) is not None:
            break
        seat = any_seat(game, s, seats, chooser)
        if chooser.random() < 0.1:
            offered = [str(move) for move in moves(game, s, seat, MOVES_LISTED)]
            for lang in LANGUAGES:
                for move in chooser.sample(offered, min(5, len(offered))):
                    typed = readable(speech(lang), move)
                    assert str(game.parse(s, seat, meant(speech(lang), offered, typed))) == move, typed
                    tried += 1
        move = random_move(game, s, seat, chooser.choice(game.asks(s, seat)), chooser)
        s = game.apply(s, seat, move, Derived(seed(key, number), n)).state
    return tried
