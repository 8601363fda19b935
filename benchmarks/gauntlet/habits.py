"""What the strongest bots of Stratego and Fuldrigger do among themselves: wins, losses, uses, trade and war.

python -m benchmarks.gauntlet.habits stratego|stratego-3|fuldrigger [--games N] [--against P] [--options K=V]

Each deal is played once, from a fixed seed. Beside the shares of wins by seat stands the interval that has 99
of 100 shares of equal seats. With `--against` one seat, the next in each game, has the strong bot, and the
rest have that player.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import median
from typing import Any, Final

from benchmarks.gauntlet.contests import CONTESTS, Contest, Player, player
from benchmarks.gauntlet.figures import wilson
from benchmarks.gauntlet.matches import Deal
from games.contract import Seat
from games.fuldrigger import moves as trading
from games.fuldrigger.bot import minds
from games.stratego.bot import weights
from games.stratego.moves import Act, Recruit
from games.stratego.views import CAPTAIN, MARSHAL, SCOUT, SPY

GAMES: Final = 100
SERIES: Final = "habits "
Z: Final = 2.575829
"""Quantile of the normal distribution for intervals of 99 %."""
GAINS: Final = ("war or attack", "offer", "accepted", "attack")
KINDS: Final = ("captain", "scout", "cannon", "spy", "spy beats marshal", "recruit")


class Diary:
    """What happened in games: in how many of them, how often, and who won."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seats = seats
        self.often: Counter[str] = Counter()
        """Number of times of each thing."""
        self.within: Counter[str] = Counter()
        """Number of games in which it happened."""
        self.wins: Counter[Any] = Counter()
        """Wins by seat and by style; a shared one is a part of one."""
        self.had: Counter[str] = Counter()
        """Number of seats of each style."""
        self.sizes: dict[str, list[float]] = {}

    def note(self, happened: Iterable[str]) -> None:
        """Adds what happened in one game."""
        found = Counter(happened)
        self.games += 1
        self.often += found
        self.within.update(found.keys())

    def size(self, name: str, value: float) -> None:
        """Adds a number of one game."""
        self.sizes.setdefault(name, []).append(value)

    def won(self, seats: Sequence[Seat], styles: Sequence[str]) -> None:
        """Adds the winners of one game."""
        self.had.update(styles)
        for seat in seats:
            self.wins[seat] += 1 / len(seats)  # type: ignore[assignment]  # parts of a win
            self.wins[styles[seat]] += 1 / len(seats)  # type: ignore[assignment]

    def lines(self, kinds: Sequence[str]) -> Iterator[str]:
        """Yields the figures in words; of the kinds also those that never happened."""
        rest = sorted({*self.often} - {*kinds})
        for kind in kinds:
            low, high = wilson(self.within[kind], self.games)
            share, often = self.within[kind] / self.games, self.often[kind] / self.games
            yield f"{kind}: in {share:.0%} of games ({low:.0%} to {high:.0%}), {often:.1f} a game"
        yield "times: " + ", ".join(f"{name} {self.often[name]}" for name in rest) if rest else ""
        for name, values in self.sizes.items():
            yield f"{name}: median {median(values):.0f}, {min(values):.0f} to {max(values):.0f}"
        yield from self._shares()

    def _shares(self) -> Iterator[str]:
        fair = 1 / self.seats
        half = Z * sqrt(fair * (1 - fair) / self.games)
        found = ", ".join(f"{self.wins[Seat(n)] / self.games:.1%}" for n in range(self.seats))
        yield f"wins by seat: {found} (fair: {fair - half:.1%} to {fair + half:.1%})"
        for style, count in sorted(self.had.items()):
            yield f"{style}: wins {self.wins[style]:.1f} of {count} seats ({self.wins[style] / count:.1%})"


# -- Stratego


