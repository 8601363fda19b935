"""JSON responses of the REST API and the page."""

import msgspec
from aiohttp import web


def respond(status: int, answer: object, headers: dict[str, str]) -> web.Response:
    """A JSON response. Has no charset, because clients compare the content type exactly."""
    body = msgspec.json.encode(answer)
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json", **headers})
