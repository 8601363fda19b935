"""Routes of guilds, members and roles."""

from sandbox.errors import ApiError, Json, field_errors
from sandbox.rest import paging
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Guild, Member


def my_guilds(request: Request) -> Result:
    """GET /users/@me/guilds"""
    own = [g for g in request.world.guilds.values() if request.world.bot_id in g.members]
    found = paging.page(request, own, lambda g: g.id, 200, 200)
    return 200, [_short(request, g) for g in found]


def _short(request: Request, of: Guild) -> Json:
    shape: Json = {
        "id": of.id,
        "name": of.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(may.of_guild(of, request.world.bot_id)),
        "features": [],
    }
    return shape | (_counts(request, of) if paging.switch(request, "with_counts") else {})


def _counts(request: Request, of: Guild) -> Json:
    """Numbers of members, and of those who are online: the bot and people at the page."""
    online = payloads.presences(request.world, of, request.sandbox.pages.present)
    return {"approximate_member_count": len(of.members), "approximate_presence_count": len(online)}


def leave(request: Request) -> Result:
    """DELETE /users/@me/guilds/{id}"""
    request.sandbox.guilds.remove_bot(request.guild())
    return 204, None


def guild(request: Request) -> Result:
    """GET /guilds/{id}"""
    found = request.guild()
    shape = payloads.guild(found)
    if paging.switch(request, "with_counts"):
        shape |= _counts(request, found)
    return 200, shape


def channels(request: Request) -> Result:
    """GET /guilds/{id}/channels"""
    return 200, payloads.channels_of(request.world, request.guild().id, request.world.bot_id)


def roles(request: Request) -> Result:
    """GET /guilds/{id}/roles"""
    return 200, [payloads.role(r) for r in request.guild().roles]


def _member(request: Request, found: Guild) -> Member:
    user_id = request.world.user(request.path["user"]).id
    if user_id not in found.members:
        raise ApiError(10007)
    return found.members[user_id]


def member(request: Request) -> Result:
    """GET /guilds/{id}/members/{id}"""
    return 200, payloads.whole_member(request.world, _member(request, request.guild()))


def members(request: Request) -> Result:
    """GET /guilds/{id}/members: requires the privileged intent"""
    found = request.guild()
    if not request.sandbox.privileged_intents:
        raise ApiError(50001)
    chosen = paging.page(request, found.members.values(), lambda m: m.user_id, 1, 1_000)
    return 200, [payloads.whole_member(request.world, m) for m in chosen]


def search(request: Request) -> Result:
    """GET /guilds/{id}/members/search"""
    found, wanted = request.guild(), request.query.get("query", "").lower()
    with field_errors() as errors:
        if not wanted:
            errors.at("query").required()
        errors.at("query").length(len(wanted), 0, 100)
    users = request.world.users

    def fits(member: Member) -> bool:
        user = users[member.user_id]
        names = (user.username, user.global_name or "", member.nick or "")
        return any(name.lower().startswith(wanted) for name in names)

    chosen = [m for m in found.members.values() if fits(m)][: paging.limit(request, 1, 1_000)]
    return 200, [payloads.whole_member(request.world, m) for m in chosen]


def change_role(request: Request) -> Result:
    """PUT and DELETE /guilds/{id}/members/{id}/roles/{id}: below the bot's highest one

    :raises ApiError: 50013
    """
    found, bot = request.guild(), request.world.bot_id
    target = _member(request, found)
    if not may.of_guild(found, bot) & may.MANAGE_ROLES:
        raise ApiError(50013)
    given = next((r for r in found.roles if r.id == request.path["role"]), None)
    if given is None:
        raise ApiError(10011)
    own = max((r.position for r in found.roles if r.id in found.members[bot].roles), default=0)
    if given.position >= own or given.managed_by:
        raise ApiError(50013)
    take = request.raw.method == "DELETE"
    request.sandbox.guilds.give_role(found, target.user_id, given.id, take=take)
    return 204, None


ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/users/@me/guilds"): my_guilds,
    ("DELETE", "/users/@me/guilds/{guild}"): leave,
    ("GET", "/guilds/{guild}"): guild,
    ("GET", "/guilds/{guild}/channels"): channels,
    ("GET", "/guilds/{guild}/roles"): roles,
    ("GET", "/guilds/{guild}/members"): members,
    ("GET", "/guilds/{guild}/members/search"): search,
    ("GET", "/guilds/{guild}/members/{user}"): member,
    ("PUT", "/guilds/{guild}/members/{user}/roles/{role}"): change_role,
    ("DELETE", "/guilds/{guild}/members/{user}/roles/{role}"): change_role,
}
