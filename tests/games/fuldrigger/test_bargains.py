"""Treaties with a bot, and what a poor one does: nothing may strip it of its ducats or send it in circles."""

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat
from games.errors import IllegalMove, NotYourTurn
from games.fuldrigger.bot import choose
from games.fuldrigger.moves import EndTurn, Propose
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import fleet, forts_of
from games.fuldrigger.state import State
from tests.games.fuldrigger.positions import ME, SPARE, THIRD, YOU, do, event, ids, position, ship, step


def answered(s: State, offer: str) -> State:
    """The state after seat 0 has made seat 1, a bot, an offer and the bot has answered it."""
    s = do(s, offer)
    return FULDRIGGER.apply(s, YOU, choose.best(FULDRIGGER.view(s, YOU)), Derived(b"answer", 0)).state  # type: ignore[no-any-return]


# -- a bot's price


def test_five_offers_of_peace_without_a_war_cost_a_bot_nothing() -> None:
    """The bot declines each demand of money for a peace that it already has."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE, cash=(0, 95))
    for money in (20, 19, 18, 17, 16):
        s = answered(s, f"propose 2 get money {money} peace")
    assert s.cash == (0, 95)


@pytest.mark.parametrize("money", [101, 110, 119])
def test_a_bot_does_not_pay_more_for_a_fort_than_the_bank_asks(money: int) -> None:
    """The bot declines a fort for 101 to 119 ducats: the bank asks 100."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "LIS"), SPARE, forts="LIS0")
    assert answered(s, f"propose 2 give fort LIS get money {money}").cash == s.cash


def test_a_bot_does_not_pay_more_for_a_ship_than_the_bank_asks() -> None:
    """While card C28 lowers the price of ships, the bot declines one for 90 and buys one for 70."""
    s = position(ship(0, 1, "LON"), ship(0, 2, "LON"), ship(1, 1, "AMS"), SPARE, cards="C28")
    assert answered(s, "propose 2 give ship 2 get money 90").cash == s.cash
    assert answered(s, "propose 2 give ship 2 get money 70").cash == (1070, 930)


def test_a_bot_keeps_ducats_for_its_next_loads() -> None:
    """A bot with 99 ducats declines a fort for 90."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "LIS"), SPARE, forts="LIS0", cash=(0, 99))
    assert answered(s, "propose 2 give fort LIS get money 90").cash == s.cash


def test_a_bot_keeps_its_last_ship() -> None:
    """The bot declines 500 ducats for its only ship."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), cash=(1000, 0))
    assert answered(s, "propose 2 give money 500 get ship 1").cash == s.cash


@pytest.mark.parametrize(
    ("offer", "privateers", "pays"),
    [
        ("propose 2 get money 10 truce 3", 1, True),
        ("propose 2 get money 10 peace", 1, False),
        ("propose 2 get money 10 truce 3", 0, False),
        ("propose 2 get money 21 truce 9", 1, False),
        ("propose 2 get money 18 truce 1", 1, False),
        ("propose 2 truce 3", 0, True),
    ],
)
def test_a_bot_pays_for_peace_what_the_war_is_worth(offer: str, privateers: int, pays: bool) -> None:
    """The bot pays 10 for a truce if the enemy has a privateer; if not, it accepts only a free truce."""
    enemy = [ship(0, n + 1, "ALB", privateer=n < privateers) for n in range(2)]
    s = position(*enemy, ship(1, 1, "ALB-ION.1"), SPARE, war=True)
    assert bool(answered(s, offer).sea.truces) == pays


# -- one treaty a pair and round


