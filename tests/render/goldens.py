"""The approved views of a game, for the tests that all games share."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import render
from games.params import Seat
from games.registry import GAMES
from render import Look

HARD_NAMES = ("", "a" * 300, "*_~`", "\u202e" + "x" * 40, *("Wwww" * 20,) * 6)
"""Names by seat that are empty, long, in markdown, turned round, wide."""

Shown = tuple[Any, tuple[str, ...], tuple[str, ...]]


class Goldens(NamedTuple):
    """The approved views of one game.

    boards: views of the channel. hands: views of a seat with the picked tokens. previews: with the marks too.
    words: further approved texts, by their headings. private: fields that only a seat's view has.
    games, states: how many random games are drawn, and how many states of each, for `seats`.
    heights: heights in pixels that a board may have. hand_widths: widths of a hand.
    """

    game: str
    look: Look
    hand_look: Look
    boards: Mapping[str, Any]
    hands: Mapping[str, tuple[Any, tuple[str, ...]]]
    previews: Mapping[str, Shown] = {}
    words: Callable[[Look], dict[str, str]] = lambda look: {}
    private: Mapping[str, Any] = {}
    games: int = 0
    states: int = 0
    seats: tuple[Seat, ...] = (Seat(0), Seat(1))
    heights: range = range(100, 2200)
    hand_widths: tuple[int, ...] = (700,)


def after_picks(game: str, seat: int, picks: Mapping[str, tuple[Any, tuple[str, ...]]]) -> dict[str, Shown]:
    """Returns the previews of a seat's first question, by name, from states and picked tokens."""
    found, rules = {}, GAMES[game]
    for name, (state, picked) in picks.items():
        ask = rules.ask(state, Seat(seat), rules.asks(state, Seat(seat))[0], picked)
        marks = tuple(mark for value in ask.values for mark in value.marks)
        found[name] = (ask.trial or rules.view(state, Seat(seat)), picked, marks)
    return found


def preview_words(previews: Mapping[str, Shown], look: Look) -> dict[str, str]:
    """Returns the alt texts of the previews."""
    return {name: render.of(view).preview_words(look, p, m) for name, (view, p, m) in previews.items()}


def approved_words(goldens: Goldens, look: Look) -> str:
    """Returns all texts of a game's approved views under headings."""
    told = {
        name: f"{render.of(view).board_words(look)}\n---\n{render.of(view).text_board(look)}"
        for name, view in goldens.boards.items()
    }
    said = [f"=== {name}\n{words}\n" for name, words in told.items()]
    hands = {name: render.of(view).hand_words(look, picked) for name, (view, picked) in goldens.hands.items()}
    said += [f"=== {name}\n{words}\n" for name, words in (*hands.items(), *goldens.words(look).items())]
    return "\n".join(said)
