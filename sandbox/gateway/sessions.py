"""Sessions of the gateway, and the connections that they outlive."""

import asyncio
import secrets
from collections import deque

import msgspec
from aiohttp import web

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.gateway.compression import PACKERS

REPLAY_EVENTS = 5_000
SENDS, SENDS_SECONDS = 120, 60


class Session:
    """A gateway session, which outlives its connection: intents, sequence number, events to replay."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=REPLAY_EVENTS)
        self.connection: Connection | None = None
        self.held_back: tuple[str, Json] | None = None
        self.hears_interactions = True

    def has_after(self, since: int) -> bool:
        """Whether all events after this sequence number can be sent again."""
        oldest = self.sent[0][0] if self.sent else self.seq + 1
        return oldest - 1 <= since <= self.seq

    def wants(self, intent: int, guild_id: str | None) -> bool:
        """Whether the shard has the guild (shard 0 the DMs) and asked for the intent."""
        number, count = self.shard
        here = (int(guild_id) >> 22) % count == number if guild_id else number == 0
        return here and (not intent or bool(self.intents & intent))


class Connection:
    """An open connection: an ordered queue of frames, compressed as one stream."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, knobs: Knobs) -> None:
        self.socket = socket
        self.transport = request.transport
        self._pack = PACKERS[request.query.get("compress")]()
        self._queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        self._knobs = knobs
        self.session: Session | None = None
        self.shard: int | None = None  # of the session, also after that was invalidated
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.writer = asyncio.create_task(self._write())
        self.received: deque[float] = deque(maxlen=SENDS)

    def send(self, frame: bytes) -> None:
        """Queues a frame, delayed by the latency knob."""
        self._queue.put_nowait((asyncio.get_running_loop().time() + self._knobs.latency, frame))

    def send_op(self, op: int, data: object) -> None:
        """Queues a frame that is not an event."""
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def hold(self, held: bool) -> None:
        """Stops sending, or goes on with what is queued."""
        if held:
            self._flowing.clear()
        else:
            self._flowing.set()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while not self.socket.closed:
            due, frame = await self._queue.get()
            if due > loop.time():
                await asyncio.sleep(due - loop.time())
            await self._flowing.wait()
            try:
                if self._pack is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._pack(frame))
            except ConnectionError:
                return

    def too_many(self, now: float) -> bool:
        """Whether the client has sent more than 120 frames within a minute."""
        full = len(self.received) == SENDS and now - self.received[0] < SENDS_SECONDS
        self.received.append(now)
        return full
