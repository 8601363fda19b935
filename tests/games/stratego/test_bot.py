"""The bot: its strength, its choices in clear positions, and that it is given views only."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.contract import Seat, moves
from games.stratego.bot.guesses import Guesses
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import Space
from tests.games.stratego.players import at_random, greedy, ours, wins
from tests.games.stratego.positions import act, chance, placed


@pytest.mark.sampled("strength")
def test_it_beats_three_random_players() -> None:
    """The bot wins at least 10 of 12 games."""
    assert sum(wins(number, ours, at_random) for number in range(12)) >= 10


@pytest.mark.sampled("strength")
def test_it_holds_its_own_against_three_greedy_players() -> None:
    """The bot wins at least 8 of 30 games, more than a quarter, against players who look one move ahead."""
    assert sum(wins(number, ours, greedy) for number in range(30)) >= 8


@pytest.mark.soak
def test_its_strength_over_many_games() -> None:
    """The bot wins at least 60 of 100 games against random players, and 32 % of 200 against greedy ones."""
    assert sum(wins(number, ours, at_random) for number in range(100)) >= 60
    assert sum(wins(number, ours, greedy) for number in range(200)) >= 64


def choice(s: State, seat: int = 0) -> str:
    """Returns the bot's move in the position."""
    offered = moves(STRATEGO, s, Seat(seat))
    found = STRATEGO.choose(STRATEGO.view(s, Seat(seat)), lambda: offered, chance(), "middle")
    assert found in offered
    return str(found)


FAR = ("G4 M5", "B4 K15", "Y4 A5")


@pytest.mark.parametrize(
    ("why", "pieces", "move"),
    [
        ("it wins when it can", ("R5 RING R", "R9 H6", *FAR), "RING-TURRET"),
        ("it hands the flag on to win", ("R5 RING R", "R4 TURRET", *FAR), "RING-TURRET"),
        ("it stops who is about to win", ("R7 H6", "R5 F1 R", "G4 RING G", *FAR[1:]), "H6-RING"),
        ("its cannon stops him too", ("R1 H4", "R5 F1 R", "G9 H6 G", *FAR[1:]), "H4-H6"),
        ("it brings the flag on", ("R7 H2 R", *FAR), "H2-H3"),
    ],
)
def test_it_does_what_is_plain(why: str, pieces: tuple[str, ...], move: str) -> None:
    """The bot makes the expected move in a clear position."""
    assert choice(placed(*pieces)) == move, why


def test_it_does_not_run_into_what_it_knows() -> None:
    """The bot does not attack a marshal whose rank is known with a sergeant."""
    s = placed("R4 E4", "R4 F1 R", "G9 E5", *FAR[1:])
    known = tuple(replace(p, known=True) if p.space == "E5" else p for p in s.pieces)
    assert choice(replace(s, pieces=known)) != "E4-E5"


def test_a_long_run_betrays_a_scout() -> None:
    """A long straight move makes it certain that a piece is a scout, a move round a corner a captain."""
    s = act(placed("R3 D4", "R5 E1", *FAR), "D4-D9").state
    view = STRATEGO.view(s, Seat(1))
    n = next(n for n, p in enumerate(view.pieces) if p.space == Space("D9"))
    assert Guesses(view).odds(n)[3] == 1.0
    bent = act(placed("R6 D4", "R5 E1", *FAR), "D4-E5").state
    view = STRATEGO.view(bent, Seat(1))
    n = next(n for n, p in enumerate(view.pieces) if p.space == Space("E5"))
    assert Guesses(view).odds(n)[6] == 1.0


def test_it_sets_up_differently_each_time_and_keeps_its_flag_with_a_strong_piece() -> None:
    """The bot sets up 20 different armies in 20 games, each with a rank of 6 or more at the flag."""
    armies = set()
    for number in range(20):
        s = STRATEGO.start(4, STRATEGO.Options(), chance(number)).state
        for n in range(30):
            if s.ready[0]:
                break
            view = STRATEGO.view(s, Seat(0))
            s = STRATEGO.apply(s, Seat(0), ours(view, chance(n)), chance(100 * number + n)).state
        assert s.ready[0]
        assert s.armies[0][16] >= 6
        armies.add(s.armies[0])
    assert len(armies) == 20


def test_it_agrees_to_a_draw_that_others_want() -> None:
    """The bot agrees after another player and only once, and not when its flag is next to the castle."""
    s = replace(placed("R5 E4", "R4 F1 R", *FAR), quiet=40)
    assert choice(s) != "draw yes"
    assert choice(replace(s, agreed=(Seat(2),))) == "draw yes"
    assert choice(replace(s, agreed=(Seat(0), Seat(2)))) != "draw yes"
    near = replace(placed("R5 H6 R", "R4 F1", *FAR), quiet=40, agreed=(Seat(2),))
    assert choice(near) == "H6-RING"


def test_it_is_given_no_state() -> None:
    """The bot's modules name neither `State` nor `stratego.state` nor `stratego.reveal`."""
    room = Path(__file__).parents[3] / "games" / "stratego" / "bot"
    for path in room.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "State" not in text
        assert "stratego.state" not in text
        assert "stratego.reveal" not in text
