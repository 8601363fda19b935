"""The list of renderers by game, and what a renderer offers. A new game is entered in `RENDERERS`.

A renderer is an object or a module with the functions of `Renderer`; `render.plain` makes one from a
description. The other protocols are optional.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast, runtime_checkable

from games.cards import Card
from render.drawing.strips import Scene
from render.fortunes import Measure
from render.goofspiel.renderer import RENDERER as GOOFSPIEL
from render.look import Look, Sort
from render.voice import Said


class Renderer(Protocol):
    """Draws and describes the views of one game."""

    def scene(self, view: Any, look: Look) -> Scene: ...
    def hand(self, view: Any, look: Look, picked: tuple[str, ...] = ()) -> bytes: ...
    def board_said(self, view: Any, look: Look) -> Said: ...
    def hand_words(
        self, view: Any, look: Look, picked: tuple[str, ...] = (), rest: Sequence[str] | None = None
    ) -> str: ...
    def text_board(self, view: Any, look: Look) -> str: ...


@runtime_checkable
class HasPreview(Protocol):
    """Also draws the board as it would be after the picks, for games whose moves are chosen on it."""

    def preview(self, view: Any, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> bytes: ...
    def preview_words(
        self, view: Any, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]
    ) -> str: ...


@runtime_checkable
class HasSince(Protocol):
    """Also draws what has moved since the reader's last turn."""

    def since(self, view: Any, look: Look) -> bytes: ...


@runtime_checkable
class HasSorts(Protocol):
    """Also offers several orders of a large hand."""

    SORTS: tuple[Sort, ...]

    def sort(self, view: Any, look: Look) -> Sort: ...
    def pictured(self, view: Any, look: Look) -> tuple[Card, ...]: ...


@runtime_checkable
class HasLeaves(Protocol):
    """Also has further pictures, numbered from 0 under a name."""

    def leaves(self, view: Any) -> dict[str, int]: ...
    def leaf(self, view: Any, look: Look, name: str, number: int) -> bytes: ...
    def leaf_words(self, view: Any, look: Look, name: str, number: int) -> str: ...


class _OnFirstUse:
    """The renderer that is a module, imported by the first thread that draws with it."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)


def _renderer(module: str) -> Renderer:
    return cast("Renderer", _OnFirstUse(module))


RENDERERS: Final[dict[str, Renderer]] = {
    "cribbage": _renderer("render.cribbage"),
    "fuldrigger": _renderer("render.fuldrigger.renderer"),
    "goofspiel": GOOFSPIEL,
    "kasino": _renderer("render.kasino"),
    "kinaskak": _renderer("render.kinaskak"),
    "olsen": _renderer("render.olsen"),
    "partners": _renderer("render.partners"),
    "stratego": _renderer("render.stratego"),
}
"""By the key of the game."""


def measure(game: str) -> Measure[Any] | None:
    """Returns what is measured over a game; None for one that gives nothing to be shown as a curve."""
    return getattr(RENDERERS[game], "MEASURE", None)


def load() -> None:
    """Imports all renderers, so that the first picture need not wait for it."""
    for renderer in RENDERERS.values():
        _ = renderer.scene
