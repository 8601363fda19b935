"""Routes of threads, and of changing and deleting channels."""

from sandbox.errors import ApiError, Json, field_errors, plain
from sandbox.rest import paging
from sandbox.rest.channels import channel_of, message_of
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import ANNOUNCEMENT_THREAD, FORUM, MEDIA, PRIVATE_THREAD, PUBLIC_THREAD, Channel

CHANGEABLE = {"name", "topic", "position"}


def from_message(request: Request) -> Result:
    """POST /channels/{id}/messages/{id}/threads"""
    parent = channel_of(request, may.READ_MESSAGE_HISTORY)
    message = message_of(request, parent)
    made = request.sandbox.threads.start(parent, request.world.bot_id, request.body, message)
    return 201, payloads.channel(request.world, made)


def without_message(request: Request) -> Result:
    """POST /channels/{id}/threads. In a forum it is a post, whose first message has its id"""
    parent, bot = channel_of(request), request.world.bot_id
    if parent.type not in (FORUM, MEDIA):
        return 201, payloads.channel(request.world, request.sandbox.threads.start(parent, bot, request.body))
    with field_errors() as errors:
        if "message" not in request.body:
            errors.at("message").required()
    made = request.sandbox.threads.start(parent, bot, request.body)
    try:
        first = request.sandbox.messages.create(made, bot, request.body["message"], request.files, made.id)
    except ApiError:
        request.sandbox.delete_channel(made)
        raise
    shape = payloads.channel(request.world, made)
    return 201, shape | {"message": request.sandbox.serializer.message(first)}


def change(request: Request) -> Result:
    """PATCH /channels/{id}: changes a thread, or name and topic of a channel"""
    found, bot = channel_of(request), request.world.bot_id
    if found.guild_id is None:
        raise ApiError(50024)
    if found.thread is not None:
        request.sandbox.threads.archive_if_idle(found)
        return 200, payloads.channel(request.world, request.sandbox.threads.change(found, bot, request.body))
    may.need(request.world, found, bot, may.MANAGE_CHANNELS)
    if set(request.body) - CHANGEABLE:
        raise plain(501)
    with field_errors() as errors:
        if "name" in request.body:
            errors.at("name").length(len((request.body["name"] or "").strip()), 1, 100)
        errors.at("topic").length(len(request.body.get("topic") or ""), 0, 1_024)
    for key in CHANGEABLE & set(request.body):
        setattr(found, key, request.body[key])
    request.sandbox.guilds.channel_changed("CHANNEL_UPDATE", found)
    return 200, payloads.channel(request.world, found)


def delete(request: Request) -> Result:
    """DELETE /channels/{id}"""
    found, bot = channel_of(request), request.world.bot_id
    shape = payloads.channel(request.world, found)
    if found.guild_id is None:
        return 200, shape  # the DM is only hidden
    if found.thread is not None:
        request.sandbox.threads.delete(found, bot)
    else:
        may.need(request.world, found, bot, may.MANAGE_CHANNELS)
        request.sandbox.guilds.delete_channel(found)
    return 200, shape


def _member(request: Request) -> str:
    """User id of the path; @me is the bot. :raises ApiError: 10013"""
    named = request.path.get("user", "@me")
    return request.world.bot_id if named == "@me" else request.world.user(named).id


def join(request: Request) -> Result:
    """PUT /channels/{id}/thread-members/{id or @me}"""
    found, who = channel_of(request), _member(request)
    guild = request.world.guilds.get(found.guild_id or "")
    if guild and who not in guild.members:
        raise ApiError(10007)
    if who != request.world.bot_id:
        may.need(request.world, found, request.world.bot_id, may.SEND_MESSAGES)
    request.sandbox.threads.join(found, who)
    return 204, None


