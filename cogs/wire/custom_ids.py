"""Custom ids: what a button or select carries, and nothing that anybody could not know.

    s:join:17               a verb about a table          (public or private)
    s:option:17:target      the same, about one thing of it
    s:privacy:delete        a decision about one's own data; `s:server:` a setting (private only)
    s:pick:17:0:3:0402:k2f:0    a verb about a question   (private only): table, seat, question number,
                            what has been picked as places in the lists shown, two characters each,
                            three characters of a hash over the picked tokens, page
    s:pick:17:0:3:~abcdefghijkmnpqr04:k2f:0    the same after more picks than fit: the first ones stand in
                            the store as a draft, under a hash of themselves, and the last ones here

Every id has one spelling, so whatever decodes was written like that by us or by a forger who knows the form:
the dealer still asks who sits there, and the hash keeps a shifted place from playing another card.
"""

import hashlib
import re
import string
from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from games.contract import Seat
from tables.views import TableId

LONGEST: Final = 100
MOST_PICKS: Final = 24
DRAFTED: Final = 16
"""Number of picks that one draft adds, once there are more than fit."""
_DIGITS: Final = string.digits + string.ascii_lowercase
_MARK: Final = "abcdefghijkmnpqrstuvwxyz23456789"

TABLE_VERBS: Final = frozenset(
    [
        "hand",
        "play",
        "since",
        "more",
        "log",
        "resign",
        "resign-yes",
        "close",
        "close-yes",
        "keep",
        "rematch",
        "record",
        "look",
        "lesson",
        "join",
        "leave",
        "bot",
        "unbot",
        "strength",
        "start",
        "house",
        "option",
        "pace",
        "seat",
        "undo",
        "vote",
        "rescue",
        "give",
        "sit",
        "bot-sit",
        "free",
        "watch",
        "speed",
        "plan",
        "plan-set",
        "sort",
        "upload",
        "uploaded",
    ]
)
WITH_WORD: Final = frozenset(
    (
        *("hand", "house", "log", "look", "option", "strength", "sort", "upload", "uploaded"),
        *("vote", "rescue", "give", "sit", "bot-sit", "free", "plan", "plan-set"),
    )
)
RULES: Final = "rules"
PICK_VERBS: Final = frozenset(("open", "pick", "many", "do", "form", "fill"))

_TABLE: Final = re.compile(r"s:([a-z-]+):([1-9][0-9]{0,17})(?::([a-z0-9-]{1,32}))?", re.ASCII)
_RULES: Final = re.compile(r"s:rules:([a-z]{1,32}):([0-9]{1,2})", re.ASCII)
_OWN: Final = re.compile(r"s:(privacy|server):([a-z-]{1,16})", re.ASCII)
_PICK: Final = re.compile(
    r"s:([a-z]+):([1-9][0-9]{0,17}):([0-9]{1,2}):([0-9]{1,9}):(~[a-z2-9]{16})?((?:[0-9a-z]{2})*)"
    r":([a-z0-9]{3}):([0-9]{1,2})",
    re.ASCII,
)


class TableButton(msgspec.Struct, frozen=True):
    """A verb about a table; `word` names a part of it, such as a seat or an option."""

    verb: str
    table: TableId
    word: str = ""


class PickButton(msgspec.Struct, frozen=True):
    """A verb about a seat's question, with the picks so far as indexes into the values shown.

    With a `draft`, `picks` holds only those after the ones stored under that name.
    """

    verb: str
    table: TableId
    seat: Seat
    number: int
    picks: tuple[int, ...] = ()
    mark: str = ""
    page: int = 0
    draft: str = ""


class RulesButton(msgspec.Struct, frozen=True):
    """A page of a game's rules; page 0 is the summary."""

    verb: ClassVar[str] = RULES

    game: str
    page: int = 0


class PrivacyButton(msgspec.Struct, frozen=True):
    """What the person decides about their data."""

    verb: ClassVar[str] = "privacy"

    word: str


