"""Trade, ships, forts, isthmuses, privateers, war and peace: the sentences of B6 to B10 and B13."""

import pytest
from msgspec.structs import replace

from games.errors import IllegalMove, NotYourTurn
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import find, fleet, forts_of, owner_of
from games.fuldrigger.state import State
from games.fuldrigger.trade import market, prices
from games.fuldrigger.views import BECALMED, Options, Store, Treaty, War
from games.fuldrigger.war import fronts
from games.params import Seat
from locales import speech
from tests.games.fuldrigger.positions import (
    ME,
    SPARE,
    THIRD,
    YOU,
    by_time,
    do,
    event,
    ids,
    position,
    ship,
    step,
)

OVER = Options(isthmus="on")


# -- B6: trade


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("buy cloth 2", "loaded"), ("buy spices 1", "not-for-sale"), ("buy timber 1", "not-for-sale"),
        ("buy cloth 3", "at-sea"), ("buy cloth 4", "privateer"), ("buy cloth 6", "no-ship"),
        ("sell 1", "empty"), ("sell 2", "too-near"), ("sell 5", "not-wanted"),
    ],
)  # fmt: skip
def test_what_cannot_be_traded(text: str, why: str) -> None:
    """B6: each purchase or sale against the rules is refused with its own error code."""
    own = [
        ship(0, 1, "LON"), ship(0, 2, "LON", "timber", 20, 9), ship(0, 3, "DOV"),
        ship(0, 4, "LON", privateer=True), ship(0, 5, "LON", "cloth", 30, 50),
    ]  # fmt: skip
    s = position(*own, SPARE)
    with pytest.raises(Exception, match=why):
        do(s, text)


def test_the_load_keeps_its_price_and_the_money_goes_to_the_bank() -> None:
    """B6: the price paid is stored with the load and taken from the company's cash."""
    s = do(position(ship(0, 1, "LON"), SPARE), "buy cloth 1")
    assert find(s.sea, ME, 1).load == market.Load("cloth", 30, 0)
    assert s.cash == (970, 1000)


def test_further_loads_drop_by_ten_never_below_nothing_and_only_this_turn() -> None:
    """B6: a sale lowers the price of that good only, and only until the turn ends."""
    own = [ship(0, n, "REY", "timber", 20, 20) for n in range(1, 7)]
    s = position(*own, SPARE)
    paid = []
    for n in range(1, 7):
        before = s.cash[0]
        s = do(s, f"sell {n}")
        paid.append(s.cash[0] - before)
    assert paid == [50, 40, 30, 20, 10, 0]
    other = do(do(position(own[0], ship(0, 2, "REY", "cloth", 30, 20), SPARE), "sell 1"), "sell 2")
    assert other.cash[0] == 1110
    again = do(do(do(position(own[0], own[1], SPARE), "sell 1"), "end"), "end")
    assert do(again, "sell 2").cash[0] - again.cash[0] == 50


def test_a_load_thrown_overboard_is_gone() -> None:
    """B6: a ship has no load after `dump`."""
    s = do(position(ship(0, 1, "DOV", "cloth", 30), SPARE), "dump 1")
    assert find(s.sea, ME, 1).load is None


# -- B7, B8: ships and forts


def test_ships_cost_100_begin_at_home_and_go_back_for_75() -> None:
    """B7: a seventh ship, a ship without the money and the sale of a ship in mid-move are refused."""
    s = do(position(ship(0, 1, "DOV", "cloth", 30), SPARE), "ship")
    assert (find(s.sea, ME, 2).at, s.cash[0]) == ("LON", 900)
    assert do(s, "scrap 1").cash[0] == 975
    six = position(*[ship(0, n, "LON") for n in range(1, 7)], SPARE)
    with pytest.raises(IllegalMove, match="six-ships"):
        do(six, "ship")
    with pytest.raises(IllegalMove, match="poor"):
        do(position(ship(0, 1, "LON"), SPARE, cash=(99, 0)), "ship")
    moving = do(position(ship(0, 1, "DOV"), SPARE, dice=(2, 2, 2)), "sail 1 to SNS-DOV.2")
    with pytest.raises(IllegalMove, match="mid-move"):
        do(moving, "scrap 1")


