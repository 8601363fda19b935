"""The rules of Kínaskák as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Ask, Event, Outcome, Param, Seat, Text, Wait, due
from games.kinaskak import course, legality, moves, questions, reveal, views, wishes
from games.kinaskak.bot import usual as bot
from games.kinaskak.bot.choose import STRENGTHS, choose
from games.kinaskak.bot.coach import COACH
from games.kinaskak.imagine import imagine
from games.kinaskak.melds import contracts
from games.kinaskak.moves import Buy, Close, Decline, Discard, Joker, Lay, Move, Off, Pass, Take, Wish
from games.kinaskak.state import State, rules_of
from games.kinaskak.views import KinaskakView
from games.kit.rules import Events, Rules
from games.kit.seats import next_dealer, placed, put


class Kinaskak(Rules[State, Move, KinaskakView, views.Options]):
    """Kínaskák for two to six seats: three packs with jokers, eight rounds."""

    key = "kinaskak"
    minutes: int | None = 91
    seats = range(2, 7)
    coach = COACH
    usual: Mapping[str, Mapping[str, str]] = MappingProxyType({"live": {"buying": "ask"}})
    grammar = moves.GRAMMAR
    strengths = STRENGTHS
    never_undone: Text | None = Text("kinaskak-undo-never")
    titles = questions.TITLES
    in_rows = (questions.WISH,)
    opening = staticmethod(course.opening)

    def again(self, s: State) -> views.Options:
        """Returns options under which the seat left of the last dealer deals (RULES.md 2.3)."""
        return next_dealer(s.options, s.dealer, len(s.hands))

    def read_option(self, name: str, data: bytes) -> str:
        """Returns the canonical line of a custom ladder, from a file or from such a line (RULES.md 9)."""
        return contracts.line(contracts.read(data))

    def tell_option(self, name: str, value: str) -> Text:
        """Returns the name of a custom ladder, or that the default is used."""
        if not value:
            return Text("kinaskak-option-ladder-default")
        rules = contracts.of(value)
        told: dict[str, Param] = {"name": rules.name, "count": len(rules.contracts)}
        return Text("kinaskak-option-ladder-own", told)

    def example(self, name: str) -> str:
        return contracts.example()

    def waits(self, s: State) -> tuple[Wait, ...]:
        if s.phase == "over":
            return ()
        if s.phase == "buy":
            left = tuple(seat for seat in course.buyers(s) if s.answers[seat] is None)
            return (Wait(f"buy-{s.turns}", left, "call"),)
        # A turn has one clock, unless others are asked in between whether they buy.
        return (Wait(f"{s.phase if s.options.buying == 'ask' else 'turn'}-{s.turns}", (s.turn,)),)

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """Returns `Close` for a buying, otherwise the bot's move for the late seat (RULES.md 8.6)."""
        seat = due(self.waits(s), wait_id).seats[0]
        if s.phase == "buy":
            return None, Close(s.turns)
        return seat, bot.best(reveal.view(s, seat))

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        if s.phase == "over" or seat >= len(s.hands) or s.gone[seat]:
            return ()
        keys = []
        if s.phase == "buy":
            is_asked = seat in course.buyers(s) and s.answers[seat] is None
            keys = [f"buy-{s.turns}"] if is_asked else []
        elif s.turn == seat:
            keys = [f"{'draw' if s.phase == 'draw' else 'turn'}-{s.step}"]
        has_wish = s.options.buying == "wishes" and not s.laid[seat]
        return (*keys, f"wish-{s.round}-{s.gained[seat]}-{len(s.hands[seat])}") if has_wish else tuple(keys)

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return questions.ask(reveal.view(s, seat), key, picked)

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        if isinstance(move, Close):
            return course.close(s, course.first_buyer(s), chance, events)
        assert seat is not None  # the move is legal
        match move:
            case Take():
                return course.take(s, seat, events)
            case Decline():
                return course.decline(s, seat, chance, events)
            case Buy() | Pass():
                return course.answer(s, seat, isinstance(move, Buy), chance, events)
            case Lay():
                return course.lay(s, seat, move, chance, events)
            case Off():
                return course.off(s, seat, move, chance, events)
            case Joker():
                return course.swap_joker(s, seat, move, events)
            case Discard(card):
                return course.discard(s, seat, card, chance, events)
            case Wish(wish):
                events.append(Event("kinaskak-wished", {"wish": wishes.text(wish)}, (seat,)))
                return replace(s, wishes=put(s.wishes, seat, wish))
        return course.resign(s, seat, chance, events)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        is_whole = len(s.sheet) == len(rules_of(s).contracts)
        why = "kinaskak-why-rounds" if is_whole else "kinaskak-why-resigned"
        return Outcome(why=why, placing=placed(s.ranks), scores=s.totals)


KINASKAK: Final = Kinaskak(legality.refusal, reveal.view, imagine, choose)
