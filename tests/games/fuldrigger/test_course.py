"""Chance cards, elimination and the end: the rules of B11 and B12."""

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import moves
from games.errors import IllegalMove
from games.fuldrigger.facts import CARDS
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea import reach, reachable
from games.fuldrigger.sea.fleet import find
from games.fuldrigger.state import State
from games.fuldrigger.trade import market, prices
from games.fuldrigger.views import Effect, Options, Store
from tests.games.fuldrigger.positions import ME, SPARE, THIRD, YOU, by_time, do, ids, position, ship, step


def turned(card: str, *ships, **more) -> State:
    """Returns the state after the bank, seat 1, has turned up that card."""
    s = position(*ships, SPARE, **more)
    s = replace(s, deck=(card, *(c for c in CARDS if c != card)))
    return do(s, "end")


# -- B11


@pytest.mark.parametrize("card", [c for c in CARDS if CARDS[c].rounds])
def test_a_card_holds_for_its_rounds(card: str) -> None:
    """B11: the rounds left fall by one a round, and the effect ends after the last."""
    s = turned(card, ship(0, 1, "LON"))
    for left in range(CARDS[card].rounds, 0, -1):
        assert Effect(card, left) in s.sea.effects
        s = do(do(s, "end"), "end")
    assert all(effect.card != card for effect in s.sea.effects)


@pytest.mark.parametrize(
    ("card", "good", "town", "price"),
    [
        ("C11", "grain", "AMS", 60), ("C12", "coffee", "AMS", 120), ("C12", "coffee", "SUE", 80),
        ("C13", "sugar", "LON", 50), ("C14", "spices", "LIS", 230), ("C14", "spices", "ALX", None),
        ("C14", "spices", "MOK", 140), ("C15", "timber", "LON", 60), ("C16", "wine", "LON", 60),
        ("C16", "cloth", "DAN", 60), ("C16", "cloth", "LON", None), ("C11", "timber", "LON", 40),
    ],
)  # fmt: skip
def test_cards_change_selling_prices_only(card: str, good: str, town: str, price: int | None) -> None:
    """B11's table: selling prices are those of the card in force; grain in DAN still costs 20."""
    s = position(ship(0, 1, "LON"), SPARE, cards=card)
    assert prices.list_price(s.sea, good, town) == price
    assert prices.buying_price("grain", "DAN") == 20


@pytest.mark.parametrize(
    ("card", "at", "ship_on", "cargo_on", "calm_on"),
    [
        ("C17", "BEN", {2, 3, 4}, set(), set()), ("C18", "HOR", {4, 5}, set(), set()),
        ("C22", "GIB", {2, 3}, {4, 5}, set()), ("C11", "BEN", {2, 3}, set(), set()),
    ],
)  # fmt: skip
def test_cards_that_change_the_weather(card: str, at: str, ship_on: set, cargo_on: set, calm_on: set) -> None:
    """B11's table: storms, ice and pirates as the card says."""
    s = position(ship(0, 1, "LON"), SPARE, cards=card)
    assert reach.odds(at, reach.weather(s.sea, find(s.sea, ME, 1))) == (ship_on, cargo_on, calm_on)


@pytest.mark.parametrize(("card", "at"), [("C21", "BEN"), ("C21", "EQI"), ("C23", "GIB")])
def test_cards_that_still_the_weather(card: str, at: str) -> None:
    """B11's table: what has no effect is not rolled for."""
    s = position(ship(0, 1, "LON"), SPARE, cards=card)
    assert reach.odds(at, reach.weather(s.sea, find(s.sea, ME, 1))) is None


def test_winds_of_the_cards_change_every_allowance() -> None:
    """B11's C19 and C20: never below nothing."""
    assert reachable.allowance(position(SPARE, cards="C19", dice=(1, 1, 1)).sea) == 6
    assert reachable.allowance(position(SPARE, cards="C20", dice=(1, 1, 1)).sea) == 0
    with pytest.raises(IllegalMove, match="lies-still"):
        do(position(ship(0, 1, "DOV"), SPARE, cards="C20", dice=(1, 1, 1)), "sail 1 to SNS-DOV.2")