def test_forts_need_a_ship_in_town_and_are_one_a_town_six_a_company() -> None:
    """B8: a fort in a town without an own ship, a second one in a town and a seventh are refused."""
    s = position(ship(0, 1, "LIS", privateer=True), SPARE)
    assert owner_of(do(s, "fort LIS").sea, "LIS") == ME
    with pytest.raises(IllegalMove, match="no-ship-there"):
        do(s, "fort CAD")
    with pytest.raises(IllegalMove, match="fort-stands"):
        do(position(ship(0, 1, "LIS"), SPARE, forts="LIS1"), "fort LIS")
    with pytest.raises(IllegalMove, match="six-forts"):
        do(position(ship(0, 1, "LIS"), SPARE, forts="CAD0 VEN0 KON0 ALX0 ARK0 REY0"), "fort LIS")


def test_companies_trade_forts_and_ships_at_any_price() -> None:
    """B8: a fort and a ship change owner for money, and the ship keeps place, load, sail and calm."""
    mine = ship(0, 1, "EQI", "silver", 60, 12, calm=BECALMED)
    s = position(mine, ship(0, 2, "LON"), SPARE, forts="LIS0")
    s = do(s, "propose 2 give ship 1 fort LIS get money 333")
    with pytest.raises(IllegalMove, match="own-offer"):
        do(s, "accept 12-1")
    s = do(s, "accept 12-1", seat=1)
    got = find(s.sea, YOU, 1)
    assert got == replace(mine, seat=YOU)
    assert owner_of(s.sea, "LIS") == YOU
    assert s.cash == (1333, 667)
    assert s.sea.record[0].treaty.get.money == 333


def test_an_offer_is_declined_withdrawn_expires_and_lapses() -> None:
    """B8: an offer ends in each of these ways; the same one again, or a second open one, is refused."""
    s = position(ship(0, 1, "LON"), SPARE)
    made = do(s, "propose 2 truce 3")
    assert do(made, "decline 12-1", seat=1).offers == ()
    assert do(made, "decline 12-1").offers == ()
    assert by_time(made, "EXPIRE 12-1").offers == ()
    assert FULDRIGGER.lapse(made, "offer-12-1") == (None, FULDRIGGER.parse(made, None, "EXPIRE 12-1"))
    assert do(do(made, "end"), "end").offers == ()
    with pytest.raises(IllegalMove, match="declined"):
        do(do(made, "decline 12-1", seat=1), "propose 2 truce 3")
    with pytest.raises(IllegalMove, match="offer-open"):
        do(made, "propose 2 truce 5")


def test_an_offer_is_private_and_its_failure_tells_no_purse() -> None:
    """B9: a third company sees no offer; one that cannot be paid is void, and no cash moves."""
    options = Options(cash="hidden")
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3, options=options)
    found = step(s, "propose 2 give money 900 truce 3")
    assert found.events[0].audience == (0, 1)
    third = FULDRIGGER.view(found.state, THIRD)
    assert third.offers == ()
    assert third == FULDRIGGER.view(s, THIRD)
    assert third.cash == (None, None, 1000)
    poor = replace(found.state, cash=(10, 1000, 1000))
    void = step(poor, "accept 12-1", seat=1)
    assert ids(void) == ["offer-void"]
    assert void.state.cash == poor.cash
    assert "accept" in str(FULDRIGGER.asks(poor, YOU)) or FULDRIGGER.asks(poor, YOU)[0].endswith("yes")


# -- B10: privateers, war, peace


