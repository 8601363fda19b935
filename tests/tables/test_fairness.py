"""Was the deal fair? The commitment, what goes into the seed, and a record that proves itself."""

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from games.registry import GAMES
from tables import Tables, fairness, records, verify
from tables.records import BadRecord
from tables.verify import Unproven
from tests.tables.seated import (
    ANNA,
    BJORN,
    CARLA,
    GUILD,
    Clock,
    dealer,
    finish,
    lobby,
    press,
    two,
    with_bot,
)
from tests.tables.toy import TOYS


async def test_the_secret_is_shown_only_at_the_end(tables: Tables, clock: Clock) -> None:
    """Before the end the commitment is all that anybody has of it; at the end it fits the commitment."""
    table = await two(tables)
    while (sheet := (await tables.sight(table, None)).table).phase == "playing":
        assert sheet.secret is None
        await finish(tables, table, clock)
    assert sheet.secret is not None
    assert hashlib.sha256(bytes.fromhex(sheet.secret)).hexdigest() == sheet.commitment


async def test_the_presses_of_all_go_into_the_seed(tables: Tables) -> None:
    """The first press of Join of each who plays, by seat, and then the Start; not that of who has left."""
    table = await lobby(tables)
    left, bjorn, carla, start = press(), press(), press(), press()
    await tables.join(table, BJORN, left)
    await tables.leave(table, BJORN)
    await tables.join(table, CARLA, carla)
    await tables.join(table, BJORN, bjorn)
    await tables.start(table, ANNA, start)
    assert (await tables.sight(table, None)).table.presses == (carla, bjorn, start)


def test_the_seed_is_as_written_down() -> None:
    """Whoever writes a verifier in another language must get the same seed from the same words."""
    secret = bytes(range(32))
    seed = hashlib.sha256(secret + b"\x00" + b"12,3456").digest()
    assert fairness.seed(secret, (12, 3456)) == seed
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


async def test_every_forgery_of_a_record_is_found(tables: Tables, clock: Clock) -> None:
    """Another draw, press, secret, option, move, order or rule: none of them goes unnoticed."""
    text = await finished(tables, clock)
    lines = text.splitlines()
    secret = next(line for line in lines if line.startswith("secret"))
    commitment = next(line for line in lines if line.startswith("commitment"))
    start = next(line for line in lines if " start " in line)
    cast = next(line for line in lines if "| die" in line)
    later = lines[-1]
    number, _, rest = later.partition(" ")
    n = int(number)
    forgeries = {
        "commitment": [(secret, f"secret {'00' * 32}"), (commitment, f"commitment {'00' * 32}")],
        "game": [("game toy 1", "game toy 2"), ("game toy 1", "game chess 1")],
        "options": [("rounds=3", "rounds=4"), ("rounds=3", "round=3")],
        "draw": [
            (cast, cast[:-1] + str((int(cast[-1]) + 1) % 6)),
            (cast, cast.split(" | ")[0]),
            ("presses ", "presses 7,"),
            (start, start.replace("numbers ", "numbers 0,").removesuffix(",0")),
        ],
        "move": [
            (" move 0 ", " move 9 "),
            (" move 1 ", " move -1 "),
            (" bid ", " claim "),
            ("bid 2", "Bid 2"),
            ("bid 2", "bet 2"),
        ],
        "order": [(start, start + "\n" + start), (start + "\n", ""), (later, f"{n + 1} {rest}")],
    }
    for why, changes in forgeries.items():
        for old, new in changes:
            forged = text.replace(old, new, 1)
            assert forged != text, old
            with pytest.raises(Unproven) as error:
                verify.check(records.read(forged), TOYS)
            assert error.value.why == why, (old, new)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stofa 2\n",
        "stofa 1\n",
        "stofa 1\ngame toy\n",
        "stofa 1\ngame toy 1\noptions \nseats x\ncommitment 0\nsecret 0\npresses 1\n",
        "stofa 1\ngame toy 1\noptions \nseats 2\ncommitment 00\nsecret 00\npresses 1\n3 dance 0 x\n",
        "stofa 1\ngame toy 1\noptions \nseats 2\ncommitment 00\nsecret 00\npresses 1\n3 move 0 x | die y\n",
    ],
)
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    """A file that is something else gets one clear answer, whatever is in it."""
    with pytest.raises(BadRecord):
        records.read(text)


async def test_a_closed_table_has_a_record_too(tables: Tables) -> None:
    """F65: the deal of a table that was given up can be proved; one never dealt has only the head."""
    table = await two(tables)
    await tables.close_table(table, ANNA)
    verify.check(records.read(await tables.record(table)), TOYS)
    empty = await lobby(tables)
    await tables.close_table(empty, ANNA)
    assert records.read(await tables.record(empty)).played == ()


async def test_cribbage_through_the_offline_command(
    path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stranger with the file and this program alone can check a real game."""
    async with dealer(path, clock, games=GAMES) as tables:
        table = await tables.open_table("cribbage", guild=GUILD, channel=1, host=ANNA, press=press())
        await tables.add_bot(table, ANNA)
        await tables.start(table, ANNA, press())
        while (sight := await tables.sight(table, 0)).outcome is None:
            (move, *_) = await tables.moves(table, 0, ANNA)
            await tables.act(table, ANNA, 0, sight.questions[0].number, move, press())
        text = await tables.record(table)
    file = path.with_suffix(".txt")
    file.write_text(text)
    assert verify.main([str(file)]) == 0
    said = capsys.readouterr().out.split()
    assert said[:2] == ["ok", "cribbage"]
    assert said[3] == sight.table.commitment
    file.write_text(text.replace("RESIGN", "").replace("secret ", "secret 00"))
    assert verify.main([str(file)]) == 1
    assert verify.main([str(path)]) == 1
    assert verify.main([str(path / "nothing")]) == 1
    assert verify.main([]) == 2
