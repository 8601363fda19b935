"""The show: RULES.md 6, the vectors 5.10 of the rules reference, and Lumetta's table."""

import random
from collections import Counter
from itertools import combinations

import pytest

from games.cards import DECK, Card, order
from games.cribbage.bot.crib_value import CRIB
from games.cribbage.score import KEY, WEIGHTS, WORTH, items, key, mean, multisets, show
from tests.games.cribbage import naive
from tests.games.cribbage.census import PUBLISHED, counted, listed
from tests.games.cribbage.positions import cards

VECTORS = [
    ("5H 5D 5S JC", "5C", 29, (16, 12, 0, 0, 1)),
    ("5H 5D 5S 5C", "JC", 28, (16, 12, 0, 0, 0)),
    ("5H 5D 5S KC", "5C", 28, (16, 12, 0, 0, 0)),
    ("9C 6D 5S 4H", "4C", 14, (6, 2, 6, 0, 0)),
    ("8C 8D 7S 6H", "6C", 20, (4, 4, 12, 0, 0)),
    ("3C 3D 3S 3H", "9C", 24, (12, 12, 0, 0, 0)),
    ("7C 7D 7S 7H", "AC", 24, (12, 12, 0, 0, 0)),
    ("4C 4D 5S 6H", "6C", 24, (8, 4, 12, 0, 0)),
    ("7C 7D 8S 8H", "9C", 24, (8, 4, 12, 0, 0)),
    ("KC KD KS QH", "JC", 15, (0, 6, 9, 0, 0)),
    ("AC AD 2H 3S", "3C", 16, (0, 4, 12, 0, 0)),
    ("6S 7S 8S 9S", "10S", 14, (4, 0, 5, 5, 0)),
    ("AS 5S 9S JS", "QS", 12, (6, 0, 0, 5, 1)),
    ("AS 5S 9S JS", "QD", 10, (6, 0, 0, 4, 0)),
    ("AS 2H 3C 4D", "KC", 8, (4, 0, 4, 0, 0)),
    ("8S 8C 8H 2D", "KC", 6, (0, 6, 0, 0, 0)),
    ("2H 4C 6D 8S", "10H", 0, (0, 0, 0, 0, 0)),
    ("2S 2H 2D 2C", "9C", 20, (8, 12, 0, 0, 0)),
]
CRIBS = [("AS 5S 9S JS", "QS", 12), ("AS 5S 9S JS", "QD", 6), ("4S 6S JS 10S", "5S", 15)]
SORTS = (("fifteen",), ("pair", "pair-royal", "double-pair-royal"), ("run",), ("flush",), ("nob",))
EACH_FIVE_DEALT = 12_994_800
SUITED = [[card for card in DECK if card[-1] == suit] for suit in "CDHS"]


@pytest.mark.parametrize(("hand", "starter", "total", "parts"), VECTORS, ids=lambda v: str(v))
def test_5_10_hand_vectors(hand: str, starter: str, total: int, parts: tuple[int, ...]) -> None:
    """Each hand has the listed total, and the listed points for fifteens, pairs, runs, flush and nob."""
    assert show(cards(hand), Card(starter)) == total
    found = items(cards(hand), Card(starter))
    assert tuple(sum(item.points for item in found if item.kind in sort) for sort in SORTS) == parts


@pytest.mark.parametrize(("crib", "starter", "total"), CRIBS, ids=lambda v: str(v))
def test_5_10_crib_vectors(crib: str, starter: str, total: int) -> None:
    """A flush of four counts nothing in the crib, and a flush of five counts five (6.5)."""
    assert show(cards(crib), Card(starter), crib=True) == total


def test_5_9_the_published_table_by_counting() -> None:
    """The points of all 12,994,800 hands with a starter have the published distribution."""
    assert sum(PUBLISHED.values()) == EACH_FIVE_DEALT
    assert counted() == PUBLISHED


@pytest.mark.soak
def test_5_9_the_published_table_by_listing_rows() -> None:
    """The rows of points that the benchmark times give the published distribution."""
    assert listed() == PUBLISHED


@pytest.mark.soak
def test_5_9_the_published_table_hand_by_hand() -> None:
    """`show` gives the published distribution over all 12,994,800 hands with a starter."""
    found: Counter[int] = Counter()
    for hand in combinations(DECK, 4):
        found.update([show(hand, starter) for starter in DECK if starter not in hand])
    assert dict(found) == PUBLISHED


