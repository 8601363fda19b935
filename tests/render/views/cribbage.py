"""Views of cribbage whose pictures and texts are approved."""

from msgspec.structs import replace

import render
from games.cards import Card
from games.cribbage.views import Count, CribbageView, Item, Laid, Options, Peg, Played, Result
from games.params import Seat
from render import Look
from tests.games.cards import cards
from tests.render.goldens import Goldens

ONE, OTHER = Seat(0), Seat(1)
NAMES = ("Anna Guðmundsdóttir", "Søren")
LOOK = Look("en", NAMES)


def played(seat: int, card: str, count: int, points: int = 0) -> Played:
    return Played(Seat(seat), Card(card), count, points)


def item(kind: str, of: str, points: int, total: int) -> Item:
    return Item(kind, cards(of), points, total)  # type: ignore[arg-type]


def view(**changes: object) -> CribbageView:
    """Returns a view of the middle of the play, with these changes."""
    fields: dict[str, object] = {
        "seat": None,
        "options": Options(),
        "phase": "play",
        "deal": 4,
        "dealer": OTHER,
        "waiting": (OTHER,),
        "scores": (63, 58),
        "pegs": (Peg(63, 57), Peg(58, 50)),
        "cut": (tuple(cards("4H KS")),),
        "sizes": (2, 2),
        "ready": (True, True),
        "starter": Card("5D"),
        "count": 23,
        "series": (played(0, "8C", 8), played(1, "7D", 15, 2), played(0, "8H", 23)),
        "earlier": ((played(1, "QS", 10),),),
        "last_show": (),
        "counts": (),
    }
    return CribbageView(**{**fields, **changes})  # type: ignore[arg-type]


SHOW = (
    Count(
        ONE,
        "hand",
        cards("5H 5S JC 10D"),
        Card("5C"),
        (
            item("fifteen", "5H JC", 2, 2),
            item("fifteen", "5S JC", 2, 4),
            item("fifteen", "5C JC", 2, 6),
            item("fifteen", "5H 10D", 2, 8),
            item("fifteen", "5S 10D", 2, 10),
            item("fifteen", "5C 10D", 2, 12),
            item("fifteen", "5H 5S 5C", 2, 14),
            item("pair-royal", "5H 5S 5C", 6, 20),
            item("nob", "JC", 1, 21),
        ),
        21,
    ),
    Count(
        OTHER,
        "hand",
        cards("7C 8D 9H QH"),
        Card("5C"),
        (item("fifteen", "7C 8D", 2, 2), item("fifteen", "5C QH", 2, 4), item("run", "7C 8D 9H", 3, 7)),
        7,
    ),
    Count(OTHER, "crib", cards("AC 2D 9D KH"), Card("5C"), (item("fifteen", "5C KH", 2, 2),), 2),
)
_NOTHING = {"starter": None, "count": 0, "series": (), "earlier": ()}

FIRST = view(
    phase="discard", deal=1, waiting=(ONE, OTHER), scores=(0, 0), pegs=(Peg(), Peg()), sizes=(6, 6),
    ready=(False, False), **_NOTHING,
)  # fmt: skip
SHOWN = view(
    phase="discard", deal=5, dealer=ONE, waiting=(OTHER,), sizes=(4, 6), ready=(True, False), last_show=SHOW,
    **_NOTHING,
)  # fmt: skip
PLAY = view()
EMPTY = view(count=0, series=(), earlier=(), sizes=(4, 4), waiting=(ONE,))
LONG = view(
    sizes=(0, 0),
    count=7,
    series=(played(0, "7H", 7, 1),),
    earlier=(
        (played(0, "8C", 8), played(1, "7D", 15, 2), played(0, "8H", 23), played(1, "8S", 31, 2)),
        (played(0, "QS", 10), played(1, "KD", 20), played(0, "10H", 30, 1)),
    ),
)
SHORT = view(options=Options(target="61"), scores=(12, 33), pegs=(Peg(12, 8), Peg(33, 30)))
SKUNKED = view(
    phase="over", waiting=(), sizes=(0, 0), scores=(121, 88), pegs=(Peg(121, 110), Peg(88, 80)), winner=ONE,
    counts=SHOW[:1],
)  # fmt: skip
PEGGED_OUT = view(
    phase="over", waiting=(), options=Options(target="61"), scores=(55, 61), pegs=(Peg(55, 52), Peg(61, 59)),
    winner=OTHER,
)  # fmt: skip
RESIGNED = view(
    phase="over", waiting=(), scores=(4, 2), pegs=(Peg(4, 2), Peg(2, 0)), winner=OTHER, resigned=ONE,
    sizes=(6, 6), ready=(False, False), **_NOTHING,
)  # fmt: skip

UNCUT = view(
    phase="discard", deal=1, waiting=(ONE,), dealer=ONE, cut=(), scores=(0, 0), pegs=(Peg(), Peg()),
    sizes=(6, 4), ready=(False, True), **_NOTHING,
)  # fmt: skip

COUNTING = view(
    phase="count", waiting=(OTHER,), options=Options(counting="muggins", match="3"), sizes=(0, 0), count=31,
    counts=(replace(SHOW[1], claimed=5, taken=2),), laid=Laid(ONE, "hand", SHOW[0].cards, 19),
    results=(Result(ONE, (121, 80), 2),), started=3,
)  # fmt: skip
WAY = ((9, 17), (11, 18), (30, 26), (30, 29), (38, 35), (44, 35), (51, 48), (56, 51), (65, 70), (71, 74))
BOARDS = {
    "first": FIRST,
    "uncut": UNCUT,
    "show": SHOWN,
    "play": PLAY,
    "empty": EMPTY,
    "long": LONG,
    "short": SHORT,
    "skunked": SKUNKED,
    "pegged-out": PEGGED_OUT,
    "resigned": RESIGNED,
    "counting": COUNTING,
}

SIX = view(
    seat=OTHER, phase="discard", deal=5, waiting=(ONE, OTHER), hand=cards("4C 5H 6S JD QH KS"), sizes=(6, 6),
    ready=(False, False), last_show=SHOW, **_NOTHING,
)  # fmt: skip
GIVEN = view(
    seat=ONE, phase="discard", deal=5, waiting=(OTHER,), hand=cards("5H 6S 6D 7C"), kept=cards("5H 6S 6D 7C"),
    given=cards("KS 2D"), sizes=(4, 6), ready=(True, False), last_show=SHOW, **_NOTHING,
)  # fmt: skip
HOLDING = view(seat=ONE, hand=cards("2S QD"), kept=cards("2S 8C 8H QD"), given=cards("3H KD"))

HANDS = {"six": (SIX, ("5H", "JD")), "given": (GIVEN, ()), "holding": (HOLDING, ("2S",))}
LEAVES = {
    "show-9": (SHOWN, "show", 9),
    "show-12": (SHOWN, "show", 12),
    "way": (view(history=(*WAY, (85, 79), (85, 85), (89, 99), (94, 101), (108, 107), (109, 111))), "way", 0),
    "way-short": (view(options=Options(target="61"), history=WAY[:3], scores=(30, 26)), "way", 0),
}


def leaf_words(look: Look) -> dict[str, str]:
    """Returns the alt texts of the show in steps and of the curve."""
    return {name: render.of(view).leaf_words(look, what, n) for name, (view, what, n) in LEAVES.items()}


GOLDENS = Goldens("cribbage", LOOK, Look("is", NAMES, "four"), BOARDS, HANDS, words=leaf_words)
