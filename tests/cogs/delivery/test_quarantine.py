"""Direct messages that Discord does not let the bot write: hands are at the table, and it is told."""

import pytest

from sandbox.page_user import text
from tests.cogs.messages import said
from tests.cogs.player import CHANNEL, Player
from tests.cogs.sandbox_bot import SandboxBot


@pytest.mark.parametrize("code", [20026, 50001, 0])
async def test_any_403_counts_as_closed(
    sandbox_bot: SandboxBot, anna: Player, emma: Player, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Each person is told once at the table, nothing is tried again; quarantine is an error of the log."""
    box = sandbox_bot.box
    box.fail("POST", "users/@me/channels", 403, code=code, times=99)
    table = await sandbox_bot.deal("cribbage", anna.actor, emma.actor)
    await sandbox_bot.update(table)
    for person in (anna, emma):
        known = await sandbox_bot.tables.settings.person(int(person.actor.id))
        assert known.dm_closed_until > sandbox_bot.bot.sync.now()
    told = [text(m) for m in anna.actor.messages(CHANNEL) if "send you direct messages" in text(m)]
    assert len(told) == 2
    assert len(sandbox_bot.bot.sync.retries) == 0
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    assert bool(errors) == (code == 20026)
    assert all("quarantined" in record.getMessage() for record in errors)


async def test_doctor_tells_of_quarantine(sandbox_bot: SandboxBot, anna: Player) -> None:
    """The message to whoever asks cannot be opened, and it is not they who have closed theirs."""
    sandbox_bot.box.knobs.quarantined = True
    assert "quarantine" in await said(anna.actor, "doctor")
