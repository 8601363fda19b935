"""Where chance and the time of day come from: in tests from `tests/chance.py`, and a few places that stay."""

import ast
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from tests.architecture.sources import PROGRAM, ROOT, files, nodes

MODULES: Final = {"secrets", "random", "numpy.random"}
"""Modules whose functions differ from run to run."""
FUNCTIONS: Final = {
    "os.urandom",
    "os.getrandom",
    "uuid.uuid1",
    "uuid.uuid4",
    "builtins.hash",
    "builtins.id",
    "time.time",
    "time.time_ns",
    "datetime.datetime.now",
    "datetime.datetime.today",
    "datetime.datetime.utcnow",
    "datetime.date.today",
    "discord.utils.utcnow",
}
"""Single functions that do so."""
SEEDED: Final = "random.Random"
"""Repeats if it has a seed that does."""

REPLACED: Final = "`tests/chance.py` replaces it in tests"
REPLACES: Final = "replaces it in tests"
ARGUMENT: Final = "the default of an argument, for which tests give a clock of their own"
COMPARED: Final = "compared with times of files, servers and other processes"
STAMP: Final = "told to a person, and nothing depends on it"
TRIED: Final = "tries what replaces it"
EQUAL: Final = "compared within one process, not kept"
STAYS: Final = {
    ("admin/checks.py", "time.time"): COMPARED,
    ("admin/online.py", "time.time"): COMPARED,
    ("admin/schedule.py", "time.time"): COMPARED,
    ("admin/rehearse/steps.py", "secrets.token_hex"): REPLACED,
    ("cogs/client.py", "time.time"): ARGUMENT,
    ("cogs/delivery/updates.py", "time.time"): ARGUMENT,
    ("cogs/wire/errors.py", "secrets.token_hex"): REPLACED,
    ("db/engine.py", "secrets.randbelow"): REPLACED,
    ("health/figures.py", "time.time"): COMPARED,
    ("db/personal/store.py", "secrets.randbelow"): REPLACED,
    ("db/postgres/migrate.py", "time.time"): STAMP,
    ("db/postgres/session.py", "secrets.randbelow"): REPLACED,
    ("db/sqlite/engine.py", "secrets.randbelow"): REPLACED,
    ("db/sqlite/erased.py", "secrets.token_hex"): REPLACED,
    ("db/sqlite/migrate.py", "time.time"): STAMP,
    ("sandbox/__main__.py", "secrets.token_urlsafe"): REPLACED,
    ("sandbox/actions/interactions.py", "secrets.token_urlsafe"): REPLACED,
    ("sandbox/gateway/sessions.py", "secrets.token_hex"): REPLACED,
    ("sandbox/world/snowflakes.py", "time.time"): ARGUMENT,
    ("sandbox/world/world.py", "time.time"): "`tests/sandbox/counted.py` replaces it in tests",
    ("tables/log/cluster.py", "time.time"): COMPARED,
    ("tables/model/fairness.py", "secrets.token_bytes"): REPLACED,
    ("tables/model/ratings.py", "secrets.randbelow"): REPLACED,
    ("tables/personal.py", "secrets.randbelow"): REPLACED,
    ("tables/service.py", "time.time"): ARGUMENT,
    ("tests/admin/test_schedule.py", "time.time"): COMPARED,
    ("tests/chance.py", "random.getstate"): REPLACES,
    ("tests/chance.py", "random.seed"): REPLACES,
    ("tests/chance.py", "random.setstate"): REPLACES,
    ("tests/chance.py", "secrets.DEFAULT_ENTROPY"): REPLACES,
    ("tests/chance.py", "secrets.choice"): REPLACES,
    ("tests/chance.py", "secrets.randbelow"): REPLACES,
    ("tests/chance.py", "secrets.randbits"): REPLACES,
    ("tests/chance.py", "secrets.token_bytes"): REPLACES,
    ("tests/chance.py", "time.time"): "the clock of programs that no test has started",
    ("tests/contract/test_contract.py", "builtins.hash"): EQUAL,
    ("tests/proof/games.py", "builtins.id"): EQUAL,
    ("tests/sandbox_page/samples.py", "time.time"): "the page in the browser has the wall clock",
    ("tests/tables/actions/test_play.py", "builtins.id"): EQUAL,
    ("tests/test_chance.py", "random.random"): TRIED,
    ("tests/test_chance.py", "secrets.choice"): TRIED,
    ("tests/test_chance.py", "secrets.randbelow"): TRIED,
    ("tests/test_chance.py", "secrets.token_bytes"): TRIED,
    ("tests/test_chance.py", "secrets.token_hex"): TRIED,
}
"""The uses that stay, by file and source, with the reason."""


