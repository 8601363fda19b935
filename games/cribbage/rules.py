"""The rule book of cribbage as the dealer asks it. Interpretations stand in RULES.md, cited by number."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import DECK, Card, by_rank
from games.chance import Chance
from games.contract import Ask, Cards, Event, Move, Outcome, Seat, Step, Text, Wait, due, narrow
from games.cribbage import bot, course, greedy, moves, reveal, views
from games.cribbage.course import WHO, Events
from games.cribbage.imagine import imagine
from games.cribbage.moves import Discard, Play, Resign
from games.cribbage.score import FULL, VALUE
from games.cribbage.state import State, other, without
from games.cribbage.views import CribbageView
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn

_PLAYS: Final = {card: Play(card) for card in DECK}
_DISCARDS: Final = {pair: moves.discard(*pair) for pair in combinations(by_rank(DECK), 2)}
_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(State)


def legal(s: State, seat: Seat) -> tuple[Discard, ...] | tuple[Play, ...]:
    """Every move a seat may make, without RESIGN: the one truth about what is offered and accepted."""
    if s.phase == "play" and s.turn == seat:
        room = FULL - s.count
        return tuple([_PLAYS[card] for card in s.hands[seat] if VALUE[card] <= room])
    if s.phase == "discard":
        return tuple(map(_DISCARDS.__getitem__, combinations(s.hands[seat], 2)))
    return ()


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


class Cribbage:
    """Two seats, a pack of 52, and a board of 121 holes."""

    key = "cribbage"
    rules_version = 1
    seats = range(2, 3)
    Options = views.Options
    strengths: tuple[str, ...] = bot.STRENGTHS
    teams: tuple[tuple[int, ...], ...] = ()

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step:
        if seats not in self.seats:
            raise IllegalMove("wrong-seats", "1.1")
        events: Events = []
        s = course.opening(options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """The loser deals first (RULES.md 7.4)."""
        if s.winner is None:
            return s.options
        return replace(s.options, deals="seat-1" if s.winner == 0 else "seat-0")

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase == "play":
            return (Wait(f"play-{s.deal}-{_played(s)}", (s.turn,)),)
        return tuple(Wait(f"discard-{s.deal}-{seat}", (seat,)) for seat in reveal.waited_for(s))

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """The bot's move for the seat that is late (RULES.md 8.3)."""
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, greedy.best(reveal.view(s, seat), legal(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if s.phase == "discard":
            given = "-".join(s.given[seat])
            return (f"discard-{s.deal}-{given}" if given else f"discard-{s.deal}",)
        if s.phase == "play" and s.turn == seat:
            return (f"play-{s.deal}-{_played(s)}",)
        return ()

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        return _ask_discard(s, seat, picked) if s.phase == "discard" else _ask_play(s, seat, picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> moves.Move:
        return moves.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        assert seat is not None  # refusal has judged it
        events: Events = []
        if isinstance(move, Play):
            s = course.play(s, seat, move.card, chance, events)
        elif isinstance(move, Resign):
            s = _resign(s, seat, events)
        elif isinstance(move, Discard) and (cards := by_rank(move.cards)) != s.given[seat]:
            s = course.discard(s, seat, cards, chance, events)
        return Step(s, tuple(events))

    def view(self, s: State, seat: Seat | None) -> CribbageView:
        return reveal.view(s, seat)

    def imagine(self, view: CribbageView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(self, view: CribbageView, moves: Sequence[Move], chance: Chance, strength: str) -> Move | None:
        return bot.choose(view, moves, chance, strength)

    def outcome(self, s: State) -> Outcome | None:
        if s.winner is None:
            return None
        loser = other(s.winner)
        skunk = None if s.resigned is not None else course.skunked(s.options, s.pegs[loser].front)
        return Outcome(
            why="cribbage-why-target" if s.resigned is None else "cribbage-why-resigned",
            placing=((s.winner,), (loser,)),
            scores=(s.pegs[0].front, s.pegs[1].front),
            honours=(f"cribbage-honour-{skunk}",) if skunk else (),
        )

    def dump(self, s: State) -> bytes:
        return _ENCODER.encode(s)

    def load(self, data: bytes) -> State:
        return _DECODER.decode(data)


CRIBBAGE: Final = Cribbage()


def _played(s: State) -> int:
    return 8 - len(s.hands[0]) - len(s.hands[1])


def _resign(s: State, seat: Seat, events: Events) -> State:
    events.append(Event("cribbage-resigned", {"who": WHO[seat]}))
    return replace(s, phase="over", winner=other(seat), resigned=seat)


def _ask_discard(s: State, seat: Seat, picked: Sequence[str]) -> Ask:
    return narrow(
        [(by_rank(move.cards), move) for move in legal(s, seat) if isinstance(move, Discard)],
        picked,
        "cribbage-field-discard-own" if s.dealer == seat else "cribbage-field-discard-other",
        lambda token: Text("cribbage-label-discard", {"cards": Cards((Card(token),))}),
        take=2,
        loose=True,
        trial=lambda move: reveal.view(course.with_given(s, seat, by_rank(move.cards)), seat),
    )


def _ask_play(s: State, seat: Seat, picked: Sequence[str]) -> Ask:
    return narrow(
        [((move.card,), move) for move in legal(s, seat) if isinstance(move, Play)],
        picked,
        "cribbage-field-play",
        lambda token: Text("cribbage-label-play", {"cards": Cards((Card(token),))}),
    )
