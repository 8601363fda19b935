"""Every place where a new game must be entered."""

import re
from collections.abc import Callable, Mapping

import pytest

from games.registry import GAMES
from tests.architecture.sources import GAMES as FOLDERS
from tests.architecture.sources import ROOT, graph
from tests.whole.sittings import SITTINGS

LANGUAGES = ("en", "da", "is", "nl")
Place = Callable[[str], bool]


def _files(*names: str) -> Mapping[str, Place]:
    """Checks that these files exist, with the game's key for `*`."""
    return {name: lambda key, name=name: (ROOT / name.replace("*", key)).exists() for name in names}


def _imported_by(module: str, package: str) -> Place:
    """Checks that the module imports the game's module, or one in its folder, from that package."""
    own = f"{package}.{{}}"
    return lambda key: any(f"{name}.".startswith(own.format(key) + ".") for name in graph()[module])


def _written_in(*places: str) -> Place:
    """Checks that one of these files has the key as a string."""
    return lambda key: any(f'"{key}"' in (ROOT / place).read_text(encoding="utf-8") for place in places)


PLACES: Mapping[str, Place] = {
    **_files(
        *(f"games/*/{name}" for name in ("RULES.md", "state.py", "moves.py", "rules.py", "views.py")),
        *("games/*/reveal.py", "games/*/imagine.py", "games/*/bot/choose.py"),
        *("cogs/games/*.py", "tests/games/*/invariants.py"),
        *(f"locales/{language}/*.ftl" for language in LANGUAGES),
    ),
    "games/registry.py": GAMES.__contains__,
    "cogs/games/registry.py": _imported_by("cogs.games.registry", "cogs.games"),
    "render/registry.py": _written_in("render/registry.py"),
    "tests/whole/sittings.py": SITTINGS.__contains__,
    "tests/render/golden/*.png": lambda key: any((ROOT / "tests/render/golden").glob(f"{key}*.png")),
    "benchmarks/benches.py": _written_in("benchmarks/benches.py", "benchmarks/__main__.py"),
    "README.md": lambda key: f"/{key} new`" in (ROOT / "README.md").read_text(encoding="utf-8"),
}
"""Every place where a game must be entered, by its path with `*` for the key."""


def missing(key: str) -> list[str]:
    """Returns the places where the game has not been entered."""
    return [f"enter {key} in {place}" for place, has in PLACES.items() if not has(key)]


@pytest.mark.parametrize("key", sorted({*GAMES, *FOLDERS}))
def test_a_game_is_entered_everywhere(key: str) -> None:
    """Each game has its files, texts, pictures and tests, and an entry in each registry."""
    assert missing(key) == []


def test_the_table_of_games_has_a_row_for_each() -> None:
    """The table of games in the README has as many rows as there are games."""
    table = re.search(r"^\| game \|.*\n\|.*\n((?:\|.*\n)*)", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert table is not None
    assert len(table[1].splitlines()) == len(GAMES)


def test_a_game_that_is_entered_nowhere_is_told_every_place() -> None:
    """For an unknown key, every place is listed as missing."""
    assert missing("chess") == [f"enter chess in {place}" for place in PLACES]
