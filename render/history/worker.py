"""Makes one film in a process of its own: reads the game from its input, writes progress and the film.

`python -m render.history.worker` reads a pickled `Course`, which only the process that started it can send.
It writes lines `DONE OF` while frames are drawn, then a line `film BYTES MILLISECONDS` and the file.
"""

import os
import pickle
import sys
from typing import BinaryIO, Final

import locales
from render.history.course import Course
from render.history.film import film

LOWER: Final = 10
"""By how much the process yields to others, so that a film delays no move."""


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Makes the film of the game that `source` holds."""
    locales.log_missing_texts()
    course: Course = pickle.load(source)  # noqa: S301  # written by the process that started this one

    def tell(done: int, of: int) -> None:
        target.write(f"{done} {of}\n".encode())
        target.flush()

    data, lasts = film(course, tell)
    target.write(f"film {len(data)} {lasts}\n".encode())
    target.write(data)
    target.flush()


if __name__ == "__main__":
    os.nice(LOWER)
    main(sys.stdin.buffer, sys.stdout.buffer)
