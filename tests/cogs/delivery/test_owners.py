"""Who runs the bot reads on Discord what its log has as errors."""

import logging

import pytest

from sandbox.page_user import PageUser, text
from tables.errors import NotSaved
from tests.cogs.sandbox_bot import SandboxBot
from tests.refused import refused
from tests.tables.seated import having
from tests.waiting import until


@pytest.fixture
async def owner(sandbox_bot: SandboxBot) -> PageUser:
    """Anna, to whom the application belongs in this sandbox."""
    person = await sandbox_bot.connect("Anna")
    next(iter(sandbox_bot.box.world.guilds.values())).owner_id = person.id
    return person


async def test_who_runs_it_is_told_of_each_kind_once(
    sandbox_bot: SandboxBot, owner: PageUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "I've told the person who runs me" is true; a second move that cannot be saved, and a fault that comes
    again under another code, are not told again within the hour."""
    await sandbox_bot.tables._store._engine._connection.execute("PRAGMA query_only = 1")
    for _ in range(2):
        await refused(NotSaved, sandbox_bot.tables.settings.set_person(1, having(suits="four")))
    first = await owner.wait_message("dm", lambda m: "not saved: io" in text(m))
    log = logging.getLogger("cogs.wire.errors")
    log.error("fault %s: TypeError in=cogs/x.py:%d; please report it with this line", "A0B1C2", 7)
    log.error("fault %s: TypeError in=cogs/x.py:%d; please report it with this line", "33D4E5", 7)
    logging.getLogger("discord.http").error("not ours")
    logging.getLogger("cogs").warning("no error")
    await owner.wait_message("dm", lambda m: "A0B1C2" in text(m))
    assert "python run.py doctor" in text(first)
    monkeypatch.setattr("cogs.owners.EVERY", 0.0)
    log.error("the last one")
    await owner.wait_message("dm", lambda m: "the last one" in text(m))
    assert len(owner.messages("dm")) == 3


async def test_others_can_be_named_and_a_team_is_told(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Members who have joined the team; or those of `STOFA_OWNERS`, who may be nobody."""
    handler = sandbox_bot.bot._owners
    assert handler is not None
    team = {"members": [{"user": {"id": str(n)}, "membership_state": n} for n in (1, 2)]}

    async def information() -> object:
        return {"team": team, "owner": {"id": "9"}}

    monkeypatch.setattr(sandbox_bot.bot.http, "application_info", information)
    assert await handler._people() == [2]
    for named in ((5, 6), ()):
        monkeypatch.setattr(handler, "_named", named)
        assert await handler._people() == named


async def test_what_could_not_be_sent_is_sent_when_it_comes_again(
    sandbox_bot: SandboxBot, owner: PageUser
) -> None:
    """Discord did not answer it just then; no such error is tried again by itself."""
    handler = sandbox_bot.bot._owners
    assert handler is not None
    failing = sandbox_bot.box.fail("GET", "oauth2/applications/@me", 403, times=9)
    logging.getLogger("db").error("disk")
    await until(lambda: failing.times < 9 and not handler._sending)
    sandbox_bot.box.knobs.failures.remove(failing)
    logging.getLogger("db").error("disk")
    await owner.wait_message("dm", lambda m: "disk" in text(m))
