"""Each game is entered in every place that it needs, and files are short."""

import ast
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.architecture.test_imports import imports
from tests.whole.sittings import SITTINGS

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ("en", "da", "is", "nl")
FOLDERS = [path.parent.name for path in (ROOT / "games").glob("*/RULES.md")]
Place = Callable[[str], bool]
CODE = [
    p
    for folder in ("cogs", "tables", "games", "render", "db", "locales", "sandbox")
    for p in sorted((ROOT / folder).rglob("*.py"))
] + [ROOT / n for n in ("bot.py", "run.py", "settings.py")]


def _written_in(*places: str) -> Place:
    """Whether one of these files has the key as a string."""
    return lambda key: any(f'"{key}"' in (ROOT / place).read_text(encoding="utf-8") for place in places)


def _imported_by(place: str, package: str) -> Place:
    """Whether that file imports the game's module of the package."""
    return lambda key: f"{package}.{key}" in imports(ROOT / place)


def _files(*names: str) -> Mapping[str, Place]:
    """Whether these files exist, in whose names `*` stands for the key."""
    return {name: lambda key, name=name: (ROOT / name.replace("*", key)).exists() for name in names}


PLACES: Mapping[str, Place] = {
    **_files(
        *(f"games/*/{name}" for name in ("RULES.md", "state.py", "moves.py", "rules.py", "views.py")),
        *("games/*/reveal.py", "games/*/imagine.py", "games/*/questions.py", "games/*/bot/choose.py"),
        *("cogs/games/*.py", "tests/games/*/invariants.py"),
        *(f"locales/{language}/*.ftl" for language in LANGUAGES),
    ),
    "games/registry.py": GAMES.__contains__,
    "cogs/games/registry.py": _imported_by("cogs/games/registry.py", "cogs.games"),
    "render/__init__.py": _imported_by("render/__init__.py", "render"),
    "tests/whole/sittings.py": SITTINGS.__contains__,
    "tests/render/golden/*.png": lambda key: any((ROOT / "tests/render/golden").glob(f"{key}*.png")),
    "benchmarks/games.py": _written_in("benchmarks/games.py", "benchmarks/__main__.py"),
    "README.md": lambda key: f"/{key} new`" in (ROOT / "README.md").read_text(encoding="utf-8"),
}
"""Every place where a game must be entered, by its path with `*` for the key."""


def missing(key: str) -> list[str]:
    """Returns the places where the game has not been entered."""
    return [f"enter {key} in {place}" for place, has in PLACES.items() if not has(key)]


@pytest.mark.parametrize("key", sorted({*GAMES, *FOLDERS}))
def test_a_game_is_entered_everywhere(key: str) -> None:
    """A new game would lack commands, pictures, texts or tests, and nothing would say where to add them."""
    assert missing(key) == []


def test_a_game_that_is_entered_nowhere_is_told_every_place() -> None:
    """The test above would not find a place that was forgotten."""
    assert missing("chess") == [f"enter chess in {place}" for place in PLACES]


@pytest.mark.parametrize("path", CODE, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_and_functions_are_short(path: Path) -> None:
    """Files over 400 lines and functions over 60 have more than one purpose."""
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    long = [
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert long == []


def test_every_test_has_a_docstring() -> None:
    """Nobody could tell from a failed test what matters about it."""
    bare = [
        f"{path.name}:{node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and not ast.get_docstring(node)
    ]
    assert bare == []


def test_module_names_say_what_they_are_for() -> None:
    """The names `utils` and `helpers` do not say what a module is for."""
    assert [p for p in CODE if p.stem in {"utils", "helpers", "common", "misc"}] == []
