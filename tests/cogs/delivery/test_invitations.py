"""Invitations by direct message: how many come, and from whom."""

import pytest

from db import Invited
from sandbox.page_user import PageUser, text
from tables.model.invitations import DAY, may_send
from tests.cogs.messages import answer, asides, state
from tests.cogs.player import Player
from tests.cogs.sandbox_bot import Json, SandboxBot

ANSWERED, SILENT, AGAIN = (0, 1), (0, 0), (1, 1)


def invitations(actor: PageUser) -> list[Json]:
    """Returns those that are in somebody's direct messages."""
    return [m for m in actor.messages("dm") if "s:decline:" in str(m["components"])]


async def invite(host: Player, guest: PageUser) -> str:
    """Returns what the host is told of an invitation to a game in direct messages."""
    return text(await answer(host.actor, "cribbage new", opponent=guest.id, place="direct"))


@pytest.mark.parametrize(
    ("sent", "people", "may"),
    [
        ([(1, 0, *SILENT)], (1,), True),
        ([(1, 0, *SILENT)] * 2, (1,), False),
        ([(1, 9 * DAY, *SILENT)] * 2, (1,), False),
        ([(1, 9 * DAY, *SILENT)] * 2, (2, 3, 4, 5, 6), True),
        ([(1, 0, *ANSWERED)] * 2, (1,), True),
        ([(1, 0, *ANSWERED)] * 3, (1,), False),
        ([(1, 0, *ANSWERED)] * 3, (2, 3), True),
        ([(1, 0, *ANSWERED)] * 3, (2, 3, 4), False),
        ([(1, DAY, *ANSWERED)] * 9, (1,), True),
        ([(1, 0, *AGAIN)] * 9, (1,), True),
        ([(n, 0, *SILENT) for n in range(5)], (9,), False),
    ],
)
def test_five_a_day_three_to_one_and_none_after_two_in_vain(
    sent: list[tuple[int, int, int, int]], people: tuple[int, ...], may: bool
) -> None:
    """By person, seconds ago, whether for a rematch, whether answered; rematches do not count by the day."""
    known = [Invited(person, 10 * DAY - ago, *rest) for person, ago, *rest in sent]
    assert may_send(known, people, 10 * DAY, is_rematch=False) is may
    if not may and all(one.answered for one in known):
        assert may_send(known, people, 10 * DAY, is_rematch=True)


async def test_a_third_invitation_without_an_answer_does_not_come(
    sandbox_bot: SandboxBot, anna: Player, clara: PageUser
) -> None:
    """The host reads that it cannot be sent, and opens the table in the channel; an answer ends that."""
    assert "can’t" not in await invite(anna, clara)
    assert "can’t" not in await invite(anna, clara)
    assert "can’t send that invitation" in await invite(anna, clara)
    assert len(invitations(clara)) == 2
    await anna.actor.press(asides(anna.actor)[-1], "Open it here")
    table = await state(sandbox_bot, 3)
    assert table.invited == (int(clara.id),)
    assert not (await sandbox_bot.tables.info(3)).is_direct
    await clara.press(invitations(clara)[0], custom_id="s:decline:1")
    assert "can’t" not in await invite(anna, clara)
    assert len(invitations(clara)) == 2


async def test_nobody_is_invited_who_does_not_want_to_be(
    sandbox_bot: SandboxBot, anna: Player, emma: Player, clara: PageUser
) -> None:
    """From one person or from nobody; the host is told the same as where too many were sent."""
    await clara.locale("en-US")
    off = await answer(clara, "settings invitations", allow="off", person=anna.actor.id)
    assert f"<@{anna.actor.id}> can’t invite you" in text(off)
    refused = await invite(anna, clara)
    assert "can’t send that invitation" in refused
    assert "can’t" not in await invite(emma, clara)
    panel = await answer(clara, "settings show")
    assert f"No invitations from <@{anna.actor.id}>" in text(panel)
    await clara.press(panel, custom_id="s:settings:invitations-off")
    assert await invite(emma, clara) == refused
    await sandbox_bot.restart()
    assert await invite(emma, clara) == refused
    assert len(invitations(clara)) == 1
    for person in ({}, {"person": anna.actor.id}):
        await answer(clara, "settings invitations", allow="on", **person)
    assert await invite(anna, clara) != refused
    assert len(invitations(clara)) == 2