def test_where_and_how_privateers_are_fitted_out() -> None:
    """B10: an empty ship at home or at an own fort is armed; a loaded one, or one elsewhere, is not."""
    own = [
        ship(0, 1, "LON"),
        ship(0, 2, "LIS"),
        ship(0, 3, "CAD"),
        ship(0, 4, "LON", "cloth", 30),
        ship(0, 5, "DOV"),
    ]
    s = position(*own, SPARE, forts="LIS0")
    assert find(do(s, "arm 1").sea, ME, 1).privateer
    assert find(do(s, "arm 2").sea, ME, 2).privateer
    assert not find(do(do(s, "arm 1"), "disarm 1").sea, ME, 1).privateer
    for number, why in ((3, "not-here"), (4, "loaded"), (5, "not-here")):
        with pytest.raises(IllegalMove, match=why):
            do(s, f"arm {number}")


def test_a_ship_that_has_sailed_may_be_armed_but_attacks_next_turn() -> None:
    """B10: a ship armed after it has sailed cannot come to an attack in the same turn."""
    s = position(ship(0, 1, "LON-SNS.1"), ship(1, 1, "SNS"), SPARE, war=True, dice=(2, 2, 2))
    s = do(do(s, "sail 1 to LON"), "arm 1")
    with pytest.raises(IllegalMove, match="cannot-come"):
        do(s, "attack 2 at SNS with 1")


def fleet_at(at: str, count: int, *more, **rest) -> State:
    """My privateers a space away from `at`, at war with you."""
    own = [ship(0, n, at, privateer=True) for n in range(1, count + 1)]
    return position(*own, *more, SPARE, war=True, dice=(2, 2, 2), **rest)


def test_7_6_an_attack_comes_after_the_roll() -> None:
    """An attack is refused as long as the dice of the turn are not thrown."""
    s = position(ship(0, 1, "DOV", privateer=True), ship(1, 1, "SNS"), SPARE, war=True)
    with pytest.raises(IllegalMove, match="roll-first"):
        do(s, "attack 2 at SNS with 1")


def test_war_is_declared_in_ones_turn_and_attacks_need_it() -> None:
    """B10: an attack without war is refused, except with the option of open war."""
    s = position(ship(0, 1, "DOV", privateer=True), ship(1, 1, "SNS"), SPARE, dice=(2, 2, 2))
    with pytest.raises(IllegalMove, match="not-at-war"):
        do(s, "attack 2 at SNS with 1")
    with pytest.raises(NotYourTurn):
        do(s, "war 1", seat=1)
    s = do(s, "war 2")
    assert fronts.at_war(s.sea, ME, YOU)
    with pytest.raises(IllegalMove, match="at-war"):
        do(s, "war 2")
    assert ids(step(s, "attack 2 at SNS with 1", 9, 7))[-1] == "drawn-fight"
    free = position(
        ship(0, 1, "SNS", privateer=True),
        ship(1, 1, "SNS"),
        SPARE,
        dice=(2, 2, 2),
        options=Options(war="open"),
    )
    assert ids(step(free, "attack 2 at SNS with 1", 7))[-1] == "drawn-fight"


@pytest.mark.parametrize(
    ("attackers", "roll", "result"),
    [
        (1, 5, "sunk"), (1, 6, "drawn-fight"), (1, 9, "drawn-fight"), (1, 10, "took-ship"),
        (2, 4, "repelled"), (2, 5, "drawn-fight"), (2, 8, "drawn-fight"), (2, 9, "took-ship"),
        (3, 3, "repelled"), (3, 4, "drawn-fight"), (3, 7, "drawn-fight"), (3, 8, "took-ship"),
        (4, 2, "repelled"), (4, 3, "drawn-fight"), (4, 6, "drawn-fight"), (4, 7, "took-ship"),
        (5, 2, "repelled"), (5, 7, "took-ship"), (6, 6, "drawn-fight"),
    ],
)  # fmt: skip
def test_the_table_of_attacks(attackers: int, roll: int, result: str) -> None:
    """B10: the odds of every column; five and six use the fourth."""
    numbers = " ".join(str(n) for n in range(1, attackers + 1))
    s = fleet_at("ALB", attackers, ship(1, 1, "ALB"))
    if attackers == 6:
        s = replace(s, sea=replace(s.sea, ships=tuple(x for x in s.sea.ships)))
    found = step(s, f"attack 2 at ALB with {numbers}", roll)
    assert ids(found)[-1] == result
    if result == "repelled":
        left = do(found.state, "lose 1")
        assert len(fleet(left.sea, ME)) == attackers - 1


