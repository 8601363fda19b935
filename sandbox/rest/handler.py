"""Handles REST requests: body, log, rate limits, error responses."""

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final
from urllib.parse import parse_qsl

from aiohttp import content_disposition_filename, parse_content_disposition, web

from sandbox.checks.bodies import check_body, from_form
from sandbox.checks.messages import MAX_REQUEST_BYTES, Files
from sandbox.checks.shapes import snowflake, without_nulls
from sandbox.control.calls import Call, Failure
from sandbox.control.limits import Limits, RateLimitResult
from sandbox.errors import UNKNOWN_FIELD, ApiError, Json, field_errors, plain
from sandbox.responses import respond
from sandbox.rest.absent import is_absent
from sandbox.sandbox import Sandbox
from sandbox.world.entities import Guild

_log = logging.getLogger("sandbox")
# Version 9 differs in nothing that is served here.
VERSIONS = ("/api/v10", "/api/v9")
_SNOWFLAKES = ("channel", "message", "guild", "user", "role", "application", "command", "interaction")
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


Handler = Callable[[Request], Result]


def routed(routes: dict[tuple[str, str], Handler]) -> tuple[web.AbstractResource, ...]:
    """Returns the routes of the API by method and path, for the applications of any number of sandboxes.

    Every other request to the API gets 404, 405 or 501, and is recorded too.
    """
    router = web.UrlDispatcher()
    for (method, path), handler in routes.items():
        for version in VERSIONS:
            router.add_route(method, version + path, _wrapped(path, handler))
    paths = {re.sub(r"\{\w+\}", "[^/]+", path) for _, path in routes}

    def unknown(request: Request) -> Result:
        path, method = _path(request.raw), request.raw.method
        if request.raw.path.startswith(tuple(f"{v}/" for v in VERSIONS)):
            if is_absent(method, path):
                text = f"501: the sandbox does not have {method} {path} (see its README)"
                raise ApiError(0, status=501, text=text)
            if any(re.fullmatch(known, path) for known in paths):
                raise plain(405)
        raise plain(404)

    router.add_route("*", "/api/{rest:.*}", _wrapped("unknown", unknown))
    return tuple(router.resources())


