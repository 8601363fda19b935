"""The bot: it counts seen cards, builds and guards."""

import random

import pytest
from msgspec.structs import replace

from games.cards import rank
from games.contract import Seat
from games.kasino.bot import weigher, weighing
from games.kasino.knowledge import unseen
from games.kasino.moves import Lay, Move
from games.kasino.rules import KASINO
from games.kasino.state import State
from games.kasino.values import points
from games.kasino.views import KasinoView
from games.search import Pseudo
from tests.games.kasino.players import Player, at_random, greedy, wins
from tests.games.kasino.positions import playing
from tests.games.matches import drawn, whole


def the_bot(s: State, seat: Seat, chooser: random.Random) -> Move:
    """Returns the bot's move."""
    return weigher.best(KASINO.view(s, seat))


def of_strength(strength: str) -> Player:
    """Returns the bot of that strength."""

    def player(s: State, seat: Seat, chooser: random.Random) -> Move:
        chance = Pseudo(chooser.getrandbits(32))
        move = KASINO.choose(KASINO.view(s, seat), tuple, chance, strength)
        assert move is not None
        return move

    return player


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [
        drawn(of_strength("middle"), of_strength("easy"), 24, 14),
        drawn(the_bot, at_random, 12, 11),
        drawn(the_bot, greedy, 20, 14),
        whole(of_strength("middle"), of_strength("easy"), 100, 60),
        whole(of_strength("strong"), of_strength("middle"), 100, 60),
        whole(the_bot, at_random, 100, 95),
        whole(the_bot, greedy, 400, 220),
    ],
)
def test_it_wins_for_two(one: Player, other: Player, games: int, least: int) -> None:
    """Each strength beats the one below, and the bot random moves and a player who looks one card ahead."""
    assert sum(wins(number, one, other) for number in range(games)) >= least


def test_the_strong_bot_repeats_its_moves() -> None:
    """From the same view and the same chance comes the same move."""
    view = KASINO.view(playing("QC 3D 8H", "KS JH 5C AD", others="8C 9C 2H 4H"), Seat(0))
    assert len({str(KASINO.choose(view, tuple, Pseudo(7), "strong")) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("why", "table", "hand", "others", "builds", "moves"),
    [
        ("it takes the big casino", "10D 4C 6H", "10H 9C", "QH QC", (), {"take 10H 10D 4C+6H"}),
        ("it sweeps", "3C 4D", "7H 9C", "QH QC", (), {"take 7H 3C+4D"}),
        (
            "it takes spades rather than as many others",
            "3S 4S 2D 5D",
            "7H KC",
            "QH QC",
            (),
            {"take 7H 3S+4S"},
        ),
        ("it leaves nothing to be swept", "9C", "2D KH", "QH QC", (), {"lay KH"}),
        ("it takes its own build back", "QC", "9S 3H", "QH KC", ("9@0 2D+7C",), {"take 9S b9"}),
        ("it builds on an ace", "AS QC KD", "8D 9S", "QH 2C", (), {"build 9 8D+AS"}),
    ],
)
def test_it_does_what_any_player_would(
    why: str, table: str, hand: str, others: str, builds: tuple[str, ...], moves: set[str]
) -> None:
    """In a position with an obvious move it chooses that move."""
    view = KASINO.view(playing(table, hand, *builds, others=others), Seat(0))
    assert str(weigher.best(view)) in moves, why


@pytest.mark.parametrize(
    ("table", "hand", "others", "move"),
    [
        ("10D 4C 6H", "10H 9C", "QH QC", "take 10H 10D 4C+6H"),
        ("3C 4D", "7H 9C", "QH QC", "take 7H 3C+4D"),
        ("9C", "2D KH", "QH QC", "lay KH"),
    ],
)
def test_the_strong_bot_does_the_obvious_too(table: str, hand: str, others: str, move: str) -> None:
    """It takes the big casino, sweeps, and leaves nothing to be swept."""
    view = KASINO.view(playing(table, hand, others=others), Seat(0))
    assert str(KASINO.choose(view, tuple, Pseudo(1), "strong")) == move


def test_it_lays_no_bare_ace_while_it_holds_a_plain_card() -> None:
    """In twelve games no ace is laid on the table by a hand with a card that is worth no point."""
    bare = []

    def watched(s: State, seat: Seat, chooser: random.Random) -> Move:
        move = the_bot(s, seat, chooser)
        if isinstance(move, Lay) and rank(move.card) == "A" and not all(map(points, s.hands[seat])):
            bare.append((s.hands[seat], move))
        return move

    for number in range(12):
        wins(number, watched, watched)
    assert not bare


def test_it_counts_the_cards_that_have_gone() -> None:
    """A queen is a smaller risk when the other queens are in the piles."""
    fresh = KASINO.view(playing("QC 3D", "KS JH", others="8C 9C"), Seat(0))
    gone = KASINO.view(playing("QC 3D", "KS JH", others="8C 9C", piles=("QS QH", "QD 4C")), Seat(0))
    assert fear(fresh, "QC") > fear(gone, "QC")


def fear(view: KasinoView, lying: str) -> float:
    """Returns the expected gain of the next player on a table with only this card."""
    cost = weighing.prices(view)
    gains = weighing.best_gains((lying,), (), cost)
    return weighing.expected_best([weighing.gain_of(card, gains, cost, 0.0) for card in unseen(view)], 4)


def test_most_spades_are_worth_nothing_once_somebody_has_them() -> None:
    """The price of a spade falls when a player has captured seven of them."""
    view = KASINO.view(playing("QC 3D", "KS JH"), Seat(0))
    won = replace(view, piles=(tuple(f"{rank}S" for rank in ["3", "4", "6", "7", "8", "9", "10"]), ()))
    assert weighing.prices(won).by_card["KS"] < weighing.prices(view).by_card["KS"]


def test_the_best_of_a_hand_is_counted_exactly() -> None:
    """The expected maximum of a sample and the chance of a sample without certain cards are exact."""
    assert weighing.expected_best([3.0, 0.0, 0.0, 0.0], 2) == pytest.approx(1.5)
    assert weighing.expected_best([3.0, 2.0, 1.0], 2) == pytest.approx((3 + 3 + 2) / 3)
    assert weighing.chance_none(2, 10, 4) == pytest.approx(70 / 210)