def test_at_least_as_many_must_arrive_as_defend_allies_too() -> None:
    """B10: an attack by fewer ships than the defender and its allies have on the space is refused."""
    s = fleet_at("ALB", 2, ship(1, 1, "ALB"), ship(1, 2, "ALB"), ship(2, 1, "ALB"), seats=3)
    with pytest.raises(IllegalMove, match="more-needed"):
        do(s, "attack 2 at ALB with 1")
    joined = do(s, "join 1 with 2", seat=2)
    assert fronts.allies(joined.sea, ME, YOU) == (THIRD,)
    with pytest.raises(IllegalMove, match="more-needed"):
        do(joined, "attack 2 at ALB with 1 2")
    assert ids(step(s, "attack 2 at ALB with 1 2", 7))[-1] == "drawn-fight"


def test_too_few_that_arrive_do_not_attack_and_stay() -> None:
    """B10: one of two privateers arrives against two ships: it lies on their space without a fight."""
    s = position(
        ship(0, 1, "BEN-AND.1", privateer=True), ship(0, 2, "BEN-AND.1", privateer=True),
        ship(1, 1, "BEN"), ship(1, 2, "BEN"), SPARE, war=True, dice=(2, 2, 2),
    )  # fmt: skip
    found = step(s, "attack 2 at BEN with 1 2", 2, 9)
    assert ids(found)[-1] == "too-few"
    assert find(found.state.sea, ME, 2).at == "BEN"


def test_ships_in_a_port_without_fort_are_safe_and_forts_fall_to_who_defends_them() -> None:
    """B10: where any fort stands ships can be attacked; a company with six forts razes the one it wins."""
    with pytest.raises(IllegalMove, match="nothing-there"):
        do(fleet_at("LIS", 1, ship(1, 1, "LIS")), "attack 2 at LIS with 1")
    guest = fleet_at("LIS", 1, ship(1, 1, "LIS"), ship(2, 1, "KBH"), seats=3, forts="LIS2")
    assert ids(step(guest, "attack 2 at LIS with 1", 7))[-1] == "drawn-fight"
    alone = fleet_at("LIS", 1, forts="LIS1")
    taken = do(alone, "attack 2 at LIS with 1", 12)
    assert forts_of(taken.sea, ME) == ("LIS",)
    full = fleet_at("LIS", 1, forts="LIS1 CAD0 VEN0 KON0 ALX0 ARK0 REY0")
    assert ids(step(full, "attack 2 at LIS with 1", 12))[-1] == "razed-fort"


def test_porto_bellos_fort_belongs_to_both_roads_ships_only_to_theirs() -> None:
    """B10: an attack at PBO2 takes the fort, and a ship at PBO does not defend it."""
    s = fleet_at("PBO2", 1, ship(1, 1, "PBO"), forts="PBO1")
    found = step(s, "attack 2 at PBO2 with 1", 12)
    assert ids(found)[-1] == "took-fort"


def test_a_captured_ship_keeps_place_load_and_calm_in_new_colours() -> None:
    """B10: a captured ship that is becalmed keeps its load, and cannot sail in that turn."""
    prize = ship(1, 1, "ALB", "silver", 60, 11, calm=BECALMED)
    s = do(fleet_at("ALB", 1, prize), "attack 2 at ALB with 1", 10)
    assert find(s.sea, ME, 2) == replace(prize, seat=ME, number=2)
    with pytest.raises(IllegalMove, match="lies-still"):
        do(s, "sail 2 to ALB-ION.1")