def _wrapped(route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def run(raw: web.Request) -> web.StreamResponse:
        return await raw.app[REST].run(raw, route, handler)

    return run


class Rest:
    """Has requests handled and records every call."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._limits = Limits(sandbox.world, sandbox.knobs)

    async def run(self, raw: web.Request, route: str, handler: Handler) -> web.StreamResponse:
        """Responds to a request to a route."""
        path = _path(raw)
        call = Call(raw.method, path, route, query=dict(raw.query), at=self._sandbox.world.now())
        self._sandbox.calls.append(call)
        if self._sandbox.knobs.latency:
            await asyncio.sleep(self._sandbox.knobs.latency)
        with self._sandbox.responses.writing():
            response = await self._respond(raw, call, handler)
            with contextlib.suppress(ConnectionError):
                await response.prepare(raw)
                await response.write_eof()
        return response

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
        if failure is not None and not failure.left:
            return self._fail(raw, call, failure)
        call.status, call.response = status, answer
        if failure is not None and status in (200, 201):
            return _unreadable(status, answer, failure, headers)
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
        # An interaction's token in the path needs no further authorization.
        open_ = call.path == "/gateway" or re.match(r"^/(interactions|webhooks)/", call.path)
        if not open_ and raw.headers.get("Authorization") != f"Bot {self._sandbox.token}":
            raise plain(401)
        _check_path(raw)
        body, files = await _body(raw)
        call.request, call.files = body, files
        errors = check_body(call.method, call.route, body)
        if self._sandbox.knobs.unknown_fields != "refuse":
            self._warn(call, errors.take(UNKNOWN_FIELD))
        errors.raise_if_any()
        return handler(Request(self._sandbox, raw, without_nulls(body), files))

    def _warn(self, call: Call, unknown: list[str]) -> None:
        """Notes fields that Discord ignores, each once, if they are to be warned of."""
        for path in unknown if self._sandbox.knobs.unknown_fields == "warn" else []:
            text = f"{call.method} {call.route}: Discord ignores the unknown field {path}"
            if text not in self._sandbox.warnings:
                self._sandbox.warnings.append(text)
                _log.warning(text)

    def _planned_failure(self, call: Call) -> Failure | None:
        for failure in self._sandbox.knobs.failures:
            if failure.method in ("*", call.method) and failure.path.search(call.path):
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
            code = {"code": failure.code} if failure.code else {}
            return _too_many(call, RateLimitResult({}, failure.retry_after).body | code, {})
        error = ApiError(failure.code, status=failure.status) if failure.code else plain(failure.status)
        call.response = error.body()
        return respond(failure.status, call.response, {})


REST: Final = web.AppKey("REST", Rest)
"""The REST API of an application's sandbox."""


def _too_many(call: Call, body: Json, headers: dict[str, str]) -> web.Response:
    call.status, call.response = 429, body
    # Without Via, clients take a 429 for a ban by Cloudflare.
    shape = {"Retry-After": str(body["retry_after"]), "X-RateLimit-Scope": "user", "Via": "1.1 sandbox"}
    return respond(429, body, shape | headers)


def _unreadable(status: int, answer: object, failure: Failure, headers: dict[str, str]) -> web.Response:
    """The response to a request that was carried out, without what clients rely on."""
    if failure.left == "text":
        return web.Response(text="OK", status=status, headers=headers)
    return respond(status, _ids(answer), headers)


def _ids(shape: object) -> object:
    kept = ("id", "response_message_id", "interaction", "resource", "message")
    return {k: _ids(shape[k]) for k in kept if k in shape} if isinstance(shape, dict) else shape


async def _body(raw: web.Request) -> tuple[object, Files]:
    """Reads the body: JSON, or a form with files. :raises ApiError: 50109 bad JSON, 40005 too large"""
    kind = raw.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind.startswith("multipart/"):
        return await _form(raw)
    try:
        data = await raw.read()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
    if kind == "application/x-www-form-urlencoded":
        return _of_fields(dict(parse_qsl(data.decode(errors="replace"), keep_blank_values=True))), {}
    return _json(data) if data else {}, {}


def _json(data: bytes | bytearray) -> object:
    try:
        return json.loads(data)
    except ValueError:
        raise ApiError(50109) from None


async def _form(raw: web.Request) -> tuple[object, Files]:
    """Reads a form: fields, files, and the whole body in payload_json, which replaces the fields."""
    fields: dict[str, str] = {}
    files: Files = {}
    size = 0
    async for part in await raw.multipart():
        data = await part.read()  # type: ignore[union-attr]  # clients send no nested multiparts
        size += len(data)
        if size > MAX_REQUEST_BYTES:
            raise ApiError(40005)
        name, filename = _names(part.headers.get("Content-Disposition"))  # type: ignore[union-attr]
        numbered = re.fullmatch(r"files?\[?(\d*)\]?", name)
        if filename is not None and numbered:
            files[numbered[1] or "0"] = (filename or "unknown", bytes(data))
        else:
            fields[name] = data.decode(errors="replace")
    return _of_fields(fields), files


@lru_cache
def _names(disposition: str | None) -> tuple[str, str | None]:
    """Returns the field's name and the file's, from the header Content-Disposition of a part.

    Kept, because clients repeat the same few, and aiohttp builds its tables anew each time it parses one.
    """
    _, given = parse_content_disposition(disposition)
    return content_disposition_filename(given, "name") or "", content_disposition_filename(given, "filename")


def _of_fields(fields: dict[str, str]) -> object:
    return _json(fields["payload_json"].encode()) if "payload_json" in fields else from_form(fields)


def _path(raw: web.Request) -> str:
    """Path without the version of the API."""
    return re.sub(r"^/api/v\d+", "", raw.path)


def _check_path(raw: web.Request) -> None:
    """:raises ApiError: 50035 an id in the path is no id"""
    with field_errors() as errors:
        for name, value in raw.match_info.items():
            if name in _SNOWFLAKES and value not in ("@me", "@original"):
                snowflake(value, errors.at(f"{name}_id"))
