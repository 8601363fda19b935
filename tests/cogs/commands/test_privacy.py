"""`/privacy`: what is kept, all of it as a file, and its deletion after a question."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sandbox.page_user import PageUser, text
from tests.cogs.messages import asides, said
from tests.cogs.player import CHANNEL, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.tables.seated import having

pytestmark = pytest.mark.sampled("desk")


async def exported(actor: PageUser, where: str) -> dict[str, Any]:
    """The file in the newest message with one."""
    (file,) = [m for m in actor.messages(where) if m["attachments"] and "json" in str(m["attachments"])][-1][
        "attachments"
    ]
    found: dict[str, Any] = json.loads(await actor.fetch(file["url"]))
    return found


async def test_an_export_comes_as_a_direct_message(anna: Player, bjorn: Player):
    """The file has one's own actions, and nothing of the other's number."""
    await start_cribbage(anna, bjorn)
    assert await anna.move()
    assert "direct messages" in await said(anna.actor, "privacy export")
    found = await exported(anna.actor, "dm")
    assert found["person"] == anna.actor.id
    assert [row["kind"] for row in found["actions"]][:2] == ["open", "start"]
    assert [row["text"] for row in found["actions"] if row["kind"] == "move"]
    assert bjorn.actor.id not in json.dumps(found)


async def test_an_export_is_shown_privately_where_direct_messages_are_closed(anna: Player, bjorn: Player):
    """Björn takes no direct messages: the file is in an answer that only he sees."""
    await start_cribbage(anna, bjorn)
    await bjorn.actor.slash("privacy export")
    await bjorn.actor.wait_for(lambda: [m for m in asides(bjorn.actor) if "json" in str(m["attachments"])])
    assert (await exported(bjorn.actor, CHANNEL))["person"] == bjorn.actor.id
    assert not [m for m in anna.actor.messages(CHANNEL) if "json" in str(m["attachments"])]


async def test_deletion_asks_first_and_can_be_left(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """No changes nothing; Yes gives the seat to a bot and deletes the settings."""
    await start_cribbage(anna, bjorn)
    await said(bjorn.actor, "settings suits", suits="four")
    assert "table that’s still open" in await said(bjorn.actor, "privacy delete")
    await bjorn.actor.press(asides(bjorn.actor)[-1], "No, go on")
    assert (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).suits == "four"
    assert (await sandbox_bot.tables.info(1)).chairs[1].person == int(bjorn.actor.id)
    await said(bjorn.actor, "privacy delete")
    await bjorn.actor.press(asides(bjorn.actor)[-1], "Yes, delete it all")
    assert "Done: bots have your seats" in text(asides(bjorn.actor)[-1])
    chair = (await sandbox_bot.tables.info(1)).chairs[1]
    assert (chair.person, chair.bot) == (None, True)
    assert (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).suits == "two"


async def test_deletion_in_direct_messages(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The question comes and is answered there too."""
    await start_cribbage(anna, bjorn)
    await anna.actor.slash("privacy delete", "dm")
    asked = await anna.actor.wait_message("dm", lambda m: "take your seat" in text(m))
    await anna.actor.press(asked, "Yes, delete it all")
    assert (await sandbox_bot.tables.info(1)).chairs[0].bot


async def test_a_finished_board_names_nobody_who_was_deleted(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The log of a table that is over says "former player" and shows no number."""
    await start_cribbage(anna, bjorn)
    await sandbox_bot.resign(anna.actor)
    await said(bjorn.actor, "privacy delete")
    await bjorn.actor.press(asides(bjorn.actor)[-1], "Yes, delete it all")
    log = await said(anna.actor, "table log")
    assert "former player" in log
    assert bjorn.actor.id not in log
    assert "<@-" not in log


async def test_no_direct_message_of_a_person_stays_known(sandbox_bot: SandboxBot, anna: Player, emma: Player):
    """An export has each stored message in a person's direct messages; after a deletion none is stored."""
    await start_cribbage(anna, emma)
    await sandbox_bot.tables.settings.set_person(int(emma.actor.id), having(notify="dm", language="en"))
    await sandbox_bot.tables.resign(1, int(anna.actor.id), 999)
    await sandbox_bot.bot.sync.update(1)
    await sandbox_bot.handle_due(3600)
    theirs = {m["id"] for m in emma.actor.messages("dm")}
    assert len(theirs) == 2, "the hand, and that the game is over"
    assert theirs == {str(message) for message in stored_messages(sandbox_bot)} & theirs
    await said(emma.actor, "privacy export")
    assert theirs <= {row["message"] for row in (await exported(emma.actor, "dm"))["messages"]}
    await said(emma.actor, "privacy delete")
    await emma.actor.press(asides(emma.actor)[-1], "Yes, delete it all")
    assert not theirs & {str(message) for message in stored_messages(sandbox_bot)}


def stored_messages(sandbox_bot: SandboxBot) -> list[int]:
    """The numbers of all messages in the database."""
    with closing(sqlite3.connect(sandbox_bot.database)) as connection:
        return [row[0] for row in connection.execute("SELECT message FROM messages")]
