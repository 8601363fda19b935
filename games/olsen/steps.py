"""Single steps used by `course`: showing hand sizes, changing hands, drawing, calls."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Cards, Event, Seat
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.olsen.state import Hand, State, held
from games.olsen.variants import PENALTY, Face
from games.olsen.views import Turn

REMEMBERED: Final = 12
"""Number of recent turns kept for the picture."""


def face(s: State, seat: Seat) -> Face:
    """Returns what a card of this seat must fit."""
    return Face(s.pile[-1].card, s.suit, s.levels[seat], s.pending, s.options)


def stepped(s: State) -> State:
    """Counts a public step: hand sizes and pile are shown as they are now (RULES.md 7.5)."""
    return replace(s, number=s.number + 1, shown=tuple(len(hand) for hand in s.hands), height=len(s.pile))


def with_hand(s: State, seat: Seat, hand: Hand) -> State:
    """Replaces a hand; with any number of cards other than one, a new call becomes due (RULES.md 5.1)."""
    called = s.called if len(hand) == 1 else put(s.called, seat, False)
    touched = put(s.touched, seat, s.touched[seat] + 1)
    owing = None if s.owing == seat and len(hand) != 1 else s.owing
    return replace(s, hands=put(s.hands, seat, held(hand)), called=called, touched=touched, owing=owing)


def told(s: State, turn: Turn) -> State:
    """Adds a public turn record, for the picture."""
    turn = replace(turn, left=len(s.hands[turn.seat]))
    return replace(s, turns=(*s.turns, turn)[-REMEMBERED:])


def can_draw(s: State) -> bool:
    """Whether there is anything to draw, by public information."""
    return bool(s.stock) or s.height > 1


def take(
    s: State, seat: Seat, count: int, chance: Chance, events: Events, why: str = ""
) -> tuple[State, Hand]:
    """Draws up to `count` cards, reported to that seat only. Returns the state and the cards.

    `why`: the id of a public event with `who` and `count`, which is told before the cards.
    """
    drawn: Hand = ()
    while len(drawn) < count:
        if not s.stock:
            s = _turned_over(s, chance, events)
        if not s.stock:
            break
        drawn, s = (*drawn, s.stock[0]), replace(s, stock=s.stock[1:])
    if why:
        events.append(Event(why, {"who": WHO[seat], "count": len(drawn)}))
    if drawn:
        s = with_hand(s, seat, (*s.hands[seat], *drawn))
        events.append(Event("olsen-got", {"who": WHO[seat], "cards": Cards(drawn)}, (seat,)))
    return s, drawn


def _turned_over(s: State, chance: Chance, events: Events) -> State:
    """Shuffles the pile except for the top card into a new stock (RULES.md 4.5)."""
    rest = tuple(laid.card for laid in s.pile[:-1])
    if not rest:
        return s
    events.append(Event("olsen-reshuffled"))
    return replace(s, stock=chance.shuffle("stock", rest), pile=s.pile[-1:])


def take_pending(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Draws the cards pending from twos (RULES.md 7.3)."""
    count = s.pending
    s, drawn = take(replace(s, pending=0), seat, count, chance, events, "olsen-two")
    return told(s, Turn(seat, "draw", count=len(drawn)))


def called(s: State, seat: Seat, events: Events) -> State:
    """Calls "Ólsen" for the seat."""
    events.append(Event("olsen-called", {"who": WHO[seat]}))
    owing = None if s.owing == seat else s.owing
    return replace(s, called=put(s.called, seat, True), owing=owing)


def forgot(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Draws three cards for a forgotten call."""
    s, drawn = take(replace(s, owing=None), seat, PENALTY, chance, events, "olsen-forgot")
    return stepped(told(s, Turn(seat, "forgot", count=len(drawn))))
