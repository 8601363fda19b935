"""Who may call the sandbox: programs of this machine and its own page, never another web page.

A browser lets any page send requests to loopback, and names that page in `Origin`. A page whose own name has
been pointed at 127.0.0.1 (DNS rebinding) counts as the same origin there, but shows that name in `Host`.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web

NAMES = ("127.0.0.1", "localhost", "[::1]")


@web.middleware
async def loopback_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse with 403 what was not sent to a loopback name, or was sent by the page of another address."""
    host = request.headers.get("Host", "").lower()
    if host not in _own_hosts(request):
        raise web.HTTPForbidden(text="The sandbox answers to a loopback name with its port only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() != f"http://{host}":
        raise web.HTTPForbidden(text="The sandbox answers to no page but its own.")
    return await handler(request)


def _own_hosts(request: web.Request) -> set[str]:
    """The values of `Host` that mean the port on which this request has come in."""
    if request.transport is None:
        return set()
    port = request.transport.get_extra_info("sockname")[1]
    # Clients leave out the port where it is the scheme's own.
    return {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())
