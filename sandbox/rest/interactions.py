"""Routes that an interaction's token opens: the first answer, the original, follow-ups."""

from sandbox.actions.interactions import MESSAGE, UPDATE, Live
from sandbox.errors import Json, Refusal
from sandbox.rest.handler import Answer, Handler, Request
from sandbox.world.entities import Post
from sandbox.world.payloads import EPHEMERAL, LOADING


def callback(request: Request) -> Answer:
    """POST /interactions/{id}/{token}/callback"""
    live, post = request.box.interactions.callback(
        request.path["interaction"], request.path["token"], request.body, request.files
    )
    if request.query.get("with_response") not in ("true", "1", "True"):
        return 204, None
    return 200, _outcome(request, live, post)


def _outcome(request: Request, live: Live, post: Post | None) -> Json:
    told: Json = {"id": live.id, "type": live.kind, "channel_id": live.channel_id}
    guild_id = request.world.channels[live.channel_id].guild_id
    if guild_id:
        told["guild_id"] = guild_id
    if post is None:
        return {"interaction": told}
    told |= {
        "response_message_id": post.id,
        "response_message_loading": bool(post.flags & LOADING),
        "response_message_ephemeral": bool(post.flags & EPHEMERAL),
    }
    if request.body["type"] not in (MESSAGE, UPDATE):
        return {"interaction": told}
    resource = {"type": request.body["type"], "message": request.box.shaper.message(post)}
    return {"interaction": told, "resource": resource}


def _live(request: Request) -> Live:
    if request.path["application"] != request.world.meta.bot_id:
        raise Refusal(10015)
    return request.box.interactions.by_token(request.path["token"])


def follow_up(request: Request) -> Answer:
    """POST /webhooks/{application}/{token}"""
    post = request.box.interactions.follow_up(_live(request), request.body, request.files)
    return 200, request.box.shaper.message(post)


def get_message(request: Request) -> Answer:
    """GET /webhooks/{application}/{token}/messages/{id or @original}"""
    post = request.box.interactions.post_of(_live(request), request.path["message"])
    return 200, request.box.shaper.message(post)


def edit_message(request: Request) -> Answer:
    """PATCH /webhooks/{application}/{token}/messages/{id or @original}"""
    live, interactions = _live(request), request.box.interactions
    post = interactions.edit(live, request.path["message"], request.body, request.files)
    return 200, request.box.shaper.message(post)


def delete_message(request: Request) -> Answer:
    """DELETE /webhooks/{application}/{token}/messages/{id or @original}"""
    request.box.interactions.delete(_live(request), request.path["message"])
    return 204, None


_HOOK = "/webhooks/{application}/{token}"
ROUTES: dict[tuple[str, str], Handler] = {
    ("POST", "/interactions/{interaction}/{token}/callback"): callback,
    ("POST", _HOOK): follow_up,
    ("GET", f"{_HOOK}/messages/{{message}}"): get_message,
    ("PATCH", f"{_HOOK}/messages/{{message}}"): edit_message,
    ("DELETE", f"{_HOOK}/messages/{{message}}"): delete_message,
}
