"""A database that was put back from a dump, by the commands of docs/scaling.md."""

from collections.abc import Iterator

import pytest

from db import Message, Slot
from db.rows import BOARD
from tests.architecture.sources import ROOT
from tests.db.postgres.server import Server
from tests.db.steps import new_table, opened, step

DUMP = "pg_dump --format custom stofa > FILE"
BACK = "pg_restore --clean --dbname stofa FILE"


@pytest.fixture
def emptied(server: Server) -> Iterator[str]:
    """The address of the server's database without a schema of its own, empty before and after."""
    make = (
        "DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public AUTHORIZATION stofa;"
        "GRANT USAGE ON SCHEMA public TO PUBLIC"
    )
    server.sql(make, "stofa")
    yield server.address()
    server.sql(make, "stofa")


async def test_a_restart_is_no_restore(address: str) -> None:
    """Question numbers and messages stay as they are as long as nothing was put back."""
    for _ in range(2):
        async with opened(address) as store:
            assert store.first_question == 0


async def test_what_was_put_back_is_shown_anew(server: Server, emptied: str) -> None:
    """Question numbers change, so that no old button answers another one; boards and hands are behind."""
    page = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    assert f"`{DUMP}`" in page
    assert f"`{BACK}`" in page
    async with opened(emptied) as store:
        table = await new_table(store)
        for slot in (BOARD, Slot("hand", 0, 5), Slot("turn", 0, 5)):
            await store.messages.shown(Message(table, slot, 70, 1, "d", 1, 5, upto=1))
        for number in (0, 3):
            await store.seats.keep_draft((table, 0, number, 5, "dropped"), b"x", 9)
        dumped = server.dump("--format", "custom")
        await store.keep(step(table, 1, 10))
    server.restore(dumped, "--clean")
    async with opened(emptied) as store:
        assert (await store.length(table, 10)) == (1, False)
        assert store.first_question >= 10_000
        assert [(m.slot.kind, m.upto) for m in await store.messages.of(table)] == [
            ("board", 0), ("hand", 0), ("turn", 1),
        ]  # fmt: skip
        assert await store.seats.draft((table, 0, 3, 5, "dropped")) is None
        assert await store.seats.draft((table, 0, 0, 5, "dropped")) == b"x"
        first = store.first_question
        assert await store.keep(step(table, 1, 11)) == "kept"
    async with opened(emptied) as store:
        assert store.first_question == first
