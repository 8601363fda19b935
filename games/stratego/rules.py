"""The rules of Stratego as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Step, Text, Wait, due, titled
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.codec import Codec
from games.stratego import course, moves, questions, reveal, views
from games.stratego.battle.fights import HELD, Events
from games.stratego.board import board
from games.stratego.bot import choose as bot
from games.stratego.formations import amiss, by_lot, formations, is_whole
from games.stratego.imagine import imagine
from games.stratego.moves import Act, ByLot, Change, Draw, Hold, Move, Ready, Recruit, Resign, SetUp, Skip
from games.stratego.state import State, all_seats, field, playing, put
from games.stratego.views import StrategoView

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)
QUIET_ROUNDS: Final = 5
"""Number of full rounds without a fight after which a draw can be agreed (RULES.md 9.5)."""
SWITCHED_FROM: Final = HELD - 2
"""Value of the slider from which its switch is offered: two fights may bring it to 5 (RULES.md 8.1)."""


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal."""
    if s.phase == "over":
        return GameOver()
    if seat is None or isinstance(move, Skip):
        is_due = seat is None and isinstance(move, Skip) and _is_due(s, move)
        return None if is_due else NotYourTurn()
    if seat not in playing(s):
        return NotYourTurn()
    match move:
        case Resign():
            return None
        case SetUp() | ByLot() | Ready() | Change():
            return _setup_refusal(s, seat, move)
        case Act(start, end):
            return _act_refusal(s, seat, start, end)
        case Recruit(rank):
            return _recruit_refusal(s, seat, rank)
        case Hold() | Draw():
            return _aside_refusal(s, seat, move)
    return IllegalMove()


def _is_due(s: State, move: Skip) -> bool:
    return s.phase in ("play", "recruit") and move.number == s.number and reveal.waited_for(s) == (move.seat,)


def _off_turn(s: State, seat: Seat) -> GameError:
    return IllegalMove() if asks(s, seat) else NotYourTurn()


def _setup_refusal(s: State, seat: Seat, move: SetUp | ByLot | Ready | Change) -> GameError | None:
    if s.phase != "setup":
        return IllegalMove("stratego-armies-stand", "5.4") if asks(s, seat) else NotYourTurn()
    if isinstance(move, Change):
        return None if s.ready[seat] else IllegalMove("stratego-not-ready", "5.4")
    if s.ready[seat]:
        return IllegalMove("stratego-is-ready", "5.4")
    if isinstance(move, Ready):
        return None if s.armies[seat] else IllegalMove("stratego-no-army", "5.2")
    if isinstance(move, ByLot) or is_whole(move.army):
        return None
    extra, missing = (" ".join(map(str, ranks)) for ranks in amiss(move.army))
    return IllegalMove("stratego-not-an-army", "5.2", extra=extra, missing=missing)


def _act_refusal(s: State, seat: Seat, start: views.Space, end: views.Space) -> GameError | None:
    if s.phase == "setup":
        return IllegalMove("stratego-set-up-first", "5.2")
    if s.phase != "play" or s.turn != seat:
        return _off_turn(s, seat)
    at = field(s)
    n = at.at.get(start)
    if n is None or s.pieces[n].seat != seat:
        return IllegalMove("stratego-no-piece", "6.1", space=start)
    return None if end in at.ends(n) else IllegalMove("stratego-no-way", "6.1", start=start, end=end)


def _recruit_refusal(s: State, seat: Seat, rank: int) -> GameError | None:
    if s.phase != "recruit" or s.pending[0] != seat:
        return _off_turn(s, seat)
    lost = {p.rank for p in s.pieces if p.seat == seat and p.space is None}
    return None if rank == 0 or rank in lost else IllegalMove("stratego-not-lost", "8.2")


def _aside_refusal(s: State, seat: Seat, move: Hold | Draw) -> GameError | None:
    """Checks the switch of the slider and draw offers, which are legal only while they are asked."""
    open_now = asks(s, seat)
    if not open_now:
        return NotYourTurn()
    if isinstance(move, Hold):
        key = f"hold-{'on' if move.on else 'off'}"
    else:
        key = f"draw-{'yes' if move.yes else 'no'}"
    return None if key in open_now else IllegalMove()


def asks(s: State, seat: Seat) -> tuple[str, ...]:
    """Returns the keys of the seat's open questions; a key names all that its choices depend on."""
    if seat not in playing(s) or s.phase == "over":
        return ()
    if s.phase == "setup":
        return (f"{'change' if s.ready[seat] else 'army'}-{s.revisions[seat]}",)
    keys = []
    if s.phase == "recruit" and s.pending[0] == seat:
        keys.append(f"recruit-{s.number}-{len(s.pending)}")
    if s.phase == "play" and s.turn == seat:
        keys.append(f"turn-{s.number}")
    if s.sliders[seat] >= SWITCHED_FROM:
        keys.append(f"hold-{'off' if s.holds[seat] else 'on'}")
    if s.quiet >= QUIET_ROUNDS * len(playing(s)) and s.phase == "play":
        keys.append(f"draw-{'no' if seat in s.agreed else 'yes'}")
    return tuple(keys)


class Stratego:
    """Stratego for three or four seats, each with an army of twenty and a flag."""

    key = "stratego"
    rules_version = _VERSION
    seats = range(3, 5)
    Options = views.Options
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = Text("stratego-undo-never")

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("stratego-seats", "1.1")
        events: Events = []
        s = course.opening(seats, options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """Returns options under which the next seat begins; a first seat by lot stays by lot."""
        if s.options.first_player == "random":
            return s.options
        left = (s.first + 1) % s.seats
        return msgspec.convert(
            {**msgspec.structs.asdict(s.options), "first_player": f"seat-{left}"}, views.Options
        )

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
        return asks(s, seat)

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in asks(s, seat):
            raise IllegalMove()
        return titled(questions.ask(reveal.view(s, seat), seat, key, picked), self.key, key, questions.NAMED)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        army = () if seat is None else s.armies[seat]
        return moves.parse(board(s.board), army, formations(), text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        events: Events = []
        s = self._applied(s, seat, move, chance, events)
        return Step(s, tuple(events))

    def _applied(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
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

    def view(self, s: State, seat: Seat | None) -> StrategoView:
        return reveal.view(s, seat)

    def imagine(self, view: StrategoView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: StrategoView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.best(view, chance) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        seats = all_seats(s)
        others = tuple(seat for seat in seats if seat not in s.winners)
        left = tuple(sum(p.seat == n and p.space is not None for p in s.pieces) for n in seats)
        placing = (s.winners, others) if s.winners and others else (seats,)
        return Outcome(why=s.why, placing=placing, scores=left)

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


STRATEGO: Final = Stratego()
