"""Pictures and texts of what one reader may see: `render.of(view)` draws and describes a view.

Rendering reads views only, never states, so that no picture or text can contain a secret.
"""

from collections.abc import Sequence

from games.contract import View
from render import gallery
from render.drawing.pictures import Png, is_warm, png
from render.drawing.strips import Scene
from render.look import Look, Sort
from render.registry import load, of, of_game
from render.renderer import AnyRenderer, Renderer, has_sprites

__all__ = [
    "AnyRenderer", "Look", "Png", "Renderer", "Sort", "emoji", "gallery", "hands_scene", "hands_words",
    "has_sprites", "is_warm", "load", "of", "of_game", "png",
]  # fmt: skip


def hands_scene(hands: Sequence[View], look: Look) -> Scene | None:
    """Returns the picture of all hands, from the view of each seat; None if nobody holds a card."""
    from render import open_hands  # with what it draws, on the first use

    return open_hands.scene(hands, look)


def emoji(suit: str) -> bytes:
    """Returns the sign of a suit as an emoji, a PNG."""
    from render.cards import emoji  # with what it draws, on the first use

    return emoji.emoji(suit)


def hands_words(hands: Sequence[View], look: Look) -> str:
    """Returns all hands in words, at most 1,024 characters; empty if nobody holds a card."""
    from render import open_hands  # with what it draws, on the first use

    return open_hands.words(hands, look)
