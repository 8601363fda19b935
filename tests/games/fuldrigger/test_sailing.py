"""Turns, sailing and the hazards: the sentences of B3, B4 and B5."""

import pytest

from games.errors import IllegalMove
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea import reachable
from games.fuldrigger.sea.fleet import find
from games.fuldrigger.views import BECALMED, FREE, MISSES, Afoot, Options
from games.params import Seat, Text
from locales import speech
from tests.games.fuldrigger.positions import ME, SPARE, YOU, Dice, do, event, ids, position, ship, step


def at(s, number: int = 1, seat: int = 0) -> str:
    """Returns the space of a ship."""
    found = find(s.sea, Seat(seat), number)
    assert found is not None
    return found.at


# -- B3: set-up


def test_everybody_starts_with_100_ducats_three_ships_and_a_home_of_choice() -> None:
    """B3.2-4: the highest roll chooses first and begins; ties roll again among themselves; then clockwise."""
    s = FULDRIGGER.start(3, Options(), Dice(9, 14, 14, 5, 6)).state
    assert s.sea.order == (2, 1, 0)
    with pytest.raises(IllegalMove, match="not-home"):
        do(s, "home ZAN", seat=2)
    s = do(s, "home LIS", seat=2)
    with pytest.raises(IllegalMove, match="not-home"):
        do(s, "home LIS", seat=1)
    s = do(do(s, "home CAD", seat=1), "home DAN", seat=0)
    assert s.cash == (100, 100, 100)
    assert [sum(x.seat == n for x in s.sea.ships) for n in range(3)] == [3, 3, 3]
    assert (s.sea.order, s.sea.turn, s.sea.bank, s.sea.round) == ((2, 0, 1), 2, 1, 1)


def test_options_of_the_set_up() -> None:
    """B3.1-4: another town as home, turns by the roll, the bank with the first."""
    options = Options(home="any", order="roll", bank="first")
    s = FULDRIGGER.start(3, options, Dice(9, 14, 12)).state
    assert s.sea.order == (1, 2, 0)
    s = do(do(do(s, "home ZAN", seat=1), "home LIS", seat=2), "home CAD", seat=0)
    assert (s.sea.order, s.sea.bank) == ((1, 2, 0), 1)
    assert s.sea.used == ("C01",)


# -- B4: the turn


def test_one_roll_a_turn_and_each_ship_once() -> None:
    """B4: a second roll is refused, and so is a second voyage of a ship."""
    s = do(position(ship(0, 1, "DOV"), ship(0, 2, "DOV"), SPARE), "roll", 4)
    with pytest.raises(IllegalMove, match="rolled"):
        do(s, "roll")
    s = do(do(s, "sail 1 to SNS-DOV.2"), "sail 2 to SNS-DOV.2")
    with pytest.raises(IllegalMove, match="lies-still"):
        do(s, "sail 1 to DOV")


def test_rolling_is_optional_and_sailing_needs_the_roll() -> None:
    """B4: before the roll sailing is refused, and the turn can end."""
    s = position(ship(0, 1, "DOV"), SPARE)
    with pytest.raises(IllegalMove, match="roll-first"):
        do(s, "sail 1 to SNS-DOV.2")
    assert do(s, "end").sea.turn == YOU


def test_a_ship_bought_before_the_roll_sails_one_bought_after_waits() -> None:
    """B4: the roll is for the ships that the company owns when it rolls."""
    s = position(ship(0, 1, "LON"), SPARE)
    before = do(do(s, "ship"), "roll", 6)
    assert reachable.may_sail(before.sea, find(before.sea, ME, 2))
    after = do(do(s, "roll", 6), "ship")
    assert not reachable.may_sail(after.sea, find(after.sea, ME, 2))


# -- B5: sailing


def test_every_ship_has_the_whole_roll_and_may_use_less() -> None:
    """B5: two ships sail by the same roll, and the turn can end with spaces left."""
    s = position(ship(0, 1, "DOV"), ship(0, 2, "DOV"), SPARE, dice=(3, 3, 2))
    s = do(do(s, "sail 1 to WAP"), "sail 2 to SNS-DOV.2")
    assert (at(s, 1), at(s, 2)) == ("WAP", "SNS-DOV.2")
    assert do(s, "end").sea.turn == YOU


def test_a_move_may_be_sent_in_parts_and_turn_back() -> None:
    """B5: a ship with spaces left sails back to where it started; after `stop` it lies still."""
    s = do(position(ship(0, 1, "DOV"), SPARE, dice=(2, 2, 1)), "sail 1 to SNS-DOV.2")
    assert s.sea.afoot == Afoot(1, 4, ("DOV",))
    assert at(do(s, "sail 1 to DOV")) == "DOV"
    stopped = do(s, "stop 1")
    with pytest.raises(IllegalMove, match="lies-still"):
        do(stopped, "sail 1 to DOV")


