"""Was the deal fair? The commitment, what goes into the seed, and a record that proves itself."""

import hashlib
import hmac
import re
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.chance import Chance, Derived, Draw
from games.contract import Seat, Step
from games.registry import GAMES
from tables import Tables, verify
from tables.errors import NothingToUndo
from tables.log import records
from tables.log.records import BadRecord, Played, Record
from tables.model import chain, fairness
from tables.replays import files
from tables.service import AddBot, Leave
from tables.verify import Unproven, Why
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, CARLA, DAVE, Clock, press
from tests.tables.seated import (
    bid,
    bids,
    checked,
    finish,
    lobby,
    opened,
    press_of,
    tables_at,
    three,
    two,
    with_bot,
)
from tests.tables.toy import TOYS, State, Toy


async def test_the_secret_is_shown_only_at_the_end(tables: Tables, clock: Clock) -> None:
    """Before the end the commitment is all that anybody has of it; at the end it fits the commitment."""
    table = await two(tables)
    while (info := (await tables.table_view(table, None)).table).phase == "playing":
        assert info.secret is None
        await finish(tables, table, clock)
    assert info.secret is not None
    assert hashlib.sha256(bytes.fromhex(info.secret)).hexdigest() == info.commitment


def test_a_secret_is_of_the_systems_randomness(monkeypatch: pytest.MonkeyPatch) -> None:
    """F64: 32 bytes, none of a thousand like another, and asked of nothing but the system."""
    made = {fairness.new_secret() for _ in range(1_000)}
    assert (len(made), {len(secret) for secret in made}) == (1_000, {32})
    monkeypatch.setattr("secrets.token_bytes", lambda count: b"t" * count)
    assert fairness.new_secret() == b"t" * 32


async def test_the_presses_of_all_go_into_the_seed(tables: Tables) -> None:
    """The opener's command, then each person's first Join as pressed, never Start nor of who has left."""
    anna, first, dave, carla = press(), press(), press(), press()
    table = await opened(tables, press=anna)
    await tables.join(table, BJORN, first)
    await tables.do(table, BJORN, Leave())
    await tables.join(table, DAVE, dave)
    await tables.do(table, DAVE, Leave())
    await tables.join(table, CARLA, carla)
    await tables.join(table, BJORN, press())
    await tables.join(table, ANNA, press())
    assert [await press_of(tables, table, p) for p in (ANNA, BJORN, DAVE)] == [anna, first, None]
    await tables.start(table, ANNA, press())
    held = (await tables._cached(table)).table
    assert (held.presses, held.numbers) == ((anna, carla, first), (anna, first, carla))


async def test_the_opener_s_command_counts_even_if_they_watch(tables: Tables) -> None:
    """A host who gives their seat away and takes it back changes nothing by that."""
    opening = press()
    table = await opened(tables, press=opening)
    await tables.do(table, ANNA, AddBot())
    await tables.midgame.watch(table, ANNA, press())
    await tables.start(table, ANNA, press())
    held = (await tables._cached(table)).table
    assert (held.presses, held.numbers) == ((0, 0), (opening,))


@pytest.mark.parametrize("others", [0, 3])
async def test_no_step_that_draws_nothing_moves_the_draws(path: Path, clock: Clock, others: int) -> None:
    """The next card depends on no unseen move, poll or lobby line, also for who knows the secret."""
    async with tables_at(path, clock) as tables:
        table = await lobby(tables, rounds="3")
        for pace in ("week", "day") * others:
            await tables.set_pace(table, ANNA, pace)
        await tables.join(table, BJORN, press())
        await tables.start(table, ANNA, press())
        for n in range(others):
            await bid(tables, table, 0, 1 + n % 3)
        await bids(tables, table, 2, 2)
        cached = await tables._cached(table)
        drawn = [entry.draws for entry in await checked(tables, table) if entry.draws]
        assert len(drawn) == 2
        for n, draws in enumerate(drawn):
            chance = Derived(cached.seed, n)
            if n == 0:
                chance.shuffle("numbers", range(9))
            else:
                chance.number("die", 6)
            assert tuple(chance.draws) == draws


