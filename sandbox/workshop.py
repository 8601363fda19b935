"""The workshop: every knob by name, for a person at the page and for tests in any language.

GET /page/workshop.json tells what there is; POST turns one: `{"dial": "latency", "value": 0.2}` or
`{"act": "drop"}`, `{"act": "leave", "guild": "…", "person": "…"}`.
"""

import re
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from sandbox.control.calls import Failure
from sandbox.errors import ApiError, Json
from sandbox.responses import respond
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Guild, User

RIGHTS = {
    "see": may.VIEW_CHANNEL,
    "write": may.SEND_MESSAGES | may.SEND_MESSAGES_IN_THREADS,
    "files": may.ATTACH_FILES,
    "embeds": may.EMBED_LINKS,
    "history": may.READ_MESSAGE_HISTORY,
    "threads": may.CREATE_PUBLIC_THREADS | may.CREATE_PRIVATE_THREADS,
    "reactions": may.ADD_REACTIONS,
    "commands": may.USE_APPLICATION_COMMANDS,
}
# Dial: what it does, in words for a person.
DIALS = {
    "latency": "Seconds that REST and gateway come late",
    "answer_within": "Seconds that the bot has for its first answer",
    "token_life": "Seconds that an interaction's token lives",
    "rate_limit": "Requests a route and channel …",
    "rate_seconds": "… in so many seconds",
    "global_limit": "Requests a second altogether",
    "old_edits": "Edits of old messages a channel …",
    "old_edit_seconds": "… in so many seconds",
    "dm_opens": "Conversations that may be begun …",
    "dm_open_seconds": "… in so many seconds",
    "duplicate_events": "So many events come twice",
    "reorder_events": "So many events let the next one pass",
    "shards": "Shards that the bot is shape to use",
    "gateway_refused": "No new gateway connections",
    "gateway_deaf": "No heartbeat is acknowledged",
    "unknown_fields": "Unknown fields are let pass, as on Discord",
}


