"""The import table of ARCHITECTURE.md. Secrecy depends on it."""

import ast
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = sorted(p.name for p in (ROOT / "games").iterdir() if (p / "RULES.md").exists())

MAY = {
    "games": ("games", "msgspec"),
    "render": (
        "render",
        "PIL",
        "games.cards",
        "games.params",
        "games.contract",
        "locales",
        "msgspec",
        "font_source_sans_pro",
        *(f"games.{g}.{part}" for g in GAMES for part in ("views", "facts")),
    ),
    "db": ("db", "aiosqlite", "msgspec"),
    "tables": (
        "tables",
        "db",
        "msgspec",
        "games.contract",
        "games.params",
        "games.errors",
        "games.registry",
        "games.chance",
        "games.kit.codec",
    ),
    "cogs": (
        "cogs",
        "discord",
        "aiohttp",  # only for the errors that discord.py lets through when the network fails
        "tables",
        "render",
        "locales",
        "msgspec",
        "games.contract",
        "games.params",
        "games.errors",
        "games.cards",
        *(f"games.{g}.{part}" for g in GAMES for part in ("moves", "views")),
    ),
    "locales": ("locales", "games.cards", "games.params", "fluent", "babel", "msgspec"),
    "settings": ("settings", "pydantic", "pydantic_settings"),
    # The server needs two libraries; discordpy.py runs in the process of a bot that has discord.py.
    "sandbox": ("sandbox", "aiohttp", "msgspec", "discord", "yarl"),
    "run": ("run", "settings"),
}
NEVER_IN_GAMES = {"random", "time", "datetime", "os", "asyncio", "secrets", "uuid", "socket", "subprocess"}


def files(part: str) -> list[Path]:
    """Returns the Python files of a top-level folder, or the top-level file of that name."""
    one = ROOT / f"{part}.py"
    return [one] if one.exists() else sorted((ROOT / part).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Yields every module that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield from (_module(node.module or "", alias.name) for alias in node.names)


def _module(package: str, name: str) -> str:
    inside = ROOT.joinpath(*package.split("."), name)
    is_module = inside.with_suffix(".py").exists() or (inside / "__init__.py").exists()
    return f"{package}.{name}" if is_module else package


def _allowed(module: str, part: str) -> bool:
    if module.split(".")[0] in sys.stdlib_module_names:
        return not (part == "games" and module.split(".")[0] in NEVER_IN_GAMES)
    return any(module == ok or module.startswith(ok + ".") for ok in MAY[part])


@pytest.mark.parametrize("part", sorted(MAY))
def test_a_folder_imports_only_what_it_may(part: str) -> None:
    """Code could read secrets that it must not know."""
    assert files(part), f"{part} is empty"
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in files(part)
        for module in imports(path)
        if not _allowed(module, part)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    """A change of one game's rules would change another game."""
    others = tuple(f"games.{g}" for g in GAMES if g != game)
    wrong = [
        f"{path.name} imports {module}"
        for path in (ROOT / "games" / game).rglob("*.py")
        for module in imports(path)
        if module.startswith(others)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_views_are_types_only(game: str) -> None:
    """A secret could leave through a view that is computed from a state."""
    path = ROOT / "games" / game / "views.py"
    allowed = {"typing", "msgspec", "games.cards", "games.params", "games.contract", "collections.abc"}
    assert set(imports(path)) <= allowed
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [n.name for n in tree.body if isinstance(n, ast.FunctionDef)]


SECRET = ("state", "reveal", "rules")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_cannot_reach_the_state(game: str) -> None:
    """A bot that imports the state, itself or through another module, could look into other hands."""
    ways = ways_from(_name(path) for path in (ROOT / "games" / game / "bot").rglob("*.py"))
    assert len(ways) > 3, f"{game} has no bot"
    wrong = [" -> ".join(ways[name]) for part in SECRET if (name := f"games.{game}.{part}") in ways]
    assert wrong == []


def test_an_import_through_another_module_is_found() -> None:
    """The test above would pass for a bot that reaches the state by a detour."""
    ways = ways_from(["games.kasino.rules"])
    assert ways["games.kasino.state"] == ("games.kasino.rules", "games.kasino.state")
    assert ways_from(["games.kasino.course"])["games.kasino.values"][0] == "games.kasino.course"
    assert "games.kasino.state" in ways_from(["games.registry"])


def ways_from(modules: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Returns every module of `games` that these import, directly or not, with a shortest chain."""
    ways = {name: (name,) for name in modules}
    waiting = deque(ways)
    while waiting:
        name = waiting.popleft()
        for found in _imported(name):
            if found not in ways:
                ways[found] = (*ways[name], found)
                waiting.append(found)
    return ways


@cache
def _imported(name: str) -> tuple[str, ...]:
    inside = ROOT.joinpath(*name.split("."))
    path = inside / "__init__.py" if inside.is_dir() else inside.with_suffix(".py")
    package = name.rpartition(".")[0]
    return tuple(module for module in (package, *imports(path)) if module.startswith("games"))


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
