"""`python -m games.new` in a copy of the project."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import new

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "build", "__pycache__", "sheets")
DOCUMENTED = re.search("python -m (games.new [a-z]+ .*?)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
COMMANDS = (DOCUMENTED[1] if DOCUMENTED else "", "games.new lotto --seats 2-3")
"""The command as it is documented, whose name has many letters, and one with a short name."""
KEYS = [command.split()[1] for command in COMMANDS]
QUICK = (
    *(f"games/{key}" for key in KEYS),
    *(f"render/games/test_{key}.py" for key in KEYS),
    *("render/games/test_open_hands.py", "contract/test_late.py", "locales/test_required.py"),
    *("architecture/test_games.py", "architecture/test_files.py"),
)
"""What the normal run tries of new games; the rest in the soak."""
WHOLE = ("contract", "games", "secrecy", "render", "cogs", "locales", "architecture")
NEW = " or ".join(KEYS)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which two games have been begun."""
    root = tmp_path_factory.mktemp("new") / "project"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT)
    for command in COMMANDS:
        run(root, *command.split())
    return root


def run(root: Path, *arguments: str) -> None:
    """Runs a module there. Fails with what it has printed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.every_case
def test_a_new_game_passes_its_tests(copy: Path) -> None:
    """The stubs of new games pass their own tests and the checks of ruff."""
    chosen = f"{NEW} or no_folder or row"
    run(copy, "ruff", "check", ".")
    run(copy, "ruff", "format", "--check", ".")
    run(copy, "pytest", "-q", "-x", "-n", "0", *(f"tests/{name}" for name in QUICK), "-k", chosen)


@pytest.mark.soak
def test_a_new_game_passes_all_tests_of_games(copy: Path) -> None:
    """The stubs of new games pass mypy and the tests that every game must pass."""
    chosen = f"({NEW} or locales or architecture) and not left_to_translate"
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
        (["base"], "a module base"),
        (["look"], "a module look"),
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
