"""Presses that go from one process to another, and how long each waits for that."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.dispatch import handover
from cogs.dispatch.admission import Admission
from cogs.dispatch.handover import TAKEN_WITHIN, WORTH, HandOver

PRESS = {"type": 3, "id": "77", "data": {"custom_id": "s:hand:1"}}
LETTER = 5


class Others:
    """The other processes: whether they take a letter, and how long they are given for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, take: bool) -> None:
        self.take = take
        self.waited: list[float] = []
        self.sent: list[int] = []
        self.served: list[Any] = []
        at_once = SimpleNamespace(**vars(asyncio) | {"sleep": self.sleep})
        monkeypatch.setattr(handover, "asyncio", at_once)
        serving = SimpleNamespace(serve=self.served.append)
        self.handover = HandOver(serving, SimpleNamespace(cluster=self), Admission())  # type: ignore[arg-type]

    async def sleep(self, seconds: float) -> None:
        assert self.sent, "nothing is waited for before the letter is there"
        assert not self.served
        self.waited.append(seconds)

    async def is_own(self, table: int) -> bool:
        return False

    async def shard_of(self, table: int) -> int:
        return 1

    async def hand_over(self, shard: int, press: int, body: bytes) -> int:
        self.sent.append(press)
        return LETTER

    async def take_back(self, letter: int) -> bool:
        assert letter == LETTER
        return not self.take

    async def press(self) -> None:
        """A press that arrives here and is about a table of another process."""
        assert self.handover.may_be_of_others(PRESS)
        await asyncio.gather(*self.handover._work)


@pytest.mark.parametrize("take", [True, False])
async def test_a_press_that_nobody_takes_is_served_here(monkeypatch: pytest.MonkeyPatch, take: bool) -> None:
    """After 0.7 seconds, once; not if the process of the table has taken it by then."""
    others = Others(monkeypatch, take=take)
    await others.press()
    assert others.waited == [TAKEN_WITHIN] == [0.7]
    assert others.sent == [77]
    assert others.served == ([] if take else [PRESS])


def test_a_press_that_is_too_old_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes an answer for three seconds; what could not be answered any more changes nothing."""
    others = Others(monkeypatch, take=True)
    assert WORTH < 3
    for age in (0.0, WORTH - 0.1, WORTH, 3.0):
        others.handover.receive(b"{}", age)
    assert others.served == [{}, {}]
