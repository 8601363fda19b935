"""Kasino: how long the longest question takes that random games lead to, under all house rules.

`python -m benchmarks.kasino 10000` plays so many games, mostly laying cards down, so that tables fill up. Of
their tables those with the most sums are kept, and every question about them is asked, each as for the first
time; the best of three times counts, since other work of the machine only adds.

The whole series takes ten minutes of processor: 480,000 tables of up to 41 loose cards; the longest ask has
been 2.3 ms.
"""

import heapq
import random
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.games import BENCHES, Twister
from benchmarks.rows import Row, show
from games.kasino import legality
from games.kasino.captures import finder, listing
from games.kasino.moves import Lay, Move
from games.kasino.reveal import view
from games.kasino.rules import KASINO
from games.kasino.values import held_values
from games.kasino.views import KasinoView
from tests.contract.records import all_options

GAMES = 300
HARDEST = 60
WALKS = 12
MOST_MS = 5.0
LAYS = 0.7
"""How often a card is laid down although more could be done with it."""


def tables(games: int) -> Iterator[tuple[Any, KasinoView]]:
    """Every position of so many random games."""
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
    """A card laid down, where that is allowed and the die says so; else any move."""
    card = chooser.choice(seen.hand)
    if chooser.random() < LAYS and legality.refusal(seen, Lay(card)) is None:
        return Lay(card)
    return chooser.choice(listing.every(seen))


def hardness(seen: KasinoView) -> int:
    """How many sums there are for the cards of the hand."""
    values = {value for card in seen.hand for value in held_values(card)}
    return sum(len(finder.sums(seen, value)) for value in values)


def asks(s: Any, chooser: random.Random) -> Iterator[tuple[str, ...]]:
    """The picks of every question on some walks from this position."""
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
    """One question, as for the first time; best of three."""
    key, taken = KASINO.asks(s, s.turn)[0], []
    for _ in range(3):
        BENCHES["kasino"].forget()
        started = process_time()
        KASINO.ask(s, s.turn, key, picked)
        taken.append(1e3 * (process_time() - started))
    return min(taken)


def main(games: int = GAMES) -> None:
    """Print the row."""
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
    told = (
        f"{games:,} games, {count:,} tables, at most {most} loose cards; {len(times)} asks of the hardest, "
        f"worst with {loose} loose cards and {sums} sums for the hand"
    )
    show([Row("E5", "kasino: the worst ask of random games, ms", worst, "<=", MOST_MS, told)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
