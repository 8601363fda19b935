"""Handles REST requests: body, log, rate limits, error responses."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.checks.fields import check_fields
from sandbox.checks.messages import MAX_REQUEST_BYTES, Files
from sandbox.checks.types import check_types, without_nulls
from sandbox.control.calls import Call, Failure
from sandbox.control.limits import Limits, RateLimitResult
from sandbox.errors import ApiError, Json, plain
from sandbox.responses import respond
from sandbox.sandbox import Sandbox
from sandbox.world.entities import Guild

_log = logging.getLogger("sandbox")
API = "/api/v10"
Result = tuple[int, object]


class Request:
    """A REST request with its parsed body and path."""

    def __init__(self, sandbox: Sandbox, raw: web.Request, body: object, files: Files) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.raw = raw
        self.any_body = body
        self.files = files
        self.path = raw.match_info
        self.query = raw.query

    @property
    def body(self) -> Json:
        """Body as an object. :raises ApiError: 50035 not an object"""
        if not isinstance(self.any_body, dict):
            raise ApiError(50035)
        return self.any_body

    def guild(self) -> Guild:
        """Guild of the path, if the bot is a member. :raises ApiError: 10004"""
        found = self.world.guild(self.path["guild"])
        if self.world.bot_id not in found.members:
            raise ApiError(10004)
        return found


Handler = Callable[[Request], Awaitable[Result] | Result]


class Rest:
    """Routes requests to handlers and records every call."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._limits = Limits(sandbox.world, sandbox.knobs)
        self._methods: dict[str, set[str]] = {}

    def add(self, app: web.Application, routes: dict[tuple[str, str], Handler]) -> None:
        """Adds handlers to the application by method and path."""
        for (method, path), handler in routes.items():
            self._methods.setdefault(re.sub(r"\{\w+\}", "[^/]+", path), set()).add(method)
            app.router.add_route(method, API + path, self._wrapped(path, handler))

    def refuse_unknown(self, app: web.Application) -> None:
        """Responds 404 or 405 to every other path of the API, and records the call."""

        def unknown(request: Request) -> Result:
            path = request.raw.path.removeprefix(API)
            raise plain(405 if any(re.fullmatch(known, path) for known in self._methods) else 404)

        app.router.add_route("*", "/api/{rest:.*}", self._wrapped("unknown", unknown))

    def _wrapped(
        self, route: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def run(raw: web.Request) -> web.StreamResponse:
            path = raw.path.removeprefix(API)
            call = Call(raw.method, path, route, query=dict(raw.query), at=self._sandbox.world.now())
            self._sandbox.calls.append(call)
            if self._sandbox.knobs.latency:
                await asyncio.sleep(self._sandbox.knobs.latency)
            return await self._respond(raw, call, handler)

        return run

    async def _respond(self, raw: web.Request, call: Call, handler: Handler) -> web.StreamResponse:
        failure = self._planned_failure(call)
        if failure is not None and not failure.accepted:
            await raw.read()
            return self._fail(raw, call, failure)
        limit = self._limits.count(call.method, call.route, raw.match_info)
        headers = limit.headers
        if limit.wait is not None:
            await raw.read()
            return _too_many(call, limit.body, headers)
        status, answer = await self._call(raw, call, handler)
        if failure is not None:
            return self._fail(raw, call, failure)
        call.status, call.response = status, answer
        if status == 429 and isinstance(answer, dict):
            return _too_many(call, answer, headers)
        if status == 204:
            return web.Response(status=204, headers=headers)
        return respond(status, answer, headers)

    async def _call(self, raw: web.Request, call: Call, handler: Handler) -> Result:
        try:
            return await self._handle(raw, call, handler)
        except ApiError as error:
            return error.status, error.body()
        except Exception:
            # An error of the sandbox itself is logged and must not look like a response of Discord.
            _log.exception("%s %s", call.method, call.path)
            return 500, {"message": "500: the sandbox failed", "code": 0}

    async def _handle(self, raw: web.Request, call: Call, handler: Handler) -> Result:
        authorised = raw.headers.get("Authorization", "").removeprefix("Bot ") == self._sandbox.token
        # An interaction's token in the path needs no further authorization.
        if (
            not authorised
            and not re.match(r"^/(interactions|webhooks)/", call.path)
            and call.path != "/gateway"
        ):
            raise plain(401)
        body, files = await _body(raw)
        call.request, call.files = body, files
        check_types(body)
        if not self._sandbox.knobs.unknown_fields:
            check_fields(call.method, call.route, body)
        result = handler(Request(self._sandbox, raw, without_nulls(body), files))
        return await result if isinstance(result, Awaitable) else result

    def _planned_failure(self, call: Call) -> Failure | None:
        for failure in self._sandbox.knobs.failures:
            if failure.method not in ("*", call.method) or not failure.path.search(call.path):
                continue
            failure.after -= 1
            if failure.after <= 0 and failure.times > 0:
                failure.times -= 1
                return failure
        return None

    def _fail(self, raw: web.Request, call: Call, failure: Failure) -> web.StreamResponse:
        call.status = failure.status
        if failure.hang_up and raw.transport is not None:
            raw.transport.abort()
        if failure.status == 429:
            return _too_many(call, RateLimitResult({}, failure.retry_after).body, {})
        error = ApiError(failure.code, status=failure.status) if failure.code else plain(failure.status)
        call.response = error.body()
        return respond(failure.status, call.response, {})


def _too_many(call: Call, body: Json, headers: dict[str, str]) -> web.Response:
    call.status, call.response = 429, body
    # Without Via, clients take a 429 for a ban by Cloudflare.
    shape = {"Retry-After": str(body["retry_after"]), "X-RateLimit-Scope": "user", "Via": "1.1 sandbox"}
    return respond(429, body, shape | headers)


async def _body(raw: web.Request) -> tuple[object, Files]:
    """Reads the body: JSON, or a form with files. :raises ApiError: 50109 bad JSON, 40005 too large"""
    if raw.content_type.startswith("multipart/"):
        return await _form(raw)
    try:
        data = await raw.read()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
    return _json(data) if data else {}, {}


def _json(data: bytes | bytearray) -> object:
    try:
        return json.loads(data)
    except ValueError:
        raise ApiError(50109) from None


async def _form(raw: web.Request) -> tuple[object, Files]:
    body: object = {}
    files: Files = {}
    size = 0
    async for part in await raw.multipart():
        data = await part.read()  # type: ignore[union-attr]  # clients send no nested multiparts
        size += len(data)
        if size > MAX_REQUEST_BYTES:
            raise ApiError(40005)
        named = re.fullmatch(r"files\[(\d+)\]", part.name or "")  # type: ignore[union-attr]
        if named:
            files[named[1]] = (part.filename or "unknown", bytes(data))  # type: ignore[union-attr]
        elif part.name == "payload_json":  # type: ignore[union-attr]
            body = _json(data)
    return body, files
