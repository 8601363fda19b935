"""Routes of channels, messages and users."""

from sandbox.errors import Faults, Json, Refusal, limited
from sandbox.gateway.gateway import DIRECT_TYPING, GUILD_TYPING
from sandbox.rest.handler import Answer, Handler, Request
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Post
from sandbox.world.snowflakes import made_at

OLD_SECONDS = 3600
ORDINARY = (0, 19, 20)  # message types that somebody wrote


def channel_of(request: Request, rights: int = 0) -> Channel:
    """The channel of the path. :raises Refusal: 10003, 50001, 50013"""
    channel = request.world.channel(request.path["channel"])
    may.need(request.world, channel, request.world.meta.bot_id, rights)
    return channel


def post_of(request: Request, channel: Channel) -> Post:
    """The message of the path; an ephemeral one cannot be reached by its channel. :raises Refusal: 10008"""
    post = request.world.post(channel.id, request.path["message"])
    if post.seen_by is not None:
        raise Refusal(10008)
    return post


def _shown(request: Request, channel: Channel, post: Post) -> Json:
    shape = request.box.shaper.message(post)
    return request.box.posts.hidden_from_bot(shape) if channel.guild_id else shape


def channel(request: Request) -> Answer:
    """GET /channels/{id}"""
    return 200, payloads.channel(request.world, channel_of(request))


def messages(request: Request) -> Answer:
    """GET /channels/{id}/messages, newest first"""
    channel = channel_of(request)
    if not may.of(request.world, channel, request.world.meta.bot_id) & may.READ_MESSAGE_HISTORY:
        return 200, []
    limit = _limit(request)
    posts = [p for p in request.box.log_of(channel) if p.seen_by is None]
    chosen = _slice(posts, request, limit)
    return 200, [_shown(request, channel, p) for p in reversed(chosen)]


def _limit(request: Request) -> int:
    text = request.query.get("limit", "50")
    faults = Faults()
    if not text.isdecimal():
        faults.at("limit").add("NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        faults.raise_any()
    faults.at("limit").within(int(text), 1, 100)
    faults.raise_any()
    return int(text)


def _slice(posts: list[Post], request: Request, limit: int) -> list[Post]:
    query = request.query
    if "after" in query:
        return [p for p in posts if int(p.id) > int(query["after"])][:limit]
    if "around" in query:
        middle, half = int(query["around"]), limit // 2
        older = [p for p in posts if int(p.id) < middle][-half:] if half else []
        return older + [p for p in posts if int(p.id) >= middle][: limit - len(older)]
    if "before" in query:
        posts = [p for p in posts if int(p.id) < int(query["before"])]
    return posts[-limit:]


def message(request: Request) -> Answer:
    """GET /channels/{id}/messages/{id}"""
    channel = channel_of(request, may.READ_MESSAGE_HISTORY)
    return 200, _shown(request, channel, post_of(request, channel))


def create_message(request: Request) -> Answer:
    """POST /channels/{id}/messages. :raises Refusal: 50007 when the person takes no DMs"""
    body, files, world = request.body, request.files, request.world
    rights = may.SEND_MESSAGES
    rights |= may.ATTACH_FILES if files else 0
    rights |= may.EMBED_LINKS if body.get("embeds") else 0
    channel = channel_of(request, rights)
    has = may.of(world, channel, world.meta.bot_id)
    if body.get("message_reference") and not has & may.READ_MESSAGE_HISTORY:
        raise Refusal(160002)
    if channel.recipient_id is not None:
        _reachable(request, channel)
    return 200, request.box.shaper.message(request.box.posts.create(channel, world.meta.bot_id, body, files))


def _reachable(request: Request, channel: Channel) -> None:
    """:raises Refusal: 50278 no guild in common, 50007 closed, 40003 too many conversations begun"""
    world, knobs = request.world, request.box.knobs
    person = world.users[channel.recipient_id or ""]
    shared = [g for g in world.guilds.values() if person.id in g.members and world.meta.bot_id in g.members]
    if not shared and not person.installed:
        raise Refusal(50278)
    if not person.dms_open:
        raise Refusal(50007)
    if not request.world.by_channel[channel.id]:
        begun = request.box.strictness.within("dm", "", knobs.dm_opens, knobs.dm_open_seconds)
        if begun is not None:
            raise Refusal(40003)


def edit_message(request: Request) -> Answer:
    """PATCH /channels/{id}/messages/{id}"""
    channel = channel_of(request)
    post = post_of(request, channel)
    if post.author_id != request.world.meta.bot_id:
        raise Refusal(50005)
    if post.type not in ORDINARY:
        raise Refusal(50021)
    _not_too_often(request, post)
    return 200, request.box.shaper.message(request.box.posts.edit(post, request.body, request.files))


def _not_too_often(request: Request, post: Post) -> None:
    """:raises Refusal: 30046 where old messages of a channel are edited too often"""
    knobs = request.box.knobs
    if request.world.now() - made_at(post.id) < OLD_SECONDS:
        return
    strictness = request.box.strictness
    wait = strictness.within("edit", post.channel_id, knobs.old_edits, knobs.old_edit_seconds)
    if wait is not None:
        raise limited(30046, wait)


def delete_message(request: Request) -> Answer:
    """DELETE /channels/{id}/messages/{id}"""
    channel = channel_of(request)
    post = post_of(request, channel)
    if post.author_id != request.world.meta.bot_id:
        if channel.guild_id is None:
            raise Refusal(50003)
        may.need(request.world, channel, request.world.meta.bot_id, may.MANAGE_MESSAGES)
    request.box.posts.delete(post)
    return 204, None


def typing(request: Request) -> Answer:
    """POST /channels/{id}/typing"""
    channel = channel_of(request, may.SEND_MESSAGES)
    bot = request.world.meta.bot_id
    request.box.pages.typing(channel, bot)
    event: Json = {"channel_id": channel.id, "user_id": bot, "timestamp": int(request.world.now())}
    guild = request.world.guilds.get(channel.guild_id or "")
    if guild:
        event |= {"guild_id": guild.id, "member": payloads.whole_member(request.world, guild.members[bot])}
    intent = GUILD_TYPING if guild else DIRECT_TYPING
    request.box.gateway.dispatch("TYPING_START", event, intent=intent, guild_id=channel.guild_id)
    return 204, None


def open_dm(request: Request) -> Answer:
    """POST /users/@me/channels: always works; whether anything can be sent shows on sending"""
    recipient = str(request.body.get("recipient_id"))
    if recipient not in request.world.users:
        raise Refusal(50033)
    if request.world.users[recipient].bot:
        raise Refusal(50007)
    return 200, payloads.channel(request.world, request.world.dm_with(recipient))


def user(request: Request) -> Answer:
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
