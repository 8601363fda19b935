"""The rules of cribbage as the game service calls them. Section numbers refer to RULES.md."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cards import by_rank
from games.chance import Chance
from games.contract import Ask, Figure, Outcome, Seat, Undo, Wait
from games.cribbage import counting, course, legality, moves, pegs, questions, reveal, views
from games.cribbage.bot.choose import STRENGTHS, choose, in_time
from games.cribbage.bot.coach import COACH
from games.cribbage.imagine import imagine
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play
from games.cribbage.state import State, match_points, other
from games.cribbage.views import CribbageView
from games.kit.moves import Resign
from games.kit.rules import Events, Rules, by_seats


class Cribbage(Rules[State, Move, CribbageView, views.Options]):
    """Two seats, a pack of 52, and a board of 121 holes."""

    key = "cribbage"
    minutes: int | None = 10
    seats = range(2, 3)
    coach = COACH
    grammar = moves.GRAMMAR
    strengths: tuple[str, ...] = STRENGTHS
    searching = ("strong",)

    def opening(self, seats: int, options: views.Options, chance: Chance, events: Events) -> State:
        return course.opening(options, chance, events)

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

    def late(self, s: State, seat: Seat) -> Move:
        """Returns a quickly found move (RULES.md 8.3)."""
        return in_time(reveal.view(s, seat), legality.legal(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return questions.asks(s, seat)

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return questions.ask(s, seat, picked)

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        assert seat is not None  # `refusal` has checked it
        return course.go_on(_moved(s, seat, move, chance, events), chance, events)

    def undo(self, s: State, move: Move, after: State) -> Undo:
        """Played cards can be taken back until hands are counted or dealt."""
        is_pegging = isinstance(move, Play) and (s.deal, s.phase) == (after.deal, after.phase)
        return "consent" if is_pegging else "never"

    def outcome(self, s: State) -> Outcome | None:
        if s.winner is None:
            return None
        loser = other(s.winner)
        is_match = s.options.match != "1"
        skunk = pegs.skunked(s.options, s.pegs[loser].front) if s.resigned is None and not is_match else None
        why = "match" if is_match else "target"
        return Outcome(
            why=f"cribbage-why-{why if s.resigned is None else 'resigned'}",
            placing=((s.winner,), (loser,)),
            scores=(match_points(s, Seat(0)), match_points(s, Seat(1))) if is_match else pegs.scores(s),
            honours=(f"cribbage-honour-{skunk}",) if skunk else (),
        )

    def tally(self, s: State) -> tuple[tuple[Figure, ...], ...]:
        return (pegs.figures(s, Seat(0)), pegs.figures(s, Seat(1)))


def _moved(s: State, seat: Seat, move: Move, chance: Chance, events: Events) -> State:
    match move:
        case Play(card):
            return course.play(s, seat, card, events)
        case Discard(cards):
            pair = by_rank(cards)
            return s if pair == s.given[seat] else course.discard(s, seat, pair, chance, events)
        case Claim(points):
            return counting.claim(s, points, events)
        case Muggins(points):
            return counting.call(s, points, events)
        case Resign():
            return pegs.resign(s, seat, events)


CRIBBAGE: Final = Cribbage(by_seats(legality.refusal), reveal.view, imagine, choose)
