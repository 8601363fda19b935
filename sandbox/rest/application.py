"""Routes of the application: its user, gateway and commands."""

import base64
import re
from collections.abc import Sequence

from sandbox.checks.commands import check_command, check_commands, completed
from sandbox.errors import ApiError, Json, field_errors
from sandbox.rest.handler import Handler, Request, Result
from sandbox.world import payloads
from sandbox.world.entities import Command, Emoji

COMMANDS_A_DAY = 200
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+=*)")


def me(request: Request) -> Result:
    """GET /users/@me"""
    extra = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}
    return 200, payloads.user(request.world.bot) | extra


def application(request: Request) -> Result:
    """GET /applications/@me and /oauth2/applications/@me"""
    world, flags = request.world, request.sandbox.application_flags
    name = world.bot.global_name
    owner = next(iter(world.guilds.values())).owner_id
    return 200, {
        "icon": None,
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "team": None,
        "id": world.bot.id,
        "name": name,
        "description": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "owner": payloads.user(world.users[owner]),
        "approximate_guild_count": sum(world.bot_id in g.members for g in world.guilds.values()),
        "approximate_user_install_count": sum(u.installed for u in world.people),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in request.sandbox.integration_types},
    }


def gateway(request: Request) -> Result:
    """GET /gateway"""
    return 200, {"url": request.sandbox.gateway_url}


def gateway_bot(request: Request) -> Result:
    """GET /gateway/bot"""
    knobs, starts = request.sandbox.knobs, request.sandbox.gateway.starts
    at_once = max(1, knobs.max_concurrency)
    limit = {"total": knobs.sessions_a_day, "remaining": starts.left, "max_concurrency": at_once}
    limit["reset_after"] = starts.reset_after
    return 200, {"url": request.sandbox.gateway_url, "shards": knobs.shards, "session_start_limit": limit}


def _own(request: Request) -> None:
    """:raises ApiError: 20012 another application"""
    if request.path["application"] != request.world.bot_id:
        raise ApiError(20012)


def _guild_id(request: Request) -> str | None:
    """Guild id of the path, None for global commands. :raises ApiError: 20012 another application, 50001"""
    _own(request)
    guild_id = request.path.get("guild")
    if guild_id is None:
        return None
    guild = request.world.guilds.get(guild_id)
    if guild is None or request.world.bot_id not in guild.members:
        raise ApiError(50001)
    return guild_id


def _listed(request: Request, guild_id: str | None) -> list[Command]:
    return [c for c in request.world.commands.values() if c.guild_id == guild_id]


def _payload(request: Request, command: Command) -> Json:
    shape = payloads.command(request.world, command)
    if request.raw.method == "GET" and request.query.get("with_localizations") != "true":
        shape = {k: v for k, v in shape.items() if not k.endswith("_localizations")}
    return shape


def commands(request: Request) -> Result:
    """GET …/commands"""
    return 200, [_payload(request, c) for c in _listed(request, _guild_id(request))]


def command(request: Request) -> Result:
    """GET …/commands/{id}"""
    return 200, _payload(request, _found(request))


def _found(request: Request) -> Command:
    guild_id = _guild_id(request)
    found = request.world.commands.get(request.path["command"])
    if found is None or found.guild_id != guild_id:
        raise ApiError(10063)
    return found


def overwrite_commands(request: Request) -> Result:
    """PUT …/commands: replaces all; commands of the same name keep their id"""
    guild_id = _guild_id(request)
    assert isinstance(request.any_body, list)
    check_commands(request.any_body)
    old = {(c.body["type"], c.body["name"]): c for c in _listed(request, guild_id)}
    _count_created(request, guild_id, sum(_key(body) not in old for body in request.any_body))
    for command in old.values():
        del request.world.commands[command.id]
        request.world.delete(command)
    made = [_save(request, guild_id, body, old) for body in request.any_body]
    request.sandbox.pages.commands_changed()
    return 200, [_payload(request, c) for c in made]


def _count_created(request: Request, guild_id: str | None, count: int) -> None:
    """:raises ApiError: 30034 too many commands created today"""
    for _ in range(count):
        if request.sandbox.quotas.use("command", guild_id or "", COMMANDS_A_DAY, 24 * 3600) is not None:
            raise ApiError(30034)


