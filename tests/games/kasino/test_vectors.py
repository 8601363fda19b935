"""The vectors K1-K17 of RULES.md, and the rules around them."""

import pytest
from msgspec.structs import replace

from games.cards import Card
from games.contract import Seat, moves
from games.errors import GameError
from games.kasino import scoring
from games.kasino.captures.finder import ready
from games.kasino.rules import KASINO
from games.kasino.views import Options
from tests.games.kasino.positions import act, cards, code, playing

MANY = Options(manysums="on")


def pile(s: object, seat: int = 0) -> set[str]:
    """Returns what that seat has captured."""
    return {*s.piles[seat]}  # type: ignore[attr-defined]  # a state


@pytest.mark.parametrize(
    ("number", "table", "hand", "text", "taken"),
    [
        ("K1", "3C 4D 7H", "7S 2C", "take 7S 3C+4D 7H", "7S 3C 4D 7H"),
        ("K2", "2H 4C 4S", "10H 2C", "take 10H 2H+4C+4S", "10H 2H 4C 4S"),
        ("K7", "KC AS", "AD 2C", "take AD KC+AS", "AD KC AS"),
        ("K7", "KC AS", "AD 2C", "take AD AS", "AD AS"),
        ("K8", "KC 2D", "2S 3C", "take 2S KC+2D", "2S KC 2D"),
        ("K8", "KC 2D", "2S 3C", "take 2S 2D", "2S 2D"),
        ("K9", "QH 4C", "10D 3C", "take 10D QH+4C", "10D QH 4C"),
        ("K16", "3C 6D 4S 5H", "9C 2C", "take 9C 3C+6D", "9C 3C 6D"),
        ("K16", "3C 6D 4S 5H", "9C 2C", "take 9C 4S+5H", "9C 4S 5H"),
    ],
)
def test_a_capture(number: str, table: str, hand: str, text: str, taken: str) -> None:
    """A capture of RULES.md takes the cards that it names, and the others stay on the table."""
    s = act(playing(table, hand), text).state
    assert pile(s) == {*taken.split()}, number
    assert {*s.loose} == {*table.split()} - {*taken.split()}
    assert s.svups == (() if s.loose else cards(hand.split()[0]), ()), "one that clears the table is a svup"


@pytest.mark.parametrize(
    ("number", "table", "hand", "text", "why"),
    [
        ("K7", "KC AS", "AD 2C", "take AD AS KC", ""),  # without `+` it is grouped as 13 + 1
        ("2.1", "KC AS AC", "AD 2C", "take AD KC+AS AC", "kasino-no-match"),  # one value in one capture
        ("K8", "KC 2D", "2S 3C", "take 2S KC", "kasino-no-match"),
        ("K9", "QH 4C", "10D 3C", "take 10D QH", "kasino-no-match"),
        ("K11", "", "5S 2C", "clear 5S", "kasino-empty"),
        ("K16", "3C 6D 4S 5H", "9C 2C", "take 9C 3C+6D 4S+5H", "kasino-one-sum"),
    ],
)
def test_a_capture_that_is_refused(number: str, table: str, hand: str, text: str, why: str) -> None:
    """A capture that RULES.md forbids is refused with its error code; the one of K7 is legal."""
    assert code(playing(table, hand), text) == why, number


@pytest.mark.parametrize(
    ("table", "hand", "text", "why"),
    [
        ("7C", "2D 9S", "build 9 2D+7C", ""),
        ("7C", "2D 8S", "build 9 2D+7C", "kasino-no-holder"),
        ("7C", "2D 5S", "build 9 2D+7C", "kasino-no-holder"),
        ("KC", "AC AD", "build 14 AC+KC", ""),
        ("KC", "2C 2S", "build 15 2C+KC", ""),
        ("QC", "4C 10D", "build 16 4C+QC", ""),
    ],
)
def test_k3_a_build_needs_a_card_that_takes_it(table: str, hand: str, text: str, why: str) -> None:
    """K3: a nine for a build of nine; an ace as 14, the 2S as 15 and the 10D as 16 are such cards too."""
    assert code(playing(table, hand), text) == why


def test_k4_a_raise_changes_the_owner() -> None:
    """K4: a raised build belongs to the player who raised it; without a card that takes it, it is refused."""
    s = playing("", "AC 10H", "9@1 2D+7C", others="9S")
    after = act(s, "raise 10 AC b9").state
    assert [(b.value, b.owner, b.begun_by, b.is_multiple) for b in after.builds] == [(10, 0, 1, False)]
    assert code(playing("", "AC 8H", "9@1 2D+7C", others="9S"), "raise 10 AC b9") == "kasino-no-holder"


