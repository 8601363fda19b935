"""Custom ids: what a button or select carries, and nothing that anybody could not know.

    s:join:17               a verb about a table          (public or private)
    s:option:17:target      the same, about one thing of it
    s:games:open            a page of the games that can be played
    s:new:cribbage:dbs::    a table that this press opens: game; place (here, thread, direct), company (bots
                            or people, with or without explanations), pace; house rules as name.value;
                            invited people in base 36
    s:opened:1f…:12         a step of a record that somebody has opened: 16 digits of its hash, and
                            the step
    s:history:own:kasino:2n9c:99    a page of a list of games: own or here, game, person in base 36, and
                            the table before which it begins
    s:privacy:delete        a decision about one's own data; `s:server:` a setting (private only);
                            `s:ratings:` a page of the leaderboard
    s:pick:17:0:3:0402:k2f:0    a verb about a question   (private only): table, seat, question number,
                            what has been picked as places in the lists shown, two characters each,
                            three characters of a hash over the picked tokens, page (of `drop`: the pick)
    s:pick:17:0:3:~abcdefghijkmnpqr04:k2f:0    the same after more picks than fit: the first ones stand in
                            the store as a draft, under a hash of themselves, and the last ones here

Every id has one spelling, so whatever decodes was written like that by us or by a forger who knows the form:
the dealer still asks who sits there, and the hash keeps a shifted place from playing another card.
"""

import hashlib
import re
import string
from collections.abc import Mapping, Sequence
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
        "fair",
        "log",
        "resign",
        "resign-yes",
        "close",
        "close-yes",
        "keep",
        "rematch",
        "reseat",
        "another",
        "replay",
        "film",
        "record",
        "look",
        "lesson",
        "join",
        "leave",
        "bot",
        "unbot",
        "strength",
        "hints",
        "rated",
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
        "auto",
        "upload",
        "uploaded",
        "decline",
        "reach",
    ]
)
WITH_WORD: Final = frozenset(
    (
        *("hand", "house", "lesson", "log", "look", "option", "rated", "strength", "sort", "upload"),
        *("auto", "vote", "rescue", "give", "sit", "bot-sit", "free", "plan", "plan-set", "replay"),
        "uploaded",
    )
)
RULES: Final = "rules"
GAMES: Final = "games"
NEW: Final = "new"
PLACES: Final = {"here": "h", "thread": "t", "direct": "d"}
"""Where a table opens, each with the letter that stands for it."""
COMPANY: Final = {(False, False): "p", (True, False): "b", (False, True): "c", (True, True): "l"}
"""Whether bots fill the table, and whether it explains each decision; each pair with its letter."""
PACES: Final = {"live": "l", "day": "d", "week": "w", "": "s"}
"""Each pace with its letter; `s` stands for the server's."""
PICK_VERBS: Final = frozenset(("open", "pick", "many", "do", "drop", "form", "fill", "hint"))

_TABLE: Final = re.compile(r"s:([a-z-]+):([1-9][0-9]{0,17})(?::([a-z0-9-]{1,32}))?", re.ASCII)
_RULES: Final = re.compile(r"s:rules:([a-z]{1,32}):([0-9]{1,2})(:all)?", re.ASCII)
_GAMES: Final = re.compile(r"s:games:([a-z]{1,12})", re.ASCII)
_RULE: Final = r"[a-z0-9_-]{1,32}\.[a-z0-9_-]{1,32}"
_NEW: Final = re.compile(
    rf"s:new:([a-z]{{1,32}}):([htd])([bpcl])([ldws]):((?:{_RULE}(?:,{_RULE})*)?):"
    r"((?:[0-9a-z]{1,13}(?:\.[0-9a-z]{1,13})*)?)",
    re.ASCII,
)
_OWN: Final = re.compile(r"s:(privacy|server|settings|ratings):([a-z0-9-]{1,24})", re.ASCII)
_RECORD: Final = re.compile(r"s:opened:([0-9a-f]{16}):([a-z0-9]{1,12})", re.ASCII)
_HISTORY: Final = re.compile(r"s:history:(own|here):([a-z]{0,32}):([0-9a-z]{0,13}):([0-9]{1,18})", re.ASCII)
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
    """A page of a game's rules; page 0 is the summary. `hub`: it was opened from the page of all games."""

    verb: ClassVar[str] = RULES

    game: str
    page: int = 0
    hub: bool = False


class GamesButton(msgspec.Struct, frozen=True):
    """A page about the games that can be played."""

    verb: ClassVar[str] = GAMES

    page: str


class OpenButton(msgspec.Struct, frozen=True):
    """A table that a command or a press asks for. `rules` are the house rules that are not as usual."""

    verb: ClassVar[str] = NEW

    game: str
    place: str = "here"
    bots: bool = False
    pace: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    people: tuple[int, ...] = ()
    learn: bool = False


class RecordButton(msgspec.Struct, frozen=True):
    """A step of the replay of an opened record, which is named by digits of its hash."""

    verb: ClassVar[str] = "opened"

    key: str
    step: str