def test_the_truce_of_a_card_forbids_attacks() -> None:
    """B11's C24: an attack in war is refused with `no-attacks`."""
    mine = ship(0, 1, "ALB", privateer=True)
    s = position(mine, ship(1, 1, "ALB"), SPARE, war=True, cards="C24", dice=(2, 2, 2))
    with pytest.raises(IllegalMove, match="no-attacks"):
        do(s, "attack 2 at ALB with 1")


@pytest.mark.parametrize(("card", "cash"), [("C25", (980, 0)), ("C26", (990, 5))])
def test_each_pays_as_far_as_the_cash_goes(card: str, cash: tuple[int, int]) -> None:
    """B11's C25 and C26: no company's cash falls below zero."""
    own = (ship(0, 1, "LON"), ship(0, 2, "LON"))
    assert turned(card, *own, cash=(1000, 5), forts="LIS0").cash == cash


def test_insurance_and_cheap_ships() -> None:
    """B11's C27 and C28; a ship bought cheap counts 100 at the end."""
    s = position(ship(0, 1, "BEN-AND.1"), ship(0, 2, "LON"), SPARE, cards="C27 C28", dice=(1, 1, 1))
    assert do(s, "sail 1 to BEN", 2).cash[0] == 1050
    assert do(s, "ship").cash[0] == 920
    assert prices.fortune(do(s, "ship").sea, ME, 920) == 1220


def test_a_deck_used_up_is_shuffled_whole_and_bounties_end() -> None:
    """B11: of the 28 cards shuffled one is turned up and 27 remain; the bounties not earned are gone."""
    s = position(ship(0, 1, "LON"), SPARE, bounties=("C02", "C03"))
    s = replace(s, deck=(), sea=replace(s.sea, used=tuple(CARDS)))
    found = step(s, "end")
    assert "shuffled" in ids(found)
    assert found.state.sea.used == ("C01",)
    assert found.state.sea.bounties == ("C01",)
    assert len(found.state.deck) == 27


def test_the_next_company_keeps_the_bank_when_its_keeper_is_out() -> None:
    """B11: after the third company resigns, the first keeps the bank."""
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3)
    assert s.sea.bank == THIRD
    assert do(s, "RESIGN", seat=2).sea.bank == ME


def test_the_bank_goes_to_the_next_company_in_the_order_of_turns() -> None:
    """B11: after the second company resigns the third keeps the bank, though that is seat 0."""
    s = position(ship(0, 1, "LON"), ship(2, 1, "KBH"), SPARE, seats=3, order=(THIRD, YOU, ME), bank=YOU)
    assert do(s, "RESIGN", seat=1).sea.bank == ME


# -- B12


def test_the_first_turn_is_numbered_one_and_has_no_wake_before_it() -> None:
    """The choice of homes is no turn; after the first turn its wake is seen."""
    s = FULDRIGGER.start(2, Options(), Derived(b"first", 0)).state
    while s.sea.phase == "home":
        s = do(s, str(moves(FULDRIGGER, s, s.sea.turn)[0]), seat=s.sea.turn)
    assert (s.sea.number, s.sea.wakes) == (1, ())
    first = s.sea.turn
    s = do(s, "end", seat=first)
    assert (s.sea.number, [wake.seat for wake in s.sea.wakes]) == (2, [first])


def test_the_game_ends_after_its_rounds_and_fortunes_are_counted() -> None:
    """B12: cash and the purchase value of ships, forts, goods and stores; most wins."""
    mine = ship(0, 1, "LON", "cloth", 30)
    s = position(mine, SPARE, cash=(70, 100), forts="LIS0", options=Options(rounds="10"))
    s = replace(s, sea=replace(s.sea, round=10, stores=(Store(ME, "SUE", market.Load("tea", 60)),)))
    found = step(do(s, "end"), "end")
    outcome = FULDRIGGER.outcome(found.state)
    assert (outcome.scores, outcome.placing) == ((360, 200), ((ME,), (YOU,)))
    assert outcome.why == "fuldrigger-why-rounds"
    assert ids(found).count("counted") == 2