def test_k5_folding_in_makes_a_multiple() -> None:
    """K5: a build with a nine folded in cannot be raised."""
    s = act(playing("7C 9H", "2D 9S", others="AC 10H"), "build 9 2D+7C 9H").state
    assert s.builds[0].is_multiple
    assert {*s.builds[0].cards} == {"2D", "7C", "9H"}
    assert code(s, "raise 10 AC b9") == "kasino-multiple"


def test_k6_more_sevens() -> None:
    """K6: a card is laid on its equal if another one is in the hand, and refused otherwise."""
    s = act(playing("7C", "7D 7S"), "build 7 7D 7C").state
    assert s.builds[0].is_multiple
    assert code(playing("7C", "7D 8S"), "build 7 7D 7C") == "kasino-no-holder"


@pytest.mark.parametrize(("on", "svups"), [("on", 1), ("off", 0)])
def test_k10_the_five_of_spades_clears(on: str, svups: int) -> None:
    """K10: it takes all loose cards and builds, and earns a svup only by house rule."""
    s = playing("KD 3H", "5S 2C", "9@1 4C+5D", others="9S", options=Options(svupby5s=on))
    after = act(s, "clear 5S").state
    assert not after.loose
    assert not after.builds
    assert pile(after) == {*["5S", "KD", "3H", "4C", "5D"]}
    assert len(after.svups[0]) == svups


def test_k10_taken_as_a_plain_five_a_clearing_is_a_svup_by_any_rule() -> None:
    """With the house rule off, a 5S that takes a five and clears the table earns a svup."""
    after = act(playing("5H", "5S 2C", options=Options(svupby5s="off")), "take 5S 5H").state
    assert len(after.svups[0]) == 1


def test_k11_on_an_empty_table_it_can_only_be_laid() -> None:
    """K11: on an empty table the 5S has one legal move."""
    assert [str(m) for m in moves(KASINO, playing("", "5S"), Seat(0))] == ["lay 5S"]


def test_k12_who_built_captures() -> None:
    """K12: a player with a duty may not lay a card; any capture is legal, of the build or of others."""
    s = playing("4C", "9S 4D", "9@0 2D+7C", others="9H", owing=9)
    assert code(s, "lay 4D") == "kasino-owes"
    assert code(s, "lay 9S") == "kasino-owes"
    assert code(s, "take 4D 4C") == ""
    assert code(s, "take 9S b9") == ""
    assert {str(m) for m in moves(KASINO, s, Seat(0))} == {"take 4D 4C", "take 9S b9"}


def test_k13_the_last_card_for_a_build_takes_it() -> None:
    """K13: a capture with the last card for a build is refused unless it takes the build."""
    s = playing("9D", "9S", "9@0 2D+7C", others="AH", owing=9)
    assert code(s, "take 9S 9D") == "kasino-reserve"
    assert {str(m) for m in moves(KASINO, s, Seat(0))} == {"take 9S b9", "take 9S 9D b9"}


def test_k14_the_count_of_a_round() -> None:
    """K14: the points of the round are nine and three."""
    spades = [f"{r}S" for r in ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]]
    mine = ["10D", "AC", "AD", *spades[:7]]
    theirs = ["2S", "AH", "AS", *spades[7:]]
    others = [
        f"{r}{s}"
        for s in "CDH"
        for r in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        if r + s != "10D"
    ]
    mine += others[: 27 - len(mine)]
    theirs += others[len(others) - (25 - len(theirs)) :]
    assert (len({*mine}), len({*theirs}), len({*mine, *theirs})) == (27, 25, 52)
    counted = scoring.awards((cards(" ".join(mine)), cards(" ".join(theirs))), (2, 1), Seat(0), Options())
    points = {a.kind: a.points for a in counted}
    assert points["spades"] == (2, 0)
    assert points["cards"] == (1, 0)
    assert points["svups"] == (1, 0)
    assert (scoring.total(counted, 0), scoring.total(counted, 1)) == (9, 3)