def test_keys_tell_all_multisets_of_ranks_apart() -> None:
    """The 6175 multisets of five ranks have 6175 different keys."""
    found = {key(ranks) for ranks in multisets()}
    assert len(found) == 6175
    assert len(WEIGHTS) == 13


@pytest.mark.parametrize(("seed", "count", "packs"), [(6, 3000, [DECK]), (7, 1000, SUITED)])
def test_a_second_implementation_agrees(seed: int, count: int, packs: list[list[Card]]) -> None:
    """Random hands, some of one suit, each also as a crib, have the same points in the naive scoring."""
    chooser = random.Random(seed)
    for _ in range(count):
        hand = chooser.sample(chooser.choice(packs), 4)
        starter = chooser.choice([card for card in DECK if card not in hand])
        for crib in (False, True):
            assert show(hand, starter, crib=crib) == naive.show(hand, starter, crib)


def test_6_7_the_steps_add_up_to_the_show() -> None:
    """Each item has the running total, and the last total is the points of `show`."""
    chooser = random.Random(8)
    for ranks in multisets():
        five = [Card(DECK[r - 1][:-1] + chooser.choice("CDHS")) for r in ranks]
        if len(set(five)) < 5:
            continue
        chooser.shuffle(five)
        *hand, starter = five
        for crib in (False, True):
            found = items(hand, starter, crib)
            total = 0
            for item in found:
                total += item.points
                assert item.total == total
            assert total == show(hand, starter, crib=crib)


def test_6_7_the_steps_come_in_the_customary_order() -> None:
    """The order is fifteens, pairs, runs, flush, nob."""
    chooser = random.Random(9)
    for _ in range(500):
        *hand, starter = chooser.sample(DECK, 5)
        places = [n for item in items(hand, starter) for n, sort in enumerate(SORTS) if item.kind in sort]
        assert places == sorted(places)


def test_6_7_each_step_names_the_cards_that_make_it() -> None:
    """Each fifteen, pair and run has its cards and the running total; a flush of five is one item."""
    found = items(cards("4C 4D 5S 6H"), Card("6C"))
    assert [(item.kind, " ".join(item.cards), item.total) for item in found] == [
        ("fifteen", "4C 5S 6C", 2),
        ("fifteen", "4C 5S 6H", 4),
        ("fifteen", "4D 5S 6C", 6),
        ("fifteen", "4D 5S 6H", 8),
        ("pair", "4C 4D", 10),
        ("pair", "6C 6H", 12),
        ("run", "4C 5S 6C", 15),
        ("run", "4C 5S 6H", 18),
        ("run", "4D 5S 6C", 21),
        ("run", "4D 5S 6H", 24),
    ]
    suited = items(cards("JS 2S 4S 8S"), Card("KS"))
    assert [(item.kind, item.points) for item in suited] == [("flush", 5), ("nob", 1)]


def test_the_mean_over_starters_is_exact() -> None:
    """The mean of a kept hand is that of `show` over the 46 starters outside the six cards."""
    chooser = random.Random(10)
    for _ in range(300):
        six = chooser.sample(DECK, 6)
        if chooser.random() < 0.3:
            six = chooser.sample([card for card in DECK if card[-1] == "H"], 6)
        kept = six[:4]
        rest = [card for card in DECK if card not in six]
        assert mean(kept, six) == pytest.approx(sum(show(kept, s) for s in rest) / 46)


@pytest.mark.parametrize("pair", ["5H 5D", "AC KC", "7S 8D", "10H QH"])
def test_the_bots_means_of_cribs_are_what_they_say(pair: str) -> None:
    """The table of `data/crib.toml` has the computed mean of each pair, in both orders."""
    one, two = cards(pair)
    rest = [KEY[card] for card in DECK if card not in (one, two)]
    found = [WORTH[KEY[one] + KEY[two] + sum(three)] for three in combinations(rest, 3)]
    mean_of_cribs = round(100 * sum(found) / len(found))
    assert CRIB[order(one) - 1][order(two) - 1] == CRIB[order(two) - 1][order(one) - 1] == mean_of_cribs
