"""Orders for several ships, and the steps of a turn (RULES.md 3.5, 3.7)."""

from itertools import product

import pytest

from games.contract import Ask
from games.errors import IllegalMove
from games.fuldrigger.facts import HAZARD, NEXT, PORT, TOWNS
from games.fuldrigger.moves import Orders
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from games.fuldrigger.views import Options
from tests.games.fuldrigger.positions import ME, SPARE, YOU, do, ids, position, ship, step


def first(s: State, *picked: str) -> Ask:
    """The question of the turn after these picks."""
    return FULDRIGGER.ask(s, ME, FULDRIGGER.asks(s, ME)[0], picked)


def tokens(s: State) -> list[str]:
    """The answers that are offered first."""
    return [value.token for value in first(s).values]


def test_orders_do_what_the_moves_do_one_by_one() -> None:
    """Two loads bought and two ships sailed at once leave the same ships, money and goods."""
    s = position(ship(0, 1, "LIS"), ship(0, 2, "LIS"), SPARE)
    at_once = do(s, "orders buy wine 1 to BAI; buy wine 2 to BAI")
    singly = do(do(s, "buy wine 1 to BAI"), "buy wine 2 to BAI")
    assert (at_once.sea.ships, at_once.cash) == (singly.sea.ships, singly.cash)
    rolled = do(at_once, "roll", 9)
    sailed = do(rolled, "orders sail 1 towards BAI; sail 2 towards BAI")
    assert sailed.sea.ships == do(do(rolled, "sail 1 towards BAI"), "sail 2 towards BAI").sea.ships


def test_the_town_of_a_load_is_the_ships_course() -> None:
    """A load bought for a town sets the course; one bought without leaves it; it must be another town."""
    s = position(ship(0, 1, "LIS", course="LON"), SPARE)
    assert do(s, "buy wine 1 to BAI").sea.ships[0].course == "BAI"
    assert do(s, "buy wine 1").sea.ships[0].course == "LON"
    for town in ("LIS", "XXX"):
        with pytest.raises(IllegalMove):
            do(s, f"buy wine 1 to {town}")


def test_a_lost_ship_drops_the_orders_after_it() -> None:
    """Ship 1 sinks in a storm on a 2; ship 2 has not sailed and is asked about again."""
    s, storm = _before_a_storm()
    after = do(s, f"orders sail 1 to {storm}; sail 2 to {storm}", 2)
    assert [one.number for one in after.sea.ships if one.seat == ME] == [2]
    assert after.sea.moved == (1,)
    assert after.sea.turn == ME
    assert "all" in tokens(after)


def test_a_weathered_storm_does_not_stop_the_orders() -> None:
    """On a 12 both ships sail on."""
    s, storm = _before_a_storm()
    after = do(s, f"orders sail 1 to {storm}; sail 2 to {storm}", 12, 12)
    assert [one.at for one in after.sea.ships if one.seat == ME] == [storm, storm]


def _before_a_storm() -> tuple[State, str]:
    """Two ships beside a storm, rolled; and the space of the storm."""
    storm = next(at for at, kind in HAZARD.items() if kind == "storm")
    beside = next(at for at in NEXT[storm] if at not in PORT and at not in HAZARD)
    return position(ship(0, 1, beside), ship(0, 2, beside), SPARE, dice=(1, 1, 1)), storm


def test_a_voyage_is_confirmed_where_a_ship_may_be_lost_and_nowhere_else() -> None:
    """Into a storm it is asked about once more; to a space without a danger it goes at once."""
    s, storm = _before_a_storm()
    assert first(s, "ship 1", "spaces", storm).confirm
    beside = next(at for at in NEXT[s.sea.ships[0].at] if at not in PORT and at not in HAZARD)
    assert not first(s, "ship 1", "spaces", beside).confirm


def test_the_fleets_orders_are_confirmed_with_the_rolls_that_lose_a_ship() -> None:
    """The only way to the town leads through the dangers named, and the button says the risk."""
    seen = set()
    for town, die in product(TOWNS, (1, 6)):
        if town != "REY":
            s = position(ship(0, 1, "REY", course=town), SPARE, dice=(die, die, die))
            plan, value = first(s, "all"), first(s).values[0]
            assert isinstance(plan.whole, Orders)
            assert plan.confirm == bool(plan.about) == (value.label.params["risk"] != 0)
            seen.add(plan.confirm)
    assert seen == {True, False}


def test_ships_on_one_voyage_meet_a_danger_in_one_sentence() -> None:
    """Three ships that sail the same way have as many sentences as one of them, which name all three."""
    said = set()
    for town in (town for town in TOWNS if town != "REY"):
        ships = [ship(0, n, "REY", course=town) for n in (1, 2, 3)]
        alone = first(position(ships[0], SPARE, dice=(6, 6, 6)), "all").about
        fleet = first(position(*ships, SPARE, dice=(6, 6, 6)), "all").about
        assert len(alone) == len(fleet)
        said |= {(text.id, text.params["ship"]) for text in fleet}
    assert said == {("fuldrigger-about-hazard-several", "1, 2, 3")}


