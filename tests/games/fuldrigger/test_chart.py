"""The chart: decoded strictly, drawn where it is sailed, and playable as B14 says."""

from itertools import pairwise

import msgspec
import pytest

from games.fuldrigger import facts as chart
from games.fuldrigger.facts import (
    ANCHORAGES,
    CHART,
    HOMES,
    MARKET,
    NEXT,
    PORT,
    TOWNS,
    between,
    distances,
    guarding,
)
from games.fuldrigger.sea import reach
from games.fuldrigger.trade.prospects import PLAIN
from locales import LANGUAGES, speech
from render.fuldrigger import words
from render.fuldrigger.chart import AT, NEAREST, SEA
from tests.games.fuldrigger.balance import CHARTED, best_rate, leg

DATA = msgspec.json.decode(msgspec.json.encode(CHART))


def changed(change) -> bytes:
    """The file with something in it changed."""
    data = msgspec.json.decode(msgspec.json.encode(CHART))
    change(data)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(extra=1),
        lambda d: d["spaces"][0].update(colour="red"),
        lambda d: d["towns"][3].pop("home"),
        lambda d: d["spaces"].pop(),
        lambda d: d["spaces"][0]["next"].append("ZAN"),
        lambda d: d["towns"].pop(),
        lambda d: d["towns"][0].update(home=False),
        lambda d: d["goods"][0].update(tokens=8),
        lambda d: d["chance_cards"].pop(),
        lambda d: d["towns"][0]["market"][0].update(good="opium"),
        lambda d: d["towns"][0]["market"][0].update(price=0),
        lambda d: d["attack_table"].pop(),
        lambda d: d["chance_cards"][0].update(town="XXX"),
    ],
)
def test_what_does_not_fit_stops_the_start(change) -> None:
    """A chart with a misspelt key, a wrong count or an impossible value raises an error when it is read."""
    with pytest.raises((ValueError, msgspec.ValidationError)):
        chart.decode(changed(change))


def test_a_port_that_nobody_reaches_stops_the_start() -> None:
    """A chart without the lane to a port is refused as unreachable."""

    def cut(data: dict) -> None:
        for space in data["spaces"]:
            if space["id"] == "NAG-ECS.1":
                space["next"] = ["NAG"]
            if space["id"] == "ECS":
                space["next"] = [n for n in space["next"] if n != "NAG-ECS.1"]

    with pytest.raises(ValueError, match="unreachable"):
        chart.decode(changed(cut))


def test_the_file_itself_is_accepted() -> None:
    """B2, B14: 650 spaces, 690 links, 40 towns, 12 of them homes, and the distances between towns."""
    for listed in CHART.town_distances:
        assert {to: between(listed.town, to) for to in listed.to} == listed.to
    assert chart.decode(msgspec.json.encode(CHART)) == CHART
    assert sum(map(len, NEXT.values())) == 2 * 690
    assert (len(NEXT), len(TOWNS), len(HOMES), len(PORT)) == (650, 40, 12, 41)


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
    assert {at: chart.nearest(at) for at in NEXT} == NEAREST
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
    waters = [row.space for row in CHART.pirate_waters]
    assert [w for w in waters if not guarding(w)] == ["AGU-MAD.6"]
    assert guarding("GIB") == {"CAD"}
    assert all(e.price > 0 for lines in MARKET.values() for e in lines.values())
