"""Generates the actions of a piece: moves, attacks, shots and hand-overs (RULES.md 6).

A `Field` is a position as somebody knows it: the whole state, or a view with unknown ranks. Only the rank of
the acting piece is used, so a seat's actions depend only on what it may know.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.params import Seat
from games.stratego.facts import RING, TURRET, Board, board
from games.stratego.views import CANNON, CAPTAIN, SCOUT, Flag, Kind, Options, Piece, Shuttle, Space

MOST_TO_AND_FRO: Final = 5
_STEPS: Final = {"2": 2, "3": 3, "any": 1000}
_RANGES: Final = {"up_to_3": range(1, 4), "exactly_3": range(3, 4), "up_to_4": range(1, 5)}

Ends = dict[Space, Kind]
"""The end spaces of a piece, with what it does there."""


class Field:
    """A position: the pieces on the board and the flags that lie there."""

    def __init__(
        self,
        key: str,
        options: Options,
        seats: int,
        pieces: Sequence[Piece],
        flags: Sequence[Flag],
        shuttles: Sequence[Shuttle | None],
    ) -> None:
        self.board: Board = board(key)
        self.options = options
        self.seats = seats
        self.pieces = pieces
        self.shuttles = shuttles
        self.at: dict[Space, int] = {p.space: n for n, p in enumerate(pieces) if p.space is not None}
        self.bearers = {flag.bearer: flag.seat for flag in flags if flag.bearer is not None}
        self.lying = {flag.space for flag in flags if flag.space is not None}
        self.friendly = _friendly(seats, options)
        self._foes: dict[Seat, frozenset[Space]] = {}
        self._ends: dict[int, Ends] = {}

    def own(self, seat: Seat) -> list[int]:
        """Returns the seat's pieces on the board."""
        pieces = self.pieces
        return [n for n in self.at.values() if pieces[n].seat == seat]

    def can_act(self, seat: Seat) -> bool:
        """Whether any of the seat's pieces can act."""
        pieces = self.pieces
        return any(pieces[n].seat == seat and self.ends(n) for n in self.at.values())

    def foes(self, seat: Seat) -> frozenset[Space]:
        """Returns the spaces on which an enemy of that seat stands."""
        if seat not in self._foes:
            friendly, pieces = self.friendly[seat], self.pieces
            self._foes[seat] = frozenset([s for s, n in self.at.items() if not friendly[pieces[n].seat]])
        return self._foes[seat]

    def ends(self, n: int, rank: int | None = None) -> Ends:
        """Returns the end spaces of piece `n`, by its own rank or as if it had `rank`."""
        if rank is not None:
            return self._found(n, rank)
        if n not in self._ends:
            self._ends[n] = self._found(n, self.pieces[n].rank)
        return self._ends[n]

    def _found(self, n: int, rank: int) -> Ends:
        """Returns the end spaces without the sixth move to and fro; attacks are never limited."""
        found = self._reached(n, rank)
        back = self._worn(n)
        if back is not None and found.get(back) == "move":
            del found[back]
        return found

    def _worn(self, n: int) -> Space | None:
        """Returns the space between which and its own the piece has gone to and fro five times."""
        last = self.shuttles[self.pieces[n].seat]
        if last is None or last.count < MOST_TO_AND_FRO:
            return None
        return last.start if (last.piece, last.end) == (n, self.pieces[n].space) else None

    def _reached(self, n: int, rank: int) -> Ends:
        piece = self.pieces[n]
        here = piece.space
        if here is None:
            return {}
        found: Ends = {}
        self._steps(n, here, rank, found)
        if n not in self.bearers:
            if rank == CAPTAIN and self.options.captain_steps == "bend":
                # along a line, and along another from any space of it (RULES.md 6.1)
                for corner in self._leg(piece.seat, here, found):
                    self._leg(piece.seat, corner, found)
            elif rank == CAPTAIN:
                self._walks(piece.seat, here, found)
            elif rank == SCOUT:
                self._runs(piece.seat, here, found)
        if rank == CANNON:
            self._shots(piece.seat, here, found)
        return found

    def sixth(self, n: int, end: Space) -> bool:
        """Whether nothing but the sixth time forbids piece `n` this move (RULES.md 6.2)."""
        return end == self._worn(n) and self._reached(n, self.pieces[n].rank).get(end) == "move"

    def _steps(self, n: int, here: Space, rank: int, found: Ends) -> None:
        """Adds single steps: moves, attacks on neighbours, hand-overs (RULES.md 6.1, 6.3, 6.5)."""
        at, foes = self.at, self.foes(self.pieces[n].seat)
        is_bearer = n in self.bearers
        for space in self.board.near[here]:
            if space not in at:
                found[space] = "move"
            elif space in foes:
                if rank != CANNON:
                    found[space] = "attack"
            elif is_bearer and at[space] not in self.bearers:
                found[space] = "hand"

    def _walks(self, seat: Seat, here: Space, found: Ends) -> None:
        """Adds a captain's further steps over free spaces, bent or straight (RULES.md 6.1, 6.3)."""
        may_attack, foes = self.options.captain_attack == "two_step", self.foes(seat)
        seen, edge = {here}, [here]
        for _ in range(_STEPS[self.options.captain_steps] - 1):
            # A captain stops at a flag, because they take it.
            through = [
                s
                for space in edge
                for s in self.board.near[space]
                if s not in self.at and s not in self.lying and s not in seen
            ]
            if not through:
                return
            seen.update(through)
            edge = through
            for middle in through:
                for space in self.board.near[middle]:
                    if space == here or space in found:
                        continue
                    if space not in self.at:
                        found[space] = "move"
                    elif may_attack and space in foes:
                        found[space] = "attack"

    def _leg(self, seat: Seat, start: Space, found: Ends) -> list[Space]:
        """Adds the ends of a captain's lines from a space; returns the free spaces that he may pass."""
        may_attack, foes = self.options.captain_attack == "two_step", self.foes(seat)
        passed = []
        for ray in self.board.rays[start]:
            for space in ray:
                if space in self.at and may_attack and space in foes:
                    found.setdefault(space, "attack")
                if space in self.at or space in self.board.lakes:
                    break
                found.setdefault(space, "move")
                if space in self.lying:
                    break
                passed.append(space)
        return passed

    def _runs(self, seat: Seat, here: Space, found: Ends) -> None:
        """Adds a scout's run along each line, and the attack at its end (RULES.md 6.1, 6.3)."""
        anywhere, foes = self.options.scout_attack == "any_adjacent", self.foes(seat)
        for ray in self.board.rays[here]:
            for space in ray:
                if space == TURRET or space in self.board.lakes:
                    break
                if space in foes:
                    found[space] = "attack"
                if space == RING or space in self.at:
                    break
                found[space] = "move"
                if space in self.lying:
                    break
                if anywhere:
                    found.update({s: "attack" for s in self.board.near[space] if s in foes})

    def _shots(self, seat: Seat, here: Space, found: Ends) -> None:
        """Adds a cannon's shots at the first piece on each line, also over lakes (RULES.md 6.4)."""
        reach, foes = _RANGES[self.options.cannon_range], self.foes(seat)
        for ray in self.board.rays[here]:
            for distance, space in enumerate(ray[: reach.stop - 1], 1):
                if space in self.at:
                    if distance in reach and space in foes:
                        found[space] = "fire"
                    break

    def way(self, n: int, end: Space) -> tuple[Space, ...]:
        """Returns the spaces from piece `n` to `end`, both included: a line or the shortest way."""
        piece = self.pieces[n]
        here = piece.space
        assert here is not None  # only pieces on the board act
        if end in self.board.near[here]:
            return (here, end)
        for ray in self.board.rays[here]:
            if end in ray:
                between = ray[: ray.index(end)]
                if piece.rank == CANNON or all(self._is_open(s) for s in between):
                    return (here, *between, end)
        if piece.rank == CAPTAIN and self.options.captain_steps == "bend":
            return self._bent(here, end) or (here, end)
        return self._walked(here, end) or (here, end)

    def _bent(self, here: Space, end: Space) -> tuple[Space, ...]:
        """Returns the shortest way over free spaces with one bend."""
        ways = [
            (here, *ray[: k + 1], *other[: other.index(end)], end)
            for ray in self.board.rays[here]
            for k, corner in enumerate(ray)
            if all(map(self._is_open, ray[: k + 1]))
            for other in self.board.rays[corner]
            if end in other and all(map(self._is_open, other[: other.index(end)]))
        ]
        return min(ways, key=len, default=())

    def _is_open(self, space: Space) -> bool:
        return space not in self.at and space not in self.lying and space not in self.board.lakes

    def _walked(self, here: Space, end: Space) -> tuple[Space, ...]:
        """Returns the shortest way over free spaces."""
        edge: list[tuple[Space, ...]] = [(here,)]
        seen = {here}
        while edge:
            following = []
            for way in edge:
                for space in self.board.near[way[-1]]:
                    if space == end:
                        return (*way, end)
                    if space not in seen and self._is_open(space):
                        seen.add(space)
                        following.append((*way, space))
            edge = following
        return ()

    def shown_by(self, n: int, end: Space) -> tuple[int, ...]:
        """Returns the ranks that can make this move; () if it excludes none (RULES.md 10.3)."""
        here = self.pieces[n].space
        assert here is not None  # only pieces on the board move
        if end in self.board.near[here]:
            return ()
        return tuple(rank for rank in (SCOUT, CAPTAIN) if end in self.ends(n, rank))


@lru_cache
def _friendly(seats: int, options: Options) -> tuple[tuple[bool, ...], ...]:
    """Returns which pairs of seats play together."""
    every = [Seat(n) for n in range(seats)]
    return tuple(tuple(friends(seats, options, a, b) for b in every) for a in every)


def friends(seats: int, options: Options, one: Seat, other: Seat) -> bool:
    """Whether two seats play together; each is its own friend."""
    return one == other or (seats == 4 and options.teams == "pairs" and (one - other) % 4 == 2)
