"""The picker with the asks of real games: which picks are made automatically."""

from functools import partial
from typing import Any

from cogs.pages import picker
from cogs.pages.answers import style
from cogs.pages.picker import Question, Walk
from cogs.wire.layouts import Style
from games.contract import Seat
from games.fuldrigger.rules import FULDRIGGER
from games.stratego.rules import STRATEGO
from tables.views import TableId
from tests.games.fuldrigger.positions import position, ship
from tests.games.stratego.positions import placed


def pressed(game: Any, state: Any, *tokens: str) -> Walk:
    """The walk after presses of these values by seat 0."""
    asks = partial(game.ask, state, Seat(0), game.asks(state, Seat(0))[0])
    walk = picker.begin(Question(TableId(1), Seat(0), 1, 1, asks))
    for token in tokens:
        walk = picker.step(walk, picker.place_of(walk.ask, token))
        walk = picker.skip_single(walk)
    return walk


BESET = ("R4 A5", "R3 B5", "G5 A6")
"""The four in the corner can only attack the piece before it."""


def test_a_piece_with_one_place_to_go_is_asked_where_to():
    """Stratego: a move that cannot be taken back is never the press of the piece alone."""
    walk = pressed(STRATEGO, placed(*BESET), "A5")
    assert [value.token for value in walk.ask.values] == ["A6"]
    assert walk.whole is None
    assert (pressed(STRATEGO, placed(*BESET), "A5", "A6")).whole is not None


def test_an_attack_does_not_look_like_a_step():
    """The button of an attack is red (danger), that of a step blue (primary)."""
    walk = pressed(STRATEGO, placed(*BESET), "B5")
    assert {style(value) for value in walk.ask.values} == {Style.primary}
    walk = pressed(STRATEGO, placed(*BESET), "A5")
    assert [style(value) for value in walk.ask.values] == [Style.danger]


def test_what_is_sold_is_shown_where_there_is_one_thing_too():
    """Fuldrigger: the word on the menu does not say which ship sells."""
    laden = position(ship(0, 1, "LON", "spices", 70, 64), ship(0, 2, "AMS"), dice=(3, 3, 3))
    walk = pressed(FULDRIGGER, laden, "more", "sell")
    assert [value.token for value in walk.ask.values] == ["1"]
    assert walk.whole is None


def test_an_attack_shows_whom_where_there_is_one_enemy_too():
    """Fuldrigger: the only enemy is offered as a choice, and the attack is no whole move before it."""
    beside = [ship(0, n, "ALB", privateer=True) for n in (1, 2)]
    s = position(*beside, ship(1, 1, "ALB-ION.1"), war=True, dice=(3, 3, 3))
    walk = pressed(FULDRIGGER, s, "attack")
    assert [value.token for value in walk.ask.values] == ["2 at ALB-ION.1"]
    assert walk.whole is None
