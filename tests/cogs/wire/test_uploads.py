"""An edit uploads the pictures that have changed and keeps the others."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.components import Container

from cogs.wire.layouts import Page, Picture, gallery
from cogs.wire.uploads import Attached, Uploads
from tests.cogs.player import Player, start_table
from tests.cogs.sandbox_bot import SandboxBot

MESSAGE = 7


def page(*pictures: tuple[str, bytes, str]) -> Page:
    shown = [Picture(*given) for given in pictures]
    return Page(map(gallery, shown), shown)


def message(held: dict[str, int], id: int = MESSAGE) -> Any:
    """A message that Discord has answered with: its files, by name, are in galleries alone."""
    items: list[Any] = [
        {"media": {"url": f"https://cdn.test/attachments/1/{file}/{name}?ex=1", "attachment_id": str(file)}}
        for name, file in held.items()
    ]
    galleries = [{"type": 12, "id": n, "items": [item]} for n, item in enumerate(items)]
    data: Any = {"type": 17, "id": 99, "components": galleries}
    return SimpleNamespace(id=id, attachments=[], components=[Container(data, None)])


class Discord:
    """Takes edits and returns the message with its files; refuses the first `refusals`."""

    def __init__(self, status: int = 400, refusals: int = 0) -> None:
        self.ids = iter(range(100, 200))
        self.seen: list[list[Any]] = []
        self._names: dict[int, str] = {}
        self._status, self._refusals = status, refusals

    def sent(self, name: str, id: int) -> Any:
        """A message that was sent with this file."""
        self._names[id] = name
        return message({name: id})

    async def edit(self, attached: Attached) -> Any:
        self.seen.append([a.id if isinstance(a, discord.Attachment) else a.filename for a in attached])
        self.words = [a.description for a in attached]
        if self._refusals:
            self._refusals -= 1
            raise discord.HTTPException(SimpleNamespace(status=self._status, reason=""), "no")  # type: ignore[arg-type]
        held = {}
        for one in attached:
            file = one.id if isinstance(one, discord.Attachment) else next(self.ids)
            held[self._names.setdefault(file, getattr(one, "filename", ""))] = file
        return message(held)


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


async def test_a_move_keeps_the_pictures_that_stay(sandbox_bot: SandboxBot, anna: Player, emma: Player):
    """The hand of somebody else has the same cards after a move: its picture is kept by its id.

    Discord names that in its gallery alone, and is told nothing else of it but the alt text.
    """
    await start_table("kasino", [anna, emma])
    since = len(sandbox_bot.box.calls)
    for player in (anna, emma, anna, emma):
        await player.move()
    edits = [c for c in list(sandbox_bot.box.calls)[since:] if c.method == "PATCH" and c.status == 200]
    kept = [one for c in edits for one in c.request.get("attachments", []) if len(str(one["id"])) > 2]
    assert kept
    assert all(one.keys() == {"id", "description"} for one in kept)


async def test_one_name_for_another_picture_is_not_kept() -> None:
    """A picture is uploaded although an attachment of another name has the same bytes."""
    uploads, there = Uploads(), Discord()
    await uploads.edit(MESSAGE, page(("board.png", b"hand", "")), there.edit)
    await uploads.edit(MESSAGE, page(HAND), there.edit)
    assert there.seen == [["board.png"], ["hand.png"]]


async def test_what_discord_does_not_keep_is_uploaded() -> None:
    """An edit that is refused for a kept attachment is repeated once, with an upload."""
    uploads, there = Uploads(), Discord(refusals=1)
    uploads.note(there.sent("board.png", 5), page(BOARD))
    await uploads.edit(MESSAGE, page(BOARD), there.edit)
    assert there.seen == [[5], ["board.png"]]


@pytest.mark.parametrize(("status", "known"), [(400, False), (404, True), (500, True)])
async def test_another_failure_is_reported_and_forgets_what_was_known(status: int, known: bool) -> None:
    """Another failed edit is raised and not repeated, and the next edit uploads every picture."""
    uploads, there = Uploads(), Discord(status, refusals=1)
    if known:
        uploads.note(there.sent("board.png", 5), page(BOARD))
    with pytest.raises(discord.HTTPException):
        await uploads.edit(MESSAGE, page(BOARD), there.edit)
    await uploads.edit(MESSAGE, page(BOARD), there.edit)
    assert there.seen == [[5] if known else ["board.png"], ["board.png"]]


async def test_the_messages_that_are_known_have_a_bound() -> None:
    """Attachments are known of the latest messages only, at most `most` of them."""
    uploads = Uploads(most=2)
    for number in range(4):
        uploads.note(message({"board.png": number}, number), page(BOARD))
    assert list(uploads._held) == [2, 3]
