"""The rule book of cribbage as the dealer asks it. Interpretations stand in RULES.md, cited by number."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import by_rank
from games.chance import Chance
from games.contract import Ask, Cards, Event, Figure, Outcome, Seat, Step, Text, Wait, due
from games.cribbage import counting, course, moves, pegs, questions, reveal, views
from games.cribbage.bot import choose as bot
from games.cribbage.bot.lesson import lesson
from games.cribbage.imagine import imagine
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play, Resign
from games.cribbage.pegs import WHO, Events
from games.cribbage.questions import legal
from games.cribbage.score import FULL, VALUE
from games.cribbage.state import State, match_points, other, without
from games.cribbage.views import CribbageView
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.codec import Codec

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Why the move cannot be made; None when it can."""
    if s.phase == "over":
        return GameOver()
    if seat is None:
        return NotYourTurn()
    if isinstance(move, Play):
        return _play_refusal(s, seat, move)
    if isinstance(move, Discard):
        return _discard_refusal(s, seat, move)
    if isinstance(move, Claim | Muggins):
        return _points_refusal(s, seat, move)
    return None if isinstance(move, Resign) else IllegalMove()


def _discard_refusal(s: State, seat: Seat, move: Discard) -> GameError | None:
    if s.phase != "discard":
        return IllegalMove("discards-closed", "3.2")
    one, two = move.cards
    if one in s.hands[seat] and two in s.hands[seat] and one != two:
        return None
    missing = without(move.cards, s.hands[seat])
    return IllegalMove("not-in-hand", "3.1", cards=Cards(missing or (one,)))


def _play_refusal(s: State, seat: Seat, move: Play) -> GameError | None:
    if s.phase != "play":
        return IllegalMove("play-not-begun", "3.3")
    if s.turn != seat:
        return NotYourTurn()
    if move.card not in s.hands[seat]:
        return IllegalMove("not-in-hand", "4.1", cards=Cards((move.card,)))
    if s.count + VALUE[move.card] > FULL:
        return IllegalMove("over-thirty-one", "4.2", cards=Cards((move.card,)), count=s.count)
    return None


def _points_refusal(s: State, seat: Seat, move: Claim | Muggins) -> GameError | None:
    if s.phase != "count":
        return IllegalMove("nothing-to-count", "6.7")
    if s.turn != seat:
        return NotYourTurn()
    if isinstance(move, Claim) != (s.claimed is None):
        return IllegalMove("nothing-to-call" if isinstance(move, Muggins) else "nothing-to-count", "6.8")
    return None if move in legal(s, seat) else IllegalMove("no-such-count", "6.8", most=counting.MOST)


class Cribbage:
    """Two seats, a pack of 52, and a board of 121 holes."""

    key = "cribbage"
    rules_version = _VERSION
    seats = range(2, 3)
    Options = views.Options
    strengths: tuple[str, ...] = bot.STRENGTHS
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = None

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("wrong-seats", "1.1")
        events: Events = []
        s = course.opening(options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """The loser deals first, or the cut decides (RULES.md 7.4)."""
        if s.winner is None:
            return s.options
        loser = "seat-1" if s.winner == 0 else "seat-0"
        return replace(s.options, deals=loser if s.options.next == "loser" else "cut")

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase in ("play", "count"):
            return (Wait(questions.turn_id(s), (s.turn,)),)
        return tuple(Wait(f"discard-{s.deal}-{seat}", (seat,)) for seat in reveal.waited_for(s))

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """The bot's move for the seat that is late (RULES.md 8.3)."""
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, bot.in_time(reveal.view(s, seat), legal(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return questions.asks(s, seat)

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        return questions.ask(s, seat, picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return moves.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        assert seat is not None  # refusal has judged it
        events: Events = []
        after = s
        if isinstance(move, Play):
            after = course.play(s, seat, move.card, events)
        elif isinstance(move, Resign):
            after = _resign(s, seat, events)
        elif isinstance(move, Claim):
            after = counting.claim(s, move.points, events)
        elif isinstance(move, Muggins):
            after = counting.call(s, move.points, events)
        elif isinstance(move, Discard) and (cards := by_rank(move.cards)) != s.given[seat]:
            after = course.discard(s, seat, cards, chance, events)
        after = course.go_on(after, chance, events)
        # A hand that has been counted, or dealt, cannot be forgotten again.
        is_pegging = isinstance(move, Play) and (s.deal, s.phase) == (after.deal, after.phase)
        return Step(after, tuple(events), "consent" if is_pegging else "never")

    def view(self, s: State, seat: Seat | None) -> CribbageView:
        return reveal.view(s, seat)

    def imagine(self, view: CribbageView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: CribbageView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.choose(view, legal, chance, strength)

    def outcome(self, s: State) -> Outcome | None:
        if s.winner is None:
            return None
        loser = other(s.winner)
        is_match = s.options.match != "1"
        skunk = pegs.skunked(s.options, s.pegs[loser].front) if s.resigned is None and not is_match else None
        why = "resigned" if s.resigned is not None else "match" if is_match else "target"
        return Outcome(
            why=f"cribbage-why-{why}",
            placing=((s.winner,), (loser,)),
            scores=(match_points(s, Seat(0)), match_points(s, Seat(1))) if is_match else pegs.scores(s),
            honours=(f"cribbage-honour-{skunk}",) if skunk else (),
        )

    def tally(self, s: State) -> tuple[tuple[Figure, ...], ...]:
        return (pegs.figures(s, Seat(0)), pegs.figures(s, Seat(1)))

    def lesson(self, view: CribbageView) -> tuple[Event, ...]:
        return lesson(view)

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


CRIBBAGE: Final = Cribbage()


def _resign(s: State, seat: Seat, events: Events) -> State:
    events.append(Event("cribbage-resigned", {"who": WHO[seat]}))
    return replace(s, phase="over", winner=other(seat), resigned=seat)