def test_the_seed_is_as_written_down() -> None:
    """Whoever writes a verifier in another language must get the same seed from the same words."""
    secret = bytes(range(32))
    seed = hashlib.sha256(secret + b"\x00" + b"3:12,3456").digest()
    assert fairness.seed(secret, (12, 3456)) == seed
    cut = hashlib.sha256(secret + b"\x00" + b"3:12,3456" + b"\x00" + "mín orð".encode()).digest()
    assert fairness.seed(secret, (12, 3456), "mín orð") == cut
    assert fairness.bot_seed(seed) == hmac.digest(seed, b"bot", "sha256")
    assert fairness.new_secret() != fairness.new_secret()


async def finished(tables: Tables, clock: Clock) -> str:
    table = await with_bot(tables, rounds="3")
    await finish(tables, table, clock)
    return await tables.record(table)


async def test_a_record_proves_itself(tables: Tables, clock: Clock) -> None:
    """The whole game is dealt and played again from the secret and the presses alone."""
    text = await finished(tables, clock)
    record = records.read(text)
    verify.check(record, TOYS)
    assert len([p for p in record.played if p.draws]) == 4
    assert not re.search(rf"\b{ANNA}\b", text)


def chained(record: Record) -> Record:
    """The record with a hash that fits it."""
    last, head = b"", chain.head(record.game, record.options, record.presses, record.commitment)
    for played in record.played:
        last = chain.link(last, records.line(played), head)
    return replace(record, hash=last.hex())


def forged(record: Record, **changes: Any) -> Record:
    """The record with changes, and a hash that fits them: made by somebody who knows how."""
    return chained(replace(record, **changes))


def lies(record: Record) -> dict[Why, list[dict[str, Any]]]:
    """Changes to a record, by what `verify` is to say of them."""
    played = record.played
    start = next(n for n, p in enumerate(played) if p.kind == "start")
    cast = next(n for n, p in enumerate(played) if p.draws and n > start)
    bid_at = next(n for n, p in enumerate(played) if p.kind == "move")
    die = played[cast].draws[0]

    def put(n: int, **changes: Any) -> tuple[Played, ...]:
        return (*played[:n], replace(played[n], **changes), *played[n + 1 :])

    closed = Played(len(played), "close", None, "-", ())
    secret = bytes(32)
    return {
        "commitment": [{"secret": secret}, {"commitment": "00" * 32}],
        "game": [{"rules_version": 2}, {"game": "chess"}],
        "options": [{"options": {"rounds": "4"}}, {"options": {"round": "3"}}],
        "draw": [
            {"played": put(cast, draws=(Draw("die", ((die.result[0] + 1) % 6,)),))},
            {"played": put(cast, draws=())},
            {"secret": secret, "commitment": fairness.commitment(secret)},
        ],
        "presses": [{"presses": (7, 0)}, {"presses": (record.presses[0], 7)}],
        "move": [
            {"played": put(bid_at, seat=9)},
            {"played": put(bid_at, seat=-1)},
            {"played": put(bid_at, text="claim")},
            {"played": put(bid_at, text="Bid 2")},
            {"played": put(bid_at, text="bet 2")},
            {"played": put(bid_at, kind="undo", text="1")},
        ],
        "order": [
            {"played": ()},
            {"played": played[1:]},
            {"played": (*played[:bid_at], *played[bid_at + 1 :])},
            {"played": (*played[: start + 1], *played[start:])},
            {"played": played[:start]},
            {"played": put(start, kind="aside")},
            {"played": put(1, draws=(die,))},
            {"played": put(start + 1, kind="join")},
        ],
        "end": [
            {"played": played[:-1]},
            {"played": played[: cast + 1]},
            {"played": (*played, closed, Played(closed.n + 1, "aside", None, "-", ()))},
        ],
    }