def _key(body: Json) -> tuple[int, str]:
    return (body.get("type") or 1, body["name"])


def _save(request: Request, guild_id: str | None, body: Json, old: dict[tuple[int, str], Command]) -> Command:
    whole = completed(body, _installs(request, guild_id))
    before = old.get((whole["type"], whole["name"]))
    version = request.world.ids.new()
    made = Command(before.id if before else version, guild_id, whole | {"version": version})
    request.world.commands[made.id] = made
    return request.world.save(made)


def _installs(request: Request, guild_id: str | None) -> Sequence[int]:
    """The installation types of a command that names none: its application's; those of a guild have one."""
    return request.sandbox.integration_types if guild_id is None else (0,)


def create_command(request: Request) -> Result:
    """POST …/commands: creates one, or overwrites the one of its name"""
    guild_id = _guild_id(request)
    with field_errors() as errors:
        check_command(request.body, errors)
    old = {(c.body["type"], c.body["name"]): c for c in _listed(request, guild_id)}
    _count_created(request, guild_id, _key(request.body) not in old)
    made = _save(request, guild_id, request.body, old)
    request.sandbox.pages.commands_changed()
    return (201 if made.id not in {c.id for c in old.values()} else 200), _payload(request, made)


def edit_command(request: Request) -> Result:
    """PATCH …/commands/{id}"""
    found = _found(request)
    changed = found.body | request.body
    with field_errors() as errors:
        if changed["name"] is None:
            errors.at("name").required()
        else:
            check_command(changed, errors)
    if changed["integration_types"] is None:
        changed["integration_types"] = [*_installs(request, found.guild_id)]
    found.body = changed | {"version": request.world.ids.new()}
    request.world.save(found)
    request.sandbox.pages.commands_changed()
    return 200, _payload(request, found)


def delete_command(request: Request) -> Result:
    """DELETE …/commands/{id}"""
    found = _found(request)
    del request.world.commands[found.id]
    request.world.delete(found)
    request.sandbox.pages.commands_changed()
    return 204, None


def emojis(request: Request) -> Result:
    """GET /applications/{id}/emojis"""
    _own(request)
    return 200, {"items": [payloads.emoji(request.world, e) for e in request.world.emojis.values()]}


def create_emoji(request: Request) -> Result:
    """POST /applications/{id}/emojis: name and picture as a data URI"""
    _own(request)
    found = _PICTURE.fullmatch(request.body["image"])
    with field_errors() as errors:
        if not _EMOJI_NAME.fullmatch(request.body["name"]):
            errors.at("name").add("STRING_TYPE_REGEX", "String value did not match validation regex.")
        if found is None:
            errors.at("image").add("IMAGE_INVALID", "Invalid image data")
    assert found is not None
    made = Emoji(request.world.ids.new(), request.body["name"])
    request.world.emojis[made.id] = request.world.save(made)
    request.world.save_bytes(made.id, found[1], base64.b64decode(found[2]))
    return 201, payloads.emoji(request.world, made)


def delete_emoji(request: Request) -> Result:
    """DELETE /applications/{id}/emojis/{id}"""
    _own(request)
    found = request.world.emojis.pop(request.path["emoji"], None)
    if found is None:
        raise ApiError(10014, status=404)
    request.world.delete(found)
    request.world.delete_files([found])
    return 204, None


def sounds(request: Request) -> Result:
    """GET /soundboard-default-sounds: always empty"""
    return 200, []


ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/users/@me"): me,
    ("GET", "/applications/@me"): application,
    ("GET", "/oauth2/applications/@me"): application,
    ("GET", "/gateway"): gateway,
    ("GET", "/gateway/bot"): gateway_bot,
    ("GET", "/applications/{application}/emojis"): emojis,
    ("POST", "/applications/{application}/emojis"): create_emoji,
    ("DELETE", "/applications/{application}/emojis/{emoji}"): delete_emoji,
    ("GET", "/soundboard-default-sounds"): sounds,
}
for _base in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"):
    ROUTES |= {
        ("GET", _base): commands,
        ("PUT", _base): overwrite_commands,
        ("POST", _base): create_command,
        ("GET", f"{_base}/{{command}}"): command,
        ("PATCH", f"{_base}/{{command}}"): edit_command,
        ("DELETE", f"{_base}/{{command}}"): delete_command,
    }
