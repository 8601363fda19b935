"""The import table of ARCHITECTURE.md, held to the code: the secrecy argument stands on it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("bot", "settings", "run", "cogs", "tables", "games", "render", "db", "locales", "sandbox")
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


def files(room: str) -> list[Path]:
    """The Python files of a room."""
    one = ROOT / f"{room}.py"
    return [one] if one.exists() else sorted((ROOT / room).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, at any depth, as `package.module` as far as it can be told."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative imports hide where a line belongs"
            yield from (_module(node.module or "", alias.name) for alias in node.names)


def _module(package: str, name: str) -> str:
    inside = ROOT.joinpath(*package.split("."), name)
    is_module = inside.with_suffix(".py").exists() or (inside / "__init__.py").exists()
    return f"{package}.{name}" if is_module else package


def _allowed(module: str, room: str) -> bool:
    if module.split(".")[0] in sys.stdlib_module_names:
        return not (room == "games" and module.split(".")[0] in NEVER_IN_GAMES)
    return any(module == ok or module.startswith(ok + ".") for ok in MAY[room])


@pytest.mark.parametrize("room", sorted(MAY))
def test_a_room_imports_only_what_it_may(room: str) -> None:
    """A room that reaches past its walls could show what it must not know."""
    assert files(room), f"the room {room} is empty"
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in files(room)
        for module in imports(path)
        if not _allowed(module, room)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    """Rules that lean on another game's rules change under its feet."""
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
    """A view that could compute from a state would be a second door out."""
    path = ROOT / "games" / game / "views.py"
    allowed = {"typing", "msgspec", "games.cards", "games.params", "games.contract", "collections.abc"}
    assert set(imports(path)) <= allowed
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [n.name for n in tree.body if isinstance(n, ast.FunctionDef)]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_views_only(game: str) -> None:
    """A bot that imports the state could look into the other hands."""
    bot = ROOT / "games" / game / "bot"
    inside = {m for path in bot.glob("*.py") for m in imports(path) if m.startswith(f"games.{game}")}
    assert not inside & {f"games.{game}.{part}" for part in ("state", "reveal", "rules")}
