"""Gateway: identify, heartbeat, resume with replay, and events."""

import asyncio
import json
import logging

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.errors import Json
from sandbox.gateway.compression import PACKERS
from sandbox.gateway.services import GatewayServices
from sandbox.gateway.sessions import Connection, Session
from sandbox.gateway.starts import Starts
from sandbox.world import payloads

_log = logging.getLogger("sandbox")
HEARTBEAT_MS = 41_250
# discord.py notes the time of a heartbeat in a thread, some milliseconds after sending it, and takes an
# acknowledgement before that for one that is late by a whole interval.
ACK_SECONDS = 0.05
PAYLOAD_BYTES = 4_096
HOLD_SECONDS = 0.5  # how long a reordered event waits for a next one
CLOSING_SECONDS = 1.0  # how long a client has to confirm the close

GUILDS, GUILD_MESSAGES, GUILD_TYPING = 1 << 0, 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING = 1 << 12, 1 << 14
GUILD_REACTIONS, DIRECT_REACTIONS = 1 << 10, 1 << 13
MEMBERS, PRESENCES, MESSAGE_CONTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
REFUSED_INTENTS = 4014  # close code
PRIVILEGED_HINT = (
    "the bot asks for privileged intents: grant them with --privileged-intents "
    "(in a test: serve(privileged_intents=True))"
)
KNOWN_INTENTS = (1 << 26) - 1

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = (
    *range(5),
    *range(6, 12),
)


