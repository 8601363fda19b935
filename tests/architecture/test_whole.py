"""Each game arrives with all of its own, and each file stays small enough to read."""

import ast
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.whole.sittings import SITTINGS

ROOT = Path(__file__).parent.parent.parent
LANGUAGES = ("en", "da", "is", "nl")
CODE = [
    p
    for room in ("cogs", "tables", "games", "render", "db", "locales", "sandbox")
    for p in sorted((ROOT / room).rglob("*.py"))
] + [ROOT / n for n in ("bot.py", "run.py", "settings.py")]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_is_whole(key: str) -> None:
    """Rules, bot, cog, painter, texts, goldens and tests belong to every registered game."""
    wanted = [
        *(
            f"games/{key}/{name}"
            for name in ("state.py", "moves.py", "rules.py", "views.py", "reveal.py", "RULES.md")
        ),
        f"games/{key}/bot/choose.py",
        f"cogs/games/{key}.py",
        f"render/{key}.py" if (ROOT / f"render/{key}.py").exists() else f"render/{key}/__init__.py",
        f"tests/games/{key}",
        *(f"locales/{language}/{key}.ftl" for language in LANGUAGES),
    ]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
    assert key in SITTINGS, "not played whole"
    assert list((ROOT / "tests/render/golden").glob(f"{key}*.png")), "no golden picture"


@pytest.mark.parametrize("path", CODE, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_file_can_be_read_in_one_sitting(path: Path) -> None:
    """Files over 400 lines and functions over 60 have grown a second job."""
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    long = [
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert long == []


def test_every_test_says_what_would_be_broken() -> None:
    """A test without a sentence cannot be judged when it fails."""
    bare = [
        f"{path.name}:{node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and not ast.get_docstring(node)
    ]
    assert bare == []


def test_no_module_is_called_after_nothing() -> None:
    """`utils` and `helpers` are where lines go that know no room."""
    assert [p for p in CODE if p.stem in {"utils", "helpers", "common", "misc"}] == []
