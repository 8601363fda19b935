"""Routes of channels, messages and users."""

from sandbox.errors import ApiError, Json
from sandbox.gateway.gateway import DIRECT_TYPING, GUILD_TYPING
from sandbox.rest import paging
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Message
from sandbox.world.snowflakes import made_at

OLD_SECONDS = 3600
USER_WRITTEN = (0, 19, 20)  # message types written by a user


def channel_of(request: Request, rights: int = 0) -> Channel:
    """Channel of the path. :raises ApiError: 10003, 50001, 50013"""
    channel = request.world.channel(request.path["channel"])
    may.need(request.world, channel, request.world.bot_id, rights)
    return channel


def message_of(request: Request, channel: Channel) -> Message:
    """Message of the path. Ephemeral messages cannot be reached here. :raises ApiError: 10008"""
    message = request.world.message(channel.id, request.path["message"])
    if message.seen_by is not None:
        raise ApiError(10008)
    return message


def _payload(request: Request, channel: Channel, message: Message) -> Json:
    shape = request.sandbox.serializer.message(message)
    return request.sandbox.messages.hidden_from_bot(shape) if channel.guild_id else shape


def channel(request: Request) -> Result:
    """GET /channels/{id}"""
    return 200, payloads.channel(request.world, channel_of(request))


def messages(request: Request) -> Result:
    """GET /channels/{id}/messages, newest first"""
    channel = channel_of(request)
    if not may.of(request.world, channel, request.world.bot_id) & may.READ_MESSAGE_HISTORY:
        return 200, []
    messages = [p for p in request.sandbox.world.history(channel) if p.seen_by is None]
    return 200, [_payload(request, channel, p) for p in reversed(_slice(messages, request))]


def _slice(messages: list[Message], request: Request) -> list[Message]:
    limit = paging.limit(request, 50, 100)
    after, around, before = (paging.snowflake(request, name) for name in ("after", "around", "before"))
    if after is not None:
        return [p for p in messages if int(p.id) > after][:limit]
    if around is not None:
        half = limit // 2
        older = [p for p in messages if int(p.id) < around][-half:] if half else []
        return older + [p for p in messages if int(p.id) >= around][: limit - len(older)]
    if before is not None:
        messages = [p for p in messages if int(p.id) < before]
    return messages[-limit:]


def message(request: Request) -> Result:
    """GET /channels/{id}/messages/{id}"""
    channel = channel_of(request, may.READ_MESSAGE_HISTORY)
    return 200, _payload(request, channel, message_of(request, channel))


def create_message(request: Request) -> Result:
    """POST /channels/{id}/messages. :raises ApiError: 50007 DMs are closed"""
    body, files, world = request.body, request.files, request.world
    rights = may.SEND_MESSAGES
    if files:
        rights |= may.ATTACH_FILES
    if body.get("embeds"):
        rights |= may.EMBED_LINKS
    channel = channel_of(request, rights)
    has = may.of(world, channel, world.bot_id)
    if body.get("message_reference") and not has & may.READ_MESSAGE_HISTORY:
        raise ApiError(160002)
    if channel.recipient_id is not None:
        _check_dm(request, channel)
    message = request.sandbox.messages.create(channel, world.bot_id, body, files)
    return 200, request.sandbox.serializer.message(message)


def _check_dm(request: Request, channel: Channel) -> None:
    """:raises ApiError: 50278 no mutual guild, 50007 DMs are closed, 40003 too many DMs opened"""
    world, knobs = request.world, request.sandbox.knobs
    person = world.users[channel.recipient_id or ""]
    shared = [g for g in world.guilds.values() if person.id in g.members and world.bot_id in g.members]
    if not shared and not person.installed:
        raise ApiError(50278)
    if not person.dms_open:
        raise ApiError(50007)
    quotas = request.sandbox.quotas
    if channel.last_message_id is None and quotas.use("dm", "", knobs.dm_opens, knobs.dm_open_seconds):
        raise ApiError(40003)


def edit_message(request: Request) -> Result:
    """PATCH /channels/{id}/messages/{id}"""
    channel = channel_of(request)
    message = message_of(request, channel)
    if message.author_id != request.world.bot_id:
        raise ApiError(50005)
    if message.type not in USER_WRITTEN:
        raise ApiError(50021)
    if request.world.now() - made_at(message.id) >= OLD_SECONDS:
        knobs, quotas = request.sandbox.knobs, request.sandbox.quotas
        wait = quotas.use("edit", channel.id, knobs.old_edits, knobs.old_edit_seconds)
        if wait is not None:
            raise ApiError(30046, retry_after=wait)
    edited = request.sandbox.messages.edit(message, request.body, request.files)
    return 200, request.sandbox.serializer.message(edited)


def delete_message(request: Request) -> Result:
    """DELETE /channels/{id}/messages/{id}"""
    channel = channel_of(request)
    message = message_of(request, channel)
    if message.author_id != request.world.bot_id:
        if channel.guild_id is None:
            raise ApiError(50003)
        may.need(request.world, channel, request.world.bot_id, may.MANAGE_MESSAGES)
    request.sandbox.messages.delete(message)
    return 204, None


def typing(request: Request) -> Result:
    """POST /channels/{id}/typing"""
    channel = channel_of(request, may.SEND_MESSAGES)
    bot = request.world.bot_id
    request.sandbox.pages.typing(channel, bot)
    event: Json = {"channel_id": channel.id, "user_id": bot, "timestamp": int(request.world.now())}
    guild = request.world.guilds.get(channel.guild_id or "")
    if guild:
        event |= {"guild_id": guild.id, "member": payloads.whole_member(request.world, guild.members[bot])}
    intent = GUILD_TYPING if guild else DIRECT_TYPING
    request.sandbox.gateway.dispatch("TYPING_START", event, intent=intent, guild_id=channel.guild_id)
    return 204, None


def open_dm(request: Request) -> Result:
    """POST /users/@me/channels: succeeds even if the user cannot be sent messages. :raises ApiError: 20026"""
    recipient = str(request.body.get("recipient_id"))
    if recipient not in request.world.users:
        raise ApiError(50033)
    if request.sandbox.knobs.quarantined:
        raise ApiError(20026)
    if request.world.users[recipient].bot:
        raise ApiError(50007)
    return 200, payloads.channel(request.world, request.world.dm_with(recipient))


def user(request: Request) -> Result:
    """GET /users/{id}"""
    return 200, payloads.user(request.world.user(request.path["user"]))


_CHANNEL, _MESSAGE = "/channels/{channel}", "/channels/{channel}/messages/{message}"
ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", _CHANNEL): channel,
    ("GET", f"{_CHANNEL}/messages"): messages,
    ("POST", f"{_CHANNEL}/messages"): create_message,
    ("POST", f"{_CHANNEL}/typing"): typing,
    ("GET", _MESSAGE): message,
    ("PATCH", _MESSAGE): edit_message,
    ("DELETE", _MESSAGE): delete_message,
    ("POST", "/users/@me/channels"): open_dm,
    ("GET", "/users/{user}"): user,
}
