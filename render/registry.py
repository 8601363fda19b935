"""The renderers of the games by their keys: `render.<game>.renderer` has a class of the game's name."""

from importlib import import_module
from typing import Final, TypeVar, cast

from games.contract import View
from games.keys import KEYS
from render.renderer import AnyRenderer, Renderer

V = TypeVar("V", bound=View)

RENDERERS: Final[dict[str, type[AnyRenderer]]] = {}
"""Those that have been imported."""


def of(view: V) -> Renderer[V]:
    """Returns the renderer of this view."""
    return cast("Renderer[V]", of_game(view.game)(view))


def of_game(game: str) -> type[AnyRenderer]:
    """Returns the renderer of a game, imported by the first thread that asks. Raises ImportError."""
    if game not in RENDERERS:
        RENDERERS[game] = getattr(import_module(f"render.{game}.renderer"), game.capitalize())
    return RENDERERS[game]


def load() -> None:
    """Imports all renderers, so that the first picture need not wait for it."""
    for game in KEYS:
        of_game(game)