def signed(seats: int = 2) -> State:
    """Seats 0 and 1 have made a treaty in this round."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), ship(2, 1, "KBH"), SPARE, seats=3)
    if seats == 2:
        s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE)
    return do(do(s, "propose 2 give money 50 truce 3"), "accept 12-1", seat=1)


def test_two_companies_make_one_treaty_a_round() -> None:
    """7.9: a second offer is refused in the same round, and accepted in the next."""
    s = signed()
    for offer, seat in (("propose 2 give money 10", 0), ("propose 1 give money 10", 1)):
        with pytest.raises(NotYourTurn, match="one-treaty"):
            do(s, offer, seat=seat)
        assert not any(key.startswith("deal") for key in FULDRIGGER.asks(s, Seat(seat)))
    later = do(do(s, "end"), "end")
    assert later.sea.round == 2
    again = do(do(later, "propose 2 give money 10"), "accept 12-2", seat=1)
    assert again.cash == (940, 1060)


@pytest.mark.parametrize("again", ["propose 2 give money 10", "propose 2 give money 5000"])
def test_after_a_treaty_that_alone_is_the_reason(again: str) -> None:
    """7.9: it stands before the offer that was declined just now (7.8), and before money that is missing."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE)
    s = do(do(s, "propose 2 give money 10"), "decline 12-1", seat=1)
    s = do(do(s, "propose 2 give money 50 truce 3"), "accept 12-2", seat=1)
    with pytest.raises(NotYourTurn, match="one-treaty"):
        do(s, again)


def test_who_is_asked_nothing_joins_no_war_out_of_turn() -> None:
    """7.3: there is no such war; of who is asked nothing a refusal says too that it is not their turn."""
    s = signed()
    assert FULDRIGGER.asks(s, YOU) == ()
    with pytest.raises(NotYourTurn, match="no-such-war"):
        do(s, "join 1 with 1", seat=1)
    with pytest.raises(IllegalMove, match="no-such-war"):
        do(s, "join 1 with 2")


def test_other_pairs_still_make_theirs() -> None:
    """7.9: after a treaty of two, each of them makes one with the third company in the same round."""
    s = do(do(signed(3), "propose 3 give money 10"), "accept 13-1", seat=2)
    s = do(do(s, "propose 3 give money 10", seat=1), "accept 23-1", seat=2)
    assert s.cash == (940, 1040, 1020)


