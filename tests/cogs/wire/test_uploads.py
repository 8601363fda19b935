"""An edit uploads the pictures that have changed and keeps the others."""

import asyncio
import io
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.http_writer import StreamWriter
from aiohttp.test_utils import TestServer
from discord.components import Container

from cogs.wire.layouts import Page, Picture, gallery
from cogs.wire.uploads import LARGE, UPLOADS, Attached, Connector, PicturesRefused, Uploads
from games.contract import Seat
from sandbox.page_user import text
from tables.views import TableId
from tests.cogs.messages import asides, live_boards, said
from tests.cogs.player import Player, picks, start_cribbage, start_table
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

    def __init__(self, status: int = 400, refusals: int = 0, code: int = 0) -> None:
        self.ids = iter(range(100, 200))
        self.seen: list[list[Any]] = []
        self._names: dict[int, str] = {}
        self._status, self._error = status, {"code": code, "message": "no"}
        self.refuse(refusals)

    def refuse(self, refusals: int) -> None:
        self._refusals = refusals

    def sent(self, name: str, id: int) -> Any:
        """A message that was sent with this file."""
        self._names[id] = name
        return message({name: id})

    async def edit(self, attached: Attached) -> Any:
        self.seen.append([a.id if isinstance(a, discord.Attachment) else a.filename for a in attached])
        self.words = [a.description for a in attached]
        if self._refusals:
            self._refusals -= 1
            response: Any = SimpleNamespace(status=self._status, reason="")
            raise discord.HTTPException(response, self._error)
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


async def test_an_edit_with_pictures_that_is_refused_is_remembered_once_it_is_posted() -> None:
    """Malformed as an edit and taken as a message: then no edit with pictures is tried any more.

    As long as it has not been posted, the page itself may be malformed, and edits go on.
    """
    uploads, there = Uploads(), Discord(refusals=2, code=50035)
    for _ in range(2):
        with pytest.raises(PicturesRefused):
            await uploads.edit(MESSAGE, page(BOARD), there.edit)
        assert not uploads.refuses_edits
    await uploads.edit(MESSAGE, page(HAND), there.edit)
    there.refuse(2)
    refused = page(BOARD, HAND)
    with pytest.raises(PicturesRefused):
        await uploads.edit(MESSAGE, refused, there.edit)
    assert there.seen[-2:] == [["board.png", 100], ["board.png", "hand.png"]], "uploaded anew before"
    uploads.note(message({"board.png": 5, "hand.png": 6}), refused)
    assert uploads.refuses_edits
    tried = len(there.seen)
    with pytest.raises(PicturesRefused):
        await uploads.edit(MESSAGE, page(BOARD, HAND), there.edit)
    assert len(there.seen) == tried
    await uploads.edit(MESSAGE, page(), there.edit)
    assert there.seen[tried:] == [[]]


