"""Chooses the bot's move from a view.

Estimates the ranks of hidden pieces, evaluates each action by gain, risk and progress, and takes the best.
The flag is passed on towards the castle, strong pieces hold the ring, cannons stay where they reach the
castle, and a player who is about to win is attacked.
"""

from functools import cache
from typing import Final

from benchmarks.gauntlet.baselines.stratego.guesses import WORTH, Guesses
from games.chance import Chance
from games.params import Seat
from games.stratego.battle.field import friends
from games.stratego.facts import RING, TURRET, board
from games.stratego.moves import Act, ByLot, Draw, Move, Ready, Recruit
from games.stratego.questions import field
from games.stratego.views import CANNON, CAPTAIN, SPY, UNKNOWN, Kind, Space, StrategoView

WON: Final = 1e6
FLAG_STEP: Final = 2.6
NEAR_STEP: Final = 5.0
"""Value of a step of the own flag towards the castle, and the increase near the end."""
FLAG_LOST: Final = 9.0
STRUCK: Final = 0.55
"""Estimated probability that an enemy who can attack a piece does so."""
NEAR_HOME: Final = 3
"""Steps from the turret, with its flag, within which the bot agrees to no draw."""
PLUG: Final = 3.0
"""Value of a strong piece on the ring."""


def best(view: StrategoView, chance: Chance) -> Move:
    """Returns the move for a seat that the table waits for."""
    assert view.seat is not None  # the public view has no moves
    if view.phase == "setup":
        return army(view)
    if view.phase == "recruit":
        lost = {p.rank for p in view.pieces if p.seat == view.seat and p.space is None}
        return Recruit(max(lost, key=lambda rank: WORTH[rank]))
    if agrees(view, view.seat):
        return Draw(True)
    return Thought(view, view.seat).best(chance)


def agrees(view: StrategoView, seat: Seat) -> bool:
    """Whether the bot agrees to a draw that others offer: not while its flag is about to come home."""
    if not view.agreed or seat in view.agreed:
        return False
    flag = next(flag for flag in view.flags if flag.seat == seat)
    if flag.bearer is None:
        return True
    bearer = view.pieces[flag.bearer]
    near = bearer.space is not None and distances(view.board, TURRET)[bearer.space] <= NEAR_HOME
    return not (near and bearer.seat == seat)


def army(view: StrategoView) -> Move:
    """Returns a random army, or `Ready` once there is one."""
    return Ready() if view.army else ByLot()


