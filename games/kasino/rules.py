"""The rules of Kasino as the game service calls them. Section numbers refer to RULES.md."""

from collections.abc import Sequence
from typing import Final

from games.chance import Chance
from games.contract import Ask, Figure, Outcome, Seat, Undo, Wait
from games.errors import GameError, NotYourTurn
from games.kasino import course, legality, moves, questions, reveal, views
from games.kasino.bot.choose import STRENGTHS, choose
from games.kasino.bot.coach import COACH
from games.kasino.bot.weigher import best
from games.kasino.imagine import imagine
from games.kasino.moves import Move, Take
from games.kasino.scoring import sides
from games.kasino.state import State
from games.kasino.views import KasinoView
from games.kit.moves import Resign
from games.kit.rules import Events, Rules, by_seats
from games.kit.seats import FACING, next_dealer


class Kasino(Rules[State, Move, KasinoView, views.Options]):
    """Two to four seats and a pack of 52."""

    key = "kasino"
    minutes: int | None = 23
    seats = range(2, 5)
    coach = COACH
    grammar = moves.GRAMMAR
    strengths = STRENGTHS
    searching = ("strong",)
    opening = staticmethod(course.opening)

    def partners(self, options: views.Options) -> tuple[tuple[int, ...], ...]:
        return FACING if options.partnership == "on" else ()

    def again(self, s: State) -> views.Options:
        """The seat left of the last dealer deals first (RULES.md 7.8)."""
        return next_dealer(s.options, s.dealer, s.seats)

    def waits(self, s: State) -> tuple[Wait, ...]:
        return (Wait(f"turn-{s.number}", (s.turn,)),) if s.phase == "play" else ()

    def late(self, s: State, seat: Seat) -> Move:
        """Returns the bot's move (RULES.md 9.3)."""
        return best(reveal.view(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (f"turn-{s.number}",) if s.phase == "play" and s.turn == seat else ()

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return questions.turn(reveal.view(s, seat), picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        """Returns the move. A capture whose sums are not marked is grouped so that it fits the table."""
        move = super().parse(s, seat, text)
        return legality.regrouped(reveal.view(s, seat), move) if isinstance(move, Take) else move

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        assert seat is not None  # `refusal` has checked it
        if isinstance(move, Resign):
            return course.resign(s, seat, events)
        return course.play(s, seat, move, chance, events)

    def undo(self, s: State, move: Move, after: State) -> Undo:
        """Moves after which no cards are dealt or counted can be taken back."""
        is_same_deal = after.phase == "play" and (after.round, after.deal) == (s.round, s.deal)
        return "consent" if is_same_deal and not isinstance(move, Resign) else "never"

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        together = sides(s.seats, s.options)
        placing = tuple(
            tuple(seat for side in together if _rank_of(s, side) == place for seat in side)
            for place in sorted({_rank_of(s, side) for side in together}, reverse=True)
        )
        points = {seat: s.scores[n] for n, side in enumerate(together) for seat in side}
        return Outcome(
            why="kasino-why-target" if s.resigned is None else "kasino-why-resigned",
            placing=placing,
            scores=tuple(points[Seat(n)] for n in range(s.seats)),
        )

    def tally(self, s: State) -> tuple[tuple[Figure, ...], ...]:
        return tuple(_figures(s, Seat(n)) for n in range(s.seats))


def _refusal(s: State, seat: Seat, move: Move) -> GameError | None:
    return NotYourTurn() if s.turn != seat else legality.refusal(reveal.view(s, seat), move)


def _figures(s: State, seat: Seat) -> tuple[Figure, ...]:
    """Returns the mean points of a round for the seat's side, and the number of the seat's svups."""
    side = next(n for n, seats in enumerate(sides(s.seats, s.options)) if seat in seats)
    rounds = 0 if s.count is None else s.count.round
    return (
        Figure("kasino-figure-round", "mean", s.scores[side], rounds),
        Figure("kasino-figure-svups", "sum", s.swept[seat]),
    )


def _rank_of(s: State, side: Sequence[Seat]) -> tuple[bool, bool, int]:
    """Returns the sort key of a side: whether it has won, whether it has not resigned, its points."""
    together = sides(s.seats, s.options)
    return (side[0] in s.winners, s.resigned not in side, s.scores[together.index(tuple(side))])


KASINO: Final = Kasino(by_seats(_refusal), reveal.view, imagine, choose)
