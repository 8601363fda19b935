"""Fixtures and hooks for all tests: chance, servers, soak series, the sandbox, skipped tests."""

import fcntl
import gc
import os
import random
import resource
import sys
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import hypothesis
import pytest
from aiohttp import web_app
from hypothesis.internal.conjecture import providers

from games.registry import GAMES
from sandbox.control import knobs
from sandbox.page_user import PageUser
from sandbox.world import seed
from tests import chance, sampling
from tests.architecture import sources
from tests.chromium import browser, tabs
from tests.db.postgres.server import Server, missing
from tests.sandbox import counted, coverage

__all__ = ["browser", "tabs"]
HERE = Path(__file__).parent
BY_FILE = {"cogs", "frozen", "games", "render", "sandbox", "tables"}
"""Folders in which the tests of a file run in one process: they share positions, sprites and schemas."""
READING_CODE = {"test_ids.py", "test_reliability.py", "test_required.py"}
"""Files of tests that read the code like those of the architecture, in the same process."""
HASH_SEED = "PYTHONHASHSEED"
"""The variable by which Python orders sets of texts; it is read when a process starts."""
IS_ORDERED = HASH_SEED in os.environ
"""Whether the order of sets in this process comes from the seed, or from who has started it."""
os.environ.setdefault(HASH_SEED, str(random.Random(f"{sampling.SEED} hashes").randrange(2**32)))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for tests that do not stop it; the test is skipped without one."""
    yield from _running()


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A PostgreSQL server of this test alone, which it may kill."""
    yield from _running()


def _running() -> Iterator[Server]:
    if (lacking := missing()) is not None:
        pytest.skip(lacking)
    running = Server()
    yield running
    running.remove()


@pytest.fixture
def address(server: Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.new()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Starts a run without workers again with the order of sets that workers have."""
    if not IS_ORDERED and not config.getoption("numprocesses", None):
        config.pluginmanager.get_plugin("capturemanager").stop_global_capturing()
        os.execv(sys.executable, sys.orig_argv)


def pytest_configure() -> None:
    """Seeds Hypothesis. Names every sandbox like `make run` does, and records its requests and refusals."""
    hypothesis.settings.register_profile(
        "stofa",
        database=None,
        deadline=None,
        derandomize=False,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
    hypothesis.settings.load_profile("stofa")
    hypothesis.core.global_force_seed = random.Random(f"{sampling.SEED} hypothesis").randrange(2**32)
    # Else it draws constants of whatever modules other tests have imported.
    providers._get_local_constants = lambda: providers._local_constants
    counted.install()
    seed.DEFAULT = seed.Seed("Stofa", "Stofan", ("stofa", "spil", "spel"), "STOFA")
    # A misspelt field of our own is a mistake; to other bots the sandbox only reports it.
    knobs.PRESET["unknown_fields"] = "refuse"
    PageUser.patience = 60.0  # how fast the machine is at the moment is not what is tried here
    coverage.watch()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Sends a worker's records to the main process; fails a full run in which a refusal was never tested.

    A run that skipped tests, for want of other people's libraries or of files, is not a full one.
    """
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["sandbox"] = coverage.EXERCISED.export()
    elif not (session.testsfailed or _skipped(session)) and coverage.whole_suite(session.config):
        coverage.EXERCISED.missing = coverage.EXERCISED.untested()
        if coverage.EXERCISED.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _skipped(session: pytest.Session) -> bool:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    return reporter is not None and bool(reporter.stats.get("skipped"))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node) -> None:
    """Adds the records of a worker."""
    if "sandbox" in getattr(node, "workeroutput", {}):
        coverage.EXERCISED.take(node.workeroutput["sandbox"])


