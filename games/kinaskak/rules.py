"""The rules of Kínaskák as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import Card
from games.chance import Chance
from games.contract import Ask, Cards, Event, Outcome, Param, Seat, Step, Text, Wait, due, titled
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kinaskak import course, moves, questions, reveal, views, wishes
from games.kinaskak.bot import choose as bot
from games.kinaskak.course import Events
from games.kinaskak.imagine import imagine
from games.kinaskak.melds import contracts
from games.kinaskak.melds import meld as melds
from games.kinaskak.moves import Buy, Close, Decline, Discard, Joker, Lay, Move, Off, Pass, Resign, Take, Wish
from games.kinaskak.state import State, after, lacking, put, rules_of, seats
from games.kinaskak.views import KinaskakView
from games.kit.codec import Codec

_VERSION: Final = 1
_CODEC: Final = Codec(State, _VERSION)


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal."""
    if s.phase == "over":
        return GameOver()
    if isinstance(move, Close):
        is_open = seat is None and s.phase == "buy" and move.turns == s.turns
        return None if is_open else NotYourTurn()
    if seat is None or s.gone[seat]:
        return NotYourTurn()
    match move:
        case Resign():
            return None
        case Wish():
            return _wish_refusal(s, seat)
        case Buy() | Pass():
            return _answer_refusal(s, seat)
        case Take() | Decline():
            return _draw_refusal(s, seat, move)
        case Lay() | Off() | Joker() | Discard():
            return _play_refusal(s, seat, move)
    return IllegalMove()


def _wish_refusal(s: State, seat: Seat) -> GameError | None:
    if s.options.buying != "wishes":
        return NotYourTurn("kinaskak-no-wishes", "8.1")
    if s.laid[seat]:
        return NotYourTurn("kinaskak-laid-no-buying", "4.3")
    return None


def _answer_refusal(s: State, seat: Seat) -> GameError | None:
    if s.phase == "buy" and seat in course.buyers(s) and s.answers[seat] is None:
        return None
    return NotYourTurn()


def _draw_refusal(s: State, seat: Seat, move: Take | Decline) -> GameError | None:
    if s.turn != seat or s.phase == "buy":
        return NotYourTurn()
    if s.phase != "draw":
        return IllegalMove("kinaskak-drawn-already", "4.1")
    return IllegalMove("kinaskak-no-discard", "4.1") if isinstance(move, Take) and not s.pile else None


def _play_refusal(s: State, seat: Seat, move: Lay | Off | Joker | Discard) -> GameError | None:
    if s.turn != seat or s.phase == "buy":
        return NotYourTurn()
    if s.phase != "play":
        return IllegalMove("kinaskak-draw-first", "4.1")
    if missing := lacking(s.hands[seat], _needed(move)):
        return IllegalMove("not-in-hand", "5.1", cards=Cards(missing))
    if isinstance(move, Lay):
        return _lay_refusal(s, seat, move)
    return None if isinstance(move, Discard) else _table_refusal(s, seat, move)


def _needed(move: Lay | Off | Joker | Discard) -> tuple[Card, ...]:
    """Returns the cards that the hand must hold."""
    if isinstance(move, Lay):
        return tuple(card for meld in move.melds for card in meld.cards)
    return (melds.bare(move.token),) if isinstance(move, Off) else (move.card,)


def _lay_refusal(s: State, seat: Seat, move: Lay) -> GameError | None:
    if s.laid[seat]:
        return IllegalMove("kinaskak-laid-already", "5.1")
    if s.options.firstlap == "wait" and s.taken < len(after(s, seat)):
        return IllegalMove("kinaskak-first-lap", "8.4")
    return course.lay_refusal(s, seat, move)


def _table_refusal(s: State, seat: Seat, move: Off | Joker) -> GameError | None:
    if not s.laid[seat]:
        return IllegalMove("kinaskak-lay-first", "5.2")
    if move.meld >= len(s.melds):
        return IllegalMove("kinaskak-no-meld", "5.2")
    meld = s.melds[move.meld]
    if isinstance(move, Joker):
        fits = melds.exchanged(meld, move.card) is not None
        return None if fits else IllegalMove("kinaskak-no-joker", "5.3")
    if melds.added(meld, move.token) is None:
        return IllegalMove("kinaskak-does-not-fit", "5.2", cards=Cards((melds.bare(move.token),)))
    if s.options.last == "discard" and len(s.hands[seat]) == 1:
        return IllegalMove("kinaskak-keep-one", "6.2")
    return None


class Kinaskak:
    """Kínaskák for two to six seats: three packs with jokers, eight rounds."""

    key = "kinaskak"
    rules_version = _VERSION
    seats = range(2, 7)
    Options = views.Options
    strengths: tuple[str, ...] = ("middle",)
    teams: tuple[tuple[int, ...], ...] = ()
    never_undone: Text | None = Text("kinaskak-undo-never")

    def start(self, seats: int, options: views.Options, chance: Chance) -> Step[State]:
        if seats not in self.seats:
            raise IllegalMove("kinaskak-seats", "1.1")
        events: Events = []
        s = course.opening(seats, options, chance, events)
        return Step(s, tuple(events))

    def again(self, s: State) -> views.Options:
        """Returns options under which the seat left of the last dealer deals (RULES.md 2.3)."""
        left = (s.dealer + 1) % len(s.hands)
        return msgspec.convert({**msgspec.structs.asdict(s.options), "deals": f"seat-{left}"}, views.Options)

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
        return (Wait(f"{s.phase}-{s.turns}", (s.turn,)),)

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

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask[Move]:
        if key not in self.asks(s, seat):
            raise IllegalMove()
        view = reveal.view(s, seat)
        asking = {
            "draw": questions.draw, "buy": questions.buy, "wish": questions.wish, "turn": questions.turn,
        }  # fmt: skip
        asked = asking[key.partition("-")[0]](view, picked)
        return titled(asked, self.key, key, asking)

    def parse(self, s: State, seat: Seat | None, text: str) -> Move:
        return moves.parse(text)

    def apply(self, s: State, seat: Seat | None, move: Move, chance: Chance) -> Step[State]:
        refused = refusal(s, seat, move)
        if refused is not None:
            raise refused
        events: Events = []
        after = _applied(s, seat, move, chance, events)
        return Step(after, tuple(events))

    def view(self, s: State, seat: Seat | None) -> KinaskakView:
        return reveal.view(s, seat)

    def imagine(self, view: KinaskakView, chance: Chance) -> State:
        return imagine(view, chance)

    def choose(
        self, view: KinaskakView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
    ) -> Move | None:
        return bot.answer(view, legal) if view.seat in view.waiting else None

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        totals = course.totals(s)
        is_whole = len(s.sheet) == len(rules_of(s).contracts)
        ranked = sorted(seats(s), key=lambda seat: (s.gone[seat], totals[seat]))
        placing: list[tuple[Seat, ...]] = []
        for seat in ranked:
            level = (s.gone[seat], totals[seat])
            if placing and not s.gone[seat] and (s.gone[placing[-1][0]], totals[placing[-1][0]]) == level:
                placing[-1] = (*placing[-1], seat)
            else:
                placing.append((seat,))
        why = "kinaskak-why-rounds" if is_whole else "kinaskak-why-resigned"
        return Outcome(why=why, placing=tuple(placing), scores=totals)

    def dump(self, s: State) -> bytes:
        return _CODEC.dump(s)

    def load(self, data: bytes, version: int) -> State:
        return _CODEC.load(data, version)


def _applied(s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
    """Returns the state after a legal move."""
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


KINASKAK: Final = Kinaskak()
