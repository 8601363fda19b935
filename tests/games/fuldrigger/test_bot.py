"""The bot: trade, risk, forts and defence, and that it is given views only."""

import pytest
from msgspec.structs import asdict, replace

from games.chance import Derived
from games.contract import Seat
from games.fuldrigger.bot import choose, hint, minds
from games.fuldrigger.bot.war import harm
from games.fuldrigger.facts import TOWNS
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.sea.fleet import fleet
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, outlook, prospects
from games.fuldrigger.views import Load, Options, Space, Store, Truce, War
from tables.hints import way_to
from tests.games.fuldrigger.invariants import check
from tests.games.fuldrigger.players import Player, at_random, fortunes, greedy, play, the_bot
from tests.games.fuldrigger.positions import SPARE, do, position, ship


def wins(number: int, other: Player) -> bool:
    """Whether the bot's fortune is the greater after 30 rounds; they change seats with every game."""
    seats = [the_bot, other] if number % 2 == 0 else [other, the_bot]
    worth = fortunes(play(number, seats))
    return worth[number % 2] > worth[1 - number % 2]


@pytest.mark.sampled("strength")
def test_it_beats_a_random_player() -> None:
    """The bot wins six games of six."""
    assert sum(wins(number, at_random) for number in range(6)) == 6


@pytest.mark.sampled("strength")
def test_it_beats_a_greedy_player() -> None:
    """The bot wins at least three games of four."""
    assert sum(wins(number, greedy) for number in range(4)) >= 3


@pytest.mark.soak
def test_its_strength_over_a_hundred_seeds() -> None:
    """The bot wins at least 95 games against a random player, and at least 60 against a greedy one."""
    assert sum(wins(number, at_random) for number in range(100)) >= 95
    assert sum(wins(number, greedy) for number in range(100)) >= 60


def choice(s: State, seat: int = 0, strength: str = "") -> str:
    """Returns the bot's move in the position."""
    return str(choose.best(FULDRIGGER.view(s, Seat(seat)), strength))


def test_it_sells_where_a_load_brings_most() -> None:
    """The bot sells spices in London."""
    assert (
        choice(position(ship(0, 1, "LON", "spices", 70, 64), SPARE, dice=(3, 3, 3), cash=(0, 0))) == "sell 1"
    )


def test_it_does_not_sell_at_the_first_port() -> None:
    """The bot sails on with wine that has come nine spaces."""
    s = position(ship(0, 1, "CLC", "wine", 30, 9), SPARE, dice=(1, 1, 1), cash=(0, 0))
    assert choice(s).startswith("sail 1")


LAST = {"last_round": True, "dice": (4, 4, 3)}


@pytest.mark.parametrize("strength", ["", "easy", "middle", "strong"])
def test_with_the_last_roll_it_sails_in_and_sells(strength: str) -> None:
    """Cloth a space from Archangel is brought in and sold before the last turn ends."""
    s = position(ship(0, 1, "ARK-WHI.1", "cloth", 30, 23, course="ARK"), SPARE, cash=(0, 0), **LAST)
    said = choice(s, strength=strength)
    assert said.startswith("sail 1")
    assert choice(do(s, said), strength=strength) == "sell 1"


@pytest.mark.parametrize("moved", [(), (1,)])
def test_on_the_last_roll_only_a_ship_that_can_sail_keeps_its_load_for_another_town(
    moved: tuple[int, ...],
) -> None:
    """In Cadiz, spices are kept as long as the ship can still sail to Lisbon, where they bring more."""
    s = position(ship(0, 1, "CAD", "spices", 70, 64), SPARE, cash=(0, 0), moved=moved, **LAST)
    assert choice(s).startswith("sell 1" if moved else "sail 1")


def test_on_the_last_roll_a_load_that_brings_less_than_it_cost_is_kept() -> None:
    """Its price counts at the end (RULES.md 10.3)."""
    s = position(ship(0, 1, "LON", "spices", 500, 64), SPARE, cash=(0, 0), moved=(1,), **LAST)
    assert choice(s) == "end"


@pytest.mark.parametrize(("cash", "town"), [(130, "VAL"), (30, None)])
def test_an_empty_ship_waits_for_a_load_only_while_it_lacks_the_money(cash: int, town: str | None) -> None:
    """In Callao, where a load from Valparaíso is worth more than silver, it sails there if it can pay."""
    own = [ship(0, 1, "CAL"), ship(0, 2, "CAL"), ship(0, 3, "TRW-LEE.1", "wine", 30, course="BAI")]
    s = position(*own, SPARE, cash=(cash, 0), options=Options(rounds="10"))
    view = FULDRIGGER.view(replace(s, sea=replace(s.sea, round=6)), Seat(0))
    assert estimates.destination(view, fleet(view.sea, Seat(0))[0]) == town


