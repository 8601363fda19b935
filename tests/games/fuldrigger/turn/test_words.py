"""What is said for a turn's answers is true of what follows, and the hint names an answer on the screen."""

import pytest

from games.contract import Ask, Text
from games.fuldrigger.facts import ANCHORAGES, HAZARD, HOMES, NEXT, PORT, SHIPS
from games.fuldrigger.moves import Orders, Sail
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.state import State
from locales import speech
from tables.hints import way_to
from tests.games.fuldrigger.positions import ME, SPARE, do, position, ship

WIDEST = 80
"""Characters on a button, by Discord's rule."""


def first(s: State) -> Ask:
    """The first question of the turn."""
    return FULDRIGGER.ask(s, ME, FULDRIGGER.asks(s, ME)[0], ())


def said(s: State, part: str) -> list[Text]:
    """The lines of the question whose id ends so."""
    return [line for line in first(s).about if line.id == f"fuldrigger-about-{part}"]


def begun(town: str, **more: object) -> State:
    """The first turn of a company with that home."""
    at = ANCHORAGES[town][0]  # type: ignore[index]
    ships = (ship(0, n, at) for n in range(1, SHIPS + 1))
    return position(*ships, SPARE, cash=(100, 100), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "da", "is", "nl"])
def test_a_load_has_its_price_way_and_risk_on_the_button(language: str) -> None:
    """All loads of the first turn fit on a button, in each language, for one ship or for three."""
    say = speech(language).say
    for town in HOMES:
        for value in first(begun(town)).values:
            if value.label.id == "fuldrigger-label-load":
                assert {"cost", "money", "count", "risk"} <= {*value.label.params}
                assert len(say(value.label.id, **value.label.params)) <= WIDEST


def test_the_home_list_and_both_hints_name_the_same_load() -> None:
    """From each home: the list's load is the first button of the load step, and the one its hint names."""
    for town in HOMES:
        s = begun(town)
        loads = [value for value in first(s).values if value.label.id == "fuldrigger-label-load"]
        told = FULDRIGGER.coach.advise(FULDRIGGER.view(s, ME))
        assert told is not None
        way = way_to(FULDRIGGER, s, ME, told.move)
        assert way is not None
        found = way.labels
        assert len(found) == 1
        assert found[0].params["money"] == told.why.params["brings"]
        assert loads[0].label.params["money"] == told.why.params["brings"]
        assert found[0].params["count"] == told.why.params["spaces"]


def test_the_way_of_a_load_is_the_way_that_is_sailed() -> None:
    """Spaces on the button, then to go, then sailed of all, then to go again: they add up."""
    s = do(position(ship(0, 1, "LON"), SPARE, cash=(30, 0)), "orders buy cloth 1 to BAI")
    (bound,) = said(s, "bound-sells")
    s = do(s, "roll", 12)
    (sails,) = said(s, "sails")
    assert sails.params["all"] == bound.params["count"]
    whole = FULDRIGGER.ask(s, ME, FULDRIGGER.asks(s, ME)[0], ("all",)).whole
    s = do(s, str(whole))
    s = do(do(s, "end"), "end") if s.sea.turn == ME else do(s, "end")
    (later,) = said(s, "bound-sells")
    assert later.params["count"] == bound.params["count"] - sails.params["count"]  # type: ignore[operator]


