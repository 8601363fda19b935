"""The workshop: all knobs by name, for the page and for tests in any language.

GET /page/workshop.json lists them; POST changes one: `{"dial": "latency", "value": 0.2}` or
`{"act": "drop"}`, `{"act": "leave", "guild": "…", "person": "…"}`.
"""

import re
from collections.abc import Callable
from inspect import signature
from typing import Any, get_type_hints

import msgspec
from aiohttp import web

from sandbox.control.calls import Failure
from sandbox.control.knobs import Knobs
from sandbox.errors import ApiError, Json
from sandbox.responses import respond
from sandbox.sandbox import Sandbox
from sandbox.world import permissions as may
from sandbox.world.entities import TEXT, Channel, Guild, User

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
# Dial: its label.
DIALS = {
    "latency": "Latency of REST and gateway, in seconds",
    "answer_within": "Time for the initial response, in seconds",
    "token_life": "Lifetime of interaction tokens, in seconds",
    "rate_limit": "Rate limit of a route and channel: requests",
    "rate_seconds": "Rate limit of a route and channel: seconds",
    "global_limit": "Global rate limit: requests a second",
    "old_edits": "Edits of old messages in a channel: number",
    "old_edit_seconds": "Edits of old messages in a channel: seconds",
    "dm_opens": "DMs opened: number",
    "dm_open_seconds": "DMs opened: seconds",
    "duplicate_events": "Number of coming events to send twice",
    "reorder_events": "Number of coming events to send after the next one",
    "shards": "Recommended shards",
    "max_concurrency": "Shards that may identify at once",
    "identify_seconds": "Time between two that identify after each other, in seconds",
    "gateway_refused": "Refuse gateway connections",
    "gallery_edits_refused": "Refuse edits with a picture in a gallery",
    "raw_mentions": "Show mentions of subcommands as raw text until the list of commands was opened",
    "gateway_deaf": "Acknowledge no heartbeats",
    "quarantined": "Refuse to open direct messages (quarantine)",
    "unknown_fields": "Unknown fields: refuse, warn or ignore (as Discord does)",
}


LEFT = {
    "": "Nothing: it is refused",
    "ids": "Done; the reply has ids alone",
    "text": "Done; the reply is no JSON",
}
"""What is left of the reply to a planned failure, each with its words."""


