"""Rules of B1 to B13 that the other files do not cover, one by one."""

import pytest
from msgspec.structs import replace

from games.errors import IllegalMove
from games.fuldrigger import questions
from games.fuldrigger.moves import Propose
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import find, fleet, forts_of, owner_of
from games.fuldrigger.state import State
from games.fuldrigger.trade import market, prices
from games.fuldrigger.views import BECALMED, Options, Store, War
from games.fuldrigger.war import fronts
from tests.games.fuldrigger.positions import (
    ME,
    SPARE,
    THIRD,
    YOU,
    Dice,
    do,
    ids,
    position,
    ship,
    step,
)

# -- B1 to B4


def test_the_deck_is_shuffled_by_chance_and_is_nobodys_to_see() -> None:
    """B3.4, B9: the start draws homes and cards by chance, and a reversed deck changes no view."""
    dice = Dice(9, 14)
    s = FULDRIGGER.start(2, Options(), dice).state
    assert dice.asked == ["home", "home", "cards"]
    assert len(s.deck) == 28
    turned = replace(s, deck=s.deck[::-1])
    for seat in (None, ME, YOU):
        assert FULDRIGGER.view(turned, seat) == FULDRIGGER.view(s, seat)


def test_porto_bello_is_one_town_on_two_oceans() -> None:
    """B2: a ship in the Pacific roads buys at the town's market, and pays the fee of the town's fort."""
    s = position(ship(0, 1, "PBO2"), ship(0, 2, "PBO", "wine", 30, 40), SPARE)
    bought = do(s, "buy silver 1")
    assert find(bought.sea, ME, 1).load.good == "silver"
    fortified = do(s, "fort PBO")
    assert do(fortified, "sell 2").cash[0] - fortified.cash[0] == 110
    foreign = position(ship(0, 1, "PBO2"), SPARE, forts="PBO1")
    assert do(foreign, "buy silver 1").cash == (900, 1010)


def test_business_is_done_before_between_and_after_the_voyages() -> None:
    """B4: a company trades before its roll and between two voyages, and buys a ship after the last."""
    own = (ship(0, 1, "LON", "wine", 30, 20), ship(0, 2, "LON"), ship(0, 3, "LON"))
    s = do(position(*own, SPARE), "sell 1")
    s = do(do(s, "buy cloth 1"), "roll", 18)
    s = do(s, "sail 2 to BGN")
    s = do(do(s, "fort BGN"), "buy timber 2")
    s = do(do(s, "buy cloth 3"), "sail 1 to AMS")
    assert do(s, "ship").sea.turn == ME
    assert do(s, "end").sea.turn == YOU


# -- B5


@pytest.mark.parametrize(
    ("start", "to", "left"),
    [
        ("DOV-WAP.1", "DOV-WAP.2", 2), ("DOV-WAP.3", "DOV-WAP.2", 2),
        ("SKA-NSE.2", "SKA-NSE.1", 8), ("SKA", "SKA-NSE.1", 8),
    ],
)  # fmt: skip
def test_winds_blow_both_ways(start: str, to: str, left: int) -> None:
    """B5: from either side a headwind takes three spaces, and a tailwind gives three."""
    s = do(position(ship(0, 1, start), SPARE, dice=(2, 2, 2)), f"sail 1 to {to}")
    assert s.sea.afoot.left == left
    assert do(s, "end").sea.turn == YOU


def test_every_ship_rolls_for_itself() -> None:
    """B5: at the same storm the ship that rolls 9 passes, and the ship that rolls 2 is lost."""
    s = position(ship(0, 1, "BEN-AND.1"), ship(0, 2, "BEN-AND.1"), SPARE, dice=(1, 1, 1))
    s = do(do(s, "sail 1 to BEN", 9), "sail 2 to BEN", 2)
    assert [one.number for one in fleet(s.sea, ME)] == [1]


def test_a_becalmed_privateer_cannot_attack_but_can_be_attacked() -> None:
    """B5, B10: the attack is refused with `cannot-come`, and a becalmed ship is captured."""
    still = ship(0, 1, "ALB", privateer=True, calm=BECALMED)
    s = position(still, ship(1, 1, "ALB", calm=BECALMED), SPARE, war=True, dice=(2, 2, 2))
    with pytest.raises(IllegalMove, match="cannot-come"):
        do(s, "attack 2 at ALB with 1")
    mine = ship(0, 1, "ALB", privateer=True)
    taken = do(position(mine, ship(1, 1, "ALB", calm=BECALMED), SPARE, war=True, dice=(2, 2, 2)),
               "attack 2 at ALB with 1", 10)  # fmt: skip
    assert len(fleet(taken.sea, ME)) == 2


# -- B6, B7, B8


def test_a_ship_sells_and_then_buys_in_the_same_stay() -> None:
    """B6: a ship that has sold wine in London buys cloth there in the same turn."""
    s = do(position(ship(0, 1, "LON", "wine", 30, 20), SPARE), "sell 1")
    assert find(do(s, "buy cloth 1").sea, ME, 1).load == market.Load("cloth", 30, 0)


