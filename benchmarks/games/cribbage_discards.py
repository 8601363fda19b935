"""Writes `games/cribbage/data/discards.toml`: how often each pair of ranks is given to the crib.

Hands from a fixed seed are discarded by expected value against the table of the previous round, in three
rounds; the first table is uniform. `python -m benchmarks.games.cribbage_discards`, about two minutes.
"""

import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Final

from games.cards import DECK, RANKS, order
from games.cribbage.bot.crib_value import PAIRS, Table, discard_worths

HANDS: Final = 6000
ROUNDS: Final = 3
MILLION: Final = 1_000_000
TARGET: Final = Path(__file__).parents[2] / "games/cribbage/data/discards.toml"
HEAD: Final = (
    "# How often each pair of ranks is given to the crib, of a million discards by expected value, ace to\n"
    "# king; each row begins at its own rank. Made by benchmarks/games/cribbage_discards.py.\n"
)


def table(own: bool, theirs: Table) -> Table:
    """Returns how often, in a million, each pair is given by the crib's owner (`own`) or the other player.

    `theirs` is the table of their opponent.
    """
    chooser = random.Random(f"discards {own}")
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(HANDS):
        six = chooser.sample(DECK, 6)
        pairs = list(combinations(six, 2))
        worths = discard_worths(six, pairs, own=own, given=theirs)
        one, two = sorted(order(card) - 1 for card in pairs[worths.index(max(worths))])
        found[one, two] += 1
    smooth = 0.25  # so that no pair has probability 0
    whole = HANDS + smooth * len(PAIRS)
    return tuple(round(MILLION * (found[pair] + smooth) / whole) for pair in PAIRS)


def rows(name: str, numbers: Table) -> str:
    """Returns the table as TOML."""
    lines = []
    rest = list(numbers)
    for length in range(len(RANKS), 0, -1):
        lines.append(f"  {rest[:length]},")
        rest = rest[length:]
    return "\n".join([f"{name} = [", *lines, "]"]) + "\n"


def main() -> None:
    """Writes the file."""
    dealer = other = tuple(12 if a == b else 32 for a, b in PAIRS)
    for _ in range(ROUNDS):
        dealer, other = table(True, other), table(False, dealer)
    TARGET.write_text(HEAD + rows("dealer", dealer) + rows("other", other), encoding="utf-8")


if __name__ == "__main__":
    main()
