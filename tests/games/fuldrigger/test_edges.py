"""Every edge case of B15, by its number; the sentences of B3 to B13 stand in the other files."""

import pytest

from games.errors import IllegalMove
from games.fuldrigger.sea.fleet import find, fleet, owner_of
from games.fuldrigger.views import BECALMED, Options, Ship
from games.params import Seat
from tests.games.fuldrigger.positions import ME, SPARE, do, event, ids, position, ship, step


def test_1_a_headwind_takes_what_is_left_and_the_ship_stays_there() -> None:
    """B15.1: with fewer spaces left than a headwind takes, the move ends on the space of the wind."""
    s = do(position(ship(0, 1, "DOV"), SPARE, dice=(1, 1, 1)), "sail 1 to DOV-WAP.2")
    found = find(s.sea, ME, 1)
    assert found is not None
    assert found.at == "DOV-WAP.2"
    assert s.sea.afoot is None


def test_2_a_tailwind_on_the_last_point_gives_three_more() -> None:
    """B15.2: a ship that has sailed its whole roll has three spaces left after a tailwind."""
    s = do(position(ship(0, 1, "SKA-NSE.2"), SPARE, dice=(1, 0, 0)), "sail 1 to SKA-NSE.1")
    assert s.sea.afoot is not None
    assert s.sea.afoot.left == 3


def test_3_the_first_ship_past_a_reef_charts_it_for_the_second() -> None:
    """B15.3: the second ship passes the reef in the same turn without a roll."""
    s = position(ship(0, 1, "KAT"), ship(0, 2, "KAT"), SPARE, dice=(1, 1, 1))
    s = do(s, "sail 1 to SKA", 4)
    assert s.sea.reefs[0] == ("A",)
    s = do(s, "sail 2 to SKA")
    assert find(s.sea, ME, 2) is not None


def test_4_a_bounty_is_paid_on_entering_and_to_privateers_too() -> None:
    """B15.4: a privateer that enters is paid the bounty, and a ship that lies there already is not."""
    mine = ship(0, 1, "PER", privateer=True)
    bounty = {"bounties": ("C07",), "used": ("C07",)}
    s = position(mine, ship(1, 1, "CAL"), SPARE, dice=(1, 1, 1), **bounty)
    found = step(s, "sail 1 to CAL")
    assert found.state.cash == (1100, 1000)
    assert found.state.sea.bounties == ()
    assert event(found, "bounty").params["money"] == 100


def spices(count: int) -> list[Ship]:
    return [ship(0, n, "LIS", "spices", 70, 60) for n in range(1, count + 1)]


@pytest.mark.parametrize(("forts", "brings"), [("LIS0", [270, 260, 250]), ("LIS1", [250, 240, 230])])
def test_5_three_loads_of_spices_in_lisbon(forts: str, brings: list[int]) -> None:
    """B15.5: each load brings ten less than the last, with the bonus of an own fort or less another's fee."""
    s = position(*spices(3), SPARE, forts=forts)
    for number, price in enumerate(brings, 1):
        before = s.cash[0]
        s = do(s, f"sell {number}")
        assert s.cash[0] - before == price
    assert s.cash[1] == 1000 + (30 if forts == "LIS1" else 0)


def test_6_the_price_without_the_fee_is_not_enough() -> None:
    """B15.6: wine for 30 with a fee of 10 is refused for 30 ducats, and sold for 40."""
    s = position(ship(0, 1, "LIS"), SPARE, cash=(30, 0), forts="LIS1")
    with pytest.raises(IllegalMove, match="poor"):
        do(s, "buy wine 1")
    assert do(position(ship(0, 1, "LIS"), SPARE, cash=(40, 0), forts="LIS1"), "buy wine 1").cash == (0, 10)


def test_7_a_fort_bought_this_turn_keeps_pirates_off_at_once() -> None:
    """B15.7: a ship sails to GIB without a roll in the turn in which its company builds a fort in CAD."""
    s = position(ship(0, 1, "CAD"), ship(0, 2, "GIB-ALB.1"), SPARE, dice=(1, 1, 1))
    s = do(s, "fort CAD")
    assert ids(step(s, "sail 2 to GIB")) == ["sailed"]


def raid(
    at: str,
    *more: object,
    forts: str = "",
    options: Options | None = None,
    attackers: int = 2,
    **rest: object,
):
    """Privateers of mine on the space itself, at war with you."""
    own = [ship(0, n, at, privateer=True) for n in range(1, attackers + 1)]
    return position(*own, *more, SPARE, war=True, dice=(3, 3, 3), forts=forts, options=options, **rest)  # type: ignore[arg-type]


