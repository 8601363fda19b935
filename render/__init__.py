"""Pictures and texts of what one reader may see: takes a view and a look, returns PNGs and words.

Rendering reads views only, never states, so that no picture or text can contain a secret.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from games.cards import Card
from locales import speech
from render import gallery, voice
from render.drawing.pictures import PICTURES, Png, png
from render.drawing.strips import Scene, is_cheap
from render.look import Look, Sort
from render.registry import RENDERERS, HasLeaves, HasPreview, HasSince, HasSorts, load
from render.voice import Said

__all__ = [
    "Look",
    "Png",
    "Sort",
    "board",
    "board_said",
    "board_words",
    "gallery",
    "hand",
    "hand_is_table",
    "hand_words",
    "hands_scene",
    "hands_words",
    "has_preview",
    "has_sprites",
    "is_warm",
    "leaf",
    "leaf_words",
    "leaves",
    "load",
    "opened",
    "pictured",
    "png",
    "preview",
    "preview_words",
    "scene",
    "since",
    "stand_ins",
    "text_board",
]

WARM_STRIPS = 8
"""Most strips of a board that is drawn without a thread."""

_BEGUN: set[str] = set()


def scene(view: Any, look: Look) -> Scene:
    """Returns what the channel's picture shows, before it is encoded: of any view only what is public.

    Safe between threads. The first of a game draws its sprites, for up to a quarter of a second.
    """
    found = RENDERERS[view.game].scene(view, look)
    _BEGUN.add(view.game)
    return found


def has_sprites(game: str) -> bool:
    """Checks if a scene of this game has been built in this process, so that another takes milliseconds."""
    return game in _BEGUN


def board(view: Any, look: Look) -> bytes:
    """Returns the channel's picture as a PNG. Safe between threads."""
    return png(scene(view, look))


def since(view: Any, look: Look) -> bytes:
    """Returns the board with all moves since the seat's last turn; for spectators, of the last round.

    Returns the plain board for a game that does not draw moves.
    """
    renderer = RENDERERS[view.game]
    return renderer.since(view, look) if isinstance(renderer, HasSince) else board(view, look)


def hand(view: Any, look: Look, picked: Sequence[str] = ()) -> bytes:
    """Returns the private side of a seat's view as a PNG; cards whose tokens are in `picked` are lifted."""
    return RENDERERS[view.game].hand(view, look, tuple(picked))


@cache  # checking a protocol is slow
def has_preview(game: str) -> bool:
    """Checks if the game draws previews; a hand picture is enough for the others."""
    return isinstance(RENDERERS[game], HasPreview)


@cache
def _sorting(game: str) -> HasSorts | None:
    """Returns the renderer of a game with several orders of a hand; None for other games."""
    renderer = RENDERERS[game]
    return renderer if isinstance(renderer, HasSorts) else None


def preview(view: Any, look: Look, picked: Sequence[str], marks: Sequence[str]) -> bytes:
    """Returns the board after the picks with the next choices marked, and the hand, as a PNG."""
    renderer = RENDERERS[view.game]
    assert isinstance(renderer, HasPreview)  # only asked for games that have one
    return renderer.preview(view, look, tuple(picked), tuple(marks))


def leaves(view: Any) -> dict[str, int]:
    """Returns the number of further pictures by name; the text of a name's button is `<game>-look-<name>`."""
    renderer = RENDERERS[view.game]
    return renderer.leaves(view) if isinstance(renderer, HasLeaves) else {}


def leaf(view: Any, look: Look, name: str, number: int) -> bytes:
    """Returns one of the further pictures as a PNG, numbered from 0. All that it shows is public."""
    renderer = RENDERERS[view.game]
    assert isinstance(renderer, HasLeaves)  # only asked for what `leaves` has listed
    return renderer.leaf(view, look, name, number)


def leaf_words(view: Any, look: Look, name: str, number: int) -> str:
    """Returns the alt text of one of the further pictures, at most 1,024 characters."""
    renderer = RENDERERS[view.game]
    assert isinstance(renderer, HasLeaves)  # only asked for what `leaves` has listed
    return renderer.leaf_words(view, look, name, number)


def preview_words(view: Any, look: Look, picked: Sequence[str], marks: Sequence[str]) -> str:
    """Returns the alt text of a preview, at most 1,024 characters."""
    renderer = RENDERERS[view.game]
    assert isinstance(renderer, HasPreview)  # only asked for games that have one
    return renderer.preview_words(view, look, tuple(picked), tuple(marks))


def stand_ins(game: str, look: Look) -> tuple[str, ...]:
    """Returns by seat the shape and number that pictures have for a name no font can draw; "" for others."""
    return voice.stand_ins(look, game)


def hand_is_table(view: Any) -> bool:
    """Checks if the hand picture shows the whole table, so that the board need not be sent with it."""
    return bool(getattr(RENDERERS[view.game], "HAND_IS_TABLE", False))


def next_sort(view: Any, look: Look) -> Sort | None:
    """Returns the order after the one in which the hand is shown; None if there is only one."""
    renderer = _sorting(view.game)
    if renderer is None:
        return None
    known = renderer.SORTS
    return known[(known.index(renderer.sort(view, look)) + 1) % len(known)]


def pictured(view: Any, look: Look) -> tuple[Card, ...]:
    """Returns the cards of a hand in the order of its picture; none where it has one order only."""
    renderer = _sorting(view.game)
    return () if renderer is None else renderer.pictured(view, look)


def waiting(view: Any, look: Look) -> str:
    """Returns the id of the text that says what the table waits for; its parameter is `who`."""
    return voice.waiting(view, speech(look.language))


def board_words(view: Any, look: Look) -> str:
    """Returns the alt text of the board, at most 1,024 characters, from which a blind person can play."""
    return board_said(view, look)[0]


def board_said(view: Any, look: Look) -> Said:
    """Returns that text, and the sentences for which it has no room."""
    return RENDERERS[view.game].board_said(view, look)


def hand_words(view: Any, look: Look, picked: Sequence[str] = (), rest: Sequence[str] | None = None) -> str:
    """Returns the alt text of the hand, at most 1,024 characters.

    `rest`: what that of the board has no room for, if it is known already.
    """
    return RENDERERS[view.game].hand_words(view, look, tuple(picked), rest)


def text_board(view: Any, look: Look) -> str:
    """Returns the board as text in Discord's markdown, at most 1,800 characters."""
    return RENDERERS[view.game].text_board(view, look)


def opened(view: Any, hands: Sequence[Any]) -> Any:
    """Returns the channel's view with what the seats know, as far as the game's board can show that."""
    from render import open_hands  # with what it draws, on the first use

    return open_hands.opened(view, hands)


def hands_scene(hands: Sequence[Any], look: Look) -> Scene | None:
    """Returns the picture of all hands, from the view of each seat; None if nobody holds a card."""
    from render import open_hands  # with what it draws, on the first use

    return open_hands.scene(hands, look)


def hands_words(hands: Sequence[Any], look: Look) -> str:
    """Returns all hands in words, at most 1,024 characters; empty if nobody holds a card."""
    from render import open_hands  # with what it draws, on the first use

    return open_hands.words(hands, look)


def is_warm(shown: Scene) -> bool:
    """Checks if so little of the picture is new that drawing it costs less than two milliseconds.

    That is, only a few strips have to be drawn, from sprites that exist already.
    """
    return PICTURES.has(shown) or is_cheap(shown, WARM_STRIPS)
