"""How many presses a decision takes from the open hand, when bots choose and the screens are pressed.

A button is one press, an option of a select two (open, choose), a page of a select one more, a confirmation
one, the button of another question one. A single value that is picked automatically is none.

    python -m benchmarks.presses [--games 20] [GAME ...]
"""

import argparse
import heapq
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from statistics import mean, median
from typing import Any, Final

from benchmarks.games import fuldrigger_presses
from cogs.pages.answers import on_buttons
from cogs.pages.picker import is_clear
from cogs.wire.layouts import OPTIONS
from games.chance import Derived
from games.contract import AnyAsk, AnyGame, Seat, State
from games.registry import GAMES

NODES: Final = 4_000
"""Asks that are looked at for one decision; a move not found by then is composed in a form."""
SELECT: Final = 2

Counts = dict[str, list[int]]
"""Presses by the kind of decision."""


def routes(game: AnyGame, s: State, seat: Seat, nodes: int = NODES) -> Iterator[tuple[int, Any]]:
    """Yields moves with the least presses that make them, the shortest first."""
    heap: list[tuple[int, int, str, tuple[str, ...], bool]] = []
    for number, key in enumerate(game.asks(s, seat)):
        heap.append((min(number, 1), len(heap), key, (), False))
    count = len(heap)
    seen: set[str] = set()
    while heap and nodes:
        nodes -= 1
        cost, _, key, picked, is_made = heapq.heappop(heap)
        ask = game.ask(s, seat, key, picked)
        while picked and is_clear(ask):
            picked = (*picked, ask.values[0].token)
            ask = game.ask(s, seat, key, picked)
        whole = ask.whole
        if whole is not None and (is_made or not (ask.values or ask.confirm)):
            if str(whole) not in seen:
                seen.add(str(whole))
                yield cost, whole
            continue
        if whole is not None:  # enough, or the confirmation
            count += 1
            heapq.heappush(heap, (cost + 1, count, key, picked, True))
        for place, price in enumerate(_prices(ask)):
            count += 1
            heapq.heappush(heap, (cost + price, count, key, (*picked, ask.values[place].token), False))


def _prices(ask: AnyAsk) -> list[int]:
    """Returns the presses for each value of an ask."""
    pressed = on_buttons(ask)
    found, listed = [], 0
    for place in range(len(ask.values)):
        if place in pressed:
            found.append(1)
        else:
            found.append(SELECT + listed // OPTIONS)
            listed += 1
    return found


def measure(key: str, games: int, limit: int = 4_000) -> tuple[Counts, Counter[str]]:
    """Returns the presses of every decision of so many games between bots, and the moves not found."""
    if key == "fuldrigger":
        return fuldrigger_presses.measure(range(games), routes)
    counts: Counts = defaultdict(list)
    missed: Counter[str] = Counter()
    game = GAMES[key]
    for number in range(games):
        _play(game, f"presses {key} {number}".encode(), limit, counts, missed)
    return counts, missed


def _play(game: AnyGame, seed: bytes, limit: int, counts: Counts, missed: Counter[str]) -> None:
    seats = 4 if 4 in game.seats else min(game.seats)
    s = game.start(seats, game.Options(), Derived(seed, 0)).state
    for n in range(1, limit):
        if game.outcome(s) is not None:
            return
        seat, move = _chosen(game, s, Derived(seed + b" bot", n))
        if seat is not None:
            kind = str(move).split()[0]
            found = _least(game, s, seat, str(move))
            if found is None:
                missed[kind] += 1
            else:
                counts[kind].append(found)
        s = game.apply(s, seat, move, Derived(seed, n)).state


def _chosen(game: AnyGame, s: State, chance: Derived) -> tuple[Seat | None, Any]:
    """Returns the next move and its seat: a bot's, or one of a clock's where no bot moves."""
    from games.contract import moves

    for wait in game.waits(s):
        for seat in wait.seats:
            view = game.view(s, seat)
            if seat in view.waiting:
                move = game.choose(view, lambda who=seat: moves(game, s, who), chance, game.strengths[0])  # type: ignore[misc]  # a default argument
                if move is not None:
                    return seat, move
    return game.lapse(s, game.waits(s)[0].id)


def _least(game: AnyGame, s: State, seat: Seat, move: str) -> int | None:
    """Returns the fewest presses that make the move; None if no screen offers it."""
    return next((cost for cost, made in routes(game, s, seat) if str(made) == move), None)


def table(counts: Counts, missed: Counter[str]) -> str:
    """Returns a line for each kind of decision: number, mean, median, 90th percentile, most; not found."""
    lines = [f"{'decision':<14}{'n':>7}{'mean':>7}{'median':>8}{'p90':>6}{'max':>5}{'form':>6}"]
    for kind in sorted({*counts, *missed}):
        found = counts.get(kind, [])
        if found:
            told = (len(found), mean(found), median(found), nine_in_ten(found), max(found), missed[kind])
            lines.append(
                f"{kind:<14}{told[0]:>7}{told[1]:>7.2f}{told[2]:>8g}{told[3]:>6g}{told[4]:>5}{told[5]:>6}"
            )
        else:
            lines.append(f"{kind:<14}{0:>7}{'':>26}{missed[kind]:>6}")
    return "\n".join(lines)


def nine_in_ten(found: Sequence[int]) -> float:
    """Returns the number of presses that nine in ten decisions do not exceed."""
    return sorted(found)[max(0, -(-9 * len(found) // 10) - 1)]


def main(say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    for key in asked.game:
        say(f"\n{key}\n{table(*measure(key, asked.games))}")


if __name__ == "__main__":
    main()
