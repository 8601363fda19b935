"""Views of Kínaskák whose pictures and texts are approved."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.cards import Card
from games.contract import Seat
from games.kinaskak.moves import GRAMMAR
from games.kinaskak.reveal import view
from games.kinaskak.views import KinaskakView, Meld, PublicMove
from render import Look
from tests.games.kinaskak.positions import cards, opening, table
from tests.render.goldens import Goldens

NAMES = ("Anna Guðmundsdóttir", "Björn", "Joke van der Berg", "🦊", "Eva", "Þórdís")
LOOK = Look("is", NAMES)


def melds(*texts: str) -> list[Meld]:
    """Returns melds from the text of moves, each with its owner's seat before it."""
    return [replace(GRAMMAR.parse(f"lay {text[2:]}").melds[0], owner=Seat(int(text[0]))) for text in texts]


def seen(hands: Sequence[str], *laid: str, seat: int | None = None, **more: Any) -> KinaskakView:
    """Returns the view of a position for a seat or the channel."""
    lying = melds(*laid)
    down = tuple(any(meld.owner == n for meld in lying) for n in range(len(hands)))
    s = table(hands, melds=lying, laid=down, **more)
    return view(s, None if seat is None else Seat(seat))


ROW = (0, 12, 45, 8, 130, 7)
SIX = ("2C 3C", "4D", "5H 6H 7H", "8S", "9C 9D", "KD")
NINETEEN = "AH 2H 5H 9H JH 3S 4S 5S 6S QS 2D 2D 8D KD 7C 7C JK JK JK"
MOVES = (
    PublicMove(Seat(2), "took", (Card("KD"),)),
    PublicMove(Seat(2), "laid", cards("QC QD QS"), 0),
    PublicMove(Seat(2), "off", cards("9C JK"), 3),
)
BOARDS = {
    "first": view(opening(3), None),
    "middle": seen(
        SIX[:4],
        "2 QC QD QS", "2 4S 5S JK=6S 7S 8S", "2 JK=JD JK=QD KD AD", "3 9H 9H 9S 9C JK",
        round=5, phase="play", turn=Seat(2), buys=(1, 0, 0, 3), sheet=(ROW[:4],) * 4, top="6H", moves=MOVES,
    ),
    "six": seen(
        SIX,
        *(f"{n} {rank}C {rank}D {rank}H" for n, rank in enumerate("23456")),
        "5 AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK=AS", "0 10H JH QH KH",
        round=8, phase="draw", turn=Seat(4), sheet=(ROW,) * 7, buys=(0, 1, 2, 3, 0, 1),
        earlier=(PublicMove(Seat(3), "drew"), PublicMove(Seat(3), "discarded", cards("2C"))),
    ),
    "buying": seen(SIX[:5], round=3, phase="buy", buying="ask", turn=Seat(1), discarder=Seat(0),
        earlier=(PublicMove(Seat(0), "bought", cards("KS")), PublicMove(Seat(0), "discarded", cards("2C")))),
    "over": replace(
        seen(SIX[:4], "1 9C 9D 9H", round=8), phase="over", waiting=(),
        sheet=((0, 0, 33, 8),) * 8, gone=(False, False, False, True),
    ),
}  # fmt: skip
HANDS = {
    "thirteen": (seen(["2S", "AH 5H 9H JH 4S 5S QS 2D 8D KD 7C 7C JK"], seat=1), ()),
    "nineteen": (seen(["2S", NINETEEN], seat=1, round=6, phase="play"), ("discard", "2D")),
    "seven": (seen(["2S", "AH KH QH 2C 3C 9D JK"], seat=1, wishes=("", "JK A H5-8")), ()),
    "new": (seen(["2S", NINETEEN], seat=1, round=6, phase="play", newest=((), ("7C", "JK"))), ()),
    "bought": (seen(["2S", "AH 5H 9H JH 4S 5S 5S QS 8D KD"], seat=1, newest=((), ("5H", "5S"))), ("5S",)),
    "empty": (seen(["2S 3S", "3H"], seat=1), ()),
}
HANDS["empty"] = (replace(HANDS["empty"][0], hand=(), plan=()), ())

GOLDENS = Goldens(
    "kinaskak", LOOK, Look("is", NAMES), BOARDS, HANDS,
    private={"seat": Seat(0), "hand": ("7H", "2C"), "plan": (("7H", "2C"),), "wish": "ANY", "gained": 3,
             "newest": ("2C",)},
    games=2, states=3,
)  # fmt: skip
