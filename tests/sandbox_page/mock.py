"""A small server that speaks the page's protocol."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from tests.sandbox_page import samples

PAGE = Path(__file__).parents[2] / "sandbox" / "page" / "static"


class Mock:
    """One guild with a chat; `requests` are the requests of each person's page."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.connections: dict[str, list[web.WebSocketResponse]] = {}
        self.numbers = itertools.count(100)
        self.messages = {
            "10": samples.channel_messages(),
            "11": [],
            "12": [samples.message(20, samples.BOT, "Your hand lies here.")],
        }
        self.address = ""
        self.refuse = ""
        self.raw_mentions = False
        self.offer: dict[str, str] | None = None
        self.news = asyncio.Condition()

    async def start(self) -> str:
        """Listens on a free port of loopback and returns the page's address."""
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self.index),
                web.get("/page/people.json", self.people),
                web.get("/page/ws", self.socket),
                web.get("/cdn/board.png", self.picture),
                web.static("/page", PAGE),
            ]
        )
        self.runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        port = self.runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}/"
        return self.address

    async def stop(self) -> None:
        """Closes all connections."""
        await self.cut()
        await self.runner.cleanup()

    async def cut(self) -> None:
        """Aborts all connections, as a restart of the server does."""
        for socket in [one for sockets in self.connections.values() for one in sockets]:
            await socket.close()

    async def index(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def people(self, _request: web.Request) -> web.Response:
        return web.json_response(
            {
                "users": [*samples.PEOPLE, samples.BOT],
                "guild": {"id": "1", "name": "Stofan"},
                "bot_online": True,
                "unread": {"1002": 2, "1003": 12},
                "locales": {"1001": "en-US", "1003": "da"},
                "offer": self.offer,
            }
        )

    async def picture(self, _request: web.Request) -> web.Response:
        return web.Response(body=samples.picture(), content_type="image/png")

    def hello(self, user: str) -> dict[str, Any]:
        me = next(one for one in samples.PEOPLE if one["id"] == user)
        channels = [
            {"id": "10", "name": "stofa", "kind": "text", "unread": 0},
            {"id": "11", "name": "spil", "kind": "text", "unread": 3},
            {"id": "12", "name": "Stofa", "kind": "dm", "with": samples.BOT, "unread": 1},
        ]
        return {
            "t": "hello",
            "me": me,
            "bot_online": True,
            "users": [*samples.PEOPLE, samples.BOT],
            "guild": {"id": "1", "name": "Stofan"},
            "channels": channels,
            "commands": samples.commands(),
            "messages": self.messages,
            "dms_open": True,
            "locale": "en-GB",
            "moderator": user == "1001",
            "raw_mentions": self.raw_mentions,
        }

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        user = request.query["user"]
        self.connections.setdefault(user, []).append(socket)
        await socket.send_json(self.hello(user))
        async for frame in socket:
            if frame.type == WSMsgType.TEXT:
                await self.receive(user, json.loads(frame.data))
        self.connections[user].remove(socket)
        return socket

    async def send(self, user: str | None, **event: Any) -> None:
        """Sends an event to one person or to all."""
        for name, sockets in list(self.connections.items()):
            for socket in list(sockets) if user in (None, name) else []:
                await socket.send_json(event)

    async def post(
        self,
        author: dict[str, Any],
        content: str = "",
        *,
        channel: str = "10",
        only: str | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """Adds a message to a channel; with `only`, an ephemeral one."""
        made = samples.message(next(self.numbers), author, content, **more)
        if only:
            made |= {"ephemeral": True, "flags": made["flags"] | samples.EPHEMERAL}
        else:
            self.messages[channel].append(made)
        await self.send(only, t="message", channel=channel, message=made)
        return made

    async def receive(self, user: str, request: dict[str, Any]) -> None:
        self.requests.append((user, request))
        async with self.news:
            self.news.notify_all()
        if self.refuse:
            await self.send(user, t="error", nonce=request["nonce"], text=self.refuse)
            return
        handler = getattr(self, f"do_{request['do']}", None)
        if handler:
            await handler(user, request)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """Requests of one kind, without their nonces."""
        return [
            {key: value for key, value in one.items() if key != "nonce"}
            for _, one in self.requests
            if one["do"] == kind
        ]

    async def wait_sent(self, kind: str, count: int = 1) -> list[dict[str, Any]]:
        """Waits for `count` requests of one kind and returns them."""
        async with asyncio.timeout(60), self.news:
            await self.news.wait_for(lambda: len(self.sent(kind)) >= count)
        return self.sent(kind)

    async def do_say(self, user: str, request: dict[str, Any]) -> None:
        author = next(one for one in samples.PEOPLE if one["id"] == user)
        await self.post(author, request["content"], channel=request["channel"])

    async def do_slash(self, user: str, request: dict[str, Any]) -> None:
        await self.send(
            user,
            t="waiting",
            interaction="i1",
            message=None,
            nonce=request["nonce"],
            channel=request["channel"],
        )
        if request["command"] == "hand":
            await self.send(
                user,
                t="failed",
                interaction="i1",
                message=None,
                channel=request["channel"],
                text="The application did not respond",
            )
            return
        await self.post(
            samples.BOT, f"Heard: {json.dumps(request['options'])}", channel=request["channel"], only=user
        )
        await self.send(user, t="done", interaction="i1")

    async def do_complete(self, user: str, request: dict[str, Any]) -> None:
        typed = request["options"][request["focused"]].lower()
        moves = ("discard 5H 6H", "discard 5H 7H", "discard 6H 7H", "discard 9H JH")
        choices = [{"name": move, "value": move} for move in moves if typed in move.lower()]
        await self.send(user, t="choices", nonce=request["nonce"], choices=choices)

    async def do_press(self, user: str, request: dict[str, Any]) -> None:
        custom, at = request["custom_id"], {"interaction": "i2", "message": request["message"]}
        await self.send(user, t="waiting", custom_id=custom, nonce=request["nonce"], channel="10", **at)
        if custom == "hand":
            await self.post(
                samples.BOT,
                only=user,
                flags=samples.V2,
                components=[
                    samples.words("Your hand: 5♥ 6♥ 7♥ 8♥"),
                    {
                        "type": 12,
                        "items": [
                            {
                                "media": {"url": "/cdn/board.png", "width": 1100, "height": 420},
                                "description": "Four hearts, five to eight",
                            }
                        ],
                    },
                ],
            )
        elif custom == "play":
            board = next(one for one in self.messages["10"] if one["id"] == request["message"])
            board["components"] = [samples.board("Anna played the five: fifteen for two.")]
            await self.send(None, t="edited", channel="10", message=board)
        elif custom == "rules":
            await self.send(user, **samples.modal(), nonce=request["nonce"])
        elif custom == "since":
            await self.post(samples.BOT, only=user, flags=samples.LOADING)
        elif custom == "more":
            await self.send(user, t="failed", text="This interaction failed", **at)
            return
        await self.send(user, t="done", interaction="i2")

    async def do_dismiss(self, user: str, request: dict[str, Any]) -> None:
        await self.send(user, t="deleted", channel="10", message=request["message"])

    async def do_delete(self, _user: str, request: dict[str, Any]) -> None:
        await self.send(None, t="deleted", channel="10", message=request["message"])