def test_the_turn_ends_with_orders_when_nothing_is_left() -> None:
    """A ship at sea and no money: after it has sailed the other company has the turn."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="BAI"), SPARE, cash=(0, 0), dice=(1, 1, 1))
    found = step(s, "orders sail 1 towards BAI")
    assert found.state.sea.turn == YOU
    assert found.undo == "never"
    assert do(s, "sail 1 towards BAI").sea.turn == ME


def test_the_turn_goes_on_while_something_can_be_bought() -> None:
    """With 100 ducats a ship can be bought: the end is asked for, and offered first."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="BAI"), SPARE, cash=(100, 0), dice=(1, 1, 1))
    after = do(s, "orders sail 1 towards BAI")
    assert after.sea.turn == ME
    assert tokens(after)[:2] == ["end", "new"]


def test_the_turn_of_a_company_without_a_ship_ends_as_the_rules_say() -> None:
    """The last ship is lost with orders and nothing can be bought: the company is out (10.2)."""
    s, storm = _before_a_storm()
    last = position(ship(0, 1, s.sea.ships[0].at), SPARE, cash=(0, 0), dice=(1, 1, 1))
    assert "out" in ids(step(last, f"orders sail 1 to {storm}", 2))


def test_trade_after_the_roll_can_be_taken_back_until_dice_are_rolled() -> None:
    """A sale in port is free to take back; a voyage never is."""
    s = position(ship(0, 1, "LON", "spices", 70, 64), ship(0, 2, "DOV"), SPARE, dice=(3, 3, 3))
    assert step(s, "orders sell 1").undo == "free"
    assert step(s, "orders sail 2 towards BAI").undo == "never"


def test_orders_are_refused_whole_if_one_cannot_follow_the_others() -> None:
    """Money for one load is not enough for two; nothing is bought."""
    s = position(ship(0, 1, "LIS"), ship(0, 2, "LIS"), SPARE, cash=(40, 0))
    with pytest.raises(IllegalMove):
        do(s, "orders buy wine 1; buy wine 2")
    with pytest.raises(IllegalMove):
        do(s, "orders keep 1; keep 1")


def test_the_steps_of_a_turn_follow_each_other() -> None:
    """Load, roll, sail on, sell: each is the first thing offered, and each is one press."""
    s = position(ship(0, 1, "LIS"), SPARE, cash=(40, 0))
    assert first(s).field == "fuldrigger-field-loading"
    s = do(s, "orders buy wine 1 to LON")
    assert tokens(s)[0] == "roll"
    s = do(s, "roll", 18)
    assert tokens(s)[0] == "all"
    s = do(s, str(first(s, "all").whole))
    assert first(s).field == "fuldrigger-field-selling"
    assert "sell 1" in tokens(s)


def test_what_stays_as_it_is_is_not_asked_about_again_in_this_turn() -> None:
    """An empty ship that stays empty is not offered loads, until the dice are rolled."""
    s = do(position(ship(0, 1, "LIS"), SPARE, cash=(40, 0)), "orders keep 1")
    assert first(s).field == "fuldrigger-field-roll-now"
    assert do(s, "roll", 9).sea.settled == ()


def test_before_the_roll_a_ship_has_its_own_business() -> None:
    """A loaded ship can be relieved of its load and sold; both are asked about once more."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="BAI"), ship(0, 2, "DOV"), SPARE, cash=(0, 0))
    assert tokens(s)[:3] == ["roll", "ship 1", "ship 2"]
    offered = {value.token: first(s, "ship 1", value.token) for value in first(s, "ship 1").values}
    assert {str(found.whole): found.confirm for found in offered.values()} == {
        "dump 1": True,
        "scrap 1": True,
    }


def test_the_turn_ends_by_itself_with_the_rule_of_the_isthmus_too() -> None:
    """No ship lies at an isthmus: nothing is left after the voyage."""
    s = position(
        ship(0, 1, "DOV", "wine", 30, course="BAI"),
        SPARE,
        cash=(0, 0),
        dice=(1, 1, 1),
        options=Options(isthmus="on"),
    )
    assert do(s, "orders sail 1 towards BAI").sea.turn == YOU


def test_better_courses_for_all_ships_are_one_answer() -> None:
    """Wine on its way to far Nagasaki would do better in a nearer town; it is told which."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="NAG"), SPARE, cash=(0, 0), dice=(1, 1, 1))
    assert tokens(s)[0] == "all"
    better = first(s, "better").whole
    assert isinstance(better, Orders)
    assert "NAG" not in str(better)
    assert any("better" in line.id for line in first(s).about)
