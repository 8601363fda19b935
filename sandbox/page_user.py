"""A person at the page, for tests: does what the page can do and sees what it shows."""

# Each call names its own timeout.
# ruff: noqa: ASYNC109

import asyncio
import io
import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

import aiohttp

from sandbox.checks.components import BUTTON, LABEL, ROW, SELECTS, parts_of
from sandbox.errors import Json

Found = TypeVar("Found")
SHOWN, SHOWN_MESSAGES = 80, 5  # in errors: characters of a message, messages
Where = str | Json  # a channel by name or id, or a message in it


class Failed(Exception):
    """The bot did not respond in time, or the page does not allow the action."""


class PageUser:
    """One person's connection. `frames` are all frames received, `log` the latest version of each message."""

    patience = 10.0
    """Seconds after which a wait fails that names no timeout of its own."""
    read_as: Mapping[str, str] = MappingProxyType({})
    """What is read in place of parts of a frame, such as a sign for an emoji."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._session = session
        self._socket = socket
        self._changed = asyncio.Condition()
        self._nonces = itertools.count(1)
        self.frames: list[Json] = []
        self.hello: Json = {}
        self.log: dict[str, list[Json]] = {}
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, url: str, user: str) -> "PageUser":
        """Connects as the person with this id, username or display name."""
        session = aiohttp.ClientSession(base_url=url)
        try:
            async with session.get("/page/people.json") as response:
                people = (await response.json())["users"]
            names = {u[k]: u["id"] for u in people for k in ("global_name", "username", "id")}
            actor = cls(session, await session.ws_connect("/page/ws", params={"user": names[user]}))
        except BaseException:
            await session.close()
            raise
        await actor.wait_for(lambda: actor.hello)
        return actor

    async def __aenter__(self) -> "PageUser":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Closes the connection."""
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)
        await self._socket.close()
        await self._session.close()

    @property
    def id(self) -> str:
        """Id of the person."""
        return str(self.hello["me"]["id"])

    # What the person sees

    def channel(self, where: Where) -> str:
        """Id of a channel: by name, id or "dm", or of a message; "" is the first channel."""
        if isinstance(where, dict):
            return str(where["channel_id"])
        if not where:
            return str(self.hello["channels"][0]["id"])
        for channel in self.hello["channels"]:
            names = (channel["id"], channel["name"] if channel["kind"] != "dm" else "dm")
            if where.removeprefix("#") in names:
                return str(channel["id"])
        raise KeyError(_none("channel", where, [c["name"] for c in self.hello["channels"]]))

    def messages(self, where: Where) -> list[Json]:
        """Messages of a channel as this person sees them, oldest first."""
        return self.log.setdefault(self.channel(where), [])

    def message(self, message_id: str) -> Json | None:
        """Latest version of a message, None if it is deleted or hidden."""
        found = (m for messages in self.log.values() for m in messages if m["id"] == message_id)
        return next(found, None)

    async def fetch(self, url: str) -> bytes:
        """Loads an attachment from its address."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def wait_for(
        self, predicate: Callable[[], Found], timeout: float | None = None, what: str = "the condition"
    ) -> Found:
        """Waits until the predicate returns a true value, and returns that value.

        :raises TimeoutError: after `timeout` seconds, with `what` was awaited and the last messages
        """
        timeout = self.patience if timeout is None else timeout
        try:
            async with asyncio.timeout(timeout), self._changed:
                while not (found := predicate()):
                    await self._changed.wait()
                return found
        except TimeoutError:
            raise TimeoutError(f"{timeout:g} s waited for {what}; {self._last_seen()}") from None

    def _last_seen(self) -> str:
        """State of the bot and the last messages, for errors."""
        said = sorted((m for log in self.log.values() for m in log), key=lambda m: int(m["id"]))
        lines = [f"{m['author']['global_name']}: {text(m)[:SHOWN]!r}" for m in said[-SHOWN_MESSAGES:]]
        bot = "online" if self.hello.get("bot_online") else "not online"
        return f"the bot is {bot}; last messages: {' | '.join(lines) or 'none'}"

    async def wait_message(
        self, where: Where, accept: Callable[[Json], object] = bool, timeout: float | None = None
    ) -> Json:
        """Waits for an accepted message and returns the newest one.

        :raises TimeoutError: with the last messages
        :raises KeyError: there is no such channel
        """

        def newest() -> Json | None:
            return next((m for m in reversed(self.messages(where)) if accept(m)), None)

        place = where if isinstance(where, str) else ""
        found = await self.wait_for(newest, timeout, f"a message in {place or 'the channel'}")
        assert found is not None
        return found

    async def _read(self) -> None:
        async for message in self._socket:
            data = message.data
            for part, sign in self.read_as.items():
                data = data.replace(part, sign)
            frame = json.loads(data)
            async with self._changed:
                self.frames.append(frame)
                self._take(frame)
                self._changed.notify_all()

    def _take(self, frame: Json) -> None:
        kind = frame["t"]
        if kind == "hello":
            self.hello, self.log = frame, frame["messages"]
        elif kind == "message":
            self.log.setdefault(frame["channel"], []).append(frame["message"])
        elif kind == "edited":
            messages = self.log.setdefault(frame["channel"], [])
            messages[:] = [frame["message"] if m["id"] == frame["message"]["id"] else m for m in messages]
        elif kind == "deleted":
            messages = self.log.setdefault(frame["channel"], [])
            messages[:] = [m for m in messages if m["id"] != frame["message"]]
        elif kind == "commands":
            self.hello["commands"] = frame["commands"]
        elif kind == "online":
            self.hello |= {"bot_online": frame["bot_online"], "shards": frame["shards"]}

    # What the person does

    async def _do(self, do: str, **frame: Any) -> Any:
        nonce = f"actor-{next(self._nonces)}"
        await self._socket.send_str(json.dumps({"do": do, "nonce": nonce, **frame}))
        return nonce

    async def _ask(self, do: str, ends: tuple[str, ...], timeout: float | None, **frame: Any) -> Json:
        """Sends an action and waits for its result. :raises Failed: refused or not answered"""
        since = len(self.frames)
        nonce = await self._do(do, **frame)

        def end() -> Json | None:
            mine = (f for f in self.frames[since:] if f.get("nonce") == nonce)
            return next((f for f in mine if f["t"] in (*ends, "error", "failed")), None)

        found = await self.wait_for(end, timeout, f"the response to {do}")
        assert found is not None
        if found["t"] in ("error", "failed") and found["t"] not in ends:
            raise Failed(found["text"])
        return found

    async def say(self, where: Where, content: str, *files: tuple[str, bytes]) -> None:
        """Sends a message with text and files as (name, bytes)."""
        sent = [await self.upload(*file) for file in files]
        await self._do("say", channel=self.channel(where), content=content, files=sent)

    async def react(self, message: Json, emoji: str) -> None:
        """Adds a reaction to a message, or removes their own."""
        await self._do("react", message=message["id"], emoji=emoji)

    async def thread(self, where: Where, name: str, message: Json | None = None, **more: Any) -> None:
        """Creates a thread, from a message or without one."""
        source = {"message": message["id"]} if message else {}
        await self._do("thread", channel=self.channel(where), name=name, **source, **more)
        await self.wait_for(
            lambda: name in [c["name"] for c in self.hello["channels"]], what=f"the thread {name}"
        )

    async def slash(
        self, command: str, where: Where = "", timeout: float | None = None, **options: Any
    ) -> Json:
        """Uses a command such as "game new" and returns the frame that ended the waiting."""
        name, *path = command.removeprefix("/").split()
        given = {k: await self.upload(*v) if isinstance(v, tuple) else v for k, v in options.items()}
        frame = {"channel": self.channel(where), "command": name, "path": path, "options": given}
        return await self._ask("slash", ("done",), timeout, **frame)

    async def complete(
        self, command: str, focused: str, where: Where = "", timeout: float | None = None, **options: Any
    ) -> list[Json]:
        """Autocomplete choices for the focused option."""
        name, *path = command.removeprefix("/").split()
        frame = {"channel": self.channel(where), "command": name, "path": path, "options": options}
        return list((await self._ask("complete", ("choices",), timeout, focused=focused, **frame))["choices"])

    async def press(
        self,
        message: Json,
        label: str | None = None,
        custom_id: str | None = None,
        *,
        forged: bool = False,
        timeout: float | None = None,
    ) -> Json:
        """Presses a button, found by label or custom id; `forged` presses one that does not exist."""
        wanted = custom_id if forged else self.button(message, label, custom_id)["custom_id"]
        frame = {"message": message["id"], "custom_id": wanted, "forged": forged}
        return await self._ask("press", ("done",), timeout, **frame)

    async def choose(
        self,
        message: Json,
        values: list[str],
        custom_id: str | None = None,
        *,
        forged: bool = False,
        timeout: float | None = None,
    ) -> Json:
        """Chooses values in a select, by default the first of the message."""
        selects = [p["custom_id"] for p in offered(message) if p["type"] in SELECTS]
        if not forged and (custom_id not in selects if custom_id else not selects):
            raise KeyError(_none("select", custom_id or "", selects))
        wanted = custom_id or selects[0]
        frame = {"message": message["id"], "custom_id": wanted, "values": values, "forged": forged}
        return await self._ask("choose", ("done",), timeout, **frame)

    async def form(self, timeout: float | None = None) -> Json:
        """The modal opened last."""
        return await self.wait_for(
            lambda: next((f for f in reversed(self.frames) if f["t"] == "modal"), {}), timeout, "a modal"
        )

    async def submit(self, form: Json, timeout: float | None = None, **fields: Any) -> Json:
        """Submits a modal. Fields are named by label, `Heading="Milk"` `**{"My name": "Anna"}`, or by id.

        A file is given as (name, bytes), several as a list of those. :raises KeyError: there is no such field
        """
        labels = dict(labelled(form))
        for key in fields:
            if key not in labels and key not in labels.values():
                raise KeyError(_none("field", key, list(labels)))
        named = {labels.get(key, key): await self._uploaded(value) for key, value in fields.items()}
        return await self._ask("submit", ("done",), timeout, modal=form["id"], fields=named)

    async def upload(self, name: str, data: bytes) -> str:
        """Uploads a file and returns its id, for a modal or an option. :raises Failed: too large"""
        params = {"user": self.id, "name": name}
        async with self._session.post("/page/upload", params=params, data=io.BytesIO(data)) as response:
            shape = await response.json()
            if response.status != 200:
                raise Failed(shape["text"])
            return str(shape["id"])

    async def _uploaded(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [await self.upload(*value)]
        if isinstance(value, list):
            return [await self.upload(*v) if isinstance(v, tuple) else v for v in value]
        return value

    async def dms(self, open: bool) -> None:
        """Opens or closes DMs."""
        await self._do("dms", open=open)

    async def locale(self, locale: str) -> None:
        """Changes the client's language."""
        await self._do("locale", locale=locale)

    async def read(self, where: Where) -> None:
        """Marks a channel as read."""
        await self._do("read", channel=self.channel(where))

    async def dismiss(self, message: Json) -> None:
        """Dismisses an ephemeral message."""
        await self._do("dismiss", message=message["id"])

    async def delete(self, message: Json) -> None:
        """Deletes a message, one's own or as a moderator."""
        await self._do("delete", message=message["id"])

    @staticmethod
    def button(message: Json, label: str | None = None, custom_id: str | None = None) -> Json:
        """An enabled button of a message. :raises KeyError: no such button"""
        for part in offered(message):
            if part["type"] == BUTTON and (
                part.get("label") == label if custom_id is None else part["custom_id"] == custom_id
            ):
                return part
        there = [p.get("label") or p["custom_id"] for p in offered(message) if p["type"] == BUTTON]
        raise KeyError(_none("button", label or custom_id or "", there))


def labelled(form: Json) -> Iterator[tuple[str, str]]:
    """Label and custom id of each field of a modal: in a label component, or a text input's own in a row."""
    for part in form["components"]:
        for field in part["components"] if part["type"] == ROW else [part.get("component") or {}]:
            if "custom_id" in field:
                label = part["label"] if part["type"] == LABEL else field.get("label")
                yield label or field["custom_id"], field["custom_id"]


def _none(kind: str, wanted: str, there: list[str]) -> str:
    return f"no {kind} {wanted!r}; there are: {', '.join(there) or 'none'}"


def offered(message: Json) -> list[Json]:
    """Enabled components of a message with a custom id, in reading order."""
    parts = parts_of(message["components"])
    return [p for p in parts if p.get("custom_id") and not p.get("disabled")]


def text(message: Json) -> str:
    """All text of a message: content, text displays, labels, alt texts."""
    words = [message["content"]]
    for part in parts_of(message["components"]):
        words += [part.get("content") or "", part.get("label") or "", part.get("description") or ""]
        words += [item.get("description") or "" for item in part.get("items") or []]
    words += [a.get("description") or "" for a in message["attachments"]]
    return "\n".join(w for w in words if w)