def leave(request: Request) -> Result:
    """DELETE /channels/{id}/thread-members/{id or @me}"""
    found, who, bot = channel_of(request), _member(request), request.world.bot_id
    owns = found.type == PRIVATE_THREAD and found.thread and found.thread.owner_id == bot
    if who != bot and not owns:
        may.need(request.world, found, bot, may.MANAGE_THREADS)
    request.sandbox.threads.leave(found, who)
    return 204, None


def members(request: Request) -> Result:
    """GET /channels/{id}/thread-members: requires the privileged intent"""
    found = channel_of(request)
    if not request.sandbox.privileged_intents:
        raise ApiError(50001)
    if found.thread is None:
        raise ApiError(50024)
    if not paging.switch(request, "with_member"):
        return 200, [payloads.thread_member(found, who) for who in found.thread.members]
    chosen = paging.page(request, found.thread.members, str, 100, 100)
    return 200, [_with_member(request, found, who) for who in chosen]


def _with_member(request: Request, thread: Channel, who: str) -> Json:
    shape = payloads.thread_member(thread, who)
    member = request.world.member(thread.guild_id, who)
    return shape | ({"member": payloads.whole_member(request.world, member)} if member else {})


def member(request: Request) -> Result:
    """GET /channels/{id}/thread-members/{id or @me}"""
    found, who = channel_of(request), _member(request)
    if found.thread is None:
        raise ApiError(50024)
    if who not in found.thread.members:
        raise ApiError(10007)
    if paging.switch(request, "with_member"):
        return 200, _with_member(request, found, who)
    return 200, payloads.thread_member(found, who)


def active(request: Request) -> Result:
    """GET /guilds/{id}/threads/active"""
    return 200, _listed(
        payloads.active_threads(request.world, request.guild().id, request.world.bot_id), False
    )


def archived_public(request: Request) -> Result:
    """GET /channels/{id}/threads/archived/public"""
    return 200, _archived(
        request, channel_of(request, may.READ_MESSAGE_HISTORY), ANNOUNCEMENT_THREAD, PUBLIC_THREAD
    )


def archived_private(request: Request) -> Result:
    """GET /channels/{id}/threads/archived/private"""
    rights = may.READ_MESSAGE_HISTORY | may.MANAGE_THREADS
    return 200, _archived(request, channel_of(request, rights), PRIVATE_THREAD)


def _archived(request: Request, parent: Channel, *kinds: int) -> Json:
    found = [c for c in request.world.threads_of(parent.id) if c.type in kinds and c.thread]
    limit, before = paging.limit(request, 50, 100), paging.moment(request, "before")
    rest = [c for c in found if c.thread and c.thread.archived]
    rest = [c for c in rest if before is None or (c.thread and c.thread.changed_at < before)]
    rest.sort(key=lambda c: c.thread.changed_at if c.thread else 0.0, reverse=True)
    return _listed([payloads.channel(request.world, c) for c in rest[:limit]], len(rest) > limit)


def _listed(shown: list[Json], more: bool) -> Json:
    return {"threads": shown, "members": [t["member"] for t in shown if "member" in t], "has_more": more}


_CHANNEL = "/channels/{channel}"
ROUTES: dict[tuple[str, str], Handler] = {
    ("POST", f"{_CHANNEL}/messages/{{message}}/threads"): from_message,
    ("POST", f"{_CHANNEL}/threads"): without_message,
    ("PATCH", _CHANNEL): change,
    ("DELETE", _CHANNEL): delete,
    ("GET", f"{_CHANNEL}/thread-members"): members,
    ("GET", f"{_CHANNEL}/thread-members/{{user}}"): member,
    ("PUT", f"{_CHANNEL}/thread-members/{{user}}"): join,
    ("DELETE", f"{_CHANNEL}/thread-members/{{user}}"): leave,
    ("GET", f"{_CHANNEL}/threads/archived/public"): archived_public,
    ("GET", f"{_CHANNEL}/threads/archived/private"): archived_private,
    ("GET", "/guilds/{guild}/threads/active"): active,
}
