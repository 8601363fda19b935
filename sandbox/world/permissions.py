"""Permissions in channels: roles, then overwrites, in Discord's order."""

from collections.abc import Iterable

from sandbox.errors import ApiError
from sandbox.world.entities import PRIVATE_THREAD, STAGE, VOICE, Channel, Guild
from sandbox.world.world import World

ADD_REACTIONS = 1 << 6
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
MANAGE_ROLES = 1 << 28
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
USE_EXTERNAL_APPS = 1 << 50
PIN_MESSAGES = 1 << 51
ALL = (1 << 53) - 1

MEMBER = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CONNECT
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS
)
# Permissions of the bot in a DM, where guild roles do not apply.
IN_DM = MEMBER | MENTION_EVERYONE


def of(world: World, channel: Channel, user_id: str) -> int:
    """Permission bits of a user in a channel; 0 if they are not a member."""
    if channel.guild_id is None:
        return IN_DM if user_id in participants(world, channel) else 0
    bits = _of_member(world, channel, world.guilds[channel.guild_id], user_id)
    hidden = channel.type == PRIVATE_THREAD and channel.thread and user_id not in channel.thread.members
    return 0 if hidden and not bits & MANAGE_THREADS else bits


def _of_member(world: World, channel: Channel, guild: Guild, user_id: str) -> int:
    """Permission bits by roles and overwrites alone; 0 if the user is no member."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = _of_roles(guild, member.roles)
    if guild.owner_id == user_id or bits & ADMINISTRATOR:
        return ALL
    return _overwritten(
        world, channel, bits, ([guild.id], [r for r in member.roles if r != guild.id], [user_id])
    )


def of_app(world: World, channel: Channel) -> int:
    """`app_permissions` of an interaction: @everyone's in a guild of which the bot is no member.

    In a private thread of which it is none, they are those of the parent channel.
    """
    if channel.guild_id is None:
        return IN_DM
    guild = world.guilds[channel.guild_id]
    if has_bot(world, channel):
        return _of_member(world, channel, guild, world.bot_id)
    return _overwritten(world, channel, _of_roles(guild, []), ([guild.id],))


def _overwritten(world: World, channel: Channel, bits: int, layers: Iterable[list[str]]) -> int:
    """Permission bits after the channel's overwrites for ids, layer by layer."""
    # A thread has the permissions of its parent channel.
    place = world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    for layer in layers:
        overwrites = [o for o in place.overwrites if o.id in layer]
        for overwrite in overwrites:
            bits &= ~overwrite.deny
        for overwrite in overwrites:
            bits |= overwrite.allow
    return bits


def of_guild(guild: Guild, user_id: str) -> int:
    """Permission bits of a member's roles; 0 if they are not a member."""
    member = guild.members.get(user_id)
    return _of_roles(guild, member.roles) if member else 0


def participants(world: World, channel: Channel) -> list[str]:
    """User ids in a private channel: the people of a group, or one person and the bot."""
    return channel.people or [channel.recipient_id or "", world.bot_id]


def has_bot(world: World, channel: Channel) -> bool:
    """Whether the bot is in the guild or private channel."""
    if channel.guild_id is None:
        return world.bot_id in participants(world, channel)
    return world.bot_id in world.guilds[channel.guild_id].members


def _of_roles(guild: Guild, roles: list[str]) -> int:
    bits = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in roles:
            bits |= role.permissions
    return bits


def need(world: World, channel: Channel, user_id: str, bits: int = 0) -> None:
    """Checks permissions. :raises ApiError: 50001 cannot see the channel, 50013 missing permission"""
    if channel.thread and bits & SEND_MESSAGES:
        bits = bits & ~SEND_MESSAGES | SEND_MESSAGES_IN_THREADS
    has = of(world, channel, user_id)
    is_shut = channel.type in (VOICE, STAGE) and bits and not has & CONNECT
    if is_shut or not has & VIEW_CHANNEL:
        raise ApiError(50001)
    if bits & ~has:
        raise ApiError(50013)
