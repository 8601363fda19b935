"""The ids that a text must have, and the lengths that it may have, by what it is shown in."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, get_args

import render
from games.registry import GAMES
from tables.model import catalogue
from tests.render.words.positions import views

LANDMARKS: Final = 12
"""Positions of a game in which its further pictures are looked for."""

KINDS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("button", "label", "open", "seat", "look", "formation", "where"), 80),
    **dict.fromkeys(("option", "form", "choice", "pace", "strength", "speed", "command"), 100),
    "name": 32,
    "waiting": 100,
    "figure": 60,
    "about": 200,
}
"""Most characters of a text by its kind: of buttons 80, of options and descriptions 100, as Discord has it.

The kind of an id is the word behind a game's key, else its first word.
"""


def kind(id: str) -> str:
    """Returns the kind of a text: `label` of `kasino-label-take`, `button` of `button-hand`."""
    first, _, rest = id.partition("-")
    return rest.partition("-")[0] if first in GAMES and rest else first


def limit(id: str) -> int | None:
    """Returns the most characters of a text; None if it stands where there is room."""
    return KINDS.get(kind(id))


def required(key: str) -> Iterator[str]:
    """Yields the ids without which some page of a game cannot be shown."""
    info = catalogue.info(GAMES[key])
    yield from (f"{key}-{id}" for id in ("name", "about", "rules-short", "rules-long-1"))
    yield from (f"command-{key}{id}" for id in ("", "-about", "-new", "-play"))
    for name, values in info.options.items():
        yield f"{key}-option-{name}"
        yield from (f"{key}-option-{name}-{value}" for value in values)
    yield from (f"{key}-option-{name}" for name in info.files)
    yield from (f"strength-{strength}" for strength in info.strengths)
    yield from (f"{key}-seat-{seat}" for team in info.teams for seat in team)
    yield from (text.id for text in getattr(GAMES[key], "titles", {}).values())
    if info.never_undone is not None:
        yield info.never_undone.id
    yield from _waiting(key)
    yield from (f"{key}-look-{name}" for name in looks(key))


def _waiting(key: str) -> Iterator[str]:
    """Yields the ids of what a table waits for, one for each phase of the game."""
    phases: Any = getattr(import_module(f"games.{key}.views"), "Phase", None)
    named = [f"-{phase}" for phase in get_args(phases) if phase != "over"]
    yield from (f"{key}-waiting{phase}" for phase in named or [""])


@cache
def looks(key: str) -> set[str]:
    """Returns the names of the further pictures that a game of bots has on its way."""
    return {name for public, _ in views(key, 0, LANDMARKS) for name in render.of(public).leaves()}


def lacking(key: str, known: Collection[str]) -> list[str]:
    """Returns the required ids of a game that are not known."""
    return [id for id in required(key) if id not in known]