def test_another_ship_ends_the_move_of_the_first() -> None:
    """B5: a ship with spaces left lies still as soon as another ship of its company sails."""
    s = position(ship(0, 1, "DOV"), ship(0, 2, "DOV"), SPARE, dice=(2, 2, 1))
    s = do(do(s, "sail 1 to SNS-DOV.2"), "sail 2 to SNS-DOV.2")
    with pytest.raises(IllegalMove, match="lies-still"):
        do(s, "sail 1 to DOV")


def test_entering_a_port_ends_the_move() -> None:
    """B5: a ship that entered a port lies still; a ship may enter the port that it left in the same turn."""
    s = do(position(ship(0, 1, "SNS"), SPARE, dice=(6, 6, 6)), "sail 1 to LON")
    assert s.sea.afoot is None
    with pytest.raises(IllegalMove, match="lies-still"):
        do(s, "sail 1 to SNS")
    out = do(position(ship(0, 1, "LON"), SPARE, dice=(1, 1, 1)), "sail 1 to LON-SNS.1")
    assert at(do(out, "sail 1 to LON")) == "LON"


@pytest.mark.parametrize(
    ("start", "to", "roll", "told"),
    [
        ("BEN-AND.1", "BEN", 2, "lost-storm"), ("BEN-AND.1", "BEN", 3, "lost-storm"),
        ("BEN-AND.1", "BEN", 4, "passed-storm"), ("CHI-HOR", "HOR", 5, "lost-iceberg"),
        ("CHI-HOR", "HOR", 4, "passed-iceberg"), ("CHI-HOR", "HOR", 6, "passed-iceberg"),
        ("EQI-CEY.1", "EQI", 7, "becalmed"), ("EQI-CEY.1", "EQI", 8, "passed-calm"),
        ("COR-CEY", "CEY", 3, "lost-reef"), ("COR-CEY", "CEY", 4, "passed-reef"),
        ("GIB-ALB.1", "GIB", 3, "lost-pirates"), ("GIB-ALB.1", "GIB", 4, "robbed"),
        ("GIB-ALB.1", "GIB", 5, "passed-pirates"),
    ],
)  # fmt: skip
def test_hazards(start: str, to: str, roll: int, told: str) -> None:
    """B5's table: the sum of the roll decides whether a ship is lost, robbed or becalmed, or passes."""
    start = {"CHI-HOR": "HOR-CHI.1", "COR-CEY": "CEY-COR.1"}.get(start, start)
    s = position(ship(0, 1, start, "silver", 60), ship(0, 2, "LON"), SPARE, dice=(1, 1, 1))
    found = step(s, f"sail 1 to {to}", roll)
    assert ids(found)[0] == told
    mine = find(found.state.sea, ME, 1)
    assert (mine is None) == told.startswith("lost")
    if told == "robbed":
        assert mine is not None
        assert mine.load is None
        assert found.state.sea.afoot is not None
    if told == "becalmed":
        assert mine is not None
        assert mine.calm == BECALMED
        assert found.state.sea.afoot is None
    if told == "passed-reef":
        assert found.state.sea.reefs[0] == ("H",)


def test_pirates_find_nothing_in_an_empty_ship() -> None:
    """B5: on a roll of 4 an empty ship passes the pirates."""
    s = position(ship(0, 1, "GIB-ALB.1"), SPARE, dice=(1, 1, 1))
    assert ids(step(s, "sail 1 to GIB", 4))[0] == "passed-pirates"


def test_hazards_act_on_who_passes_once_a_turn_and_not_where_a_ship_starts() -> None:
    """B5: a ship that passes BEN rolls for the storm, and sails back to BEN in that turn without a roll."""
    s = position(ship(0, 1, "BEN", "silver", 60), SPARE, dice=(2, 2, 2))
    s = do(s, "sail 1 to COR-BEN.3")
    s = do(s, "sail 1 to BEN")
    passing = position(ship(0, 1, "BEN-AND.1"), SPARE, dice=(2, 2, 2))
    found = step(passing, "sail 1 to COR-BEN.3", 9)
    assert ids(found)[0] == "passed-storm"
    assert ids(step(found.state, "sail 1 to BEN"))[0] == "sailed"


def test_a_becalmed_ship_misses_one_turn_of_its_owner() -> None:
    """B5: the ship lies still in its owner's next turn, and is free after it."""
    s = position(ship(0, 1, "EQI-CEY.1"), ship(0, 2, "LON"), SPARE, dice=(1, 1, 1))
    s = do(do(s, "sail 1 to EQI", 7), "end")
    s = do(s, "end")
    assert find(s.sea, ME, 1).calm == MISSES
    s = do(s, "roll", 9)
    with pytest.raises(IllegalMove, match="lies-still"):
        do(s, "sail 1 to EQI-CEY.1")
    s = do(s, "end")
    assert find(s.sea, ME, 1).calm == FREE


