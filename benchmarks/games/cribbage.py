"""Cribbage: scoring compared to cribbage-scorer."""

import random
from collections.abc import Sequence
from itertools import combinations
from time import process_time

from cribbage_scorer.cribbage_scorer import show_calc_score

from benchmarks.rows import Row, interleaved
from benchmarks.rows import show as print_rows
from games.cards import DECK, Card, order, suit
from games.cribbage.score import mean, show
from tests.games.cribbage.census import PUBLISHED, counted, listed

Peer = tuple[int, str]

HANDS = 4000
SIXES = 3
OUR_SIXES = 300
"""More hands than for the peer, because three take too little time to be measured."""
ALL_HANDS = sum(PUBLISHED.values())
PEER: dict[Card, Peer] = {card: (order(card), suit(card)) for card in DECK}


def dealt(count: int, size: int) -> list[list[Card]]:
    """Returns `count` random hands of `size` cards, the same in every run."""
    chooser = random.Random(size)
    return [chooser.sample(DECK, size) for _ in range(count)]


def peer_show(cards: Sequence[Card], starter: Card) -> int:
    """Returns the points of a hand as cribbage-scorer counts them."""
    points: int = show_calc_score(PEER[starter], [PEER[card] for card in cards])[0]
    return points


def scoring() -> list[Row]:
    """Returns the rows E1 (one hand), E2 (all hands) and E3 (the best discard of six)."""
    hands = dealt(HANDS, 5)
    ours = [(hand[:4], hand[4]) for hand in hands]
    theirs = [([PEER[card] for card in hand[:4]], PEER[hand[4]]) for hand in hands]
    wrong = sum(show(cards, starter) != peer_show(cards, starter) for cards, starter in ours)
    exact = counted() == PUBLISHED and listed() == PUBLISHED
    sixes = dealt(OUR_SIXES, 6)
    times = interleaved(
        {
            "ours": lambda: [show(cards, starter) for cards, starter in ours],
            "theirs": lambda: [show_calc_score(starter, cards) for cards, starter in theirs],
            "listed": listed,
            "counted": counted,
            "best": lambda: [best_discard(six) for six in sixes],
            "their best": lambda: [their_best_discard(six) for six in sixes[:SIXES]],
        },
        reps=5,
        clock=process_time,
    )
    peer = times["theirs"] / HANDS
    best, their_best = times["best"] / OUR_SIXES, times["their best"] / SIXES
    whole = f"histogram {'exact' if exact else 'WRONG'}"
    return [
        Row("E1", "one show / cribbage-scorer", times["ours"] / times["theirs"], "<=", 0.025,
            f"{times['ours'] / HANDS * 1e6:.2f} us; {wrong} of {HANDS} differ"),
        Row("E2", "all 12,994,800 listed / cribbage-scorer", times["listed"] / peer / ALL_HANDS, "<=", 0.004,
            f"{times['listed']:.2f} s; {whole}"),
        Row("E2", "the same by counting / cribbage-scorer", times["counted"] / peer / ALL_HANDS, "<=", 0.0001,
            f"{times['counted'] * 1e3:.1f} ms; {whole}"),
        Row("E3", "best discard of six / cribbage-scorer", best / their_best, "<=", 0.003,
            f"{best * 1e6:.0f} us"),
    ]  # fmt: skip


def best_discard(six: Sequence[Card]) -> float:
    """Returns the highest mean over all starters of four cards kept of six."""
    return max(mean(kept, six) for kept in combinations(six, 4))


def their_best_discard(six: Sequence[Card]) -> float:
    """Returns the same, computed starter by starter with cribbage-scorer."""
    rest = [card for card in DECK if card not in six]
    return max(sum(peer_show(kept, s) for s in rest) / len(rest) for kept in combinations(six, 4))


def main() -> None:
    """Prints the rows."""
    print_rows(sorted(scoring(), key=lambda row: row.id))


if __name__ == "__main__":
    main()
