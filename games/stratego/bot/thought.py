"""The worth of each action of one decision: fights, the own flag's way, the guard of the castle, risk."""

from collections.abc import Iterator
from functools import cached_property
from math import prod
from typing import Final

from games.params import Seat
from games.stratego.battle.field import friends
from games.stratego.bot.castle import Castle
from games.stratego.bot.guesses import WORTH, Guesses, Odds, sure
from games.stratego.bot.risk import Risk
from games.stratego.bot.ways import distances
from games.stratego.bot.weights import Weights
from games.stratego.facts import RING, TURRET
from games.stratego.questions import field
from games.stratego.views import CANNON, CAPTAIN, MARSHAL, SPY, UNKNOWN, Kind, Space, StrategoView

WON: Final = 1e6
NEARER: Final = 0.72
"""Share of a chance to win that is left for each step the flag is still away from the ring."""
ALARM: Final = {2: 3.0, 3: 2.5, 4: 2.0, 5: 1.6, 6: 1.3}
"""Factor on the worth of guarding the castle, by the distance of the nearest enemy's flag."""
THROUGH: Final = 0.35
"""Estimated probability of beating a rival on the turret."""
AT_STAKE: Final = (*WORTH[:SPY], 1.0, *WORTH[SPY + 1 :])
"""Cost of losing a piece in an attack of its own: a spy is there for that."""
PROBE: Final = 5.0
"""Factor on what a spy's attack teaches: it may meet a marshal, and is worth little beside that."""
BLUFFS: Final = 5
"""Rank below which a piece is a weak one."""
FETCHING: Final = 3
"""Steps from a lying flag within which its owner's piece is about to fetch it."""
IDLE: Final = -3.0
"""Value of handing over a flag for nothing; as it counts as progress (RULES.md 9.4), it might never end."""
CLOSER: Final = 0.75
"""Share of the value of being at the own lost flag that is left for each step further away."""
AWAY: Final = -0.2
"""Value of a step nearer to the castle with another's flag."""
LOST: Final = 0.5
"""Factor on other progress while the own flag is lost."""
SLID: Final = (0.06, 0.1, 0.16, 0.25, 0.4, 0.8)
"""Part of a piece that a won fight is worth, by the slider's value before it."""
OPENING: Final = 40
"""Turns of the game in which the spy stays at home, since flags may still be raced to the castle."""
MARCH: Final = (0.0, 0.25, 1.60, 0.12, 0.15, 0.25, 0.40, 0.45, 0.45, 0.45)
"""Value of a step towards the castle by rank."""

BEARS: Final = (0.0, 0.0, 0.0, 0.1, 0.25, 0.45, 0.65, 0.8, 0.95, 1.0)
"""How well a piece of each rank bears the flag: it is attacked, and attacks those in its way."""


