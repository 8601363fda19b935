"""The bot leaves its file for a server: the commands of docs/scaling.md, and what people see of it."""

from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import PageUser, offered
from sandbox.server import serve
from tests.admin.commands import command
from tests.cogs.processes import started, stopped
from tests.waiting import PATIENCE

CHANNEL = "stofa"


@pytest.mark.sampled("moves")
async def test_a_game_goes_on_in_the_same_messages(tmp_path: Path, address: str):
    """Played on the file, moved, played on from the server: the board is edited and not posted again."""
    async with serve() as box, await PageUser.connect(box.url, "Anna") as anna:
        bot = await started(box, tmp_path)
        await anna.wait_for(lambda: anna.hello["commands"], PATIENCE)
        await anna.slash("goofspiel new", CHANNEL, bots="on", timeout=PATIENCE)
        hand = await _hand(anna)
        await _play(anna, hand)
        await stopped(bot)
        file = tmp_path / "var" / "stofa.sqlite3"
        beside = sorted(file.parent.iterdir())
        code, out, err = await command("move", file, address)
        assert (code, err) == (0, "")
        assert sorted(file.parent.iterdir()) == beside
        assert "open tables: 1, replayed from their first entry: 1" in out
        shown = [message["id"] for message in anna.messages(CHANNEL)]
        kept = file.read_bytes()
        bot = await started(box, tmp_path, STOFA_DATABASE=address)
        await _play(anna, await _hand(anna))
        await stopped(bot)
        assert [message["id"] for message in anna.messages(CHANNEL)] == shown
        assert file.read_bytes() == kept


async def _hand(anna: PageUser) -> Any:
    """The direct message in which a bid can be chosen."""
    return await anna.wait_message("dm", lambda m: bool(_bids(m)), PATIENCE)


def _bids(message: Any) -> list[str]:
    return [p["custom_id"] for p in offered(message) if p["custom_id"].split(":")[1] in ("pick", "do")]


async def _play(anna: PageUser, hand: Any) -> None:
    """Presses until the question of this hand is answered."""
    before = _bids(hand)
    await anna.press(hand, custom_id=before[0], timeout=PATIENCE)

    def is_answered() -> bool:
        now = _bids(anna.message(hand["id"]))
        return bool(now) and now != before

    await anna.wait_for(is_answered, PATIENCE)