def test_a_fort_keeps_pirates_off_its_owner_only() -> None:
    """B5: past pirates a ship rolls at another company's fort, and sails without a roll at its own."""
    s = position(ship(0, 1, "GIB-ALB.1"), SPARE, dice=(1, 1, 1), forts="CAD1")
    assert ids(step(s, "sail 1 to GIB", 9))[0] == "passed-pirates"
    own = position(ship(0, 1, "GIB-ALB.1"), SPARE, dice=(1, 1, 1), forts="CAD0")
    assert ids(step(own, "sail 1 to GIB")) == ["sailed"]


def test_a_load_counts_every_space_sailed_to_and_fro() -> None:
    """B5: two spaces out and two back are four spaces sailed."""
    s = position(ship(0, 1, "SNS", "cloth", 30), SPARE, dice=(4, 4, 2))
    s = do(do(s, "sail 1 to SNS-DOV.2", 9), "sail 1 to SNS")
    assert find(s.sea, ME, 1).load.sailed == 4


def test_a_voyage_goes_on_past_a_roll_that_changes_nothing() -> None:
    """B5: after it passes a storm, a ship sails on to CCU in the same move."""
    s = position(ship(0, 1, "BEN-AND.1", "silver", 60), SPARE, dice=(6, 6, 6))
    found = step(s, "sail 1 to CCU", 9)
    assert at(found.state) == "CCU"
    assert ids(found) == ["passed-storm", "sailed"]


def test_towards_sails_as_far_as_the_roll_goes() -> None:
    """B5: a ship sails its roll and keeps its course; without `towards` a town beyond the roll is refused."""
    s = do(position(ship(0, 1, "LIS"), SPARE, dice=(2, 2, 2)), "sail 1 towards BUE")
    mine = find(s.sea, ME, 1)
    assert (mine.at, mine.course) == ("CAN", "BUE")
    with pytest.raises(IllegalMove, match="out-of-reach"):
        do(position(ship(0, 1, "LIS"), SPARE, dice=(2, 2, 2)), "sail 1 to BUE")


def test_the_safe_way_is_safer() -> None:
    """Of the two ways to a town, the quick one has the greater risk and no more spaces."""
    s = position(ship(0, 1, "STT"), SPARE, dice=(6, 6, 6))
    quick, safe = reachable.reached(s.sea, find(s.sea, ME, 1))["HAV"]
    assert quick.risk > safe.risk
    assert len(quick.spaces) <= len(safe.spaces)


def test_the_turn_number_makes_every_clock_new() -> None:
    """The clocks of two turns of a company have different ids."""
    s = position(ship(0, 1, "LON"), SPARE)
    first = FULDRIGGER.waits(s)[0].id
    assert FULDRIGGER.waits(do(do(s, "end"), "end"))[0].id != first


def test_goods_are_offered_with_their_ship_price_and_town() -> None:
    """An empty ship in London is offered cloth there; one that has a load is offered none."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON", "tea", 50), SPARE)
    (offered,) = FULDRIGGER.ask(s, ME, FULDRIGGER.asks(s, ME)[0], ("more", "buy")).values
    said = speech("en").say(offered.label.id, **offered.label.params)
    assert (offered.token, said) == ("cloth 1", "⛵ 1 · cloth at 30 · London")


def test_a_town_is_offered_with_what_the_load_would_bring_there() -> None:
    """The label has the price where the load can be sold, and none elsewhere or for an empty ship."""
    s = do(position(ship(0, 1, "LON", "cloth", 30), ship(0, 2, "LON"), SPARE, forts="KBH1"), "roll", 18)
    key = FULDRIGGER.asks(s, ME)[0]
    shown = {v.token: v.label for v in FULDRIGGER.ask(s, ME, key, ("ship 1",)).values}
    assert shown["DAN"].id == "fuldrigger-label-way-sells"
    assert shown["DAN"].params["money"] == 50
    assert shown["KBH"].id == shown["AMS"].id == "fuldrigger-label-way"
    far = {v.token: v.about for v in FULDRIGGER.ask(s, ME, key, ("ship 1",)).values}["towards ARK"]
    assert far is not None
    assert (far.id, far.params["money"]) == ("fuldrigger-label-far-sells", 80)
    empty = {v.token: v.label for v in FULDRIGGER.ask(s, ME, key, ("ship 2",)).values}
    assert empty["DAN"].id == "fuldrigger-label-way"


def test_a_space_at_sea_is_named_by_the_nearest_town() -> None:
    """The place in the event has the name of the nearest town, and no code of the chart."""
    found = step(position(ship(0, 1, "LON"), SPARE, dice=(1, 1, 0)), "sail 1 to DOV")
    place = event(found, "sailed").params["place"]
    assert (place.id, place.params["town"]) == ("fuldrigger-place-sea", Text("fuldrigger-town-lon"))
    assert "DOV" not in speech("en").say(place.id, **place.params)