class Thought:
    """One decision: the position, the odds, and the flags."""

    def __init__(self, view: StrategoView, seat: Seat, weights: Weights) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.at = field(view)
        self.guesses = Guesses(view, counts=weights.counts)
        self.home = distances(view.board, TURRET)
        self.foes = {
            n: p.space
            for n, p in enumerate(view.pieces)
            if p.space is not None and not friends(view.seats, view.options, seat, p.seat)
        }
        self.risk = Risk(self.at, self.guesses, self.foes)
        self.castle = Castle(self.at, self.guesses)
        self.flag = next(flag for flag in view.flags if flag.seat == seat)
        n = self.flag.bearer
        self.bearer = n if n is not None and view.pieces[n].seat == seat else None
        # the enemies that bear their own flag, or are about to fetch it, with their distance from the turret
        marching = {
            flag.bearer: self.home[space]
            for flag in view.flags
            if flag.bearer in self.foes
            and view.pieces[flag.bearer].seat == flag.seat
            and (space := self.foes[flag.bearer]) is not None
        }
        self.marching = {**dict(self._fetchers()), **marching}
        self.kill = 1.0 if view.options.teams == "pairs" and view.seats == 4 else weights.kill

    def _fetchers(self) -> Iterator[tuple[int, int]]:
        """Yields the enemies that are next to fetch their flag from where it lies, and their distance."""
        for flag in self.view.flags:
            if flag.space is not None and flag.seat != self.seat:
                away = distances(self.view.board, flag.space)
                own = ((n, s) for n, s in self.foes.items() if self.view.pieces[n].seat == flag.seat)
                steps, n = min(((away[s], n) for n, s in own if s is not None), default=(FETCHING + 1, 0))
                if steps <= FETCHING:
                    yield n, steps + self.home[flag.space]

    # -- the castle

    @cached_property
    def rivals(self) -> list[Seat]:
        """The enemies' seats that have pieces on the board."""
        return sorted({self.view.pieces[n].seat for n in self.foes})

    def passed(self, rank: int, far: int) -> float:
        """Returns the probability that an own bearer of that rank, so far from the turret, is not stopped."""
        found = 1.0
        for seat in self.rivals:
            found *= self.castle.missed(seat, sure(rank), far - 1, self.weights.feared)
        return found * (THROUGH if self.at.at.get(TURRET) in self.foes else 1.0)

    @cached_property
    def threat(self) -> tuple[int, Odds, float]:
        """The enemy's flag that is most to be feared: its distance, bearer, and the worth of stopping it."""
        found = [
            (far, self.guesses.bearer(n), self._alarm(n, far)) for n, far in self.marching.items() if far > 1
        ]
        return max(found, key=lambda one: one[2], default=(10, sure(CAPTAIN), 0.2 * self.weights.guard))

    def _alarm(self, n: int, far: int) -> float:
        alone = self.alone(n, far)
        return self.weights.guard * ALARM.get(far, 1.0) * (0.35 + 0.65 * alone)

    def alone(self, n: int, far: int) -> float:
        """Returns the probability that no third player stops the enemy that bears its flag."""
        bearer = self.view.pieces[n]
        odds = self.guesses.bearer(n)
        found = 1.0
        for k in range(1, self.view.seats):
            other = Seat((self.seat + k) % self.view.seats)
            slack = far - 2 + self._is_between(other, bearer.seat)
            if slack >= 0 and not friends(self.view.seats, self.view.options, bearer.seat, other):
                found *= self.castle.missed(other, odds, slack, self.weights.trust)
        return found

    def _is_between(self, other: Seat, seat: Seat) -> bool:
        """Whether that seat has a turn after this one and before the other."""
        return (other - self.seat) % self.view.seats < (seat - self.seat) % self.view.seats

    @cached_property
    def slack(self) -> int:
        """The number of turns that a guard may take to come into reach."""
        return min(self.weights.slack, self.threat[0] - 2)

    @cached_property
    def misses(self) -> dict[int, float]:
        """The probability that each own piece fails to stop the bearer that is most to be feared."""
        _, odds, _ = self.threat
        pieces = self.at.own(self.seat)
        return {n: 1 - self.castle.hit(n, odds, self.slack) for n in pieces if n != self.bearer}

    @cached_property
    def _all_miss(self) -> float:
        return prod(self.misses.values())

    def guards(self, n: int, end: Space | None) -> float:
        """Returns the change in the guard of the castle if piece `n` goes to `end`, or is lost."""
        if n == self.bearer:
            return 0.0
        miss = 1.0
        if end == RING:
            miss = 0.5
        elif end is not None:
            odds, start = self.guesses.odds(n), self.view.pieces[n].space
            miss -= self.castle.hit_from(end, odds, self.threat[1], self.slack, start)
        before = self.misses[n]
        rest = (
            self._all_miss / before if before > 0.001 else prod(self.misses[m] for m in self.misses if m != n)
        )
        return self.threat[2] * rest * (before - miss)

    # -- an action

    def worth(self, n: int, start: Space, end: Space, kind: Kind) -> float:
        """Evaluates an action by gain, risk and progress."""
        if kind == "attack":
            return self._attack(n, start, end)
        if kind == "fire":
            return self._fire(n, end)
        if kind == "hand":
            return self._hand(n, start, end)
        return self._move(n, start, end)

    @cached_property
    def slider(self) -> float:
        """The value of a won fight: a part of the best piece that might come back."""
        lost = [WORTH[p.rank] for p in self.view.pieces if p.seat == self.seat and p.space is None]
        return max(lost, default=5.0) * SLID[self.view.sliders[self.seat]]

    def _attack(self, n: int, start: Space, end: Space) -> float:
        weights = self.weights
        piece, target = self.view.pieces[n], self.at.at[end]
        rank, own = piece.rank, AT_STAKE[piece.rank]
        win, tie = self.guesses.beats(rank, target)
        lose = max(0.0, 1 - win - tie)
        if n == self.bearer:
            if end == TURRET and win > 0:
                return WON * win
            own += weights.flag
        prize = self.prize(target)
        gain = win * (self.kill * self._taken(rank, target) + prize + self.slider)
        gain += tie * (self.kill * WORTH[rank] + prize)
        gain -= (tie + lose) * (own - self.guards(n, None))
        if self.view.pieces[target].rank == UNKNOWN:
            gain += weights.learn * (PROBE if rank == SPY else 1.0)
        gain -= 0.0 if piece.known else weights.reveal * own
        gain += win * sum(self.march_parts(n, start, end)[1:]) if n != self.bearer else 0.0
        if n == self.bearer:
            gain += win * (self.flag_at(end, rank, n) - self.flag_at(start, rank, n))
        after = self.risk.harm(end, rank, n, known=True)
        return gain + weights.danger * (self.risk.harm(start, rank, n) - win * after)

    def _taken(self, rank: int, target: int) -> float:
        """Returns the gain from a won fight: the value of the ranks that this one beats."""
        odds = self.guesses.odds(target)
        beaten = [r for r in range(1, 10) if r < rank or (rank == SPY and r == MARSHAL)]
        total = sum(odds[r] for r in beaten)
        return sum(odds[r] * WORTH[r] for r in beaten) / total if total else 0.0

    def prize(self, target: int) -> float:
        """Returns the value of removing an enemy beside its worth: who bears a flag, who guards the ring."""
        return self._flag_prize(target) + self._clears(target)

    def _flag_prize(self, target: int) -> float:
        if target == self.flag.bearer:
            return 10.0
        far = self.marching.get(target)
        if far is not None:
            alone = self.alone(target, far)
            if far <= 1:
                return 20.0 + 60.0 * alone
            near = {2: 12.0, 3: 7.0, 4: 4.0, 5: 2.0}.get(far, 0.0) * (0.5 + alone)
            return 3.0 + near + self._alarm(target, far) * self._all_miss
        if target in self.at.bearers:
            return 1.5
        return 2.5 if self.view.pieces[target].space in (RING, TURRET) else 0.0

    def _clears(self, target: int) -> float:
        """Returns what a striker's loss adds to the own chance to win."""
        bearer = self.bearer
        if bearer is None or (space := self.view.pieces[bearer].space) is None:
            return 0.0
        far, rank = self.home[space], self.view.pieces[bearer].rank
        hit = min(0.95, 0.9 * self.castle.hit(target, sure(rank), far - 1))
        gain = self.passed(rank, far) * (1 / (1 - hit) - 1)
        return min(6.0, self.weights.home * gain * NEARER ** max(0, far - 1))

    def _fire(self, n: int, end: Space) -> float:
        target = self.at.at[end]
        flag = self.weights.flag if n == self.bearer else 0.0
        gain = self.kill * self.guesses.worth(target) + self.prize(target) + self.slider
        return gain - WORTH[CANNON] - 0.4 - flag + self.guards(n, None)

    # -- the own flag

    def _hand(self, n: int, start: Space, end: Space) -> float:
        """Evaluates handing over the own flag; other flags have no value here."""
        if n != self.bearer:
            return IDLE
        other = self.at.at[end]
        if self.view.pieces[other].seat != self.seat:
            return IDLE
        if end == TURRET:
            return WON
        ranks = self.view.pieces[n].rank, self.view.pieces[other].rank
        gain = self.flag_at(end, ranks[1], other) - self.flag_at(start, ranks[0], n)
        return gain if gain > self.weights.noise else IDLE

    def flag_at(self, space: Space, rank: int, n: int) -> float:
        """Evaluates the own flag on a space with a bearer of that rank: its way, its chances, its risk."""
        far = self.home[space]
        passed = self.passed(rank, far)
        value = self.weights.home * passed * NEARER ** max(0, far - 1) - self.weights.step * far
        value += self.weights.bearer * BEARS[rank]
        lost = self.risk.chance(space, rank, n) if far > 1 else 1 - passed
        return value - lost * (WORTH[rank] + self.weights.flag) * self.weights.danger

    # -- a step

    def _move(self, n: int, start: Space, end: Space) -> float:
        rank = self.view.pieces[n].rank
        if n == self.bearer:
            if end == TURRET:
                return WON
            return self.flag_at(end, rank, n) - self.flag_at(start, rank, n)
        safer, stands, progress = self.march_parts(n, start, end)
        gain = progress + stands
        if self.flag.space is not None and end == self.flag.space:
            far = self.home[end]
            gain += 12.0 + self.weights.home * self.passed(rank, far) * NEARER ** max(0, far - 1)
        elif end in self.at.lying:
            gain += 1.0
        return gain + safer

    def march_parts(self, n: int, start: Space, end: Space) -> tuple[float, float, float]:
        """Returns what a step of a piece without the own flag gains in safety, by its place, in progress."""
        rank = self.view.pieces[n].rank
        safer = self.risk.harm(start, rank, n) - self.risk.harm(end, rank, n)
        stands = self._stands(n, end) - self._stands(n, start) + self.guards(n, end)
        return self.weights.danger * safer, stands, self._progress(n, start, end)

    def _stands(self, n: int, space: Space) -> float:
        """Evaluates standing on a space: on the ring, or on the turret to keep another off."""
        if n in self.at.bearers:
            return 0.0
        rank = self.view.pieces[n].rank
        if space == RING:
            stops = 20.0 if 2 in self.marching.values() else 0.0
            return self.weights.ring * (rank - 3) / 3 + stops
        return -1.0 if space == TURRET else 0.0

    def _progress(self, n: int, start: Space, end: Space) -> float:
        """Returns how much nearer a piece comes to where its kind is useful."""
        rank = self.view.pieces[n].rank
        value = self._march(n, rank, start, end) + self._hunt(rank, start, end)
        if self.bearer is None and rank not in (CANNON, SPY):
            return LOST * value + self._fetch(n, rank, start, end)
        return value

    def _march(self, n: int, rank: int, start: Space, end: Space) -> float:
        """Evaluates coming nearer to the castle, with another's flag away from it; a cannon to a battery."""
        nearer = self.home[start] - self.home[end]
        if n in self.at.bearers:
            return AWAY * nearer
        if rank == CANNON:
            wait = self.castle.wait
            return 0.4 * (wait[start] - wait[end])
        bluff = self.weights.bluff if rank < BLUFFS and not self.view.pieces[n].known else 0.0
        waits = rank == SPY and self.view.number <= OPENING
        return nearer * ((0.0 if waits else self.weights.march * MARCH[rank]) + bluff)

    def _fetch(self, n: int, rank: int, start: Space, end: Space) -> float:
        """Evaluates approaching the own flag that was lost: the nearest piece that can fetch it goes on.

        A piece that stands where the flag lies must leave and come back; one with another flag only leaves.
        """
        bearer, lost, chance = self.flag.bearer, self.flag.space, 1.0
        if bearer in self.foes:
            assert bearer is not None  # an enemy's piece
            lost = self.foes[bearer]
            win, tie = self.guesses.beats(rank, bearer)
            chance = win + 0.5 * tie
        elif n in self.at.bearers:
            chance = 0.5 if start == lost else 0.0
        if lost is None:
            return 0.0
        far = distances(self.view.board, lost)
        return self.weights.fetch * chance * (CLOSER ** far[end] - CLOSER ** (far[start] or 2))

    @cached_property
    def hunted(self) -> list[tuple[int, Space, float]]:
        """Enemies worth going after, with their space and value a step."""
        found = []
        for n, space in self.foes.items():
            far = self.marching.get(n)
            if space is None:
                continue
            if far is not None and far <= 6:
                found.append((n, space, 3.0 / max(1, far)))
            elif self.view.pieces[n].rank not in (UNKNOWN, CANNON):
                found.append((n, space, self.weights.hunt * WORTH[self.view.pieces[n].rank] / 3))
        return found

    def _hunt(self, rank: int, start: Space, end: Space) -> float:
        """Evaluates approaching enemies that carry their flags, or are known to be weaker."""
        gain = 0.0
        for target, space, value in self.hunted:
            away = distances(self.view.board, space)
            if away[start] <= 6 or rank == SPY:
                win, tie = self.guesses.beats(rank, target)
                gain = max(gain, (win + 0.5 * tie) * (away[start] - away[end]) * value)
        return gain
