"""Private questions about a table, after it has gone on."""

from sandbox.page_user import offered, text
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Player, fill_table, start_cribbage
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button


async def asked(player: Player, command: str, label: str) -> Json:
    """The private answer to a command, with a button of this label."""
    await player.actor.slash(command, CHANNEL)
    return await player.actor.wait_message(CHANNEL, with_button(label))


def now(player: Player, message: Json) -> Json:
    """The private answer as it is now."""
    return next(m for m in asides(player.actor) if m["id"] == message["id"])


async def test_questions_lose_their_buttons_at_the_end(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """*Resign?* and *More* of the one keep their words alone once the other has resigned."""
    await start_cribbage(anna, bjorn)
    sure = await asked(anna, "table resign", "Yes, resign")
    await anna.actor.press(await anna.board(), "More")
    more = asides(anna.actor)[-1]
    assert with_button("Resign")(more)
    await sandbox_bot.resign(bjorn.actor)
    assert [offered(now(anna, message)) for message in (sure, more)] == [[], []]
    assert text(sure).startswith(text(now(anna, sure)))


async def test_a_question_stays_while_what_it_asks_is_so(anna: Player, bjorn: Player) -> None:
    """A move of anybody takes nothing from *Resign?*."""
    await start_cribbage(anna, bjorn)
    sure = await asked(bjorn, "table resign", "Yes, resign")
    assert await anna.move()
    assert with_button("Yes, resign")(now(bjorn, sure))


async def test_a_question_after_a_restart_is_refused_in_its_place(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """The refusal takes the place of the buttons, instead of standing below them."""
    await start_cribbage(anna, bjorn)
    sure = await asked(anna, "table resign", "Yes, resign")
    await sandbox_bot.restart(gently=False)
    await sandbox_bot.resign(bjorn.actor)
    count = len(asides(anna.actor))
    await anna.actor.press(sure, "Yes, resign")
    assert len(asides(anna.actor)) == count
    assert not offered(now(anna, sure))
    assert "over" in text(now(anna, sure))


async def test_house_rules_stay_while_others_join_and_end_with_the_start(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> None:
    """The host goes on choosing while people come; in the game only what was chosen can be read."""
    await fill_table("cribbage", [anna])
    await anna.actor.press(await anna.board(), "House rules")
    rules = asides(anna.actor)[-1]
    await sandbox_bot.tables.join(1, int(bjorn.actor.id), 1)
    await sandbox_bot.update()
    assert offered(now(anna, rules))
    await sandbox_bot.tables.start(1, int(anna.actor.id), 2)
    await sandbox_bot.update()
    assert not offered(now(anna, rules))
    assert "A day a move" in text(now(anna, rules))
