"""Interactions: starts them, checks the bot's responses and their time limits."""

import asyncio
import itertools
import secrets
from typing import Any, Protocol

import msgspec

from sandbox.actions.messages import Messages
from sandbox.actions.services import PageUpdates
from sandbox.actions.threads import WithThreads
from sandbox.checks.commands import SUB_COMMAND, SUB_GROUP, check_choices
from sandbox.checks.components import Checker, with_ids
from sandbox.checks.messages import MAX_FILE_BYTES, Files
from sandbox.errors import ApiError, Json, field_errors
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Message, User
from sandbox.world.payloads import CHAT_INPUT_COMMAND, COMPONENTS_V2, EPHEMERAL, LOADING, REPLY
from sandbox.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# follow-up messages of an app installed for a user only
MAX_FOLLOW_UPS = 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


class Interaction(msgspec.Struct):
    """An interaction. `state` is waiting, answered, deferred (a loading message is shown) or lapsed."""

    id: str
    token: str
    kind: int
    person_id: str
    channel_id: str
    born: float
    data: Json
    source_id: str | None = None
    trigger: Json | None = None
    state: str = "waiting"
    original_id: str | None = None
    messages: list[str] = []
    follow_ups: int = 0
    nonce: object = None
    timer: Any = None

    @property
    def custom_id(self) -> str | None:
        """Custom id of the component or modal, None for a command."""
        found: str | None = self.data.get("custom_id")
        return found


class Modal(msgspec.Struct):
    """A modal shown to a person. Its submission is another interaction."""

    id: str
    interaction: Interaction
    custom_id: str
    components: list[Json]


class InteractionPages(PageUpdates, Protocol):
    """Sends the course of an interaction to the page of the person who started it."""

    def waiting(self, interaction: Interaction) -> None: ...
    def done(self, interaction: Interaction) -> None: ...
    def failed(self, interaction: Interaction) -> None: ...
    def choices(self, interaction: Interaction, choices: list[Json]) -> None: ...
    def modal(self, modal: Modal, title: str) -> None: ...


class InteractionServices(WithThreads, Protocol):
    """Collaborators of `Interactions`."""

    messages: Messages

    @property
    def pages(self) -> InteractionPages: ...


