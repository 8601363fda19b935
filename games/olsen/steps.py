"""The single steps that the course is made of: what is shown, hands changed, cards drawn, calls."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Cards, Event, Seat, Term, Who
from games.olsen.state import Hand, State, held, put
from games.olsen.variants import Face
from games.olsen.views import Turn

Events = list[Event]
PENALTY: Final = 3
SUIT_IDS: Final = {"C": "suit-clubs", "D": "suit-diamonds", "H": "suit-hearts", "S": "suit-spades"}
REMEMBERED: Final = 12
"""How many of the last turns are kept for the picture."""


def face(s: State, seat: Seat) -> Face:
    """What a card of this seat must fit."""
    return Face(s.pile[-1].card, s.suit, s.levels[seat], s.pending, s.options)


def stepped(s: State) -> State:
    """A step that everybody sees: fans and pile are shown as they now are (RULES.md 7.5)."""
    return replace(s, number=s.number + 1, shown=tuple(len(hand) for hand in s.hands), height=len(s.pile))


def with_hand(s: State, seat: Seat, hand: Hand) -> State:
    """A hand changed; with any other number than one card, "Ólsen" is to be said anew (RULES.md 5.1)."""
    called = s.called if len(hand) == 1 else put(s.called, seat, False)
    touched = put(s.touched, seat, s.touched[seat] + 1)
    owing = None if s.owing == seat and len(hand) != 1 else s.owing
    return replace(s, hands=put(s.hands, seat, held(hand)), called=called, touched=touched, owing=owing)


def told(s: State, turn: Turn) -> State:
    """Something that everybody saw, for the picture."""
    turn = replace(turn, left=len(s.hands[turn.seat]))
    return replace(s, turns=(*s.turns, turn)[-REMEMBERED:])


def can_draw(s: State) -> bool:
    """Whether there is anything to draw, by what everybody sees."""
    return bool(s.stock) or s.height > 1


def take(s: State, seat: Seat, count: int, chance: Chance, events: Events) -> tuple[State, Hand]:
    """Cards from the stock to a hand, as many as there are, told to that seat alone; which they were."""
    drawn: Hand = ()
    while len(drawn) < count:
        if not s.stock:
            s = _turned_over(s, chance, events)
        if not s.stock:
            break
        drawn, s = (*drawn, s.stock[0]), replace(s, stock=s.stock[1:])
    if drawn:
        s = with_hand(s, seat, (*s.hands[seat], *drawn))
        events.append(Event("olsen-got", {"who": Who(seat), "cards": Cards(drawn)}, (seat,)))
    return s, drawn


def _turned_over(s: State, chance: Chance, events: Events) -> State:
    """All of the pile but the top card, shuffled, is the new stock (RULES.md 4.5)."""
    rest = tuple(laid.card for laid in s.pile[:-1])
    if not rest:
        return s
    events.append(Event("olsen-reshuffled"))
    return replace(s, stock=chance.shuffle("stock", rest), pile=s.pile[-1:])


def take_pending(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """What the twos have brought the seat (RULES.md 7.3)."""
    count = s.pending
    s, drawn = take(replace(s, pending=0), seat, count, chance, events)
    events.append(Event("olsen-two", {"who": Who(seat), "count": len(drawn)}))
    return told(s, Turn(seat, "draw", count=len(drawn)))


def called(s: State, seat: Seat, events: Events) -> State:
    """Somebody says "Ólsen"."""
    events.append(Event("olsen-called", {"who": Who(seat)}))
    owing = None if s.owing == seat else s.owing
    return replace(s, called=put(s.called, seat, True), owing=owing)


def forgot(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Three cards for who has not said "Ólsen"."""
    s, drawn = take(replace(s, owing=None), seat, PENALTY, chance, events)
    events.append(Event("olsen-forgot", {"who": Who(seat), "count": len(drawn)}))
    return stepped(told(s, Turn(seat, "forgot", count=len(drawn))))


def suit_term(named: str) -> Term:
    """A suit as texts name it."""
    return Term(SUIT_IDS[named])
