"""The chart: complete, drawn where it is sailed, and playable as B14 says."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from games.fuldrigger.facts import (
    ANCHORAGES,
    CARDS,
    CHART,
    GOODS,
    HAZARD,
    HOMES,
    LETTER,
    NEXT,
    PORT,
    TOKENS,
    TOWNS,
    distances,
    guarding,
)
from games.fuldrigger.sea import reach
from games.fuldrigger.trade.prospects import PLAIN
from locales import LANGUAGES, speech
from render.fuldrigger import words
from render.fuldrigger.chart import AT, SEA
from tests.games.fuldrigger.balance import CHARTED, best_rate, between, leg

COUNTED = msgspec.json.decode(Path(__file__).with_name("distances.json").read_bytes())
"""What was counted when the chart was made: distances of towns, and the forts near pirates."""


def test_it_has_as_much_as_b2_says() -> None:
    """B2, B14: 650 spaces, 690 links, 40 towns, 12 of them homes, 12 goods, 28 cards, and so many symbols."""
    assert (len(NEXT), len(TOWNS), len(HOMES), len(PORT), len(GOODS)) == (650, 40, 12, 41, 12)
    assert (len(CHART.spaces), len(CHART.towns)) == (650, 40)
    assert sum(map(len, NEXT.values())) == 2 * 690
    assert {good.tokens for good in CHART.goods} == {TOKENS}
    assert list(CARDS) == [f"C{n:02}" for n in range(1, 29)]
    assert [row.ships for row in CHART.attack_table] == [1, 2, 3, 4]
    assert "".join(sorted(LETTER.values())) == "ABCDEFGHIJKL"
    symbols = {
        "pirates": 12,
        "reef": 12,
        "calm": 9,
        "iceberg": 6,
        "storm": 18,
        "headwind": 17,
        "tailwind": 20,
    }
    assert Counter(HAZARD.values()) == symbols


def test_links_go_both_ways() -> None:
    """Each space is linked to others, once and both ways; ports have towns, reefs letters."""
    for row in CHART.spaces:
        assert len({*row.next}) == len(row.next) > 0
        assert all(row.id in NEXT[other] for other in row.next)
        assert (row.kind == "port") == (row.town is not None)
        assert (row.hazard == "reef") == (row.letter is not None)


def test_towns_and_cards_are_of_the_chart() -> None:
    """Anchorages belong to their towns, price lists and cards name only what there is."""
    for town in CHART.towns:
        assert {PORT[at] for at in town.anchorages} == {town.id}
        assert len({line.good for line in town.market}) == len(town.market)
        assert {line.good for line in town.market} <= {*GOODS}
        assert all(line.price > 0 for line in town.market)
    for card in CHART.chance_cards:
        assert {*(card.towns if card.towns != "all" else ())} <= {*TOWNS}
        assert {*card.good} <= {*GOODS}
        assert (card.kind == "bounty") == (card.town in TOWNS)


def test_distances_are_those_that_were_counted() -> None:
    """B14: from each town to every other, and so every space is reached."""
    for listed in COUNTED["town_distances"]:
        assert {to: between(listed["town"], to) for to in listed["to"]} == listed["to"]
    assert len(distances("DAN")) == 650


@pytest.mark.parametrize(
    ("one", "other", "spaces"),
    [
        ("KBH", "DAN", 5), ("BGN", "LON", 10), ("KBH", "LON", 12), ("LIS", "CLC", 60), ("LON", "STT", 32),
        ("CAD", "PBO", 30), ("CAL", "PBO", 10), ("ACA", "MNL", 27), ("CLC", "SUE", 20), ("ALX", "VEN", 14),
        ("CTN", "MNL", 6),
    ],
)  # fmt: skip
def test_distances(one: str, other: str, spaces: int) -> None:
    """B18: the distances that were counted when the chart was made."""
    assert between(one, other) == spaces


def test_nothing_sails_through_a_port_or_through_panama() -> None:
    """B2: no way has a port between its ends, and the two roads of PBO are over 60 spaces apart."""
    for town in TOWNS:
        for other in TOWNS:
            if town != other:
                way = reach.route(ANCHORAGES[town][0], other, False, PLAIN)
                assert not any(at in PORT for at in way[1:-1])
    assert distances("PBO")["PBO2"] > 60


def test_what_is_said_of_the_safest_way_is_true_of_its_spaces() -> None:
    """B14: length and risk of the safest way are those of the route that is sailed."""
    for town, other in (("LIS", "CLC"), ("ARK", "LON"), ("HAV", "PBO"), ("VAL", "CAL"), ("NAG", "ZAN")):
        way = reach.route(ANCHORAGES[town][0], other, True, PLAIN)
        spared = 1.0
        for at in way[1:]:
            rolled = reach.odds(at, PLAIN) or reach.Odds()
            chances = [reach.chance_of(sums) for sums in rolled]
            spared *= 1 - chances[0] - reach.CARGO_COST * chances[1] - reach.CALM_COST * chances[2]
        spaces, risk = reach.safest(ANCHORAGES[town][0], other, PLAIN)
        assert (spaces, round(risk, 9)) == (len(way) - 1, round(1 - spared, 9))


def test_towns_lie_as_b14_says() -> None:
    """B14: nearest pair 5, farthest 119, and every town has two partners at 10 to 21 spaces."""
    pairs = [between(a, b) for n, a in enumerate(TOWNS) for b in TOWNS[n + 1 :]]
    assert (min(pairs), max(pairs), sorted(pairs)[len(pairs) // 2]) == (5, 119, 50)
    for town in TOWNS:
        assert sum(10 <= between(town, other) <= 21 for other in TOWNS if other != town) >= 2


@pytest.mark.sampled("long")
def test_the_best_circuit_through_every_town_earns_what_b14_says() -> None:
    """B14: the best circuit of every town earns 9.7 to 15.0 ducats a turn."""
    rates = {town: best_rate(town) for town in TOWNS}
    assert {t: round(r, 1) for t, r in rates.items() if not 9.7 <= round(r, 1) <= 15.0} == {}


def test_losses_on_the_spice_route() -> None:
    """B14: Lisbon to Calicut loses 24 % of loads and 16 % of ships a leg."""
    way = leg("LIS", "CLC", CHARTED)
    assert (round(1 - way.ship, 2), round(1 - way.load, 2)) == (0.16, 0.24)


def test_painter_and_rules_have_the_same_chart() -> None:
    """The spaces, towns, lanes and bounties of the picture are those of the rules."""
    assert set(AT) == set(NEXT)
    assert {row[0] for row in SEA.towns} == set(TOWNS)
    for a, b, steps, _ in SEA.lanes:
        lane = [a, *(f"{a}-{b}.{n}" for n in range(1, steps)), b]
        assert all(two in NEXT[one] for one, two in pairwise(lane))
    bounties = {c.id: c.town for c in CHART.chance_cards if c.kind == "bounty"}
    assert bounties == words.BOUNTIES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_chart_has_a_name(lang: str) -> None:
    """Every town, good, card and effect has a text in each language."""
    say = speech(lang)
    for id in (
        *(f"fuldrigger-town-{t.lower()}" for t in TOWNS),
        *(f"fuldrigger-good-{g.id}" for g in CHART.goods),
        *(f"fuldrigger-card-{c.id.lower()}" for c in CHART.chance_cards),
        *(f"fuldrigger-effect-{c.id.lower()}" for c in CHART.chance_cards if c.kind != "bounty"),
    ):
        assert say.has(id), id


def test_pirates_are_kept_off_within_two_spaces() -> None:
    """B18: every pirate water but Madagascar's has a town near enough."""
    waters = {row["space"]: {*row["fort_towns_within_2"]} for row in COUNTED["pirate_waters"]}
    assert {at: guarding(at) for at in waters} == waters
    assert {*waters} == {at for at in HAZARD if HAZARD[at] == "pirates"}
    assert [at for at in waters if not waters[at]] == ["AGU-MAD.6"]
