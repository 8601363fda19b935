"""Routes of interactions: initial response, original response, follow-up messages."""

from sandbox.actions.interactions import MESSAGE, UPDATE, Interaction
from sandbox.errors import ApiError, Json
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world.entities import Message
from sandbox.world.payloads import EPHEMERAL, LOADING


def callback(request: Request) -> Result:
    """POST /interactions/{id}/{token}/callback"""
    interaction, message = request.sandbox.interactions.callback(
        request.path["interaction"], request.path["token"], request.body, request.files
    )
    if request.query.get("with_response") not in ("true", "1", "True"):
        return 204, None
    return 200, _outcome(request, interaction, message)


def _outcome(request: Request, interaction: Interaction, message: Message | None) -> Json:
    shape: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel_id}
    outcome: Json = {"interaction": shape}
    guild_id, kind = request.world.channels[interaction.channel_id].guild_id, request.body["type"]
    if guild_id:
        shape["guild_id"] = guild_id
    if message is not None:
        shape["response_message_id"] = message.id
        shape["response_message_loading"] = bool(message.flags & LOADING)
        shape["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if kind in (MESSAGE, UPDATE):
            resource = {"type": kind, "message": request.sandbox.serializer.message(message)}
            outcome["resource"] = resource
    return outcome


def _interaction(request: Request) -> Interaction:
    if request.path["application"] != request.world.bot_id:
        raise ApiError(10015)
    return request.sandbox.interactions.by_token(request.path["token"])


def follow_up(request: Request) -> Result:
    """POST /webhooks/{application}/{token}"""
    message = request.sandbox.interactions.follow_up(_interaction(request), request.body, request.files)
    return 200, request.sandbox.serializer.message(message)


def get_message(request: Request) -> Result:
    """GET /webhooks/{application}/{token}/messages/{id or @original}"""
    message = request.sandbox.interactions.message_of(_interaction(request), request.path["message"])
    return 200, request.sandbox.serializer.message(message)


def edit_message(request: Request) -> Result:
    """PATCH /webhooks/{application}/{token}/messages/{id or @original}"""
    interaction, interactions = _interaction(request), request.sandbox.interactions
    message = interactions.edit(interaction, request.path["message"], request.body, request.files)
    return 200, request.sandbox.serializer.message(message)


def delete_message(request: Request) -> Result:
    """DELETE /webhooks/{application}/{token}/messages/{id or @original}"""
    request.sandbox.interactions.delete(_interaction(request), request.path["message"])
    return 204, None


_HOOK = "/webhooks/{application}/{token}"
ROUTES: dict[tuple[str, str], Handler] = {
    ("POST", "/interactions/{interaction}/{token}/callback"): callback,
    ("POST", _HOOK): follow_up,
    ("GET", f"{_HOOK}/messages/{{message}}"): get_message,
    ("PATCH", f"{_HOOK}/messages/{{message}}"): edit_message,
    ("DELETE", f"{_HOOK}/messages/{{message}}"): delete_message,
}