@pytest.mark.parametrize(("forts", "brings"), [("", 220), ("LIS0", 230), ("LIS1", 210)])
def test_the_parts_of_a_price_in_their_order(forts: str, brings: int) -> None:
    """B6: list, card, drop of ten, then fort: 260 - 30 - 10, and ten more or less."""
    own = [ship(0, n, "LIS", "spices", 70, 60) for n in (1, 2)]
    s = do(position(*own, SPARE, forts=forts, cards="C14"), "sell 1")
    assert do(s, "sell 2").cash[0] - s.cash[0] == brings


@pytest.mark.parametrize(("forts", "last"), [("", 0), ("REY0", 10), ("REY1", -10)])
def test_the_floor_comes_before_the_fort(forts: str, last: int) -> None:
    """B6: nought, and only then the bonus or the fee."""
    s = position(*(ship(0, n, "REY", "timber", 20, 20) for n in range(1, 7)), SPARE, forts=forts)
    for number in range(1, 6):
        s = do(s, f"sell {number}")
    assert do(s, "sell 6").cash[0] - s.cash[0] == last


def test_the_fee_is_taken_out_of_the_proceeds() -> None:
    """B6: a company without cash sells in a town with another's fort, and the owner receives the fee."""
    s = position(ship(0, 1, "LIS", "spices", 70, 60), SPARE, cash=(0, 0), forts="LIS1")
    assert do(s, "sell 1").cash == (250, 10)


def test_an_own_fort_changes_no_buying_price() -> None:
    """B6: wine costs 30 in a town with an own fort, and no fee is paid."""
    s = position(ship(0, 1, "LIS"), SPARE, forts="LIS0", cards="C16")
    assert do(s, "buy wine 1").cash == (970, 1000)


def test_a_ship_sold_to_the_bank_gives_its_load_up() -> None:
    """B7: 75 ducats are paid for the ship, nothing for the load, and the token of the load is free again."""
    s = position(ship(0, 1, "DOV", "tea", 60), ship(0, 2, "LON"), SPARE)
    after = do(s, "scrap 1")
    assert (after.cash[0], prices.tokens_out(after.sea, "tea")) == (1075, 0)


def test_no_treaty_gives_a_seventh_fort() -> None:
    """B8: with six forts an offer for one more is refused, and an exchange of forts is accepted."""
    six = "CAD0 VEN0 KON0 ALX0 ARK0 REY0"
    s = position(ship(0, 1, "LON"), SPARE, forts=f"LIS1 {six}")
    with pytest.raises(IllegalMove, match="seventh-fort"):
        do(s, "propose 2 give money 100 get fort LIS")
    swap = do(do(s, "propose 2 give fort CAD get fort LIS"), "accept 12-1", seat=1)
    assert "LIS" in forts_of(swap.sea, ME)
    assert owner_of(swap.sea, "CAD") == YOU


# -- B10


def test_a_privateer_is_laid_off_where_it_could_be_fitted_out() -> None:
    """B10: `disarm` is refused at sea and in a foreign port."""
    own = (ship(0, 1, "DOV", privateer=True), ship(0, 2, "CAD", privateer=True))
    for number in (1, 2):
        with pytest.raises(IllegalMove, match="not-here"):
            do(position(*own, SPARE), f"disarm {number}")


def test_attackers_meet_storms_but_no_pirates_on_their_way() -> None:
    """B10: a privateer reaches its target past GIB without a roll, and another is lost in a storm."""
    s = position(ship(0, 1, "CAD", privateer=True), ship(1, 1, "GIB-ALB.1"), SPARE, war=True, dice=(2, 2, 2))
    assert ids(step(s, "attack 2 at GIB-ALB.1 with 1", 7)) == ["attack", "sailed", "drawn-fight"]
    storm = position(
        ship(0, 1, "BEN-AND.1", privateer=True), ship(1, 1, "BEN"), SPARE, war=True, dice=(2, 2, 2)
    )
    assert "lost-storm" in ids(step(storm, "attack 2 at BEN with 1", 2))


def test_in_a_fort_the_attacker_picks_fort_or_ship_and_all_attackers_stay() -> None:
    """B10: the choice is due before the turn ends; with the fort taken, its former owner keeps the ships."""
    own = [ship(0, n, "CAD-VIN.1", privateer=True) for n in (1, 2, 3)]
    defended = (ship(1, 1, "LIS"), ship(1, 2, "LIS"))
    s = position(*own, *defended, SPARE, war=True, forts="LIS1", dice=(3, 3, 3))
    fought = do(s, "attack 2 at LIS with 1 2 3", 8)
    assert fought.sea.spoils.choices == ("1", "2", "fort")
    assert not any(key.startswith("turn") for key in FULDRIGGER.asks(fought, YOU))
    with pytest.raises(IllegalMove, match="choose-first"):
        do(fought, "end")
    after = do(fought, "take fort")
    assert {one.at for one in fleet(after.sea, ME)} == {"LIS"}
    assert [one.number for one in fleet(after.sea, YOU)] == [1, 2, 6]


