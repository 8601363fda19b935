"""The world: all entities in memory, and the file that stores them."""

import contextlib
import os
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandbox.errors import ApiError, Json
from sandbox.world.entities import (
    DM,
    Attachment,
    Channel,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Read,
    User,
    WorldInfo,
)
from sandbox.world.snowflakes import Snowflakes

SCHEMA_VERSION = 1


Stored = TypeVar("Stored", User, Guild, Channel, Message, Command, Emoji, Read, WorldInfo)


# Stored kinds whose name differs from the class.
_STORED_AS: dict[type[msgspec.Struct], str] = {Message: "Post", WorldInfo: "Meta"}


class UnusableWorld(Exception):
    """The file belongs to a newer or running sandbox, or is not one of the sandbox's; it is not changed."""


class World:
    """All entities, in memory and written to SQLite on each change."""

    def __init__(self, path: Path | None = None) -> None:
        # Seconds by which tests have advanced the clock.
        self.ahead = 0.0
        self.now: Callable[[], float] = lambda: time.time() + self.ahead
        self._db = _open(path)
        self.ids = Snowflakes(now=self._clock)
        self.users = self._load(User)
        self.guilds = self._load(Guild)
        self.channels = self._load(Channel)
        self.messages = self._load(Message)
        self.commands = self._load(Command)
        self.emojis = self._load(Emoji)
        self.reads = self._load(Read)
        self.by_channel: dict[str, list[str]] = defaultdict(list)
        for message in sorted(self.messages.values(), key=lambda p: int(p.id)):
            self.by_channel[message.channel_id].append(message.id)
        # Uploads that are not sent yet: upload id, (user id, attachment).
        self.uploads: dict[str, tuple[str, Attachment]] = {}
        self.info = self._load(WorldInfo).get("meta", WorldInfo(bot_id=""))
        for table in (
            self.users, self.guilds, self.channels, self.messages, self.commands, self.emojis
        ):  # fmt: skip
            for key in table:
                self.ids.reserve(key)

    def _clock(self) -> float:
        return self.now()  # looked up on each call, because tests replace it

    def _load(self, kind: type[Stored]) -> dict[str, Stored]:
        rows = self._db.execute("SELECT id, body FROM thing WHERE kind = ?", (_kind(kind),))
        decode = msgspec.json.Decoder(kind).decode
        return {key: decode(body) for key, body in rows}

    def save(self, thing: Stored) -> Stored:
        """Stores an entity that was added or changed in memory."""
        if isinstance(thing, Message) and thing.seen_by is not None:
            return thing
        row = (_kind(type(thing)), thing.id, msgspec.json.encode(thing))
        self._db.execute("INSERT OR REPLACE INTO thing (kind, id, body) VALUES (?, ?, ?)", row)
        return thing

    def delete(self, thing: Stored) -> None:
        """Deletes an entity from the file."""
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (_kind(type(thing)), thing.id))

    def save_file(self, attachment: Attachment, data: bytes) -> None:
        """Stores the bytes of an attachment."""
        self.save_bytes(attachment.id, attachment.content_type, data)

    def save_bytes(self, id: str, content_type: str, data: bytes) -> None:
        """Stores the bytes of what has this id."""
        row = (id, content_type, data)
        self._db.execute("INSERT OR REPLACE INTO file (id, type, body) VALUES (?, ?, ?)", row)

    def file(self, attachment_id: str) -> tuple[bytes, str] | None:
        """Bytes and content type of an attachment, None if not stored."""
        row = self._db.execute("SELECT body, type FROM file WHERE id = ?", (attachment_id,)).fetchone()
        return (bytes(row[0]), row[1]) if row else None

    def delete_files(self, attachments: Iterable[Attachment | Emoji]) -> None:
        """Deletes the bytes of attachments and emojis."""
        self._db.executemany("DELETE FROM file WHERE id = ?", [(a.id,) for a in attachments])

    def close(self) -> None:
        """Closes the file."""
        self._db.close()

    @property
    def bot_id(self) -> str:
        """Id of the bot's user."""
        return self.info.bot_id

    @property
    def bot(self) -> User:
        """User of the bot."""
        return self.users[self.bot_id]

    @property
    def people(self) -> list[User]:
        """People who can use the page, oldest first."""
        return [u for u in self.users.values() if not u.bot]

    def channel(self, channel_id: str) -> Channel:
        """:raises ApiError: 10003 unknown channel"""
        return _known(self.channels, channel_id, 10003)

    def guild(self, guild_id: str) -> Guild:
        """:raises ApiError: 10004 unknown guild"""
        return _known(self.guilds, guild_id, 10004)

    def message(self, channel_id: str, message_id: str) -> Message:
        """:raises ApiError: 10008 no such message in the channel"""
        found = _known(self.messages, message_id, 10008)
        if found.channel_id != channel_id:
            raise ApiError(10008)
        return found

    def user(self, user_id: str) -> User:
        """:raises ApiError: 10013 unknown user"""
        return _known(self.users, user_id, 10013)

    def member(self, guild_id: str | None, user_id: str) -> Member | None:
        """Membership of a user, None if they are not a member."""
        guild = self.guilds.get(guild_id or "")
        return guild.members.get(user_id) if guild else None

    def reference(self, channel_id: str, message_id: str) -> Json:
        """Reference to a message, as another one has it."""
        guild_id = self.channels[channel_id].guild_id
        where: Json = {"type": 0, "channel_id": channel_id, "message_id": message_id}
        return where | ({"guild_id": guild_id} if guild_id else {})

    def history(self, channel: Channel) -> list[Message]:
        """Messages of a channel, oldest first, ephemeral ones included."""
        return [self.messages[i] for i in self.by_channel[channel.id]]

    def threads_of(self, channel_id: str) -> list[Channel]:
        """Threads of a channel, including archived ones."""
        return [c for c in self.channels.values() if c.parent_id == channel_id]

    def dm_with(self, user_id: str) -> Channel:
        """DM channel between the bot and a person; created on first use."""
        for channel in self.channels.values():
            if channel.recipient_id == user_id:
                return channel
        made = Channel(self.ids.new(), DM, recipient_id=user_id)
        self.channels[made.id] = made
        return self.save(made)

    def add_message(self, message: Message) -> None:
        """Adds a new message to its channel."""
        self.messages[message.id] = message
        self.by_channel[message.channel_id].append(message.id)
        if message.seen_by is None:
            channel = self.channels[message.channel_id]
            channel.last_message_id = message.id
            if channel.thread is not None:
                channel.thread.sent += 1
                channel.thread.active_at = self.now()
            self.save(channel)
        self.save(message)

    def remove_channel(self, channel: Channel) -> None:
        """Deletes a channel with its messages and threads."""
        for thread in self.threads_of(channel.id):
            self.remove_channel(thread)
        for message_id in list(self.by_channel[channel.id]):
            self.remove_message(self.messages[message_id])
        del self.channels[channel.id]
        self.delete(channel)

    def remove_message(self, message: Message) -> None:
        """Deletes a message with its files."""
        del self.messages[message.id]
        self.by_channel[message.channel_id].remove(message.id)
        self.delete_files(message.attachments)
        self.delete(message)


