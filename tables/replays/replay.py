"""A game gone through again: which of its lines a viewer may see, and what they see there."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from games.contract import AnyGame, Event, Seat
from tables.model.table import may_see
from tables.past import Highlight
from tables.replays.lines import Line

MOST_MOMENTS: Final = 25
"""Number of moments that are offered: as many as one select can list."""
MOST_SWINGS: Final = 10
"""Number of them that are the biggest swings; the others are deals and rounds."""

Viewer = int | None
"""A person, who sees what they could see then; None for all hands at once."""


Gauges = tuple[tuple[Seat | None, float], ...]
"""How seats stand."""


class Replay:
    """The lines of one game, and by viewer those that are steps for them."""

    def __init__(self, game: AnyGame, lines: Sequence[Line], rules_version: int) -> None:
        self.game = game
        self.lines = tuple(lines)
        self._rules_version = rules_version
        self._steps: dict[Viewer, tuple[int, ...]] = {}
        self._moments: dict[Viewer, tuple[Highlight, ...]] = {}
        self._loaded: tuple[int, Any] = -1, None
        """The line whose position was asked for last, and that position."""

    @property
    def size(self) -> int:
        """The bytes of its positions."""
        return sum(len(line.state) for line in self.lines)

    def steps(self, viewer: Viewer) -> tuple[int, ...]:
        """The lines that are steps for a viewer: the start, and those of which they may see an event."""
        if viewer not in self._steps:
            seen = (n for n, line in enumerate(self.lines) if not n or _events(line, viewer))
            self._steps[viewer] = tuple(seen)
        return self._steps[viewer]

    def same_step(self, number: int, old: Viewer, new: Viewer) -> int:
        """The number that the new viewer has for a step of the old one, or for the last one before it."""
        steps = self.steps(old)
        return bisect_right(self.steps(new), steps[max(0, min(number, len(steps)) - 1)])

    def has_player(self, person: int) -> bool:
        """Returns whether the person has held a seat in the game."""
        return any(seat_of(line, person) is not None for line in self.lines)

    def events(self, n: int, viewer: Viewer) -> tuple[Event, ...]:
        """The events of a line that the viewer may see."""
        return _events(self.lines[n], viewer)

    def state(self, n: int) -> Any:
        """The position after a line."""
        line, state = self._loaded
        if line != n:
            state = self.game.load(self.lines[n].state, self._rules_version)
            self._loaded = n, state
        return state

    def view(self, n: int, viewer: Viewer) -> Any:
        """The position as the viewer saw it; for all hands as everybody in the channel saw it."""
        seat = None if viewer is None else seat_of(self.lines[n], viewer)
        return self.game.view(self.state(n), seat)

    def hands(self, n: int) -> tuple[Any, ...]:
        """The position as each seat saw it."""
        state = self.state(n)
        return tuple(self.game.view(state, Seat(seat)) for seat in range(len(self.lines[n].chairs)))

    def moments(self, viewer: Viewer) -> tuple[Highlight, ...]:
        """The steps that mattered: deals, and the biggest swings where the game can say how a seat stands."""
        if viewer not in self._moments:
            self._moments[viewer] = self._found(viewer)
        return self._moments[viewer]

    def _found(self, viewer: Viewer) -> tuple[Highlight, ...]:
        before: Gauges = ()
        deals: list[tuple[int, Event]] = []
        swings: list[tuple[float, int, Event]] = []
        for number, n in enumerate(self.steps(viewer), 1):
            told = [event for event in self.events(n, viewer) if event.kind == "news"]
            gauges = self._gauges(n, viewer)
            public = [event for event in told if event.audience is None]
            if public and self.lines[n].deals:
                deals.append((number, public[-1]))
            if told and (size := _swing(before, gauges)):
                swings.append((size, number, told[0]))
            before = gauges
        swings.sort(key=lambda swing: (-swing[0], swing[1]))
        chosen = {number: event for _, number, event in swings[:MOST_SWINGS]}
        most = MOST_MOMENTS - len(chosen)
        if len(deals) > most:
            deals = [deals[n * len(deals) // most] for n in range(most)]  # evenly spread
        chosen |= dict(deals)
        return tuple(Highlight(number, chosen[number]) for number in sorted(chosen))

    def _gauges(self, n: int, viewer: Viewer) -> Gauges:
        """How the viewer's seat stands; with all hands open how each seat does."""
        coach = self.game.coach
        if coach is None:
            return ()
        views = self.hands(n) if viewer is None else (self.view(n, viewer),)
        return tuple((view.seat, coach.gauge(view).amount) for view in views if view.seat is not None)


def _swing(before: Gauges, after: Gauges) -> float:
    """The largest change of how a seat stands; 0 where another seat is seen than before."""
    pairs = zip(before, after, strict=False)
    return max((abs(new - old) for (was, old), (now, new) in pairs if was == now), default=0)


def seat_of(line: Line, person: int) -> Seat | None:
    """The seat from which a person saw a line: of several the one that moved; None without a seat."""
    held = [Seat(n) for n, chair in enumerate(line.chairs) if chair.person == person]
    return line.seat if line.seat in held else next(iter(held), None)


def _events(line: Line, viewer: Viewer) -> tuple[Event, ...]:
    """The events that a viewer may see; with all hands open those that everybody saw."""
    seat = None if viewer is None else seat_of(line, viewer)
    return tuple(event for event in line.events if may_see(event, seat))