def test_a_truce_holds_where_anybody_may_attack_anybody() -> None:
    """B10: after a truce an attack in open war is refused with `not-at-war`."""
    mine = ship(0, 1, "ALB", privateer=True)
    s = position(mine, ship(1, 1, "ALB"), SPARE, dice=(2, 2, 2), options=Options(war="open"))
    s = do(do(s, "propose 2 truce 3"), "accept 12-1", seat=1)
    with pytest.raises(IllegalMove, match="not-at-war"):
        do(s, "attack 2 at ALB with 1")


def test_peace_and_a_truce_of_three_rounds_stand_ready() -> None:
    """B10: a company at war has both offers ready in its menu."""
    s = position(ship(0, 1, "LON"), SPARE, war=True)
    offered = [str(move) for move in questions.every(s, ME) if isinstance(move, Propose)]
    assert offered == ["propose 2 peace", "propose 2 truce 3"]


# -- B12


@pytest.mark.parametrize("rounds", ["10", "20", "30", "40"])
def test_the_game_has_as_many_rounds_as_were_agreed(rounds: str) -> None:
    """B12: the game goes on in the last round, and ends after it because of the rounds."""
    s = position(ship(0, 1, "LON"), SPARE, options=Options(rounds=rounds, days="56"))  # type: ignore[arg-type]
    s = replace(s, sea=replace(s.sea, round=int(rounds) - 1))
    s = do(do(s, "end"), "end")
    assert (FULDRIGGER.outcome(s), s.sea.round) == (None, int(rounds))
    assert FULDRIGGER.outcome(do(do(s, "end"), "end")).why == "fuldrigger-why-rounds"


@pytest.mark.parametrize("days", ["7", "14", "28", "56"])
def test_an_agreed_date_is_a_clock_of_its_own(days: str) -> None:
    """B12: a table with a date has one clock of that many days, and a table without a date has none."""
    waits = FULDRIGGER.waits(position(ship(0, 1, "LON"), SPARE, options=Options(days=days)))  # type: ignore[arg-type]
    assert [w.days for w in waits if w.pace == "date"] == [int(days)]
    assert all(w.pace != "date" for w in FULDRIGGER.waits(position(ship(0, 1, "LON"), SPARE)))


def war_of_three() -> State:
    """I have no ship left, and am at war beside a third company."""
    s = position(ship(1, 1, "AMS"), ship(2, 1, "KBH"), seats=3, cash=(0, 0, 0))
    wars = (War(1, ((ME, THIRD), (YOU,))), War(2, ((ME,), (YOU,))))
    return replace(s, sea=replace(s.sea, wars=wars, wars_so_far=2))


def test_the_wars_of_a_company_that_is_out_end() -> None:
    """B12: a company that is out is in no war, and its ally's own war goes on."""
    s = do(war_of_three(), "end")
    assert s.sea.out == (ME,)
    assert [w.sides for w in s.sea.wars] == [((THIRD,), (YOU,))]
    assert fronts.at_war(s.sea, THIRD, YOU)


def test_the_game_ends_at_once_when_one_is_left() -> None:
    """B12: the company that is left wins as soon as the other is out."""
    s = do(position(ship(1, 1, "AMS"), cash=(0, 0)), "end")
    outcome = FULDRIGGER.outcome(s)
    assert (outcome.why, outcome.placing) == ("fuldrigger-why-alone", ((YOU,), (ME,)))


def test_captured_goods_count_what_their_buyer_paid() -> None:
    """B12: captured tea counts the 60 ducats that were paid for it."""
    mine = ship(0, 1, "ALB", privateer=True)
    s = position(mine, ship(1, 1, "ALB", "tea", 60, 11), SPARE, war=True, dice=(2, 2, 2), cash=(0, 0))
    assert prices.fortune(do(s, "attack 2 at ALB with 1", 10).sea, ME, 0) == 260


# -- B13


def test_a_load_sent_over_comes_back_for_another_toll() -> None:
    """B13: coffee that is collected at SUE is delivered to ALX again for 10 ducats."""
    stores = (Store(ME, "SUE", market.Load("coffee", 60, 12)),)
    s = position(ship(0, 1, "SUE"), SPARE, stores=stores, options=Options(isthmus="on"))
    s = do(do(s, "collect coffee 1"), "deliver 1")
    assert (s.cash[0], s.sea.stores[0].at) == (990, "ALX")


def test_a_store_cannot_be_attacked_and_is_its_owners_alone() -> None:
    """B13: an attack on a store is refused, and so is collecting another company's goods."""
    stores = (Store(YOU, "SUE", market.Load("coffee", 60, 12)),)
    s = position(
        ship(0, 1, "SUE", privateer=True), ship(0, 2, "SUE"), SPARE,
        stores=stores, war=True, dice=(2, 2, 2), options=Options(isthmus="on"),
    )  # fmt: skip
    with pytest.raises(IllegalMove, match="nothing-there"):
        do(s, "attack 2 at SUE with 1")
    with pytest.raises(IllegalMove, match="no-store"):
        do(s, "collect coffee 2")
