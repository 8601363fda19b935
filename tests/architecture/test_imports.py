"""Who may import whom: between top-level folders, between their parts, and within a game."""

import ast
import importlib
import sys
from collections.abc import Collection, Mapping

import pytest

from tests.architecture import sources
from tests.architecture.layers import games as layers_games

MAY = {
    "games": ("games", "msgspec"),
    "render": (
        "render",
        "PIL",
        "isal",
        "games.cards",
        "games.params",
        "games.contract",
        "games.keys",
        "locales",
        "msgspec",
        "font_source_sans_pro",
        *(f"games.{game}.{part}" for game in sources.GAMES for part in ("views", "facts")),
        "games.stratego.board",  # the printed board: spaces and outlines
    ),
    "db": ("db", "aiosqlite", "asyncpg", "msgspec"),
    "tables": (
        "tables",
        "db",
        "msgspec",
        "openskill",
        "games.contract",
        "games.advice",
        "games.judging",
        "games.params",
        "games.errors",
        "games.registry",
        "games.chance",
        "games.search",
        "workers",
        "games.kit.codec",
    ),
    "cogs": (
        "cogs",
        "discord",
        "pythonjsonlogger",
        "aiohttp",  # its errors, which discord.py does not catch
        "tables.service",
        "tables.projection",
        "tables.views",
        "tables.past",
        "tables.errors",
        "render",
        "workers",
        "locales",
        "msgspec",
        "games.contract",
        "games.params",
        "games.errors",
        "games.cards",
        "games.keys",
        *(f"games.{game}.{part}" for game in sources.GAMES for part in ("moves", "views")),
    ),
    "locales": ("locales", "games.cards", "games.params", "fluent", "babel", "msgspec"),
    "settings": ("settings", "dotenv", "yarl"),
    "workers": ("workers",),
    # The server needs aiohttp and msgspec; discordpy.py runs in the process of a bot that has discord.py.
    "sandbox": ("sandbox", "aiohttp", "msgspec", "discord", "yarl"),
    "health": (
        "health",
        "workers",
        "aiohttp",
        "prometheus_client",
        "cogs.client",
        "cogs.wire.errors",
        "cogs.wire.responses",
        "render.drawing.pictures",
        "tables.service",
        "tables.errors",
    ),
    "run": ("run", "admin"),
    "tools": (),
    "admin": (
        "admin",
        "settings",
        "rich",
        "db",
        "tables.backups",
        "cogs.wire.invite",
        "cogs.client",
        "tables.service",
        "render",
        "locales",
        "aiohttp",
        "games.registry",
        "games.contract",
        "games.chance",
    ),
}
"""What each top-level folder may import besides the standard library: a module and everything in it."""

Layers = Mapping[str, Collection[str]]

NEVER_IN_GAMES = {"random", "time", "datetime", "os", "asyncio", "secrets", "uuid", "socket", "subprocess"}
"""Modules of the standard library that would make a game depend on more than its arguments."""

TOOLS = {"games/new.py"}
"""Programs for developers, which no module imports."""


def _layers() -> dict[str, Layers]:
    """Returns the tables of all modules of `layers/` by top-level folder: a part with those it may import.

    `LAYERS` of a module is the table of the folder in its name, or a table for each of several folders.
    """
    found: dict[str, Layers] = {}
    for path in (sources.ROOT / "tests" / "architecture" / "layers").glob("[!_]*.py"):
        tables = importlib.import_module(f"tests.architecture.layers.{path.stem}").LAYERS
        is_nested = any(isinstance(value, Mapping) for value in tables.values())
        found |= tables if is_nested else {path.stem: tables}
    return found


LAYERED = _layers()


def _is_allowed(module: str, top: str) -> bool:
    if module.split(".")[0] in sys.stdlib_module_names:
        return not (top == "games" and module.split(".")[0] in NEVER_IN_GAMES)
    return any(module == allowed or module.startswith(allowed + ".") for allowed in MAY[top])


@pytest.mark.parametrize("top", sorted(MAY))
def test_a_top_level_folder_imports_only_what_it_may(top: str) -> None:
    """Each import of a top-level folder, apart from tools, is one that the table allows."""
    assert sources.files(top)
    wrong = [
        f"{path.relative_to(sources.ROOT)} imports {module}"
        for path in sources.files(top)
        if str(path.relative_to(sources.ROOT)) not in TOOLS
        for module in sources.imports(path)
        if not _is_allowed(module, top)
    ]
    assert wrong == []


