"""Kasino: the slowest ask in the positions of random games, under all house rules.

`python -m benchmarks.games.kasino 10000` plays 10,000 games in which cards are mostly laid down, so that
tables fill up. Every ask is timed in the positions with the most sums, with empty caches, best of three.
10,000 games take ten minutes and reach 480,000 tables of up to 41 loose cards.
"""

import heapq
import random
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.benches import BENCHES, Twister
from benchmarks.rows import Row, show
from games.kasino import legality
from games.kasino.captures import finder
from games.kasino.moves import Lay, Move
from games.kasino.reveal import view
from games.kasino.rules import KASINO
from games.kasino.values import held_values
from games.kasino.views import KasinoView
from tests.contract.records import all_options
from tests.games.kasino import listing

GAMES = 300
HARDEST = 60
WALKS = 12
MOST_MS = 5.0
LAYS = 0.7
"""The share of moves that lay a card down if that is legal."""


def tables(games: int) -> Iterator[tuple[Any, KasinoView]]:
    """Yields every position of the first round of random games, with the view of the seat to play."""
    for number in range(games):
        chooser, chance = random.Random(f"kasino {number}"), Twister(number)
        options = all_options(KASINO, chooser)
        s = KASINO.start(chooser.choice((2, 3, 4)), options, chance).state
        first = s.round
        while s.phase == "play" and s.round == first:
            seen = view(s, s.turn)
            yield s, seen
            s = KASINO.apply(s, s.turn, any_move(seen, chooser), chance).state


def any_move(seen: KasinoView, chooser: random.Random) -> Move:
    """Returns a random move that mostly lays a card down."""
    card = chooser.choice(seen.hand)
    if chooser.random() < LAYS and legality.refusal(seen, Lay(card)) is None:
        return Lay(card)
    return chooser.choice(listing.every(seen))


def hardness(seen: KasinoView) -> int:
    """Returns the number of sums on the table for the cards of the hand."""
    values = {value for card in seen.hand for value in held_values(card)}
    return sum(len(finder.sums(seen, value)) for value in values)


def asks(s: Any, chooser: random.Random) -> Iterator[tuple[str, ...]]:
    """Yields the picks of every ask on some random walks from this position."""
    key = KASINO.asks(s, s.turn)[0]
    for _ in range(WALKS):
        picked: tuple[str, ...] = ()
        while True:
            yield picked
            values = KASINO.ask(s, s.turn, key, picked).values
            if not values:
                break
            choosers = [value for value in values if value.token.split()[0] in ("take", "build")]
            picked = (*picked, chooser.choice(choosers or values).token)


def milliseconds(s: Any, picked: tuple[str, ...]) -> float:
    """Returns the time of one ask with empty caches, best of three."""
    key, taken = KASINO.asks(s, s.turn)[0], []
    for _ in range(3):
        BENCHES["kasino"].forget()
        started = process_time()
        KASINO.ask(s, s.turn, key, picked)
        taken.append(1e3 * (process_time() - started))
    return min(taken)


def main(games: int = GAMES) -> None:
    """Prints the row."""
    kept: list[tuple[int, int, Any]] = []
    most = count = 0
    for n, (s, seen) in enumerate(tables(games)):
        most, count = max(most, len(s.loose)), n + 1
        found = (hardness(seen), n, s)
        if len(kept) < HARDEST:
            heapq.heappush(kept, found)
        elif found > kept[0]:
            heapq.heapreplace(kept, found)
    chooser = random.Random(1)
    times = [
        (milliseconds(s, picked), sums, len(s.loose)) for sums, _, s in kept for picked in {*asks(s, chooser)}
    ]
    worst, sums, loose = max(times)
    note = (
        f"{games:,} games, {count:,} tables, at most {most} loose cards; {len(times)} asks of the hardest, "
        f"worst with {loose} loose cards and {sums} sums for the hand"
    )
    show([Row("E5", "kasino: the worst ask of random games, ms", worst, "<=", MOST_MS, note)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
