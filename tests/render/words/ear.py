"""Measures how long a board is listened to: `python -m tests.render.words.ear [GAME …]`.

Bots play; boards and hands of positions from the first to the last are counted in spoken words, which are
taken at 180 a minute. Prints for each game and language the median and the ninth tenth of the seconds for
the board, the median for board and hand of a seat that is to play, and the most characters of a board.
"""

import re
import sys
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Final

import render
from games.registry import GAMES
from locales import LANGUAGES
from render import Look
from tests.render.words.positions import NAMES, views

RATE: Final = 3.0
"""Spoken words a second: 180 a minute."""
PLAYED: Final = 6
"""Games of each kind."""
TAKEN: Final = 12
"""Positions of each game."""
_SPOKEN: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*|\d+|[♠♥♦♣–=/%+→·|~#^▯●○]|[\U0001F000-\U0001FAFF]")


def spoken(text: str) -> int:
    """Returns the number of words that a screen reader says: words, numbers and signs that it names."""
    return len(_SPOKEN.findall(text))


def seconds(text: str) -> float:
    """Returns how long the text is listened to."""
    return spoken(text) / RATE


def measure(key: str, language: str) -> str:
    """Returns a row of the table."""
    look = Look(language, NAMES)
    boards, turns, longest = list[float](), list[float](), 0
    for number in range(PLAYED):
        for public, own in views(key, number, TAKEN):
            board = render.of(public).board_words(look)
            hand = render.of(own).hand_words(look)
            longest = max(longest, len(board))
            boards.append(seconds(board))
            turns.append(seconds(hand) if render.of(own).hand_is_table else seconds(f"{board} {hand}"))
    ninth = quantiles(boards, n=10)[-1]
    return f"| {key} | {language} | {median(boards):.1f} | {ninth:.1f} | {median(turns):.1f} | {longest} |"


def main(keys: Sequence[str]) -> None:
    """Prints a row for each game and language."""
    print("| game | language | board, s | nine tenths, s | board and hand, s | characters |")
    print("|---|---|---|---|---|---|")
    for key in keys or sorted(GAMES):
        for language in LANGUAGES:
            print(measure(key, language), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