def test_it_turns_its_money_into_ships_and_then_forts() -> None:
    """With 600 ducats the bot buys a ship, and with six ships it builds a fort."""
    assert choice(position(ship(0, 1, "DOV", "cloth", 30), SPARE, cash=(600, 0))) == "ship"
    own = [ship(0, n, "LIS", "wine", 30) for n in range(1, 7)]
    assert choice(position(*own, SPARE, cash=(600, 0))) == "fort LIS"


# -- strengths and styles


def test_homes_are_drawn_from_many() -> None:
    """Forty bots that choose first take at least seven different homes."""
    s = FULDRIGGER.start(4, Options(rounds="20"), Derived(b"homes", 0)).state
    view = FULDRIGGER.view(s, s.sea.turn)
    homes = {str(FULDRIGGER.choose(view, tuple, Derived(b"lot", n), "strong")) for n in range(40)}
    assert len(homes) >= 7


def test_each_style_falls_to_a_seat() -> None:
    """In three seats with one home each style is found; only the spice trader sends wine to the Indies."""
    assert {minds.style("LIS", Seat(n)) for n in range(3)} == {*minds.STYLES}
    view = FULDRIGGER.view(position(ship(0, 1, "LIS"), SPARE, cash=(300, 0)), Seat(0))
    first = fleet(view.sea, Seat(0))[0]
    found = {name: estimates.best_trip(view, first, 300, mind) for name, mind in minds.STYLES.items()}
    indies = {"CLC", "TRQ", "CCU", "MLK", "BTV", "AMB", "MNL", "CTN", "NAG"}
    assert [name for name, trip in found.items() if trip and trip.trip.to in indies] == ["spice trader"]


@pytest.mark.parametrize("strength", ["easy", "middle"])
def test_weak_bots_ambush_nobody(strength: str) -> None:
    """Beside a ship with silver they load."""
    s = position(*(ship(0, n, "LON") for n in range(1, 5)), RICH, SPARE, cash=(100, 0))
    assert choice(s, strength=strength).startswith("buy")


RICH = ship(1, 1, "SNS", "silver", 90, course="LIS")


@pytest.mark.parametrize("war", [False, True])
def test_it_ambushes_a_rich_ship_from_its_home(war: bool) -> None:
    """Four empty ships in London take no load, and are armed after the roll, at war or not."""
    s = position(*(ship(0, n, "LON") for n in range(1, 5)), RICH, SPARE, war=war, cash=(0, 0))
    assert choice(s, strength="strong") == "roll"
    s, said = do(s, "roll", 9), list[str]()
    while not said or not said[-1].startswith("attack"):
        said.append(choice(s, strength="strong"))
        s = do(s, said[-1], *([7] if said[-1].startswith("attack") else []))
    declared = [] if war else ["war 2"]
    assert said == [*declared, *(f"arm {n}" for n in range(1, 5)), "attack 2 at SNS with 1 2 3 4"]


def test_hints_lead_through_an_ambush() -> None:
    """War, arming and the attack are advised one after another, each with the odds of the attack."""
    s = position(*(ship(0, n, "LON") for n in range(1, 5)), RICH, SPARE, cash=(0, 0))
    s, said = do(s, "roll", 9), list[tuple[str, str, object]]()
    while not said or not said[-1][0].startswith("attack"):
        advice = hint.advise(FULDRIGGER.view(s, Seat(0)))
        assert advice is not None
        assert way_to(FULDRIGGER, s, Seat(0), advice.move)
        said.append((str(advice.move), advice.why.id, advice.why.params["take"]))
        s = do(s, str(advice.move), *([7] if said[-1][0].startswith("attack") else []))
    moves, whys, odds = zip(*said, strict=True)
    assert moves == ("war 2", *(f"arm {n}" for n in range(1, 5)), "attack 2 at SNS with 1 2 3 4")
    assert whys == ("fuldrigger-hint-war", *["fuldrigger-hint-arm"] * 4, "fuldrigger-hint-attack")
    assert {*odds} == {58}


def test_it_ambushes_nobody_whom_a_truce_protects() -> None:
    """With a truce the four ships are loaded instead."""
    s = position(*(ship(0, n, "LON") for n in range(1, 5)), RICH, SPARE, cash=(100, 0))
    s = replace(s, sea=replace(s.sea, truces=(Truce((Seat(0), Seat(1)), 5),)))
    assert choice(s, strength="strong").startswith("buy")


