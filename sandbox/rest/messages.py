"""Routes of what is done with messages beside writing them: reactions, pins, deleting many."""

from sandbox.errors import Faults, Refusal
from sandbox.rest.channels import channel_of, post_of
from sandbox.rest.handler import Answer, Handler, Request
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.snowflakes import iso, made_at

TWO_WEEKS = 14 * 24 * 3600


def react(request: Request) -> Answer:
    """PUT /channels/{id}/messages/{id}/reactions/{emoji}/@me"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    post, emoji = post_of(request, found), request.path["emoji"]
    if emoji not in post.reactions:
        may.need(request.world, found, request.world.meta.bot_id, may.ADD_REACTIONS)
    request.box.posts.react(post, request.world.meta.bot_id, emoji)
    return 204, None


def unreact(request: Request) -> Answer:
    """DELETE /channels/{id}/messages/{id}/reactions/{emoji}/{id or @me}"""
    found, bot = channel_of(request), request.world.meta.bot_id
    who = bot if request.path["user"] == "@me" else request.world.user(request.path["user"]).id
    if who != bot:
        may.need(request.world, found, bot, may.MANAGE_MESSAGES)
    request.box.posts.react(post_of(request, found), who, request.path["emoji"], away=True)
    return 204, None


def reactors(request: Request) -> Answer:
    """GET /channels/{id}/messages/{id}/reactions/{emoji}"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    who = post_of(request, found).reactions.get(request.path["emoji"], [])
    return 200, [payloads.user(request.world.users[u]) for u in who]


def clear_reactions(request: Request) -> Answer:
    """DELETE /channels/{id}/messages/{id}/reactions"""
    found = channel_of(request, may.MANAGE_MESSAGES)
    post = post_of(request, found)
    for emoji, who in list(post.reactions.items()):
        for user_id in list(who):
            request.box.posts.react(post, user_id, emoji, away=True)
    return 204, None


def pins(request: Request) -> Answer:
    """GET /channels/{id}/messages/pins"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    pinned = [p for p in request.box.log_of(found) if p.pinned]
    items = [{"pinned_at": iso(made_at(p.id)), "message": request.box.shaper.message(p)} for p in pinned]
    return 200, {"items": items[::-1], "has_more": False}


def old_pins(request: Request) -> Answer:
    """GET /channels/{id}/pins"""
    found = channel_of(request, may.READ_MESSAGE_HISTORY)
    return 200, [request.box.shaper.message(p) for p in request.box.log_of(found) if p.pinned][::-1]


def _pin(request: Request, pinned: bool) -> Answer:
    found = channel_of(request)
    if found.guild_id is not None:
        may.need(request.world, found, request.world.meta.bot_id, may.PIN_MESSAGES)
    elsewhere = request.world.posts.get(request.path["message"])
    if elsewhere is not None and elsewhere.channel_id != found.id:
        raise Refusal(50019)
    post = post_of(request, found)
    if post.type not in (0, 19, 20):
        raise Refusal(50021)
    request.box.posts.pin(post, request.world.meta.bot_id, pinned=pinned)
    return 204, None


def pin(request: Request) -> Answer:
    """PUT /channels/{id}/messages/pins/{id}"""
    return _pin(request, True)


def unpin(request: Request) -> Answer:
    """DELETE /channels/{id}/messages/pins/{id}"""
    return _pin(request, False)


def bulk_delete(request: Request) -> Answer:
    """POST /channels/{id}/messages/bulk-delete: 2 to 100, none older than two weeks"""
    found = channel_of(request)
    if found.guild_id is None:
        raise Refusal(50003)
    may.need(request.world, found, request.world.meta.bot_id, may.MANAGE_MESSAGES)
    wanted = request.body.get("messages")
    if not isinstance(wanted, list) or not all(str(w).isdecimal() for w in wanted):
        faults = Faults()
        faults.at("messages").required()
        faults.raise_any()
        return 400, None
    if not 2 <= len(wanted) <= 100:
        raise Refusal(50016)
    if any(made_at(str(w)) < request.world.now() - TWO_WEEKS for w in wanted):
        raise Refusal(50034)
    for post in [request.world.posts[str(w)] for w in wanted if str(w) in request.world.posts]:
        if post.channel_id == found.id and post.seen_by is None:
            request.box.posts.delete(post)
    return 204, None


_MESSAGES = "/channels/{channel}/messages"
_REACTIONS = f"{_MESSAGES}/{{message}}/reactions"
ROUTES: dict[tuple[str, str], Handler] = {
    ("PUT", f"{_REACTIONS}/{{emoji}}/@me"): react,
    ("DELETE", f"{_REACTIONS}/{{emoji}}/{{user}}"): unreact,
    ("GET", f"{_REACTIONS}/{{emoji}}"): reactors,
    ("DELETE", _REACTIONS): clear_reactions,
    ("GET", f"{_MESSAGES}/pins"): pins,
    ("PUT", f"{_MESSAGES}/pins/{{message}}"): pin,
    ("DELETE", f"{_MESSAGES}/pins/{{message}}"): unpin,
    ("GET", "/channels/{channel}/pins"): old_pins,
    ("PUT", "/channels/{channel}/pins/{message}"): pin,
    ("DELETE", "/channels/{channel}/pins/{message}"): unpin,
    ("POST", f"{_MESSAGES}/bulk-delete"): bulk_delete,
}