def test_8_a_captured_fort_changes_fee_and_bonus_at_once() -> None:
    """B15.8: the new owner sells with the bonus, and may capture ships there unless guests are sheltered."""
    s = do(
        raid("LIS", ship(0, 5, "LIS", "spices", 70, 60), ship(1, 1, "LIS"), forts="LIS1"),
        "attack 2 at LIS with 1 2",
        12,
    )
    s = do(s, "take fort")
    assert owner_of(s.sea, "LIS") == ME
    assert do(s, "sell 5").cash[0] - s.cash[0] == 270
    again = raid("LIS", ship(1, 1, "LIS"), forts="LIS0", attackers=1)
    assert ids(step(again, "attack 2 at LIS with 1", 12))[-1] == "took-ship"
    sheltered = raid("LIS", ship(1, 1, "LIS"), forts="LIS0", attackers=1, options=Options(guests="sheltered"))
    with pytest.raises(IllegalMove, match="nothing-there"):
        do(sheltered, "attack 2 at LIS with 1")


def test_9_a_seventh_ship_is_sold_at_once_and_no_treaty_gives_one() -> None:
    """B15.9: the seventh ship brings 75 ducats, and an offer that gives one is refused."""
    six = [ship(0, n, "GIB-ALB.2", privateer=n == 1) for n in range(1, 7)]
    s = position(*six, ship(1, 1, "GIB-ALB.2", "silver", 60), SPARE, war=True, dice=(3, 3, 3))
    found = step(s, "attack 2 at GIB-ALB.2 with 1", 10)
    assert ids(found)[-1] == "prize-sold"
    assert found.state.cash[0] == 1075
    assert len(fleet(found.state.sea, ME)) == 6
    with pytest.raises(IllegalMove, match="seventh-ship"):
        do(s, "propose 2 give money 50 get ship 1")


def test_10_a_becalmed_ship_is_sold_for_75() -> None:
    """B15.10: a calm does not prevent the sale of a ship."""
    s = do(position(ship(0, 1, "EQI", calm=BECALMED), ship(0, 2, "LON"), SPARE), "scrap 1")
    assert s.cash[0] == 1075


def test_11_without_a_ship_a_company_buys_one_in_its_turn_or_is_out() -> None:
    """B15.11: a company that buys a ship stays in; one that ends its turn without is out and has no forts."""
    s = position(ship(1, 1, "AMS"), ship(2, 1, "KBH"), seats=3, cash=(100, 0, 0), forts="LIS0")
    bought = do(do(s, "ship"), "end")
    assert bought.sea.out == ()
    gone = do(s, "end")
    assert gone.sea.out == (ME,)
    assert gone.sea.forts == ()


def test_12_a_privateer_passes_pirates_but_not_storms() -> None:
    """B15.12: one privateer is not lost to pirates at GIB, and another is lost in a storm at BEN."""
    s = position(
        ship(0, 1, "GIB-ALB.1", privateer=True),
        ship(0, 2, "BEN-AND.1", privateer=True),
        SPARE,
        dice=(1, 1, 1),
    )
    assert "lost-pirates" not in ids(step(s, "sail 1 to GIB"))
    assert ids(step(s, "sail 2 to BEN", 2))[0] == "lost-storm"


def test_13_third_parties_in_the_port_are_neither_counted_nor_touched() -> None:
    """B15.13: a guest keeps both ships, and the attacker captures a ship of the fort's owner."""
    guests = (ship(2, 1, "LIS"), ship(2, 2, "LIS"))
    s = raid("LIS", ship(1, 1, "LIS"), *guests, forts="LIS1", attackers=2, seats=3)
    s = do(do(s, "attack 2 at LIS with 1 2", 12), "take 1")
    assert len(fleet(s.sea, Seat(2))) == 2
    assert len(fleet(s.sea, ME)) == 3


def test_14_a_load_bought_here_needs_ten_spaces_even_with_an_own_fort() -> None:
    """B15.14: grain that was bought at KBH in this turn cannot be sold there."""
    s = do(position(ship(0, 1, "KBH"), SPARE, forts="KBH0"), "buy grain 1")
    with pytest.raises(IllegalMove, match="too-near"):
        do(s, "sell 1")


def test_15_a_tenth_load_of_a_kind_is_refused() -> None:
    """B15.15: a tenth load of wine is refused with `no-tokens`, and bought where tokens are free."""
    afloat = [ship(0, n, "GIB", "wine", 30) for n in range(2, 7)]
    afloat += [ship(1, n, "GIB", "wine", 30) for n in range(1, 5)]
    s = position(ship(0, 1, "LIS"), *afloat)
    with pytest.raises(IllegalMove, match="no-tokens"):
        do(s, "buy wine 1")
    free = position(ship(0, 1, "LIS"), *afloat, options=Options(tokens="free"))
    assert find(do(free, "buy wine 1").sea, ME, 1)
