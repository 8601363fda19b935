"""The watch over marked secrets finds each leak that is planted, and nothing where there is none."""

import logging
import random
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import render
from cogs.pages import boards
from cogs.pages.reader import Reader
from cogs.wire.layouts import Picture
from games.contract import Seat
from games.registry import GAMES
from sandbox.control.calls import Call
from tables.actions import play
from tables.projection import FetchedTable
from tests.proof.canaries import hunt
from tests.sampling import drawn
from tests.secrecy.marks import PNG, STATE, Drawn, Marker, Watch, spellings


def everybody_hears(patch: pytest.MonkeyPatch) -> None:
    """What is for the first seat alone is told to all."""
    news_of = play.news_of
    patch.setattr(play, "news_of", lambda table, seat: news_of(table, Seat(0)))


def everybody_sees(patch: pytest.MonkeyPatch) -> None:
    """The channel is shown the view of the first seat."""
    view = FetchedTable.view
    patch.setattr(FetchedTable, "view", lambda self, seat: view(self, seat or Seat(0)))


def hands_are_crossed(patch: pytest.MonkeyPatch) -> None:
    """The second seat is sent the picture of the first one's hand."""
    hand, views = Reader.hand, {}

    async def crossed(self: Reader, *picked: Any) -> Picture:
        views[self.table_view.seat] = self.view
        if self.table_view.seat != 1 or 0 not in views:
            return await hand(self, *picked)
        data, words = render.of(views[0]).hand(self.look), render.of(views[0]).hand_words(self.look)
        return Picture("hand.png", data, words)

    patch.setattr(Reader, "hand", crossed)


def the_deal_is_said(patch: pytest.MonkeyPatch) -> None:
    """The secret of the deal is a link below the board."""
    turn = boards.turn
    patch.setattr(boards, "turn", lambda reader: f"{turn(reader)} {b'd' * 32!r}")
    patch.setattr("tables.model.fairness.new_secret", lambda: b"d" * 32)


def the_log_talks(patch: pytest.MonkeyPatch) -> None:
    """The log has what a player is told."""
    news_of = play.news_of

    def noted(table: Any, seat: Any) -> Any:
        found = news_of(table, seat)
        logging.getLogger("tables").debug("%s", found)
        return found

    patch.setattr(play, "news_of", noted)


@pytest.mark.parametrize(
    "leak", [everybody_hears, everybody_sees, hands_are_crossed, the_deal_is_said, the_log_talks]
)
async def test_a_planted_leak_is_found(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each leak through the real bot is a sighting (F54, F56, F61)."""
    leak(monkeypatch)
    watch = await hunt("cribbage", 3, random.Random("leak"), tmp_path)
    assert watch.faults


@pytest.mark.every_case
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_no_mark_is_seen(key: str, tmp_path: Path) -> None:
    """Some moves of every game: no body, file, frame, line or figure has a mark (F56, F57, F58, F61)."""
    (number,) = drawn(f"marks {key}", 1_000_000, 1)
    watch = await hunt(key, 3, random.Random(number), tmp_path)
    assert watch.faults == []
    assert watch.looked > 100_000
    assert len(watch.drawn.files) > 2


def watched() -> Watch:
    marker = Marker()
    watch = Watch(marker, Drawn(marker))
    watch.add("deal", b"\x01\x02" * 16)
    return watch


MARK = Marker().of(1)
TEXT_CHUNK = b"\0\0\0\4tEXta\0bc" + zlib.crc32(b"tEXta\0bc").to_bytes(4, "big")
PLANTED = {
    "a custom id": Call("POST", "/channels/1/messages", "r", {"components": [{"custom_id": f"s:{MARK}"}]}),
    "a value of a select": Call("POST", "/x", "r", {"components": [{"options": [{"value": MARK}]}]}),
    "an address": Call("POST", f"/x/{MARK}", "r"),
    "a file name": Call("POST", "/x", "r", {}, {"files[0]": (f"{MARK}.png", PNG)}),
    "a name that differs": Call("POST", "/x", "r", {}, {"files[0]": ("hand-7S.png", PNG)}),
    "a chunk of text": Call("POST", "/x", "r", {}, {"files[0]": ("hand.png", PNG + TEXT_CHUNK)}),
    "a state": Call("POST", "/x", "r", {}, {"files[0]": ("record.json", b"..." + STATE)}),
    **{
        f"the deal, spelled {n}": Call("POST", "/x", "r", {"content": way.decode("latin-1")})
        for n, way in enumerate(spellings(b"\x01\x02" * 16))
        if way.isascii() and n
    },
}


@pytest.mark.every_case
@pytest.mark.parametrize("what", sorted(PLANTED))
def test_a_planted_mark_is_found_in_a_request(what: str) -> None:
    """Wherever a mark or a secret is put into a request, it is found (F57, F58)."""
    watch = watched()
    watch.call(Call("POST", "/channels/1/messages", "r", {"content": "x"}, {"files[0]": ("hand.png", PNG)}))
    assert watch.faults == []
    watch.call(PLANTED[what])
    assert watch.faults


def test_a_picture_of_another_seat_is_found() -> None:
    """A file that was drawn for one seat only is nobody else's."""
    watch = watched()
    draw = watch.drawn._noted(lambda view: b"picture")
    draw(SimpleNamespace(view=SimpleNamespace(seat=1)))
    watch.picture("x/attachments/1/2/hand.png", b"picture", {1})
    assert watch.faults == []
    watch.picture("x/attachments/1/2/hand.png", b"picture", {0})
    assert watch.faults
