"""Positions of cribbage: cards in words, chance as a script."""

from collections.abc import Sequence
from typing import Any, TypeVar

from games.cards import DECK, Card, by_rank
from games.contract import Event, Seat, Step
from games.cribbage.rules import CRIBBAGE
from games.cribbage.score import VALUE
from games.cribbage.state import State
from games.cribbage.views import Options, Peg, Played
from tests.games.cards import cards

T = TypeVar("T")


class Scripted:
    """Scripted chance: the numbers, and the packs that are dealt."""

    def __init__(self, numbers: Sequence[int] = (), packs: Sequence[Sequence[Card]] = ()) -> None:
        self.numbers = list(numbers)
        self.packs = list(packs)
        self.asked: list[str] = []

    def shuffle(self, purpose: str, things: Sequence[T]) -> tuple[T, ...]:
        """Returns the next pack, or the things unchanged."""
        self.asked.append(purpose)
        return tuple(self.packs.pop(0)) if self.packs else tuple(things)

    def number(self, purpose: str, below: int) -> int:
        """Returns the next number."""
        self.asked.append(purpose)
        number = self.numbers.pop(0) if self.numbers else 0
        assert 0 <= number < below
        return number


def turned(s: State, starter: str) -> Scripted:
    """Returns chance that turns this card up at the second discard."""
    rest = [card for card in DECK if card not in s.hands[0] and card not in s.hands[1]]
    return Scripted([rest.index(Card(starter))])


def pegs(scores: tuple[int, int]) -> tuple[Peg, Peg]:
    """Returns pegs at these scores."""
    one, two = (Peg(score, max(0, score - 1)) for score in scores)
    return (one, two)


def choosing(
    one: str, two: str, *, dealer: int = 0, scores: tuple[int, int] = (0, 0), target: str = "121"
) -> State:
    """Returns a state in which both hold six and have not discarded yet."""
    return State(
        options=Options(target=target),
        phase="discard",
        deal=1,
        dealer=Seat(dealer),
        pegs=pegs(scores),
        cut=(),
        hands=(by_rank(cards(one)), by_rank(cards(two))),
        turn=Seat(1 - dealer),
    )


def playing(
    one: str,
    two: str,
    *,
    crib: str = "2C 2D 2H 2S",
    starter: str = "KS",
    dealer: int = 1,
    scores: tuple[int, int] = (0, 0),
    target: str = "121",
) -> State:
    """Returns a state in which both hold four and the non-dealer is to lead."""
    hands = (by_rank(cards(one)), by_rank(cards(two)))
    four = by_rank(cards(crib))
    s = choosing(one, two, dealer=dealer, scores=scores, target=target)
    return State(
        options=s.options,
        phase="play",
        deal=1,
        dealer=s.dealer,
        pegs=s.pegs,
        cut=(),
        hands=hands,
        turn=s.turn,
        given=(four[:2], four[2:]),
        kept=hands,
        starter=Card(starter),
    )


def row(text: str) -> tuple[Played, ...]:
    """Returns a series, the seats alternating, without its points."""
    count = 0
    made = []
    for n, card in enumerate(cards(text)):
        count += VALUE[card]
        made.append(Played(Seat(n % 2), card, count))
    return tuple(made)


def act(s: State, seat: int, text: str, chance: Any = None) -> Step:
    """Returns the step of a typed move."""
    return CRIBBAGE.apply(s, Seat(seat), CRIBBAGE.parse(s, Seat(seat), text), chance or Scripted())


def run(s: State, *moves: str, chance: Any = None) -> tuple[State, list[Event]]:
    """Returns the state after moves of the seats to play, and all events."""
    told: list[Event] = []
    for text in moves:
        step = act(s, s.turn, text, chance)
        s = step.state
        told += step.events
    return s, told


def ids(events: Sequence[Event]) -> list[str]:
    """Returns the ids of the events without the game's key."""
    return [event.id.removeprefix("cribbage-") for event in events]


def scores(s: State) -> tuple[int, int]:
    """Returns the scores."""
    return (s.pegs[0].front, s.pegs[1].front)
