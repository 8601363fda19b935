"""Names of bots and the language of a table, through the sandbox: they stay, whoever sits down and reads."""

import pytest

import locales
from games.contract import Seat
from sandbox.page_user import PageUser, text
from tables.service import AddBot
from tests.cogs.commands.test_midgame import aside
from tests.cogs.sandbox_bot import SandboxBot, new_id
from tests.cogs.toy_table import anna, bjorn, board, sandbox_bot
from tests.tables.seated import having

pytestmark = pytest.mark.sampled("desk")

__all__ = ["anna", "bjorn", "sandbox_bot"]


async def seen(sandbox_bot: SandboxBot, table: int, seat: int) -> str:
    """The one name of a seat for the channel and for readers of all languages."""
    readers, tables = sandbox_bot.bot.readers, sandbox_bot.tables
    fetched = await tables.fetch(table)
    found = {(await readers.public(fetched)).names[seat]}
    for number, language in enumerate(locales.LANGUAGES, 1):
        await tables.settings.set_person(number, having(language=language))
        found.add((await readers.told(fetched, number)).names[seat])
    assert len(found) == 1, found
    return found.pop()


async def test_a_seat_has_one_name_for_all_readers(sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser):
    """A bot for a person has the name of that person; without one it keeps its own, also after a break."""
    tables, his = sandbox_bot.tables, int(bjorn.id)
    assert await seen(sandbox_bot, 1, 1) == "Björn"
    await bjorn.slash("table substitute", "stofa")
    await bjorn.press(await aside(bjorn), "A bot keeps it for me")
    await sandbox_bot.settled()
    assert await seen(sandbox_bot, 1, 1) == "Björn (bot)"
    shown = text(await board(anna))
    assert f"A bot keeps the seat until <@{his}> comes back" in shown
    assert f"<@{his}> (bot)" in shown
    await bjorn.press(await board(bjorn), "Back to seat 2")
    assert await seen(sandbox_bot, 1, 1) == "Björn"
    await tables.midgame.gone(his)
    assert await seen(sandbox_bot, 1, 1) == "Hearth"
    await sandbox_bot.update()
    assert "Someone has left for good; Hearth plays on." in text(await board(anna))


async def test_a_result_names_the_person_for_whom_a_bot_played(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
):
    """And says that a bot played the end."""
    await bjorn.slash("table substitute", "stofa")
    await bjorn.press(await aside(bjorn), "A bot keeps it for me")
    await sandbox_bot.resign(anna)
    shown = text(await board(anna))
    assert f"<@{bjorn.id}> wins" in shown
    assert f"A bot played the end for <@{bjorn.id}>." in shown


async def test_the_language_is_that_of_the_opener(sandbox_bot: SandboxBot, anna: PageUser):
    """A new host changes neither the language of the board nor the names of bots, and neither a rematch."""
    tables, hers = sandbox_bot.tables, int(anna.id)
    clara = await sandbox_bot.connect("Clara")
    table = await sandbox_bot.open_table("toy", anna, language="is")
    await tables.do(table, hers, AddBot())
    assert await seen(sandbox_bot, table, 1) == "Arinn"
    await tables.start(table, hers, new_id())
    await tables.midgame.give(table, hers, new_id())
    await tables.midgame.sit(table, int(clara.id), Seat(0), new_id())
    now = await tables.fetch(table)
    assert (await sandbox_bot.bot.readers.public(now)).speech.lang == "is"
    assert await seen(sandbox_bot, table, 1) == "Arinn"
    await tables.resign(table, int(clara.id), new_id())
    again = await tables.rematch(table, int(clara.id), new_id())
    assert await seen(sandbox_bot, again, 1) == "Arinn"
