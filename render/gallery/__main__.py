"""`python -m render.gallery FOLDER`: writes a picture of each game, by its key, for the documents."""

import io
import sys
from pathlib import Path
from typing import Final

from PIL import Image

from games.keys import KEYS
from render.drawing.strips import draw
from render.gallery import has_position, position
from render.look import Look
from render.registry import of

SIDE: Final = 800
"""The longer side of a picture, in pixels."""
NAMES: Final = ("Anna", "Björn", "Clara", "Dagur")


def picture(game: str) -> bytes:
    """Returns the board of a game's position as PNG."""
    board = draw(of(position(game)).scene(Look("en", NAMES))).convert("RGB")
    board.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    board.quantize(256, method=Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main(folder: Path) -> None:
    """Writes the pictures of all games that have a position."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in filter(has_position, KEYS):
        (folder / f"{game}.png").write_bytes(picture(game))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
