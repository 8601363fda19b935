"""Threads: creates, changes, archives and deletes them, and checks what is allowed in them."""

from typing import Protocol

from sandbox.actions.services import Services
from sandbox.errors import ApiError, Json, field_errors
from sandbox.gateway.gateway import GUILDS
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import FORUM, MEDIA, PRIVATE_THREAD, THREADS_IN, Channel, Message, Thread

MAX_ACTIVE = 1_000
MAX_NAME = 100


class MessagePublisher(Protocol):
    """Sends a message event to the bot and the pages."""

    def publish(self, event: str, message: Message) -> None: ...


class ThreadServices(Services, Protocol):
    """Collaborators of `Threads`."""

    @property
    def messages(self) -> MessagePublisher: ...


class WithThreads(Services, Protocol):
    """Collaborators of those who act in threads too."""

    threads: "Threads"


class Threads:
    """Changes threads and sends the events."""

    def __init__(self, sandbox: ThreadServices) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self.most_active = MAX_ACTIVE

    def start(self, parent: Channel, owner_id: str, body: Json, source: Message | None = None) -> Channel:
        """Creates a thread, from a message or without one.

        :raises ApiError: 50024 channel type, 160004 it has one, 160006 too many, 200001, 50013, 50035
        """
        kinds = THREADS_IN.get(parent.type, ())
        if not kinds:
            raise ApiError(50024)
        kind = kinds[0] if source or parent.type in (FORUM, MEDIA) else body.get("type") or PRIVATE_THREAD
        _check_fields(body, kind, kinds)
        if self._sandbox.knobs.blocks(body["name"]):
            raise ApiError(200001)
        right = may.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else may.CREATE_PUBLIC_THREADS
        may.need(self._world, parent, owner_id, right)
        if source is not None and source.id in self._world.channels:
            raise ApiError(160004)
        self._check_active_limit(parent.guild_id or "")
        world, now = self._world, self._world.now()
        thread = Thread(
            owner_id, now, now, body.get("auto_archive_duration") or 4_320,
            invitable=body.get("invitable", True), members={owner_id: now},
        )  # fmt: skip
        made_id = source.id if source else world.ids.new()
        made = Channel(made_id, kind, body["name"], parent.guild_id, parent_id=parent.id, thread=thread)
        world.channels[made.id] = world.save(made)
        self._publish("THREAD_CREATE", made, newly_created=True)
        self._sandbox.pages.channels_changed()
        if source is not None:
            self._sandbox.messages.publish("MESSAGE_UPDATE", source)
        return made

    def _check_active_limit(self, guild_id: str) -> None:
        active = [c for c in self._world.channels.values() if c.guild_id == guild_id and c.thread]
        if sum(not c.thread.archived for c in active if c.thread) >= self.most_active:
            raise ApiError(160006)

    def change(self, channel: Channel, actor_id: str, body: Json) -> Channel:
        """Renames, archives, locks or reopens a thread. :raises ApiError: 50083, 50013, 50001, 50035"""
        thread = _thread_of(channel)
        body = {key: value for key, value in body.items() if value is not None}
        _check_fields({"name": channel.name} | body, channel.type, (channel.type,))
        self._may_change(channel, thread, actor_id, body)
        was = thread.archived
        thread.archived = bool(body.get("archived", thread.archived))
        if was and not thread.archived:
            self._check_active_limit(channel.guild_id or "")
        thread.locked = bool(body.get("locked", thread.locked))
        thread.archive_minutes = body.get("auto_archive_duration", thread.archive_minutes)
        thread.invitable = bool(body.get("invitable", thread.invitable))
        channel.name = body.get("name", channel.name)
        if was != thread.archived or "auto_archive_duration" in body:
            thread.changed_at = thread.active_at = self._world.now()
        self._save_change(channel)
        return channel

    def _may_change(self, channel: Channel, thread: Thread, actor_id: str, body: Json) -> None:
        world = self._world
        manages = bool(may.of(world, channel, actor_id) & may.MANAGE_THREADS)
        may.need(world, channel, actor_id)
        if thread.archived and body.get("archived") is not False:
            raise ApiError(50083)
        reopens = set(body) == {"archived"} and body["archived"] is False
        if manages or (reopens and not thread.locked and actor_id in thread.members):
            return
        if thread.locked or "locked" in body or actor_id != thread.owner_id:
            raise ApiError(50013)

    def delete(self, channel: Channel, actor_id: str | None = None) -> None:
        """Deletes a thread. :raises ApiError: 50013"""
        if actor_id is not None:
            may.need(self._world, channel, actor_id, may.MANAGE_THREADS)
        event: Json = {"id": channel.id, "guild_id": channel.guild_id, "parent_id": channel.parent_id}
        event["type"] = channel.type
        self._world.remove_channel(channel)
        self._sandbox.gateway.dispatch("THREAD_DELETE", event, intent=GUILDS, guild_id=channel.guild_id)
        self._sandbox.pages.channels_changed()

    def join(self, channel: Channel, user_id: str) -> None:
        """Adds a member to a thread. :raises ApiError: 50083 archived"""
        thread = _open_thread(channel)
        if user_id in thread.members:
            return
        thread.members[user_id] = self._world.now()
        guild = self._world.guilds[channel.guild_id or ""]
        member = payloads.whole_member(self._world, guild.members[user_id])
        added = payloads.thread_member(channel, user_id) | {"member": member, "presence": None}
        self._members_changed(channel, {"added_members": [added]})

    def leave(self, channel: Channel, user_id: str) -> None:
        """Removes a member from a thread. :raises ApiError: 50083 archived"""
        if _open_thread(channel).members.pop(user_id, None) is not None:
            self._members_changed(channel, {"removed_member_ids": [user_id]})

    def _members_changed(self, channel: Channel, change: Json) -> None:
        self._world.save(channel)
        guild_id, count = channel.guild_id or "", len(_thread_of(channel).members)
        event = {"id": channel.id, "guild_id": guild_id, "member_count": count} | change
        self._sandbox.gateway.dispatch("THREAD_MEMBERS_UPDATE", event, intent=GUILDS, guild_id=guild_id)
        self._sandbox.pages.channels_changed()

    # Effects of messages

    def check_sending(self, channel: Channel, author_id: str) -> None:
        """Checks that somebody may send messages to a channel or thread.

        :raises ApiError: 50008 only threads have messages there, 160005 locked
        """
        if channel.type in (FORUM, MEDIA):
            raise ApiError(50008)
        self.archive_if_idle(channel)
        is_locked = channel.thread is not None and channel.thread.locked
        if is_locked and not may.of(self._world, channel, author_id) & may.MANAGE_THREADS:
            raise ApiError(160005)

    def reopen(self, channel: Channel, author_id: str) -> None:
        """Reopens an archived thread to which a message is sent, and adds its author."""
        thread = channel.thread
        if thread is None:
            return
        if thread.archived:
            thread.archived, thread.changed_at = False, self._world.now()
            self._save_change(channel)
        self.join(channel, author_id)

    def check_changing(self, channel: Channel, author_id: str) -> None:
        """Checks that messages may be changed. :raises ApiError: 50083 archived, 160005 locked"""
        if channel.thread is not None:
            self.archive_if_idle(channel)
            _open_thread(channel)
            self.check_sending(channel, author_id)

    def archive_idle(self) -> None:
        """Archives all idle threads."""
        for channel in list(self._world.channels.values()):
            self.archive_if_idle(channel)

    def archive_if_idle(self, channel: Channel) -> None:
        """Archives a thread without a new message for its archive duration. Edits do not count."""
        thread = channel.thread
        if thread is None or thread.archived:
            return
        if self._world.now() - thread.active_at >= thread.archive_minutes * 60:
            thread.archived, thread.changed_at = True, self._world.now()
            self._save_change(channel)

    def _save_change(self, channel: Channel) -> None:
        self._world.save(channel)
        self._publish("THREAD_UPDATE", channel)
        self._sandbox.pages.channels_changed()

    def _publish(self, event: str, channel: Channel, **more: object) -> None:
        world = self._world
        if may.of(world, channel, world.bot_id) & may.VIEW_CHANNEL:
            shape = payloads.channel(world, channel) | more
            self._sandbox.gateway.dispatch(event, shape, intent=GUILDS, guild_id=channel.guild_id)


def _thread_of(channel: Channel) -> Thread:
    """:raises ApiError: 50024 not a thread"""
    if channel.thread is None:
        raise ApiError(50024)
    return channel.thread


def _open_thread(channel: Channel) -> Thread:
    """:raises ApiError: 50024 not a thread, 50083 archived"""
    thread = _thread_of(channel)
    if thread.archived:
        raise ApiError(50083)
    return thread


def _check_fields(body: Json, kind: int, kinds: tuple[int, ...]) -> None:
    with field_errors() as errors:
        if not (body.get("name") or "").strip():
            errors.at("name").required()
        else:
            errors.at("name").length(len(body["name"]), 1, MAX_NAME)
        if kind not in kinds:
            errors.at("type").one_of(kinds)
