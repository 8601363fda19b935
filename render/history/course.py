"""The fortunes over a whole game, measured once for everything that shows them."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec

from games.contract import Event, Outcome, View
from locales import Speech, speech
from render import registry
from render.drawing.lettering import named, spoken
from render.fortunes import Amounts, Measure, Parties
from render.look import Look
from render.voice import NameFilter, names_of


class Position(NamedTuple):
    """A public view, and the public events that led to it."""

    view: View
    events: tuple[Event, ...]


class Span(NamedTuple):
    """Stages of the game, by number from the first to the last, and what each party gained in them."""

    first: int
    last: int
    gains: tuple[int, ...]


class Course(msgspec.Struct, frozen=True, dict=True):
    """All positions of one game, from the first to the last, and how it ended; None if it was closed."""

    positions: tuple[Position, ...]
    outcome: Outcome | None
    look: Look

    @cached_property
    def measure(self) -> Measure[View] | None:
        """What is measured in this game; None where nothing is."""
        return registry.of(self.end).measure

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.end.game

    @property
    def end(self) -> View:
        """The last view."""
        return self.positions[-1].view

    @property
    def speech(self) -> Speech:
        """The reader's language."""
        return speech(self.look.language)

    @property
    def is_low(self) -> bool:
        """Checks if the lowest amount leads."""
        return self.measure is not None and self.measure.low

    @cached_property
    def parties(self) -> Parties:
        """The seats that rise and fall together."""
        return () if self.measure is None else self.measure.parties(self.end, self.end)

    @cached_property
    def amounts(self) -> tuple[Amounts, ...]:
        """The amounts of all parties, by position."""
        if self.measure is None:
            return ()
        return tuple(self.measure.amounts(at.view, self.end) for at in self.positions)

    @cached_property
    def stages(self) -> tuple[int, ...]:
        """The number of the deal or round in which the move to each position was made; 1 if there is none."""
        if self.measure is None:
            return (1,) * len(self.positions)
        at = [self.measure.stage(position.view, self.end) for position in self.positions]
        return (at[0], *at[:-1])

    @property
    def has_curve(self) -> bool:
        """Checks if there is anything to see: a known amount that has changed."""
        return any(len({row[n] for row in self.known}) > 1 for n in range(len(self.parties)))

    @cached_property
    def known(self) -> tuple[tuple[int, ...], ...]:
        """The amounts from the first position on in which all are known."""
        rows = [row for row in self.amounts if row and None not in row]
        return tuple(tuple(amount or 0 for amount in row) for row in rows)

    def ends(self) -> list[int]:
        """Returns the index of the last position of each stage."""
        last = {stage: n for n, stage in enumerate(self.stages)}
        return sorted(last.values())

    def spans(self, most: int) -> list[Span]:
        """Returns what was gained in each stage, in at most so many spans of equal length."""
        ends = [n for n in self.ends() if self.amounts and None not in self.amounts[n]]
        size = -(-len(ends) // most) or 1
        found, before, first = list[Span](), (self.known[0] if self.known else ()), 1
        for at in range(0, len(ends), size):
            last = ends[min(at + size, len(ends)) - 1]
            now = self._at(last)
            gains = tuple(a - b for a, b in zip(now, before, strict=True))
            found.append(Span(first, self.stages[last], gains))
            before, first = now, self.stages[last] + 1
        return found

    def _at(self, n: int) -> tuple[int, ...]:
        return tuple(amount or 0 for amount in self.amounts[n])

    def leaders(self) -> list[int | None]:
        """Returns the party that leads alone at each position; None where nobody does."""
        best = min if self.is_low else max
        return [_alone(row, best(row)) if row else None for row in self.known]

    def ranked(self) -> list[list[int]]:
        """Returns the parties by place, as the game ended; by their last amounts if it was closed."""
        if self.outcome is not None:
            return [
                [n for n, party in enumerate(self.parties) if {*party} & {*seats}]
                for seats in self.outcome.placing
            ]
        last = self.known[-1]
        levels = sorted(set(last), reverse=not self.is_low)
        return [[n for n, amount in enumerate(last) if amount == level] for level in levels]

    def names(self, fit: NameFilter) -> tuple[str, ...]:
        """Returns the names by seat, fit for their use."""
        seats = max(len(self.look.names), *(seat + 1 for party in self.parties for seat in party), 1)
        return names_of(self.look, seats, fit, registry.of(self.end).shapes)

    def drawn_names(self) -> list[str]:
        """Returns the names of each party for a picture, joined by a plus sign."""
        names = self.names(named)
        return [" + ".join(names[seat] for seat in party) for party in self.parties]

    def told_names(self) -> list[str]:
        """Returns the names of each party for a sentence."""
        names = self.names(spoken)
        return [self.speech.listed([names[seat] for seat in party]) for party in self.parties]


def _alone(row: Sequence[int], best: int) -> int | None:
    return row.index(best) if row.count(best) == 1 else None
