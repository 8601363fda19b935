"""An independent second implementation of the rules, on plain dictionaries.

For every piece and every square it asks "may it?" by what the rules say, and plays on plain dictionaries.
The board for four comes from arithmetic, the one for three from the neighbours that the file lists.
"""

import copy
import json
from collections import deque
from functools import cache
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parents[3] / "games" / "stratego" / "data" / "boards.json"
LETTERS = "ABCDEFGHIJKLMNO"
RING, TURRET = "RING", "TURRET"


class Ground:
    """Which squares there are; `step` goes one square on in a direction, lakes and the castle included."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.file = json.loads(_FILE.read_text())["boards"]["3p" if key == "3p" else "4p"]
        self.recruit = [seat["recruit"] for seat in self.file["seats"]]
        lakes = "G5 H5 I5 K7 K8 K9 G11 H11 I11 E7 E8 E9"
        self.lakes = set(
            ["A3d", "A3e", "A3f", "B3d", "B3e", "B3f", "C3d", "C3e", "C3f"] if key == "3p" else lakes.split()
        )

    @cache  # noqa: B019  # three grounds in all
    def near(self, square: str) -> list[str]:
        """The neighbours that can be stood on."""
        if self.key == "3p":
            return list(self.file["adjacent"][square])
        if square == TURRET:
            return [RING]
        if square == RING:
            ends = [f"{c}6" for c in "GHI"] + [f"{c}10" for c in "GHI"]
            return [*ends, *(f"F{r}" for r in (7, 8, 9)), *(f"J{r}" for r in (7, 8, 9)), TURRET]
        x, y = _xy(square)
        found = {self._named(x + dx, y + dy) for dx, dy in _WAYS}
        return [s for s in found if s and s not in self.lakes]

    @cache  # noqa: B019  # three grounds in all
    def lines(self, square: str) -> list[list[str]]:
        """The straight lines outward."""
        if self.key == "3p":
            return [list(ray) for ray in self.file["rays"][square]]
        if square == TURRET:
            return [[RING]]
        if square == RING:
            return [[TURRET], *(self._line(s, *_away(s)) for s in self.near(RING) if s != TURRET)]
        x, y = _xy(square)
        lines = [self._line(self._named(x + dx, y + dy), dx, dy) for dx, dy in _WAYS]
        return [line for line in lines if line]

    @cache  # noqa: B019  # three grounds in all
    def squares(self) -> list[str]:
        """Returns every space."""
        if self.key == "3p":
            return list(self.file["adjacent"])
        found = [self._named(x, y) for x in range(15) for y in range(1, 16)]
        return sorted({s for s in found if s and s not in self.lakes} | {RING, TURRET})

    def _line(self, first: str | None, dx: int, dy: int) -> list[str]:
        found: list[str] = []
        square = first
        while square:
            found.append(square)
            if square == RING:
                return [*found, TURRET]
            x, y = _xy(square)
            square = self._named(x + dx, y + dy)
        return found

    def _named(self, x: int, y: int) -> str | None:
        """The square there; the nine under the castle are the ring, seen from outside."""
        if 6 <= x <= 8 and 7 <= y <= 9:
            return RING
        is_up, is_across = 4 <= x <= 10 and 1 <= y <= 15, 0 <= x <= 14 and 5 <= y <= 11
        if not (is_up or is_across or (3 <= x <= 11 and 4 <= y <= 12)):
            return None
        return None if self.key == "3on4" and x < 3 else f"{LETTERS[x]}{y}"


@cache
def ground(key: str) -> Ground:
    """Returns the ground of a board."""
    return Ground(key)


_WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _xy(square: str) -> tuple[int, int]:
    return LETTERS.index(square[0]), int(square[1:])


def _away(square: str) -> tuple[int, int]:
    """The direction from the castle outward through a square beside it."""
    x, y = _xy(square)
    return (-1, 0) if x == 5 else (1, 0) if x == 9 else (0, -1) if y == 6 else (0, 1)


class Naive:
    """A position: `men` by square as [seat, rank], `flags` by seat as a square and whether it is borne."""

    def __init__(self, key: str, rules: dict[str, str], seats: int) -> None:
        self.ground = ground(key)
        self.rules = rules
        self.seats = seats
        self.men: dict[str, list[int]] = {}
        self.flags: dict[int, dict[str, Any]] = {}
        self.lost: list[list[int]] = [[] for _ in range(seats)]
        self.sliders = [0] * seats
        self.turn = 0
        self.pending: list[int] = []
        self.captured: set[int] = set()
        self.shuttle: list[Any] = [None] * seats
        self.falls = 10
        self.over = False
        self.quiet = 0

    # -- may it?

    def friend(self, a: int, b: int) -> bool:
        return a == b or (self.seats == 4 and self.rules["teams"] == "pairs" and (a + b) % 2 == 0)

    def bears(self, square: str) -> int | None:
        return next((n for n, f in self.flags.items() if f["borne"] and f["at"] == square), None)

    def lies(self, square: str) -> bool:
        return any(not f["borne"] and f["at"] == square for f in self.flags.values())

    def free(self, square: str) -> bool:
        return square not in self.men and square not in self.ground.lakes

    def may(self, a: str, b: str) -> str | None:
        """What the piece on `a` can do with square `b`: move, attack, fire, hand, or nothing."""
        seat, rank = self.men[a]
        if b in self.men:
            if self.friend(seat, self.men[b][0]):
                gives = self.bears(a) is not None and self.bears(b) is None
                return "hand" if gives and b in self.ground.near(a) else None
            if rank == 1:
                return "fire" if self._hits(a, b) else None
            return "attack" if self._comes(a, b, attack=True) else None
        if not self._comes(a, b, attack=False):
            return None
        last = self.shuttle[seat]
        return None if last and last == (b, a, 5) else "move"

    def _comes(self, a: str, b: str, *, attack: bool) -> bool:
        if b in self.ground.near(a):
            return True
        rank = self.men[a][1]
        if self.bears(a) is not None or rank not in (3, 6):
            return False
        if rank == 6:
            if attack and self.rules["captain_attack"] == "adjacent":
                return False
            if self.rules["captain_steps"] == "bend":
                first = self._straight(a, b)
                return b in first or any(b in self._straight(s, b) for s in first - {b} if not self.lies(s))
            most = {"2": 2, "3": 3, "any": 10**6}[self.rules["captain_steps"]]
            return self._walk(a, b) <= most
        return self._run(a, b, attack=attack)

    def _straight(self, a: str, b: str) -> set[str]:
        """The squares of the lines from `a` up to the first that is taken, or `b` itself."""
        found = set()
        for line in self.ground.lines(a):
            for s in line:
                if s == b or self.free(s):
                    found.add(s)
                if not self.free(s) or self.lies(s):
                    break
        return found

    def _walk(self, a: str, b: str) -> int:
        """The number of steps of the shortest walk whose squares between are free of men and flags."""
        edge, seen = deque([(a, 0)]), {a}
        while edge:
            here, steps = edge.popleft()
            for s in self.ground.near(here):
                if s == b:
                    return steps + 1
                if s not in seen and self.free(s) and not self.lies(s):
                    seen.add(s)
                    edge.append((s, steps + 1))
        return 10**7

    def _run(self, a: str, b: str, *, attack: bool) -> bool:
        for line in self.ground.lines(a):
            reach = []
            for s in line:
                if s in (RING, TURRET) or not self.free(s):
                    break
                reach.append(s)
                if self.lies(s):
                    break
            if not attack:
                if b in reach:
                    return True
                continue
            open_ends = [s for s in reach if not self.lies(s)]
            if self.rules["scout_attack"] == "any_adjacent" and any(
                b in self.ground.near(s) for s in open_ends
            ):
                return True
            if b in line and line.index(b) == len(reach) and len(open_ends) == len(reach):
                return b != TURRET
        return False

    def _hits(self, a: str, b: str) -> bool:
        far = {"up_to_3": (1, 2, 3), "exactly_3": (3,), "up_to_4": (1, 2, 3, 4)}[self.rules["cannon_range"]]
        for line in self.ground.lines(a):
            is_near = b in line and line.index(b) + 1 in far
            if is_near and not any(s in self.men for s in line[: line.index(b)]):
                return True
        return False

    def moves(self) -> list[str]:
        """Everything that can be done now, as text."""
        if self.over:
            return []
        if self.pending:
            return [f"recruit {r}" for r in sorted({*self.lost[self.pending[0]]})] + ["recruit none"]
        own = [s for s, man in self.men.items() if man[0] == self.turn]
        return [f"{a}-{b}" for a in own for b in self.ground.squares() if a != b and self.may(a, b)]

    # -- playing

    def play(self, text: str) -> "Naive":
        """Returns the position after a move."""
        new = copy.copy(self)
        for name in ("men", "flags", "lost", "sliders", "pending", "captured", "shuttle"):
            setattr(new, name, copy.deepcopy(getattr(self, name)))
        if text.startswith("recruit"):
            new._recruit(text.split()[1])
        else:
            new._act(*text.split("-"))
        return new

    def _act(self, a: str, b: str) -> None:
        kind, seat = self.may(a, b), self.men[a][0]
        before = copy.deepcopy(self.flags)
        last = self.shuttle[seat]
        count = last[2] + 1 if kind == "move" and last and last[:2] == (b, a) else 1
        self.shuttle[seat] = (a, b, count) if kind == "move" else None
        fought = kind in ("attack", "fire")
        if kind == "move":
            self._go(a, b)
        elif kind == "hand":
            self.flags[self.bears(a)]["at"] = b  # type: ignore[index]  # a bearer
        elif kind == "fire":
            self._fall(b)
            self._fall(a)
            self._won(seat)
        else:
            self._fight(a, b, before)
        self.quiet = 0 if fought or self.flags != before else self.quiet + 1
        self._after()

    def _go(self, a: str, b: str) -> None:
        flag = self.bears(a)
        self.men[b] = self.men.pop(a)
        if flag is not None:
            self.flags[flag]["at"] = b
            return
        lying = sorted((f["fell"], n) for n, f in self.flags.items() if not f["borne"] and f["at"] == b)
        if lying:
            self.flags[lying[0][1]]["borne"] = True

    def _fall(self, square: str) -> None:
        flag = self.bears(square)
        seat, rank = self.men.pop(square)
        self.lost[seat].append(rank)
        if flag is not None:
            self.falls += 1
            self.flags[flag].update(borne=False, fell=self.falls)

    def _fight(self, a: str, b: str, before: Any) -> None:
        (seat, rank), (other, against) = self.men[a], self.men[b]
        if (rank, against) != (2, 9) and rank <= against:
            if rank == against:
                self._fall(a)
                self._fall(b)
            else:
                self._fall(a)
                self._won(other)
            return
        prize = self.bears(b)
        had = self.bears(a)
        self._fall(b)
        if had is None and prize is not None:
            self.flags[prize].update(borne=True, at=a)
        self._go(a, b)
        self._won(seat)
        is_first = self.rules["recruit_on_flag_capture"] == "on" and seat not in self.captured
        if is_first and had is None and prize == other:
            self.captured.add(seat)
            self.pending.append(seat)

    def _won(self, seat: int) -> None:
        self.sliders[seat] = (self.sliders[seat] + 1) % 6
        if self.sliders[seat] == 0:
            self.pending.append(seat)

    def _recruit(self, said: str) -> None:
        seat = self.pending.pop(0)
        if said != "none":
            self.lost[seat].remove(int(said))
            square = self.ground.recruit[seat]
            self.men[square] = [seat, int(said)]
            self._go(square, square)
            self.quiet = 0
        self._settle()

    def _after(self) -> None:
        for seat, flag in self.flags.items():
            man = self.men.get(TURRET)
            if flag["borne"] and flag["at"] == TURRET and man and man[0] == seat:
                self.over = True
        self._end_without_rivals()
        if not self.over:
            self._settle()

    def _end_without_rivals(self) -> None:
        left = [*self.pending, *(man[0] for man in self.men.values())]
        if all(self.friend(left[0], s) for s in left):
            self.over = True

    def _settle(self) -> None:
        while self.pending:
            seat = self.pending[0]
            if self.lost[seat] and self.ground.recruit[seat] not in self.men:
                return
            self.pending.pop(0)
        self._end_without_rivals()
        alive = {man[0] for man in self.men.values()}
        if self.quiet >= int(self.rules["no_progress_rounds"]) * len(alive):
            self.over = True
            return
        for k in range(1, self.seats + 1):
            seat = (self.turn + k) % self.seats
            if any(
                self.may(a, b)
                for a, man in self.men.items()
                if man[0] == seat
                for b in self.ground.squares()
                if a != b
            ):
                self.turn = seat
                return
        self.over = True


def perft(at: Naive, depth: int) -> int:
    """How many ways there are to make so many moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(at.moves())
    return sum(perft(at.play(text), depth - 1) for text in at.moves())
