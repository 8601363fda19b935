"""Finds the best ways to lay a contract from a hand: exact, and fast enough to run for every question.

Sets are chosen first, as ranks. A card that a run takes of a chosen rank costs the set a card, a card of
another rank is pure gain; so for each choice of ranks a run of a suit is a stretch of places, and the cards
of chosen ranks that it leaves to the sets and replaces by jokers. The four suits are then combined by dynamic
programming, keeping the best for each (suits used, jokers used, cards taken of the chosen ranks).

The best way leaves the fewest penalty points of natural cards in the hand, then uses the fewest jokers. A
surplus joker stays in the hand: it can be laid off afterwards.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from games.cards import JOKER, RANKS, SUITS, Card, order
from games.kinaskak.melds.meld import at, declare, made_run, made_set
from games.kinaskak.melds.prospects import counted
from games.kinaskak.views import ACE_HIGH, Contract, Meld, Values
from games.params import Seat

FEW: Final = 4
"""Number of ways returned."""
_NATURALS: Final = 2
_NOBODY: Final = Seat(0)


def cost(card: Card, values: Values) -> int:
    """Returns the penalty points of a card left in the hand (RULES.md 7.1)."""
    if card == JOKER:
        return values.joker
    place = order(card)
    if place == 1:
        return values.ace
    return values.court if place > 10 else (values.pips or place)


class Way(NamedTuple):
    """One way to lay a contract: its melds, the penalty points of their natural cards, and their jokers."""

    melds: tuple[Meld, ...]
    points: int
    jokers: int


class _Run(NamedTuple):
    """A stretch of places of one suit: its points, how many cards it takes of each rank of the sets, and the
    places of its jokers.
    """

    low: int
    top: int
    points: int
    taken: tuple[int, ...]
    wild: tuple[int, ...]


class _Stretch(NamedTuple):
    """A stretch of the hand, independent of the sets: missing places, and places present."""

    low: int
    top: int
    missing: tuple[int, ...]
    there: tuple[int, ...]


class _Made(NamedTuple):
    """Runs so far, by suit, with their points and jokers."""

    points: int
    jokers: int
    runs: tuple[tuple[int, _Run], ...]


class _Found(NamedTuple):
    """A way before its melds are built: points, jokers, ranks of the sets, and runs."""

    points: int
    jokers: int
    ranks: tuple[int, ...]
    made: _Made


def ways(hand: Sequence[Card], contract: Contract, values: Values, *, keep: int = 0) -> tuple[Way, ...]:
    """Returns the best few ways to lay the contract, best first; empty if it cannot be laid.

    `keep` cards must stay in the hand (RULES.md 6.2).
    """
    return _ways(tuple(sorted(hand)), contract, values, keep)


@lru_cache(maxsize=512)
def _ways(hand: tuple[Card, ...], contract: Contract, values: Values, keep: int) -> tuple[Way, ...]:
    if len(hand) < sum(part.least for part in contract) + keep:
        return ()
    found = _whole(hand, contract, values)
    return tuple(way for way in (_kept(way, hand, contract, values, keep) for way in found) if way)


@lru_cache(maxsize=512)
def _whole(hand: tuple[Card, ...], contract: Contract, values: Values) -> tuple[Way, ...]:
    """Returns the best ways if no card must stay in the hand."""
    found = _Finder(hand, contract, values).search()
    if found:
        found = _few([*found, *_sparing(hand, contract, values, min(way.jokers for way in found))])
    return found


def _sparing(hand: tuple[Card, ...], contract: Contract, values: Values, below: int) -> tuple[Way, ...]:
    """Returns the best ways with the fewest jokers, if fewer than `below`."""
    naturals = [card for card in hand if card != JOKER]
    for jokers in range(below):
        found = _Finder([*naturals, *(JOKER,) * jokers], contract, values).search()
        if found:
            return found
    return ()


@lru_cache
def _worth(values: Values) -> tuple[int, ...]:
    """Returns the penalty points by rank."""
    return tuple(cost(at(place, SUITS[0]), values) for place in range(1, 14))


@lru_cache(maxsize=4096)  # three suits of the hand are mostly as they were
def _stretches(row: tuple[int, ...], least: int, jokers: int) -> list[_Stretch]:
    """Returns the stretches of a suit possible with the jokers.

    `row` are its copies by rank. Surplus length needs both ends in the hand.
    """
    there = [bool(row[(place - 1) % 13]) for place in range(1, ACE_HIGH + 1)]
    found = []
    for low in range(1, ACE_HIGH - least + 2):
        for top in range(low + least - 1, ACE_HIGH + 1):
            if there[low - 1 : top].count(False) > jokers:
                break
            if top - low + 1 == least or (there[low - 1] and there[top - 1]):
                found += _stretch(row, low, top, jokers)
    return found


def _stretch(row: tuple[int, ...], low: int, top: int, jokers: int) -> list[_Stretch]:
    """Returns the stretch; one of all fourteen places with a single ace has it at either end."""
    places = range(low, top + 1)
    present = [place for place in places if row[(place - 1) % 13]]
    made = [present]
    if low == 1 and top == ACE_HIGH and row[0] == 1:
        made = [[p for p in present if p != end] for end in (1, ACE_HIGH)]
    found = []
    for there in made:
        missing = tuple([place for place in places if place not in there])
        if len(missing) <= jokers and len(there) >= _NATURALS:
            found.append(_Stretch(low, top, missing, tuple(there)))
    return found


class _Finder:
    """The search for one hand and one contract."""

    def __init__(self, hand: Sequence[Card], contract: Contract, values: Values) -> None:
        self.jokers, self.held, self.of_rank = counted(hand)
        self.worth = _worth(values)
        self.sets = [part.least for part in contract if part.kind == "set"]
        self.runs = [part.least for part in contract if part.kind == "run"]
        self.stretches = (
            [_stretches(tuple(row), self.runs[0], self.jokers) for row in self.held] if self.runs else []
        )
        self.best: dict[object, _Found] = {}

    def search(self) -> tuple[Way, ...]:
        """Returns the best ways over all choices of ranks for the sets."""
        bound = self._most_by_runs()
        if bound is None:
            return ()
        chosen = sorted(((self._of_sets(ranks), ranks) for ranks in self._choices()), reverse=True)
        for points, ranks in chosen:
            if len(self.best) >= FEW and points + bound < self._least_kept():
                break
            self._try(ranks, points)
        return _few(self._way(found) for found in _leading(self.best.values()))

    def _least_kept(self) -> int:
        return sorted((found.points for found in self.best.values()), reverse=True)[FEW - 1]

    # -- sets

    def _choices(self) -> Iterator[tuple[int, ...]]:
        """Yields ranks for the sets, each as often as its cards and the jokers allow."""
        if not self.sets:
            yield ()
            return
        able = [n for n in range(13) if self.of_rank[n] >= _NATURALS]
        for ranks in combinations_with_replacement(able, len(self.sets)):
            if self._set_jokers(ranks, {}) is not None:
                yield ranks

    def _of_sets(self, ranks: tuple[int, ...]) -> int:
        return sum(self.of_rank[n] * self.worth[n] for n in {*ranks})

    def _set_jokers(self, ranks: tuple[int, ...], taken: dict[int, int]) -> int | None:
        """Returns the jokers that the sets need after runs have taken cards; None if impossible."""
        needed = 0
        for n in {*ranks}:
            count, left = ranks.count(n), self.of_rank[n] - taken.get(n, 0)
            if left < _NATURALS * count:
                return None
            needed += max(0, self.sets[0] * count - left)
        return needed if needed <= self.jokers else None

    # -- runs

    def _most_by_runs(self) -> int | None:
        """Returns an upper bound of the points in runs; None if there are too few runs."""
        if not self.runs:
            return 0
        most = sorted(
            (max(self._points(s.there) for s in suit) for suit in self.stretches if suit), reverse=True
        )
        return sum(most[: len(self.runs)]) if len(most) >= len(self.runs) else None

    def _points(self, places: Sequence[int]) -> int:
        worth = self.worth
        return sum([worth[(place - 1) % 13] for place in places])

    def _options(self, stretches: Sequence[_Stretch], ranks: tuple[int, ...], spare: int) -> list[_Run]:
        """Returns the best runs of a suit for each number of jokers and cards taken of the chosen ranks."""
        chosen = sorted({*ranks})
        best: dict[tuple[int, tuple[int, ...]], _Run] = {}
        for s in stretches:
            if len(s.missing) > spare:
                continue
            shared = [p for p in s.there if (p - 1) % 13 in chosen]
            points = self._points([p for p in s.there if p not in shared])
            for left in _leaves(shared, spare - len(s.missing)):
                taken = [0] * len(chosen)
                for place in shared:
                    taken[chosen.index((place - 1) % 13)] += place not in left
                key = (len(s.missing) + len(left), tuple(taken))
                if key in best and best[key].points >= points:
                    continue
                run = _Run(s.low, s.top, points, key[1], tuple(sorted((*s.missing, *left))))
                if _stands(run, self.runs[0]):
                    best[key] = run
        return list(best.values())

    def _try(self, ranks: tuple[int, ...], points: int) -> None:
        """Finds the best way with sets of these ranks, for each choice of suits."""
        least = self._set_jokers(ranks, {})
        assert least is not None  # only possible choices are tried
        chosen = sorted({*ranks})
        for (_, _, taken), made in self._joined(ranks, self.jokers - least, len(chosen)).items():
            needed = self._set_jokers(ranks, dict(zip(chosen, taken, strict=True)))
            if needed is None or needed + made.jokers > self.jokers:
                continue
            found = _Found(points + made.points, needed + made.jokers, ranks, made)
            key = (ranks, tuple(of for of, _ in made.runs))
            known = self.best.get(key)
            if known is None or _rank(found) < _rank(known):
                self.best[key] = found

    def _joined(
        self, ranks: tuple[int, ...], spare: int, kinds: int
    ) -> dict[tuple[int, int, tuple[int, ...]], _Made]:
        """Combines the runs of all suits, by suits used, jokers used and cards taken of the chosen ranks."""
        count = len(self.runs)
        states = {(0, 0, (0,) * kinds): _Made(0, 0, ())}
        for of in range(len(SUITS)) if count else ():
            options = self._options(self.stretches[of], ranks, spare)
            for (mask, jokers, taken), made in [*states.items()]:
                if len(made.runs) == count:
                    continue
                for run in options:
                    used = jokers + len(run.wild)
                    if used > spare:
                        continue
                    after = tuple(a + b for a, b in zip(taken, run.taken, strict=True))
                    key = (mask | 1 << of, used, after)
                    known = states.get(key)
                    if known is None or known.points < made.points + run.points:
                        more = (*made.runs, (of, run))
                        states[key] = _Made(made.points + run.points, used, more)
        return {key: made for key, made in states.items() if len(made.runs) == count}

    # -- the melds themselves

    def _way(self, found: _Found) -> Way:
        left = [row[:] for row in self.held]
        runs = [self._run_meld(of, run, left) for of, run in found.made.runs]
        ranks = found.ranks
        sets = [meld for n in sorted({*ranks}) for meld in self._set_melds(n, ranks.count(n), left)]
        return Way((*sets, *runs), found.points, found.jokers)

    def _run_meld(self, of: int, run: _Run, left: list[list[int]]) -> Meld:
        tokens: list[str] = []
        for place in range(run.low, run.top + 1):
            card = at(place, SUITS[of])
            if place in run.wild:
                tokens.append(declare(card))
            else:
                left[of][(place - 1) % 13] -= 1
                tokens.append(card)
        meld = made_run(tokens, _NOBODY)
        assert meld is not None  # a stretch is a run
        return meld

    def _set_melds(self, n: int, count: int, left: list[list[int]]) -> list[Meld]:
        """Splits what is left of a rank into `count` sets of equal size, with the jokers they need."""
        cards = [Card(RANKS[n] + SUITS[of]) for of in range(len(SUITS)) for _ in range(left[of][n])]
        found = []
        for k in range(count):
            part = cards[k::count]
            meld = made_set((*part, *(JOKER,) * max(0, self.sets[0] - len(part))), _NOBODY)
            assert meld is not None  # each has two naturals
            found.append(meld)
        return found


def _leaves(shared: list[int], spare: int) -> Iterator[tuple[int, ...]]:
    """Yields which of the places wanted by sets too are left to the sets, as far as the jokers suffice."""
    for count in range(min(len(shared), spare) + 1):
        yield from combinations(shared, count)


def _rank(found: _Found) -> tuple[int, int]:
    return -found.points, found.jokers


def _leading(found: Iterable[_Found]) -> list[_Found]:
    """Returns the candidates for `_few`: the best with ties, and those with fewest jokers."""
    ranked = sorted(found, key=_rank)
    if not ranked:
        return []
    worst = _rank(ranked[min(FEW, len(ranked)) - 1])
    sparing = min(ranked, key=lambda one: (one.jokers, -one.points))
    return [one for one in ranked if _rank(one) <= worst or _rank(one) == _rank(sparing)]


def _stands(run: _Run, least: int) -> bool:
    """Whether the run has enough naturals, and no joker at an end beyond the least length."""
    length = run.top - run.low + 1
    has_end = run.low in run.wild or run.top in run.wild
    return length - len(run.wild) >= _NATURALS and not (length > least and has_end)


def _few(found: Iterable[Way]) -> tuple[Way, ...]:
    """Returns the best, the one with fewest jokers, and the next best."""
    ranked = sorted(
        found,
        key=lambda way: (
            -way.points,
            way.jokers,
            sum(meld.cards.count(JOKER) for meld in way.melds if meld.kind == "run"),
            str(way.melds),
        ),
    )
    if not ranked:
        return ()
    sparing = min(ranked, key=lambda way: way.jokers)
    return tuple(dict.fromkeys((ranked[0], sparing, *ranked)))[:FEW]


# -- a hand that must keep a card


def _kept(way: Way, hand: Sequence[Card], contract: Contract, values: Values, keep: int) -> Way | None:
    """Returns the way without its cheapest surplus cards, until enough cards stay in the hand."""
    while len(hand) - sum(len(meld.cards) for meld in way.melds) < keep:
        shorter = [
            (cost(card, values), n, meld)
            for n, (part, whole) in enumerate(zip(contract, way.melds, strict=True))
            if len(whole.cards) > part.least
            for card, meld in _shorter(whole)
        ]
        if not shorter:
            return None
        points, n, meld = min(shorter, key=lambda one: one[0])
        way = Way((*way.melds[:n], meld, *way.melds[n + 1 :]), way.points - points, way.jokers)
    return way


def _shorter(meld: Meld) -> list[tuple[Card, Meld]]:
    """Returns the meld without one of its natural end cards, with that card."""
    if meld.kind == "set":
        made = made_set(meld.cards[1:], meld.owner)
        return [(meld.cards[0], made)] if made else []
    ends = [(meld.cards[0], meld.cards[1:], meld.low + 1), (meld.cards[-1], meld.cards[:-1], meld.low)]
    return [
        (card, Meld("run", rest, meld.owner, meld.suit, low))
        for card, rest, low in ends
        if card != JOKER and sum(c != JOKER for c in rest) >= _NATURALS
    ]