def test_it_arms_nothing_where_there_is_nothing_to_take() -> None:
    """At war with a company whose only ship lies in Nagasaki the bot loads, and lays its privateer off."""
    own = [ship(0, n, "LON") for n in range(1, 5)]
    assert choice(position(*own, SPARE, war=True, cash=(100, 0))).startswith("orders buy")
    at_peace = [replace(own[0], privateer=True), *own[1:]]
    assert choice(position(*at_peace, SPARE)) == "disarm 1"


def test_it_fetches_what_lies_behind_an_isthmus() -> None:
    """An empty ship at PBO collects the silver in its company's store there."""
    stores = (Store(Seat(0), "PBO", Load("silver", 60, 10)), Store(Seat(1), "PBO", Load("tea", 60, 40)))
    s = position(
        ship(0, 1, "PBO"), ship(0, 2, "LON", "cloth", 30), SPARE, stores=stores, options=Options(isthmus="on")
    )
    assert choice(s) == "collect silver 1"


def test_it_strikes_where_the_table_favours_it() -> None:
    """Two privateers attack a single enemy ship."""
    own = [ship(0, n, "ALB", privateer=True) for n in (1, 2)]
    s = position(
        *own,
        ship(0, 3, "LON", "cloth", 30),
        ship(1, 1, "ALB-ION.1"),
        SPARE,
        war=True,
        dice=(3, 3, 3),
        cash=(0, 0),
    )
    assert choice(s) == "attack 2 at ALB-ION.1 with 1 2"


def test_it_does_not_strike_where_it_would_lose_more_than_it_wins() -> None:
    """A single privateer (wins 6 of 36, loses 10) attacks neither an empty ship in war nor one in peace."""
    mine = ship(0, 1, "ALB", privateer=True)
    for other, war in ((ship(1, 1, "ALB-ION.1"), True), (ship(1, 1, "ALB-ION.1", "tea", 60), False)):
        s = position(mine, ship(0, 3, "LON", "cloth", 30), other, SPARE, war=war, dice=(3, 3, 3), cash=(0, 0))
        assert not choice(s).startswith("attack")


def test_it_takes_the_dearest_prize() -> None:
    """The bot attacks the ship with silver and not the empty one, and takes it after a fight with both."""
    own = [ship(0, n, "ALB", privateer=True) for n in (1, 2, 3, 4)]
    rich = ship(1, 1, "ALB-ION.2", "silver", 90)
    s = position(*own, rich, ship(1, 2, "ALB-ION.1"), SPARE, war=True, dice=(3, 3, 3), cash=(0, 0))
    assert choice(s) == "attack 2 at ALB-ION.2 with 1 2 3 4"
    beside = position(
        *own, replace(rich, at="ALB"), ship(1, 2, "ALB"), SPARE, war=True, dice=(3, 3, 3), cash=(0, 0)
    )
    assert choice(do(beside, "attack 2 at ALB with 1 2 3 4", 12)) == "take 1"


def test_its_privateers_pass_by_a_ship_that_an_allys_fort_shelters() -> None:
    """A guest in an ally's fort is no prize under that house rule, though the fort would defend it."""
    s = position(
        ship(0, 1, "ALB", privateer=True), ship(1, 1, "LIS"), ship(2, 1, "NAG"), seats=3, forts="LIS2",
        wars=(War(1, ((Seat(0),), (Seat(1), Seat(2)))),), options=Options(guests="sheltered"),
        dice=(3, 3, 3), cash=(0, 0, 0),
    )  # fmt: skip
    assert choice(s).startswith("sail 1 ")


def test_its_privateers_sail_where_a_rich_ship_is_bound() -> None:
    """Four privateers that cannot reach a ship with silver sail towards the town that it is bound for."""
    own = [ship(0, n, "DOV-WAP.1", privateer=True) for n in range(1, 5)]
    s = position(*own, replace(RICH, at=Space("FIN")), SPARE, war=True, dice=(1, 1, 1), cash=(50, 0))
    assert choice(s) == "sail 1 towards LIS"


def test_it_builds_its_forts_where_they_lift_its_trade_most() -> None:
    """The bot builds its fort where four of its ships lie, and not where one does."""
    own = [
        ship(0, n, at, "wine", 30, 3)
        for n, at in ((1, "BUE"), (2, "LIS"), (3, "LIS"), (4, "LIS"), (5, "LIS"))
    ]
    assert choice(position(*own, ship(0, 6, "DOV", "wine", 30), SPARE, cash=(500, 0))) == "fort LIS"


