"""`/settings show`: everything at a glance; and what others see of a holiday."""

import pytest

from cogs.commands.hours import DAY
from cogs.commands.settings import _change
from cogs.wire.custom_ids import SettingsButton, encode
from sandbox.page_user import PageUser, offered, text
from tables.errors import BadOption
from tables.model.deadlines import PACES
from tests.cogs.messages import answer, asides
from tests.cogs.player import CHANNEL, Player, fill_table, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.tables.seated import having

pytestmark = pytest.mark.sampled("desk")


async def test_the_panel_shows_and_changes_everything(sandbox_bot: SandboxBot, anna: Player):
    """Each value is in the text; a press changes it and shows the same panel with the new one."""
    shown = await answer(anna.actor, "settings show")
    assert "I’ll call you at the table" in text(shown)
    assert "You’ll make every move yourself" in text(shown)
    for word in ("board-text", "suits-four", "auto-on", "weekends-on"):
        await anna.actor.press(asides(anna.actor)[-1], custom_id=encode(SettingsButton(word)))
    for word, value in (("notices", "digest"), ("away", "7"), ("language", "da")):
        await anna.actor.choose(asides(anna.actor)[-1], [value], custom_id=encode(SettingsButton(word)))
    now = asides(anna.actor)[-1]
    assert now["id"] == shown["id"]
    known = await sandbox_bot.tables.settings.person(int(anna.actor.id))
    assert (known.board, known.suits, known.auto, known.weekends) == ("text", "four", True, True)
    assert (known.notify, known.language) == ("digest", "da")
    assert f"<t:{known.away_until}:D>" in text(now)
    assert known.away_until == pytest.approx(sandbox_bot.now() + 7 * DAY, abs=60)
    assert "Du får bordet i ord" in text(now)
    await anna.actor.press(now, "Jeg er tilbage")
    assert (await sandbox_bot.tables.settings.person(int(anna.actor.id))).away_until == 0


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("word", "values"),
    [
        ("language", ("xx",)),
        ("notices", ("often",)),
        ("away", ("400",)),
        ("board-loud", ()),
        ("called-on", ()),
    ],
)
def test_a_forged_choice_changes_nothing(word: str, values: tuple[str, ...]):
    """Only what the panel offers is stored."""
    with pytest.raises(BadOption):
        _change(word, values, 0.0)


async def test_others_see_a_holiday_and_its_end(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """In the lobby, on the waiting line and behind More; no longer once the person is back."""
    await fill_table("cribbage", [anna, bjorn])
    await bjorn.actor.slash("settings away", CHANNEL, days=3)
    until = (await sandbox_bot.tables.settings.person(int(bjorn.actor.id))).away_until
    assert f"<@{bjorn.actor.id}> · on holiday till <t:{until}:D>" in text(await anna.board())
    assert "Holidays stop a player’s clock for up to 21 days in this game." in text(await anna.board())
    await sandbox_bot.tables.start(1, int(anna.actor.id), 77_000_001)
    await sandbox_bot.update()
    told = f"<@{bjorn.actor.id}> is on holiday till <t:{until}:D>. Till then the clock’s stopped."
    assert told in text(await anna.board())
    await sandbox_bot.tables.settings.set_person(int(clara.id), having(language="en"))
    await clara.press(await anna.board(), "More")
    assert told in text(asides(clara)[-1])
    await bjorn.actor.slash("settings away", CHANNEL, days=0)
    assert "holiday" not in text(await anna.board())


async def test_a_table_chooses_what_is_done_about_who_is_late(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
):
    """The host chooses the rule of the game in the lobby, all agree, and the board says when it acts."""
    await fill_table("cribbage", [anna, bjorn])
    await anna.actor.press(await anna.board(), "House rules")
    pages = 0
    while not (chosen := [part for part in offered(asides(anna.actor)[-1]) if "late" in part["custom_id"]]):
        pages += 1
        assert pages < 5
        await anna.actor.press(asides(anna.actor)[-1], "Next page")
    await anna.actor.choose(asides(anna.actor)[-1], ["rule"], custom_id=chosen[0]["custom_id"])
    assert "If someone’s late: The game’s rule: a bot plays that turn" in text(await anna.board())
    for player in (anna, bjorn):
        await sandbox_bot.tables.join(1, int(player.actor.id), 77_000_000 + int(player.actor.id) % 1000)
    await sandbox_bot.tables.start(1, int(anna.actor.id), 77_000_001)
    await sandbox_bot.update()
    for seconds in (PACES["day"].turn, PACES["day"].turn + PACES["day"].bank):
        await sandbox_bot.handle_due(seconds + 1)
    assert f"Time’s up for <@{bjorn.actor.id}>: the game’s rule applies." in text(await anna.board())


async def test_a_holiday_that_is_over_is_not_shown(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The end is in the past: the next look at the table says nothing of it."""
    await start_cribbage(anna, bjorn)
    past = int(sandbox_bot.now()) - 60
    known = await sandbox_bot.tables.settings.set_person(
        int(bjorn.actor.id), having(away_from=past - DAY, away_until=past)
    )
    await sandbox_bot.update()
    assert "holiday" not in text(await anna.board())
    assert sandbox_bot.tables.settings.away([known]) == {}


async def test_the_panel_says_that_direct_messages_are_closed(anna: Player, bjorn: Player):
    """Björn takes none, which the panel shows with the calls."""
    await start_cribbage(anna, bjorn)
    assert "can’t write to you" in text(await answer(bjorn.actor, "settings show"))
    assert "can’t write to you" not in text(await answer(anna.actor, "settings show"))
    assert len(offered(asides(anna.actor)[-1])) == 9
