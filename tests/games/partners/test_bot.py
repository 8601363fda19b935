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
from tests.games.partners.players import Player, at_random, greedy, wins
from tests.games.partners.positions import playing


def the_bot(view: PartnersView, chooser: random.Random) -> Move:
    """Returns the bot's move."""
    return weighing.best(view)


@pytest.mark.sampled("strength")
def test_two_of_it_beat_two_random_players() -> None:
    """Two bots win at least 28 of 30 games."""
    assert sum(wins(number, the_bot, at_random) for number in range(30)) >= 28


@pytest.mark.sampled("strength")
def test_two_of_it_beat_two_greedy_players() -> None:
    """Two bots win at least 15 of 24 games against players who look one card ahead."""
    assert sum(wins(number, the_bot, greedy) for number in range(24)) >= 15


@pytest.mark.soak
def test_its_strength_over_many_games() -> None:
    """Two bots win at least 90 of 100 games against random players and 220 of 400 against greedy ones."""
    assert sum(wins(number, the_bot, at_random) for number in range(100)) >= 90
    assert sum(wins(number, the_bot, greedy) for number in range(400)) >= 220


def of_strength(strength: str) -> Player:
    """Returns the bot of that strength."""

    def player(view: PartnersView, chooser: random.Random) -> Move:
        move = PARTNERS.choose(view, tuple, Pseudo(chooser.getrandbits(32)), strength)
        assert move is not None
        return move

    return player


@pytest.mark.sampled("strength")
def test_a_middle_pair_beats_an_easy_one() -> None:
    """Two bots win at least 12 of 20 games against two easy ones."""
    players = of_strength("middle"), of_strength("easy")
    assert sum(wins(number, *players) for number in range(20)) >= 12


@pytest.mark.soak
@pytest.mark.parametrize(("one", "other"), [("middle", "easy"), ("strong", "middle")])
def test_a_stronger_pair_beats_a_weaker_one_over_many_games(one: str, other: str) -> None:
    """Two bots win at least 60 of 100 games against two of the strength below."""
    players = of_strength(one), of_strength(other)
    assert sum(wins(number, *players) for number in range(100)) >= 60


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
