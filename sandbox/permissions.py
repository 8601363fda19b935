"""Who may do what in a channel: roles, then overwrites, in Discord's order."""

from sandbox.refusals import Refusal
from sandbox.world import Channel, Guild, World

ADD_REACTIONS = 1 << 6
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
ALL = (1 << 53) - 1

MEMBER = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
# What a bot has in a DM: the guild's rights do not reach there.
IN_DM = MEMBER | MENTION_EVERYONE


def of(world: World, channel: Channel, user_id: str) -> int:
    """The permission bits of a user in a channel; 0 for somebody who is not there."""
    if channel.guild_id is None:
        return IN_DM if user_id in (channel.recipient_id, world.meta.bot_id) else 0
    guild = world.guilds[channel.guild_id]
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    bits = _of_roles(guild, member.roles)
    return ALL if bits & ADMINISTRATOR else _overwritten(bits, channel, guild.id, member.roles, user_id)


def _of_roles(guild: Guild, roles: list[str]) -> int:
    bits = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in roles:
            bits |= role.permissions
    return bits


def _overwritten(bits: int, channel: Channel, guild_id: str, roles: list[str], user_id: str) -> int:
    everyone = [o for o in channel.overwrites if o.id == guild_id]
    of_roles = [o for o in channel.overwrites if o.id in roles and o.id != guild_id]
    own = [o for o in channel.overwrites if o.id == user_id]
    for layer in (everyone, of_roles, own):
        for overwrite in layer:
            bits &= ~overwrite.deny
        for overwrite in layer:
            bits |= overwrite.allow
    return bits


def need(world: World, channel: Channel, user_id: str, bits: int = 0) -> None:
    """:raises Refusal: 50001 when the user cannot see the channel, 50013 when a right is missing"""
    has = of(world, channel, user_id)
    if not has & VIEW_CHANNEL:
        raise Refusal(50001)
    if bits & ~has:
        raise Refusal(50013)