class Interactions:
    """Starts interactions and handles the bot's responses."""

    def __init__(self, sandbox: InteractionServices) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self.active: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.modals: dict[str, Modal] = {}

    def start(self, person: User, channel: Channel, kind: int, data: Json, **more: Any) -> Interaction:
        """Sends an interaction to the bot, which has `knobs.answer_within` seconds to respond."""
        world = self._world
        dead = world.now() - 2 * self._sandbox.knobs.token_life
        for old in list(itertools.takewhile(lambda x: x.born < dead, self.active.values())):
            del self.active[old.id], self._by_token[old.token]
        token = secrets.token_urlsafe(120)
        interaction = Interaction(
            world.ids.new(), token, kind, person.id, channel.id, world.now(), data, **more
        )
        self.active[interaction.id] = self._by_token[interaction.token] = interaction
        interaction.timer = asyncio.get_running_loop().call_later(
            self._sandbox.knobs.answer_within, self._lapse, interaction
        )
        if kind != AUTOCOMPLETE:
            self._sandbox.pages.waiting(interaction)
        payload = self._payload(interaction, person, channel)
        self._sandbox.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
        return interaction

    def _lapse(self, interaction: Interaction) -> None:
        if interaction.state == "waiting":
            interaction.state = "lapsed"
            self._sandbox.pages.failed(interaction)

    def lapse_overdue(self) -> None:
        """Ends the wait for every response that is late by the world's clock."""
        late = self._world.now() - self._sandbox.knobs.answer_within
        for interaction in self.active.values():
            if interaction.born <= late:
                self._lapse(interaction)

    def _payload(self, interaction: Interaction, person: User, channel: Channel) -> Json:
        world = self._world
        permissions = {"permissions": str(may.of(world, channel, person.id))}
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "data": interaction.data,
            "channel": payloads.channel(world, channel) | permissions,
            "channel_id": channel.id,
            "token": interaction.token,
            "version": 1,
            "locale": person.locale,
            "app_permissions": str(may.of_app(world, channel)),
            "entitlements": [],
            "authorizing_integration_owners": self._owners(interaction),
            "context": context(world, channel),
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if interaction.source_id is not None and interaction.source_id in world.messages:
            payload["message"] = self._sandbox.serializer.message(world.messages[interaction.source_id])
        if channel.guild_id is None:
            return payload | {"user": payloads.user(person)}
        guild = world.guilds[channel.guild_id]
        member = payloads.whole_member(world, guild.members[person.id])
        return payload | {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member | permissions,
        }

    # Initial response

    def callback(
        self, interaction_id: str, token: str, body: Json, files: Files
    ) -> tuple[Interaction, Message | None]:
        """Handles the initial response. :raises ApiError: 10062 too late, 40060 repeated, 50035 malformed"""
        interaction = self.active.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.state == "lapsed":
            raise ApiError(10062)
        if interaction.state != "waiting":
            raise ApiError(40060)
        kind = body.get("type")
        allowed = self._allowed(interaction)
        with field_errors() as errors:
            if kind not in allowed:
                errors.at("type").one_of(allowed)
        self._world.channel(interaction.channel_id)
        message = self._answer(interaction, kind, body.get("data") or {}, files)
        interaction.state = "deferred" if kind == DEFER else "answered"
        interaction.timer.cancel()
        if interaction.kind != AUTOCOMPLETE:
            self._sandbox.pages.done(interaction)
        return interaction, message

    def _allowed(self, interaction: Interaction) -> tuple[int, ...]:
        if interaction.kind == AUTOCOMPLETE:
            return (CHOICES,)
        from_message = (DEFER_UPDATE, UPDATE) if interaction.source_id is not None else ()
        form = () if interaction.kind == MODAL_SUBMIT else (MODAL,)
        return (MESSAGE, DEFER, *from_message, *form)

    def _answer(self, interaction: Interaction, kind: Any, data: Json, files: Files) -> Message | None:
        if kind == CHOICES:
            check_choices(data, _focused_type(interaction.data))
            self._sandbox.pages.choices(interaction, data["choices"])
        elif kind == MODAL:
            self._open_modal(interaction, data)
        elif kind in (DEFER_UPDATE, UPDATE):
            return self._update(interaction, data if kind == UPDATE else None, files)
        else:
            deferred = kind == DEFER
            message = self._loading(interaction, data) if deferred else self._send(interaction, data, files)
            interaction.original_id = message.id
            return message
        return None

    def _update(self, interaction: Interaction, data: Json | None, files: Files) -> Message | None:
        """Edits the message of the component, now (with data) or later."""
        if data is not None:
            self._sandbox.messages.edit(
                self._world.message(interaction.channel_id, interaction.source_id or ""), data, files
            )
        interaction.original_id = interaction.source_id
        return self._world.messages.get(interaction.source_id or "")

    def _loading(self, interaction: Interaction, data: Json) -> Message:
        with field_errors() as errors:
            if (data.get("flags") or 0) & ~(EPHEMERAL | COMPONENTS_V2):
                errors.at("data", "flags").one_of((EPHEMERAL,))
        world = self._world
        channel, bot = world.channel(interaction.channel_id), world.bot_id
        self._sandbox.threads.check_sending(channel, bot)
        self._sandbox.threads.reopen(channel, bot)
        message = Message(world.ids.new(), interaction.channel_id, bot, **self._origin(interaction, data))
        message.flags = LOADING | EPHEMERAL if message.seen_by else LOADING
        world.add_message(message)
        interaction.messages.append(message.id)
        self._sandbox.messages.publish("MESSAGE_CREATE", message)
        return message

    def _send(self, interaction: Interaction, body: Json, files: Files) -> Message:
        channel, origin = self._world.channel(interaction.channel_id), self._origin(interaction, body)
        message = self._sandbox.messages.create(channel, self._world.bot_id, body, files, **origin)
        interaction.messages.append(message.id)
        return message

    def _origin(self, interaction: Interaction, body: Json) -> Json:
        """Fields of a response that refer to its interaction, and to the person if nobody else sees it."""
        answered = interaction.original_id or interaction.source_id
        origin: Json = {"by_webhook": True, "interaction": self._metadata(interaction)}
        if (body.get("flags") or 0) & EPHEMERAL or self._is_forced_ephemeral(interaction):
            origin["seen_by"] = interaction.person_id
        if interaction.kind == COMMAND:
            origin["used"] = _whole_name(interaction.data)
        if answered is None or answered not in self._world.messages:
            return origin | {"type": CHAT_INPUT_COMMAND}
        return origin | {"type": REPLY, "reference": self._world.reference(interaction.channel_id, answered)}

    def _metadata(self, interaction: Interaction) -> Json:
        person = self._world.users[interaction.person_id]
        meta: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": payloads.user(person),
            "authorizing_integration_owners": self._owners(interaction),
        }
        if interaction.original_id:
            meta["original_response_message_id"] = interaction.original_id
        if interaction.kind == COMPONENT:
            meta["interacted_message_id"] = interaction.source_id
        if interaction.kind == MODAL_SUBMIT:
            meta["triggering_interaction_metadata"] = interaction.trigger
        return meta

    def _open_modal(self, interaction: Interaction, data: Json) -> None:
        with field_errors() as errors:
            if not data["title"].strip():
                errors.at("data", "title").required()
            Checker(set()).modal(data["components"], errors.at("data", "components"))
        modal = Modal(self._world.ids.new(), interaction, data["custom_id"], with_ids(data["components"]))
        self.modals[modal.id] = modal
        self._sandbox.pages.modal(modal, data["title"])

    def metadata_of_trigger(self, modal: Modal) -> Json:
        """Metadata of the interaction that opened a modal, for its submission."""
        return self._metadata(modal.interaction)

    # Follow-up messages

    def by_token(self, token: str) -> Interaction:
        """:raises ApiError: 10015 before there was an answer, 50027 after 15 minutes, 10003 channel gone"""
        found = self._by_token.get(token)
        if found is None or self._world.now() - found.born >= self._sandbox.knobs.token_life:
            raise ApiError(50027)
        if found.state in ("waiting", "lapsed") or found.kind == AUTOCOMPLETE:
            raise ApiError(10015)
        self._world.channel(found.channel_id)
        return found

    def follow_up(self, interaction: Interaction, body: Json, files: Files) -> Message:
        """Creates a follow-up message; the first one after a deferral replaces the loading message."""
        if interaction.state == "deferred":
            return self.edit(interaction, "@original", body, files)
        if "0" not in self._owners(interaction):
            interaction.follow_ups += 1
            if interaction.follow_ups > MAX_FOLLOW_UPS:
                raise ApiError(40094)
        return self._send(interaction, body, files)

    def _owners(self, interaction: Interaction) -> Json:
        """Installations that allow the interaction: guild ("0" in a DM with the bot), user, or both."""
        world = self._world
        channel, person = world.channels[interaction.channel_id], world.users[interaction.person_id]
        guild = {"0": channel.guild_id or "0"} if may.has_bot(world, channel) else {}
        return guild | ({"1": person.id} if person.installed else {})

    def _is_forced_ephemeral(self, interaction: Interaction) -> bool:
        """Whether every response is ephemeral: a user-installed app of a person without USE_EXTERNAL_APPS."""
        channel = self._world.channels[interaction.channel_id]
        if channel.guild_id is None or "0" in self._owners(interaction):
            return False
        return not may.of(self._world, channel, interaction.person_id) & may.USE_EXTERNAL_APPS

    def message_of(self, interaction: Interaction, message_id: str) -> Message:
        """Finds a message of the interaction. :raises ApiError: 10008 not one of its messages"""
        wanted = interaction.original_id if message_id == "@original" else message_id
        if wanted is None or wanted not in (interaction.original_id, *interaction.messages):
            raise ApiError(10008)
        return self._world.message(interaction.channel_id, wanted)

    def edit(self, interaction: Interaction, message_id: str, body: Json, files: Files) -> Message:
        """Edits a message of the interaction; the loading message becomes the response."""
        message = self._sandbox.messages.edit(self.message_of(interaction, message_id), body, files)
        if message.id == interaction.original_id:
            interaction.state = "answered"
        return message

    def delete(self, interaction: Interaction, message_id: str) -> None:
        """Deletes a message of the interaction."""
        self._sandbox.messages.delete(self.message_of(interaction, message_id))

    def close(self) -> None:
        """Cancels all timers."""
        for interaction in self.active.values():
            interaction.timer.cancel()


def _focused_type(data: Json) -> int | None:
    """Type of the option that is being completed."""
    for option in data.get("options") or []:
        found: int | None = option["type"] if option.get("focused") else _focused_type(option)
        if found is not None:
            return found
    return None


def _whole_name(data: Json) -> str:
    """Name of a command with its subcommands, as shown above the response."""
    nested = [o for o in data.get("options") or [] if o.get("type") in (SUB_COMMAND, SUB_GROUP)]
    return " ".join([str(data["name"]), *(_whole_name(o) for o in nested)])


def context(world: World, channel: Channel) -> int:
    """Discord's context type: 0 guild, 1 DM with the bot, 2 other private channel."""
    if channel.guild_id is not None:
        return 0
    return 1 if may.has_bot(world, channel) else 2
