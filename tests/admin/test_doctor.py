"""`run.py doctor`: each check, good and bad, and no secret in what it prints."""

from pathlib import Path

import pytest

from admin import checks, online
from admin.checks import Finding
from db import open_store
from db.migrations import Migration
from db.sqlite.migrate import prepare
from games.contract import Seat
from games.registry import GAMES
from sandbox.server import serve
from settings import Server, Settings
from tests.admin.commands import ROOT, TOKEN, command, command_anew
from tests.db.steps import new_table, opened
from tests.secrecy.test_views import named
from tests.tables.actions.test_every_game import dealt
from tests.tables.log.test_unreadable import spoil
from tests.tables.people import Clock
from tests.tables.seated import tables_at


def chosen(folder: Path, **more: object) -> Settings:
    """Settings with the database in this folder."""
    return Settings(stofa_database=folder / "stofa.sqlite3", **more)


async def test_a_sound_machine_with_a_bot_in_the_sandbox(tmp_path: Path) -> None:
    """Exit 0, a line a check, the token's bot by name, the link to invite it; the token is not printed."""
    store = await open_store(tmp_path / "stofa.sqlite3")
    async with serve() as box:
        code, out, err = await command_anew("--folder", tmp_path, "doctor", **box.environment)
    await store.close()
    assert (code, err) == (0, "")
    lines = dict(line[7:].split(": ", 1) for line in out.splitlines() if ": " in line)
    assert {"settings", "token", "disk", "database", "backups", "texts", "pictures"} <= set(lines)
    assert {"login", "invite", "intents", "clock"} <= set(lines)
    assert "WRONG" not in out
    assert "permissions=309237763072" in lines["invite"]
    assert box.environment["DISCORD_TOKEN"] not in out


@pytest.mark.parametrize(("allowed", "sign"), [((0, 1), "note"), ((0,), "good")])
async def test_how_the_application_is_installed(tmp_path: Path, allowed: tuple[int, ...], sign: str) -> None:
    """What it may be installed for is read from Discord; a new application allows people to, too."""
    async with serve() as box:
        box.integration_types = allowed
        at = chosen(tmp_path, stofa_api=box.environment["STOFA_API"])
        found = await online.findings(at, box.environment["DISCORD_TOKEN"])
    assert {one.what: one.sign for one in found}["installation"] == sign


async def test_no_command_prints_a_hand(tmp_path: Path) -> None:
    """F63: nothing that the operator is told has a card of a running game or its secret."""
    async with tables_at(tmp_path / "stofa.sqlite3", Clock(), games=GAMES) as tables:
        table, _ = await dealt(tables, "cribbage")
        hands = [card for seat in (0, 1) for card in (await tables.table_view(table, Seat(seat))).view.hand]
        secret = (await tables._cached(table)).secret.hex()
    assert len(hands) == 12
    for words in (("doctor",), ("backup", tmp_path / "copy.sqlite3"), ("version",)):
        _, out, err = await command("--folder", tmp_path, *words, STOFA_API="http://127.0.0.1:9/api")
        assert out + err
        assert secret not in out + err
        assert not named(out + err) & {*hands}
    assert "hidden cards in the database" in (ROOT / "docs/fairness.md").read_text("utf-8")


async def test_a_token_that_discord_does_not_know_is_wrong(tmp_path: Path) -> None:
    """Exit 1, and what to do."""
    async with serve() as box:
        found = await online.findings(chosen(tmp_path, stofa_api=box.environment["STOFA_API"]), TOKEN)
    assert [(f.sign, f.what) for f in found if f.what == "login"] == [("bad", "login")]
    assert TOKEN not in str(found)


async def test_without_a_network_it_says_so(tmp_path: Path) -> None:
    """No traceback, and the address that does not answer."""
    (found,) = await online.findings(chosen(tmp_path, stofa_api="http://127.0.0.1:9/api"), TOKEN)
    assert (found.sign, found.what) == ("bad", "Discord")
    assert "127.0.0.1:9" in found.words


@pytest.mark.parametrize(("off", "sign"), [(0, "good"), (4, "good"), (-90, "bad"), (3600, "bad")])
def test_a_clock_that_is_wrong_is_found(off: int, sign: str) -> None:
    """Deadlines and the times in messages follow this machine's clock."""
    (found,) = online._clock({"Date": "Sun, 22 Nov 2026 12:00:00 GMT"}, 1_795_348_800.0 + off)
    assert (found.sign, found.what) == (sign, "clock")


async def test_a_bad_setting_is_wrong(tmp_path: Path) -> None:
    """Exit 1, with the name of the variable."""
    for name, value in (
        ("STOFA_HEALTH", "9100"),
        ("STOFA_BACKUPS_KEPT", "0"),
        ("STOFA_BACKUP_HOURS", "-1"),
        ("STOFA_LOG_FORMAT", "xml"),
    ):
        code, out, _ = await command("doctor", "--offline", **{name: value})
        assert code == 1
        assert f"WRONG  settings: {name}" in out


async def test_a_damaged_database_is_wrong(tmp_path: Path) -> None:
    """Damaged, or with a table that cannot be read: each with what to do."""
    async with opened(tmp_path / "stofa.sqlite3") as store:
        table = await new_table(store)
    spoil(tmp_path / "stofa.sqlite3", table)
    found = checks.database(chosen(tmp_path))
    assert found.sign == "bad"
    assert "/table close" in found.words
    (tmp_path / "stofa.sqlite3").write_text("dear anna " * 900)
    found = checks.database(chosen(tmp_path))
    assert found.sign == "bad"
    assert "run.py restore" in found.words


def test_a_database_of_before_the_first_release_is_named(tmp_path: Path) -> None:
    """It is wrong, and no backup of it would help; it stays as it is."""
    path = tmp_path / "stofa.sqlite3"
    prepare(path, [Migration(1, "0001-other", "CREATE TABLE one (id INTEGER);")])
    before = path.read_bytes()
    found = checks.database(chosen(tmp_path))
    assert (found.sign, "before the first release" in found.words) == ("bad", True)
    assert "restore" not in found.words
    assert path.read_bytes() == before


def test_a_disk_that_is_full_or_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The free space decides; the folder need not exist yet."""

    class Usage:
        free = 0

    usage = Usage()
    monkeypatch.setattr(checks.shutil, "disk_usage", lambda _: usage)
    signs = []
    for usage.free in (10**6, 10**8, 10**10):
        signs.append(checks.folder(chosen(tmp_path / "new" / "one")).sign)
    assert signs == ["bad", "note", "good"]

    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(checks.tempfile, "NamedTemporaryFile", refused)
    assert checks.folder(chosen(tmp_path)).sign == "bad"


def test_a_token_of_another_form_is_wrong_and_not_repeated(tmp_path: Path) -> None:
    """F66: no token is a note: then the sandbox is started."""
    assert checks.token(chosen(tmp_path, discord_token=None)).sign == "note"
    assert checks.token(chosen(tmp_path, discord_token=TOKEN)).sign == "good"
    found: Finding = checks.token(chosen(tmp_path, discord_token="my secret"))
    assert found.sign == "bad"
    assert "my secret" not in found.words


def test_a_server_is_not_told_of_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known of this SQLite concerns those who use a file."""
    monkeypatch.setattr(checks, "sqlite_warning", lambda: "sqlite-wal-reset")
    assert checks.program(chosen(tmp_path)).sign == "note"
    of_a_server = Settings(stofa_database=Server("postgresql://stofa@/stofa"))
    found = checks.program(of_a_server)
    assert (found.sign, "SQLite" in found.words) == ("good", False)