def test_a_fort_raises_what_its_town_is_worth_to_its_owner_alone() -> None:
    """The value of a town is higher with an own fort, and lower with another's."""
    plain = prospects.worth(100)
    own = prospects.worth(100, prospects.PLAIN._replace(forts=frozenset({"LIS"})))
    foreign = prospects.worth(100, prospects.PLAIN, frozenset({"LIS"}))
    assert foreign["LIS"] < plain["LIS"] < own["LIS"]


@pytest.mark.parametrize("purse", [0, 19, 20, 39, 41, 99, 151, 1_000])
def test_purses_for_the_same_loads_have_the_same_outlook(purse: int) -> None:
    """It is found once for them all; what a ship is worth is the same as found for that purse itself."""
    shared = outlook.outlook(purse, 3)
    assert shared is outlook.outlook(prospects.dearest(purse), 3)
    roads = {
        town: outlook._roads(town, purse, prospects.PLAIN, frozenset(), outlook.STEADY) for town in TOWNS
    }
    alone = outlook.Outlook(roads, 3, outlook.STEADY)
    assert [shared.value(town, 12.5) for town in TOWNS] == [alone.value(town, 12.5) for town in TOWNS]


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("propose 1 peace", "accept"), ("propose 1 give money 10 truce 3", "accept"),
        ("propose 1 get money 400 peace", "decline"), ("propose 1 get ship 1", "decline"),
        ("propose 1 give ship 1", "accept"), ("propose 1 give money 90 get fort LIS", "decline"),
        ("propose 1 give money 300 get fort LIS", "accept"),
    ],
)  # fmt: skip
def test_it_knows_a_good_offer(offer: str, answer: str) -> None:
    """Peace for nothing and 300 for a fort are accepted; a demand of 400 and 90 for a fort are declined."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE, war=True, forts="LIS0", turn=1)
    assert choice(do(s, offer)).startswith(answer)


def test_harm_to_the_leader_counts_twice_as_much() -> None:
    """Between two all of another's loss is own gain; among three half or a quarter."""
    ships = (ship(0, 1, "LON"), ship(1, 1, "AMS"), ship(2, 1, "KBH"))
    view = FULDRIGGER.view(position(*ships, seats=3), Seat(0))
    view = replace(view, curve=((200, 300, 100),))
    assert [harm(view, Seat(other)) for other in (1, 2)] == [0.5, 0.25]
    assert harm(FULDRIGGER.view(position(*ships[:2]), Seat(0)), Seat(1)) == 1.0


@pytest.mark.parametrize("strength", ["easy", "middle", "strong"])
def test_it_answers_an_offer_before_anything_else_in_its_turn(strength: str) -> None:
    """An offer that is open when its turn comes is answered: in the proposer's next turn it would lapse."""
    s = position(ship(0, 1, "LON"), ship(1, 1, "AMS"), SPARE, war=True, turn=1)
    s = do(do(s, "propose 1 give money 10 truce 3"), "end")
    assert s.sea.turn == 0
    assert choice(s, strength=strength).startswith("accept")


def test_four_of_it_play_to_the_end_with_every_house_rule() -> None:
    """Ten rounds with each house rule of the sea other than usual: whoever is worth the most has won."""
    options = Options(
        rounds="10",
        isthmus="on",
        war="open",
        cash="hidden",
        home="any",
        order="roll",
        bank="first",
        tokens="free",
        guests="sheltered",
        late="rule",
    )
    usual = Options()
    assert [name for name, value in asdict(options).items() if value == getattr(usual, name)] == ["days"]
    s = play(3, [the_bot] * 4, options)
    check(s)
    outcome = FULDRIGGER.outcome(s)
    assert outcome is not None
    assert (outcome.why, s.sea.round, s.sea.out) == ("fuldrigger-why-rounds", 10, ())
    loads = [(each.seat, each.load) for each in (*s.sea.ships, *s.sea.stores) if each.load]
    for seat, (cash, score) in enumerate(zip(s.cash, outcome.scores, strict=True)):
        owned = sum(each.seat == seat for each in (*s.sea.ships, *s.sea.forts))
        paid = sum(load.paid for owner, load in loads if owner == seat)
        assert score == cash + 100 * owned + paid, "RULES.md 10.3"
    assert outcome.placing[0] == tuple(n for n in range(4) if outcome.scores[n] == max(outcome.scores))
