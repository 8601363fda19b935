"""Entities of the world, as stored: users, guilds, channels, messages."""

import msgspec

from sandbox.errors import Json

TEXT, DM, VOICE, GROUP_DM, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 15, 16
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS_IN = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
    FORUM: (PUBLIC_THREAD,),
    MEDIA: (PUBLIC_THREAD,),
}
"""The types of threads in the channels that have some."""


class User(msgspec.Struct):
    """A person or a bot. With `dms_open` False, messages to them fail with 50007."""

    id: str
    username: str
    global_name: str | None
    bot: bool = False
    dms_open: bool = True
    locale: str = "en-US"
    # Whether the person has installed the app for themselves.
    installed: bool = False


class Role(msgspec.Struct):
    """A role; the one with the guild's id is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed_by: str | None = None
    mentionable: bool = False


class Member(msgspec.Struct):
    """A member of a guild."""

    user_id: str
    joined_at: float
    roles: list[str] = []
    nick: str | None = None


class Guild(msgspec.Struct):
    """A guild with its roles and members."""

    id: str
    name: str
    owner_id: str
    roles: list[Role]
    members: dict[str, Member]
    locale: str = "en-US"


class Overwrite(msgspec.Struct):
    """A permission overwrite for a role (type 0) or a member (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Thread(msgspec.Struct):
    """Thread fields of a channel. Times are seconds since 1970; `members` maps user ids to joining times."""

    owner_id: str
    changed_at: float
    active_at: float
    archive_minutes: int = 4_320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    sent: int = 0
    members: dict[str, float] = {}


class Channel(msgspec.Struct):
    """A guild's channel, a thread, a DM of the bot with `recipient_id`, or a private channel of `people`."""

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    recipient_id: str | None = None
    topic: str | None = None
    position: int = 0
    last_message_id: str | None = None
    overwrites: list[Overwrite] = []
    parent_id: str | None = None
    thread: Thread | None = None
    people: list[str] = []


class Attachment(msgspec.Struct):
    """An uploaded file. Its bytes are stored apart; its URL follows from its ids."""

    id: str
    channel_id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    # Uploads of commands and modals belong to no message.
    ephemeral: bool = False


class Message(msgspec.Struct):
    """A message. `seen_by` is the reader of an ephemeral one, which is not stored."""

    id: str
    channel_id: str
    author_id: str
    content: str = ""
    type: int = 0
    flags: int = 0
    tts: bool = False
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    mentions: list[str] = []
    mention_roles: list[str] = []
    mention_everyone: bool = False
    edited_at: float | None = None
    reference: Json | None = None
    interaction: Json | None = None
    used: str | None = None
    by_webhook: bool = False
    nonce: str | int | None = None
    pinned: bool = False
    reactions: dict[str, list[str]] = {}
    seen_by: str | None = None


class Emoji(msgspec.Struct):
    """An emoji of the application. Its picture is stored apart, as files are."""

    id: str
    name: str


class Command(msgspec.Struct):
    """A registered application command, with defaults filled in."""

    id: str
    guild_id: str | None
    body: Json


class Read(msgspec.Struct):
    """Last message that a person has read in a channel."""

    id: str
    message_id: str


class WorldInfo(msgspec.Struct):
    """Single values of a world."""

    bot_id: str
    id: str = "meta"
