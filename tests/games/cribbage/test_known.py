"""Points that the tests of other programs expect of a hand, a crib or a card played: `known.txt`."""

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from games.cards import DECK, Card, rank
from games.cribbage.facts import pegging
from games.cribbage.score import VALUE, items
from tests.games.cribbage.positions import cards, playing, row, run, scores

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


@pytest.mark.parametrize(
    ("first", "dealer", "falls", "points"),
    [
        ("AD 3S 5C", "2H 4D", "AD 2H 3S 4D 5C", (11, 4)),
        ("QD KS KC 4S", "KH 2D 2C 4C", "QD KH KS 2D KC 2C 4S 4C", (3, 3)),
        ("7D 8D 6D 4C", "7C JD QD KD", "7D 7C 8D 6D JD 4C QD KD", (4, 4)),
    ],
)
def test_known_plays(first: str, dealer: str, falls: str, points: tuple[int, int]) -> None:
    """What both peg in a whole play. Who may not lead after a go plays their card when they may (4.4)."""
    s, left = playing(first, dealer), falls.split()
    s = replace(s, options=replace(s.options, counting="own"))
    while left:
        card = next(card for card in left if card in s.hands[s.turn])
        left.remove(card)
        s, _ = run(s, f"play {card}")
    assert (scores(s), s.phase) == (points, "count")


def test_fives_upon_six_and_four() -> None:
    """A run, a pair, three and four of a kind, as in a remarkable hand that was printed."""
    falls = row("6C 4D 5H 5S 5C 5D")
    made = [
        sum(points for _, points in pegging(falls[:n], one.card, one.count)) for n, one in enumerate(falls)
    ]
    assert made == [0, 0, 5, 2, 6, 12]


@pytest.mark.parametrize(
    ("dealt", "keeps", "wins", "others"),
    [
        ("2C 4D 6H 8S 10C KD", {"4 6 10 K"}, 4, 0),
        ("AC 2D 3H 6S 7C 8D", {"2 6 7 8"}, 23, 19),
        ("AC 4D 5H 9S QC KD", {"A 4 5 Q", "A 4 5 K"}, 10, 7),
        ("AC 2D 3H 10S JC QD", {"2 3 J Q"}, 15, 12),
    ],
)
def test_nine_points_are_needed(dealt: str, keeps: set[str], wins: int, others: int) -> None:
    """A quiz on the end of a game: of how many starters what is kept makes nine points; a jack loses."""
    held = cards(dealt)
    starters = [card for card in DECK if card not in held and rank(card) != "J"]
    found = {
        " ".join(map(rank, kept)): sum(
            sum(item.points for item in items(kept, s, False)) >= 9 for s in starters
        )
        for kept in combinations(held, 4)
    }
    assert {keep for keep, count in found.items() if count == max(found.values())} == keeps
    assert (max(found.values()), max(count for keep, count in found.items() if keep not in keeps)) == (
        wins,
        others,
    )


def test_a_five_on_ace_two_nine_king() -> None:
    """6.1: king and five are a fifteen, and so are ace, nine and five: four points, in the crib too."""
    assert earned("crib", "AC 2D 9H KS", "5C") == [("fifteen", 2), ("fifteen", 2)]