def pytest_terminal_summary(terminalreporter) -> None:
    """Prints the seed, the cost, what the sandbox was asked in this run, and what was never tested."""
    terminalreporter.write_line(f"seed: STOFA_SEED={sampling.SEED} draws the same again")
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    spent = sum(used.ru_utime + used.ru_stime for used in (own, others))
    terminalreporter.write_line(f"cost: {spent:.0f} s of processor (CONTRIBUTING.md has the budget)")
    for line in coverage.EXERCISED.lines():
        terminalreporter.write_line(f"sandbox: {line}")
    for line in coverage.EXERCISED.missing:
        terminalreporter.write_line(f"sandbox: UNTESTED {line}", red=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[object]:
    """Lets one process of a fresh clone compile the tests, which takes longer than to collect them."""
    is_compiled = sys.dont_write_bytecode or (HERE / "whole/__pycache__").is_dir()
    if is_compiled or not hasattr(session.config, "workerinput"):
        return (yield)
    with Path(__file__).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(file, fcntl.LOCK_SH)
            file.close()
        return (yield)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects soak series without `-m soak`; keeps tests that share much in one process.

    Those of real processes come first, so that nothing long is left when most workers have ended.
    """
    items.sort(key=lambda item: "whole" not in _inside(item.path))
    for item in items:
        if name := _process_of(item):
            item.add_marker(pytest.mark.xdist_group(name))
    paths = {item.path for item in items}
    coverage.EXERCISED.files |= {str(path) for path in paths if coverage.HERE in path.parents}
    is_soak = "soak" in (config.option.markexpr or "")
    part = os.environ.get("STOFA_SOAK")
    whole = is_soak and not part
    sampling.mark_undrawn(items, whole=whole, every_case=_are_named(config))
    if whole:
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if is_soak:
        kept = set(sampling.some_undrawn(items, int(part or 0)))
        long = [item for item in items if item not in kept]
    if long:
        config.hook.pytest_deselected(items=long)
        left_out = set(long)
        items[:] = [item for item in items if item not in left_out]


def _are_named(config: pytest.Config) -> bool:
    """Whether somebody has named files or tests, or approves pictures: then they want every case of these."""
    named = config.option.keyword or any(".py" in argument for argument in config.args)
    return bool(named or os.environ.get("STOFA_APPROVE"))


def pytest_collection_finish() -> None:
    """Leaves what was imported and collected out of all later searches for garbage, which become rarer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.hookimpl(tryfirst=True)  # before its fixtures are set up
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Has a test draw by its name, which in a worker also has that of its group."""
    assert item.parent is not None
    chance.begin(f"{sampling.SEED} {item.parent.nodeid}::{item.name}")


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
    """Has a fixture that outlives a test draw by its own name: another test may need it first next time."""
    if fixturedef.scope == "function":
        return (yield)
    with chance.apart(f"{sampling.SEED} {fixturedef.baseid}::{fixturedef.argname}"):
        return (yield)


def pytest_runtest_logfinish() -> None:
    """Lets go of the sandboxes of a test with all their files: aiohttp keeps 1,024 handlers of any server."""
    web_app._cached_build_middleware.cache_clear()


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Lets go of the project's syntax trees, hundreds of megabytes, after the tests that read them."""
    if nextitem is None or _process_of(nextitem) != _process_of(item):
        sources.nodes.cache_clear()
        sources.tree.cache_clear()


def _process_of(item: pytest.Item) -> str | None:
    """Returns the name of the tests that share what they read, play or start; None if it is alone."""
    folder = item.path.parent.name
    if folder in ("contract", "secrecy") and (game := _game_of(item)):
        return f"records {game}"
    if folder == "architecture" or item.path.name in READING_CODE:
        return "architecture"
    if folder == "locales":
        return folder
    if item.get_closest_marker("browser") or folder == "sandbox_page":
        return "browser"
    return "/".join(_inside(item.path)) if _inside(item.path)[0] in BY_FILE else None


@cache
def _inside(path: Path) -> tuple[str, ...]:
    """Returns the folders of a file within this one, and its name."""
    return path.relative_to(HERE).parts


def _game_of(item: pytest.Item) -> str | None:
    """Returns the game of a test: its parameter `key`, or the game in the name of its file."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and "key" in callspec.params:
        return callspec.params["key"]
    named = item.path.stem.removeprefix("test_")
    return named if named in GAMES else None


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """Fails a skipped test if STOFA_SKIP_NOTHING is set, where everything that tests need is installed."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and os.environ.get("STOFA_SKIP_NOTHING") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped with STOFA_SKIP_NOTHING: {report.longrepr[2]}"