def test_no_module_imports_a_tool() -> None:
    """No module outside tests imports one of `TOOLS`."""
    tools = {tool.removesuffix(".py").replace("/", ".") for tool in TOOLS}
    assert [
        name for name in sources.graph() if not name.startswith("tests.") and sources.graph()[name] & tools
    ] == []


def test_every_large_folder_has_layers() -> None:
    """`LAYERED` has a table for cogs, games, render, sandbox and tables."""
    assert {"cogs", "games", "render", "sandbox", "tables"} <= set(LAYERED)


@pytest.mark.parametrize("top", sorted(LAYERED))
def test_the_parts_of_a_folder_import_only_lower_ones(top: str) -> None:
    """An import against the layers ties two parts together, so that neither can be read alone."""
    allowed = LAYERED[top]
    between = [
        (name, part, module, other)
        for name in sources.graph()
        if (part := _part(name, top))
        for module in sources.graph()[name]
        if (other := _part(module, top)) and other != part
    ]
    assert sorted({part for _, part, _, _ in between} - set(allowed)) == [], "parts without a row"
    assert [f"{name} imports {m}" for name, part, m, other in between if other not in allowed[part]] == []


def _part(module: str, top: str) -> str | None:
    """Returns the sub-folder or module of `top` that a module is in; None elsewhere and for `top` itself."""
    parts = module.split(".")
    return parts[1] if parts[0] == top and len(parts) > 1 else None


@pytest.mark.parametrize("top", sorted(LAYERED))
def test_the_layers_are_an_order(top: str) -> None:
    """A table in which two parts may import each other forbids nothing."""
    rest = {part: set(allowed) & set(LAYERED[top]) for part, allowed in LAYERED[top].items()}
    while lowest := [part for part, allowed in rest.items() if not allowed & set(rest)]:
        for part in lowest:
            del rest[part]
    assert sorted(rest) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Modules in a circle can only be understood, tested and loaded together."""
    assert sources.circles() == []


@pytest.mark.parametrize("game", sources.GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    """No module in a game's folder imports from the folder of another game."""
    others = tuple(f"games.{other}" for other in sources.GAMES if other != game)
    wrong = [
        f"{path.name} imports {module}"
        for path in sources.files(f"games/{game}")
        for module in sources.imports(path)
        if module.startswith(others)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", sources.GAMES)
def test_the_modules_of_a_game_keep_their_order(game: str) -> None:
    """A module that imports the rules, or moves that import the state, cannot be read by itself."""
    wrong = [
        f"{name} imports {module}"
        for part, never in layers_games.NEVER.items()
        for name in (f"games.{game}.{part}",)
        for module in sources.graph().get(name, ())
        if module.split(".")[:2] == ["games", game] and module.split(".")[2:3] in [[n] for n in never]
    ]
    assert wrong == []


@pytest.mark.parametrize("game", sources.GAMES)
def test_views_are_types_only(game: str) -> None:
    """A game's views module imports only types and basic values, and defines no function."""
    path = sources.ROOT / "games" / game / "views.py"
    values = {"games.cards", "games.params", "games.contract"}
    assert set(sources.imports(path)) <= {"typing", "msgspec", "collections.abc"} | values
    assert not [node.name for node in sources.tree(path).body if node.__class__.__name__ == "FunctionDef"]


@pytest.mark.parametrize("game", sources.GAMES)
def test_a_bot_cannot_reach_the_state(game: str) -> None:
    """No module of a game's bot imports its state, reveal or rules, directly or through another module."""
    secret = {f"games.{game}.{part}" for part in ("state", "reveal", "rules")}
    wrong = [
        f"{name} reaches {module}"
        for name in sources.modules()
        if name.startswith(f"games.{game}.bot.")
        for module in sorted(sources.reached(name) & secret)
    ]
    assert wrong == []


def _reaching(found: Collection[ast.AST]) -> set[str]:
    """Returns what these nodes take from the inside of a fetched table, which has the game's state."""
    return {
        ast.unparse(node)
        for node in found
        if isinstance(node, ast.Attribute)
        and node.attr in ("_cached", "_game", "_state", "_views", "_asks", "_ask")
        and ast.unparse(node.value) != "self"
    }


@pytest.mark.parametrize("top", ["cogs", "health", "render"])
def test_a_table_that_is_handed_on_gives_views_only(top: str) -> None:
    """Nothing outside the game service reaches into a `FetchedTable`; one `_state` is that of discord.py."""
    found = {what for path in sources.files(top) for what in _reaching(sources.nodes(path))}
    assert found - {"interaction._state"} == set()


def test_reaching_into_a_table_is_found() -> None:
    """Of these two lines the first is refused."""
    assert _reaching([*ast.walk(ast.parse("request.table._state\nself._state"))]) == {"request.table._state"}
