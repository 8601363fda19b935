"""The server side of the page: frames, permissions, files."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox.page_user import Failed, PageUser, offered
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world.snowflakes import Snowflakes
from tests.sandbox.api import Api, button, row


@pytest.fixture
async def emma(sandbox: Sandbox) -> AsyncIterator[PageUser]:
    """A person without special permissions; no bot runs."""
    async with await PageUser.connect(sandbox.url, "Emma") as actor:
        yield actor


async def test_hello_shows_the_table(sandbox: Sandbox, emma: PageUser) -> None:
    """The first frame holds the users, the person's channels, their settings and the bot's state."""
    hello = emma.hello
    assert [u["global_name"] for u in hello["users"]] == [
        "Anna",
        "Björn",
        "Clara",
        "Dagur",
        "Emma",
        "Finn",
        "Stofa",
    ]
    assert [(c["name"], c["kind"]) for c in hello["channels"]] == [
        ("stofa", "text"),
        ("spil", "text"),
        ("spel", "text"),
        ("Stofa", "dm"),
    ]
    assert (hello["bot_online"], hello["dms_open"], hello["locale"]) == (False, True, "nl")
    assert not hello["moderator"]


async def test_unread_marks_come_and_go(sandbox: Sandbox, api: Api, emma: PageUser) -> None:
    """The number of unread messages grows with each message, and is 0 after reading."""

    def unread() -> list[int]:
        return [f["unread"] for f in emma.frames if f["t"] == "unread"]

    await api.send({"content": "one"})
    await api.send({"content": "two"})
    await emma.wait_for(lambda: unread() == [1, 2])
    await emma.read("stofa")
    await emma.wait_for(lambda: unread() == [1, 2, 0])
    assert sandbox.pages.start_screen()["unread"][emma.id] == 0


async def test_only_own_messages_may_be_deleted(sandbox: Sandbox, emma: PageUser) -> None:
    """A person cannot delete a message of another; a moderator can."""
    async with await PageUser.connect(sandbox.url, "anna") as moderator:
        await moderator.say("stofa", "mine")
        message = await emma.wait_message("stofa")
        with pytest.raises(Failed, match="Missing Permissions"):
            await emma._ask("delete", (), 2.0, message=message["id"])
        await emma.say("stofa", "hers")
        hers = await moderator.wait_message("stofa", lambda m: m["content"] == "hers")
        await moderator.delete(hers)
        await emma.wait_for(lambda: [m["content"] for m in emma.messages("stofa")] == ["mine"])


async def test_nonsense_from_the_page_is_answered(emma: PageUser) -> None:
    """An unknown or incomplete request, or an unknown command, gets an error."""
    for frame in ({"do": "fly"}, {"do": "press"}, {"do": "press", "message": "1", "custom_id": "x"}):
        with pytest.raises(Failed):
            await emma._ask(frame.pop("do"), (), 2.0, **frame)
    with pytest.raises(Failed, match="no command"):
        await emma.slash("nothing")


async def test_ephemeral_is_put_away(sandbox: Sandbox, api: Api) -> None:
    """A dismissed message is hidden and can still be edited; a public one cannot be dismissed."""
    async with await PageUser.connect(sandbox.url, "anna") as anna:
        interaction = api.command()
        await api.answer(interaction, 4, {"content": "hand", "flags": 64})
        await anna.dismiss(await anna.wait_message("stofa"))
        await anna.wait_for(lambda: not anna.messages("stofa"))
        assert (await api.call("PATCH", api.hook(interaction, "@original"), {"content": "new"}))[0] == 200
        public = await api.sent({"content": "board"})
        with pytest.raises(Failed, match="you alone"):
            await anna._ask("dismiss", (), 2.0, message=public.id)


async def test_other_peoples_dms_are_not_seen(sandbox: Sandbox, emma: PageUser) -> None:
    """A person gets no messages of another's DM, and cannot write or use commands there."""
    finn = sandbox.person("finn")
    sandbox.messages.say(sandbox.world.dm_with(finn.id), finn.id, "secret")
    await emma.say("stofa", "done")
    await emma.wait_message("stofa")
    assert "secret" not in str(emma.frames)
    with pytest.raises(Failed, match="Missing Access"):
        await emma._ask("say", (), 2.0, channel=sandbox.world.dm_with(finn.id).id, content="x")
    with pytest.raises(Failed, match="Missing Access"):
        await emma._ask("slash", (), 2.0, channel=sandbox.world.dm_with(finn.id).id, command="x")