def battles(steps: Sequence[tuple[Any, Seat | None, Any]], last: Any) -> Iterator[str]:
    """Yields each use of what is special to a kind of piece.

    A captain goes or strikes two steps; a scout runs further than one; a cannon fires; a spy attacks.
    """
    after = [s for s, _, _ in steps[1:]] + [last]
    for (before, _, move), s in zip(steps, after, strict=True):
        if isinstance(move, Recruit) and move.rank:
            yield "recruit"
        if isinstance(move, Act):
            rank = next(p.rank for p in before.pieces if p.space == move.start)
            yield from _used(rank, s.moves[-1])


def _used(rank: int, made: Any) -> Iterator[str]:
    if made.kind == "fire":
        yield "cannon"
    elif len(made.way) > 2 and rank in (CAPTAIN, SCOUT):
        yield "captain" if rank == CAPTAIN else "scout"
    if made.kind == "attack" and rank == SPY:
        yield "spy"
        if made.battle.resistance == MARSHAL:
            yield "spy beats marshal"


def stratego(contest: Contest, who: Sequence[Player], number: int, diary: Diary) -> Sequence[Seat]:
    """Adds a game of Stratego and returns its winners."""
    deal = Deal(contest, number, SERIES)
    deal.play(who, who)
    s: Any = deal.state
    view: Any = contest.game.view(s, None)
    diary.note(battles(deal.steps, s))
    diary.size("pieces lost", sum(piece.space is None for piece in s.pieces))
    diary.size("turns", s.number)
    diary.often[s.why] += 1
    diary.won(s.winners, [weights.style(view, Seat(n)) for n in range(contest.seats)])
    return tuple(s.winners)


# -- Fuldrigger


def deals(steps: Sequence[tuple[Any, Seat | None, Any]]) -> Iterator[str]:
    """Yields wars, attacks, offers, their acceptance, and each load bought."""
    for _, _, move in steps:
        for part in move.parts if isinstance(move, trading.Orders) else (move,):
            if isinstance(part, trading.Declare | trading.Attack):
                yield "war or attack"
            if isinstance(part, trading.Attack):
                yield "attack"
            if isinstance(part, trading.Propose) or (isinstance(part, trading.Answer) and part.yes):
                yield "offer" if isinstance(part, trading.Propose) else "accepted"
            if isinstance(part, trading.Buy):
                yield f"buys {part.good}"


def fuldrigger(contest: Contest, who: Sequence[Player], number: int, diary: Diary) -> Sequence[Seat]:
    """Adds a game of Fuldrigger and returns its winners."""
    deal = Deal(contest, number, SERIES)
    outcome, homes = deal.play(who, who), deal.state.sea.homes
    diary.note([*deals(deal.steps), *(f"home {home}" for home in homes)])
    for score in outcome.scores:
        diary.size("fortune", score)
    diary.won(outcome.placing[0], [minds.style(homes[n], Seat(n)) for n in range(contest.seats)])
    return outcome.placing[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and prints."""
    given = _parser().parse_args(arguments)
    contest = next(one for one in CONTESTS if one.name == given.contest)
    contest = contest._replace(options=dict(text.split("=") for text in given.options))
    diary, won = Diary(contest.seats), 0.0
    play, kinds = (stratego, KINDS) if contest.key == "stratego" else (fuldrigger, GAINS)
    for number in range(given.games):
        who = [player(contest.key, given.against)] * contest.seats
        who[number % contest.seats] = player(contest.key, "strong")
        winners = play(contest, who, number, diary)
        won += (number % contest.seats in winners) / max(1, len(winners))
    print(f"{given.contest}: {given.games} games")
    print("\n".join(line for line in diary.lines(kinds) if line))
    if given.against != "strong":
        low, high = wilson(won, given.games)
        print(f"strong alone against {given.against}: {won / given.games:.1%} ({low:.1%} to {high:.1%})")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gauntlet.habits")
    names = [one.name for one in CONTESTS if one.key in ("stratego", "fuldrigger")]
    parser.add_argument("contest", choices=names)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--against", default="strong", metavar="P", help="the player of all seats but one")
    parser.add_argument("--options", nargs="+", default=(), metavar="K=V", help="house rules")
    return parser


if __name__ == "__main__":
    sys.exit(main())