class GatewayClosed(Exception):
    """Closes a connection with one of Discord's close codes."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


class Gateway:
    """Gateway sessions of the bot, and their connections."""

    def __init__(self, sandbox: GatewayServices) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.close_codes: list[int] = []
        self.heartbeat_timeout = HEARTBEAT_MS / 1000 * 1.5
        self.starts = Starts(sandbox.world, sandbox.knobs)
        self._held: set[int | None] = set()  # shards; None stands for all
        self._spoiled: dict[str, set[str]] = {}

    @property
    def shards(self) -> list[bool]:
        """Whether each shard is connected and identified, by number; as many as the newest session has."""
        sessions = list(self.sessions.values())
        count = sessions[-1].shard[1] if sessions else 0
        connected = {s.shard[0] for s in sessions if s.connection and s.shard[1] == count}
        return [number in connected for number in range(count)]

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified with all of its shards."""
        return bool(self.shards) and all(self.shards)

    @property
    def sees_presences(self) -> bool:
        """Whether the bot has the presence intent."""
        return any(s.intents & PRESENCES for s in self.sessions.values())

    @property
    def reads_content(self) -> bool:
        """Whether the bot has the message content intent."""
        return any(s.intents & MESSAGE_CONTENT for s in self.sessions.values())

    @property
    def refuses_intents(self) -> bool:
        """Whether the last connection that was closed asked for intents that are not granted."""
        return self.close_codes[-1:] == [REFUSED_INTENTS]

    def dispatch(self, name: str, data: Json, *, intent: int = 0, guild_id: str | None = None) -> None:
        """Sends an event to the sessions that asked for it; disconnected ones get it on resuming.

        For guilds without the bot, only interactions are sent.
        """
        guild = self._world.guilds.get(guild_id or "")
        if guild and self._world.bot_id not in guild.members and name != "INTERACTION_CREATE":
            return
        self._sandbox.events.append((name, data))
        knobs = self._sandbox.knobs
        times = 2 if knobs.duplicate_events > 0 else 1
        is_late = knobs.reorder_events > 0
        knobs.duplicate_events = max(0, knobs.duplicate_events - 1)
        knobs.reorder_events = max(0, knobs.reorder_events - 1)
        for session in self.sessions.values():
            is_lost = name == "INTERACTION_CREATE" and not session.hears_interactions
            if is_lost or not session.wants(intent, guild_id):
                continue
            if is_late and session.held_back is None:
                session.held_back = (name, data)
                asyncio.get_running_loop().call_later(HOLD_SECONDS, self._release, session)
                continue
            for _ in range(times):
                self._send(session, name, data)
            self._release(session)

    def presence(self, user_id: str, *, online: bool) -> None:
        """Tells bots with the presence intent that a person has come to the page or left it."""
        for guild in self._world.guilds.values():
            if self.sees_presences and user_id in guild.members:
                data = payloads.presence(guild, user_id, online=online)
                self.dispatch("PRESENCE_UPDATE", data, intent=PRESENCES, guild_id=guild.id)

    def _release(self, session: Session) -> None:
        if session.held_back is not None:
            held_back, session.held_back = session.held_back, None
            self._send(session, *held_back)

    def _send(self, session: Session, name: str, data: Json) -> None:
        session.seq += 1
        missing = self._spoiled.pop(name, ())
        data = {field: value for field, value in data.items() if field not in missing}
        frame = msgspec.json.encode({"op": DISPATCH, "s": session.seq, "t": name, "d": data})
        session.sent.append((session.seq, frame))
        if session.connection is not None:
            session.connection.send(frame)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """WebSocket endpoint of the gateway."""
        if self._sandbox.knobs.gateway_refused:
            raise web.HTTPServiceUnavailable
        if request.query.get("compress") not in PACKERS or request.query.get("encoding") == "etf":
            raise web.HTTPBadRequest(text="The sandbox speaks JSON: plain, zlib-stream or zstd-stream.")
        socket = web.WebSocketResponse(compress=False, max_msg_size=0, timeout=CLOSING_SECONDS)
        await socket.prepare(request)
        connection = Connection(socket, request, self._sandbox.knobs)
        self.connections.add(connection)
        connection.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["sandbox"]})
        try:
            while True:
                message = await socket.receive(timeout=self.heartbeat_timeout)
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                self._receive(connection, message.data)
        except (GatewayClosed, TimeoutError) as error:
            end = error if isinstance(error, GatewayClosed) else GatewayClosed(4009, "Session timed out")
            self.close_codes.append(end.code)
            await socket.close(code=end.code, message=end.reason.encode())
        finally:
            self._disconnected(connection)
        return socket

    def _receive(self, connection: Connection, data: str | bytes) -> None:
        if connection.too_many(self._world.now()):
            raise GatewayClosed(4008, "Rate limited")
        if len(data) > PAYLOAD_BYTES:
            raise GatewayClosed(4002, "Payload too large")
        try:
            frame = json.loads(data)
            op, body = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError):
            raise GatewayClosed(4002, "Error while decoding payload") from None
        self._handle(connection, op, body)

    def _handle(self, connection: Connection, op: int, body: Json) -> None:
        if op == HEARTBEAT:
            if not self._sandbox.knobs.gateway_deaf:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send_op, ACK, None)
        elif op == IDENTIFY:
            self._identify(connection, body)
        elif op == RESUME:
            self._resume(connection, body)
        elif connection.session is None:
            raise GatewayClosed(4003, "Not authenticated")
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, body)
        elif op not in (PRESENCE, VOICE):
            raise GatewayClosed(4001, "Unknown opcode")

    def _identify(self, connection: Connection, body: Json) -> None:
        if connection.session is not None:
            raise GatewayClosed(4005, "Already authenticated")
        self._check_token(body)
        intents, shard = body.get("intents"), tuple(body.get("shard") or (0, 1))
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            raise GatewayClosed(4010, "Invalid shard")
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            raise GatewayClosed(4013, "Invalid intent(s)")
        if intents & PRIVILEGED and not self._sandbox.privileged_intents:
            _log.warning(PRIVILEGED_HINT)
            raise GatewayClosed(REFUSED_INTENTS, "Disallowed intent(s)")
        if shard[1] < self._sandbox.knobs.shards:
            raise GatewayClosed(4011, "Sharding required")
        if not self.starts.start(shard[0]):
            connection.send_op(INVALID, False)
            return
        session = Session(intents, (shard[0], shard[1]))
        self._attach(connection, session)
        self._send_ready(session)

    def _check_token(self, body: object) -> None:
        if not isinstance(body, dict) or not isinstance(body.get("token"), str):
            raise GatewayClosed(4002, "Error while decoding payload")
        if body["token"].removeprefix("Bot ") != self._sandbox.token:
            raise GatewayClosed(4004, "Authentication failed")

    def _attach(self, connection: Connection, session: Session) -> None:
        self.sessions[session.id] = session
        connection.session, session.connection = session, connection
        connection.shard = session.shard[0]
        connection.hold(self._held & {None, connection.shard} != set())
        self._sandbox.pages.online()

    def _send_ready(self, session: Session) -> None:
        world = self._world
        own = [g for g in world.guilds.values() if world.bot_id in g.members and session.wants(0, g.id)]
        flags = self._sandbox.application_flags
        ready = {
            "v": 10,
            "user": payloads.user(world.bot)
            | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": g.id, "unavailable": True} for g in own],
            "session_id": session.id,
            "resume_gateway_url": self._sandbox.gateway_url,
            "shard": list(session.shard),
            "application": {"id": world.bot_id, "flags": flags, "flags_new": str(flags)},
        }
        self._record_and_send(session, "READY", ready)
        for guild in own:
            if session.intents & GUILDS:
                present = self._sandbox.pages.present if session.intents & PRESENCES else None
                self._record_and_send(session, "GUILD_CREATE", payloads.guild_create(world, guild, present))

    def _record_and_send(self, session: Session, name: str, data: Json) -> None:
        self._sandbox.events.append((name, data))
        self._send(session, name, data)

    def _resume(self, connection: Connection, body: Json) -> None:
        self._check_token(body)
        session = self.sessions.get(str(body.get("session_id")))
        since = body.get("seq")
        if session is None or not isinstance(since, int) or not session.has_after(since):
            connection.send_op(INVALID, False)
            return
        if session.connection is not None:
            self._abort(session.connection)
        self._attach(connection, session)
        for seq, frame in session.sent:
            if seq > since:
                connection.send(frame)
        self._record_and_send(session, "RESUMED", {"_trace": ["sandbox"]})

    def _members(self, session: Session, body: Json) -> None:
        guild = self._world.guilds.get(str(body.get("guild_id")))
        if guild is None:
            return
        asked = body.get("user_ids") or []
        wanted = {asked} if isinstance(asked, str) else {str(u) for u in asked}
        query = str(body.get("query") or "").lower()
        users, most = self._world.users, body.get("limit")
        if wanted:
            found = [m for m in guild.members.values() if m.user_id in wanted]
        else:
            found = [m for m in guild.members.values() if users[m.user_id].username.startswith(query)]
            found = found[:most] if isinstance(most, int) and most > 0 else found
        chunk: Json = {
            "guild_id": guild.id,
            "members": [payloads.whole_member(self._world, m) for m in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {m.user_id for m in found}),
        }
        if body.get("presences") and session.intents & PRESENCES:
            chosen = {m.user_id for m in found}
            online = payloads.presences(self._world, guild, self._sandbox.pages.present)
            chunk["presences"] = [p for p in online if p["user"]["id"] in chosen]
        if body.get("nonce"):
            chunk["nonce"] = body["nonce"]
        self._record_and_send(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _disconnected(self, connection: Connection) -> None:
        """Cleans up after a connection. Close codes 1000 and 1001 from the client end its session."""
        connection.writer.cancel()
        self.connections.discard(connection)
        session, connection.session = connection.session, None
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(session.id, None)
        self._sandbox.pages.online()

    def _abort(self, connection: Connection) -> None:
        """Aborts a connection without a close frame, as a network failure does."""
        if connection.session is not None:
            connection.session.connection = None
            connection.session = None
        if connection.transport is not None:
            connection.transport.abort()

    # Faults of one shard, or of all (None)

    def _connections(self, shard: int | None) -> list[Connection]:
        """Connections of a shard; of all, also those not identified yet, for None."""
        return [c for c in self.connections if shard in (None, c.shard)]

    def drop(self, shard: int | None = None) -> None:
        """Aborts the connections; sessions can be resumed."""
        for connection in self._connections(shard):
            self._abort(connection)
        self._sandbox.pages.online()

    def hold(self, shard: int | None = None) -> None:
        """Sends nothing more, also on new connections, until `release`."""
        self._held.add(shard)
        for connection in self._connections(shard):
            connection.hold(True)

    def release(self, shard: int | None = None) -> None:
        """Sends all that was held back, in order."""
        self._held = self._held - {shard} if shard is not None else set()
        for connection in self._connections(shard):
            connection.hold(None in self._held)

    def deafen(self) -> None:
        """Sends no more interactions to the sessions of now, but all other events."""
        for session in self.sessions.values():
            session.hears_interactions = False

    def spoil(self, name: str, *fields: str) -> None:
        """Sends the next event of this name without these fields."""
        self._spoiled.setdefault(name, set()).update(fields)

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Asks clients to reconnect and resume (op 7)."""
        for connection in self._connections(shard):
            connection.send_op(RECONNECT, None)

    def invalidate(self, shard: int | None = None, *, resumable: bool = False) -> None:
        """Invalidates sessions (op 9)."""
        for session in list(self.sessions.values()):
            if shard not in (None, session.shard[0]):
                continue
            if session.connection is not None:
                session.connection.send_op(INVALID, resumable)
                if not resumable:
                    session.connection.session = None
            if not resumable:
                del self.sessions[session.id]

    async def close(self) -> None:
        """Closes every connection."""
        for connection in list(self.connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)
            connection.writer.cancel()