class ServerButton(msgspec.Struct, frozen=True):
    """One of the settings of the server in which it is pressed."""

    verb: ClassVar[str] = "server"

    word: str


Button = TableButton | PickButton | RulesButton | PrivacyButton | ServerButton


def mark(tokens: Sequence[str]) -> str:
    """A hash of the picked tokens, three characters."""
    return _hash("\0".join(tokens), 3)


def draft_name(picks: Sequence[int]) -> str:
    """The name under which these picks are stored as a draft."""
    return _hash(picks_text(picks), 16)


def drafted(count: int) -> int:
    """Number of leading picks that are stored in a draft because the custom id is full."""
    return 0 if count <= MOST_PICKS else DRAFTED * ((count - 1) // DRAFTED)


def _hash(text: str, length: int) -> str:
    return "".join(_MARK[byte % 32] for byte in hashlib.sha256(text.encode()).digest()[:length])


def encode(button: Button) -> str:
    """The custom id. Raises ValueError if there are too many picks."""
    if isinstance(button, RulesButton):
        return f"s:{button.verb}:{button.game}:{button.page}"
    if isinstance(button, PrivacyButton | ServerButton):
        return f"s:{button.verb}:{button.word}"
    if isinstance(button, TableButton):
        return ":".join(("s", button.verb, str(button.table), *filter(None, (button.word,))))
    if len(button.picks) > (DRAFTED if button.draft else MOST_PICKS):
        raise ValueError(f"{len(button.picks)} picks do not fit into a custom id")
    picks = (f"~{button.draft}" if button.draft else "") + picks_text(button.picks)
    return f"s:{button.verb}:{button.table}:{button.seat}:{button.number}:{picks}:{button.mark}:{button.page}"


def decode(text: str) -> Button | None:
    """Parses a custom id; None for anything that `encode` does not write exactly so."""
    button = _decode_table(text) or _decode_pick(text) or _decode_rules(text) or _decode_own(text)
    return button if button is not None and encode(button) == text else None


def _decode_table(text: str) -> TableButton | None:
    found = _TABLE.fullmatch(text)
    if found is None or found[1] not in TABLE_VERBS or (found[3] and found[1] not in WITH_WORD):
        return None
    return TableButton(found[1], TableId(int(found[2])), found[3] or "")


def _decode_rules(text: str) -> RulesButton | None:
    found = _RULES.fullmatch(text)
    return found and RulesButton(found[1], int(found[2]))


def _decode_own(text: str) -> PrivacyButton | ServerButton | None:
    found = _OWN.fullmatch(text)
    if found is None:
        return None
    return PrivacyButton(found[2]) if found[1] == "privacy" else ServerButton(found[2])


def _decode_pick(text: str) -> PickButton | None:
    found = _PICK.fullmatch(text)
    if found is None or found[1] not in PICK_VERBS:
        return None
    draft, picks = (found[5] or "")[1:], read_picks(found[6])
    if len(picks) > (DRAFTED if draft else MOST_PICKS):
        return None
    where = TableId(int(found[2])), Seat(int(found[3])), int(found[4])
    return PickButton(found[1], *where, picks, found[7], int(found[8]), draft)


def picks_text(picks: Sequence[int]) -> str:
    """The indexes of picks, two characters each."""
    return "".join(map(place_text, picks))


def read_picks(text: str) -> tuple[int, ...]:
    """Parses what `picks_text` writes."""
    return tuple(int(text[at : at + 2], 36) for at in range(0, len(text), 2))


def place_text(place: int) -> str:
    """An index as two characters in base 36."""
    return _DIGITS[place // 36] + _DIGITS[place % 36]


def option_value(place: int, tokens: Sequence[str]) -> str:
    """The value of a select's option: its index and the hash of the tokens including it."""
    return place_text(place) + mark(tokens)


def read_option(value: str) -> tuple[int, str] | None:
    """Parses an option's value into index and hash; None for anything else."""
    if not re.fullmatch(r"[0-9a-z]{2}[a-z0-9]{3}", value, re.ASCII):
        return None
    return int(value[:2], 36), value[2:]
