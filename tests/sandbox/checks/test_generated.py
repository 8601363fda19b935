"""Generated requests with one mistake each: Discord's description refuses them, and so must the sandbox."""

from typing import Any

import pytest

from sandbox.actions.interactions import Interaction
from sandbox.sandbox import Sandbox
from tests import sampling
from tests.sandbox.api import HI, Api
from tests.sandbox.checks.mutations import BODIES, filled, invalid

FILES = {"a.txt": b"x"}


class Sender:
    """Sends bodies to one route of a sandbox, in which everything that its path names exists."""

    def __init__(self, api: Api, route: str) -> None:
        self._api, self._route = api, route
        self._interaction: Interaction | None = None

    async def prepare(self) -> dict[str, str]:
        """Creates what the path names. Returns ids."""
        api, sandbox = self._api, self._api.sandbox
        bot, channel = sandbox.world.bot_id, sandbox.channel("stofa")
        message, other = await api.sent(HI), await api.sent(HI)
        commands = f"/applications/{bot}/commands"
        _, command = await api.call("POST", commands, {"name": "x", "description": "d"})
        self._interaction = api.command()
        if self._route.partition(" ")[2].startswith("/webhooks"):
            assert (await api.answer(self._interaction, 4, HI))[0] == 204
        return {
            "channel": channel.id,
            "thread": sandbox.threads.start(channel, bot, {"name": "t", "type": 11}).id,
            "message": message.id,
            "other": other.id,
            "application": bot,
            "guild": sandbox.guild("Stofan").id,
            "command": command["id"],
            "person": sandbox.person("anna").id,
            "interaction": self._interaction.id,
            "token": self._interaction.token,
        }

    async def send(self, path: str, body: Any) -> tuple[int, Any]:
        """Sends one body, with a file if it refers to one. The interaction can be answered again."""
        files = FILES if "attachment://a.txt" in str(body) else None
        answer = await self._api.call(self._route.partition(" ")[0], path, body, files)
        if self._interaction is not None and self._interaction.state == "answered":
            self._interaction.state = "waiting" if "/callback" in path else "answered"
        return answer


@pytest.mark.parametrize("count", sampling.sizes(10, 10**6))
@pytest.mark.parametrize("route", BODIES)
async def test_one_wrong_field_is_refused(api: Api, sandbox: Sandbox, route: str, count: int) -> None:
    """A valid body is accepted, and every mutation of it that the description does not allow gets a 400."""
    knobs = sandbox.knobs
    knobs.rate_limit = knobs.global_limit = knobs.old_edits = 10**9
    sandbox.guild("Stofan").roles[-1].permissions = (1 << 53) - 1
    sender = Sender(api, route)
    ids = await sender.prepare()
    path = route.partition(" ")[2].format(**ids)
    accepted, tried = [], 0
    for body, wrong in zip(BODIES[route], invalid(route), strict=True):
        status, answer = await sender.send(path, filled(body, ids))
        assert status < 300, answer
        for number in sampling.drawn(route, len(wrong), count):
            where, value, changed = wrong[number]
            status, answer = await sender.send(path, filled(changed, ids))
            tried += 1
            if (status, answer and answer["code"]) not in ((400, 50035), (400, 50016)):
                accepted.append(f"{status} {'.'.join(map(str, where))} = {str(value)[:40]!r}")
    print(f"{tried} of {route}")
    sandbox.calls.clear()
    assert accepted == []
