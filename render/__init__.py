"""The painter: a view and a look in, a picture or words out.

It knows views only, so it can show no secret.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from render import cribbage, fuldrigger, kasino, kinaskak, olsen, partners, stratego
from render.look import Look, Sort

__all__ = [
    "Look",
    "Sort",
    "board",
    "board_words",
    "hand",
    "hand_is_table",
    "hand_words",
    "is_warm",
    "leaf",
    "leaf_words",
    "leaves",
    "preview",
    "preview_words",
    "since",
    "text_board",
]


class Painter(Protocol):
    """What the module of a game offers; `view` is a view of that game."""

    def board(self, view: Any, look: Look) -> bytes: ...
    def hand(self, view: Any, look: Look, picked: tuple[str, ...] = ()) -> bytes: ...
    def board_words(self, view: Any, look: Look) -> str: ...
    def hand_words(self, view: Any, look: Look, picked: tuple[str, ...] = ()) -> str: ...
    def text_board(self, view: Any, look: Look) -> str: ...
    def is_warm(self, view: Any, look: Look) -> bool: ...


@runtime_checkable
class Foreseer(Protocol):
    """What the module of a game offers whose moves are chosen on the board itself."""

    def preview(self, view: Any, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> bytes: ...
    def preview_words(
        self, view: Any, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]
    ) -> str: ...


@runtime_checkable
class Tracer(Protocol):
    """What the module of a game offers whose pieces leave a trace on the board."""

    def since(self, view: Any, look: Look) -> bytes: ...


@runtime_checkable
class Sorter(Protocol):
    """What the module of a game offers whose hands are so large that each likes his own order."""

    SORTS: tuple[Sort, ...]


@runtime_checkable
class Album(Protocol):
    """What the module of a game offers that has more to look at than its board, picture by picture."""

    def leaves(self, view: Any) -> dict[str, int]: ...
    def leaf(self, view: Any, look: Look, name: str, number: int) -> bytes: ...
    def leaf_words(self, view: Any, look: Look, name: str, number: int) -> str: ...


_PAINTERS: Final[dict[str, Painter]] = {
    "cribbage": cribbage,
    "fuldrigger": fuldrigger,
    "kasino": kasino,
    "kinaskak": kinaskak,
    "olsen": olsen,
    "partners": partners,
    "stratego": stratego,
}


def board(view: Any, look: Look) -> bytes:
    """The channel's picture as a PNG; of a seat's view only what everybody may see. Safe between threads."""
    return _PAINTERS[view.game].board(view, look)


def since(view: Any, look: Look) -> bytes:
    """The board with all that has moved since this seat's last turn; for who only watches, in the last round.

    Where nothing moves on a board it is the board as it is, and words tell the rest.
    """
    painter = _PAINTERS[view.game]
    return painter.since(view, look) if isinstance(painter, Tracer) else painter.board(view, look)


def hand(view: Any, look: Look, picked: Sequence[str] = ()) -> bytes:
    """The private side of a seat's view as a PNG; cards whose tokens are in `picked` are lifted."""
    return _PAINTERS[view.game].hand(view, look, tuple(picked))


def preview(view: Any, look: Look, picked: Sequence[str], marks: Sequence[str]) -> bytes | None:
    """The table as it would be for its mover alone, with what can come next marked, and the hand.

    None for a game whose hand says it all.
    """
    painter = _PAINTERS[view.game]
    return painter.preview(view, look, tuple(picked), tuple(marks)) if isinstance(painter, Foreseer) else None


def leaves(view: Any) -> dict[str, int]:
    """What more there is to look at, by name, and in how many pictures; a button is `<game>-look-<name>`."""
    painter = _PAINTERS[view.game]
    return painter.leaves(view) if isinstance(painter, Album) else {}


def leaf(view: Any, look: Look, name: str, number: int) -> bytes:
    """One of these pictures as a PNG, from 0; nothing on it that the channel may not see."""
    painter = _PAINTERS[view.game]
    assert isinstance(painter, Album)  # it has said that there are some
    return painter.leaf(view, look, name, number)


def leaf_words(view: Any, look: Look, name: str, number: int) -> str:
    """The alt text of such a picture, at most 1,024 characters."""
    painter = _PAINTERS[view.game]
    assert isinstance(painter, Album)  # it has said that there are some
    return painter.leaf_words(view, look, name, number)


def preview_words(view: Any, look: Look, picked: Sequence[str], marks: Sequence[str]) -> str:
    """The alt text of a preview, at most 1,024 characters."""
    painter = _PAINTERS[view.game]
    assert isinstance(painter, Foreseer)  # there is a picture to describe
    return painter.preview_words(view, look, tuple(picked), tuple(marks))


def hand_is_table(view: Any) -> bool:
    """Whether the own side shows the whole table too, so that the board need not stand beside it."""
    return bool(getattr(_PAINTERS[view.game], "HAND_IS_TABLE", False))


def sorts(game: str) -> tuple[Sort, ...]:
    """The orders in which a hand of this game can be held; none where there is only one."""
    painter = _PAINTERS[game]
    return painter.SORTS if isinstance(painter, Sorter) else ()


def board_words(view: Any, look: Look) -> str:
    """The alt text of the board, at most 1,024 characters: all that one needs to play without the picture."""
    return _PAINTERS[view.game].board_words(view, look)


def hand_words(view: Any, look: Look, picked: Sequence[str] = ()) -> str:
    """The alt text of the hand, at most 1,024 characters."""
    return _PAINTERS[view.game].hand_words(view, look, tuple(picked))


def text_board(view: Any, look: Look) -> str:
    """The board in words and characters, in Discord's markdown, at most 1,800 characters."""
    return _PAINTERS[view.game].text_board(view, look)


def is_warm(view: Any, look: Look) -> bool:
    """Whether so little of the board is new that drawing it costs less than two milliseconds."""
    return _PAINTERS[view.game].is_warm(view, look)