def used(every: Sequence[ast.AST]) -> Iterator[str]:
    """Yields the source of each use among the nodes of a file."""
    names = {name: name for name in ("hash", "id")} | dict(_imported(every))
    for node in every:
        whole = _whole(node.func if isinstance(node, ast.Call) else node, names)
        if isinstance(node, ast.ImportFrom) and node.module in MODULES:
            yield from (f"from {node.module}" for alias in node.names if alias.name != "Random")
        elif isinstance(node, ast.Call) and whole == SEEDED and not (node.args and _is_seed(node, names)):
            yield SEEDED
        elif isinstance(node, ast.Call) and whole in ("hash", "id"):
            yield f"builtins.{whole}"
        elif whole in FUNCTIONS or (whole != SEEDED and whole.rpartition(".")[0] in MODULES):
            yield whole


def _imported(every: Sequence[ast.AST]) -> Iterator[tuple[str, str]]:
    """Yields what a file has imported: its name there, and its whole name."""
    for node in every:
        if isinstance(node, ast.Import):
            for alias in node.names:
                top = alias.name.partition(".")[0]
                yield (alias.asname, alias.name) if alias.asname else (top, top)
        elif isinstance(node, ast.ImportFrom):
            yield from ((alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names)


def _whole(node: ast.AST, names: dict[str, str]) -> str:
    """Returns the whole name of what a file has imported; an empty text for anything else."""
    if isinstance(node, ast.Attribute):
        owner = _whole(node.value, names)
        return f"{owner}.{node.attr}" if owner else ""
    return names.get(node.id, "") if isinstance(node, ast.Name) else ""


def _is_seed(call: ast.Call, names: dict[str, str]) -> bool:
    """Whether the arguments of a call contain no time and no number of the process."""
    inner = {_whole(node, names) for argument in call.args for node in ast.walk(argument)}
    return not any(name == "os.getpid" or name.startswith("time.") for name in inner)


def test_chance_and_the_time_of_day_come_from_the_seed() -> None:
    """No other source is used in program and tests than those of the list, and each of these is."""
    found = {
        (str(path.relative_to(ROOT)), source)
        for top in (*PROGRAM, "tests")
        for path in files(top)
        for source in used(nodes(path))
    }
    assert sorted(found - set(STAYS)) == []
    assert sorted(set(STAYS) - found) == [], "not used any more"


@pytest.mark.parametrize(
    ("line", "source"),
    [
        ("import secrets; secrets.token_hex(3)", "secrets.token_hex"),
        ("from secrets import token_hex", "from secrets"),
        ("from random import shuffle", "from random"),
        ("import random as r; r.shuffle([])", "random.shuffle"),
        ("import random; random.Random()", "random.Random"),
        ("import random, time; random.Random(f'{time.monotonic()}')", "random.Random"),
        ("import random; random.SystemRandom()", "random.SystemRandom"),
        ("import os; f = os.urandom", "os.urandom"),
        ("import uuid; uuid.uuid4()", "uuid.uuid4"),
        ("hash('a')", "builtins.hash"),
        ("import time; f = lambda now=time.time: now()", "time.time"),
        ("from time import time; time()", "time.time"),
        ("from datetime import datetime as d; d.now()", "datetime.datetime.now"),
        ("import datetime as dt; dt.date.today()", "datetime.date.today"),
    ],
)  # fmt: skip
def test_a_source_is_found(line: str, source: str) -> None:
    """However it is imported and called."""
    assert source in used([*ast.walk(ast.parse(line))])


@pytest.mark.parametrize(
    "line",
    [
        "import random; random.Random(7).shuffle([])",
        "from random import Random; Random('a')",
        "import time; time.monotonic()",
        "self.secrets.token_hex(3)",
        "class A:\n    id: int",
        "now.time()",
    ],
)
def test_what_repeats_is_not_found(line: str) -> None:
    """A generator with a seed, a span of time, and names of one's own."""
    assert list(used([*ast.walk(ast.parse(line))])) == []
