"""Routes of reactions, pins and bulk deletion."""

from sandbox.errors import ApiError
from sandbox.rest import paging
from sandbox.rest.channels import USER_WRITTEN, channel_of, message_of
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.snowflakes import iso, made_at

TWO_WEEKS = 14 * 24 * 3600


def react(request: Request) -> Result:
    """PUT /channels/{id}/messages/{id}/reactions/{emoji}/@me"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    message, emoji = message_of(request, found), request.path["emoji"]
    if emoji not in message.reactions:
        may.need(request.world, found, request.world.bot_id, may.ADD_REACTIONS)
    request.sandbox.messages.react(message, request.world.bot_id, emoji)
    return 204, None


def unreact(request: Request) -> Result:
    """DELETE /channels/{id}/messages/{id}/reactions/{emoji}/{id or @me}"""
    found, bot = channel_of(request), request.world.bot_id
    who = bot if request.path["user"] == "@me" else request.world.user(request.path["user"]).id
    if who != bot:
        may.need(request.world, found, bot, may.MANAGE_MESSAGES)
    request.sandbox.messages.react(message_of(request, found), who, request.path["emoji"], away=True)
    return 204, None


def reactions(request: Request) -> Result:
    """GET /channels/{id}/messages/{id}/reactions/{emoji}"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    who = message_of(request, found).reactions.get(request.path["emoji"], [])
    if request.query.get("type", "0") != "0":
        who = []  # nobody reacts with a burst here
    chosen = paging.page(request, who, str, 25, 100)
    return 200, [payloads.user(request.world.users[u]) for u in chosen]


def clear_reactions(request: Request) -> Result:
    """DELETE /channels/{id}/messages/{id}/reactions"""
    found = channel_of(request, may.MANAGE_MESSAGES)
    message = message_of(request, found)
    for emoji, who in list(message.reactions.items()):
        for user_id in list(who):
            request.sandbox.messages.react(message, user_id, emoji, away=True)
    return 204, None


def pins(request: Request) -> Result:
    """GET /channels/{id}/messages/pins"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    limit, before = paging.limit(request, 50, 50), paging.moment(request, "before")
    pinned = [p for p in reversed(request.world.history(found)) if p.pinned]
    left = [p for p in pinned if before is None or made_at(p.id) < before]
    items = [
        {"pinned_at": iso(made_at(p.id)), "message": request.sandbox.serializer.message(p)}
        for p in left[:limit]
    ]
    return 200, {"items": items, "has_more": len(left) > limit}


def legacy_pins(request: Request) -> Result:
    """GET /channels/{id}/pins"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    pinned = [p for p in request.world.history(found) if p.pinned]
    return 200, [request.sandbox.serializer.message(p) for p in reversed(pinned)]


def pin(request: Request) -> Result:
    """PUT and DELETE /channels/{id}/messages/pins/{id}, and /channels/{id}/pins/{id}"""
    found = channel_of(request)
    if found.guild_id is not None:
        may.need(request.world, found, request.world.bot_id, may.PIN_MESSAGES)
    elsewhere = request.world.messages.get(request.path["message"])
    if elsewhere is not None and elsewhere.channel_id != found.id:
        raise ApiError(50019)
    message = message_of(request, found)
    if message.type not in USER_WRITTEN:
        raise ApiError(50021)
    pinned = request.raw.method == "PUT"
    request.sandbox.messages.pin(message, request.world.bot_id, pinned=pinned)
    return 204, None


def bulk_delete(request: Request) -> Result:
    """POST /channels/{id}/messages/bulk-delete: 2 to 100 messages of the last two weeks"""
    found = channel_of(request)
    if found.guild_id is None:
        raise ApiError(50003)
    may.need(request.world, found, request.world.bot_id, may.MANAGE_MESSAGES)
    wanted = request.body["messages"]
    if not 2 <= len(wanted) <= 100:
        raise ApiError(50016)
    if any(made_at(str(w)) < request.world.now() - TWO_WEEKS for w in wanted):
        raise ApiError(50034)
    for message in map(request.world.messages.get, map(str, wanted)):
        if message is not None and message.channel_id == found.id and message.seen_by is None:
            request.sandbox.messages.delete(message)
    return 204, None


_MESSAGES = "/channels/{channel}/messages"
_REACTIONS = f"{_MESSAGES}/{{message}}/reactions"
ROUTES: dict[tuple[str, str], Handler] = {
    ("PUT", f"{_REACTIONS}/{{emoji}}/@me"): react,
    ("DELETE", f"{_REACTIONS}/{{emoji}}/{{user}}"): unreact,
    ("GET", f"{_REACTIONS}/{{emoji}}"): reactions,
    ("DELETE", _REACTIONS): clear_reactions,
    ("GET", f"{_MESSAGES}/pins"): pins,
    ("PUT", f"{_MESSAGES}/pins/{{message}}"): pin,
    ("DELETE", f"{_MESSAGES}/pins/{{message}}"): pin,
    ("GET", "/channels/{channel}/pins"): legacy_pins,
    ("PUT", "/channels/{channel}/pins/{message}"): pin,
    ("DELETE", "/channels/{channel}/pins/{message}"): pin,
    ("POST", f"{_MESSAGES}/bulk-delete"): bulk_delete,
}