async def test_a_game_goes_on_where_edits_with_pictures_are_refused(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """Boards, hands and private answers are posted anew, one of each stays, and `/doctor` tells it."""
    monkeypatch.setattr(UPLOADS, "refuses_edits", False)
    sandbox_bot.box.knobs.gallery_edits_refused = True
    await start_cribbage(anna, bjorn)
    for _ in range(6):
        assert any([await player.move() for player in (anna, bjorn)])
    assert UPLOADS.refuses_edits
    refused = [c for c in sandbox_bot.box.calls if c.status == 400]
    assert 0 < len(refused) <= 4, "one for each message that was at work when it was found out"
    assert len(live_boards(anna.actor)) == 1
    assert len([m for m in anna.actor.messages("dm") if m["attachments"]]) == 1
    assert len([m for m in asides(bjorn.actor) if m["attachments"]]) <= 1
    calls = [c for c in sandbox_bot.box.calls if c.method == "POST" and "/webhooks/" in c.path and c.files]
    assert {c.status for c in calls} == {200}, "private answers"
    assert "doesn’t let me change a picture" in await said(anna.actor, "doctor")


async def refusing(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game in which it is known that edits with pictures are refused."""
    monkeypatch.setattr(UPLOADS, "refuses_edits", True)
    sandbox_bot.box.knobs.gallery_edits_refused = True
    await start_cribbage(anna, bjorn)


def hands(anna: Player) -> list[str]:
    return [m["id"] for m in anna.actor.messages("dm") if m["attachments"]]


async def test_a_press_that_comes_after_a_new_hand_leaves_one(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch
):
    """Its answer is a new message too, which is the hand from then on; the other one is deleted."""
    await refusing(sandbox_bot, anna, bjorn, monkeypatch)
    box, sync = sandbox_bot.box, sandbox_bot.bot.sync
    box.gateway.hold()
    old = await anna.hand()
    pressing = asyncio.create_task(anna.actor.press(old, custom_id=picks(old)[0]["custom_id"]))
    await sync.repost_hand(TableId(1), Seat(0), int(anna.actor.id))
    box.gateway.release()
    await pressing
    assert len(hands(anna)) == 1
    assert await anna.move()
    assert len(hands(anna)) == 1


@pytest.mark.parametrize("left", ["ids", "text"])
async def test_an_answer_that_cannot_be_read_leaves_one_hand(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, monkeypatch: pytest.MonkeyPatch, left: str
):
    """The new message is known by its id, or looked for with the next update."""
    await refusing(sandbox_bot, anna, bjorn, monkeypatch)
    old = picks(await anna.hand())[0]["custom_id"]
    sandbox_bot.box.fail("*", r"/(interactions|webhooks)/", 200, accepted=True, left=left, times=99)
    assert await anna.move()
    assert len(hands(anna)) == 1
    while not await anna.may_move():
        await bjorn.move()
    for _ in range(2):  # a button of a former question is answered with the one that stands
        await anna.actor.press(await anna.hand(), custom_id=old, forged=True)
        assert len(hands(anna)) == 1
    sandbox_bot.box.knobs.failures.clear()
    assert not [m for m in asides(anna.actor) + anna.actor.messages("dm") if "broke" in text(m)]
    assert await anna.move() or await bjorn.move()
    assert len(hands(anna)) == 1


async def test_the_messages_that_are_known_have_a_bound() -> None:
    """Attachments are known of the latest messages only, at most `most` of them."""
    uploads = Uploads(most=2)
    for number in range(4):
        uploads.note(message({"board.png": number}, number), page(BOARD))
    assert list(uploads._held) == [2, 3]


@pytest.mark.parametrize(("size", "is_whole"), [(40_000, True), (LARGE, False)])
async def test_an_upload_is_written_as_a_whole_unless_it_is_large(
    monkeypatch: pytest.MonkeyPatch, size: int, is_whole: bool
) -> None:
    """What arrives is the same; a request that is asked for anew has its file once more."""
    got: list[tuple[str, int]] = []
    written: list[int] = []
    write = StreamWriter.write

    async def counted(writer: StreamWriter, chunk: bytes, **how: Any) -> None:
        written.append(len(chunk))
        await write(writer, chunk, **how)

    async def take(request: web.Request) -> web.Response:
        form = await request.post()
        file = form["files[0]"]
        assert isinstance(file, web.FileField)
        got.append((str(form["payload_json"]), len(file.file.read())))
        return web.Response()

    app = web.Application(client_max_size=2 * LARGE)
    app.router.add_post("/", take)
    picture = discord.File(io.BytesIO(bytes(size)), "board.png")
    async with TestServer(app) as server, aiohttp.ClientSession(connector=Connector()) as session:
        monkeypatch.setattr(StreamWriter, "write", counted)
        for tries in range(2):
            picture.reset(seek=tries)
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", "{}")
            form.add_field("files[0]", picture.fp, filename="board.png")
            async with session.post(server.make_url("/"), data=form) as answer:
                assert answer.ok
    assert got == [("{}", size)] * 2
    assert (sum(length > 2 for length in written) == 2) is is_whole