def test_one_attack_a_space_and_a_privateer_a_turn() -> None:
    """B10: a second attack on a space, or by a privateer that has attacked, is refused."""
    s = fleet_at("ALB", 2, ship(1, 1, "ALB"), ship(1, 2, "ALB-ION.1"))
    s = do(s, "attack 2 at ALB with 1 2", 7)
    with pytest.raises(IllegalMove, match="raided"):
        do(s, "attack 2 at ALB with 1 2")
    with pytest.raises(IllegalMove, match="cannot-come"):
        do(s, "attack 2 at ALB-ION.1 with 1")
    apart = do(fleet_at("ALB", 2, ship(1, 1, "ALB"), ship(1, 2, "ALB-ION.1")), "attack 2 at ALB with 1", 7)
    assert ids(step(apart, "attack 2 at ALB-ION.1 with 2", 7))[-1] == "drawn-fight"


def test_a_third_company_enters_a_war_at_any_time_on_either_side() -> None:
    """B10: a company that joins out of its turn is at war with the other side, and cannot join that too."""
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3, war=True)
    s = do(s, "join 1 with 1", seat=2)
    assert s.sea.wars[0].sides == ((0, 2), (1,))
    assert fronts.at_war(s.sea, THIRD, YOU)
    assert not fronts.at_war(s.sea, THIRD, ME)
    with pytest.raises(NotYourTurn, match="no-such-war"):
        do(s, "join 1 with 2", seat=2)