class HistoryButton(msgspec.Struct, frozen=True):
    """A page of a list of games: one's own or the channel's, of a game, with a person, before a table."""

    verb: ClassVar[str] = "history"

    whose: str
    game: str = ""
    person: int = 0
    before: int = 0


class PrivacyButton(msgspec.Struct, frozen=True):
    """What the person decides about their data."""

    verb: ClassVar[str] = "privacy"

    word: str


class ServerButton(msgspec.Struct, frozen=True):
    """One of the settings of the server in which it is pressed."""

    verb: ClassVar[str] = "server"

    word: str


class SettingsButton(msgspec.Struct, frozen=True):
    """One of the settings of the person who presses it."""

    verb: ClassVar[str] = "settings"

    word: str


class RatingsButton(msgspec.Struct, frozen=True):
    """A page of the leaderboard: the game and `-people` or `-teams`; without a game it is chosen below."""

    verb: ClassVar[str] = "ratings"

    word: str


OwnButton = PrivacyButton | ServerButton | SettingsButton | RatingsButton
OWN: Final[dict[str, type[OwnButton]]] = {
    kind.verb: kind for kind in (PrivacyButton, ServerButton, SettingsButton, RatingsButton)
}
PastButton = RecordButton | HistoryButton
Button = TableButton | PickButton | RulesButton | GamesButton | OpenButton | OwnButton | PastButton


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
        return f"s:{button.verb}:{button.game}:{button.page}" + (":all" if button.hub else "")
    if isinstance(button, GamesButton):
        return f"s:{button.verb}:{button.page}"
    if isinstance(button, OpenButton):
        return _encode_new(button)
    if isinstance(button, OwnButton):
        return f"s:{button.verb}:{button.word}"
    if isinstance(button, RecordButton):
        return f"s:{button.verb}:{button.key}:{button.step}"
    if isinstance(button, HistoryButton):
        person = _base36(button.person)
        return f"s:{button.verb}:{button.whose}:{button.game}:{person}:{button.before}"
    if isinstance(button, TableButton):
        return ":".join(("s", button.verb, str(button.table), *filter(None, (button.word,))))
    if len(button.picks) > (DRAFTED if button.draft else MOST_PICKS):
        raise ValueError(f"{len(button.picks)} picks do not fit into a custom id")
    picks = (f"~{button.draft}" if button.draft else "") + picks_text(button.picks)
    return f"s:{button.verb}:{button.table}:{button.seat}:{button.number}:{picks}:{button.mark}:{button.page}"


def _encode_new(button: OpenButton) -> str:
    how = PLACES[button.place] + COMPANY[button.bots, button.learn] + PACES[button.pace]
    rules = ",".join(f"{name}.{value}" for name, value in button.rules)
    people = ".".join(_base36(person) for person in button.people)
    return f"s:{button.verb}:{button.game}:{how}:{rules}:{people}"


def _base36(number: int) -> str:
    """A number above 0 in base 36."""
    digits = ""
    while number:
        number, last = divmod(number, 36)
        digits = _DIGITS[last] + digits
    return digits


def decode(text: str) -> Button | None:
    """Parses a custom id; None for anything that `encode` does not write exactly so."""
    readers = (_decode_table, _decode_pick, _decode_rules, _decode_new, _decode_own, _decode_past)
    button = next((found for read in readers if (found := read(text)) is not None), None)
    return button if button is not None and encode(button) == text else None


def _decode_table(text: str) -> TableButton | None:
    found = _TABLE.fullmatch(text)
    if found is None or found[1] not in TABLE_VERBS or (found[3] and found[1] not in WITH_WORD):
        return None
    return TableButton(found[1], TableId(int(found[2])), found[3] or "")


def _decode_rules(text: str) -> RulesButton | None:
    found = _RULES.fullmatch(text)
    return found and RulesButton(found[1], int(found[2]), found[3] is not None)


def _decode_new(text: str) -> GamesButton | OpenButton | None:
    if found := _GAMES.fullmatch(text):
        return GamesButton(found[1])
    found = _NEW.fullmatch(text)
    if found is None:
        return None
    rules = tuple((name, value) for name, _, value in (r.partition(".") for r in found[5].split(",") if r))
    people = tuple(int(person, 36) for person in found[6].split(".") if person)
    place, pace = _named(PLACES, found[2]), _named(PACES, found[4])
    bots, learn = next(how for how, letter in COMPANY.items() if letter == found[3])
    return OpenButton(found[1], place, bots, pace, rules, people, learn)


def _named(letters: Mapping[str, str], letter: str) -> str:
    return next(name for name, short in letters.items() if short == letter)


def _decode_own(text: str) -> OwnButton | None:
    found = _OWN.fullmatch(text)
    return found and OWN[found[1]](found[2])


def _decode_past(text: str) -> PastButton | None:
    if found := _RECORD.fullmatch(text):
        return RecordButton(found[1], found[2])
    found = _HISTORY.fullmatch(text)
    return found and HistoryButton(found[1], found[2], int(found[3] or "0", 36), int(found[4]))


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
