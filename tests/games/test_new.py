"""`python -m games.new` in a copy of the project."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import new

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "build", "__pycache__")
QUICK = ["games/lotto", "render/games/test_lotto.py", "contract/test_late.py", "architecture"]
"""What the normal run tries of a new game; the rest in the soak."""
WHOLE = ("contract", "games", "secrecy", "render", "cogs", "locales", "architecture")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the game `lotto` has been begun."""
    root = tmp_path_factory.mktemp("new") / "project"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT)
    run(root, "games.new", "lotto", "--seats", "2-3")
    return root


def run(root: Path, *arguments: str) -> None:
    """Runs a module there. Fails with what it has printed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.sampled("long")
def test_a_new_game_passes_its_tests(copy: Path) -> None:
    """The stub of a new game passes its own tests and the checks of ruff."""
    chosen = "lotto or no_folder or row"
    run(copy, "pytest", "-q", "-x", *(f"tests/{name}" for name in QUICK), "-k", chosen)
    run(copy, "ruff", "check", ".")
    run(copy, "ruff", "format", "--check", ".")


@pytest.mark.soak
def test_a_new_game_passes_all_tests_of_games(copy: Path) -> None:
    """The stub of a new game passes mypy and the tests that every game must pass."""
    chosen = "(lotto or locales or architecture) and not left_to_translate"
    run(copy, "mypy")
    run(copy, "pytest", "-q", *(f"tests/{name}" for name in WHOLE), "-k", chosen)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["Toy"], "two to twenty letters"),
        (["toy", "--seats", "1"], "the seats are"),
        (["toy", "--seats", "5-3"], "the seats are"),
        (["kasino"], "a module kasino"),
        (["registry"], "a module registry"),
        (["drawing"], "a module drawing"),
        (["base"], "cogs/games/base.py exists"),
        (["table"], "locales/da/table.ftl exists"),
        (["stats"], "a text command-stats"),
        (["class"], "a word of Python"),
        (["state"], "called State"),
    ],
)
def test_impossible_games_are_refused(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exit code is 2, the reason is printed, and no file is written."""
    written: list[Path] = []
    monkeypatch.setattr(Path, "write_text", lambda path, *_, **__: written.append(path))
    with pytest.raises(SystemExit) as refused:
        new.main(arguments)
    assert refused.value.code == 2
    assert reason in capsys.readouterr().err
    assert written == []
