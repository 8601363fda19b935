"""Pictures and texts of a plain game, all from one description of it.

A game gives a function that turns its view into a `Sheet`:

    class Goofspiel(PlainRenderer[GoofspielView]):
        @staticmethod
        def sheet(view: GoofspielView, voice: Voice[GoofspielView]) -> Sheet: ...
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeVar

from games.contract import View
from locales import Speech
from render.banner import Ending
from render.drawing.lettering import named
from render.drawing.strips import Scene
from render.fortunes import Measure, each
from render.look import Look
from render.plain import board_image, hand_image, words
from render.plain.sheet import Hand, Item, Panel, Row, Sheet, own_row, panels
from render.renderer import Renderer
from render.voice import Voice

__all__ = ["Hand", "Item", "Panel", "PlainRenderer", "Row", "Sheet", "Voice", "own_row", "panels"]

V = TypeVar("V", bound=View)


class PlainRenderer(Renderer[V]):
    """Draws and describes the views of one game; `sheet` gets the view and a voice with the names.

    With `hand_is_table` a player has nothing of their own to look at: the board takes the place of the hand.
    The points of the panels are shown as a curve unless there is another `measure`.
    """

    def __init__(self, view: V) -> None:
        super().__init__(view)
        self.measure = self.measure or _points(type(self))

    @staticmethod
    @abstractmethod
    def sheet(view: V, voice: Voice[V]) -> Sheet:
        """Returns what the view shows to its reader."""

    @staticmethod
    def stage(view: V, end: V) -> int:
        """Returns the number of the round, for the curve; `end` is the last view of the game."""
        return 1

    @classmethod
    def draw_board(cls, view: V, look: Look) -> Scene:
        return board_image.scene(cls.sheet(view, Voice(view, look, name=named)), look)

    @classmethod
    def draw_hand(cls, view: V, look: Look, picked: Sequence[str] = ()) -> Scene:
        if cls.hand_is_table:
            return cls.draw_board(view, look)
        return hand_image.scene(cls.sheet(view, Voice(view, look, name=named)), look, picked)

    @classmethod
    def ending(cls, view: V, say: Speech) -> Ending | None:
        return cls.sheet(view, Voice(view, Look(say.lang, ()))).ending

    @classmethod
    def tell_board(cls, voice: Voice[V]) -> Iterable[str]:
        return words.board(cls.sheet(voice.view, voice), voice)

    @classmethod
    def tell_hand(cls, voice: Voice[V]) -> Iterable[str]:
        if cls.hand_is_table:
            return cls.tell_board(voice)
        return words.hand(cls.sheet(voice.view, voice), voice)

    @classmethod
    def tell_picked(cls, voice: Voice[V], picked: Sequence[str]) -> Iterable[str]:
        return () if cls.hand_is_table else words.picked(cls.sheet(voice.view, voice), voice, picked)

    @classmethod
    def tell_text(cls, voice: Voice[V], end: Sequence[str]) -> Iterable[str]:
        return words.text(cls.sheet(voice.view, voice), voice, end)


def _points(plain: type[PlainRenderer[V]]) -> Measure[V]:
    """Returns the points of the panels, which every plain game has."""

    def points(view: V, end: V) -> tuple[int, ...]:
        return tuple(panel.points for panel in plain.sheet(view, Voice(view, Look("en", ()))).panels)

    return Measure(
        parties=lambda view, end: each(len(points(view, end))),
        amounts=points,
        stage=plain.stage,
    )