class Workshop:
    """Turns knobs by name. Each act takes what is asked for by the names of its parameters."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        gateway, guilds = sandbox.gateway, sandbox.guilds
        # Act: (its words, its fields, what it does).
        self.acts: dict[str, tuple[str, tuple[str, ...], Callable[..., object]]] = {
            "drop": ("Cut the gateway", (), gateway.drop),
            "reconnect": ("Ask for a reconnect (op 7)", (), gateway.ask_reconnect),
            "invalidate": ("Declare sessions invalid (op 9)", ("yes",), self._invalidate),
            "fail": ("Fail a call", ("method", "path", "status", "after", "times", "wait"), self._fail),
            "mend": ("Plan no more failures", (), sandbox.knobs.failures.clear),
            "expire": ("Let all tokens expire", (), sandbox.expire_tokens),
            "limits": ("Limits as on Discord", (), sandbox.knobs.as_discord),
            "dms": ("Open or close somebody's DMs", ("person", "yes"), self._dms),
            "install": ("Install the app for somebody", ("person", "yes"), self._install),
            "deny": ("Take a right from the bot", ("channel", "right"), self._deny),
            "allow": ("Give the bot its rights back", ("channel",), self._allow),
            "delete_last": ("Delete the last message", ("channel",), self._delete_last),
            "delete_channel": ("Delete a channel or thread", ("channel",), sandbox.delete_channel),
            "add_channel": ("Make a channel", ("guild", "name"), guilds.add_channel),
            "archive": ("Archive a thread", ("thread",), self._archive),
            "lock": ("Lock a thread", ("thread",), self._lock),
            "leave": ("Somebody leaves a server", ("guild", "person"), guilds.leave),
            "join": ("Somebody joins a server", ("guild", "person"), guilds.join),
            "give_role": ("Give a role", ("guild", "person", "role"), self._give_role),
            "take_role": ("Take a role", ("guild", "person", "role"), self._take_role),
            "found": ("Found a server", ("name", "yes"), self._found),
            "remove_bot": ("Throw the bot out of a server", ("guild",), guilds.remove_bot),
            "bring_bot": ("Bring the bot into a server", ("guild",), guilds.bring_bot),
            "outage": ("A server becomes unavailable", ("guild",), guilds.outage),
            "outage_over": ("A server comes back", ("guild",), self._outage_over),
            "group": ("A private group of everybody", ("name",), self._group),
        }

    # What there is

    def describe(self) -> Json:
        """Dials with their values, acts with their fields and what can be chosen for each."""
        knobs = self._sandbox.knobs
        world = self._world
        here = [c for c in world.channels.values() if c.guild_id]
        return {
            "dials": [{"name": d, "label": w, "value": getattr(knobs, d)} for d, w in DIALS.items()],
            "acts": [{"name": a, "label": w, "fields": list(f)} for a, (w, f, _) in self.acts.items()],
            "failures": sum(f.times > 0 for f in knobs.failures),
            "choices": {
                "person": [_choice(u.id, u.global_name or u.username) for u in world.people],
                "guild": [_choice(g.id, g.name) for g in world.guilds.values()],
                "channel": [_choice(c.id, self._title(c)) for c in here],
                "thread": [_choice(c.id, self._title(c)) for c in here if c.thread],
                "role": [
                    _choice(r.id, r.name) for g in world.guilds.values() for r in g.roles if r.id != g.id
                ],
                "right": [_choice(name, name) for name in RIGHTS],
                "method": [_choice(m, m) for m in ("*", "GET", "POST", "PUT", "PATCH", "DELETE")],
            },
        }

    def _title(self, channel: Channel) -> str:
        guild = self._world.guilds[channel.guild_id or ""].name
        return f"{guild} {'›' if channel.thread else '#'} {channel.name}"

    # What is turned

    def apply(self, body: Json) -> None:
        """:raises ValueError: no such knob, or something is missing. :raises ApiError: it is not possible"""
        if "dial" in body:
            self._dial(str(body["dial"]), body.get("value"))
            return
        if body.get("act") not in self.acts:
            raise ValueError(f"There is no {body.get('act')!r} in the workshop")
        _, fields, act = self.acts[body["act"]]
        act(*(self._read(field, body.get(field)) for field in fields))

    def _dial(self, name: str, value: Any) -> None:
        if name not in DIALS:
            raise ValueError(f"There is no dial {name!r}")
        kind = type(getattr(self._sandbox.knobs, name))
        try:
            read = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from None
        if not isinstance(read, bool) and read < 0:
            raise ValueError(f"{name}: not below 0")
        setattr(self._sandbox.knobs, name, read)

    def _read(self, field: str, value: Any) -> Any:
        world = self._world
        kinds: dict[str, dict[str, Any]] = {
            "person": world.users,
            "guild": world.guilds,
            "channel": world.channels,
            "thread": {k: c for k, c in world.channels.items() if c.thread},
        }
        if field in kinds:
            if str(value) not in kinds[field]:
                raise ValueError(f"{field}: which?")
            return kinds[field][str(value)]
        return value

    def _invalidate(self, yes: Any) -> None:
        self._sandbox.gateway.invalidate(resumable=bool(yes))

    def _fail(self, method: Any, path: Any, status: Any, after: Any, times: Any, wait: Any) -> None:
        try:
            pattern = re.compile(str(path or "."))
        except re.error as error:
            raise ValueError(f"path: {error}") from None
        plan = {"after": int(after or 1), "times": int(times or 1), "retry_after": float(wait or 1)}
        planned = Failure(str(method or "*"), pattern, int(status or 503), **plan)  # type: ignore[arg-type]  # each by its name
        if not 400 <= planned.status <= 599:
            raise ValueError("status: between 400 and 599")
        self._sandbox.knobs.failures.append(planned)

    def _dms(self, person: User, yes: Any) -> None:
        person.dms_open = bool(yes)
        self._kept(person)

    def _install(self, person: User, yes: Any) -> None:
        person.installed = bool(yes)
        self._kept(person)

    def _kept(self, person: User) -> None:
        self._world.save(person)
        self._sandbox.pages.channels_changed()

    def _deny(self, channel: Channel, right: Any) -> None:
        if right not in RIGHTS:
            raise ValueError("right: which?")
        self._sandbox.deny(channel, RIGHTS[right])

    def _allow(self, channel: Channel) -> None:
        self._sandbox.deny(channel, 0)

    def _delete_last(self, channel: Channel) -> None:
        log = self._world.history(channel)
        if not log:
            raise ValueError("Nothing has been said there")
        self._sandbox.messages.delete(log[-1])

    def _archive(self, thread: Channel) -> None:
        self._rest(thread, {"archived": True})

    def _lock(self, thread: Channel) -> None:
        self._rest(thread, {"archived": True, "locked": True})

    def _rest(self, thread: Channel, body: Json) -> None:
        owner = self._world.guilds[thread.guild_id or ""].owner_id
        self._sandbox.threads.change(thread, owner, body)

    def _give_role(self, guild: Guild, person: User, role: Any) -> None:
        self._sandbox.guilds.give_role(guild, person.id, str(role))

    def _take_role(self, guild: Guild, person: User, role: Any) -> None:
        self._sandbox.guilds.give_role(guild, person.id, str(role), take=True)

    def _found(self, name: Any, yes: Any) -> None:
        self._sandbox.guilds.create(str(name or "Guild"), self._world.people, bot=bool(yes))

    def _outage_over(self, guild: Guild) -> None:
        self._sandbox.guilds.outage(guild, over=True)

    def _group(self, name: Any) -> None:
        self._sandbox.guilds.group(self._world.people, str(name or ""))

    # Over HTTP

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """The address of the workshop."""
        if request.method == "GET":
            return respond(200, self.describe(), {})
        # Only what a page of another site cannot send without being asked.
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            self.apply(await request.json())
        except (ValueError, TypeError, AttributeError, ApiError) as error:
            return respond(400, {"text": str(error)}, {})
        return respond(200, self.describe(), {})


def _choice(value: str, name: str) -> Json:
    return {"value": value, "name": name}
