"""Every place where a new game must be entered."""

import ast
import re
from collections.abc import Callable, Mapping

import pytest

from games.keys import KEYS
from tests.architecture.sources import GAMES as FOLDERS
from tests.architecture.sources import PROGRAM, ROOT, files, nodes

LANGUAGES = ("en", "da", "is", "nl")
Place = Callable[[str], bool]


def _files(*names: str) -> Mapping[str, Place]:
    """Checks that these files exist, with the game's key for `*`."""
    return {name: lambda key, name=name: (ROOT / name.replace("*", key)).exists() for name in names}


PLACES: Mapping[str, Place] = {
    **_files(
        *(f"games/*/{name}" for name in ("RULES.md", "state.py", "moves.py", "rules.py", "views.py")),
        *("games/*/reveal.py", "games/*/imagine.py", "games/*/bot/choose.py"),
        *("render/*/renderer.py", "tests/games/*/invariants.py"),
        *(f"locales/{language}/*.ftl" for language in LANGUAGES),
    ),
    "games/keys.py": KEYS.__contains__,
    "tests/render/golden/*.png": lambda key: any((ROOT / "tests/render/golden").glob(f"{key}*.png")),
    "README.md": lambda key: f"/{key} new`" in (ROOT / "README.md").read_text(encoding="utf-8"),
}
"""Every place where a game must be entered, by its path with `*` for the key."""


MENTIONED = {
    "admin/checks.py": "the game whose board the doctor draws",
    "tables/projection.py": "a word: the seats that play together",
}
"""Where the program names a game outside the game's own modules, and why."""


def missing(key: str) -> list[str]:
    """Returns the places where the game has not been entered."""
    return [f"enter {key} in {place}" for place, has in PLACES.items() if not has(key)]


@pytest.mark.parametrize("key", sorted({*KEYS, *FOLDERS}))
def test_a_game_is_entered_everywhere(key: str) -> None:
    """Each game has its files, texts, pictures and tests, and an entry in each registry."""
    assert missing(key) == []


def test_the_program_has_one_list_of_games() -> None:
    """No module but `games/keys.py` has the keys of games, other than its own game's, as strings."""
    listing = {
        str(path.relative_to(ROOT))
        for top in PROGRAM
        for path in files(top)
        for node in nodes(path)
        if isinstance(node, ast.Constant) and node.value in KEYS and node.value not in str(path)
    }
    assert listing - MENTIONED.keys() == {"games/keys.py"}


def test_the_table_of_games_has_a_row_for_each() -> None:
    """The table of games in the README has as many rows as there are games."""
    table = re.search(r"^\| game \|.*\n\|.*\n((?:\|.*\n)*)", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert len(table[1].splitlines()) == len(KEYS)


def test_a_game_that_is_entered_nowhere_is_told_every_place() -> None:
    """For an unknown key, every place is listed as missing."""
    assert missing("chess") == [f"enter chess in {place}" for place in PLACES]
