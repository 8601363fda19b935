"""The gauntlet: the same deals for both players, figures that are right, and players that are there."""

import pytest

from benchmarks.gauntlet import habits
from benchmarks.gauntlet.__main__ import chosen, gauntlet, main
from benchmarks.gauntlet.contests import CONTESTS, player
from benchmarks.gauntlet.figures import Line, ratings, table, wilson
from benchmarks.gauntlet.matches import Spent, play
from benchmarks.versions.checkouts import ROOT
from games.registry import GAMES
from games.stratego.moves import Act
from games.stratego.views import Space
from tests.games.stratego import positions

BY_NAME = {one.name: one for one in CONTESTS}


@pytest.mark.parametrize("name", ["cribbage", "olsen-base", "olsen-crazy", "goofspiel"])
def test_a_player_wins_half_of_each_deal_against_itself(name: str) -> None:
    """With the seats exchanged the second game of a deal is the first again, won by the other one."""
    for number in range(3):
        assert sum(play(BY_NAME[name], ("middle", "middle"), number).wins) == 1


def test_deals_differ_and_repeat() -> None:
    """Another number is another deal; the same one gives the same wins."""
    pair = ("middle", "easy")
    wins = [play(BY_NAME["cribbage"], pair, number).wins for number in range(6)]
    assert wins == [play(BY_NAME["cribbage"], pair, number).wins for number in range(6)]
    assert len(set(wins)) > 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (400, 400, 0.990, 1.0), (0, 0, 0.0, 1.0)]
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    """The bounds of known examples."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_ratings_are_elos() -> None:
    """Three wins of four are 190 points, and two such steps are twice that; the weakest has 0."""
    spent = (Spent(), Spent())
    lines = [Line("x", ("b", "a"), 4000, 3000, spent), Line("x", ("c", "b"), 4000, 3000, spent)]
    assert ratings(lines) == pytest.approx({"a": 0, "b": 191, "c": 381}, abs=2)
    assert [row.count("|") for row in table(lines)] == [8] * 4


def test_its_table_is_the_same_with_processes(capsys: pytest.CaptureFixture[str]) -> None:
    """A run prints a row for each pair; wins do not depend on the number of processes."""
    jobs = [(CONTESTS.index(BY_NAME["goofspiel"]), ("middle", "easy"), number) for number in range(4)]
    found = [[line._replace(spent=()) for line in gauntlet(jobs, n)] for n in (1, 2)]  # type: ignore[arg-type]
    assert found[0] == found[1]
    assert main(["goofspiel", "--games", "8", "--processes", "1"]) == 0
    assert "| goofspiel | middle - easy | 8 |" in capsys.readouterr().out


def test_every_game_has_a_contest_and_its_players() -> None:
    """Each game has a contest, and every player of its pairs can be made."""
    assert {one.key for one in CONTESTS} == {*GAMES}
    for contest in CONTESTS:
        assert contest.rules() is not None
        for pair in contest.pairs():
            assert all(callable(player(contest.key, name)) for name in pair)


def test_a_player_of_another_version_is_told_every_move() -> None:
    """With today's code as the other version its player makes the same moves, in a process of its own."""
    for name in ("cribbage", "kinaskak"):
        here = play(BY_NAME[name], ("middle", "easy"), 1)
        there = play(BY_NAME[name], (f"middle@{ROOT}", f"easy@{ROOT}"), 1)
        assert there.wins == here.wins
        assert [one.decisions for one in there.spent] == [one.decisions for one in here.spent]
        assert all(one.seconds > 0 for one in there.spent)
    with pytest.raises(ValueError, match="cribbage has no player godly@"):
        player("cribbage", f"godly@{ROOT}")
    with pytest.raises(ValueError, match="no commit nowhere"):
        player("cribbage", "middle@nowhere")


def test_names_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown game or player ends with 2 and is named; a key stands for all its variants."""
    assert [one.key for one in chosen(["olsen"])] == ["olsen"] * 6
    assert [one.name for one in chosen(["olsen-crazy", "cribbage"])] == ["cribbage", "olsen-crazy"]
    assert (main(["chess"]), main(["cribbage", "--pairs", "strong-godly"])) == (2, 2)
    assert capsys.readouterr().err.splitlines()[-1] == "cribbage has no player godly"


@pytest.mark.parametrize(
    ("move", "used"),
    [
        ("E4-E5", ["spy", "spy beats marshal"]), ("H4-H6", ["cannon"]), ("D4-D9", ["scout"]),
        ("F4-F6", ["captain"]), ("F4-F5", []), ("D4-D5", []), ("J4-J5", []),
    ],
)  # fmt: skip
def test_habits_count_what_is_special_to_a_piece(move: str, used: list[str]) -> None:
    """A spy attacks, a cannon fires, scout and captain go further than one space; others count nothing."""
    s = positions.placed("R2 E4", "R1 H4", "R3 D4", "R6 F4", "R5 J4", "G9 E5", "B4 H6", "Y4 A5")
    start, end = move.split("-")
    steps = [(s, None, Act(Space(start), Space(end)))]
    assert [*habits.battles(steps, positions.act(s, move).state)] == used


def test_habits_tell_shares_of_games_and_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """A run prints how often a thing happened and who won; a game that is played again is the same."""
    printed = []
    for _ in range(2):
        assert habits.main(["fuldrigger", "--games", "1", "--options", "rounds=10"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "fuldrigger: 1 games" in printed[0]
    assert "wins by seat: " in printed[0]
    assert "buys cloth" in printed[0]
