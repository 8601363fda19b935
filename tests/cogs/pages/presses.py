"""How many presses a decision takes from the open hand: bots choose, and the picker's screens are pressed.

A button is one press, an option of a select two (open, choose), each page of a select one more, a
confirmation one, the button of another question one. What is picked automatically is none.

    python -m tests.cogs.pages.presses [--games 20] [GAME ...]
"""

import argparse
import asyncio
import heapq
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from statistics import mean, median
from typing import Any, Final, NamedTuple

from cogs.pages import picker
from cogs.pages.answers import MOST_BUTTONS, first_of_field
from cogs.pages.picker import Question, Walk
from cogs.wire.layouts import OPTIONS
from games.chance import Derived
from games.contract import AnyAsk, AnyGame, Seat, moves
from games.registry import GAMES
from tables.views import TableId
from tests.games.fuldrigger.turn import presses as turns

SCREENS: Final = 1_500
"""Screens that are looked at for one decision; a move not found by then is composed in a form or typed."""
SELECT: Final = 2
MOST_MOVES: Final = 4_000

Counts = dict[str, list[int]]
"""Presses by the kind of decision."""


class Asking:
    """A game service that answers the asks of one position. Question `n` is the seat's n-th."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._keys = game.asks(state, seat)
        self._found: dict[tuple[int, tuple[str, ...]], AnyAsk] = {}

    @property
    def questions(self) -> range:
        return range(len(self._keys))

    def is_row(self, number: int) -> bool:
        return self._game.is_row(self._keys[number])

    def ask(self, number: int, picked: tuple[str, ...]) -> AnyAsk:
        if (number, picked) not in self._found:
            found = self._game.ask(self._state, self._seat, self._keys[number], picked)
            self._found[number, picked] = found
        return self._found[number, picked]


class Screen(NamedTuple):
    """A walk to be looked at, or the move that was made, after so many presses."""

    presses: int
    order: int
    walk: Walk
    is_made: bool = False


async def routes(
    game: AnyGame, state: Any, seat: Seat, screens: int = SCREENS
) -> AsyncIterator[tuple[int, Any]]:
    """Yields moves with the fewest presses that make them, the shortest first."""
    tables = Asking(game, state, seat)
    heap: list[Screen] = []
    for number in tables.questions:
        walk = picker.begin(Question(TableId(1), seat, 1, number, partial(tables.ask, number)))
        heapq.heappush(heap, Screen(min(number, 1), len(heap), walk))
        for place in picker.in_row(walk) if number and tables.is_row(number) else ():
            after = picker.skip_single(picker.step(walk, place))
            heapq.heappush(heap, Screen(1, len(heap), after, _is_made(after)))
    order, seen = len(heap), set[str]()
    while heap and screens:
        screens -= 1
        at = heapq.heappop(heap)
        whole = at.walk.ask.whole
        if at.is_made:
            if str(whole) not in seen:
                seen.add(str(whole))
                yield at.presses, whole
            continue
        for presses, walk, is_made in _pressed(at.walk):
            order += 1
            heapq.heappush(heap, Screen(at.presses + presses, order, walk, is_made))


def _pressed(walk: Walk) -> list[tuple[int, Walk, bool]]:
    """Returns what each button or option leads to, after so many presses, and whether a move is made."""
    found = [] if walk.ask.whole is None else [(1, walk, True)]
    walk = picker.flat(walk)
    if walk.offers:
        return found + [(1, o.walk, o.verb == "do" or _is_made(o.walk)) for o in walk.offers]
    for place, price in enumerate(_prices(walk)):
        after = picker.skip_single(picker.step(walk, place))
        found.append((price, after, _is_made(after)))
    return found


def _is_made(walk: Walk) -> bool:
    return walk.whole is not None and not walk.ask.confirm


def _prices(walk: Walk) -> list[int]:
    """Returns the presses for each value: of a button, or of an option and the pages before it."""
    first = walk.asks[first_of_field(walk)]
    pressed = [value for value in first.values if value.about is None]
    in_select = first.shape == "select" or len(pressed) > MOST_BUTTONS
    found, listed = [], 0
    for value in walk.ask.values:
        if in_select or value.about is not None:
            found.append(SELECT + listed // OPTIONS)
            listed += 1
        else:
            found.append(1)
    return found


async def listed(game: AnyGame, state: Any, seat: Seat, screens: int = SCREENS) -> list[tuple[int, Any]]:
    """Returns the moves that so many screens offer, with the fewest presses, the shortest first."""
    return [route async for route in routes(game, state, seat, screens)]


async def least(game: AnyGame, state: Any, seat: Seat, move: str) -> int | None:
    """Returns the fewest presses that make the move; None if no screen offers it."""
    async for presses, made in routes(game, state, seat):
        if str(made) == move:
            return presses
    return None


async def measure(key: str, games: Sequence[int]) -> tuple[Counts, Counter[str]]:
    """Returns the presses of every decision of these games between bots, and the moves not found by kind."""
    if key == "fuldrigger":
        return await turns.measure(games, listed)
    counts: Counts = defaultdict(list)
    missed: Counter[str] = Counter()
    for number in games:
        await _play(GAMES[key], f"presses {key} {number}".encode(), counts, missed)
    return counts, missed


async def _play(game: AnyGame, seed: bytes, counts: Counts, missed: Counter[str]) -> None:
    seats = 4 if 4 in game.seats else min(game.seats)
    state = game.start(seats, game.Options(), Derived(seed, 0)).state
    for n in range(1, MOST_MOVES):
        if game.outcome(state) is not None:
            return
        seat, move = _chosen(game, state, Derived(seed + b" bot", n))
        if seat is not None:
            kind = _kind(game, state, seat, str(move))
            presses = await least(game, state, seat, str(move))
            if presses is None:
                missed[kind] += 1
            else:
                counts[kind].append(presses)
        state = game.apply(state, seat, move, Derived(seed, n)).state
    raise AssertionError("the game does not end")


def _kind(game: AnyGame, state: Any, seat: Seat, move: str) -> str:
    """Returns the kind of a decision: the question, or the first word of the move where that says more."""
    word = move.split()[0]
    if word == "army" and any(_asks(game, state, seat, "stratego-field-army-stands")):
        return "swap"
    return KINDS[game.key](word, move) if game.key in KINDS else word


def _asks(game: AnyGame, state: Any, seat: Seat, field: str) -> Iterator[bool]:
    """Yields for each question of the seat whether it is this one."""
    return (game.ask(state, seat, key, ()).field == field for key in game.asks(state, seat))


KINDS: Final[dict[str, Callable[[str, str], str]]] = {
    "olsen": lambda word, move: "eight" if word == "play" and {*move.split()} & {*"CDHS"} else word,
    "stratego": lambda word, _: "move" if "-" in word else word,
    "partners": lambda word, _: word if word in ("give", "SW", "7", "enter") else "card",
}


def _chosen(game: AnyGame, state: Any, chance: Derived) -> tuple[Seat | None, Any]:
    """Returns the next move and its seat: a bot's, or a clock's where no bot moves."""
    for wait in game.waits(state):
        for seat in wait.seats:
            view: Any = game.view(state, seat)
            if seat in view.waiting:
                legal = lambda who=seat: moves(game, state, who)  # noqa: E731
                move = game.choose(view, legal, chance, game.strengths[-1])
                if move is not None:
                    return seat, move
    return game.lapse(state, game.waits(state)[0].id)


def ninetieth(found: Sequence[int]) -> int:
    """Returns the number of presses that nine in ten decisions do not exceed."""
    return sorted(found)[-(-9 * len(found) // 10) - 1]


def table(counts: Counts, missed: Counter[str]) -> str:
    """Returns a line for each kind of decision: how many, mean, median, 90th percentile, most, not found."""
    lines = [f"{'decision':<14}{'n':>7}{'mean':>7}{'median':>8}{'p90':>5}{'max':>5}{'form':>6}"]
    for kind in sorted({*counts, *missed}):
        found = counts.get(kind) or [0]
        figures = (
            f"{mean(found):>7.2f}{median(found):>8g}{ninetieth(found):>5}{max(found):>5}{missed[kind]:>6}"
        )
        lines.append(f"{kind:<14}{len(counts.get(kind, ())):>7}{figures}")
    return "\n".join(lines)


def main(say: Callable[[str], object] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    for key in asked.game:
        counts, missed = asyncio.run(measure(key, range(asked.games)))
        say(f"\n{key}\n{table(counts, missed)}")


if __name__ == "__main__":
    main()
