"""Actions of a person at the page, checked as Discord's client does."""

from collections.abc import Callable
from typing import Any, Protocol

from sandbox.actions import interactions as kinds
from sandbox.actions.interactions import Interactions
from sandbox.actions.messages import Messages
from sandbox.actions.services import PageUpdates
from sandbox.actions.threads import WithThreads
from sandbox.checks.components import BUTTON, SELECTS, parts_of
from sandbox.checks.messages import Files
from sandbox.control.responses import Responses
from sandbox.errors import ApiError, Json
from sandbox.page.inputs import DataBuilder, InvalidInput
from sandbox.world import permissions as may
from sandbox.world.entities import PRIVATE_THREAD, PUBLIC_THREAD, THREADS_IN, Channel, Message, User


class OwnWindows(PageUpdates, Protocol):
    """Updates the windows of the person who acts."""

    def read(self, user: User, channel: Channel) -> None: ...


class PageServices(WithThreads, Protocol):
    """Collaborators of the page."""

    messages: Messages
    interactions: Interactions
    offer: tuple[str, str] | None
    responses: Responses

    @property
    def pages(self) -> OwnWindows: ...
    @property
    def url(self) -> str: ...


class PageActions:
    """Carries out the frames sent by the page.

    Frames with `forged: true` skip the checks of Discord's client (the button exists and is enabled), as a
    tampered client would.
    """

    def __init__(self, sandbox: PageServices) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        # What a person has chosen last in a select, and when its message was edited before that.
        self._chosen: dict[tuple[str, str, str], tuple[list[str], float | None]] = {}
        self._acts: dict[str, Callable[[User, Json], None]] = {
            "say": self._say,
            "slash": lambda user, frame: self._command(user, frame, kinds.COMMAND),
            "complete": self._complete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "cancel": self._cancel,
            "dismiss": self._dismiss,
            "read": self._read,
            "dms": self._dms,
            "locale": self._locale,
            "delete": self._delete,
            "react": self._react,
            "thread": self._thread,
            "rest": self._rest,
        }

    def act(self, user: User, frame: Json) -> None:
        """Carries out one frame. :raises ApiError, InvalidInput: the action is not possible"""
        act = self._acts.get(str(frame.get("do")))
        if act is None:
            raise InvalidInput(f"Unknown: {frame.get('do')}")
        act(user, frame)

    def _channel(self, user: User, frame: Json) -> Channel:
        channel = self._world.channel(str(frame["channel"]))
        may.need(self._world, channel, user.id)
        return channel

    def _message(self, user: User, frame: Json) -> Message:
        message = self._world.messages.get(str(frame["message"]))
        if message is None or user.id not in self._sandbox.messages.audience(message):
            raise ApiError(10008)
        return message

    def _say(self, user: User, frame: Json) -> None:
        channel = self._channel(user, frame)
        self._sandbox.messages.say(channel, user.id, str(frame["content"]), self._uploaded(user, frame))
        self._sandbox.pages.read(user, channel)

    def _uploaded(self, user: User, frame: Json) -> Files:
        """Uploaded files of a message."""
        files: Files = {}
        for place, upload_id in enumerate(frame.get("files") or []):
            whose, found = self._world.uploads.get(str(upload_id), ("", None))
            data = self._world.file(str(upload_id))
            if found is None or data is None or whose != user.id:
                raise InvalidInput("There is no such file")
            files[str(place)] = (found.filename, data[0])
        return files

    def _command(self, user: User, frame: Json, kind: int, focused: str = "") -> None:
        channel = self._channel(user, frame)
        wanted = frame["command"]
        found = [c for c in self._world.commands.values() if wanted in (c.id, c.body["name"])]
        found = [c for c in found if c.guild_id in (None, channel.guild_id) and c.body["type"] == 1]
        if not found:
            raise InvalidInput(f"There is no command /{wanted}")
        # A guild command hides the global one of the same name.
        command = max(found, key=lambda c: c.guild_id is not None)
        builder = DataBuilder(self._world, channel, self._sandbox.url)
        path, options = frame.get("path") or [], frame.get("options") or {}
        data = builder.command(user, command, path, options, focused)
        self._sandbox.interactions.start(user, channel, kind, data, nonce=frame.get("nonce"))

    def _complete(self, user: User, frame: Json) -> None:
        focused = str(frame["focused"])
        options = {focused: ""} | (frame.get("options") or {})
        self._command(user, frame | {"options": options}, kinds.AUTOCOMPLETE, focused)

    def _part(self, message: Message, frame: Json, types: tuple[int, ...]) -> Json:
        """Finds the component of a frame. :raises InvalidInput: missing or disabled"""
        custom_id = str(frame["custom_id"])
        parts = [
            p for p in parts_of(message.components) if p.get("custom_id") == custom_id and p["type"] in types
        ]
        if frame.get("forged"):
            return parts[0] if parts else {"type": types[0], "custom_id": custom_id, "id": 1}
        if not parts:
            raise InvalidInput("This component is not there any more")
        if parts[0].get("disabled"):
            raise InvalidInput("This component is disabled")
        return parts[0]

    def _press(self, user: User, frame: Json) -> None:
        message = self._message(user, frame)
        part = self._part(message, frame, (BUTTON,))
        data = {"custom_id": part["custom_id"], "component_type": BUTTON, "id": part["id"]}
        self._component(user, message, data, frame)

    def _choose(self, user: User, frame: Json) -> None:
        message = self._message(user, frame)
        part = self._part(message, frame, SELECTS)
        values = [str(v) for v in frame["values"]]
        if frame.get("forged"):
            data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": 1, "values": values}
        else:
            builder = DataBuilder(self._world, self._world.channels[message.channel_id], self._sandbox.url)
            data = builder.select(part, values)
            menu, now = (user.id, message.id, part["custom_id"]), (values, message.edited_at)
            if self._chosen.get(menu) == now:
                raise InvalidInput("That is chosen already; Discord sends nothing")
            self._chosen[menu] = now
        self._component(user, message, data, frame)

    def _component(self, user: User, message: Message, data: Json, frame: Json) -> None:
        channel = self._world.channels[message.channel_id]
        more = {"source_id": message.id, "nonce": frame.get("nonce")}
        self._sandbox.interactions.start(user, channel, kinds.COMPONENT, data, **more)

    def _submit(self, user: User, frame: Json) -> None:
        modals = self._sandbox.interactions.modals
        modal = modals.get(str(frame["modal"]))
        if modal is None or modal.interaction.person_id != user.id:
            raise InvalidInput("This form is gone")
        channel = self._world.channel(modal.interaction.channel_id)
        builder = DataBuilder(self._world, channel, self._sandbox.url)
        parts = builder.form(user, modal.components, frame["fields"])
        data: Json = {"custom_id": modal.custom_id, "components": parts}
        if builder.resolved:
            data["resolved"] = builder.resolved
        more: dict[str, Any] = {"source_id": modal.interaction.source_id, "nonce": frame.get("nonce")}
        more["trigger"] = self._sandbox.interactions.metadata_of_trigger(modal)
        self._sandbox.interactions.start(user, channel, kinds.MODAL_SUBMIT, data, **more)

    def _cancel(self, user: User, frame: Json) -> None:
        modal = self._sandbox.interactions.modals.get(str(frame["modal"]))
        if modal is not None and modal.interaction.person_id == user.id:
            del self._sandbox.interactions.modals[modal.id]

    def _dismiss(self, user: User, frame: Json) -> None:
        message = self._message(user, frame)
        if message.seen_by != user.id:
            raise InvalidInput("Only a message that you alone can see may be dismissed")
        # The message stays on the server, where the bot can still edit it.
        self._sandbox.pages.deleted(user.id, message)

    def _read(self, user: User, frame: Json) -> None:
        self._sandbox.pages.read(user, self._channel(user, frame))

    def _dms(self, user: User, frame: Json) -> None:
        user.dms_open = bool(frame["open"])
        self._world.save(user)

    def _locale(self, user: User, frame: Json) -> None:
        user.locale = str(frame["locale"])
        self._world.save(user)

    def _react(self, user: User, frame: Json) -> None:
        message = self._message(user, frame)
        if message.seen_by is not None:
            raise InvalidInput("A message that you alone can see takes no reactions")
        emoji = str(frame["emoji"])
        who = message.reactions.get(emoji, [])
        channel = self._world.channels[message.channel_id]
        may.need(self._world, channel, user.id, 0 if who else may.ADD_REACTIONS)
        self._sandbox.messages.react(message, user.id, emoji, away=user.id in who)

    def _thread(self, user: User, frame: Json) -> None:
        channel = self._channel(user, frame)
        source = self._message(user, frame) if frame.get("message") else None
        body: Json = {"name": str(frame["name"])}
        if source is None:
            public = THREADS_IN.get(channel.type, (PUBLIC_THREAD,))[0]
            body["type"] = PRIVATE_THREAD if frame.get("private") else public
        self._sandbox.threads.start(channel, user.id, body, source)

    def _rest(self, user: User, frame: Json) -> None:
        """Archives, reopens, locks or unlocks a thread."""
        channel = self._channel(user, frame)
        body: Json = {key: bool(frame[key]) for key in ("archived", "locked") if key in frame}
        self._sandbox.threads.change(channel, user.id, body)

    def _delete(self, user: User, frame: Json) -> None:
        message = self._message(user, frame)
        channel = self._world.channels[message.channel_id]
        if message.author_id != user.id:
            if channel.guild_id is None:
                raise ApiError(50003)
            may.need(self._world, channel, user.id, may.MANAGE_MESSAGES)
        self._sandbox.messages.delete(message)
