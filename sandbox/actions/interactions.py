"""Interactions: what a person does, what the bot may answer, and until when."""

import asyncio
import itertools
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from sandbox.checks.commands import SUB_COMMAND, SUB_GROUP, check_choices
from sandbox.checks.components import Checker, with_ids
from sandbox.checks.messages import MAX_FILE_BYTES, Files
from sandbox.errors import Faults, Json, Refusal
from sandbox.world import payloads
from sandbox.world import permissions as may
from sandbox.world.entities import Channel, Post, User
from sandbox.world.payloads import CHAT_INPUT_COMMAND, COMPONENTS_V2, EPHEMERAL, LOADING, REPLY
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.box import Box

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# To an app that came with a person, where it is not itself installed.
MAX_FOLLOW_UPS = 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


class Live(msgspec.Struct):
    """An interaction in progress. `state`: waiting, answered, deferred (a loading message stands), lapsed."""

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
        """The custom id that was pressed or submitted, None for a command."""
        found: str | None = self.data.get("custom_id")
        return found


class Modal(msgspec.Struct):
    """A form that a person has before him; its submission is an interaction of its own."""

    id: str
    live: Live
    custom_id: str
    components: list[Json]


class Interactions:
    """Starts interactions and takes the bot's answers."""

    def __init__(self, box: "Box") -> None:
        self._box = box
        self.live: dict[str, Live] = {}
        self._by_token: dict[str, Live] = {}
        self.modals: dict[str, Modal] = {}

    def start(self, person: User, channel: Channel, kind: int, data: Json, **more: Any) -> Live:
        """Send an interaction to the bot; it has three seconds to answer."""
        self._prune()
        world = self._box.world
        live = Live(
            world.ids.new(),
            secrets.token_urlsafe(120),
            kind,
            person.id,
            channel.id,
            world.now(),
            data,
            **more,
        )
        self.live[live.id] = self._by_token[live.token] = live
        live.timer = asyncio.get_running_loop().call_later(self._box.knobs.answer_within, self._lapse, live)
        if kind != AUTOCOMPLETE:
            self._box.pages.waiting(live)
        payload = self._payload(live, person, channel)
        self._box.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
        return live

    def _prune(self) -> None:
        dead = self._box.world.now() - 2 * self._box.knobs.token_life
        for live in list(itertools.takewhile(lambda x: x.born < dead, self.live.values())):
            del self.live[live.id], self._by_token[live.token]

    def _lapse(self, live: Live) -> None:
        if live.state == "waiting":
            live.state = "lapsed"
            self._box.pages.failed(live)

    def _payload(self, live: Live, person: User, channel: Channel) -> Json:
        world = self._box.world
        # Where the bot is not, it has the rights of the person that brings it along.
        who = world.meta.bot_id if may.knows_bot(world, channel) else person.id
        rights = str(may.of(world, channel, who))
        payload: Json = {
            "id": live.id,
            "application_id": world.meta.bot_id,
            "type": live.kind,
            "data": live.data,
            "channel": payloads.channel(world, channel)
            | {"permissions": str(may.of(world, channel, person.id))},
            "channel_id": channel.id,
            "token": live.token,
            "version": 1,
            "locale": person.locale,
            "app_permissions": rights,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(live),
            "context": context(world, channel),
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if live.source_id is not None and live.source_id in world.posts:
            payload["message"] = self._box.shaper.message(world.posts[live.source_id])
        return payload | self._who(person, channel)

    def _who(self, person: User, channel: Channel) -> Json:
        if channel.guild_id is None:
            return {"user": payloads.user(person)}
        world = self._box.world
        guild = world.guilds[channel.guild_id]
        member = payloads.whole_member(world, guild.members[person.id])
        return {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member | {"permissions": str(may.of(world, channel, person.id))},
        }

    # The first answer

    def callback(self, interaction_id: str, token: str, body: Json, files: Files) -> tuple[Live, Post | None]:
        """The bot's one answer. :raises Refusal: 10062 too late, 40060 twice, 50035 malformed"""
        live = self.live.get(interaction_id)
        if live is None or live.token != token or live.state == "lapsed":
            raise Refusal(10062)
        if live.state != "waiting":
            raise Refusal(40060)
        kind = body.get("type")
        allowed = self._allowed(live)
        if kind not in allowed:
            faults = Faults()
            faults.at("type").one_of(allowed)
            faults.raise_any()
        self._box.world.channel(live.channel_id)
        post = self._answer(live, kind, body.get("data") or {}, files)
        live.state = "deferred" if kind == DEFER else "answered"
        live.timer.cancel()
        if live.kind != AUTOCOMPLETE:
            self._box.pages.done(live)
        return live, post

    def _allowed(self, live: Live) -> tuple[int, ...]:
        if live.kind == AUTOCOMPLETE:
            return (CHOICES,)
        from_message = (DEFER_UPDATE, UPDATE) if live.source_id is not None else ()
        return (MESSAGE, DEFER, *from_message, *(() if live.kind == MODAL_SUBMIT else (MODAL,)))

    def _answer(self, live: Live, kind: Any, data: Json, files: Files) -> Post | None:
        if kind == CHOICES:
            check_choices(data)
            self._box.pages.choices(live, data["choices"])
        elif kind == MODAL:
            self._open_modal(live, data)
        elif kind in (DEFER_UPDATE, UPDATE):
            return self._update(live, data if kind == UPDATE else None, files)
        else:
            return self._first_message(live, kind, data, files)
        return None

    def _update(self, live: Live, data: Json | None, files: Files) -> Post | None:
        """Answer by changing the message that was pressed, now (with data) or later."""
        if data is not None:
            self._box.posts.edit(self._box.world.post(live.channel_id, live.source_id or ""), data, files)
        live.original_id = live.source_id
        return self._box.world.posts.get(live.source_id or "")

    def _first_message(self, live: Live, kind: int, data: Json, files: Files) -> Post:
        body, flags = data, (data.get("flags") or 0) & EPHEMERAL
        if kind == DEFER:
            if (data.get("flags") or 0) & ~(EPHEMERAL | COMPONENTS_V2):
                faults = Faults()
                faults.at("data", "flags").one_of((EPHEMERAL,))
                faults.raise_any()
            return self._loading(live, flags)
        post = self._send(live, body, files, bool(flags))
        live.original_id = post.id
        return post

    def _loading(self, live: Live, flags: int) -> Post:
        world = self._box.world
        channel, bot = world.channel(live.channel_id), world.meta.bot_id
        self._box.threads.before_message(channel, bot)
        self._box.threads.wake(channel, bot)
        post = Post(world.ids.new(), live.channel_id, bot, **self._origin(live))
        flags = flags or (EPHEMERAL if self._is_hushed(live) else 0)
        post.flags = LOADING | flags
        post.seen_by = live.person_id if flags else None
        world.add_post(post)
        live.original_id = post.id
        live.messages.append(post.id)
        self._box.posts.tell("MESSAGE_CREATE", post)
        return post

    def _send(self, live: Live, body: Json, files: Files, hidden: bool) -> Post:
        world = self._box.world
        channel = world.channel(live.channel_id)
        hidden = hidden or self._is_hushed(live)
        seen_by = live.person_id if hidden else None
        post = self._box.posts.create(
            channel, world.meta.bot_id, body, files, seen_by=seen_by, **self._origin(live)
        )
        live.messages.append(post.id)
        return post

    def _origin(self, live: Live) -> Json:
        """What an answer carries of where it comes from."""
        answered = live.original_id or live.source_id
        origin: Json = {"by_webhook": True, "interaction": self._metadata(live)}
        if live.kind == COMMAND:
            origin["used"] = _whole_name(live.data)
        if answered is None or answered not in self._box.world.posts:
            return origin | {"type": CHAT_INPUT_COMMAND}
        guild_id = self._box.world.channels[live.channel_id].guild_id
        where: Json = {"type": 0, "channel_id": live.channel_id, "message_id": answered}
        return origin | {"type": REPLY, "reference": where | ({"guild_id": guild_id} if guild_id else {})}

    def _metadata(self, live: Live) -> Json:
        person = self._box.world.users[live.person_id]
        meta: Json = {
            "id": live.id,
            "type": live.kind,
            "user": payloads.user(person),
            "authorizing_integration_owners": self._owners(live),
        }
        if live.original_id:
            meta["original_response_message_id"] = live.original_id
        if live.kind == COMPONENT:
            meta["interacted_message_id"] = live.source_id
        if live.kind == MODAL_SUBMIT:
            meta["triggering_interaction_metadata"] = live.trigger
        return meta

    def _open_modal(self, live: Live, data: Json) -> None:
        faults = Faults()
        at = faults.at("data")
        at.at("custom_id").length(len(data.get("custom_id") or ""), 1, 100)
        at.at("title").length(len(data.get("title") or ""), 1, 45)
        Checker(set()).modal(data.get("components"), at.at("components"))
        faults.raise_any()
        modal = Modal(self._box.world.ids.new(), live, data["custom_id"], with_ids(data["components"]))
        self.modals[modal.id] = modal
        self._box.pages.modal(modal, data["title"])

    def metadata_of_trigger(self, modal: Modal) -> Json:
        """What a form's submission tells of the interaction that opened it."""
        return self._metadata(modal.live)

    # Follow-ups

    def by_token(self, token: str) -> Live:
        """:raises Refusal: 10015 before there was an answer, 50027 after 15 minutes, 10003 channel gone"""
        found = self._by_token.get(token)
        if found is None:
            raise Refusal(50027)
        if self._box.world.now() - found.born >= self._box.knobs.token_life:
            raise Refusal(50027)
        if found.state in ("waiting", "lapsed") or found.kind == AUTOCOMPLETE:
            raise Refusal(10015)
        self._box.world.channel(found.channel_id)
        return found

    def follow_up(self, live: Live, body: Json, files: Files) -> Post:
        """One more message; the first after a deferral takes the place of the loading one."""
        if live.state == "deferred":
            return self.edit(live, "@original", body, files)
        if not self._is_installed_here(live):
            live.follow_ups += 1
            if live.follow_ups > MAX_FOLLOW_UPS:
                raise Refusal(40094)
        return self._send(live, body, files, bool((body.get("flags") or 0) & EPHEMERAL))

    def _is_installed_here(self, live: Live) -> bool:
        return "0" in self._owners(live)

    def _owners(self, live: Live) -> Json:
        """Through whom the app is here: the guild (or its own DM), the person, or both."""
        world = self._box.world
        channel, person = world.channels[live.channel_id], world.users[live.person_id]
        guild = {"0": channel.guild_id or "0"} if may.knows_bot(world, channel) else {}
        return guild | ({"1": person.id} if person.installed else {})

    def _is_hushed(self, live: Live) -> bool:
        """Whether every answer is private here: the app came with a person who may not bring it in openly."""
        channel = self._box.world.channels[live.channel_id]
        if channel.guild_id is None or self._is_installed_here(live):
            return False
        return not may.of(self._box.world, channel, live.person_id) & may.USE_EXTERNAL_APPS

    def post_of(self, live: Live, message_id: str) -> Post:
        """A message of this interaction. :raises Refusal: 10008 when it has none of that id"""
        wanted = live.original_id if message_id == "@original" else message_id
        if wanted is None or wanted not in (live.original_id, *live.messages):
            raise Refusal(10008)
        return self._box.world.post(live.channel_id, wanted)

    def edit(self, live: Live, message_id: str, body: Json, files: Files) -> Post:
        """Change a message of this interaction, or fill its loading one."""
        post = self._box.posts.edit(self.post_of(live, message_id), body, files)
        if post.id == live.original_id:
            live.state = "answered"
        return post

    def delete(self, live: Live, message_id: str) -> None:
        """Take away a message of this interaction."""
        self._box.posts.delete(self.post_of(live, message_id))

    def close(self) -> None:
        """Stop every clock."""
        for live in self.live.values():
            live.timer.cancel()


def _whole_name(data: Json) -> str:
    """A command's name with its subcommand's, as it stands above the answer."""
    nested = [o for o in data.get("options") or [] if o.get("type") in (SUB_COMMAND, SUB_GROUP)]
    return " ".join([str(data["name"]), *(_whole_name(o) for o in nested)])


def context(world: World, channel: Channel) -> int:
    """Where an interaction happens: 0 a guild, 1 the bot's own DM, 2 a private channel of people."""
    if channel.guild_id is not None:
        return 0
    return 1 if may.knows_bot(world, channel) else 2
