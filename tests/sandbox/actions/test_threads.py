"""Threads over REST and with discord.py."""

from typing import Any

import discord
import pytest

from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from sandbox.world.entities import Channel
from tests.sandbox.api import HI, Api, button, fault, row
from tests.sandbox.libraries.discordpy_bot import Bot


async def begun(api: Api, **more: Any) -> Channel:
    """Creates a thread of the bot without a message."""
    parent = api.sandbox.channel("stofa").id
    status, made = await api.call("POST", f"/channels/{parent}/threads", {"name": "T", "type": 11} | more)
    assert status == 201, made
    return api.sandbox.world.channels[made["id"]]


def rest(sandbox: Sandbox, thread: Channel, **how: Any) -> None:
    """Archives a thread as a moderator."""
    sandbox.threads.change(thread, sandbox.guild("Stofan").owner_id, how)


async def test_thread_grows_from_a_message_once(api: Api, sandbox: Sandbox) -> None:
    """A thread of a message has the message's id, and a second one is refused (160004)."""
    message = await api.sent(HI)
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    status, made = await api.call("POST", f"{path}/threads", {"name": "Game"})
    assert (status, made["id"], made["type"], made["parent_id"]) == (201, message.id, 11, message.channel_id)
    assert (await api.call("GET", path))[1]["thread"]["id"] == message.id
    assert (await api.call("GET", path))[1]["flags"] & 1 << 5
    again = await api.call("POST", f"{path}/threads", {"name": "Game"})
    assert again == (400, {"message": "A thread has already been created for this message", "code": 160004})
    assert "THREAD_CREATE" in [name for name, _ in sandbox.events]


async def test_thread_that_cannot_be_begun(api: Api, sandbox: Sandbox) -> None:
    """A thread with bad fields, in a DM or a thread, without permission or over the limit is refused."""
    parent = sandbox.channel("stofa").id
    for body, path, code in (
        ({}, ("name",), "BASE_TYPE_REQUIRED"),
        ({"name": "x" * 101}, ("name",), "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x", "auto_archive_duration": 61}, ("auto_archive_duration",), "BASE_TYPE_CHOICES"),
        ({"name": "x", "type": 10}, ("type",), "BASE_TYPE_CHOICES"),
    ):
        assert fault((await api.call("POST", f"/channels/{parent}/threads", body))[1], *path) == [code]
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    for channel in (dm.id, (await begun(api)).id):
        assert (await api.call("POST", f"/channels/{channel}/threads", {"name": "x"}))[1]["code"] == 50024
    sandbox.deny(sandbox.channel("stofa"), may.CREATE_PUBLIC_THREADS)
    denied = await api.call("POST", f"/channels/{parent}/threads", {"name": "x", "type": 11})
    assert denied[1]["code"] == 50013
    sandbox.deny(sandbox.channel("stofa"), 0)
    sandbox.threads.most_active = 1
    assert (await api.call("POST", f"/channels/{parent}/threads", {"name": "x"}))[1]["code"] == 160006


async def test_archived_thread_lets_nothing_be_changed(api: Api, sandbox: Sandbox) -> None:
    """Changes in an archived thread are refused (50083); a new message opens it again."""
    thread = await begun(api)
    path = f"/channels/{thread.id}/messages"
    _, board = await api.call("POST", path, HI | {"components": [row(button())]})
    rest(sandbox, thread, archived=True)
    archived = (400, {"message": "Thread is archived", "code": 50083})
    one = f"{path}/{board['id']}"
    assert await api.call("PATCH", one, HI) == archived
    assert await api.call("PUT", f"{one}/reactions/%F0%9F%91%8D/@me") == archived
    assert await api.call("PATCH", f"/channels/{thread.id}", {"name": "x"}) == archived
    assert (
        await api.call("PUT", f"/channels/{thread.id}/thread-members/{sandbox.person('finn').id}") == archived
    )
    assert await api.call("DELETE", f"/channels/{thread.id}/thread-members/@me") == archived
    pressed = api.press(sandbox.world.messages[board["id"]])
    assert (await api.answer(pressed, 7, HI))[1]["code"] == 50083
    assert (await api.call("POST", path, {}))[1]["code"] == 50006
    assert thread.thread is not None
    assert thread.thread.archived, "a message that is refused wakes nobody"
    assert (await api.answer(api.command(thread.id), 5))[0] == 204, "an answer is a message"
    assert not thread.thread.archived
    rest(sandbox, thread, archived=True)
    assert (await api.call("POST", path, HI))[0] == 200
    assert not thread.thread.archived, "a message opens it again"
    assert (await api.call("PATCH", one, HI))[0] == 200


