"""Positions from a line of text."""

from games.chance import Derived
from games.contract import Seat, Step
from games.partners.knowledge import deck, held
from games.partners.rules import PARTNERS
from games.partners.state import State
from games.partners.views import LETTERS, YARD, Board, Field, Kind, Options


def on(text: str) -> Board:
    """Returns a board: `Y 0* 60 H4, R 16` puts the first pieces there, `*` is fresh; others are in yards."""
    spots, fresh = [YARD] * 16, []
    for side in filter(None, (part.split() for part in text.split(","))):
        for n, word in enumerate(side[1:]):
            piece = 4 * LETTERS.index(side[0]) + n
            place = word.rstrip("*")
            spots[piece] = Field(63 + int(place[1:]) if place[0] == "H" else int(place))
            fresh += [piece] if word.endswith("*") else []
    return Board(tuple(spots), tuple(fresh))


def playing(
    board: str, hand: str, *, seat: int = 0, options: Options | None = None, others: str = ""
) -> State:
    """Returns a state in which the seat is to play that hand; the others hold nothing, or these cards."""
    options = options or Options()
    cards = held(tuple(map(Kind, hand.split())))
    theirs = held(tuple(map(Kind, others.split())))
    hands = tuple(cards if n == seat else theirs for n in range(4))
    rest = list(deck(options))
    for card in (card for one in hands for card in one):
        rest.remove(card)
    return State(
        options=options, phase="play", deal=1, round=1, dealer=Seat((seat - 1) % 4), turn=Seat(seat),
        number=1, board=on(board), hands=hands, stock=tuple(rest),
        given=(Kind("2"),) * 4, received=(Kind("2"),) * 4,
    )  # fmt: skip


def act(s: State, *texts: str) -> Step:
    """Returns the last step of these moves, each by the seat to play."""
    step = Step(s)
    for n, text in enumerate(texts):
        seat = PARTNERS.waits(step.state)[0].seats[0]
        step = PARTNERS.apply(step.state, seat, PARTNERS.parse(s, seat, text), Derived(b"act", n))
    return step
