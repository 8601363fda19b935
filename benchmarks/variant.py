"""Runs the bot for `whole.py`: unchanged, without pictures, or with pictures made by Pillow alone."""

import io
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from PIL import Image

import bot
import render


def without_pictures() -> None:
    """Replaces every picture by one pixel."""
    out = io.BytesIO()
    Image.new("P", (1, 1)).save(out, "PNG")
    dot = out.getvalue()
    render.is_warm = lambda _: True
    render.png = lambda _: dot
    render.Renderer.hand = lambda *_, **__: dot


def plain_pictures() -> None:
    """Draws the same pixels with Pillow: sprites pasted on one canvas, PNG at level 6, in a thread."""
    from benchmarks.render import plain  # imports modules of `render` that the bot does not

    def hand(shown: Any, look: render.Look, picked: tuple[str, ...] = ()) -> bytes:
        return plain(shown.draw_hand(shown.view, look, picked))

    render.is_warm = lambda _: False
    render.png = plain
    render.Renderer.hand = hand


VARIANTS = {"ours": lambda: None, "none": without_pictures, "plain": plain_pictures}

if __name__ == "__main__":
    VARIANTS[sys.argv[1]]()
    sys.exit(bot.main())