def _known(things: dict[str, Stored], key: str, code: int) -> Stored:
    """:raises ApiError: with this code if there is none"""
    if key not in things:
        raise ApiError(code)
    return things[key]


def _kind(of: type[msgspec.Struct]) -> str:
    """Name under which a class of entities is stored."""
    return _STORED_AS.get(of, of.__name__)


def _make_folder(folder: Path) -> None:
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def _keep_private(path: Path) -> None:
    """Creates a missing file, and lets only its owner read it, because it holds private messages."""
    _make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    # SQLite gives its other files the same mode.
    for file in (path, path.with_name(path.name + "-wal")):
        if os.name == "posix" and file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)


def _open(path: Path | None) -> sqlite3.Connection:
    if path is not None:
        _keep_private(path)
    db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=0.5)
    try:
        # Two sandboxes with the same file would miss each other's changes.
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        found: Any = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute("BEGIN EXCLUSIVE")
        db.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        db.close()
        raise UnusableWorld(f"{path}: {error}") from None
    if found > SCHEMA_VERSION:
        db.close()
        raise UnusableWorld(f"{path} has version {found}; this sandbox knows {SCHEMA_VERSION}")
    # NORMAL may lose the last second on a power failure, which is acceptable here.
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("CREATE TABLE IF NOT EXISTS thing (kind TEXT, id TEXT, body BLOB, PRIMARY KEY (kind, id))")
    db.execute("CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, type TEXT, body BLOB)")
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    return db
