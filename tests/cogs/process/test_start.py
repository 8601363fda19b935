"""The program itself: settings, exit codes, a start without a network, a stop in good order."""

import asyncio
import json
import logging
import sqlite3
import sys
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from unittest.mock import Mock

import discord
import pytest

import bot
import settings
from cogs.wire.errors import OneLine, report
from db.sqlite import backups as copies
from db.sqlite.migrate import migrations
from db.sqlite.start import start
from sandbox.page_user import PageUser
from sandbox.server import serve
from settings import BadSettings
from tables.errors import NotSaved
from tests.cogs.processes import ROOT, online, refused, run, run_anew, started, stopped
from tests.waiting import PATIENCE, until


@pytest.mark.sampled("settings")
@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "a\nb"}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "x", "STOFA_NOTICE_AFTER": "soon"}, "STOFA_NOTICE_AFTER"),
    ],
)
async def test_a_setting_that_cannot_be_used_ends_it_with_one_line(
    tmp_path: Path, environment: dict[str, str], named: str
):
    """Exit 78 tells a supervisor not to retry; the line must name the variable and never show a token."""
    said = await refused(tmp_path, **environment)
    assert said.startswith(named)
    assert said.count("\n") == 1


async def test_a_broken_env_file_ends_it_with_one_line(tmp_path: Path):
    """Also a `.env` that is no text."""
    (tmp_path / ".env").write_bytes(b"\xff\xfe\x00DISCORD_TOKEN=\xff")
    said = await refused(tmp_path)
    assert said.count("\n") == 1


async def test_a_token_that_discord_does_not_know(tmp_path: Path):
    """A bad token must not be tried for ever: Discord bans for that (F5, F13)."""
    async with serve() as box:
        said = await refused(tmp_path, **{**box.environment, "DISCORD_TOKEN": "not.the.token"})
        logins = [c for c in box.calls if c.path == "/users/@me"]
    assert "DISCORD_TOKEN" in said.splitlines()[-1]
    assert "not.the.token" not in said
    assert len(logins) == 1


async def test_a_stop_in_good_order(tmp_path: Path):
    """SIGTERM: what has begun ends, the store is closed, exit 0; the database is whole and reopens."""
    async with serve() as box:
        bot = await run_anew(tmp_path, **box.environment)
        await online(box)
        async with await PageUser.connect(box.url, "Anna") as anna:
            await anna.slash("cribbage new", "stofa")
        await stopped(bot)
        assert (tmp_path / "var" / "stofa.sqlite3").exists()
        await stopped(await started(box, tmp_path))


async def test_a_start_without_a_network_waits_for_it(tmp_path: Path):
    """Started before the network: a login that is refused may not end it (F4)."""
    world = tmp_path / "world"
    async with serve(world) as box:
        environment = box.environment
        port = int(box.url.rsplit(":", 1)[1].strip("/"))
    bot = await run(tmp_path, **environment)
    assert bot.stderr is not None
    await asyncio.wait_for(bot.stderr.readuntil(b"again in 2 s"), PATIENCE)
    async with serve(world, port) as box:
        await online(box)
        await stopped(bot)


class Refused:
    """True for the gateway; counts how often it has been asked."""

    count = 0

    def __bool__(self) -> bool:
        self.count += 1
        return True


async def test_a_refused_first_gateway_is_tried_again(tmp_path: Path):
    """discord.py dies of an AttributeError when its very first connection fails (M8)."""
    async with serve() as box:
        box.knobs.gateway_refused = refused = Refused()  # type: ignore[assignment]
        bot = await run(tmp_path, **box.environment)
        await until(lambda: refused.count > 1)
        assert bot.returncode is None
        box.knobs.gateway_refused = False
        await online(box)
        await stopped(bot)


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Settings end up in logs and reports; the token must not, however long Discord makes it."""
    monkeypatch.chdir(tmp_path)
    token = "very.secret.token" * 100
    monkeypatch.setenv("DISCORD_TOKEN", token)
    chosen = settings.load()
    assert "very.secret.token" not in repr(chosen)
    assert chosen.discord_token == token


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("DISCORD_TOKEN", "a\nb", "signs that no token has"),
        ("STOFA_NOTICE_AFTER", "soon", "valid number"),
        ("STOFA_NOTICE_AFTER", "-1", "greater than or equal to 0"),
        ("STOFA_NOTICE_AFTER", "86401", "less than or equal to 86400"),
        ("STOFA_NOTICE_AFTER", "nan", "less than or equal to 86400"),
        ("STOFA_GUILD_READY_TIMEOUT", "61", "less than or equal to 60"),
        ("STOFA_LOG", "INFO", "'debug', 'info', 'warning' or 'error'"),
        ("STOFA_API", "very.secret.token", "relative URL"),
        ("STOFA_API", "ws://host", "'http' or 'https'"),
        ("STOFA_API", "http://", "empty host"),
        ("STOFA_API", "http://a b/", "invalid international domain name"),
        ("STOFA_API", "http://host:99999", "invalid host or port"),
        ("STOFA_API", "http://" + "a" * 2100, "at most 2083"),
        ("STOFA_GATEWAY", "http://host", "'ws' or 'wss'"),
        ("STOFA_CDN", "host/path", "relative URL"),
        ("STOFA_SHARDS", "0", "greater than or equal to 1"),
        ("STOFA_SHARDS", "many", "valid number"),
        ("STOFA_SHARDS", "0,1/4", "a file is for one process, which has all shards: name their number"),
        ("STOFA_SHARDS", "2 of 4", "a file is for one process, which has all shards: name their number"),
        ("STOFA_SHARDS", "0,4/4", "shards of 4 are numbered 0 to 3"),
        ("STOFA_SHARDS", "5 of 4", "there are 4 shards, not 5"),
        ("STOFA_SHARDS", "0 of 4", "greater than or equal to 1"),
        ("STOFA_SHARDS", "1/0", "greater than or equal to 1"),
    ],
)
def test_each_fault_of_a_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, why: str
):
    """The line names the variable and what is wrong, not the value: it may be a token in the wrong place."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        settings.load()
    assert str(refused.value).startswith(f"{name}: ")
    assert why in str(refused.value)
    assert value not in str(refused.value).removeprefix(name)


