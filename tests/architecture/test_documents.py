"""The documents name only what exists."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.architecture.names import mentions, resolves
from tests.architecture.sources import ROOT

DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "SECURITY.md",
    ROOT / "sandbox/README.md",
    ROOT / "locales/STYLE.md",
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("games/*/RULES.md")),
]
LONGEST = 150


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_document_names_only_what_exists(path: Path) -> None:
    """A reader who follows a name that is gone stops trusting the document."""
    said = mentions(path.read_text(encoding="utf-8"))
    assert sorted({name for name in said if not resolves(name, path.parent)}) == []


@pytest.mark.parametrize(
    "name",
    [
        "games/nowhere.py",
        "tables/log/nowhere.py",
        "nowhere.py",
        "tests/nowhere/",
        "games/<g>/nowhere.py",
        "make nothing",
        "python run.py nothing",
        "python run.py backup",
        "python run.py doctor --nothing",
        "python -m benchmarks.nowhere",
        ".venv/bin/python -m pytest tests/nowhere",
        "/cribbage nothing",
        "/nothing",
        "STOFA_NOTHING",
        "STOFA_NOTHING=1 .venv/bin/python -m pytest",
        "Ask.nothing",
        "games.nowhere",
        "games.contract.Nothing",
        "contract.nothing",
        "NothingOfThisName",
        "nothing_of_this_name",
    ],
)
def test_a_name_that_does_not_exist_is_found(name: str) -> None:
    """A missing path, command, setting, module or attribute does not resolve."""
    assert not resolves(name)


@pytest.mark.parametrize(
    "name",
    [
        "games/contract.py",
        "games/<g>/views.py",
        "make test",
        "python run.py backup TARGET --keep 3",
        ".venv/bin/python run.py --version",
        "python -m tables.verify FILE [HASH]",
        "/cribbage new",
        "STOFA_DATABASE",
        "Ask.take",
        "Game.never_undone",
        "games.contract",
        "contract.moves",
        "take 7S 3C+4D",
        "turn-<n>",
    ],
)
def test_a_name_that_exists_is_accepted(name: str) -> None:
    """Existing paths, commands, settings and attributes resolve, as do moves and custom ids."""
    assert resolves(name)


def test_the_architecture_fits_on_a_page() -> None:
    """A longer page is not read before the code is changed."""
    lines = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST


def test_the_index_lists_every_document() -> None:
    """A page that the index does not name is not found."""
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    pages = [page.name for page in ROOT.glob("docs/*.md") if page.name != "README.md"]
    assert [name for name in pages if f"]({name})" not in index] == []


def test_pictures_of_documents_are_small() -> None:
    """A reader on a phone waits for them."""
    pictures = [*ROOT.glob("docs/**/*.png")]
    assert len(pictures) > 8
    assert [path.name for path in pictures if path.stat().st_size > 150_000] == []


def test_the_readme_lists_every_game() -> None:
    """A game that is missing from the table is not found by anybody."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [key for key in GAMES if f"/{key} new" not in readme] == []