def test_k15_a_tie_for_the_most_cards() -> None:
    """K15: nobody gets the point for most cards when two have as many."""
    hearts = [f"{r}{s}" for s in "CDH" for r in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]]
    piles = (cards(" ".join(hearts[:18])), cards(" ".join(hearts[18:36])), cards("2S 3S 4S"))
    counted = {a.kind: a.points for a in scoring.awards(piles, (0, 0, 0), None, Options())}
    assert counted["cards"] == (0, 0, 0)
    assert counted["spades"] == (0, 0, 2)
    assert counted["sidsten"] == (0, 0, 0)


def test_k16_several_sums_by_house_rule() -> None:
    """K16: with the house rule one card takes several sums, or two; a third is refused and not offered."""
    s = playing("3C 6D 4S 5H", "9C 2C", options=MANY)
    assert pile(act(s, "take 9C 3C+6D 4S+5H").state) == {*["9C", "3C", "6D", "4S", "5H"]}
    s = playing("3C 6D 4S 5H 2D 7H", "9C 2C", options=Options(manysums="two"))
    assert code(s, "take 9C 3C+6D 4S+5H") == ""
    assert code(s, "take 9C 3C+6D 4S+5H 2D+7H") == "kasino-two-sums"
    found = ready(KASINO.view(s, Seat(0)), Card("9C"), 9)
    assert {len(capture) for capture in found[:3]} == {2}, "each pair of equal size is one"
    assert max(map(len, found)) == 2


def test_k17_what_is_built_to_one_value_lies_together() -> None:
    """K17: a second build of one value is refused; the first is extended and becomes multiple."""
    s = playing("7C", "2D 9S", "9@1 4C+5D", others="9H")
    assert code(s, "build 9 2D+7C") == "kasino-same-value"
    after = act(s, "extend 2D+7C b9").state
    assert [(b.value, b.owner, b.begun_by, b.is_multiple) for b in after.builds] == [(9, 0, 1, True)]


# -- around them


def test_a_duty_without_a_capture_lapses() -> None:
    """A player with a duty who cannot capture may lay a card (RULES 6.1)."""
    s = playing("4C", "9S 3D", "10@1/0 2D+7C+AH", others="10H", owing=9)
    assert code(s, "lay 3D") == ""


def test_a_duty_that_cannot_be_met_is_seen_by_those_who_know() -> None:
    """A seat to move that can capture nothing sees no duty; others see it until the table is empty."""
    s = playing("4C", "9S 4D", others="QH", owing=9)
    assert KASINO.view(s, Seat(0)).owing == (9, 0)
    s = playing("4C", "9S 3D", others="QH", owing=9)
    assert KASINO.view(s, Seat(0)).owing == (0, 0)
    for reader in (Seat(1), None):
        assert KASINO.view(s, reader).owing == (9, 0)
        assert KASINO.view(replace(s, loose=()), reader).owing == (0, 0)
    assert KASINO.view(replace(s, turn=Seat(1)), Seat(0)).owing == (9, 0)


def test_a_duty_lasts_one_turn_of_its_hand() -> None:
    """A build makes a capture the duty of the next turn, after which nothing is owed."""
    s = playing("7C", "2D 9S 4D", others="KH QH JH")
    s = act(s, "build 9 2D+7C").state
    assert s.owing == (9, 0)
    s = act(s, "lay KH").state
    assert code(s, "lay 4D") == "kasino-owes"
    s = act(s, "take 9S b9").state
    assert s.owing == (0, 0)


@pytest.mark.parametrize(
    ("builds", "text", "why"),
    [
        (("9@0 2D+7C",), "build 5 AC+4C", "kasino-owns-build"),
        (("10@1/0 2D+7C+AH",), "build 5 AC+4C", "kasino-begun-build"),
        (("9@0 2D+7C", "10@1 4D+6C"), "raise 11 AC b10", "kasino-owns-build"),
        (("9@0 2D+7C",), "raise 10 AC b9", ""),
        (("10@1/0 2D+7C+AH",), "raise 11 AC b10", ""),
        ((), "build 5 AC+4C", ""),
    ],
)
def test_one_build_at_a_time(builds: tuple[str, ...], text: str, why: str) -> None:
    """Who owns or began a build may raise it, but not begin or raise another (RULES 6.3)."""
    assert code(playing("4C", "AC 5H 9S 10S JS", *builds, others="10H"), text) == why