def test_a_better_course_is_named_with_its_reason_or_not_at_all() -> None:
    """Wine for far Nagasaki does better nearer: the line says what speaks for the other town."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="NAG"), SPARE, cash=(0, 0), dice=(1, 1, 1))
    (better,) = said(s, "better-sells")
    assert better.params["why"] in ("dearer", "sooner", "safer", "both")


def _before_a_calm() -> tuple[State, str]:
    """A loaded ship whose way into the next port leads through a calm, and the port."""
    for at, kind in HAZARD.items():
        for beside in NEXT[at] if kind == "calm" else ():
            for town, ends in ANCHORAGES.items():
                s = position(ship(0, 1, beside, "wine", 30, 20, course=town), SPARE, dice=(6, 6, 6))
                lines = said(s, "arrives") if beside not in PORT and ends else []
                if lines and lines[0].params["calm"]:
                    return s, town
    raise AssertionError


def test_a_calm_is_named_and_a_becalmed_ship_keeps_its_destination() -> None:
    """The chance of the calm is told; on a 2 the ship lies still, is said to miss its turn, then sails on."""
    s, town = _before_a_calm()
    assert said(s, "arrives")[0].params["calm"] == 58
    whole = FULDRIGGER.ask(s, ME, FULDRIGGER.asks(s, ME)[0], ("all",)).whole
    assert isinstance(whole, Orders)
    assert isinstance(whole.parts[0], Sail)
    s = do(s, str(whole), 2)
    assert s.sea.ships[0].course == town
    s = do(do(s, "end"), "end") if s.sea.turn == ME else do(s, "end")
    assert said(s, "misses")


def test_a_ship_told_to_stay_is_named_at_the_end() -> None:
    """It has not sailed, so it is not said that the ships have done all they can."""
    s = position(ship(0, 1, "DOV", "wine", 30, course="BAI"), SPARE, dice=(1, 1, 1))
    assert said(do(s, "orders stay 1"), "unsailed")[0].params["ship"] == 1
    assert not said(do(s, "orders stay 1"), "done")
    assert said(do(s, "orders sail 1 towards BAI"), "done")


def test_the_falling_price_is_told_where_it_falls() -> None:
    """Two loads of spices in London: the second brings less; one of spices and one of tea do not."""
    both = ship(0, 1, "LON", "spices", 70, 64), ship(0, 2, "LON", "spices", 70, 64)
    assert said(position(*both, SPARE, dice=(3, 3, 3), moved=(1, 2)), "falls")
    other = both[0], ship(0, 2, "LON", "tea", 70, 64)
    assert not said(position(*other, SPARE, dice=(3, 3, 3), moved=(1, 2)), "falls")


def test_what_costs_a_ship_a_load_or_the_peace_is_red_and_last_of_its_kind() -> None:
    """Throwing a load overboard, selling a ship and declaring war are; nothing else of the menu is."""
    s = position(ship(0, 1, "DOV", "wine", 30), ship(0, 2, "LON", "wine", 30), SPARE)
    key = FULDRIGGER.asks(s, ME)[0]
    yard = FULDRIGGER.ask(s, ME, key, ("more", "yard")).values
    grave = [value.token.split()[0] in ("dump", "scrap") for value in yard]
    assert grave == sorted(grave)
    assert [value.tone == "strike" for value in yard] == grave
    menu = FULDRIGGER.ask(s, ME, key, ("more",)).values
    assert [value.token for value in menu if value.tone == "strike"] == ["war"]
    of_ship = FULDRIGGER.ask(s, ME, key, ("ship 1",)).values
    assert [value.token for value in of_ship if value.tone == "strike"] == ["yard dump 1", "yard scrap 1"]


def test_the_last_round_is_said_and_no_load_is_offered_that_cannot_arrive() -> None:
    """In round 30 of 30, from London: only towns within a roll of 18; after a roll of 9, none."""
    s = begun("LON", round=30)
    assert said(s, "last")
    loads = [value for value in first(s).values if value.label.id == "fuldrigger-label-load"]
    assert {value.label.params["town"].id for value in loads} >= {"fuldrigger-town-bgn"}  # type: ignore[union-attr]
    assert "fuldrigger-town-bai" not in str(loads)
    after = do(s, "roll", 9)
    assert said(after, "last")
    assert "fuldrigger-label-load" not in {value.label.id for value in first(after).values}
    assert not said(begun("LON", round=29), "last")


def test_one_sale_is_named_by_its_own_price() -> None:
    """The way to a single sale names that ship and what it brings, not the sum of all that can be sold."""
    s = position(ship(0, 1, "LIS", "grain", 20, 12), ship(0, 2, "LIS", "grain", 20, 12), SPARE)
    every, one, two = first(s).values[:3]
    for value, spelled in ((one, "sell 1"), (two, "sell 2"), (every, "orders sell 1; sell 2")):
        way = way_to(FULDRIGGER, s, ME, FULDRIGGER.parse(s, ME, spelled))
        assert way is not None
        assert way.labels == (value.label,)
    assert every.label.params["money"] > one.label.params["money"]  # type: ignore[operator]