async def test_locked_thread_is_for_moderators(api: Api, sandbox: Sandbox) -> None:
    """A bot cannot write, edit or reopen in a locked thread; with MANAGE_THREADS it can unlock it."""
    thread = await begun(api)
    path = f"/channels/{thread.id}/messages"
    _, board = await api.call("POST", path, HI)
    rest(sandbox, thread, locked=True)
    locked = (403, {"message": "Thread is locked", "code": 160005})
    assert await api.call("POST", path, HI) == locked
    assert await api.call("PATCH", f"{path}/{board['id']}", HI) == locked
    rest(sandbox, thread, archived=True)
    assert await api.call("POST", path, HI) == locked
    reopened = await api.call("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert reopened[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_THREADS
    reopened = await api.call("PATCH", f"/channels/{thread.id}", {"archived": False, "locked": False})
    assert reopened[0] == 200
    assert (await api.call("POST", path, HI))[0] == 200


async def test_silence_archives_and_edits_are_silence(api: Api, sandbox: Sandbox) -> None:
    """A thread is archived after its time without messages; an edit is not a message."""
    thread = await begun(api, auto_archive_duration=60)
    path = f"/channels/{thread.id}/messages"
    _, board = await api.call("POST", path, HI)
    now = sandbox.world.now()
    sandbox.world.now = lambda: now + 50 * 60
    assert (await api.call("PATCH", f"{path}/{board['id']}", {"content": "still here"}))[0] == 200
    sandbox.world.now = lambda: now + 61 * 60
    assert (await api.call("PATCH", f"{path}/{board['id']}", {"content": "late"}))[1]["code"] == 50083
    assert sandbox.events[-1][0] == "THREAD_UPDATE"
    assert sandbox.events[-1][1]["thread_metadata"]["archived"]


async def test_private_thread_is_seen_by_its_members(api: Api, sandbox: Sandbox) -> None:
    """A private thread is visible to its members and to moderators only."""
    thread = await begun(api, type=12)
    emma, anna = sandbox.person("emma").id, sandbox.person("anna").id
    assert may.of(sandbox.world, thread, emma) == 0
    assert may.of(sandbox.world, thread, anna) & may.VIEW_CHANNEL, "a moderator sees it"
    assert (await api.call("PUT", f"/channels/{thread.id}/thread-members/{emma}"))[0] == 204
    assert may.of(sandbox.world, thread, emma) & may.VIEW_CHANNEL
    assert (await api.call("GET", f"/channels/{thread.id}/thread-members/{emma}"))[1]["user_id"] == emma
    assert (await api.call("DELETE", f"/channels/{thread.id}/thread-members/{emma}"))[0] == 204
    assert (await api.call("GET", f"/channels/{thread.id}/thread-members/{emma}"))[1]["code"] == 10007
    assert (await api.call("GET", f"/channels/{thread.id}/thread-members"))[1]["code"] == 50001
    sandbox.guilds.leave(sandbox.guild("Stofan"), sandbox.person("finn"))
    finn = sandbox.person("finn").id
    assert (await api.call("PUT", f"/channels/{thread.id}/thread-members/{finn}"))[1]["code"] == 10007
    sandbox.threads.leave(thread, sandbox.world.bot_id)
    assert (await api.call("GET", f"/channels/{thread.id}"))[1]["code"] == 50001


async def test_threads_are_listed(api: Api, sandbox: Sandbox) -> None:
    """Active and archived threads are listed; archived private ones need MANAGE_THREADS."""
    open_, gone = await begun(api, name="open"), await begun(api, name="gone")
    private = await begun(api, name="private", type=12)
    for thread in (gone, private):
        rest(sandbox, thread, archived=True)
    guild, parent = sandbox.guild("Stofan").id, sandbox.channel("stofa").id
    listed = (await api.call("GET", f"/guilds/{guild}/threads/active"))[1]
    assert [t["name"] for t in listed["threads"]] == [open_.name]
    assert len(listed["members"]) == 1
    public = (await api.call("GET", f"/channels/{parent}/threads/archived/public"))[1]
    assert [t["name"] for t in public["threads"]] == ["gone"]
    assert (await api.call("GET", f"/channels/{parent}/threads/archived/private"))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_THREADS
    hidden = (await api.call("GET", f"/channels/{parent}/threads/archived/private"))[1]
    assert [t["name"] for t in hidden["threads"]] == ["private"]


async def test_thread_and_channel_go(api: Api, sandbox: Sandbox) -> None:
    """A thread is deleted with its channel; a bot without the permission cannot delete it."""
    thread = await begun(api)
    await api.call("POST", f"/channels/{thread.id}/messages", HI)
    assert (await api.call("DELETE", f"/channels/{thread.id}"))[1]["code"] == 50013
    sandbox.delete_channel(thread)
    assert sandbox.events[-1][0] == "THREAD_DELETE"
    assert (await api.call("GET", f"/channels/{thread.id}"))[1]["code"] == 10003
    second = await begun(api)
    sandbox.delete_channel(sandbox.channel("stofa"))
    assert (await api.call("GET", f"/channels/{second.id}"))[1]["code"] == 10003
    assert sandbox.world.by_channel[thread.id] == []


async def test_rights_in_a_thread_are_its_own(api: Api, sandbox: Sandbox) -> None:
    """Messages in a thread need SEND_MESSAGES_IN_THREADS, and not SEND_MESSAGES."""
    thread = await begun(api)
    sandbox.deny(sandbox.channel("stofa"), may.SEND_MESSAGES)
    assert (await api.call("POST", f"/channels/{thread.id}/messages", HI))[0] == 200
    sandbox.deny(sandbox.channel("stofa"), may.SEND_MESSAGES_IN_THREADS)
    assert (await api.call("POST", f"/channels/{thread.id}/messages", HI))[1]["code"] == 50013


async def test_channel_is_renamed(api: Api, sandbox: Sandbox) -> None:
    """An edit of a channel needs MANAGE_CHANNELS and valid values; an unsupported field gets a 501."""
    channel = sandbox.channel("spil")
    path = f"/channels/{channel.id}"
    assert (await api.call("PATCH", path, {"topic": "x"}))[1]["code"] == 50013
    sandbox.guild("Stofan").roles[-1].permissions |= may.MANAGE_CHANNELS
    assert (await api.call("PATCH", path, {"topic": "x"}))[1]["topic"] == "x"
    assert fault((await api.call("PATCH", path, {"name": ""}))[1], "name") == ["BASE_TYPE_BAD_LENGTH"]
    assert (await api.call("PATCH", path, {"nsfw": True}))[0] == 501
    dm = sandbox.world.dm_with(sandbox.person("finn").id)
    assert (await api.call("PATCH", f"/channels/{dm.id}", {"name": "x"}))[1]["code"] == 50024
    assert (await api.call("DELETE", f"/channels/{dm.id}"))[0] == 200
    assert (await api.call("DELETE", path))[0] == 200


async def test_discord_py_lives_in_threads(
    sandbox: Sandbox, bot: Bot, anna: PageUser, finn: PageUser
) -> None:
    """discord.py creates, archives and sees threads, and commands and messages in them arrive."""
    channel = bot.get_channel(int(sandbox.channel("stofa").id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("A table")
    thread = await message.create_thread(name="Cribbage", auto_archive_duration=60)
    await thread.send("in the thread")
    seen = await finn.wait_message("Cribbage", lambda m: m["content"] == "in the thread")
    assert seen["channel_id"] == str(thread.id)
    await finn.slash("hand", "Cribbage")
    await finn.wait_message("Cribbage", lambda m: m["content"] == "your hand")
    await thread.edit(archived=True)
    with pytest.raises(Failed, match="archived thread"):
        await finn.slash("hand", "Cribbage")
    await finn.say("Cribbage", "wake up")
    await anna.wait_message("Cribbage", lambda m: m["content"] == "wake up")
    await finn.wait_for(
        lambda: not next(c for c in finn.hello["channels"] if c["name"] == "Cribbage")["archived"]
    )
    await anna.thread("stofa", "From the page")
    await anna.say("From the page", "hello")
    await finn.wait_message("From the page", lambda m: m["content"] == "hello")
    assert bot.get_channel(int(anna.channel("From the page"))) is not None


async def test_threads_are_of_the_type_that_their_channel_has(api: Api, sandbox: Sandbox, anna: PageUser):
    """Announcement channels have their own, forums posts with a message; voice and stage channels none."""
    guild = sandbox.guild("Stofan")
    for kind, type, answer in ((5, 10, 201), (5, 11, 400), (2, 11, 400), (13, 11, 400), (15, 11, 400)):
        made = sandbox.guilds.add_channel(guild, f"k{kind}-{type}", kind)
        body = {"name": "T", "type": type}
        assert (await api.call("POST", f"/channels/{made.id}/threads", body))[0] == answer
    place, words = f"/channels/{made.id}/threads", {"name": "T", "message": {"content": ""}}
    assert (await api.call("POST", place, words))[1]["code"] == 50006
    _, post = await api.call("POST", place, {"name": "T", "message": HI})
    assert post["id"] == post["message"]["id"]
    assert len(sandbox.world.threads_of(made.id)) == 1
    await anna.thread("k15-11", "A post")
    post = sandbox.channel("A post")
    assert post.type == 11
    assert (await api.call("POST", f"/channels/{post.id}/messages", HI))[0] == 200
    assert (await api.call("POST", f"/channels/{post.parent_id}/messages", HI))[1]["code"] == 50008


async def test_voice_channels_take_text_of_those_who_may_connect(api: Api, sandbox: Sandbox):
    """Without CONNECT nothing can be sent, though the permissions of an interaction do not tell."""
    made = sandbox.guilds.add_channel(sandbox.guild("Stofan"), "talk", 2)
    assert (await api.call("POST", f"/channels/{made.id}/messages", HI))[0] == 200
    sandbox.deny(made, may.CONNECT)
    assert (await api.call("POST", f"/channels/{made.id}/messages", HI))[1]["code"] == 50001
    assert may.of_app(sandbox.world, made) & may.SEND_MESSAGES


async def test_blocked_words_are_refused(api: Api, sandbox: Sandbox):
    """Automatic moderation refuses messages and titles of threads, with codes of their own."""
    sandbox.knobs.blocked_words = ("poker",)
    place = f"/channels/{sandbox.channel('stofa').id}"
    assert (await api.call("POST", f"{place}/messages", {"content": "Poker?"}))[1]["code"] == 200000
    body = {"name": "Poker", "type": 11}
    assert (await api.call("POST", f"{place}/threads", body))[1]["code"] == 200001


async def test_permissions_in_a_private_thread_are_those_of_its_channel(
    api: Api, sandbox: Sandbox, anna: PageUser
):
    """An interaction names them also where the bot is not in the thread, and cannot post."""
    await anna.thread("stofa", "Ours", private=True)
    thread = sandbox.channel("Ours")
    assert may.of_app(sandbox.world, thread) & may.SEND_MESSAGES_IN_THREADS
    assert (await api.call("POST", f"/channels/{thread.id}/messages", HI))[1]["code"] == 50001