def test_a_tie_is_shared() -> None:
    """B12: two companies with equal fortunes share the first place."""
    s = position(ship(0, 1, "LON"), SPARE, cash=(100, 100), options=Options(rounds="10"))
    s = do(do(replace(s, sea=replace(s.sea, round=10)), "end"), "end")
    assert FULDRIGGER.outcome(s).placing == ((ME, YOU),)


def test_a_date_never_cuts_a_round() -> None:
    """B12: after the date every company still has its turn of the round, and then the game ends."""
    s = position(ship(0, 1, "LON"), SPARE, options=Options(days="14"))
    wait = next(w for w in FULDRIGGER.waits(s) if w.pace == "date")
    assert (wait.days, str(FULDRIGGER.lapse(s, "date")[1])) == (14, "DATE")
    s = by_time(s, "DATE")
    assert FULDRIGGER.outcome(s) is None
    s = do(s, "end")
    assert FULDRIGGER.outcome(s) is None
    assert FULDRIGGER.outcome(do(s, "end")).why == "fuldrigger-why-date"


def test_agreed_hours_never_cut_a_round() -> None:
    """B12: after two hours, by the clock, the round goes on to its end; then the game ends."""
    s = position(ship(0, 1, "LON"), SPARE, options=Options(days="2h"))
    wait = next(w for w in FULDRIGGER.waits(s) if w.pace == "date")
    assert (wait.days, wait.hours, str(FULDRIGGER.lapse(s, "date")[1])) == (0, 2, "DATE")
    s = by_time(s, "DATE")
    assert all(w.pace != "date" for w in FULDRIGGER.waits(s))
    s = do(s, "end")
    assert FULDRIGGER.outcome(s) is None
    assert FULDRIGGER.outcome(do(s, "end")).why == "fuldrigger-why-hours"


def test_who_goes_out_stands_behind_the_later_the_better() -> None:
    """B12: the company that is out first is placed last, although it had 9000 ducats."""
    s = position(ship(1, 1, "AMS"), ship(2, 1, "KBH"), seats=3, cash=(9000, 0, 0), forts="LIS0")
    s = do(s, "end")
    assert s.sea.out == (ME,)
    assert s.sea.forts == ()
    s = do(s, "RESIGN", seat=1)
    assert FULDRIGGER.outcome(s).placing == ((THIRD,), (YOU,), (ME,))
    assert FULDRIGGER.outcome(s).why == "fuldrigger-why-alone"


def test_a_whole_turn_can_be_walked_by_its_questions() -> None:
    """ARCHITECTURE 8: voyages, goods, a fort, war and the end are offered, and each is legal."""
    s = do(position(ship(0, 1, "LIS"), ship(0, 2, "LIS"), SPARE), "roll", 11)
    offered = moves(FULDRIGGER, s, ME, 3000)
    assert {
        "orders sail 1 to CAD",
        "orders sail 2 towards CLC",
        "buy wine 1",
        "fort LIS",
        "war 2",
        "end",
    } <= {*map(str, offered)}
    for move in offered:
        FULDRIGGER.apply(s, ME, move, Derived(b"any", 1))


def test_an_offer_kills_nobodys_half_picked_voyage() -> None:
    """ARCHITECTURE 9: an offer changes neither the question of the turn nor those of a third company."""
    s = do(position(ship(0, 1, "LIS"), SPARE, ship(2, 1, "KBH"), seats=3), "roll", 11)
    before = FULDRIGGER.asks(s, ME)
    made = do(s, "propose 1 truce 3", seat=2)
    assert before[0] in FULDRIGGER.asks(made, ME)
    assert FULDRIGGER.asks(made, YOU) == FULDRIGGER.asks(s, YOU)
    assert FULDRIGGER.ask(made, ME, before[0], ("ship 1",)) == FULDRIGGER.ask(s, ME, before[0], ("ship 1",))
