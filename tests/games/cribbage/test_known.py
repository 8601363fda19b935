"""Points that the tests of other programs expect of a hand, a crib or a card played: `known.txt`."""

from pathlib import Path
from typing import Final

from games.cards import Card
from games.cribbage.facts import pegging
from games.cribbage.score import VALUE, items
from tests.games.cribbage.positions import cards, row

KNOWN: Final = Path(__file__).with_name("known.txt")
PARTS: Final = {
    "fifteens": ("fifteen",), "fifteen": ("fifteen",), "thirty-one": ("thirty-one",), "flush": ("flush",),
    "pairs": ("pair", "pair-royal", "double-pair-royal"), "runs": ("run",), "nob": ("nob",),
}  # fmt: skip


def earned(kind: str, held: str, last: str) -> list[tuple[str, int]]:
    """Returns what a hand or crib with its starter earns, or a card that is played upon others."""
    if kind == "peg":
        before = row("" if held == "-" else held)
        count = (before[-1].count if before else 0) + VALUE[Card(last)]
        return [*pegging(before, Card(last), count)]
    return [(item.kind, item.points) for item in items(cards(held), Card(last), kind == "crib")]


def test_known_points() -> None:
    """Each hand, crib and card earns what is known, in all or for the items that are named."""
    wrong = []
    for line in KNOWN.read_text("utf-8").splitlines()[1:]:
        kind, held, last, parts, points = line.split(" | ")
        found = earned(kind, held, last)
        wanted = {name for part in parts.split("+") for name in PARTS.get(part, ())}
        if sum(n for name, n in found if parts == "total" or name in wanted) != int(points):
            wrong.append((line, found))
    assert not wrong


def test_a_five_on_ace_two_nine_king() -> None:
    """6.1: king and five are a fifteen, and so are ace, nine and five: four points, in the crib too."""
    assert earned("crib", "AC 2D 9H KS", "5C") == [("fifteen", 2), ("fifteen", 2)]