@cache
def distances(key: str, goal: Space) -> dict[Space, int]:
    """Returns the number of steps to a space from every other, on an empty board."""
    near = board(key).near
    found, edge = {goal: 0}, [goal]
    while edge:
        following = []
        for space in edge:
            for other in near[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    following.append(other)
        edge = following
    return found


@cache
def batteries(key: str) -> frozenset[Space]:
    """Returns the spaces from which a cannon reaches the ring."""
    return frozenset(
        space
        for space, rays in board(key).rays.items()
        if space not in (RING, TURRET) and any(RING in ray[:3] for ray in rays)
    )


@cache
def to_battery(key: str) -> dict[Space, int]:
    """Returns the distance of every space from the nearest battery."""
    maps = [distances(key, space) for space in sorted(batteries(key))]
    return {space: min(far[space] for far in maps) for space in board(key).near}


class Thought:
    """One decision: the position, the odds, and the flags."""

    def __init__(self, view: StrategoView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.at = field(view)
        self.guesses = Guesses(view)
        self.home = distances(view.board, TURRET)
        self.foes = {
            n: p.space
            for n, p in enumerate(view.pieces)
            if p.space is not None and not friends(view.seats, view.options, seat, p.seat)
        }
        self.flag = next(flag for flag in view.flags if flag.seat == seat)
        self.marching = self._marching()
        self._harm: dict[tuple[Space, int, int | None], float] = {}

    def _marching(self) -> dict[int, int]:
        """Returns the enemies that bear their own flag, with their distance from the turret."""
        return {
            flag.bearer: self.home[space]
            for flag in self.view.flags
            if flag.bearer in self.foes
            and self.view.pieces[flag.bearer].seat == flag.seat
            and (space := self.foes[flag.bearer]) is not None
        }

    def best(self, chance: Chance) -> Move:
        """Returns the best action; among nearly equal ones a random one."""
        scored: list[tuple[float, Act]] = []
        for n in self.at.own(self.seat):
            start = self.view.pieces[n].space
            assert start is not None
            for end, kind in self.at.ends(n).items():
                scored.append((self.worth(n, start, end, kind), Act(start, end)))
        top = max(value for value, _ in scored)
        good = [move for value, move in scored if value >= top - 0.05]
        return good[chance.number("choice", len(good))]

    def worth(self, n: int, start: Space, end: Space, kind: Kind) -> float:
        """Evaluates an action by gain, risk and progress."""
        if kind == "attack":
            return self._attack(n, start, end)
        if kind == "fire":
            return self._fire(n, end)
        if kind == "hand":
            return self._hand(n, start, end)
        return self._move(n, start, end)

    # -- fights

    def _attack(self, n: int, start: Space, end: Space) -> float:
        piece, target = self.view.pieces[n], self.at.at[end]
        rank, own = piece.rank, WORTH[piece.rank]
        win, tie = self.guesses.beats(rank, target)
        lose = max(0.0, 1 - win - tie)
        if n == self.flag.bearer:
            if end == TURRET and win > 0:
                return WON * win
            own += FLAG_LOST
        prize = self._prize(target)
        gain = win * (self._taken(rank, target) + prize + 0.6) + tie * (self.guesses.worth(target) + prize)
        gain -= (tie + lose) * own
        gain += 0.5 * (self.view.pieces[target].rank == UNKNOWN)  # value of learning the enemy's rank
        gain -= 0.0 if piece.known else 0.06 * own  # cost of revealing the own rank
        gain += win * (self._stands(n, end) - self._stands(n, start))
        gain += win * (self._progress(n, start, end) - self.harm(end, rank, n))
        return gain + self.harm(start, rank, n)

    def _taken(self, rank: int, target: int) -> float:
        """Returns the gain from a won fight: the value of the ranks that this one beats."""
        odds = self.guesses.odds(target)
        beaten = [r for r in range(1, 10) if r < rank or (rank == SPY and r == 9)]
        total = sum(odds[r] for r in beaten)
        return sum(odds[r] * WORTH[r] for r in beaten) / total if total else 0.0

    def _prize(self, target: int) -> float:
        """Returns the value of stopping an enemy who carries their own flag or ours."""
        if target == self.flag.bearer:
            return 8.0
        far = self.marching.get(target)
        if far is not None:
            return {0: 60.0, 1: 60.0, 2: 22.0, 3: 12.0, 4: 8.0, 5: 6.0}.get(far, 3.0)
        if target in self.at.bearers:
            return 1.5
        return 2.5 if self.view.pieces[target].space in (RING, TURRET) else 0.0

    def _fire(self, n: int, end: Space) -> float:
        target = self.at.at[end]
        flag = FLAG_LOST if n == self.flag.bearer else 0.0
        return self.guesses.worth(target) + self._prize(target) + 0.6 - WORTH[CANNON] - 0.8 - flag

    # -- marches

    def _hand(self, n: int, start: Space, end: Space) -> float:
        """Evaluates handing over the own flag; other flags have no value here."""
        if n != self.flag.bearer:
            return -0.5
        other = self.view.pieces[self.at.at[end]]
        if other.seat != self.seat:
            return -3.0
        if end == TURRET:
            return WON
        before, after = self.view.pieces[n].rank, other.rank
        risk = self._flag_harm(end, after, self.at.at[end]) - self._flag_harm(start, before, n)
        return self._flag_step(start, end) - risk

    def _flag_step(self, start: Space, end: Space) -> float:
        far, near = self.home[start], self.home[end]
        return (far - near) * (FLAG_STEP + NEAR_STEP / (1 + near))

    def _flag_harm(self, space: Space, rank: int, n: int) -> float:
        """Returns the risk to a bearer on a space: the piece and the flag."""
        return self.harm(space, rank, n) * (1 + FLAG_LOST / WORTH[rank])

    def _move(self, n: int, start: Space, end: Space) -> float:
        rank = self.view.pieces[n].rank
        if n == self.flag.bearer:
            if end == TURRET:
                return WON
            return (
                self._flag_step(start, end) + self._flag_harm(start, rank, n) - self._flag_harm(end, rank, n)
            )
        safer, stands, progress = self.march_parts(n, start, end)
        gain = progress + stands
        if self.flag.space is not None and end == self.flag.space:
            gain += 12.0
        elif end in self.at.lying:
            gain += 1.0
        return gain + safer

    def march_parts(self, n: int, start: Space, end: Space) -> tuple[float, float, float]:
        """Returns what a step of a piece without the own flag gains in safety, by its place, in progress."""
        rank = self.view.pieces[n].rank
        safer = self.harm(start, rank, n) - self.harm(end, rank, n)
        return safer, self._stands(n, end) - self._stands(n, start), self._progress(n, start, end)

    def _stands(self, n: int, space: Space) -> float:
        """Evaluates standing on a space: on the ring, or on the turret to keep another off."""
        if n in self.at.bearers and n != self.flag.bearer:
            return 0.0
        rank = self.view.pieces[n].rank
        if space == RING:
            stops = 20.0 if 2 in self.marching.values() else 0.0
            return PLUG * (rank - 3) / 3 + stops
        if space == TURRET:
            return -1.0
        return 0.0

    def _progress(self, n: int, start: Space, end: Space) -> float:
        """Returns how much nearer a piece comes to where its kind is useful."""
        rank = self.view.pieces[n].rank
        if n in self.at.bearers and n == self.flag.bearer:
            return self._flag_step(start, end)
        if self.flag.bearer is None or self.flag.bearer in self.foes:
            lost = self.flag.space or self.foes[self.flag.bearer]  # type: ignore[index]  # it lies or is borne
            if lost is not None:
                far = distances(self.view.board, lost)
                return 0.9 * (far[start] - far[end]) * (1.0 if rank > CAPTAIN - 2 else 0.4)
        nearer = self.home[start] - self.home[end]
        if rank == CANNON:
            wait = to_battery(self.view.board)
            return 0.25 * (wait[start] - wait[end])
        gain = nearer * {9: 0.30, 8: 0.45, 7: 0.45, 6: 0.40, 5: 0.25, 4: 0.15, 3: 0.12, 2: 0.05}[rank]
        return gain + self._hunt(rank, start, end)

    def _hunt(self, rank: int, start: Space, end: Space) -> float:
        """Evaluates approaching enemies that carry their flags; more the nearer they are to the turret."""
        gain = 0.0
        for target, far in self.marching.items():
            space = self.foes[target]
            if far > 6 or space is None:
                continue
            win, tie = self.guesses.beats(rank, target)
            away = distances(self.view.board, space)
            if away[start] <= 6:
                gain += (win + 0.7 * tie) * (away[start] - away[end]) * 3.0 / max(1, far)
        return gain

    # -- risk

    def harm(self, space: Space, rank: int, n: int) -> float:
        """Returns the expected loss of a piece of this rank on a space, to neighbours and cannons."""
        key = (space, rank, n)
        if key not in self._harm:
            worst = 0.0
            for other in self.at.board.near[space]:
                foe = self.at.at.get(other)
                if foe in self.foes:
                    worst = max(worst, self._blow(foe, rank))
            self._harm[key] = min(1.0, worst + self._shot_at(space)) * WORTH[rank]
        return self._harm[key]

    def _blow(self, foe: int, rank: int) -> float:
        """Returns the probability that an enemy attacks and beats a piece of this rank."""
        is_known = self.view.pieces[foe].rank != UNKNOWN
        return self.guesses.beaten(rank, foe) * (0.8 if is_known else STRUCK)

    def _shot_at(self, space: Space) -> float:
        """Returns the probability that a cannon in line fires at the space."""
        total = 0.0
        for ray in self.at.board.rays[space]:
            for other in ray[:3]:
                foe = self.at.at.get(other)
                if foe is None:
                    continue
                if foe in self.foes:
                    total += 0.4 * self.guesses.odds(foe)[CANNON]
                break
        return total
