"""`python -m games.new` in a copy of the project."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "build", "__pycache__")
QUICK = ["tests/games/toy", "tests/render/test_toy.py", "tests/contract/test_late.py", "-k", "toy"]
"""What the normal run tries of a new game; the rest in the soak."""
WHOLE = ("contract", "games", "secrecy", "render", "cogs", "locales", "architecture")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the game `toy` has been begun."""
    root = tmp_path_factory.mktemp("new") / "project"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT)
    run(root, "games.new", "toy", "--seats", "2-3")
    return root


def run(root: Path, *arguments: str) -> None:
    """Runs a module there. Fails with what it has printed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.sampled("long")
def test_a_new_game_passes_its_tests(copy: Path) -> None:
    """A stub would have to be mended before anybody could begin with the game itself."""
    run(copy, "pytest", "-q", "-x", *QUICK)
    run(copy, "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "games/toy", "render", "cogs/games")


@pytest.mark.soak
def test_a_new_game_passes_all_tests_of_games(copy: Path) -> None:
    """The stub would fail a test that every game must pass."""
    chosen = "(toy or locales or architecture) and not left_to_translate"
    run(copy, "mypy")
    run(copy, "pytest", "-q", *(f"tests/{name}" for name in WHOLE), "-k", chosen)


@pytest.mark.parametrize(
    "arguments", [["Toy"], ["toy", "--seats", "1"], ["toy", "--seats", "5-3"], ["kasino"]]
)
def test_impossible_games_are_refused(arguments: list[str]) -> None:
    """Half a game would be written, or another one overwritten."""
    done = subprocess.run(
        [sys.executable, "-m", "games.new", *arguments], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode == 2
