"""`run.py move`: what the operator reads."""

from pathlib import Path

import pytest

from tables import Tables
from tables.views import NewTable
from tests.admin.commands import command
from tests.db.steps import opened

NAME = "stofa.sqlite3"


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A folder with a database in which a game is played."""
    tables = await Tables.open(tmp_path / NAME)
    await tables.open_table(NewTable("cribbage", guild=1, channel=2, host=3, press=4, bots=True))
    await tables.close()
    return tmp_path


@pytest.mark.sampled("moves")
async def test_all_games_are_moved_once(folder: Path, address: str) -> None:
    """The words say what was moved and what to do now; a second move is refused."""
    code, out, err = await command("move", folder / NAME, address)
    assert (code, err) == (0, "")
    assert f"all games of {folder / NAME} are in the database: open tables: 1, replayed" in out
    assert "set STOFA_DATABASE" in out
    code, out, err = await command("move", folder / NAME, address)
    assert (code, out) == (1, "")
    assert err == "nothing was moved: there are games in that database; name an empty one\n"


@pytest.mark.sampled("moves")
async def test_nothing_is_moved_while_the_bot_runs(folder: Path, address: str) -> None:
    """Exit 75: it may be tried again."""
    async with opened(folder / NAME):
        code, out, err = await command("move", folder / NAME, address)
    assert (code, out) == (75, "")
    assert "stop it first" in err


@pytest.mark.sampled("moves")
async def test_what_cannot_be_moved_is_named(folder: Path, address: str, tmp_path: Path) -> None:
    """One line each: no server, a wrong address, no file, no database, and an empty file."""
    nothing = tmp_path / "nothing"
    nothing.write_bytes(b"")
    foreign = tmp_path / "foreign"
    foreign.write_text("dear anna")
    for file, where, why in (
        (folder / NAME, f"postgresql://stofa@/stofa?host={tmp_path}", "the database does not answer"),
        (folder / NAME, "mysql://stofa", "begins with postgresql://"),
        (tmp_path / "missing", address, "does not exist"),
        (nothing, address, "is damaged (an empty file)"),
        (foreign, address, "is damaged"),
    ):
        code, out, err = await command("move", file, where)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert err.startswith("nothing was moved: ")
        assert why in err
    assert (await command("move", folder / NAME, address)).code == 0
