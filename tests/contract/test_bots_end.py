"""Bots alone bring every game to its end, in every variant, with every number of seats and strength."""

import random
from functools import partial
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from games.chance import Derived
from games.contract import Game, Move, Seat, moves
from games.registry import GAMES
from tests.contract.records import all_options, invariants, seed
from tests.sampling import sizes

MOST_OFFERED = 300
"""Most moves that the game service offers a bot; `invariants.BOT_SAMPLE` overrides it."""
BOT_SEEDS = 2
"""Games of each combination in the normal run; `invariants.BOT_SEEDS` overrides it."""


def variants(key: str) -> list[dict[str, str]]:
    """Returns every combination of the house rules in `invariants.VARIANTS`, which make another game."""
    names = getattr(invariants(key), "VARIANTS", ())
    hints = get_type_hints(GAMES[key].Options)
    unknown = sorted({*names} - {*GAMES[key].Options.__struct_fields__})
    assert not unknown, f"VARIANTS in tests/games/{key}/invariants.py: Options of {key} has no {unknown}"
    return [
        dict(zip(names, chosen, strict=True))
        for chosen in product(*(get_args(hints[name]) for name in names))
    ]


COMBINATIONS = [
    pytest.param(key, variant, seats, strength, id="-".join([key, *variant.values(), str(seats), strength]))
    for key, game in sorted(GAMES.items())
    for variant in variants(key)
    for seats in game.seats
    for strength in game.strengths
]


@pytest.mark.sampled("bots")
@pytest.mark.parametrize("count", sizes(0, 200))
@pytest.mark.parametrize(("key", "variant", "seats", "strength"), COMBINATIONS)
def test_bots_come_to_an_end(
    key: str, variant: dict[str, str], seats: int, strength: str, count: int
) -> None:
    """A table of bots reaches an outcome, in a few games of each combination, or in 200."""
    short = {} if count else getattr(invariants(key), "BOT_OPTIONS", {})
    for number in range(count or getattr(invariants(key), "BOT_SEEDS", BOT_SEEDS)):
        bots_play(key, {**variant, **short}, seats, strength, number)


def bots_play(key: str, variant: dict[str, str], seats: int, strength: str, number: int) -> None:
    """Plays a game to its end; every second one has random house rules beside the variant."""
    game = GAMES[key]
    drawn = all_options(game, random.Random(f"{key} {number}")) if number % 2 else game.Options()
    options = game.Options(**{name: getattr(drawn, name) for name in drawn.__struct_fields__} | variant)
    secret = seed(key, number)
    s = game.start(seats, options, Derived(secret, 0)).state
    bound = invariants(key).BOT_MOVES
    for n in range(1, bound + 1):
        if game.outcome(s) is not None:
            return
        seat, move = bots_move(game, s, strength, n)
        s = game.apply(s, seat, move, Derived(secret, n)).state
    assert game.outcome(s) is not None, f"{options} has not ended after {bound} moves, seed {number}"


def bots_move(game: Game, s: Any, strength: str, n: int) -> tuple[Seat | None, Move]:
    """Returns the next move if all seats are bots; if none has an answer, the clock's."""
    waits = game.waits(s)
    asked = [(wait.pace, seat) for wait in waits for seat in wait.seats]
    sample = getattr(invariants(game.key), "BOT_SAMPLE", MOST_OFFERED)
    for pace, seat in asked:
        legal = partial(moves, game, s, seat, sample)
        move = game.choose(game.view(s, seat), legal, Derived(b"bot", n), strength)
        if move is not None:
            return seat, move
        assert pace == "grace", f"the bot of seat {seat} has no answer"
    return game.lapse(s, waits[0].id)