class Workshop:
    """Changes knobs by name. The parameters of an act are its fields."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        gateway, guilds = sandbox.gateway, sandbox.guilds
        # Act: (label, function, whose parameters are its fields).
        self.acts: dict[str, tuple[str, Callable[..., object]]] = {
            "drop": ("Abort the gateway connections", gateway.drop),
            "hold": ("Hold back what the gateway sends", gateway.hold),
            "release": ("Send what was held back", gateway.release),
            "deafen": ("Send these sessions no more interactions", gateway.deafen),
            "spoil": (
                "Send the next event of a name without a field",
                lambda name, field: gateway.spoil(str(name), str(field)),
            ),
            "reconnect": ("Request a reconnect (op 7)", gateway.ask_reconnect),
            "invalidate": (
                "Invalidate sessions (op 9)",
                lambda yes, shard: gateway.invalidate(shard, resumable=bool(yes)),
            ),
            "fail": ("Make calls fail", self._fail),
            "mend": ("Remove planned failures", sandbox.knobs.failures.clear),
            "expire": ("Expire all tokens", sandbox.expire_tokens),
            "advance": ("Advance the clock", self._advance),
            "limits": ("Use Discord's known rate limits", sandbox.knobs.as_discord),
            "dms": ("Open or close a person's DMs", self._dms),
            "install": ("Install the app for a person", self._install),
            "deny": ("Deny the bot a permission", self._deny),
            "allow": ("Remove the bot's denials", lambda channel: sandbox.deny(channel, 0)),
            "delete_last": ("Delete the last message", self._delete_last),
            "delete_channel": ("Delete a channel or thread", sandbox.delete_channel),
            "add_channel": ("Create a channel", lambda guild, name: guilds.add_channel(guild, name, TEXT)),
            "archive": ("Archive a thread", lambda thread: self._change(thread, archived=True)),
            "lock": ("Lock a thread", lambda thread: self._change(thread, archived=True, locked=True)),
            "leave": ("Remove a person from a server", guilds.leave),
            "join": ("Add a person to a server", guilds.join),
            "give_role": ("Add a role to a person", self._give_role),
            "take_role": ("Remove a role from a person", self._take_role),
            "found": ("Create a server", self._create_guild),
            "remove_bot": ("Remove the bot from a server", guilds.remove_bot),
            "bring_bot": ("Add the bot to a server", guilds.bring_bot),
            "outage": ("Make a server unavailable", guilds.outage),
            "outage_over": ("Make a server available again", lambda guild: guilds.outage(guild, over=True)),
            "group": ("Create a group DM of all people", self._group),
        }

    # Description

    def describe(self) -> Json:
        """Dials with their values, acts with their fields and the choices for each field.

        A field `shard` is there for bots with several only; without it an act is for all.
        """
        knobs = self._sandbox.knobs
        world = self._world
        shards = [str(number) for number in range(len(self._sandbox.gateway.shards))]
        unused = () if len(shards) > 1 else ("shard",)
        here = [c for c in world.channels.values() if c.guild_id]
        return {
            "dials": [{"name": d, "label": w, "value": getattr(knobs, d)} for d, w in DIALS.items()],
            "acts": [
                {"name": name, "label": label, "fields": [f for f in _fields(act) if f not in unused]}
                for name, (label, act) in self.acts.items()
            ],
            "warnings": self._sandbox.warnings,
            "now": world.now(),
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
                "left": [_choice(left, words) for left, words in LEFT.items()],
                "shard": [_choice("", "All"), *(_choice(number, number) for number in shards)],
                "method": [_choice(m, m) for m in ("*", "GET", "POST", "PUT", "PATCH", "DELETE")],
            },
        }

    def _title(self, channel: Channel) -> str:
        guild = self._world.guilds[channel.guild_id or ""].name
        return f"{guild} {'›' if channel.thread else '#'} {channel.name}"

    # Changes

    def apply(self, body: Json) -> None:
        """Sets one dial or carries out one act.

        :raises ValueError: unknown name or missing field
        :raises ApiError: not possible
        """
        if "dial" in body:
            self._set_dial(str(body["dial"]), body.get("value"))
            return
        if body.get("act") not in self.acts:
            raise ValueError(f"There is no {body.get('act')!r} in the workshop")
        _, act = self.acts[body["act"]]
        act(*(self._parse(field, body.get(field)) for field in _fields(act)))

    def _set_dial(self, name: str, value: Any) -> None:
        if name not in DIALS:
            raise ValueError(f"There is no dial {name!r}")
        kind = get_type_hints(Knobs)[name]
        try:
            read = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}") from None
        if isinstance(read, int | float) and read < 0:
            raise ValueError(f"{name}: not below 0")
        setattr(self._sandbox.knobs, name, read)

    def _parse(self, field: str, value: Any) -> Any:
        world = self._world
        kinds: dict[str, dict[str, Any]] = {
            "person": world.users,
            "guild": world.guilds,
            "channel": world.channels,
            "thread": {k: c for k, c in world.channels.items() if c.thread},
        }
        if field in kinds:
            if str(value) not in kinds[field]:
                raise ValueError(f"{field}: unknown")
            return kinds[field][str(value)]
        if field != "shard":
            return value
        shards = {"": None, "None": None} | {str(n): n for n in range(len(self._sandbox.gateway.shards))}
        if str(value) not in shards:
            raise ValueError("shard: unknown")
        return shards[str(value)]

    def _fail(
        self,
        method: Any,
        path: Any,
        status: Any,
        code: Any,
        after: Any,
        times: Any,
        retry_after: Any,
        left: Any,
    ) -> None:
        if not path:
            raise ValueError('fail needs `path`, a pattern such as "/messages$"; "." hits every request')
        try:
            pattern = re.compile(str(path))
        except re.error as error:
            raise ValueError(f"path: {error}") from None
        if left not in (None, *LEFT):
            raise ValueError("left: unknown")
        planned = Failure(
            str(method or "*"), pattern, int(status or 503), int(code or 0), int(after or 1), int(times or 1),
            float(retry_after or 1), accepted=bool(left), left=left or "",
        )  # fmt: skip
        if not left and not 400 <= planned.status <= 599:
            raise ValueError("status: between 400 and 599")
        self._sandbox.knobs.failures.append(planned)

    def _advance(self, seconds: Any) -> None:
        if seconds in (None, ""):
            raise ValueError("advance needs `seconds`")
        self._sandbox.advance(float(seconds))

    def _dms(self, person: User, yes: Any) -> None:
        person.dms_open = bool(yes)
        self._save(person)

    def _install(self, person: User, yes: Any) -> None:
        person.installed = bool(yes)
        self._save(person)

    def _save(self, person: User) -> None:
        self._world.save(person)
        self._sandbox.pages.channels_changed()

    def _deny(self, channel: Channel, right: Any) -> None:
        if right not in RIGHTS:
            raise ValueError("right: unknown")
        self._sandbox.deny(channel, RIGHTS[right])

    def _delete_last(self, channel: Channel) -> None:
        log = self._world.history(channel)
        if not log:
            raise ValueError("The channel has no message")
        self._sandbox.messages.delete(log[-1])

    def _change(self, thread: Channel, **body: bool) -> None:
        owner = self._world.guilds[thread.guild_id or ""].owner_id
        self._sandbox.threads.change(thread, owner, body)

    def _give_role(self, guild: Guild, person: User, role: Any) -> None:
        self._sandbox.guilds.give_role(guild, person.id, str(role))

    def _take_role(self, guild: Guild, person: User, role: Any) -> None:
        self._sandbox.guilds.give_role(guild, person.id, str(role), take=True)

    def _create_guild(self, name: Any, yes: Any) -> None:
        self._sandbox.guilds.create(str(name or "Guild"), self._world.people, bot=bool(yes))

    def _group(self, name: Any) -> None:
        self._sandbox.guilds.group(self._world.people, str(name or ""))

    # Over HTTP

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """HTTP endpoint of the workshop."""
        if request.method == "GET":
            return respond(200, self.describe(), {})
        # Other sites can send only simple content types without a preflight request.
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            self.apply(await request.json())
        except (ValueError, TypeError, AttributeError, ApiError) as error:
            return respond(400, {"text": str(error)}, {})
        return respond(200, self.describe(), {})


def _choice(value: str, name: str) -> Json:
    return {"value": value, "name": name}


def _fields(act: Callable[..., object]) -> list[str]:
    """Names of the parameters that are not given by keyword only."""
    return [p.name for p in signature(act).parameters.values() if p.kind is not p.KEYWORD_ONLY]