@pytest.mark.parametrize(
    ("options", "text", "why"),
    [
        (Options(), "build 9 2D+3C+4C", "kasino-two-cards"),
        (Options(twocardbuilds="off"), "build 9 2D+3C+4C", ""),
        (Options(nobuilding="on"), "build 6 2D+4C", "kasino-no-building"),
        (Options(), "build 6 2D+4C", ""),
        (Options(), "build 15 2D+KC", "kasino-no-holder"),
        (Options(), "take AH KC+AD", ""),
        (Options(), "take AH AD", ""),
        (Options(highontable="on"), "take AH AD", ""),
        (Options(), "take AH JC+3C", ""),
        (Options(highontable="on"), "take 6S 2S+4C", ""),
        (Options(), "take KH JC+b4", "kasino-no-build"),
    ],
)
def test_a_house_rule(options: Options, text: str, why: str) -> None:
    """A move is legal or refused as the house rules in force say (RULES 8)."""
    s = playing("3C 4C KC AD JC 2S", "2D 9H 6S AH KH", options=options)
    assert code(s, text) == why


def test_builds_in_sums() -> None:
    """By house rule a build of six and a three are taken by a nine; else a build is taken whole, alone."""
    table = ("3C", "9H 2H", "6@1 2D+4C")
    assert code(playing(*table, others="6H"), "take 9H 3C+b6") == "kasino-build-in-sum"
    s = playing(*table, others="6H", options=Options(buildsinsums="on"))
    assert pile(act(s, "take 9H 3C+b6").state) == {*["9H", "3C", "2D", "4C"]}


def test_high_values_on_the_table() -> None:
    """By house rule an ace on the table may be taken as 14 together with nothing else."""
    s = playing("AD 2D", "10D 3H", options=Options(highontable="on"))
    assert code(s, "take 10D AD+2D") == ""
    assert code(playing("AD 2D", "10D 3H"), "take 10D AD+2D") == "kasino-no-match"


def test_a_capture_typed_flat_is_understood() -> None:
    """Cards typed one by one, in any order, are grouped into sums."""
    s = playing("3C 6D 9D 4S 5H", "9C 2C", options=MANY)
    for text in ("take 9c 3c 6d 9d", "TAKE 9C 9D 6D+3C", "take 9C 6D 3C 4S 5H 9D"):
        assert code(s, text) == ""
    assert str(KASINO.parse(s, Seat(0), "take 9c 6d 9d 3c")) == "take 9C 3C+6D 9D"


@pytest.mark.parametrize(
    ("table", "hand", "text", "options", "is_allowed"),
    [
        ("KC AS", "AD 2C", "take AD AS+KC", {}, True),
        ("KC 2D", "2S 3C", "take 2S 2D+KC", {}, True),
        ("3C, 8@1 6D+2H", "JS 8D", "take JS 3C+b8", {}, False),
        ("3C, 8@1 6D+2H", "JS 8D", "take JS 3C+b8", {"buildsinsums": "on"}, True),
        ("7C 2D", "9H 3S", "take 9H 2D+7C", {}, True),
        ("7C 2D 4S 5H", "9H 3S", "take 9H 2D+7C 4S+5H", {}, False),
        ("7C 2D 4S 5H", "9H 3S", "take 9H 2D+7C 4S+5H", {"manysums": "on"}, True),
        ("4C", "5D 9H", "build 9 5D+4C", {}, True),
        ("4C", "5D 8H", "build 9 5D+4C", {}, False),
        ("2C 5H", "3D 5C", "build 5 3D+2C 5H", {}, True),
        ("6C 7H 2D JS KD", "KS 3C", "take KS 6C+7H KD", {}, True),
        ("6C 7H 2D JS KD", "KS 3C", "take KS 6C+7H 2D+JS KD", {}, False),
        ("6C JH", "10D 3C", "take 10D 6C+JH", {}, False),
        ("5C JH", "10D 3C", "take 10D 5C+JH", {}, True),
        ("10C", "4D AH", "build 14 4D+10C", {}, True),
        ("10C", "5D 2S", "build 15 5D+10C", {}, True),
        ("10C", "6D 10D", "build 16 6D+10C", {}, True),
        ("10C", "7D KD", "build 17 7D+10C", {}, False),
    ],
)
def test_examples_of_other_pages(
    table: str, hand: str, text: str, options: dict[str, str], is_allowed: bool
) -> None:
    """Examples of Danish and Swedish pages on Casino, by our rules."""
    loose, *builds = table.split(", ")
    s = playing(loose, hand, *builds, options=Options(**options))  # type: ignore[arg-type]  # values of the options
    try:
        act(s, text)
    except GameError:
        assert not is_allowed
    else:
        assert is_allowed
