"""A bot's process, in a test and under the command line."""

import asyncio
import sys

import pytest

from sandbox.child import Ended, keep_running, running

SAYS_AND_ENDS = f"""{sys.executable} -c "print('no token'); raise SystemExit(3)" """
SLEEPS = f'{sys.executable} -c "import time; time.sleep(60)"'


async def test_a_bot_that_ends_ends_the_waiting_for_it() -> None:
    """At once, with its exit code and last lines."""
    async with running(SAYS_AND_ENDS, {}) as bot:
        with pytest.raises(Ended, match=r"has ended with 3; its last lines:\nno token"):
            await bot.until(asyncio.sleep(60))


async def test_a_bot_that_lives_is_waited_for_and_stopped() -> None:
    """The result and the error of the waiting are returned and raised; the process is gone afterwards."""

    async def fails() -> None:
        raise ZeroDivisionError

    async with running(SLEEPS, {}) as bot:
        assert await bot.until(asyncio.sleep(0.01, "result")) == "result"
        with pytest.raises(ZeroDivisionError):
            await bot.until(fails())
    assert bot.process.returncode is not None


async def test_a_bot_that_would_be_refused_again_is_not_started_again(
    capfd: pytest.CaptureFixture[str],
) -> None:
    """As after exit code 78, with one line that says what it needs."""
    assert await asyncio.wait_for(keep_running(SAYS_AND_ENDS, {}, lambda: True), 30) == 78
    said = [line for line in capfd.readouterr().err.splitlines() if "started again" in line]
    assert said == [
        "the bot ended with 3 and is not started again: "
        "it asks for privileged intents; grant them with --privileged-intents"
    ]