def test_the_environment_precedes_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """An empty variable counts as none, and a name may be written in small letters; others are ignored."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(
        "export DISCORD_TOKEN='of the file'\nSTOFA_LOG=error # quiet\nstofa_notice_after=5\n"
        "STOFA_API=\nSTOFA_DATABASE\nUNKNOWN=1\n"
    )
    monkeypatch.setenv("STOFA_LOG", "debug")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("STOFA_CDN", "http://[::1]:80/cdn")
    chosen = settings.load()
    assert (chosen.discord_token, chosen.stofa_log, chosen.stofa_notice_after) == ("of the file", "debug", 5)
    assert (chosen.stofa_api, chosen.stofa_database) == (None, Path("var/stofa.sqlite3"))
    assert str(chosen.stofa_cdn) == "http://[::1]/cdn"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_an_env_file_open_to_others_is_told_of_in_one_line(tmp_path: Path):
    """One line names the file if others may read it, and never its contents."""
    env = tmp_path / ".env"
    env.write_text("DISCORD_TOKEN=very.secret.token")
    for mode, lines in ((0o644, 1), (0o640, 1), (0o600, 0)):
        env.chmod(mode)
        said = await refused(tmp_path, STOFA_DATABASE=str(tmp_path))
        assert len([line for line in said.splitlines() if "chmod 600 .env" in line]) == lines
        assert "very.secret" not in said


def test_the_example_names_every_setting_and_no_other():
    """What can be set must be found in the one place where people look."""
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    named = {line.lstrip("#").split("=")[0].lower() for line in lines if "=" in line.split(" ")[0]}
    assert named == {setting.name for setting in fields(settings.Settings)}


def test_a_logged_exception_is_one_line_without_its_words():
    """What an exception says may quote a card or a move (F61); where it was raised is enough to find it."""
    try:
        raise KeyError("discard 5H 6D")
    except KeyError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("discord.client", logging.ERROR, "x.py", 1, "it\nbroke", (), info)
    line = OneLine().format(record)
    assert "\n" not in line
    assert "5H" not in line
    assert "KeyError in=process/test_start.py:" in line


@pytest.mark.parametrize("error", [NotSaved(), TimeoutError(), ValueError()])
def test_an_outage_is_no_fault_to_be_reported(error: Exception, caplog: pytest.LogCaptureFixture):
    """What the store, the network and Discord do is tried again; only the rest is worth a report."""
    report(error)
    assert ("please report it" in caplog.text) == isinstance(error, ValueError)


def test_a_fault_is_logged_under_its_code_without_its_words(caplog: pytest.LogCaptureFixture):
    """The person is given a code; the log has where, and no card."""
    try:
        raise ValueError("the hand is 5H 6D")
    except ValueError as error:
        code = report(error)
    assert code in caplog.text
    assert "5H" not in caplog.text
    assert "test_start.py" in caplog.text


async def test_a_database_that_cannot_be_used_is_left_alone(tmp_path: Path):
    """A foreign file or a folder is refused with one line, and the file stays as it is."""
    foreign = tmp_path / "letters.txt"
    foreign.write_text("dear anna " * 200)
    for path in (foreign, tmp_path):
        said = await refused(tmp_path, DISCORD_TOKEN="x", STOFA_DATABASE=str(path))
        assert said.splitlines()[-1].startswith("STOFA_DATABASE")
        assert "Traceback" not in said
    assert foreign.read_text() == "dear anna " * 200


async def test_a_second_process_on_the_same_database_refuses(tmp_path: Path):
    """The second process exits with 75 and says that the database is in use (F8)."""
    async with serve() as box:
        first = await started(box, tmp_path)
        said = await refused(tmp_path, 75, **box.environment)
        await stopped(first)
    assert "in use" in said


async def test_a_database_of_a_later_version_names_the_way_back(tmp_path: Path):
    """Going back is refused where moves would be lost; the copy of before the migration is named."""
    known = len(migrations())
    database = tmp_path / "stofa.sqlite3"
    start(database, alone=True).release()
    kept = copies.migration_copy(database, known, known + 1)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {known + 1}")
    said = await refused(tmp_path, DISCORD_TOKEN="x", STOFA_DATABASE=str(database))
    assert f"version {known + 1}; this one knows {known}" in said
    assert "lose all moves since the update" in said
    assert f"python run.py restore {kept}" in said


async def test_a_database_of_before_the_first_release_is_refused(tmp_path: Path):
    """The start ends with one line for the operator; the file stays as it is, byte for byte."""
    database = tmp_path / "stofa.sqlite3"
    start(database, alone=True).release()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE migrations SET checksum = 'another'")
        connection.execute("PRAGMA user_version = 8")
        connection.commit()
    before = database.read_bytes()
    said = await refused(tmp_path, DISCORD_TOKEN="x", STOFA_DATABASE=str(database))
    (line,) = [line for line in said.splitlines() if "STOFA_DATABASE" in line]
    assert "is of before the first release and cannot be read; it was not touched" in line
    assert database.read_bytes() == before


async def test_an_emptied_database_names_the_newest_copy(tmp_path: Path):
    """The line says what is wrong and the command that mends it; as JSON it is an object."""
    database, folder = tmp_path / "stofa.sqlite3", tmp_path / "copies"
    start(database, alone=True).release()
    for day in (1, 2):
        copies.copy(database, folder / f"stofa-2026010{day}T000000Z.sqlite3")
    database.write_bytes(b"")
    chosen = {"DISCORD_TOKEN": "x", "STOFA_DATABASE": str(database), "STOFA_BACKUPS": str(folder)}
    said = await refused(tmp_path, **chosen, STOFA_LOG_FORMAT="json")
    line = json.loads(said.splitlines()[-1])
    assert (line["level"], line["at"]) == ("ERROR", "bot")
    assert f"restore {folder / 'stofa-20260102T000000Z.sqlite3'}" in line["message"]
    assert "games were kept there" in line["message"]


async def test_a_misspelt_setting_is_told(tmp_path: Path):
    """Else somebody believes for years that it is set."""
    said = await refused(tmp_path, STOFA_DATABASE=str(tmp_path), DISCORD_TOKEN="x", STOFA_BACKUP_HOUR="1")
    assert "no such setting: STOFA_BACKUP_HOUR (for STOFA_BACKUP_HOURS?)" in said


@pytest.mark.parametrize(
    ("address", "shown"),
    [("u:secret@host/db", "host/db"), ("u:sec/ret@host/db", "host/db"), ("u:s@ec#ret@host/db", "…"),
     ("u:s?ecret@host:5/db", "…"), ("host/db?password=sec@ret", "…"), ("host/db?password=secret", "host/db")],
)  # fmt: skip
def test_no_part_of_a_password_is_shown(address: str, shown: str):
    """Neither one with signs that end the name of a host, nor one among the parameters."""
    assert str(settings.Server(f"postgresql://{address}")) == f"postgresql://{shown}"


def test_the_owners_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Numbers of people with commas between; 0 is nobody."""
    monkeypatch.chdir(tmp_path)
    for text, found in (("", None), ("0", ()), ("5, 6", (5, 6))):
        monkeypatch.setenv("STOFA_OWNERS", text)
        assert settings.load().stofa_owners == found


