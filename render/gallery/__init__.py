"""One picture of all games: a position of each, drawn by its own painter, with its name below.

The positions beside this module are views of the channel as JSON (`tests/render/gallery_positions.py`).
"""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast, get_args

import msgspec
from PIL import Image

from games.contract import View
from render.drawing import lettering, theme
from render.drawing.strips import draw
from render.look import Look
from render.registry import of, of_game

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 1_000
COLUMNS: Final = 2
GAP: Final = 24
HEIGHT: Final = 330
"""Height of a board's place; its name stands below it."""
NAME: Final = 70


def position(game: str) -> View:
    """The position of a game that the picture shows. Raises FileNotFoundError if there is none."""
    (view,) = get_args(of_game(game).__orig_bases__[0])  # type: ignore[attr-defined]  # of every generic class
    return cast("View", msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=view))


def has_position(game: str) -> bool:
    """Checks if the picture can show this game."""
    return (FOLDER / f"{game}.json").is_file()


def picture(games: Sequence[str], names: Sequence[str], look: Look, colours: int = 256) -> bytes:
    """Returns a PNG of these games with their names, in the order of reading. Safe between threads."""
    rows = -(-len(games) // COLUMNS)
    width = (WIDTH - GAP * (COLUMNS + 1)) // COLUMNS
    image = Image.new("RGB", (WIDTH, GAP + rows * (HEIGHT + NAME + GAP)), theme.PAPER)
    for n, (game, name) in enumerate(zip(games, names, strict=True)):
        left = GAP + n % COLUMNS * (width + GAP)
        top = GAP + n // COLUMNS * (HEIGHT + NAME + GAP)
        board = draw(of(position(game)).scene(look)).convert("RGB")
        board.thumbnail((width, HEIGHT), Image.Resampling.LANCZOS)
        image.paste(board, (left + (width - board.width) // 2, top + HEIGHT - board.height))
        label = lettering.label(name, 44, theme.INK, width=width)
        label.paste(image, left + (width - label.width) // 2, top + HEIGHT + 10)
    out = io.BytesIO()
    image.quantize(colours, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()
