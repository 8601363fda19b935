"""Who may come in: only what calls the sandbox by a loopback name, and no web page but its own."""

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


async def answered(box: Sandbox, method: str, path: str, headers: dict[str, str]) -> int:
    """The status of one request; a socket is asked for as a browser does."""
    if path in SOCKETS:
        headers = headers | {
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }  # fmt: skip
    query = f"?user={box.world.people[0].id}" if path == "page/ws" else ""
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, URL(f"{box.url}{path}{query}", encoded=True), headers=headers) as answer,
    ):
        return answer.status


@pytest.mark.parametrize(("method", "path"), DOORS)
async def test_no_other_page_and_no_other_name_comes_in(box: Sandbox, method: str, path: str) -> None:
    """A web page open in the same browser could play, read hands, and turn the workshop's dials."""
    port = URL(box.url).port
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
        assert await answered(box, method, path, headers) == 403, headers


@pytest.mark.parametrize(("method", "path"), DOORS)
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]", "LocalHost"])
async def test_its_own_page_and_every_bot_come_in(box: Sandbox, method: str, path: str, name: str) -> None:
    """A browser sends the page's own Origin, or none for what is only read; a bot sends none."""
    host = f"{name}:{URL(box.url).port}"
    assert await answered(box, method, path, {"Host": host}) != 403
    assert await answered(box, method, path, {"Host": host, "Origin": f"http://{host}"}) != 403


async def test_no_page_holds_this_one_in_a_frame(box: Sandbox) -> None:
    """A page around it could make a person press what he does not see."""
    async with aiohttp.ClientSession() as session, session.get(box.url) as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
