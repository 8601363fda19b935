"""Positions from a line of text."""

from games.cards import DECK, Card, by_rank
from games.chance import Derived
from games.contract import Seat, Step
from games.errors import GameError
from games.kasino.rules import KASINO
from games.kasino.scoring import sides
from games.kasino.state import State
from games.kasino.views import Build, Options
from tests.games.cards import cards


def build(text: str) -> Build:
    """Parses `9@1 5C+4D`: a build of nine of seat 1; `9*`: a multiple, `9@1/0`: begun by 0."""
    head, laid = text.split()
    value, owners = head.split("@")
    owner, _, begun_by = owners.partition("/")
    lying = tuple(map(Card, laid.split("+")))
    is_multiple = value.endswith("*")
    return Build(int(value.rstrip("*")), lying, Seat(int(owner)), Seat(int(begun_by or owner)), is_multiple)


def playing(
    table: str,
    hand: str,
    *builds: str,
    seats: int = 2,
    seat: int = 0,
    options: Options | None = None,
    others: str = "",
    owing: int = 0,
    piles: tuple[str, ...] = (),
    stock: str | None = None,
) -> State:
    """Returns a state in which the seat is to play with that hand; the next seat holds `others`."""
    options = options or Options()
    hands = [()] * seats
    hands[seat] = by_rank(cards(hand))
    hands[(seat + 1) % seats] = by_rank(cards(others))
    lying = tuple(map(build, builds))
    captured = tuple(map(cards, piles)) or ((),) * seats
    used = {c for pile in (*hands, cards(table), *captured, *(b.cards for b in lying)) for c in pile}
    rest = tuple(card for card in DECK if card not in used)
    return State(
        options=options, phase="play", round=1, deal=1, dealer=Seat((seat - 1) % seats), leader=Seat(seat),
        turn=Seat(seat), number=1, hands=tuple(hands), stock=rest if stock is None else cards(stock),
        loose=cards(table), builds=lying, piles=captured, svups=((),) * seats,
        owing=tuple(owing if n == seat else 0 for n in range(seats)),
        scores=(0,) * len(sides(seats, options)), swept=(0,) * seats,
    )  # fmt: skip


def act(s: State, *texts: str) -> Step:
    """Returns the last step of these moves, each by the seat to play."""
    step = Step(s)
    for n, text in enumerate(texts):
        now = step.state
        step = KASINO.apply(now, now.turn, KASINO.parse(now, now.turn, text), Derived(b"act", n))
    return step


def code(s: State, text: str) -> str:
    """Returns the code of the refusal, or an empty text."""
    try:
        act(s, text)
    except GameError as error:
        return error.code
    return ""
