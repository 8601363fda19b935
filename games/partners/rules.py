"""The rules of Partners as the game service calls them. Section numbers refer to RULES.md."""

from collections.abc import Sequence
from typing import Final

from games.chance import Chance
from games.contract import Ask, Outcome, Seat, Undo, Wait
from games.kit import secret_choices
from games.kit.moves import Resign
from games.kit.rules import Events, Rules, by_seats
from games.kit.seats import FACING, next_dealer
from games.partners import course, legality, moves, questions, reveal, views
from games.partners.bot.choose import STRENGTHS, choose
from games.partners.bot.coach import COACH
from games.partners.bot.weighing import best
from games.partners.imagine import imagine
from games.partners.moves import Give, Move
from games.partners.state import State
from games.partners.views import HOUSE, SEATS, PartnersView


class Partners(Rules[State, Move, PartnersView, views.Options]):
    """Four seats in two teams on a ring of 64 fields."""

    key = "partners"
    minutes: int | None = 26
    seats = range(4, 5)
    coach = COACH
    grammar = moves.GRAMMAR
    strengths = STRENGTHS
    searching = ("strong",)
    teams: tuple[tuple[int, ...], ...] = FACING

    def opening(self, seats: int, options: views.Options, chance: Chance, events: Events) -> State:
        return course.opening(options, chance, events)

    def again(self, s: State) -> views.Options:
        """The seat left of the last dealer deals first (RULES.md 7.4)."""
        return next_dealer(s.options, s.dealer, len(SEATS))

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase == "give":
            return secret_choices.waits(f"give-{s.deal}", s.given)
        return (Wait(f"turn-{s.number}", (s.turn,)),) if s.phase == "play" else ()

    def late(self, s: State, seat: Seat) -> Move:
        """Returns the bot's move."""
        return best(reveal.view(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if s.phase == "give":
            return (secret_choices.key(f"give-{s.deal}", s.given, seat),)
        return (f"turn-{s.number}",) if s.phase == "play" and s.turn == seat else ()

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        view = reveal.view(s, seat)
        return questions.give(view, picked) if s.phase == "give" else questions.turn(view, seat, picked)

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        assert seat is not None  # `refusal` has checked it
        match move:
            case Give(card):
                return s if card == s.given[seat] else course.give(s, seat, card, chance, events)
            case Resign():
                return course.resign(s, seat, events)
        return course.use(s, seat, moves.card_of(move), move, chance, events)

    def undo(self, s: State, move: Move, after: State) -> Undo:
        """Moves that reveal no card, by a deal or a hand that is laid down, can be taken back."""
        is_bare = s.phase == after.phase == "play" and len(after.turns) == len(s.turns) + 1
        return "consent" if is_bare else "never"

    def outcome(self, s: State) -> Outcome | None:
        if not s.winners:
            return None
        losers = tuple(seat for seat in SEATS if seat not in s.winners)
        return Outcome(
            why="partners-why-home" if s.resigned is None else "partners-why-resigned",
            placing=(s.winners, losers),
            scores=tuple(sum(spot >= HOUSE for spot in s.board.spots[4 * n : 4 * n + 4]) for n in SEATS),
        )


PARTNERS: Final = Partners(by_seats(legality.refusal), reveal.view, imagine, choose)