async def test_every_forgery_of_a_record_is_found(tables: Tables, clock: Clock) -> None:
    """Another secret, option, press, move, draw or end is found, also where its hash was made to fit."""
    record = records.read(await finished(tables, clock))
    for why, changes in lies(record).items():
        for change in changes:
            with pytest.raises(Unproven) as error:
                verify.check(forged(record, **change), TOYS)
            assert error.value.why == why, change
    cast = max(n for n, p in enumerate(record.played[:-1]) if p.draws)
    resigned = Played(cast + 1, "move", 0, "RESIGN", ())
    whole = forged(record, played=(*record.played[: cast + 1], resigned))
    assert verify.check(whole, TOYS) is not None
    for one in (replace(record, hash=whole.hash), replace(whole, hash=record.hash)):
        with pytest.raises(Unproven, match="hash"):
            verify.check(one, TOYS)
    with pytest.raises(Unproven, match="hash"):
        verify.check(whole, TOYS, shown=record.hash[:32])
    assert verify.check(record, TOYS, shown=record.hash[:32]) is not None
    with pytest.raises(Unproven, match="hash"):
        verify.check(record, TOYS, shown=record.hash[:31])


async def test_any_byte_changed_in_a_record_is_found(tables: Tables, clock: Clock) -> None:
    """A record is refused if one byte of it is another: each byte in turn, three ways."""
    table = await with_bot(tables, rounds="1", claims="no")
    await finish(tables, table, clock)
    data = (await tables.record(table)).encode()
    assert verify.check(records.read(data.decode()), TOYS) is not None
    for at, byte in enumerate(data):
        for other in (byte ^ 1, byte ^ 0x20, byte ^ 0x80):
            with pytest.raises((BadRecord, Unproven, UnicodeDecodeError)):
                verify.check(records.read((data[:at] + bytes((other,)) + data[at + 1 :]).decode()), TOYS)
    for more in (data + b"x", data[:-2], b"\n" + data, data.replace(b"\n", b"\n\n"), data[:-1] + b"\r"):
        with pytest.raises((BadRecord, Unproven)):
            verify.check(records.read(more.decode()), TOYS)


EDITED: tuple[Callable[[bytes], bytes], ...] = (
    lambda data: data.replace(b"\n", b"\r\n"),
    lambda data: b"\xef\xbb\xbf" + data,
    lambda data: data[:-1],
    lambda data: data + b"\n\n",
    lambda data: b"\xef\xbb\xbf" + (data[:-1] + b"\n\n").replace(b"\n", b"\r\n"),
)
"""What editors make of a record when they save it."""


async def test_a_record_that_an_editor_has_saved_is_still_one(tables: Tables, clock: Clock) -> None:
    """Line ends, a byte order mark and blank lines at the end are no forgery, also in a replay."""
    data = (await finished(tables, clock)).encode()
    for edited in EDITED:
        assert edited(data) != data
        assert records.read(edited(data).decode()) == records.read(data.decode())
        assert files.read(edited(data), TOYS)[0].hash == data.decode().split()[-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stofa 1\n",
        "stofa 3\n",
        "stofa 3\nrules 1\ngame toy\ncommitment 00\noptions \nseats 0\nsecret 00\nhash 00\n",
        "stofa 3\ngame toy\n",
        "stofa 3\nrules 1\ngame toy\ncommitment 0\noptions \nseats x\nsecret 0\nhash 0\n",
        "stofa 3\nrules 1\ngame toy\ncommitment 00\noptions \nseats 2\n0 dance 0 x\nsecret 00\nhash 00\n",
        "stofa 3\nrules 1\ngame toy\ncommitment 00\noptions \nseats 2\n0 move 0 x | d y\nsecret 00\nhash 0\n",
    ],
)
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    """A file that is something else gets one clear answer, whatever is in it."""
    with pytest.raises(BadRecord):
        records.read(text)


async def test_a_closed_game_has_a_record_too(tables: Tables) -> None:
    """F65: a game closed before a move, by one against bots or by all can be proved; a lobby cannot."""
    table, alone, agreed = await two(tables, 1), await with_bot(tables, channel=2), await two(tables, 3)
    for one in (alone, agreed):
        await bid(tables, one, 0, 1)
    for one in (table, alone, agreed):
        await tables.close_table(one, ANNA)
    await tables.midgame.vote(agreed, BJORN, "yes", press())
    for one in (table, alone, agreed):
        assert verify.check(records.read(await tables.record(one)), TOYS) is None
    empty = await lobby(tables)
    await tables.close_table(empty, ANNA)
    with pytest.raises(Unproven, match="order"):
        verify.check(records.read(await tables.record(empty)), TOYS)


