"""Views of Ólsen Ólsen whose pictures and texts are approved."""

from msgspec.structs import replace

import render
from games.cards import Card
from games.contract import Seat
from games.olsen.reveal import view
from games.olsen.state import State
from games.olsen.views import LEVELS, OlsenView
from render import Look
from tests.games.olsen.positions import do, position
from tests.render.goldens import Goldens, Shown, after_picks, preview_words

NAMES = (
    *("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "🦊", "Þórdís", "Maarten"),
    *("Ragnheiður Sigurjónsdóttir", "Bo", "Åse", "Kristófer"),
)
LOOK = Look("en", NAMES)


def hands(*sizes: int) -> tuple[str, ...]:
    """Returns hands of these sizes, from the pack in order."""
    deck = iter([f"{r}{s}" for s in "CDHS" for r in ("A", *map(str, range(2, 11)), "J", "Q", "K")] * 2)
    return tuple(" ".join(next(deck) for _ in range(size)) for size in sizes)


def seen(s: State, seat: int | None = None) -> OlsenView:
    """Returns the view of a seat, or of the channel."""
    return view(s, None if seat is None else Seat(seat))


def two() -> State:
    """Two players, in the middle of a game."""
    s = position("7S", "7H 7C 2D 8D KC QC", "5H 6H JH 9C", stock="4D 4S 3C")
    return do(do(s, 0, "play 7H 7C"), 1, "play 9C", 2)


def named() -> State:
    """Returns four players after an eight has named a suit; one player has one card left."""
    s = position("10S", "8D JC", "5H 6H", "KD QD AD", "2C 3C 4C", stock="9C 9H 9S")
    return do(s, 0, "play 8D H olsen")


def sums() -> State:
    """The points of some rounds of five."""
    s = position("7S", *hands(5, 4, 7, 2, 3), variant="points", packs="two")
    sheet = tuple(
        tuple((n * 7 + seat * 13) % 9 * 5 * (seat != n % 5) for seat in range(5)) for n in range(11)
    )
    return replace(s, sheet=sheet, round=12)


def cheated() -> State:
    """Returns Svindl with a card slipped under another, one hidden, and a wrong accusation."""
    s = position("9S", "9D 2H 3H 4C 5C", "KH QC 5H KD", "KC 6C 7C 10C 10D", variant="cheat")
    s = do(do(s, 0, "play 9D sneak 2H"), 0, "stash 3H", 2)
    return do(do(s, 1, "accuse 3", 3), 1, "play KD", 4)


def long() -> State:
    """Returns Langi Ólsen with four players at different levels, and the direction reversed."""
    s = position("KD", *hands(5, 3, 8, 2), variant="long", packs="two")
    return replace(s, levels=(LEVELS[0], LEVELS[1], LEVELS[4], LEVELS[7]))


def ten() -> State:
    """Returns ten players, some with many cards, with twos pending."""
    s = position("2H", *hands(5, 12, 3, 1, 9, 4, 2, 20, 5, 6), variant="crazy", packs="two", twos="stack")
    return replace(s, pending=4, direction=-1, called=(*(False,) * 3, True, *(False,) * 6), turn=Seat(7))


def end() -> State:
    """Returns the end of a game."""
    s = position("7S", "7H", "5H 6H JH", "9C 9D")
    return do(s, 0, "play 7H")


BOARDS = {
    "two": seen(two()),
    "named": seen(named()),
    "up-down": seen(do(position("6S", "7H 8C 9D KC", "2H 3H 4H", variant="up-down"), 0, "play 7H 8C")),
    "points": seen(sums()),
    "crazy-ten": seen(ten()),
    "long": seen(long()),
    "cheat": seen(cheated()),
    "any": replace(seen(two()), suit=None, pile=(Card("8C"),), height=1, turns=()),
    "won": seen(end()),
}
HANDS = {
    "fits": (seen(position("7S", "7H 7C 2S 8D KC QC", "5H 6H"), 0), ()),
    "many": (seen(replace(ten(), pending=0), 7), ()),
    "twelve": (seen(replace(ten(), pending=0), 1), ("9C",)),
    "hidden": (seen(cheated(), 0), ()),
    "stashing": (seen(cheated(), 2), ("7C",)),
    "empty": (seen(end(), 0), ()),
}
SHEETS = {"five": (seen(sums()), 0), "first": (seen(sums()), 1)}


def previews() -> dict[str, Shown]:
    """Returns the previews after some picks: view, picked tokens, marks."""
    chain = position("6S", "7H 8C 9D 8S 7D KC", "2H 3H", variant="up-down")
    eights = position("10S", "8D 8H JC QC", "5H 6H")
    sneaky = position("9S", "9D 2H 3H 4C 5C", "KH QC", variant="cheat")
    picks = {
        "chain": (chain, ("7H", "8C", "9D")),
        "suit": (eights, ("8D", "8H")),
        "named": (eights, ("8D", "H")),
        "sneak": (sneaky, ("9D", "sneak", "2H")),
        "draw": (replace(eights, hands=(("2C", "3D"), ("5H",)), shown=(2, 1)), ("draw",)),
    }
    return after_picks("olsen", 0, picks)


def more_words(look: Look) -> dict[str, str]:
    """Returns the alt texts of previews and score sheets."""
    sheets = {f"sheet {name}": render.of(v).leaf_words(look, "sheet", n) for name, (v, n) in SHEETS.items()}
    return preview_words(previews(), look) | sheets


GOLDENS = Goldens(
    "olsen", LOOK, Look("is", NAMES), BOARDS, HANDS, previews(), words=more_words,
    private={"seat": Seat(0), "hand": ("2C", "AS"), "fitting": ("2C",), "touched": 9},
    games=4, states=4, heights=range(600, 1100),
)  # fmt: skip
