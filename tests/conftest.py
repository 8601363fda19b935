"""What every test may lean on: the shared papers, and a run in which nothing may be skipped."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHARED = Path(os.environ.get("STOFA_SHARED", ROOT.parent / "shared"))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared papers; a stranger's clone has none, and those tests are skipped with a line."""
    if not SHARED.is_dir():
        pytest.skip("no ../shared here (STOFA_SHARED names another place)")
    return SHARED


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long series run only when asked for by `-m soak`."""
    if "soak" in (config.option.markexpr or ""):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """With STOFA_SKIP_NOTHING a skipped test fails: there everything it needs has been installed."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and os.environ.get("STOFA_SKIP_NOTHING") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be: {report.longrepr[2]}"
