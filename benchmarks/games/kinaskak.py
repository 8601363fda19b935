"""Kínaskák: the slowest search for a contract, in hands of nineteen cards with three jokers."""

import random
from time import process_time

from benchmarks.rows import Row
from benchmarks.rows import show as print_rows
from games.cards import DECK, JOKER, Card, order, suit
from games.kinaskak.melds import contracts, finder

HANDS = 600
MOST_MS = 50.0
JOKERS = 3
SIZE = 19


def hands() -> list[tuple[Card, ...]]:
    """Returns random hands with three jokers, some of few ranks or few suits."""
    chooser = random.Random(19)
    found = []
    for _ in range(HANDS):
        ranks = chooser.sample(range(1, 14), chooser.randint(5, 13))
        suits = chooser.sample("CDHS", chooser.randint(2, 4))
        near = [card for card in DECK * 3 if order(card) in ranks and suit(card) in suits]
        found.append((*chooser.sample(near, min(len(near), SIZE - JOKERS)), *(JOKER,) * JOKERS))
    return found


def worst() -> list[Row]:
    """Returns a row for each standard contract: the slowest hand, in milliseconds of processor time."""
    values, rows = contracts.house().values, []
    for number, contract in enumerate(contracts.house().contracts, 1):
        slowest, laid = 0.0, 0
        for hand in hands():
            taken = []
            for _ in range(3):
                for kept in (finder._ways, finder._whole, finder._stretches):
                    kept.cache_clear()
                started = process_time()
                laid += bool(finder.ways(hand, contract, values)) / 3
                taken.append(1e3 * (process_time() - started))
            slowest = max(slowest, min(taken))
        what = f"kinaskak: the slowest search in round {number}, ms"
        rows.append(Row("K1", what, slowest, "<=", MOST_MS, f"{laid:.0f} of {HANDS} hands can lay it"))
    return rows


def main() -> None:
    """Prints the rows."""
    print_rows(worst())


if __name__ == "__main__":
    main()
