"""The rule book of Partners as the dealer asks it. Interpretations stand in RULES.md, cited by number."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from games.chance import Chance
from games.contract import Ask, Outcome, Seat, Step, Text, Wait, due
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.codec import Codec
from games.partners import board, course, moves, questions, reveal, views
from games.partners.board import Use
from games.partners.bot import choose as bot
from games.partners.course import Events, card_term
from games.partners.imagine import imagine
from games.partners.moves import SWAP, Enter, Give, Move, Resign, Swap, Walk
from games.partners.state import State
from games.partners.views import SEATS, Kind, PartnersView

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)


def card_of(use: Use) -> Kind:
    """The card that a use plays."""
    return SWAP if isinstance(use, Swap) else use.card


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Why the move cannot be made; None when it can."""
    if s.phase == "over":
        return GameOver()
    if seat is None:
        return NotYourTurn()
    match move:
        case Resign():
            return None
        case Give(card):
            return _give_refusal(s, seat, card)
        case Enter() | Walk() | Swap():
            return _use_refusal(s, seat, move)
    return IllegalMove()


def _give_refusal(s: State, seat: Seat, card: Kind) -> GameError | None:
    if s.phase != "give":
        return IllegalMove("partners-given", "3.1") if s.turn == seat else NotYourTurn()
    return None if card in s.hands[seat] else _not_held(card)


def _use_refusal(s: State, seat: Seat, use: Use) -> GameError | None:
    if s.phase != "play":
        return IllegalMove("partners-give-first", "3.1")
    if s.turn != seat:
        return NotYourTurn()
    card = card_of(use)
    if card not in s.hands[seat]:
        return _not_held(card)
    if board.result(s.board, seat, use, s.options) is None:
        return IllegalMove("partners-no-use", "4.1", card=card_term(card))
    return None


def _not_held(card: Kind) -> IllegalMove:
    return IllegalMove("partners-not-in-hand", "3.1", card=card_term(card))


class Partners:
    """Four seats, two teams, and a ring of 64 fields."""

    key = "partners"
    rules_version = _VERSION
    seats = range(4, 5)
    Options = views.Options
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ((0, 2), (1, 3))
    never_undone: Text | None = None

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("partners-seats", "1.1")
        events: Events = []
        s = course.opening(options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """The seat left of the last dealer deals first (RULES.md 7.4)."""
        left = (s.dealer + 1) % 4
        return msgspec.convert({**msgspec.structs.asdict(s.options), "deals": f"seat-{left}"}, views.Options)

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase == "play":
            return (Wait(f"turn-{s.number}", (s.turn,)),)
        return tuple(Wait(f"give-{s.deal}-{seat}", (seat,)) for seat in reveal.waited_for(s))

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """The bot's move for the seat that is late."""
        seat = due(self.waits(s), wait_id).seats[0]
        return seat, bot.best(reveal.view(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if s.phase == "give":
            given = s.given[seat]
            return (f"give-{s.deal}" if given is None else f"give-{s.deal}-{given}",)
        return (f"turn-{s.number}",) if s.phase == "play" and s.turn == seat else ()

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        view = reveal.view(s, seat)
        return questions.give(view, picked) if s.phase == "give" else questions.turn(view, seat, picked)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return moves.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        assert seat is not None  # refusal has judged it
        events: Events = []
        after = s
        if isinstance(move, Give):
            if move.card != s.given[seat]:
                after = course.give(s, seat, move.card, chance, events)
        elif isinstance(move, Resign):
            after = course.resign(s, seat, events)
        elif isinstance(move, Enter | Walk | Swap):
            after = course.use(s, seat, card_of(move), move, chance, events)
        # A hand that was laid down, or dealt, cannot be forgotten again.
        is_bare = s.phase == after.phase == "play" and len(after.turns) == len(s.turns) + 1
        return Step(after, tuple(events), "consent" if is_bare else "never")

    def view(self, s: State, seat: Seat | None) -> PartnersView:
        return reveal.view(s, seat)

    def imagine(self, view: PartnersView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: PartnersView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.best(view) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        if not s.winners:
            return None
        losers = tuple(seat for seat in SEATS if seat not in s.winners)
        return Outcome(
            why="partners-why-home" if s.resigned is None else "partners-why-resigned",
            placing=(s.winners, losers),
            scores=tuple(
                sum(spot >= views.HOUSE for spot in s.board.spots[4 * n : 4 * n + 4]) for n in SEATS
            ),
        )

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


PARTNERS: Final = Partners()
