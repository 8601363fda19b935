"""Views of Kasino whose pictures and texts are approved."""

from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat
from games.kasino.reveal import view
from games.kasino.rules import KASINO
from games.kasino.state import State
from games.kasino.views import Award, Count, KasinoView, Options
from render import Look
from tests.games.kasino.positions import act, cards, playing
from tests.render.goldens import Goldens, Shown, after_picks, preview_words

NAMES = ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "🦊")
LOOK = Look("en", NAMES)

PILES = ("4C 4D 4H 4S 6C 6H QD QS QC JC", "8C 8D 8H 8S JD")
MIDDLE = playing(
    "3C 6D KC AD JC 2S 10H", "2D 9S 5S KH", "9@1 2H+7C",
    others="9H 10S 2C QH", piles=PILES,
)  # fmt: skip
BUILT = playing("3C 7D KC", "2D 9S 6S KH", "13*@1 5C+8C+KD", others="KS 9H 10S", piles=("4C 4D", "JC JD"))


def seen(s: State, *moves: str, seat: Seat | None = None) -> KasinoView:
    """Returns the view of a seat, or of the channel, after these moves."""
    return view(act(s, *moves).state, seat)


def counted(seen: KasinoView) -> KasinoView:
    """Returns the view at the beginning of the third round, with the count of the second."""
    kinds = ["spades", "cards", "10d", "2s", "ace-s", "ace-h", "ace-c", "ace-d", "sidsten", "svups"]
    amounts = ((7, 6), (27, 25), (1, 0), (0, 1), (1, 0), (0, 1), (1, 0), (0, 1), (1, 0), (2, 1))
    points = ((2, 0), (1, 0), (2, 0), (0, 1), (1, 0), (0, 1), (1, 0), (0, 1), (1, 0), (1, 0))
    awards = tuple(map(Award, kinds, amounts, points))
    count = Count(2, awards, (9, 3), (17, 14))
    return replace(seen, round=3, turns=(), count=count, scores=(17, 14), svups=((), ()), piles=((), ()))


def crowd(seats: int, options: Options) -> KasinoView:
    """Returns a view of a full table with three or four players."""
    s = playing(
        "3C 6D KC AD JC 2S 10H 3D QH QD 8S 4H 7S", "2D 9S 5S KH", "9@1 2H+7C", "10@2 4D+6H",
        seats=seats, others="9H 10S 2C", options=options, seat=0,
    )  # fmt: skip
    hands = (s.hands[0], s.hands[1], cards("10D 2C"), cards("QS"))[:seats]
    piles = (cards("5C 5D"), (), cards("JD JH JS AC AH 9C 9D"), cards("8C 8D"))[:seats]
    svups = (cards("5C"), (), cards("JD AC 9C"), ())[:seats]
    stock = tuple(card for card in s.stock if card not in {*hands[-1], *(c for pile in piles for c in pile)})
    s = replace(s, hands=hands, piles=piles, svups=svups, stock=stock, deal=2, owing=(0, 9, 10, 0)[:seats])
    return view(s, None)


def ended() -> KasinoView:
    """Returns the end of a game with its last count."""
    last = counted(seen(MIDDLE))
    return replace(
        last, phase="over", waiting=(), loose=(), builds=(), sizes=(0, 0), winners=(Seat(0),),
        scores=(23, 17), piles=(cards("4C 5C"), cards("4D 5D")), svups=(cards("4C"), ()),
    )  # fmt: skip


BOARDS = {
    "first": view(KASINO.start(2, Options(deals="seat-0"), Derived(b"first", 0)).state, None),
    "middle": seen(MIDDLE),
    "took": seen(MIDDLE, "take KH KC 3C+10H"),
    "raised": seen(BUILT, "build 9 2D+7D"),
    "swept": seen(MIDDLE, "clear 5S"),
    "three": crowd(3, Options()),
    "four": crowd(4, Options(partnership="on")),
    "counted": counted(seen(MIDDLE)),
    "won": ended(),
}
HANDS = {
    "four": (seen(MIDDLE, seat=Seat(0)), ("9S",)),
    "owing": (replace(seen(BUILT, seat=Seat(0)), owing=(9, 0)), ()),
    "keeping": (replace(seen(BUILT, "build 9 2D+7D", seat=Seat(0))), ()),
    "empty": (replace(seen(MIDDLE, seat=Seat(0)), hand=(), sizes=(0, 4)), ()),
}


def previews() -> dict[str, Shown]:
    """Returns the previews after some picks: view, picked tokens, marks."""
    picks = {
        "how": (MIDDLE, ("KH",)),
        "take": (MIDDLE, ("KH", "take KH 10H+3C KC")),
        "group": (MIDDLE, ("KH", "take", "KC")),
        "build": (BUILT, ("2D", "build 9 2D+7D")),
        "clear": (MIDDLE, ("5S", "clear 5S")),
        "lay": (MIDDLE, ("2D", "lay 2D")),
    }
    return after_picks("kasino", 0, picks)


GOLDENS = Goldens(
    "kasino", LOOK, Look("da", NAMES), BOARDS, HANDS, previews(),
    words=lambda look: preview_words(previews(), look),
    private={"seat": Seat(0), "hand": ("7H", "2D")}, games=4, states=8,
)  # fmt: skip