def test_the_offer_that_is_still_open_becomes_void_and_no_third_company_hears_of_it() -> None:
    """7.9: only the two companies get the event; the views of all others are those without the offer."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), ship(2, 1, "KBH"), SPARE, seats=3)
    plain = do(s, "propose 2 give money 50")
    both = do(plain, "propose 1 give money 10 truce 2", seat=1)
    with_it, without_it = step(both, "accept 12-1", seat=1), step(plain, "accept 12-1", seat=1)
    assert ids(with_it) == ["signed", "offer-void"]
    assert event(with_it, "offer-void").audience == (ME, YOU)
    assert with_it.state.offers == ()
    for viewer in (THIRD, None):
        assert FULDRIGGER.view(with_it.state, viewer) == FULDRIGGER.view(without_it.state, viewer)
    assert FULDRIGGER.asks(with_it.state, THIRD) == FULDRIGGER.asks(without_it.state, THIRD)


def test_an_offer_of_a_table_opened_under_the_old_rule_waits_for_the_next_round() -> None:
    """7.9: accepting the offer is refused, and the bot declines it."""
    open_still = do(position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE), "propose 2 give money 10")
    s = FULDRIGGER.load(
        FULDRIGGER.dump(replace(signed(), offers=open_still.offers)), FULDRIGGER.rules_version
    )
    with pytest.raises(NotYourTurn, match="one-treaty"):
        do(s, "accept 12-1", seat=1)
    assert str(choose.best(FULDRIGGER.view(s, YOU))) == "decline 12-1"
    assert any(key == "offer-12-1-no" for key in FULDRIGGER.asks(s, YOU))


def test_a_bot_at_war_offers_peace_every_third_round() -> None:
    """In seven rounds after a treaty an enemy who never answers is asked in the third and the sixth only."""
    s = do(replace(signed(), sea=replace(signed().sea, truces=())), "war 2")
    asked = []
    for n in range(400):
        move = choose.best(FULDRIGGER.view(s, ME)) if s.sea.turn == ME else EndTurn()
        if isinstance(move, Propose):
            assert not s.sea.dice
            asked.append((s.sea.round, str(move)))
        s = FULDRIGGER.apply(s, s.sea.turn, move, Derived(b"peace", n)).state
        if s.sea.round > 7:
            break
    assert asked == [(3, "propose 2 peace"), (6, "propose 2 peace")]


# -- a poor company


def alone(s: State, turns: int) -> tuple[State, list[str]]:
    """The state after so many turns of the bot in seat 0, beside a company that ends its turns; its moves.

    The cards that offer bounties come last.
    """
    s = replace(s, deck=tuple(reversed(s.deck)))
    said: list[str] = []
    for n in range(100 * turns):
        if FULDRIGGER.outcome(s) is not None or said.count("end") >= turns:
            return s, said
        mine = s.sea.turn == ME
        move = choose.best(FULDRIGGER.view(s, ME)) if mine else EndTurn()
        said += [str(move)] if mine else []
        s = FULDRIGGER.apply(s, s.sea.turn, move, Derived(b"alone", n)).state
    raise AssertionError(said[-50:])


def stretches(said: list[str]) -> int:
    """How many turns it sailed in without having bought or sold since, at most."""
    most = run = 0
    for word in " ".join(said).split(" end"):
        traded = any(part in word for part in ("buy", "sell"))
        run = 0 if traded else run + ("sail" in word)
        most = max(most, run)
    return most


@pytest.mark.sampled("bargains")
@pytest.mark.parametrize("at", ["LON", "NAG", "DOV", "BAI"])
@pytest.mark.parametrize("cash", [0, 5, 19])
def test_a_bot_without_ducats_sells_a_ship_and_trades_again(cash: int, at: str) -> None:
    """The bot scraps a ship, buys a load, and sails at most six turns in a row without trade."""
    s, said = alone(position(*(ship(0, n, at) for n in (1, 2, 3)), SPARE, cash=(cash, 0)), 12)
    assert "scrap" in " ".join(said)
    assert any(word.startswith(("buy", "orders buy")) for word in said)
    assert fleet(s.sea, ME)
    assert stretches(said) <= 6


@pytest.mark.parametrize("forts", ["", "LON1", "LON0 BGN1"])
def test_a_bot_with_one_ship_and_no_ducats_lies_still(forts: str) -> None:
    """In twelve turns the bot neither sails nor scraps its only ship."""
    s, said = alone(position(ship(0, 1, "LON"), SPARE, cash=(5, 0), forts=forts), 12)
    assert not any(word.startswith(("sail", "scrap")) for word in said)
    assert len(fleet(s.sea, ME)) == 1


def test_a_bot_with_one_ship_takes_the_load_that_there_is() -> None:
    """A bot with 60 ducats sails at most six turns in a row without trade."""
    _, said = alone(position(ship(0, 1, "CCU"), SPARE, cash=(60, 0), forts="CHS1 LON1 STT1 ZAN1"), 20)
    assert stretches(said) <= 6


def test_a_poor_bot_with_one_ship_sails_for_a_bounty() -> None:
    """A bot with 5 ducats sails towards GDT for the bounty of card C01."""
    s = position(ship(0, 1, "LON"), SPARE, cash=(5, 0), dice=(3, 3, 3))
    s = replace(s, sea=replace(s.sea, bounties=("C01",), used=("C01",)))
    assert str(choose.best(FULDRIGGER.view(s, ME))) == "sail 1 safe towards GDT"


def test_a_poor_bot_offers_its_fort() -> None:
    """A bot with 5 ducats offers its fort for 90, and a bot with 500 accepts."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "LIS"), SPARE, cash=(5, 500), forts="LIS0")
    offer = str(choose.best(FULDRIGGER.view(s, ME)))
    assert offer == "propose 2 give fort LIS get money 90"
    s = answered(s, offer)
    assert (s.cash, forts_of(s.sea, YOU)) == ((95, 410), ("LIS",))


def test_a_poor_bot_at_war_lays_off_its_last_privateer() -> None:
    """A bot with 50 ducats disarms its only ship in war."""
    s = position(ship(0, 1, "LON", privateer=True), ship(1, 1, "AMS"), SPARE, war=True, cash=(50, 0))
    assert str(choose.best(FULDRIGGER.view(s, ME))) == "disarm 1"
