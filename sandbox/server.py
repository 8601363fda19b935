"""The HTTP server: page, REST, gateway and files under one address."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from sandbox.box import Box
from sandbox.checks.messages import MAX_REQUEST_BYTES
from sandbox.origins import loopback_only
from sandbox.page import uploads
from sandbox.rest import application as routes_app
from sandbox.rest import channels, guilds, interactions, messages, threads
from sandbox.rest.handler import Rest, respond
from sandbox.world.payloads import signature
from sandbox.world.seed import Seed

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
PAGE = Path(__file__).parent / "page" / "static"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
# The page takes nothing from elsewhere, so the browser is told to allow nothing from elsewhere.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'"
)


def application(box: Box) -> web.Application:
    """Everything that the box answers to."""
    app = web.Application(client_max_size=MAX_REQUEST_BYTES, middlewares=[loopback_only])
    rest = Rest(box)
    # Those with words where others have parameters come first: /messages/pins before /messages/{message}.
    rooms = (routes_app, messages, threads, guilds, channels, interactions)
    for room in rooms:
        rest.add(app, room.ROUTES)
    rest.refuse_unknown(app)
    app.router.add_get("/gateway", box.gateway.serve)
    app.router.add_get("/gateway/", box.gateway.serve)
    app.router.add_get("/page/ws", box.pages.serve)
    app.router.add_get("/page/people.json", _seats(box))
    app.router.add_get("/page/workshop.json", box.workshop.serve)
    app.router.add_post("/page/workshop.json", box.workshop.serve)
    app.router.add_post("/page/upload", _upload(box))
    app.router.add_get("/page/{name}", _page)
    app.router.add_get("/", _page)
    for folder in ("attachments", "ephemeral-attachments"):
        app.router.add_get(f"/cdn/{folder}/{{channel}}/{{attachment}}/{{filename}}", _file(box))
    return app


def _seats(box: Box) -> Handler:
    async def seats(_: web.Request) -> web.StreamResponse:
        return respond(200, box.pages.seats(), {})

    return seats


async def _page(request: web.Request) -> web.StreamResponse:
    """A file of the page; only those that lie in its folder, whatever the address says."""
    name = request.match_info.get("name", "index.html")
    if name not in {p.name for p in PAGE.iterdir()} or Path(name).suffix not in TYPES:
        raise web.HTTPNotFound
    headers = {
        "Content-Type": TYPES[Path(name).suffix],
        "Content-Security-Policy": POLICY,
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(PAGE / name, headers=headers)


def _upload(box: Box) -> Handler:
    async def upload(request: web.Request) -> web.StreamResponse:
        return await uploads.take(box, request)

    return upload


def _file(box: Box) -> Handler:
    async def file(request: web.Request) -> web.StreamResponse:
        name, ends = request.match_info["attachment"], request.query.get("ex", "")
        if request.query.get("hm") != signature(name, ends) or int(ends, 16) < box.world.now():
            raise web.HTTPNotFound(text="This content is no longer available.")
        data = box.world.file(name)
        if data is None:
            raise web.HTTPNotFound
        return web.Response(
            body=data[0], headers={"Content-Type": data[1], "Content-Security-Policy": POLICY}
        )

    return file


@asynccontextmanager
async def serve(
    world: Path | None = None,
    port: int = 0,
    *,
    privileged_intents: bool = False,
    log: int = 20_000,
    names: Seed | None = None,
) -> AsyncIterator[Box]:
    """Run a box on loopback while the block lasts; `box.url` is where. No world: nothing is kept.

    `log` is how many calls and events are remembered; with the calls, the files they carried.
    `names` says how bot, guild and channels of a new world are called.
    """
    box = Box(world, privileged_intents=privileged_intents, log=log, names=names)
    runner = web.AppRunner(application(box), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", port)
        await site.start()
        box.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        yield box
    finally:
        await box.close()
        await runner.cleanup()
