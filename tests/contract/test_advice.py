"""Advice of every game that gives any: legal, from the seat's view alone, and said in every language."""

import os
import random
from typing import Any

import pytest

from games.advice import Advice
from games.chance import Derived
from games.contract import Game, Seat, Text
from games.registry import GAMES
from locales import LANGUAGES, speech
from tables.hints import way_to
from tests.contract.records import seed

KEYS = sorted(key for key, game in GAMES.items() if game.coach)
WHOLE = int(os.environ.get("STOFA_DECISIONS", "5000"))
NUMBERS = [(0, 40), *(pytest.param(n, WHOLE, marks=pytest.mark.soak) for n in range(20))]
"""Games by number, and the decisions of each: forty in the normal run; the soak plays twenty whole games."""
NAMES = tuple("ABCDEF")
LOSSES = ("partners-hint-walk",)
"""Reasons that may say that a move loses something by itself."""
PERCENT = ("chance", "rest", "follows", "stuck", "win", "tie", "take", "lose")
RULES: dict[str, tuple[dict[str, str], ...]] = {
    "cribbage": ({}, {"counting": "muggins"}),
    "fuldrigger": ({"rounds": "20"}, {"rounds": "10"}),
    "kinaskak": ({}, {"buying": "ask"}, {"buying": "wishes"}),
    "olsen": tuple({"variant": name} for name in ("base", "up-down", "cheat", "crazy", "long", "points")),
}
"""House rules of the games in turn: those with more kinds of decisions, or with fewer of them."""


@pytest.mark.parametrize(("number", "most"), NUMBERS)
@pytest.mark.parametrize("key", KEYS)
def test_every_decision_is_explained_and_advised(key: str, number: int, most: int) -> None:
    """Each question has a text of what it is for, each advice is legal and has a reason in each language."""
    _play(GAMES[key], number, most)


def _play(game: Any, number: int, most: int) -> None:
    rules = RULES.get(game.key, ({},))
    options = game.Options(**rules[number % len(rules)])
    seats = game.seats[number % len(game.seats)]
    chooser = random.Random(f"advice {game.key} {number}")
    s = game.start(seats, options, Derived(seed(game.key, number), 0)).state
    for n in range(1, most + 1):
        if game.outcome(s) is not None:
            return
        seat = next((seat for seat in range(seats) if seat in game.view(s, Seat(seat)).waiting), None)
        if seat is None:  # a call that nobody has to answer
            chance = Derived(seed(game.key, number), n)
            s = game.apply(s, *game.lapse(s, game.waits(s)[0].id), chance).state
            continue
        _is_explained(game, s, Seat(seat), chooser)
        advice = _advice(game, s, Seat(seat))
        s = game.apply(s, Seat(seat), advice.move, Derived(seed(game.key, number), n)).state
    assert most < 5000, "the game does not end"


def _advice(game: Any, s: Any, seat: Seat) -> Advice:
    """The advice for the seat, after checking all that can be seen from it."""
    view = game.view(s, seat)
    advice = game.coach.advise(view)
    assert isinstance(advice, Advice)
    guess = game.imagine(view, Derived(b"advice", seat))
    assert game.coach.advise(game.view(guess, seat)) == advice, "it depends on what the seat cannot see"
    is_form = any(game.ask(s, seat, key).form_id for key in game.asks(s, seat))
    found = way_to(game, s, seat, advice.move)
    assert found or is_form, f"{advice.move} is not found among the picks"
    _has_amounts(advice.why)
    for lang in LANGUAGES:
        assert speech(lang).say(advice.why.id, NAMES, seat, **advice.why.params)
    return advice


def _has_amounts(why: Text) -> None:
    """Fails if a chance in percent is not between 0 and 100, or any other amount is below 0."""
    for name, value in why.params.items():
        if isinstance(value, Text):
            _has_amounts(value)
        elif isinstance(value, int | float) and why.id not in LOSSES:
            assert 0 <= value <= (100 if name in PERCENT else 10_000), f"{why.id}: {name} is {value}"


def _is_explained(game: Game, s: Any, seat: Seat, chooser: random.Random) -> None:
    """Fails if a field on a random way through the seat's questions has no text of what it is for."""
    for key in game.asks(s, seat):
        picked: tuple[str, ...] = ()
        while (ask := game.ask(s, seat, key, picked)).values:
            assert all(speech(lang).has(f"{ask.field}-why") for lang in LANGUAGES), ask.field
            picked = (*picked, chooser.choice(ask.values).token)
