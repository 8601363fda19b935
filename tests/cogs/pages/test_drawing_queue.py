"""Turns and places of the queue of pictures."""

import asyncio
from threading import Event
from typing import Any

import pytest

from cogs.pages.drawing_queue import DrawingQueue


class Slow:
    """Work in a thread that lasts until it is told to end."""

    def __init__(self) -> None:
        self.began, self.may_end = Event(), Event()

    def __call__(self) -> str:
        self.began.set()
        assert self.may_end.wait(30)
        return "done"


async def busy(queue: DrawingQueue) -> tuple[Slow, "asyncio.Task[str]"]:
    """Takes a place of the queue until the work is told to end."""
    work = Slow()
    task = asyncio.create_task(queue.run("busy", work))
    assert await asyncio.to_thread(work.began.wait, 30)
    return work, task


def waiting(queue: DrawingQueue, owner: str, work: Any, *what: object) -> "asyncio.Task[Any]":
    """Starts to wait for a turn."""
    return asyncio.create_task(queue.run(owner, work, *what))


async def assert_places(queue: DrawingQueue, places: int) -> None:
    """Checks that so much work runs at the same time, and no more."""
    works = [Slow() for _ in range(places + 1)]
    tasks = [waiting(queue, f"place {n}", work) for n, work in enumerate(works)]
    began = [await asyncio.to_thread(work.began.wait, 30) for work in works[:places]]
    assert (all(began), works[places].began.is_set()) == (True, False)
    for work in works:
        work.may_end.set()
    assert await asyncio.wait_for(asyncio.gather(*tasks), 30) == ["done"] * (places + 1)


async def test_owners_take_turns() -> None:
    """Waiting pictures are drawn one of each owner at a time, in the order in which the owners came."""
    queue, order = DrawingQueue(1), list[str]()
    work, first = await busy(queue)
    names = ("a1", "a2", "a3", "b1", "b2", "c1")
    tasks = [waiting(queue, name[0], order.append, name) for name in names]
    await asyncio.sleep(0)
    work.may_end.set()
    await asyncio.gather(first, *tasks)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_no_more_is_drawn_at_once_than_there_are_places() -> None:
    """With two places, two pictures are drawn at the same time, and a third waits."""
    await assert_places(DrawingQueue(2), 2)


@pytest.mark.every_case
@pytest.mark.parametrize(("owner", "with_turn"), [("a", False), ("b", True)])
async def test_one_who_gives_up_waiting_takes_no_place(
    monkeypatch: pytest.MonkeyPatch, owner: str, with_turn: bool
) -> None:
    """A cancelled picture is not drawn, and its place is free for the next, of its owner or of another.

    So it is if the turn comes with the cancellation, in the same pass of the event loop.
    """
    queue, done = DrawingQueue(1), list[str]()
    work, first = await busy(queue)
    gone, other = waiting(queue, "a", done.append, "gone"), waiting(queue, owner, done.append, "other")
    await asyncio.sleep(0)
    pass_on = queue._pass_on

    def pass_on_and_cancel() -> None:
        pass_on()
        gone.cancel()

    if with_turn:
        monkeypatch.setattr(queue, "_pass_on", pass_on_and_cancel)
    else:
        gone.cancel()
    work.may_end.set()
    await asyncio.wait_for(asyncio.gather(first, other), 30)
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert done == ["other"]
    await assert_places(queue, 1)


async def test_a_place_is_free_when_its_cancelled_work_has_ended() -> None:
    """A picture that nobody waits for any more keeps its place as long as its thread draws it."""
    queue = DrawingQueue(1)
    work, first = await busy(queue)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    done: list[str] = []
    other = waiting(queue, "other", done.append, "other")
    await asyncio.sleep(0.05)
    assert not done
    work.may_end.set()
    await asyncio.wait_for(other, 30)
    assert done == ["other"]
    await assert_places(queue, 1)


async def test_an_error_in_the_work_frees_the_place() -> None:
    """After three errors the only place of the queue can be taken again."""
    queue = DrawingQueue(1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(queue.run("a", divmod, 1, 0), 30)
    await assert_places(queue, 1)


def test_places_outlive_an_event_loop() -> None:
    """When an event loop has ended with owners waiting, all places are free in the next loop."""
    queue = DrawingQueue(1)

    async def ended() -> None:
        work, _ = await busy(queue)
        for owner in "abc":
            waiting(queue, owner, str)
        await asyncio.sleep(0)
        work.may_end.set()

    asyncio.run(ended())
    asyncio.run(assert_places(queue, 1))
