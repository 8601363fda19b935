"""Raw REST calls with the bot's token, and interactions without a bot."""

import io
import json
from types import TracebackType
from typing import Any

import aiohttp

from sandbox.actions import interactions as kinds
from sandbox.actions.interactions import Interaction
from sandbox.sandbox import Sandbox
from sandbox.world.entities import Message

Body = Any
HI = {"content": "hi"}


class Api:
    """A REST client that returns status and body of every call."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> "Api":
        self._session = aiohttp.ClientSession(headers={"Authorization": f"Bot {self.sandbox.token}"})
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self._session.close()

    async def call(
        self, method: str, path: str, body: Body = None, files: dict[str, bytes] | None = None, **headers: str
    ) -> tuple[int, Body]:
        """Sends one request; files are sent as a form, in their order."""
        data: Body = None if body is None else json.dumps(body)
        if files is not None:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers = {"Content-Type": "application/json", **headers}
        url = f"{self.sandbox.url}api/v10{path}"
        async with self._session.request(method, url, data=data, headers=headers) as answer:
            self.headers = dict(answer.headers)
            raw = await answer.read()
            return answer.status, json.loads(raw) if raw else None

    async def send(self, body: Body, channel: str = "stofa", **more: Any) -> tuple[int, Body]:
        """Creates a message in a guild channel."""
        return await self.call("POST", f"/channels/{self.sandbox.channel(channel).id}/messages", body, **more)

    async def sent(self, body: Body, **more: Any) -> Message:
        """Creates a message and returns it. Fails if it is refused."""
        status, answer = await self.send(body, **more)
        assert status == 200, answer
        return self.sandbox.world.messages[answer["id"]]

    def command(self, channel: str = "stofa") -> Interaction:
        """Starts a command interaction by Anna."""
        where = self.sandbox.channel(channel)
        return self.sandbox.interactions.start(
            self.sandbox.person("anna"), where, kinds.COMMAND, {"id": "1", "name": "x", "type": 1}
        )

    def press(self, message: Message, custom_id: str = "a") -> Interaction:
        """Starts a button interaction by Anna."""
        where = self.sandbox.world.channels[message.channel_id]
        data = {"custom_id": custom_id, "component_type": 2, "id": 1}
        return self.sandbox.interactions.start(
            self.sandbox.person("anna"), where, kinds.COMPONENT, data, source_id=message.id
        )

    async def answer(
        self, interaction: Interaction, kind: int, data: Body = None, query: str = "", **more: Any
    ) -> tuple[int, Body]:
        """Responds to an interaction."""
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.call(
            "POST", f"/interactions/{interaction.id}/{interaction.token}/callback{query}", body, **more
        )

    def hook(self, interaction: Interaction, message: str = "") -> str:
        """Webhook path of an interaction, or of one of its messages."""
        tail = f"/messages/{message}" if message else ""
        return f"/webhooks/{self.sandbox.world.bot_id}/{interaction.token}{tail}"


def fault(answer: Body, *path: str | int) -> list[str]:
    """Error codes at a path in a 50035."""
    node = answer["errors"]
    for step in path:
        node = node.get(str(step), {})
    return [e["code"] for e in node.get("_errors", [])]


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    """A button as JSON."""
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    """An action row as JSON."""
    return {"type": 1, "components": list(parts)}


def words(content: str = "x") -> dict[str, Any]:
    """A text display as JSON."""
    return {"type": 10, "content": content}


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    """Body of a components v2 message."""
    return {"flags": 1 << 15, "components": list(components)}


def event_names(sandbox: Sandbox) -> list[str]:
    """Names of the gateway events so far."""
    return [name for name, _ in sandbox.events]
