"""Records that people bring: read within limits, verified, and described like a table that is over."""

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from games.contract import AnyGame
from tables import projection
from tables.errors import BadFile, ForeignFile, HugeFile, OtherRules
from tables.log import records
from tables.log.records import BadRecord, Record
from tables.replays import lines
from tables.replays.lines import Line
from tables.replays.replay import Replay
from tables.verify import Unproven
from tables.views import TableId, TableInfo

MOST_BYTES: Final = 1_000_000
"""Size of the largest record that is read; the longest games have about a third of it."""
MOST_LINES: Final = 20_000
_SIGN: Final = re.compile(rf"(\xef\xbb\xbf)?{records.FORMAT}\r?\n".encode("latin-1"))
"""How records begin, also when an editor has saved them."""


def key_of(data: bytes) -> str:
    """The name of a file in custom ids: 16 digits of its hash."""
    return hashlib.sha256(data).hexdigest()[:16]


def read(data: bytes, games: Mapping[str, AnyGame]) -> tuple[Record, Replay]:
    """The record in a file and its replay. Raises BadFile. May take seconds."""
    record = _parsed(data)
    game = games.get(record.game)
    if game is None or game.rules_version != record.rules_version:
        raise OtherRules()
    try:
        return record, Replay(game, lines.of_record(games, record), record.rules_version)
    except BadFile:
        raise
    except (Unproven, ValueError, LookupError, ArithmeticError) as error:
        raise BadFile() from error


def tried(data: bytes, games: Mapping[str, AnyGame]) -> tuple[Record, tuple[Line, ...]] | type[BadFile]:
    """The record and the lines of its replay, or the kind of the error: what a worker process can return."""
    try:
        record, replay = read(data, games)
    except BadFile as error:
        return type(error)
    return record, replay.lines


def _parsed(data: bytes) -> Record:
    """The record as it is written. Raises BadFile."""
    if len(data) > MOST_BYTES or data.count(b"\n") > MOST_LINES:
        raise HugeFile()
    if not _SIGN.match(data):
        raise ForeignFile()
    try:
        return records.read(data.decode())
    except (BadRecord, UnicodeDecodeError) as error:
        raise BadFile() from error


def info(record: Record, replay: Replay) -> TableInfo:
    """What a table of this record would say of itself."""
    return replace(
        described(record.game, replay),
        options=record.options,
        commitment=record.commitment,
        presses=record.presses,
        secret=record.secret.hex(),
        hash=record.hash,
    )


def described(game: str, replay: Replay) -> TableInfo:
    """What there is to say of a game without its table: no server, no channel, no people."""
    return TableInfo(
        id=TableId(0),
        game=game,
        phase="over",
        guild=0,
        channel=0,
        host=0,
        chairs=projection.named(replay.lines[0].chairs),
        invited=(),
        options={},
        pace="day",
        opened=0,
        since=0,
        commitment="",
        is_direct=True,
    )
