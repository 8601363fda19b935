"""Raw connections to the gateway, without a library."""

import json
from typing import Any

import aiohttp

from sandbox.gateway.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from sandbox.sandbox import Sandbox

EVERYTHING = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
PATIENCE = 60.0  # seconds until what has to come is taken for lost


class Connection:
    """A raw connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seq = 0

    async def get(self) -> dict[str, Any]:
        """Returns the next frame."""
        frame: dict[str, Any] = json.loads((await self.socket.receive(timeout=PATIENCE)).data)
        self.seq = frame["s"] or self.seq
        return frame

    async def until(self, name: str) -> dict[str, Any]:
        """Returns the next event of a name."""
        while (frame := await self.get())["t"] != name:
            pass
        return frame

    async def put(self, op: int, data: object) -> None:
        """Sends a frame."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def closed(self) -> int | None:
        """Returns the close code of the server."""
        while (await self.socket.receive(timeout=PATIENCE)).type != aiohttp.WSMsgType.CLOSE:
            pass
        return self.socket.close_code


class Dialer:
    """Opens connections to one sandbox."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self.session = sandbox, session
        self.connections: list[Connection] = []  # one that nothing refers to is closed

    async def dial(self, query: str = "?v=10&encoding=json") -> Connection:
        """A connection that has received HELLO."""
        connection = Connection(await self.session.ws_connect(self.sandbox.gateway_url + query))
        self.connections.append(connection)
        assert (await connection.get())["d"]["heartbeat_interval"] > 0
        return connection

    async def login(self, intents: int = EVERYTHING, **more: Any) -> tuple[Connection, dict[str, Any]]:
        """An identified connection, and its READY."""
        connection = await self.dial()
        await connection.put(2, {"token": self.sandbox.token, "intents": intents, "properties": {}, **more})
        return connection, (await connection.until("READY"))["d"]
