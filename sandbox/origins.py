"""Refuses requests that do not come from this machine's programs or the sandbox's own page.

A browser lets any web page send requests to loopback, with that page's `Origin`. With DNS rebinding a foreign
page counts as same-origin, but its name is in `Host`.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web

NAMES = ("127.0.0.1", "localhost", "[::1]")


@web.middleware
async def loopback_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Responds 403 to a `Host` that is not loopback and to the `Origin` of another page."""
    host = request.headers.get("Host", "").lower()
    own = set()
    if request.transport is not None:
        port = request.transport.get_extra_info("sockname")[1]
        own = {f"{name}:{port}" for name in NAMES}
        if port == 80:  # clients leave out the default port
            own |= set(NAMES)
    if host not in own:
        raise web.HTTPForbidden(text="The sandbox answers to a loopback name with its port only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() != f"http://{host}":
        raise web.HTTPForbidden(text="The sandbox answers to no page but its own.")
    return await handler(request)
