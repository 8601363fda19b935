"""Base class of the renderers of games: how a view is drawn and described, with defaults.

A game derives from `Renderer[View]` in `render/<game>/renderer.py` and gives what differs: functions of a
view and a look (`draw_…`) return what a picture shows, those of a voice (`tell_…`) yield sentences. All other
parts of the program call the rest, on the renderer of one view (`render.of`).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from games.cards import Card
from games.contract import View
from locales import Speech, speech
from render import banner
from render.banner import Ending
from render.drawing import signs
from render.drawing.pictures import png
from render.drawing.strips import Palette, Scene
from render.fortunes import Measure
from render.look import Look, Sort
from render.page import Page
from render.palettes import HAND
from render.voice import TEXT_LIMIT, Said, Tell, Voice, Voices, divided, fitting, hand_alt, stand_ins, waiting

V = TypeVar("V", bound=View)


class Primer(NamedTuple, Generic[V]):
    """The position of the labelled picture of a game's short rules.

    others: by text id the same view but for the thing that the text is about.
    """

    view: V
    others: Mapping[str, V]


@runtime_checkable
class Holding(Protocol):
    """A view of a game with cards in hands."""

    @property
    def hand(self) -> Sequence[str]: ...


class Renderer(ABC, Generic[V]):
    """Draws and describes a view of one game.

    measure: what is shown as a curve over a whole game; None if nothing is.
    hand_is_table: the hand's picture and words show all the table, so the board need not be sent with it.
    shortens: some words depend on whether cards are told by their signs; `text_shortens`: on text boards.
    shapes: what stands for a seat in the place of a name that cannot be drawn.
    sorts: the orders in which a hand can be shown, if there are several.
    hands_palette: the colours of the picture of all hands.
    """

    measure: Measure[V] | None = None
    hand_is_table: bool = False
    shortens: bool = True
    text_shortens: bool = True
    shapes: tuple[str, ...] = signs.CHARACTERS
    sorts: tuple[Sort, ...] = ()
    hands_palette: Palette = HAND

    def __init__(self, view: V) -> None:
        self.view: Final = view

    # -- what a game gives

    @staticmethod
    @abstractmethod
    def draw_board(view: V, look: Look) -> Scene:
        """Returns what the channel's picture shows: of any view only what is public."""

    @staticmethod
    @abstractmethod
    def draw_hand(view: V, look: Look, picked: Sequence[str] = ()) -> Scene:
        """Returns the private side of a seat's view; cards whose tokens are in `picked` are lifted."""

    @staticmethod
    def draw_preview(view: V, look: Look, picked: Sequence[str], marks: Sequence[str]) -> Scene:
        """Returns the board after the picks with the next choices marked, and the hand; see `has_preview`."""
        raise NotImplementedError

    @staticmethod
    def draw_leaf(view: V, look: Look, name: str, number: int) -> Scene:
        """Returns one of the `leaves`, numbered from 0; of any view only what is public."""
        raise NotImplementedError

    @staticmethod
    def tell_leaf(voice: Voice[V], name: str, number: int) -> Iterable[str]:
        """Yields the sentences for that picture."""
        raise NotImplementedError

    @staticmethod
    def ending(view: V, say: Speech) -> Ending | None:
        """Returns how the game ended; None while it goes on."""
        raise NotImplementedError

    @staticmethod
    @abstractmethod
    def tell_board(voice: Voice[V]) -> Iterable[str]:
        """Yields the board in sentences, the most important first; they come after those of the end."""

    @staticmethod
    @abstractmethod
    def tell_hand(voice: Voice[V]) -> Iterable[str]:
        """Yields the hand in sentences, the most important first."""

    @staticmethod
    def tell_known(voice: Voice[V]) -> Iterable[str]:
        """Yields the sentences of the board whose content `tell_hand` has."""
        return ()

    @staticmethod
    def tell_picked(voice: Voice[V], picked: Sequence[str]) -> Iterable[str]:
        """Yields what has been picked, in the place of the hand; nothing if these are no cards of it."""
        return ()

    @staticmethod
    def tell_preview(voice: Voice[V], picked: Sequence[str]) -> Iterable[str]:
        """Yields the words of a preview; nothing if they are those of the hand."""
        return ()

    @staticmethod
    @abstractmethod
    def tell_text(voice: Voice[V], end: Sequence[str]) -> Iterable[str]:
        """Yields the lines of the text board in Discord's markdown; `end`: the sentences of the end."""

    @staticmethod
    def sort_of(view: V, look: Look) -> Sort:
        """Returns the order, one of `sorts`, in which the hand is shown."""
        raise NotImplementedError

    @staticmethod
    def draw_held(page: Page, card: str, x: float, y: float, wide: int) -> None:
        """Draws a card of the picture of all hands."""
        page.card(Card(card), x, y, wide, small=True)

    @staticmethod
    def tell_held(voice: Voice[V], cards: Sequence[str]) -> str:
        """Returns the cards of a hand by their signs."""
        return voice.speech.cards([Card(card) for card in cards])

    @staticmethod
    def primer() -> Primer[V] | None:
        """Returns the position of the labelled picture of the short rules; None without one."""
        return None

    @classmethod
    def draw_primer(cls, view: V, look: Look) -> Scene:
        """Returns what the labelled picture shows: the board unless the game says otherwise."""
        return cls.draw_board(view, look)

    def pictured(self, look: Look) -> tuple[Card, ...]:
        """Returns the cards of a hand in the order of its picture; none where it has one order only."""
        return ()

    def draw_since(self, look: Look) -> Scene:
        """Returns the board with all moves since the seat's last turn; for spectators, of the last round."""
        return self.scene(look)

    def opened(self, hands: Sequence[V]) -> V:
        """Returns the channel's view with what the seats know, as far as the board can show that."""
        return self.view

    def leaves(self) -> dict[str, int]:
        """Returns the number of further pictures by name (button: `<game>-look-<name>`)."""
        return {}

    # -- what others use

    @property
    def has_preview(self) -> bool:
        """Checks if the game draws previews; a hand picture is enough for the others."""
        return type(self).draw_preview is not Renderer.draw_preview

    @property
    def held(self) -> Sequence[str]:
        """The cards in the hand of the view."""
        return self.view.hand if isinstance(self.view, Holding) else ()

    def scene(self, look: Look) -> Scene:
        """Returns what the channel's picture shows, before it is encoded.

        Safe between threads. The first of a game draws its sprites, for up to a quarter of a second.
        """
        found = self.draw_board(self.view, look)
        _BEGUN.add(self.view.game)
        return found

    def board(self, look: Look) -> bytes:
        """Returns the channel's picture as a PNG. Safe between threads."""
        return png(self.scene(look))

    def since(self, look: Look) -> bytes:
        """Returns the picture of `draw_since` as a PNG."""
        return png(self.draw_since(look))

    def hand(self, look: Look, picked: Sequence[str] = ()) -> bytes:
        """Returns the picture of `draw_hand` as a PNG."""
        return png(self.draw_hand(self.view, look, picked))

    def preview(self, look: Look, picked: Sequence[str], marks: Sequence[str]) -> bytes:
        """Returns the picture of `draw_preview` as a PNG."""
        return png(self.draw_preview(self.view, look, picked, marks))

    def leaf(self, look: Look, name: str, number: int) -> bytes:
        """Returns one of the further pictures as a PNG, numbered from 0. All that it shows is public."""
        return png(self.draw_leaf(self.view, look, name, number))

    def leaf_words(self, look: Look, name: str, number: int) -> str:
        """Returns the alt text of one of the further pictures, at most 1,024 characters."""
        return self.told(look, lambda voice: self.tell_leaf(voice, name, number))

    def next_sort(self, look: Look) -> Sort | None:
        """Returns the order after the one in which the hand is shown; None if there is only one."""
        if not self.sorts:
            return None
        return self.sorts[(self.sorts.index(self.sort_of(self.view, look)) + 1) % len(self.sorts)]

    def waiting(self, look: Look) -> str:
        """Returns the id of the text that says what the table waits for; its parameter is `who`."""
        return waiting(self.view, speech(look.language))

    def board_words(self, look: Look) -> str:
        """Returns the alt text of the board, at most 1,024 characters, from which a blind person can play."""
        return self.board_said(look)[0]

    def board_said(self, look: Look) -> Said:
        """Returns that text, and the sentences for which it has no room."""
        return divided(self._voices(look), self._whole(self.tell_board))

    def hand_words(self, look: Look, picked: Sequence[str] = (), rest: Sequence[str] | None = None) -> str:
        """Returns the alt text of the hand, at most 1,024 characters.

        `rest`: what that of the board has no room for, if it is known already.
        """
        said = self.told(look, lambda voice: self.tell_picked(voice, picked)) if picked else ""
        if not said and self.hand_is_table:
            said = self.told(look, self._whole(self.tell_hand))
        board = self._whole(self.tell_board) if rest is None else rest
        return said or hand_alt(self._voices(look), self.tell_hand, board, self.tell_known)

    def preview_words(self, look: Look, picked: Sequence[str], marks: Sequence[str]) -> str:
        """Returns the alt text of a preview, at most 1,024 characters."""
        said = self.told(look, lambda voice: self.tell_preview(voice, picked))
        return said or self.hand_words(look, picked)

    def text_board(self, look: Look) -> str:
        """Returns the board as text in Discord's markdown, at most 1,800 characters."""
        voice = Voice.of_text(self.view, look, short=self.text_shortens)
        return fitting(self.tell_text(voice, [*self._end(voice)]), "\n", TEXT_LIMIT)

    def told(self, look: Look, tell: Tell[Voice[V]]) -> str:
        """Returns sentences as an alt text, at most 1,024 characters."""
        return divided(self._voices(look), tell)[0]

    def _voices(self, look: Look) -> Voices[Voice[V]]:
        return lambda name, short: Voice(self.view, look, name=name, short=short, shortens=self.shortens)

    def _whole(self, tell: Tell[Voice[V]]) -> Tell[Voice[V]]:
        """Returns what tells the end before that."""
        return lambda voice: (*self._end(voice), *tell(voice))

    def _end(self, voice: Voice[V]) -> Iterable[str]:
        """Yields who has won and how, once the game is over."""
        over = self.ending(voice.view, voice.speech)
        return () if over is None else banner.sentences(over, voice)

    @classmethod
    def stand_ins(cls, look: Look) -> tuple[str, ...]:
        """Returns by seat the shape and number that pictures have for a name none can draw; "" for others."""
        return stand_ins(look, cls.shapes)


AnyRenderer = Renderer[Any]
_BEGUN: Final = set[str]()


def has_sprites(game: str) -> bool:
    """Checks if a scene of this game has been built in this process, so that another takes milliseconds."""
    return game in _BEGUN