def test_peace_with_money_ships_and_forts_and_a_truce_that_holds() -> None:
    """B10: a treaty accepted moves what it names and ends the war; war is legal again after the truce."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE, war=True, forts="LIS1")
    s = do(s, "propose 2 give money 50 get fort LIS ship 1 truce 1")
    s = do(s, "accept 12-1", seat=1)
    assert (s.cash, forts_of(s.sea, ME), len(fleet(s.sea, ME))) == ((950, 1050), ("LIS",), 2)
    assert s.sea.wars == ()
    with pytest.raises(IllegalMove, match="truce"):
        do(s, "war 2")
    later = do(do(s, "end"), "end")
    assert do(later, "war 2").sea.wars


def test_allies_make_their_own_peace() -> None:
    """B10: a treaty ends the war between its two companies, and an ally stays at war."""
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3)
    s = replace(s, sea=replace(s.sea, wars=(War(1, ((ME, THIRD), (YOU,))),), wars_so_far=1))
    s = do(do(s, "propose 2 peace"), "accept 12-1", seat=1)
    assert not fronts.at_war(s.sea, ME, YOU)
    assert fronts.at_war(s.sea, THIRD, YOU)
    with pytest.raises(IllegalMove, match="not-at-war"):
        do(replace(s, sea=replace(s.sea, dice=(2, 2, 2))), "attack 2 at NAG with 1")


def test_an_alliance_can_be_bought() -> None:
    """B10: a third company that accepts money for an alliance joins the war on the side of the payer."""
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3, war=True)
    s = do(do(s, "propose 3 give money 80 ally 1"), "accept 13-1", seat=2)
    assert s.sea.wars[0].sides == ((ME, THIRD), (YOU,))
    assert s.cash == (920, 1000, 1080)


def test_a_treaty_is_all_or_nothing() -> None:
    """B10: a treaty is refused if a part of it cannot be carried out."""
    s = do(position(ship(0, 1, "LON"), SPARE, forts="LIS0"), "propose 2 give fort LIS get money 500")
    lost = replace(s, sea=replace(s.sea, forts=()))
    with pytest.raises(IllegalMove, match="no-fort"):
        do(lost, "accept 12-1", seat=1)
    assert isinstance(s.offers[0].treaty, Treaty)


# -- B13: over the isthmuses


def test_nothing_crosses_without_the_house_rule() -> None:
    """B13: by default a load at an isthmus cannot be delivered."""
    with pytest.raises(IllegalMove, match="no-isthmus"):
        do(position(ship(0, 1, "ALX", "coffee", 60), SPARE), "deliver 1")


@pytest.mark.parametrize(("at", "other"), [("PBO", "PBO2"), ("PBO2", "PBO"), ("ALX", "SUE"), ("SUE", "ALX")])
def test_a_load_goes_over_for_ten_and_another_ship_fetches_it(at: str, other: str) -> None:
    """B13: the load lies at the other side until it is collected; the crossing adds no spaces."""
    s = position(ship(0, 1, at, "silver", 60, 7), ship(0, 2, other), SPARE, options=OVER)
    s = do(s, "deliver 1")
    assert s.cash[0] == 990
    assert s.sea.stores == (Store(ME, other, market.Load("silver", 60, 7)),)
    assert prices.tokens_out(s.sea, "silver") == 1
    s = do(s, "collect silver 2")
    assert (find(s.sea, ME, 2).load.sailed, s.sea.stores) == (7, ())


@pytest.mark.parametrize(
    ("at", "forts", "cash"),
    [
        ("PBO", "PBO0", (1000, 1000, 1000)), ("PBO", "PBO1", (990, 1010, 1000)),
        ("ALX", "ALX1 SUE1", (990, 1010, 1000)), ("ALX", "ALX0 SUE0", (1000, 1000, 1000)),
        ("ALX", "ALX1 SUE2", (990, 1005, 1005)), ("ALX", "ALX0 SUE1", (1000, 1000, 1000)),
        ("ALX", "ALX1", (990, 1000, 1000)),
    ],
)  # fmt: skip
def test_who_gets_the_toll(at: str, forts: str, cash: tuple[int, int, int]) -> None:
    """B13: the toll goes to the owner of the fort, or in halves to two who pay none, or to the bank."""
    s = position(ship(0, 1, at, "silver", 60), ship(2, 1, "KBH"), SPARE, seats=3, forts=forts, options=OVER)
    assert do(s, "deliver 1").cash == cash


def test_a_fee_is_told_to_all() -> None:
    """B6: a purchase in a town with another company's fort has an event with the fee of ten."""
    found = step(position(ship(0, 1, "LIS"), SPARE, forts="LIS1"), "buy wine 1")
    assert event(found, "fee").params["money"] == 10


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        ("propose 2 peace", "🕊️ peace"),
        ("propose 2 give money 50 fort LIS get ship 6 truce 3",
         "Anna gives 50 🪙 + 🏰 Lisbon · Bo gives ⛵ 6 · 🕊️ a truce of 3 rounds"),
    ],
)  # fmt: skip
def test_an_offer_is_said_in_words(offer: str, said: str) -> None:
    """B8, B10: the text of an offer says who gives what, and names the peace or truce."""
    s = position(ship(0, 1, "LON"), SPARE, war=True, forts="LIS0")
    terms = event(step(s, offer), "proposed").params["terms"]
    assert speech("en").say(terms.id, ("Anna", "Bo"), **terms.params) == said


def test_a_privateer_turns_back_after_a_tailwind() -> None:
    """3.4, 7.6: with three spaces a privateer reaches a fourth, out to a tailwind and back."""
    s = position(ship(0, 1, "SKA-NSE.2", privateer=True), ship(1, 1, "AMS-SNS.1"), SPARE, war=True)
    after = do(replace(s, sea=replace(s.sea, dice=(1, 1, 1))), "attack 2 at AMS-SNS.1 with 1", 12)
    assert [one.at for one in fleet(after.sea, Seat(0))] == ["AMS-SNS.1", "AMS-SNS.1"]
    far = replace(s, sea=replace(s.sea, dice=(1, 1, 0)))
    with pytest.raises(IllegalMove, match="cannot-come"):
        do(far, "attack 2 at AMS-SNS.1 with 1", 12)
