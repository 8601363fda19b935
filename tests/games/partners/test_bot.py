"""The bot: it plays for its team."""

import random

import pytest

from games.chance import Derived
from games.contract import Seat, moves
from games.partners.bot import weighing
from games.partners.moves import Give, Move
from games.partners.rules import PARTNERS
from games.partners.state import State
from games.partners.views import Kind, PartnersView
from games.search import Pseudo
from tests.games.matches import drawn, whole
from tests.games.partners.players import Player, at_random, greedy, wins
from tests.games.partners.positions import playing


def the_bot(view: PartnersView, chooser: random.Random) -> Move:
    """Returns the bot's move."""
    return weighing.best(view)


def of_strength(strength: str) -> Player:
    """Returns the bot of that strength."""

    def player(view: PartnersView, chooser: random.Random) -> Move:
        move = PARTNERS.choose(view, tuple, Pseudo(chooser.getrandbits(32)), strength)
        assert move is not None
        return move

    return player


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [
        drawn(the_bot, at_random, 30, 28),
        drawn(the_bot, greedy, 24, 15),
        drawn(of_strength("middle"), of_strength("easy"), 20, 12),
        whole(the_bot, at_random, 100, 90),
        whole(the_bot, greedy, 400, 220),
        whole(of_strength("middle"), of_strength("easy"), 100, 60),
        whole(of_strength("strong"), of_strength("middle"), 100, 60),
    ],
)
def test_two_of_it_win(one: Player, other: Player, games: int, least: int) -> None:
    """A pair of each strength beats one of that below, and random and greedy pairs."""
    assert sum(wins(number, one, other) for number in range(games)) >= least


def choice(s: State, seat: int = 0) -> str:
    """Returns the bot's move there."""
    view = PARTNERS.view(s, Seat(seat))
    found = PARTNERS.choose(view, lambda: moves(PARTNERS, s, Seat(seat)), Derived(b"bot", 0), "strong")
    return str(found)


@pytest.mark.parametrize(
    ("why", "board", "hand", "move"),
    [
        ("it knocks out", "Y 18 40, R 20 24", "2 3", "2 Y1"),
        ("it spares its partner", "Y 18, B 20, R 50", "2 3", "3 Y1"),
        ("it does not die on a pair", "Y 18, R 20 20", "2 3", "3 Y1"),
        ("it goes home", "Y 60 30", "6", "6 Y1"),
        ("it swaps for gain", "Y 1, R 63", "SW", "SW Y1 R1"),
        ("it helps its partner", "Y H1 H2 H3 H4, B 20 50, R 22", "2", "2 B1"),
        ("four back from the start", "Y 0*", "-4 2", "-4 Y1"),
        ("it hits twice with a seven", "Y 10 20, G 13 24", "7", "7 Y1+3 Y2+4"),
    ],
)
def test_it_does_what_any_player_would(why: str, board: str, hand: str, move: str) -> None:
    """The bot makes the expected move in a clear position."""
    found = choice(playing(board, hand))
    assert {*found.split()} == {*move.split()}, why


def giving(board: str, hand: str) -> State:
    """Returns a state in which all four have still to give; seat 0 holds these cards."""
    s = playing(board, hand, others="2 3 5 9")
    return s.__class__(
        **{f: getattr(s, f) for f in s.__struct_fields__}
        | {"phase": "give", "given": (None,) * 4, "received": (None,) * 4}
    )


def test_it_gives_a_start_card_to_a_partner_without_a_piece() -> None:
    """The bot gives it with pieces of its own on the board, or with a second start card."""
    assert choice(giving("Y 10 20 H4, R 30, G 50", "8S 2 5 9")) == "give 8S"
    assert choice(giving("", "8S 13S 5 9")) in ("give 8S", "give 13S")


def test_it_keeps_its_only_start_card_while_the_partner_plays() -> None:
    """The best card to give to a partner with pieces on the board is not the bot's only start card."""
    view = PARTNERS.view(giving("B 40 50 H4, R 30", "8S 2 5 9"), Seat(0))
    assert weighing.best(view) != Give(Kind("8S"))
