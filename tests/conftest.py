"""What every test may lean on: the shared papers, and a run in which nothing may be skipped."""

import os
from pathlib import Path

import pytest

from games.registry import GAMES
from sandbox.world import seed
from tests.sandbox import coverage

ROOT = Path(__file__).parent.parent
SHARED = Path(os.environ.get("STOFA_SHARED", ROOT.parent / "shared"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared papers; a stranger's clone has none, and those tests are skipped with a line."""
    if not SHARED.is_dir():
        pytest.skip("no ../shared here (STOFA_SHARED names another place)")
    return SHARED


def pytest_configure() -> None:
    """Every sandbox of this run is called as at home, and watched: what it was asked, and what it refused."""
    seed.DEFAULT = seed.Seed("Stofa", "Stofan", ("stofa", "spil", "spel"), "STOFA")
    coverage.watch()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands over what its sandboxes have seen; a refusal that no test has met fails the whole."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["sandbox"] = coverage.EXERCISED.export()
    elif not session.testsfailed and coverage.whole_suite(session.config):
        coverage.EXERCISED.missing = coverage.EXERCISED.untested()
        if coverage.EXERCISED.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node) -> None:
    """Takes in what a worker hands over."""
    if "sandbox" in getattr(node, "workeroutput", {}):
        coverage.EXERCISED.take(node.workeroutput["sandbox"])


def pytest_terminal_summary(terminalreporter) -> None:
    """Prints what the sandbox was asked in this run, and what of it nothing has tested."""
    for line in coverage.EXERCISED.lines():
        terminalreporter.write_line(f"sandbox: {line}")
    for line in coverage.EXERCISED.missing:
        terminalreporter.write_line(f"sandbox: UNTESTED {line}", red=True)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long series run only when asked for by `-m soak`; what looks at one game's records shares a process."""
    for item in items:
        if item.path.parent.name in ("contract", "secrecy") and (game := _game_of(item)):
            item.add_marker(pytest.mark.xdist_group(f"records {game}"))
    coverage.EXERCISED.files |= {str(item.path) for item in items if coverage.HERE in item.path.parents}
    if "soak" in (config.option.markexpr or ""):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def _game_of(item: pytest.Item) -> str | None:
    """The game that a test is about: its parameter's, or the one its file is named after."""
    callspec = getattr(item, "callspec", None)
    if callspec is not None and "key" in callspec.params:
        return callspec.params["key"]
    named = item.path.stem.removeprefix("test_")
    return named if named in GAMES else None


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """With STOFA_SKIP_NOTHING a skipped test fails: there everything it needs has been installed."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and os.environ.get("STOFA_SKIP_NOTHING") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be: {report.longrepr[2]}"
