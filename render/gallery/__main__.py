"""`python -m render.gallery FILE`: writes the picture of all games for the README."""

import sys
from pathlib import Path
from typing import Final

from games.keys import KEYS
from locales import speech
from render.gallery import has_position, picture
from render.look import Look

NAMES: Final = ("Anna", "Björn", "Clara", "Dagur")
COLOURS: Final = 72
"""Colours of a file that a phone loads soon."""


def main(file: Path) -> None:
    """Writes the picture of the games that have a position."""
    games = [*filter(has_position, KEYS)]
    names = [speech("en").say(f"{game}-name") for game in games]
    file.write_bytes(picture(games, names, Look("en", NAMES), COLOURS))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
