"""The rule book of Kasino as the dealer asks it. Interpretations stand in RULES.md, cited by number."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from games.chance import Chance
from games.contract import Ask, Figure, Outcome, Seat, Step, Text, Wait, due
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kasino import course, moves, questions, reveal, views
from games.kasino.bot import choose as bot
from games.kasino.course import Events
from games.kasino.imagine import imagine
from games.kasino.legality import refusal, regrouped
from games.kasino.moves import Build, Clear, Extend, Lay, Move, Raise, Resign, Take
from games.kasino.state import State, left_of, sides
from games.kasino.views import KasinoView
from games.kit.codec import Codec

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)


def refused(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Why the move cannot be made; None when it can."""
    if s.phase == "over":
        return GameOver()
    if seat is None:
        return NotYourTurn()
    if isinstance(move, Resign):
        return None
    if s.turn != seat:
        return NotYourTurn()
    if isinstance(move, Lay | Take | Clear | Build | Raise | Extend):
        return refusal(reveal.view(s, seat), move)
    return IllegalMove()


class Kasino:
    """Two to four seats and a pack of 52."""

    key = "kasino"
    rules_version = _VERSION
    seats = range(2, 5)
    Options = views.Options
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("kasino-seats", "1.1")
        events: Events = []
        s = course.opening(seats, options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """The deal goes on to the left of the last dealer (RULES.md 7.8)."""
        left = left_of(s.dealer, s.seats)
        return msgspec.convert({**msgspec.structs.asdict(s.options), "deals": f"seat-{left}"}, views.Options)

    def waits(self, s: State) -> tuple[Wait, ...]:
        return (Wait(f"turn-{s.number}", (s.turn,)),) if s.phase == "play" else ()

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """The bot's move for the seat that is late (RULES.md 9.3)."""
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, bot.best(reveal.view(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (f"turn-{s.number}",) if s.phase == "play" and s.turn == seat else ()

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        return questions.turn(reveal.view(s, seat), picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        """The move as spelled; a capture whose sums are not marked is grouped so that it fits the table."""
        move = moves.parse(text)
        return regrouped(reveal.view(s, seat), move) if isinstance(move, Take) else move

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        error = refused(s, seat, move)
        if error is not None:
            raise error
        assert seat is not None  # refused has judged it
        events: Events = []
        if isinstance(move, Resign):
            return Step(course.resign(s, seat, events), tuple(events))
        assert isinstance(move, Lay | Take | Clear | Build | Raise | Extend)  # refused has judged it
        after = course.play(s, seat, move, chance, events)
        # Cards that were dealt or counted cannot be forgotten again.
        is_same_deal = after.phase == "play" and (after.round, after.deal) == (s.round, s.deal)
        return Step(after, tuple(events), "consent" if is_same_deal else "never")

    def view(self, s: State, seat: Seat | None) -> KasinoView:
        return reveal.view(s, seat)

    def imagine(self, view: KasinoView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: KasinoView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.best(view) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        together = sides(s.seats, s.options)
        ranked = sorted({_standing(s, side) for side in together}, reverse=True)
        placing = tuple(
            tuple(seat for side in together if _standing(s, side) == standing for seat in side)
            for standing in ranked
        )
        points = {seat: s.scores[n] for n, side in enumerate(together) for seat in side}
        return Outcome(
            why="kasino-why-target" if s.resigned is None else "kasino-why-resigned",
            placing=placing,
            scores=tuple(points[Seat(n)] for n in range(s.seats)),
        )

    def tally(self, s: State) -> tuple[tuple[Figure, ...], ...]:
        return tuple(_figures(s, Seat(n)) for n in range(s.seats))

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


def _figures(s: State, seat: Seat) -> tuple[Figure, ...]:
    """Of the rounds that were counted: what each brought the seat's side, and the seat's own svups."""
    side = next(n for n, seats in enumerate(sides(s.seats, s.options)) if seat in seats)
    rounds = 0 if s.count is None else s.count.round
    return (
        Figure("kasino-figure-round", "mean", s.scores[side], rounds),
        Figure("kasino-figure-svups", "sum", s.swept[seat]),
    )


KASINO: Final = Kasino()


def _standing(s: State, side: Sequence[Seat]) -> tuple[bool, bool, int]:
    """What a side is placed by: it has won, it has not given up, its points."""
    together = sides(s.seats, s.options)
    return (side[0] in s.winners, s.resigned not in side, s.scores[together.index(tuple(side))])
