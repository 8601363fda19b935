"""Builds the data of interactions from a person's input: options, selects, modals."""

from typing import Any

from sandbox.actions.interactions import context
from sandbox.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUB_COMMAND,
    SUB_GROUP,
    USER,
)
from sandbox.checks.components import (
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    MENTIONABLE_SELECT,
    RADIO,
    ROLE_SELECT,
    ROW,
    STRING_SELECT,
    TEXT_INPUT,
    UPLOAD,
    USER_SELECT,
)
from sandbox.errors import Json
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Command, User
from sandbox.world.world import World

_OPTION_TARGET = {USER: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "mentionable"}
_SELECT_TARGET = {
    USER_SELECT: "user",
    CHANNEL_SELECT: "channel",
    ROLE_SELECT: "role",
    MENTIONABLE_SELECT: "mentionable",
}


class InvalidInput(Exception):
    """Input that Discord's client would not send. The text is shown to the person."""


class DataBuilder:
    """Builds the data of one interaction, with the people, channels and files that it refers to."""

    def __init__(self, world: World, channel: Channel, base: str = "http://127.0.0.1/") -> None:
        self._world = world
        self._channel = channel
        self._base = base
        self._person_id = ""
        self.resolved: Json = {}

    def command(
        self, person: User, command: Command, path: list[str], given: Json, focused: str = ""
    ) -> Json:
        """Data of a slash command, or of its autocompletion if an option is focused."""
        self._person_id = person.id
        self._may_use(person, command)
        specs: list[Json] = command.body.get("options") or []
        wraps: list[Json] = []
        for name in path:
            found = [s for s in specs if s["name"] == name and s["type"] in (SUB_COMMAND, SUB_GROUP)]
            if not found:
                raise InvalidInput(f"There is no subcommand {name}")
            wraps.append({"name": name, "type": found[0]["type"]})
            specs = found[0].get("options") or []
        if any(s["type"] in (SUB_COMMAND, SUB_GROUP) for s in specs):
            raise InvalidInput("A subcommand is missing")
        options = self._options(specs, given, focused)
        for wrap in reversed(wraps):
            options = [wrap | {"options": options}]
        data: Json = {"id": command.id, "name": command.body["name"], "type": 1, "options": options}
        if command.guild_id:
            data["guild_id"] = command.guild_id
        return data | ({"resolved": self.resolved} if self.resolved else {})

    def _may_use(self, person: User, command: Command) -> None:
        if not offered_in(self._world, self._channel, person, command.body):
            raise InvalidInput("This command cannot be used here")
        thread = self._channel.thread
        if thread is not None and thread.archived:
            raise InvalidInput("Commands cannot be used in an archived thread")
        has = may.of(self._world, self._channel, person.id)
        needed = int(command.body.get("default_member_permissions") or 0)
        if self._channel.guild_id and (needed & ~has or not has & may.USE_APPLICATION_COMMANDS):
            raise InvalidInput("You do not have permission to use this command")

    def _options(self, specs: list[Json], given: Json, focused: str) -> list[Json]:
        unknown = set(given) - {s["name"] for s in specs}
        if unknown:
            raise InvalidInput(f"There is no option {', '.join(sorted(unknown))}")
        options: list[Json] = []
        for spec in specs:
            name = spec["name"]
            if name in given and given[name] is not None:
                value = given[name] if name == focused else self._value(spec, given[name])
                options.append({"name": name, "type": spec["type"], "value": value})
                if name == focused:
                    options[-1] |= {"value": str(value), "focused": True}
            elif spec.get("required") and not focused:
                raise InvalidInput(f"{name} is required")
        return options

    def _value(self, spec: Json, value: Any) -> Any:
        kind = spec["type"]
        if kind in _OPTION_TARGET:
            return self._target(_OPTION_TARGET[kind], str(value))
        if kind == ATTACHMENT:
            return self._file(str(value))
        if kind == BOOLEAN:
            return value in (True, "true", "True")
        value = self._scalar(spec, value)
        choices = spec.get("choices")
        if choices and value not in [c["value"] for c in choices]:
            raise InvalidInput(f"{value} is not a choice of {spec['name']}")
        return value

    @staticmethod
    def _scalar(spec: Json, value: Any) -> Any:
        kind, name = spec["type"], spec["name"]
        if kind == STRING:
            low, high = spec.get("min_length") or 0, spec.get("max_length") or 6_000
            if not low <= len(str(value)) <= high:
                raise InvalidInput(f"{name} must have between {low} and {high} characters")
            return str(value)
        try:
            number = int(value) if kind == INTEGER else float(value)
        except ValueError:
            raise InvalidInput(f"{name} must be a number") from None
        if number < spec.get("min_value", number) or number > spec.get("max_value", number):
            raise InvalidInput(f"{name} is out of range")
        if kind not in (INTEGER, NUMBER):
            raise InvalidInput(f"{name} cannot be filled in here")
        return number

    def _target(self, kind: str, target: str) -> str:
        """Adds a user, channel or role to the resolved data. :raises InvalidInput: unknown"""
        guild = self._world.guilds.get(self._channel.guild_id or "")
        users, channels = self._world.users, self._world.channels
        if kind in ("user", "mentionable") and target in users:
            self.resolved.setdefault("users", {})[target] = payloads.user(users[target])
            if guild and target in guild.members:
                member = payloads.member(guild.members[target])
                del member["mute"], member["deaf"]
                member["permissions"] = str(may.of(self._world, self._channel, target))
                self.resolved.setdefault("members", {})[target] = member
            return target
        role = next((r for r in guild.roles if r.id == target), None) if guild else None
        if kind in ("role", "mentionable") and role:
            self.resolved.setdefault("roles", {})[target] = payloads.role(role)
            return target
        if kind == "channel" and target in channels:
            shape = payloads.channel(self._world, channels[target])
            self.resolved.setdefault("channels", {})[target] = shape | {"permissions": "0"}
            return target
        raise InvalidInput(f"There is no {kind} {target}")

    def _file(self, upload_id: str) -> str:
        """Adds an uploaded file to the resolved data. :raises InvalidInput: not uploaded by this person"""
        whose, found = self._world.uploads.get(upload_id, ("", None))
        if found is None or whose != self._person_id:
            raise InvalidInput("There is no such file")
        shape = payloads.attachment(found, self._base, self._world.now())
        self.resolved.setdefault("attachments", {})[upload_id] = shape
        return upload_id

    def select(self, part: Json, values: list[str]) -> Json:
        """Data of a select with its chosen values."""
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part.get("id", 0)}
        data["values"] = self.chosen(part, values)
        return data | ({"resolved": self.resolved} if part["type"] != STRING_SELECT else {})

    def chosen(self, part: Json, values: list[str]) -> list[str]:
        """Checks the chosen values of a select. :raises InvalidInput: too few, too many, unknown"""
        low = 1 if part.get("min_values") is None else part["min_values"]
        high = part.get("max_values") or (len(part.get("options") or []) if part["type"] == CHECKBOXES else 1)
        if part["type"] in (STRING_SELECT, CHECKBOXES, UPLOAD) or part["type"] in _SELECT_TARGET:
            optional = part.get("required") is False and not values
            if not optional and not low <= len(values) <= high:
                raise InvalidInput(f"Choose between {low} and {high}")
        if part["type"] in _SELECT_TARGET:
            return [self._target(_SELECT_TARGET[part["type"]], v) for v in values]
        if part["type"] == UPLOAD:
            return [self._file(v) for v in values]
        offered = [o["value"] for o in part.get("options") or []]
        if any(v not in offered for v in values) or len(set(values)) < len(values):
            raise InvalidInput("That is not among the options")
        return values

    def form(self, person: User, components: list[Json], fields: Json) -> list[Json]:
        """Components of a submitted modal."""
        self._person_id = person.id
        shapes: list[Json] = []
        for part in components:
            shapes.append({"type": part["type"], "id": part.get("id", 0)})
            if part["type"] == ROW:
                shapes[-1]["components"] = [self._field(c, fields) for c in part["components"]]
            if part["type"] == LABEL:
                shapes[-1]["component"] = self._field(part["component"], fields)
        return shapes

    def _field(self, part: Json, fields: Json) -> Json:
        shape: Json = {"type": part["type"], "id": part.get("id", 0), "custom_id": part["custom_id"]}
        given = fields.get(part["custom_id"])
        is_required = part.get("required", True)
        if part["type"] == TEXT_INPUT:
            text = "" if given is None else str(given)
            low, high = part.get("min_length") or (1 if is_required else 0), part.get("max_length") or 4_000
            if (text or is_required) and not low <= len(text) <= high:
                raise InvalidInput(f"Write between {low} and {high} characters")
            return shape | {"value": text}
        if part["type"] == CHECKBOX:
            return shape | {"value": bool(given)}
        values = [given] if isinstance(given, str) else list(given or [])
        if part["type"] == RADIO:
            if not values and is_required:
                raise InvalidInput("Choose one")
            return shape | {"value": self.chosen(part, values)[0] if values else None}
        return shape | {"values": self.chosen(part, values)}


def offered_in(world: World, channel: Channel, person: User, body: Json) -> bool:
    """Whether a command is available in a channel, by its installation types and contexts."""
    installs = body.get("integration_types") or [0]
    by_place = 0 in installs and may.has_bot(world, channel)
    by_person = 1 in installs and person.installed
    if not by_place and not by_person:
        return False
    contexts, here = body.get("contexts"), context(world, channel)
    if contexts is not None:
        return here in contexts
    return here == 0 or bool(body.get("dm_permission", True))
