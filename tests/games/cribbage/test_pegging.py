"""The play: RULES.md 4 and 5, the vectors 5.11 and the trace of the rules reference."""

import random

import pytest

from games.cards import DECK, Card
from games.contract import Event
from games.cribbage.facts import pegging
from games.cribbage.score import VALUE
from tests.contract.records import play
from tests.games.cribbage import naive
from tests.games.cribbage.positions import cards, ids, playing, row, run, scores

# Ranks in the order played, and what each card earns; suits are chosen so that no card comes twice.
VECTORS = [
    ("7 6 8", (0, 0, 3)),
    ("5 2 4 3", (0, 0, 0, 4)),
    ("6 4 3 2 5 A", (0, 0, 0, 5, 5, 6)),
    ("6 4 3 2 5 7", (0, 0, 0, 5, 5, 6)),
    ("2 8 6 7 5", (0, 0, 0, 3, 4)),
    ("2 5 7 7 6", (0, 0, 0, 2, 0)),
    ("A 7 7", (0, 0, 4)),
    ("2 3 4 5 3", (0, 0, 3, 4, 3)),
    ("4 2 3 5 6", (0, 0, 3, 4, 5)),
    ("4 2 3 4 3", (0, 0, 3, 3, 0)),
    ("4 2 6 5 3", (0, 0, 0, 0, 5)),
    ("5 5 5", (0, 2, 8)),
    ("3 3 3 3", (0, 2, 6, 12)),
    ("7 8 7 9", (0, 2, 0, 5)),
    ("9 8 7 7", (0, 0, 3, 4)),
    ("6 7 8 8 2", (0, 0, 3, 2, 2)),
    ("5 6 4 4 5 6", (0, 0, 5, 2, 0, 3)),
    ("K J", (0, 0)),
    ("Q K A", (0, 0, 0)),
]


def suited(ranks: str) -> list[Card]:
    """Returns cards of these ranks, all different."""
    words = ranks.split()
    return [Card(word + "CDHS"[words[:n].count(word)]) for n, word in enumerate(words)]


@pytest.mark.parametrize(("ranks", "earned"), VECTORS, ids=[ranks for ranks, _ in VECTORS])
def test_5_11_pegging_vectors(ranks: str, earned: tuple[int, ...]) -> None:
    """Each card of a series in the rules reference earns the points given there."""
    played = suited(ranks)
    found = []
    for n, card in enumerate(played):
        before = row(" ".join(played[:n]))
        count = (before[-1].count if before else 0) + VALUE[card]
        found.append(sum(points for _, points in pegging(before, card, count)))
    assert tuple(found) == earned


def test_a_second_implementation_agrees() -> None:
    """In 4,000 random series of low cards the pegging equals that of a naive implementation."""
    chooser = random.Random(4)
    low = [card for card in DECK if VALUE[card] < 8]
    for _ in range(4000):
        series = chooser.sample(low, chooser.randint(1, 7))
        count = sum(VALUE[card] for card in series)
        if count > 31:
            continue
        before = row(" ".join(series[:-1]))
        earned = sum(points for _, points in pegging(before, series[-1], count))
        assert earned == naive.pegged(series)


def test_the_trace_of_the_rules_reference() -> None:
    """Go, reset, lead and last card come in the order of the rules and peg one point a series."""
    s = playing("4C 5D 6H 10S", "7C 8D 8H QS", dealer=1)
    s, told = run(s, "play 4C", "play 7C", "play 5D", "play QS")
    assert s.count == 0
    assert s.turn == 0
    assert scores(s) == (0, 1)
    s, more = run(s, "play 6H", "play 8D", "play 10S")
    assert scores(s) == (1, 1)
    assert (s.turn, s.count) == (1, 0)
    _, last = run(s, "play 8H")
    told += more + last
    upto = ids(told).index("counted")
    assert ids(told)[:upto] == [
        *("played", "played", "played", "played", "go", "pegged", "reset"),
        *("played", "played", "played", "go", "pegged", "reset"),
        *("played", "pegged"),
    ]
    kinds = [event.params["kind"].id for event in told[:upto] if event.id == "cribbage-pegged"]
    assert kinds == ["term-cribbage-go", "term-cribbage-go", "term-cribbage-last-card"]


def test_4_3_a_go_is_said_once_and_the_other_plays_on() -> None:
    """After one go the other plays both aces, and pegs a pair and thirty-one."""
    s = playing("KC 9D AH AD", "QC QD QH JC", dealer=1)
    s, told = run(s, "play KC", "play QC", "play 9D", "play AH", "play AD")
    assert ids(told) == ["played", "played", "played", "go", "played", "played", "pegged", "pegged", "reset"]
    assert scores(s) == (4, 0)
    assert s.turn == 1


