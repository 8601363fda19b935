"""Every command that a document names is run, or as much of it as can be; `documented.py` says why."""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.sqlite.backups import copy
from sandbox.server import serve
from tables import Tables
from tables.views import NewTable
from tests.admin.commands import ROOT
from tests.admin.documented import PAGES, RULES, Place, Way, commands_of, way

FOUND = {page: tuple(dict.fromkeys(commands_of(page.read_text("utf-8")))) for page in PAGES}
EACH = [pytest.param(page, id=str(page.relative_to(ROOT))) for page, found in FOUND.items() if found]


async def _games(folder: Path) -> None:
    """A closed table and its record, and a backup."""
    database = folder / "stofa.sqlite3"
    tables = await Tables.open(database)
    table = await tables.open_table(NewTable("goofspiel", guild=1, channel=2, host=3, press=4, bots=True))
    await tables.close_table(table, 3)
    (folder / "record.txt").write_text(await tables.record(table))
    await tables.close()
    copy(database, folder / "backup.sqlite3")


def _git(*words: str | Path) -> None:
    subprocess.run(["git", *map(str, words)], check=True, capture_output=True)


def _repositories(folder: Path) -> None:
    """A copy of this repository with its present commit as the branch `main`, and a clone of that."""
    origin = folder / "origin"
    _git("clone", "-q", "--bare", ROOT, origin)
    _git("-C", origin, "branch", "-qf", "main", "HEAD")
    _git("-C", origin, "symbolic-ref", "HEAD", "refs/heads/main")
    _git("clone", "-q", origin, folder / "clone")


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A place for all commands, without the sandbox."""
    folder = tmp_path_factory.mktemp("documented")
    (folder / "root").mkdir()
    asyncio.run(_games(folder))
    if not (ROOT / ".git").exists():
        pytest.skip("no git repository here: commands of documents need one")
    _repositories(folder)
    return Place(folder, folder / "root", "")


@pytest.fixture
async def place(made: Place) -> AsyncIterator[Place]:
    """The place beside a sandbox."""
    async with serve(None, 0) as box:
        yield made._replace(sandbox=box.url)


async def tried(how: Way) -> tuple[int, str]:
    """Runs a command as told: its exit code and what it said."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("STOFA_", "DISCORD_"))}
    process = await asyncio.create_subprocess_exec(
        *how.words, cwd=how.cwd, env=clean | {"DISCORD_TOKEN": ""} | how.environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout is not None
    said = b""
    if how.starts:
        said = await asyncio.wait_for(process.stdout.readline(), 60)
        assert said.startswith(b"http"), said
        process.terminate()
    rest, _ = await asyncio.wait_for(process.communicate(), 240)
    return process.returncode or 0, (said + rest).decode(errors="replace")


@pytest.mark.sampled("documents")
@pytest.mark.parametrize("page", EACH)
async def test_the_commands_of_a_page_do_what_it_says(place: Place, page: Path) -> None:
    """In the order of the page; those that take long are left to the soak."""
    await _try_all(place, page, is_long=False)


@pytest.mark.soak
@pytest.mark.parametrize("page", EACH)
async def test_the_long_commands_of_a_page_do_what_it_says(place: Place, page: Path) -> None:
    """Whatever collects tests, draws or asks pip."""
    await _try_all(place, page, is_long=True)


TRIED: set[str] = set()
"""Commands that another page has named and that do not depend on what was done before them."""


async def _try_all(place: Place, page: Path, *, is_long: bool) -> None:
    for said in FOUND[page]:
        how = way(place, said)
        key = "start" if how.starts else said
        if key in TRIED:
            continue
        if not how.words or how.is_long != is_long or shutil.which(how.words[0]) is None:
            continue
        code, printed = await tried(how)
        assert code in how.codes, f"{said}\n{' '.join(how.words)}\n{printed}"
        assert [word for word in how.named if word not in printed] == [], said
        TRIED.update([key] if how.cwd == ROOT and "opt" not in said else [])


def test_what_is_not_run_has_a_reason(tmp_path: Path) -> None:
    """Each command has a rule; a rule without a command is one that nobody needs."""
    place = Place(tmp_path, tmp_path / "root", "http://127.0.0.1:1/")
    every = {said for found in FOUND.values() for said in found}
    ways = {said: way(place, said) for said in every}
    assert [said for said, how in ways.items() if not how.words and not how.why] == []
    assert [rule for rule in RULES if not any(re.fullmatch(rule, said) for said in every)] == []
    assert sum(bool(how.words) for how in ways.values()) > len(ways) / 2


@pytest.mark.parametrize("said", ["rm -rf build", "python -m nothing", "git bisect", "npm install"])
def test_a_command_without_a_rule_is_found(tmp_path: Path, said: str) -> None:
    """A page that names a new kind of command needs a rule for it."""
    assert list(commands_of(f"```\n{said}\n```")) == [said]
    with pytest.raises(LookupError):
        way(Place(tmp_path, tmp_path, ""), said)


async def test_a_command_that_fails_is_found(tmp_path: Path) -> None:
    """What a rule runs is the command itself, so a wrong word ends with another exit code."""
    (said,) = commands_of("Call `python run.py doctor --nothing`.")
    how = way(Place(tmp_path, tmp_path, ""), said)
    assert (await tried(how))[0] not in how.codes
