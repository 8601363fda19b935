"""Access to the sandbox: only from loopback names and its own page."""

import aiohttp
import pytest
from yarl import URL

from sandbox.sandbox import Sandbox

DOORS = (
    ("GET", ""),
    ("GET", "page/index.html"),
    ("GET", "page/people.json"),
    ("GET", "page/workshop.json"),
    ("POST", "page/workshop.json"),
    ("POST", "page/upload"),
    ("GET", "page/ws"),
    ("GET", "gateway"),
    ("GET", "gateway/"),
    ("GET", "api/v10/gateway"),
    ("POST", "api/v10/interactions/1/x/callback"),
    ("GET", "api/v10/users/@me"),
    ("GET", "cdn/attachments/1/1/a.png"),
    ("GET", "nowhere"),
)
SOCKETS = ("page/ws", "gateway", "gateway/")


async def answered(sandbox: Sandbox, method: str, path: str, headers: dict[str, str]) -> int:
    """Status of one request; WebSockets are requested as browsers do."""
    if path in SOCKETS:
        headers = headers | {
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }  # fmt: skip
    query = f"?user={sandbox.world.people[0].id}" if path == "page/ws" else ""
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, URL(f"{sandbox.url}{path}{query}", encoded=True), headers=headers) as answer,
    ):
        return answer.status


@pytest.mark.parametrize(("method", "path"), DOORS)
async def test_no_other_page_and_no_other_name_comes_in(sandbox: Sandbox, method: str, path: str) -> None:
    """A request with another Host or Origin is refused with a 403."""
    port = URL(sandbox.url).port
    strange = (
        {"Host": f"evil.example:{port}"},
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Host": f"127.0.0.1:{port}.evil.example"},
        {"Host": f"127.0.0.1.evil.example:{port}"},
        {"Host": "127.0.0.1:1"},
        {"Host": ""},
        {"Origin": "https://evil.example"},
        {"Origin": f"http://evil.example:{port}"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": f"https://127.0.0.1:{port}"},
        {"Origin": f"http://localhost:{port}"},
        {"Origin": "null"},
        {"Origin": ""},
    )
    for headers in strange:
        assert await answered(sandbox, method, path, headers) == 403, headers


@pytest.mark.parametrize(("method", "path"), DOORS)
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]", "LocalHost"])
async def test_its_own_page_and_every_bot_come_in(
    sandbox: Sandbox, method: str, path: str, name: str
) -> None:
    """A request with the sandbox's Host, and its Origin or none, is not refused."""
    host = f"{name}:{URL(sandbox.url).port}"
    assert await answered(sandbox, method, path, {"Host": host}) != 403
    assert await answered(sandbox, method, path, {"Host": host, "Origin": f"http://{host}"}) != 403


async def test_no_page_holds_this_one_in_a_frame(sandbox: Sandbox) -> None:
    """The Content-Security-Policy of the page has frame-ancestors 'none'."""
    async with aiohttp.ClientSession() as session, session.get(sandbox.url) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