def test_4_3_a_combination_counts_across_a_go() -> None:
    """After a go the same seat pegs a run of three with the opponent's card before it, and one for the go."""
    s = playing("5C 6C KC KD", "7C KH QH QS", dealer=1)
    s, told = run(s, "play KC", "play 7C", "play 6C")
    assert ids(told)[-2:] == ["played", "go"]
    assert (s.turn, s.count, scores(s)) == (0, 23, (0, 0))
    s, told = run(s, "play 5C")
    assert [event.params["kind"].id for event in told[1:3]] == ["term-cribbage-run", "term-cribbage-go"]
    assert scores(s) == (4, 0)


def test_4_4_thirty_one_pays_two_and_no_last_card() -> None:
    """Thirty-one pegs two points, and the other seat leads from 0."""
    s = playing("KC KD AH 2H", "JC 9D 8H 7H", dealer=1)
    s, told = run(s, "play KC", "play JC", "play KD", "play AH")
    assert scores(s) == (2, 0)
    assert ids(told)[-3:] == ["played", "pegged", "reset"]
    assert (s.count, s.series, s.turn) == (0, (), 1)


def test_4_4_the_other_leads_unless_he_has_no_cards() -> None:
    """The seat that did not play last leads; if it has no cards, the other one does."""
    s = playing("KC KD", "QC QD 9H 9S", dealer=1)
    s, _ = run(s, "play KC", "play QC", "play KD")
    assert (s.turn, s.count) == (1, 0)  # seat 0 played last
    s = playing("KC", "QC 8D 9H 9S", dealer=1)
    s, _ = run(s, "play KC", "play QC", "play 8D")
    assert s.turn == 1
    assert s.earlier
    assert scores(s)[1] == 1


def test_4_5_nothing_combines_across_a_reset() -> None:
    """A five led after a reset makes no fifteen with the tens of the series before."""
    s = playing("KC KD 5H 5S", "QC 9H 5C 5D", dealer=1)
    s, _ = run(s, "play KC", "play QC", "play KD")
    before = scores(s)
    s, told = run(s, "play 5C")
    assert ids(told) == ["played"]
    assert scores(s) == before


def test_5_5_fifteen_points_with_one_card() -> None:
    """Fifteen, double pair royal and last card are pegged for one card: two, twelve and one."""
    s = playing("KC QC 2C 2D", "JC 7D 2H 2S", crib="3C 3D 3H 3S", dealer=1)
    s, _ = run(s, "play KC", "play JC", "play QC", "play 7D", "play 2C", "play 2H", "play 2D")
    front = s.pegs[1].front
    _, told = run(s, "play 2S")
    pegged = [(e.params["kind"].id, e.params["points"]) for e in told if e.id == "cribbage-pegged"]
    assert pegged == [
        ("term-cribbage-fifteen", 2),
        ("term-cribbage-double-pair-royal", 12),
        ("term-cribbage-last-card", 1),
    ]
    assert front == 2


def is_count(event: Event) -> bool:
    """Checks if a hand or the crib was counted, by the table or by its owner."""
    return event.id in ("cribbage-counted", "cribbage-worth")


def test_every_deal_of_random_games() -> None:
    """One to three series, each with one award, eight different cards, and a point for the dealer."""
    deals: list[list[Event]] = []
    for number in range(60):
        record = play("cribbage", number)
        told = [event for entry in record.entries for event in entry.step.events]
        at = [n for n, event in enumerate(told) if event.id == "cribbage-deal"]
        whole = [told[a:b] for a, b in zip([0, *at], at, strict=False)]
        deals += [deal for deal in whole if sum(is_count(event) for event in deal) == 3]
    assert len(deals) > 1000
    assert {1 + ids(deal).count("reset") for deal in deals} == {1, 2, 3}
    awards = {f"term-cribbage-{kind}" for kind in ("go", "last-card", "thirty-one")}
    for deal in deals:
        pegged = [event.params for event in deal if event.id == "cribbage-pegged"]
        assert sum(one["kind"].id in awards for one in pegged) == 1 + ids(deal).count("reset")
        dealer = next(e.params["who"] for e in reversed(deal) if is_count(e))
        assert sum(one["points"] for one in pegged if one["who"] == dealer) >= 1
        played = [e.params["cards"].cards[0] for e in deal if e.id == "cribbage-played"]
        assert len(played) == len(set(played)) == 8
        assert set(played) <= set(cards(" ".join(DECK)))
