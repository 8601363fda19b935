"""An edit uploads the pictures that have changed and keeps the others."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.wire.layouts import Page, Picture, gallery
from cogs.wire.uploads import Uploads

MESSAGE = 7


def page(*pictures: tuple[str, bytes, str]) -> Page:
    shown = [Picture(*given) for given in pictures]
    return Page(map(gallery, shown), shown)


class Discord:
    """Takes edits and returns the message with its attachments; refuses the first `refusals`."""

    def __init__(self, status: int = 400, refusals: int = 0) -> None:
        self.ids = iter(range(100, 200))
        self.seen: list[list[Any]] = []
        self._status, self._refusals = status, refusals

    def attachment(self, name: str, id: int) -> discord.Attachment:
        data: Any = {"id": id, "filename": name, "size": 1, "url": "u", "proxy_url": "p"}
        return discord.Attachment(data=data, state=SimpleNamespace(http=None))

    async def edit(self, attached: Sequence[discord.File | discord.Attachment]) -> Any:
        self.seen.append([a.id if isinstance(a, discord.Attachment) else a.filename for a in attached])
        self.words = [a.description for a in attached]
        if self._refusals:
            self._refusals -= 1
            raise discord.HTTPException(SimpleNamespace(status=self._status, reason=""), "no")
        held = [
            a if isinstance(a, discord.Attachment) else self.attachment(a.filename, next(self.ids))
            for a in attached
        ]
        return SimpleNamespace(id=MESSAGE, attachments=held)


BOARD, HAND = ("board.png", b"board", "a board"), ("hand.png", b"hand", "a hand")


async def test_only_what_has_changed_is_uploaded() -> None:
    """An edit uploads new pictures, keeps the others by id, and updates an alt text without an upload."""
    uploads, there = Uploads(), Discord()
    await uploads.edit(MESSAGE, page(BOARD, HAND), there.edit)
    await uploads.edit(MESSAGE, page(BOARD, ("hand.png", b"other", "another")), there.edit)
    await uploads.edit(MESSAGE, page(("board.png", b"board", "in other words"), HAND), there.edit)
    assert there.words == ["in other words", "a hand"]
    await uploads.edit(MESSAGE, page(HAND), there.edit)
    await uploads.edit(MESSAGE, page(BOARD), there.edit)
    assert there.seen == [
        ["board.png", "hand.png"], [100, "hand.png"], [100, "hand.png"], [103], ["board.png"],
    ]  # fmt: skip


async def test_one_name_for_another_picture_is_not_kept() -> None:
    """A picture is uploaded although an attachment of another name has the same bytes."""
    uploads, there = Uploads(), Discord()
    await uploads.edit(MESSAGE, page(("board.png", b"hand", "")), there.edit)
    await uploads.edit(MESSAGE, page(HAND), there.edit)
    assert there.seen == [["board.png"], ["hand.png"]]


async def test_what_discord_does_not_keep_is_uploaded() -> None:
    """An edit that is refused for a kept attachment is repeated once, with an upload."""
    uploads, there = Uploads(), Discord(refusals=1)
    uploads.note(SimpleNamespace(id=MESSAGE, attachments=[there.attachment("board.png", 5)]), page(BOARD))
    await uploads.edit(MESSAGE, page(BOARD), there.edit)
    assert there.seen == [[5], ["board.png"]]


@pytest.mark.parametrize(("status", "known"), [(400, False), (404, True), (500, True)])
async def test_another_failure_is_reported_and_forgets_what_was_known(status: int, known: bool) -> None:
    """Another failed edit is raised and not repeated, and the next edit uploads every picture."""
    uploads, there = Uploads(), Discord(status, refusals=1)
    if known:
        uploads.note(SimpleNamespace(id=MESSAGE, attachments=[there.attachment("board.png", 5)]), page(BOARD))
    with pytest.raises(discord.HTTPException):
        await uploads.edit(MESSAGE, page(BOARD), there.edit)
    await uploads.edit(MESSAGE, page(BOARD), there.edit)
    assert there.seen == [[5] if known else ["board.png"], ["board.png"]]


async def test_the_messages_that_are_known_have_a_bound() -> None:
    """Attachments are known of the latest messages only, at most `most` of them."""
    uploads, there = Uploads(most=2), Discord()
    for number in range(4):
        uploads.note(
            SimpleNamespace(id=number, attachments=[there.attachment("board.png", number)]), page(BOARD)
        )
    assert list(uploads._held) == [2, 3]