async def test_files_of_the_page(sandbox: Sandbox) -> None:
    """The page and its scripts are served with their headers, and no other files."""
    async with aiohttp.ClientSession(sandbox.url) as session:
        async with session.get("/") as answer:
            assert answer.status == 200
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        async with session.get("/page/app.js") as answer:
            assert answer.headers["Content-Type"].startswith("text/javascript")
            assert answer.headers["Cache-Control"] == "no-cache"
        for path in ("/page/..%2Fbox.py", "/page/sandbox.py", "/page/%2e%2e/sandbox.py", "/page/nothing.js"):
            async with session.get(path) as answer:
                assert answer.status == 404, path


async def test_links_to_files_are_signed_and_expire(api: Api, sandbox: Sandbox) -> None:
    """An attachment's URL needs its signature, and is valid for a day."""
    message = await api.sent({}, files={"x.txt": b"1"})
    url = sandbox.serializer.attachments(message)[0]["url"]
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as answer:
            assert await answer.read() == b"1"
        async with session.get(url.replace("hm=", "hm=0")) as answer:
            assert answer.status == 404
        sandbox.advance(24 * 3600 + 1)
        async with session.get(url) as answer:
            assert answer.status == 404


async def test_ephemeral_stays_private_when_pages_are_opened_anew(
    sandbox: Sandbox, api: Api, emma: PageUser
) -> None:
    """A new page shows an ephemeral message only to its person."""
    await api.answer(api.command(), 4, {"content": "Anna's hand", "flags": 64})
    async with (
        await PageUser.connect(sandbox.url, "finn") as finn,
        await PageUser.connect(sandbox.url, "anna") as anna,
    ):
        assert finn.messages("stofa") == []
        assert [m["content"] for m in anna.messages("stofa")] == ["Anna's hand"]
        with pytest.raises(Failed, match="Unknown Message"):
            await finn.press(anna.messages("stofa")[0], custom_id="a", forged=True)


async def test_disabled_button_cannot_be_pressed(sandbox: Sandbox, api: Api, emma: PageUser) -> None:
    """A disabled button is not offered, and a press of it is refused."""
    await api.sent({"content": "x", "components": [row(button("a", disabled=True), button("b"))]})
    message = await emma.wait_message("stofa")
    assert [p["custom_id"] for p in offered(message)] == ["b"]
    with pytest.raises(Failed, match="disabled"):
        await emma._ask("press", (), 2.0, message=message["id"], custom_id="a")


async def test_form_belongs_to_the_one_who_opened_it(sandbox: Sandbox, api: Api, emma: PageUser) -> None:
    """Another person can neither submit nor cancel a modal."""
    label = {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}}
    await api.answer(api.command(), 9, {"title": "T", "custom_id": "m", "components": [label]})
    form = next(iter(sandbox.interactions.modals.values()))
    for do in ("submit", "cancel"):
        await emma._do(do, modal=form.id, fields={"t": "x"})
    with pytest.raises(Failed, match="gone"):
        await emma._ask("submit", (), 2.0, modal=form.id, fields={"t": "x"})
    assert list(sandbox.interactions.modals) == [form.id]


async def test_ids_grow_although_the_clock_steps_back(tmp_path: Path) -> None:
    """A new message has a higher id than one with a time in the future."""
    file = tmp_path / "world"
    async with serve(file) as sandbox, Api(sandbox) as api:
        ahead = sandbox.world.now() + 3600
        sandbox.world.ids = Snowflakes(now=lambda: ahead)
        first = await api.sent({"content": "later"})
    async with serve(file) as sandbox, Api(sandbox) as api:
        assert int((await api.sent({"content": "now"})).id) > int(first.id)