async def test_cribbage_through_the_offline_command(
    path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stranger with the file and this program alone can check a real game."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table = await with_bot(tables, game="cribbage")
        while (table_view := await tables.table_view(table, 0)).outcome is None:
            (move, *_) = await tables.moves(table, 0, ANNA)
            await tables.act(table, ANNA, 0, table_view.questions[0].number, move, press())
        text = await tables.record(table)
        table_view = await tables.table_view(table, None)
    file = path.with_suffix(".txt")
    file.write_bytes(text.encode())
    assert verify.main([str(file)]) == 0
    said = capsys.readouterr().out.split()
    assert said[:2] == ["ok", "cribbage"]
    assert said[3:5] == [table_view.table.commitment, table_view.table.hash]
    assert said[5] == "finished"
    assert verify.main([str(file), table_view.table.hash[:32]]) == 0
    assert verify.main([str(file), "0" * 64]) == 1
    file.write_text(text.replace("RESIGN", "").replace("secret ", "secret 00"))
    assert verify.main([str(file)]) == 1
    assert verify.main([str(path)]) == 1
    assert verify.main([str(path / "nothing")]) == 1
    assert verify.main([]) == 2


class Hasty(Toy):
    """The toy game with a mistake: every move says that it may be taken back, also those that draw."""

    def apply(self, s: State, seat: Seat | None, move: Any, chance: Chance) -> Step:
        return replace(super().apply(s, seat, move, chance), undo="free")


HASTY = {"toy": Hasty()}
UNDONE = [("1", True), ("2", True), ("3", False), ("0", False), ("02", False)]


async def test_a_move_that_has_drawn_is_never_taken_back(path: Path, clock: Clock) -> None:
    """A move that has drawn cannot be taken back, even where the game allows it."""
    async with tables_at(path, clock, games=HASTY) as tables:
        table = await two(tables)
        await bids(tables, table, 1, 2)
        assert (await tables.table_view(table, Seat(1))).table.undo is None
        await refused(NothingToUndo, tables.midgame.undo(table, BJORN, press()))


async def test_an_undo_that_the_dealer_refuses_is_a_forgery(path: Path, clock: Clock) -> None:
    """Not taken back in a record: the start, a draw, a lapse, the end, a move that is never undone."""
    async with tables_at(path, clock, games=HASTY) as tables:
        record = records.read(await finished(tables, clock))
    played = record.played

    def undone(n: int, *more: Played) -> Record:
        """The record up to this line, with an undo at its end."""
        log = (*played[: n + 1], *more)
        return forged(record, played=(*log, Played(len(log), "undo", None, "1", ())))

    start, bid_at = (next(n for n, p in enumerate(played) if p.kind == kind) for kind in ("start", "move"))
    lapse = next(n for n, p in enumerate(played) if p.kind == "lapse")
    drawn = [n for n, p in enumerate(played) if p.draws and n > start]
    resigned = Played(bid_at + 1, "move", 0, "RESIGN", ())
    wrong = [(undone(n), HASTY) for n in (start, *drawn, lapse)]
    for one, games in (*wrong, (undone(bid_at, resigned), HASTY), (undone(bid_at), TOYS)):
        with pytest.raises(Unproven) as error:
            verify.check(one, games)
        assert (error.value.why, error.value.n) == ("move", one.played[-1].n)
    with pytest.raises(Unproven, match="end"):
        verify.check(undone(bid_at), HASTY)


@pytest.mark.parametrize(("count", "is_one"), UNDONE)
async def test_several_moves_can_be_taken_back(path: Path, clock: Clock, count: str, is_one: bool) -> None:
    """`undo - n` takes back the last n moves that everybody saw, and no more than there are."""
    async with tables_at(path, clock, games=HASTY) as tables:
        table = await three(tables)
        await bids(tables, table, 1, 2)
        await tables.close_table(table, DAVE, moderator=True)
        record = records.read(await tables.record(table))
    *before, close = record.played
    played = (*before, Played(close.n, "undo", None, count, ()), replace(close, n=close.n + 1))
    with nullcontext() if is_one else pytest.raises(Unproven, match="move"):
        verify.check(forged(record, played=played), HASTY)
