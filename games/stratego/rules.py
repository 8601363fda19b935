"""The rules of Stratego as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Text, Wait, due
from games.kit.rules import Events, Rules
from games.kit.seats import FACING, next_dealer, put
from games.stratego import course, legality, moves, questions, reveal, views
from games.stratego.bot import choose as bot
from games.stratego.bot.coach import COACH
from games.stratego.bot.weights import STRENGTHS
from games.stratego.facts import board
from games.stratego.formations import by_lot
from games.stratego.imagine import imagine
from games.stratego.moves import Act, ByLot, Change, Draw, Hold, Move, Ready, Recruit, SetUp, Skip
from games.stratego.state import State, all_seats
from games.stratego.views import StrategoView


class Stratego(Rules[State, Move, StrategoView, views.Options]):
    """Stratego for three or four seats, each with an army of twenty and a flag."""

    key = "stratego"
    minutes: int | None = 36
    late_by_bot: bool = False  # 11.2
    seats = range(3, 5)
    coach = COACH
    never_undone: Text | None = Text("stratego-undo-never")
    titles = questions.TITLES
    strengths: tuple[str, ...] = tuple(STRENGTHS)
    opening = staticmethod(course.opening)

    def partners(self, options: views.Options) -> tuple[tuple[int, ...], ...]:
        return FACING if options.teams == "pairs" else ()

    def again(self, s: State) -> views.Options:
        """Returns options under which the next seat begins; a first seat by lot stays by lot."""
        if s.options.first_player == "random":
            return s.options
        return next_dealer(s.options, s.first, s.seats, rule="first_player")

    def waits(self, s: State) -> tuple[Wait, ...]:
        waited = reveal.waited_for(s)
        if s.phase == "setup":
            return tuple(Wait(f"army-{seat}-{s.reopened[seat]}", (seat,)) for seat in waited)
        if s.phase == "recruit":
            return (Wait(f"recruit-{s.number}-{len(s.pending)}", waited),)
        return (Wait(f"turn-{s.number}", waited),) if s.phase == "play" else ()

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """Returns `ByLot` for a seat that is late with its army, `Skip` later (RULES.md 11)."""
        seat = due(self.waits(s), wait_id).seats[0]
        if s.phase != "setup":
            return None, Skip(seat, s.number)
        return seat, Ready() if s.armies[seat] else ByLot()

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return legality.keys(s, seat)

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return questions.ask(reveal.view(s, seat), seat, key, picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return moves.parse(board(s.board), () if seat is None else s.armies[seat], text)

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        if isinstance(move, Skip):
            return course.skipped(s, Seat(move.seat), chance, events)
        assert seat is not None  # the move is legal
        match move:
            case SetUp(army):
                return course.set_up(s, seat, army, events)
            case ByLot():
                return course.set_up(s, seat, by_lot(chance), events)
            case Ready():
                return course.ready(s, seat, chance, events)
            case Change():
                return course.unready(s, seat, events)
            case Act(start, end):
                return course.act(s, seat, start, end, events)
            case Recruit(rank):
                return course.recruit(s, seat, rank, events)
            case Hold(on):
                events.append(Event(f"stratego-hold-{'on' if on else 'off'}", {}, (seat,)))
                return replace(s, holds=put(s.holds, seat, on))
            case Draw(yes):
                return course.agree(s, seat, yes, events)
        return course.resign(s, seat, chance, events)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        seats = all_seats(s)
        others = tuple(seat for seat in seats if seat not in s.winners)
        left = tuple(sum(p.seat == n and p.space is not None for p in s.pieces) for n in seats)
        placing = (s.winners, others) if s.winners and others else (seats,)
        return Outcome(why=s.why, placing=placing, scores=left)


STRATEGO: Final = Stratego(legality.refusal, reveal.view, imagine, bot.choose)
