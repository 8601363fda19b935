"""HTTP server: page, REST API, gateway and files on one port."""

import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from aiohttp import web

from sandbox.checks.files import new_attachment
from sandbox.checks.messages import MAX_FILE_BYTES, MAX_REQUEST_BYTES
from sandbox.origins import loopback_only
from sandbox.responses import respond
from sandbox.rest import application as routes_app
from sandbox.rest import channels, guilds, interactions, messages, threads
from sandbox.rest.handler import REST, Rest, routed
from sandbox.sandbox import Sandbox
from sandbox.workshop import Workshop
from sandbox.world.payloads import signature
from sandbox.world.seed import Seed

SANDBOX: Final = web.AppKey("SANDBOX", Sandbox)
"""The sandbox of an application."""
PAGE = Path(__file__).parent / "page" / "static"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
# Colours of the six avatars of people who have set none, and their size in pixels.
AVATARS = tuple(map(bytes.fromhex, ("5865f2", "747f8d", "3ba55c", "faa61a", "ed4245", "eb459f")))
AVATAR_SIZE = 128
# The page loads nothing from other sites.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'"
)


def application(sandbox: Sandbox) -> web.Application:
    """Application with all routes of a sandbox."""
    app = web.Application(client_max_size=MAX_REQUEST_BYTES, middlewares=[loopback_only])
    app[SANDBOX], app[REST] = sandbox, Rest(sandbox)
    workshop = Workshop(sandbox)
    for resource in _api():
        app.router.register_resource(resource)
    app.router.add_get("/gateway", sandbox.gateway.serve)
    app.router.add_get("/gateway/", sandbox.gateway.serve)
    app.router.add_get("/page/ws", sandbox.pages.serve)
    app.router.add_get("/page/people.json", _start_screen)
    app.router.add_get("/page/workshop.json", workshop.serve)
    app.router.add_post("/page/workshop.json", workshop.serve)
    app.router.add_post("/page/upload", _upload)
    app.router.add_get("/page/{name}", _page)
    app.router.add_get("/", _page)
    app.router.add_get("/cdn/embed/avatars/{number:[0-5]}.png", _avatar)
    app.router.add_get(r"/cdn/emojis/{id:\d+}.png", _emoji)
    for folder in ("attachments", "ephemeral-attachments"):
        app.router.add_get(f"/cdn/{folder}/{{channel}}/{{attachment}}/{{filename}}", _file)
    return app


@cache
def _api() -> tuple[web.AbstractResource, ...]:
    # Fixed paths before parameters: /messages/pins before /messages/{message}.
    modules = (routes_app, messages, threads, guilds, channels, interactions)
    return routed({name: handler for module in modules for name, handler in module.ROUTES.items()})


async def _start_screen(request: web.Request) -> web.StreamResponse:
    return respond(200, request.app[SANDBOX].pages.start_screen(), {})


async def _page(request: web.Request) -> web.StreamResponse:
    """Serves a file of the page's folder."""
    name = request.match_info.get("name", "index.html")
    if name not in {p.name for p in PAGE.iterdir()} or Path(name).suffix not in TYPES:
        raise web.HTTPNotFound
    headers = {
        "Content-Type": TYPES[Path(name).suffix],
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(PAGE / name, headers=headers)


async def _avatar(request: web.Request) -> web.StreamResponse:
    """Serves the avatar of people who have set none: a square of one colour."""
    colour = AVATARS[int(request.match_info["number"])]
    size = struct.pack(">IIBBBBB", AVATAR_SIZE, AVATAR_SIZE, 8, 2, 0, 0, 0)
    rows = (b"\0" + colour * AVATAR_SIZE) * AVATAR_SIZE
    chunks = ((b"IHDR", size), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    made = [struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks]
    return web.Response(body=b"\x89PNG\r\n\x1a\n" + b"".join(made), content_type="image/png")


async def _upload(request: web.Request) -> web.StreamResponse:
    """POST /page/upload?user=…&name=…, the file as the body: stores it until the person sends it; its id."""
    world = request.app[SANDBOX].world
    user = world.users.get(request.query.get("user", ""))
    if user is None or user.bot:
        raise web.HTTPNotFound(text="Nobody has this id.")
    try:
        data = await request.read()
    except web.HTTPRequestEntityTooLarge:
        data = b"x" * (MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        return respond(413, {"text": "Your files are too powerful. Max file size: 10 MB"}, {})
    kept = new_attachment(world, world.bot_id, request.query.get("name", "unknown"), data)
    kept.ephemeral = True
    world.save_file(kept, data)
    world.uploads[kept.id] = (user.id, kept)
    return respond(200, {"id": kept.id, "filename": kept.filename, "size": kept.size}, {})


async def _file(request: web.Request) -> web.StreamResponse:
    world = request.app[SANDBOX].world
    name, ends = request.match_info["attachment"], request.query.get("ex", "")
    if request.query.get("hm") != signature(name, ends) or int(ends, 16) < world.now():
        raise web.HTTPNotFound(text="This content is no longer available.")
    data = world.file(name)
    if data is None:
        raise web.HTTPNotFound
    return web.Response(body=data[0], headers={"Content-Type": data[1], "Content-Security-Policy": POLICY})


async def _emoji(request: web.Request) -> web.StreamResponse:
    data = request.app[SANDBOX].world.file(request.match_info["id"])
    if data is None:
        raise web.HTTPNotFound
    return web.Response(body=data[0], headers={"Content-Type": data[1], "Content-Security-Policy": POLICY})


@asynccontextmanager
async def serve(
    world: Path | None = None,
    port: int = 0,
    *,
    privileged_intents: bool = False,
    log: int = 20_000,
    names: Seed | None = None,
) -> AsyncIterator[Sandbox]:
    """Runs a sandbox on loopback; its address is `url`. Without `world` nothing is stored.

    `log` is how many calls, with their files, and events are recorded.
    `names` are the names in a new world.
    """
    sandbox = Sandbox(world, privileged_intents=privileged_intents, log=log, names=names)
    runner = web.AppRunner(application(sandbox), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        sandbox.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        yield sandbox
    finally:
        await sandbox.close()
        await runner.cleanup()