@pytest.mark.parametrize(("hours", "tasks"), [(0.0, 1), (24.0, 2)])
async def test_without_backups_nothing_is_left_waiting(tmp_path: Path, hours: float, tasks: int):
    """`STOFA_BACKUP_HOURS=0` warned of a coroutine that was never awaited."""
    chosen = settings.Settings(stofa_database=tmp_path / "stofa.sqlite3", stofa_backup_hours=hours)
    made = bot._schedule(chosen)
    for task in made:
        task.cancel()
    await asyncio.gather(*made, return_exceptions=True)
    assert len(made) == tasks


@pytest.mark.parametrize(("code", "words"), [(4004, "the token was reset"), (4014, "for good (code 4014)")])
def test_a_token_that_was_reset_is_told_as_such(code: int, words: str):
    """The code of Discord alone sends its owner to a search engine."""
    assert words in bot._refusal(discord.ConnectionClosed(Mock(close_code=code), shard_id=None))


async def test_the_log_can_be_json(tmp_path: Path):
    """Each line of a run is an object; a start and a stop have two of them, as news."""
    async with serve() as box:
        said = await stopped(await started(box, tmp_path, STOFA_LOG_FORMAT="json"))
    lines = [json.loads(line) for line in said.splitlines()]
    assert [(line["level"], line["at"]) for line in lines] == [("INFO", "db.store"), ("INFO", "cogs.client")]
    assert "https://discord.com/oauth2/authorize?client_id=" in lines[1]["message"]
