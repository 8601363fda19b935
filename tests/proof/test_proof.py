"""A few cases of runs drawn by the seed; a broken promise is counted, told and stored."""

from pathlib import Path
from typing import Any

import pytest

from games.chance import Derived
from games.registry import GAMES
from tables.model import exposure
from tests import proof
from tests.contract.leaks import equal_views_come_with_equal_events
from tests.contract.records import play, play_late
from tests.proof import RUNS, faults, games, lives, redeals
from tests.proof.__main__ import main
from tests.proof.report import read
from tests.proof.runs import Found, Run
from tests.sampling import drawn
from tests.tables.actions.test_exposure_machine import Seats

FEW = {"games": 8, "redeals": 20, "lives": 4, "fuzz": 80, "faults": 12, "kills": 1, "canaries": 6}
"""Cases of each run in the normal run of the tests."""
FAR = 1_000_000
"""The seed draws where a run begins, below this number."""


@pytest.mark.sampled("promises")
@pytest.mark.parametrize("name", sorted(RUNS))
def test_a_few_cases_keep_the_promise(name: str) -> None:
    """A few cases of each run, drawn by the seed: no fault."""
    run = RUNS[name]
    (at,) = drawn(f"proof {name}", FAR // run.batch, 1)
    found = run.work(1, range(at * run.batch, at * run.batch + FEW[name]))
    assert found.faults == []
    assert found.done > 0


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("cribbage", 10_000_708),
        ("cribbage", 10_003_390),
        ("kinaskak", 10_002_544),
        ("olsen", 10_000_342),
        ("olsen", 10_001_860),
        ("partners", 10_000_539),
    ],
)
def test_what_may_be_known_after_a_new_deal_is_no_leak(key: str, number: int) -> None:
    """A card or suit played or named last, and the card from one's partner, are told and then in no view."""
    equal_views_come_with_equal_events(games.of(play(key, number)))


def test_a_table_cleared_with_the_last_card_of_a_round_is_no_leak() -> None:
    """Kasino tells of it as of a capture, and the view after it is of the new deal."""
    equal_views_come_with_equal_events(play_late("kasino", 1_188))


def test_a_card_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The re-deals fail if a view has more than its seat may know."""
    game = type(GAMES["cribbage"])
    monkeypatch.setattr(game, "view", lambda self, s, seat: self.load(self.dump(s), 1))
    monkeypatch.setattr(
        game, "imagine", lambda self, view, chance: GAMES["cribbage"].start(2, self.Options(), chance).state
    )
    found = redeals.work(1, range(redeals.A_GAME))
    assert found.faults


def test_a_lost_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs with faults fail where the log lacks its last entry."""
    entries = faults.Game.entries

    async def fewer(self: faults.Game) -> list[Any]:
        return (await entries(self))[:-1]

    monkeypatch.setattr(faults.Game, "entries", fewer)
    assert faults.work(1, range(1)).faults == ["cribbage: a move was accepted and is not in the log"]


def test_a_board_is_of_the_table_that_its_buttons_name() -> None:
    """A number that stands elsewhere in a message is no table's."""
    shown = {"type": 1, "components": [{"type": 2, "custom_id": "s:rematch:1", "label": "x:2"}]}
    message = {"components": [shown, {"type": 11, "media": {"url": "http://x:2/1:2"}}]}
    assert [faults.is_of(message, table) for table in (1, 2)] == [True, False]


def test_a_second_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lives fail where anybody may sit anywhere."""
    monkeypatch.setattr(exposure, "may_sit", lambda game, table, person, seat: True)
    found = lives.work(1, range(20))
    assert any("has been shown" in fault for fault in found.faults)


def test_lives_have_all_that_moves_a_seat() -> None:
    """Each step of the machine of Hypothesis is drawn here too, with the same particulars."""
    here = Seats()
    state = here.setup_state()
    here.teardown()
    for steps, ours in ((state.rules, lives.RULES), (state.initializers, {"begin": lives.BEGIN})):
        assert {one.function.__name__: set(one.arguments) for one in steps} == {
            name: set(particulars) for name, particulars in ours.items()
        }


@pytest.mark.parametrize("broken", ["load", "outcome"])
def test_a_broken_contract_is_found(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games fail where a state does not come back from the store, and where a game never ends."""
    game = GAMES["cribbage"]
    kept = game.start(2, game.Options(), Derived(b"broken", 0)).state
    monkeypatch.setattr(type(game), broken, lambda self, *args: kept if broken == "load" else None)
    (fault,) = games.work(1, range(1)).faults
    assert fault.endswith("\ngame 10000000 of cribbage\n")


def broken(seed: int, numbers: range) -> Found:
    """A promise that every seventh number breaks."""
    return Found(len(numbers), [f"{n} of seed {seed}" for n in numbers if n % 7 == 0])


def test_what_a_run_has_come_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Faults are counted over all processes and sittings, told, and stored; the exit code says so."""
    monkeypatch.setitem(proof.RUNS, "broken", Run("numbers", "none is a multiple of seven", 100, 10, broken))
    store = tmp_path / "build" / "proof.json"
    words = ["broken", "--seed", "3", "--processes", "2", "--results", str(store)]
    assert main([*words, "--count", "30"]) == 1
    assert main([*words, "--first", "31", "--count", "4"]) == 0
    said = capsys.readouterr()
    assert "broken: 30 numbers, 5 faults; seed 3 from 0" in said.out
    assert "28 of seed 3" in said.err
    assert [(one.done, one.faults) for one in read(store)] == [(30, 5), (4, 0)]
    main(["--table", "--results", str(store)])
    assert "| broken | 34 | 100 | 5 | 3, 0 to 34 |" in capsys.readouterr().out


def test_runs_go_on_in_turn_until_all_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Within the hours each run goes on where its results end, the one that is least far first."""
    for name, full in (("few", 20), ("many", 40)):
        monkeypatch.setitem(proof.RUNS, name, Run("numbers", "none is a multiple of seven", full, 10, broken))
    store = tmp_path / "proof.json"
    words = ["few", "many", "--seed", "3", "--processes", "2", "--results", str(store)]
    main(["few", "--count", "9", "--processes", "1", "--results", str(store), "--seed", "3"])
    assert main([*words, "--hours", "1"]) == 1
    found = [(one.run, one.first, one.done) for one in read(store)]
    assert found == [("few", 0, 9), ("many", 0, 40), ("few", 10, 11)]
    assert main([*words, "--hours", "1"]) == 0
    assert len(read(store)) == 3
    with pytest.raises(SystemExit):
        main(["neither"])
    assert "no run is called neither" in capsys.readouterr().err


def test_a_run_that_has_no_time_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After its minutes a run begins no further case."""
    monkeypatch.setitem(proof.RUNS, "broken", Run("numbers", "none is a multiple of seven", 100, 10, broken))
    store = tmp_path / "proof.json"
    assert main(["broken", "--minutes", "0", "--results", str(store)]) == 0
    assert read(store)[0].done == 0


def test_every_run_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """The list has each run with its full count."""
    assert main(["--list"]) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == list(RUNS)
