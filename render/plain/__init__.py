"""Pictures and texts of a plain game, all from one description of it.

A game gives a function that turns its view into a `Sheet`:

    def sheet(view: GoofspielView, voice: Voice[GoofspielView]) -> Sheet: ...

    RENDERER = PlainRenderer(sheet)
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from locales import Speech
from render.banner import Ending
from render.drawing import signs
from render.drawing.lettering import named
from render.drawing.pictures import png
from render.drawing.strips import Scene
from render.fortunes import Measure, each
from render.look import Look
from render.plain import board_image, hand_image, words
from render.plain.sheet import Hand, Item, Panel, Row, Sheet
from render.voice import Said, Voice, Voices, alt, divided, hand_alt

__all__ = ["Hand", "Item", "Panel", "PlainRenderer", "PlainView", "Row", "Sheet", "Voice"]

_SEATS = 6


class PlainView(Protocol):
    """What a view must have: the key of its game."""

    @property
    def game(self) -> str: ...


V = TypeVar("V", bound=PlainView)


class PlainRenderer(Generic[V]):
    """Draws and describes the views of one game; `sheet` gets the view and a voice with the names.

    Without `hands` a player has nothing of their own to look at: the board takes the place of the hand.
    `measure` tells what the curve of a whole game shows; without it the points of the panels.
    """

    def __init__(
        self,
        sheet: Callable[[V, Voice[V]], Sheet],
        *,
        hands: bool = True,
        measure: Measure[V] | None = None,
    ) -> None:
        self._sheet = sheet
        self.MEASURE = measure or self._points()
        self.HAND_IS_TABLE = not hands

    def hand(self, view: V, look: Look, picked: tuple[str, ...] = ()) -> bytes:
        """Returns the hand as a PNG, 1,000 pixels wide."""
        return png(self.hand_scene(view, look, picked))

    def _voices(self, view: V, look: Look) -> Voices[Voice[V]]:
        return lambda name, short: Voice(view, look, _SEATS, name=name, short=short)

    def _board(self, voice: Voice[V]) -> Iterator[str]:
        return words.board_sentences(self._sheet(voice.view, voice), voice)

    def board_said(self, view: V, look: Look) -> Said:
        """Returns the alt text of the board, and what it has no room for."""
        return divided(self._voices(view, look), self._board)

    def hand_words(
        self, view: V, look: Look, picked: tuple[str, ...] = (), rest: Sequence[str] | None = None
    ) -> str:
        """Returns the alt text of the hand; once cards are picked, of these."""
        if self.HAND_IS_TABLE:
            return self.board_said(view, look)[0]

        def tell(voice: Voice[V]) -> Iterator[str]:
            return words.hand_sentences(self._sheet(view, voice), voice, picked)

        voices = self._voices(view, look)
        return alt(voices, tell) if picked else hand_alt(voices, tell, self._board if rest is None else rest)

    def text_board(self, view: V, look: Look) -> str:
        """Returns the board in Discord's markdown."""
        voice = Voice.of_text(view, look, _SEATS, short=True)
        return words.text_board(self._sheet(view, voice), voice)

    def ending(self, view: V, say: Speech) -> Ending | None:
        """Returns how the game ended; None while it goes on."""
        return self._sheet(view, Voice(view, Look(say.lang, ()), _SEATS)).ending

    def _points(self) -> Measure[V]:
        """Returns the points of the panels, which every plain game has."""

        def points(view: V, end: V) -> tuple[int, ...]:
            voice = Voice(view, Look("en", ()), _SEATS)
            return tuple(panel.points for panel in self._sheet(view, voice).panels)

        return Measure(
            parties=lambda view, end: each(len(points(view, end))),
            amounts=points,
            stage=lambda view, end: 1,
            unit="round",
            sign=signs.sign,
            colours=signs.SEATS,
        )

    def scene(self, view: V, look: Look) -> Scene:
        """Returns the board before it is encoded."""
        return board_image.scene(self._sheet(view, Voice(view, look, _SEATS, name=named)), look)

    def hand_scene(self, view: V, look: Look, picked: tuple[str, ...] = ()) -> Scene:
        """Returns the hand before it is encoded."""
        if self.HAND_IS_TABLE:
            return self.scene(view, look)
        return hand_image.scene(self._sheet(view, Voice(view, look, _SEATS, name=named)), look, picked)
