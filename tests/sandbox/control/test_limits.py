"""Rate limits, and limits with error codes of their own."""

from sandbox.control.knobs import DISCORD_RATES
from sandbox.sandbox import Sandbox
from tests.sandbox.api import HI, Api


async def test_old_messages_are_edited_slowly(api: Api, sandbox: Sandbox) -> None:
    """The fourth edit in a row of a message older than an hour is refused with a 429 (30046)."""
    message = await api.sent(HI)
    one = f"/channels/{message.channel_id}/messages/{message.id}"
    assert [(await api.call("PATCH", one, HI))[0] for _ in range(5)] == [200] * 5
    sandbox.advance(3601)
    assert [(await api.call("PATCH", one, HI))[0] for _ in range(4)] == [200] * 3 + [429]
    assert float(api.headers["Retry-After"]) > 5
    assert api.headers["Via"]
    answer = (await api.call("PATCH", one, HI))[1]
    assert (answer["code"], answer["global"], answer["retry_after"] > 5) == (30046, False, True)
    fresh = await api.sent(HI)
    assert (await api.call("PATCH", f"/channels/{message.channel_id}/messages/{fresh.id}", HI))[0] == 200
    sandbox.advance(7)
    assert (await api.call("PATCH", one, HI))[0] == 200


async def test_conversations_are_not_begun_too_fast(api: Api, sandbox: Sandbox) -> None:
    """A message that opens one DM more than dm_opens allows is refused (40003); an emptied one is open."""
    sandbox.knobs.dm_opens = 2
    first, second, third = (sandbox.world.dm_with(sandbox.person(n).id).id for n in ("anna", "emma", "finn"))
    for _ in range(3):
        status, sent = await api.call("POST", f"/channels/{first}/messages", HI)
        assert status == 200
        assert (await api.call("DELETE", f"/channels/{first}/messages/{sent['id']}"))[0] == 204
    assert (await api.call("POST", f"/channels/{second}/messages", HI))[0] == 200
    refused = await api.call("POST", f"/channels/{third}/messages", HI)
    assert refused == (403, {"message": "You are opening direct messages too fast.", "code": 40003})


async def test_everything_together_has_a_limit(api: Api, sandbox: Sandbox) -> None:
    """The global limit counts the calls in all channels, but no responses to interactions."""
    sandbox.knobs.global_limit = 3
    now = sandbox.world.now()
    sandbox.world.now = lambda: now
    where = ("stofa", "spil", "spel", "stofa")
    assert [(await api.send(HI, channel=c))[0] for c in where] == [200, 200, 200, 429]
    assert (api.headers["X-RateLimit-Global"], api.headers["X-RateLimit-Scope"]) == ("true", "global")
    assert (await api.send(HI))[1]["global"] is True
    assert (await api.answer(api.command(), 4, HI))[0] == 204, "interactions are free of it"


async def test_discords_limits_are_set_together(api: Api, sandbox: Sandbox) -> None:
    """After as_discord(), each channel has Discord's limit for messages."""
    sandbox.knobs.as_discord()
    limit, _ = DISCORD_RATES["POST /channels/{channel}/messages"]
    now = sandbox.world.now()
    sandbox.world.now = lambda: now
    assert [(await api.send(HI))[0] for _ in range(limit + 1)] == [200] * limit + [429]
    assert (await api.send(HI, channel="spil"))[0] == 200, "each channel has its own"
    assert api.headers["X-RateLimit-Limit"] == str(limit)


async def test_commands_are_made_200_times_a_day(api: Api, sandbox: Sandbox) -> None:
    """The 201st new command of a day is refused (30034); unchanged commands do not count."""
    path = f"/applications/{sandbox.world.bot_id}/commands"
    for number in range(2):
        batch = [{"name": f"c{number}x{n}", "description": "x"} for n in range(100)]
        assert (await api.call("PUT", path, batch))[0] == 200
    assert (await api.call("PUT", path, batch))[0] == 200, "nothing new"
    assert (await api.call("POST", path, {"name": "more", "description": "x"}))[1]["code"] == 30034


async def test_headers_of_the_rate_limit(api: Api) -> None:
    """Responses of one route have the same bucket and limit, and one call fewer remaining each."""
    await api.send({"content": "x"})
    first = api.headers
    await api.send({"content": "x"})
    second = api.headers
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    assert int(first["X-RateLimit-Remaining"]) - int(second["X-RateLimit-Remaining"]) == 1
    assert first["X-RateLimit-Limit"] == second["X-RateLimit-Limit"]
    assert first["Content-Type"] == "application/json"


async def test_limit_is_kept_with_429(api: Api, sandbox: Sandbox) -> None:
    """A call over the limit of a channel gets a 429 until the time of the limit has passed."""
    sandbox.knobs.rate_limit, sandbox.knobs.rate_seconds = 2, 30.0
    assert [(await api.send({"content": "x"}))[0] for _ in range(3)] == [200, 200, 429]
    assert float(api.headers["Retry-After"]) > 1
    assert api.headers["X-RateLimit-Remaining"] == "0"
    assert (await api.send({"content": "x"}, channel="spil"))[0] == 200
    sandbox.advance(31)
    assert (await api.send({"content": "x"}))[0] == 200
