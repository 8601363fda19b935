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
from typing import ClassVar, Final, Self, TypeVar, get_args

import msgspec

from games.contract import Seat
from tables.views import TableId

T = TypeVar("T")

LONGEST: Final = 100
MOST_ID: Final = 2**63 - 1
"""The largest number of a person; a database stores no larger one."""
MOST_PICKS: Final = 24
DRAFTED: Final = 16
"""Number of picks that one draft adds, once there are more than fit."""
_DIGITS: Final = string.digits + string.ascii_lowercase
_MARK: Final = "abcdefghijkmnpqrstuvwxyz23456789"

PLACES: Final = {"here": "h", "thread": "t", "direct": "d"}
"""Where a table opens, each with the letter that stands for it."""
COMPANY: Final = {
    (False, False, ""): "p", (False, True, ""): "c", (True, True, ""): "l",
    (True, False, ""): "b", (True, False, "easy"): "e",
    (True, False, "middle"): "m", (True, False, "strong"): "s",
}  # fmt: skip
"""Whether bots fill the table, whether it explains each decision, and how well the bots play if that is not
as the presser has chosen; each with its letter.
"""
PACES: Final = {"live": "l", "day": "d", "week": "w", "": "s"}
"""Each pace with its letter; `s` stands for the server's."""

_SHORT: Final = "0|[1-9][0-9]?"
_PERSON: Final = "[1-9a-z][0-9a-z]{0,12}"
_RULE: Final = r"[a-z0-9_-]{1,32}\.[a-z0-9_-]{1,32}"


class TableButton(msgspec.Struct, frozen=True):
    """A verb about a table; `word` names a part of it, such as a seat or an option."""

    pattern: ClassVar[str] = r"([a-z-]+):([1-9][0-9]{0,17})(?::([a-z0-9-]{1,32}))?"

    verb: str
    table: TableId
    word: str = ""

    def parts(self) -> tuple[str, ...]:
        return str(self.table), *filter(None, (self.word,))

    @classmethod
    def read(cls, verb: str, table: str, word: str | None) -> Self:
        return cls(verb, TableId(int(table)), word or "")


class PickButton(msgspec.Struct, frozen=True):
    """A verb about a seat's question, with the picks so far as indexes into the values shown.

    With a `draft`, `picks` holds only those after the ones stored under that name.
    """

    pattern: ClassVar[str] = (
        rf"([a-z]+):([1-9][0-9]{{0,17}}):({_SHORT}):(0|[1-9][0-9]{{0,8}}):(?:~([a-z2-9]{{16}}))?"
        rf"((?:[0-9a-z]{{2}})*):([a-z0-9]{{3}}):({_SHORT})"
    )

    verb: str
    table: TableId
    seat: Seat
    number: int
    picks: tuple[int, ...] = ()
    mark: str = ""
    page: int = 0
    draft: str = ""

    @classmethod
    def at(
        cls,
        verb: str,
        table: TableId,
        seat: Seat,
        number: int,
        places: Sequence[int] = (),
        tokens: Sequence[str] = (),
        page: int = 0,
    ) -> Self:
        """The button of these picks, which are named by their places and by their tokens."""
        first = drafted(len(places))
        draft = draft_name(places[:first]) if first else ""
        return cls(verb, table, seat, number, tuple(places[first:]), mark(tokens), page, draft)

    @property
    def fits(self) -> bool:
        """Whether its custom id has room for the picks."""
        return len(self.picks) <= (DRAFTED if self.draft else MOST_PICKS)

    def parts(self) -> tuple[str, ...]:
        if not self.fits:
            raise ValueError(f"{len(self.picks)} picks do not fit into a custom id")
        picks = (f"~{self.draft}" if self.draft else "") + picks_text(self.picks)
        return str(self.table), str(self.seat), str(self.number), picks, self.mark, str(self.page)

    @classmethod
    def read(
        cls,
        verb: str,
        table: str,
        seat: str,
        number: str,
        draft: str | None,
        picks: str,
        mark: str,
        page: str,
    ) -> Self | None:
        at = TableId(int(table)), Seat(int(seat)), int(number)
        found = cls(verb, *at, read_picks(picks), mark, int(page), draft or "")
        return found if found.fits else None


class RulesButton(msgspec.Struct, frozen=True):
    """A page of a game's rules; page 0 is the summary. `hub`: it was opened from the page of all games."""

    verb: ClassVar[str] = "rules"
    pattern: ClassVar[str] = rf"rules:([a-z]{{1,32}}):({_SHORT})(:all)?"

    game: str
    page: int = 0
    hub: bool = False

    def parts(self) -> tuple[str, ...]:
        return self.game, str(self.page), *(("all",) if self.hub else ())

    @classmethod
    def read(cls, game: str, page: str, hub: str | None) -> Self:
        return cls(game, int(page), hub is not None)


class GamesButton(msgspec.Struct, frozen=True):
    """A page about the games that can be played."""

    verb: ClassVar[str] = "games"
    pattern: ClassVar[str] = "games:([a-z]{1,12})"

    page: str

    def parts(self) -> tuple[str, ...]:
        return (self.page,)

    @classmethod
    def read(cls, page: str) -> Self:
        return cls(page)


class OpenButton(msgspec.Struct, frozen=True):
    """A table that a command or a press asks for. `rules` are the house rules that are not as usual."""

    verb: ClassVar[str] = "new"
    pattern: ClassVar[str] = (
        rf"new:([a-z]{{1,32}}):([htd])([bpclems])([ldws]):((?:{_RULE}(?:,{_RULE})*)?):"
        rf"((?:{_PERSON}(?:\.{_PERSON})*)?)"
    )

    game: str
    place: str = "here"
    bots: bool = False
    pace: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    people: tuple[int, ...] = ()
    learn: bool = False
    level: str = ""

    def parts(self) -> tuple[str, ...]:
        how = (
            PLACES[self.place]
            + COMPANY[self.bots, self.learn, "" if self.learn else self.level]
            + PACES[self.pace]
        )
        rules = ",".join(f"{name}.{value}" for name, value in self.rules)
        return self.game, how, rules, ".".join(map(_base36, self.people))

    @classmethod
    def read(cls, game: str, place: str, company: str, pace: str, rules: str, people: str) -> Self | None:
        chosen = tuple((name, value) for name, _, value in (r.partition(".") for r in rules.split(",") if r))
        invited = tuple(int(person, 36) for person in people.split(".") if person)
        if max(invited, default=0) > MOST_ID:
            return None
        bots, learn, level = _named(COMPANY, company)
        return cls(game, _named(PLACES, place), bots, _named(PACES, pace), chosen, invited, learn, level)


class RecordButton(msgspec.Struct, frozen=True):
    """A step of the replay of an opened record, which is named by digits of its hash."""

    verb: ClassVar[str] = "opened"
    pattern: ClassVar[str] = "opened:([0-9a-f]{16}):([a-z0-9]{1,12})"

    key: str
    step: str

    def parts(self) -> tuple[str, ...]:
        return self.key, self.step

    @classmethod
    def read(cls, key: str, step: str) -> Self:
        return cls(key, step)


class HistoryButton(msgspec.Struct, frozen=True):
    """A page of a list of games: one's own or the channel's, of a game, with a person, before a table."""

    verb: ClassVar[str] = "history"
    pattern: ClassVar[str] = rf"history:(own|here):([a-z]{{0,32}}):((?:{_PERSON})?):(0|[1-9][0-9]{{0,17}})"

    whose: str
    game: str = ""
    person: int = 0
    before: int = 0

    def parts(self) -> tuple[str, ...]:
        return self.whose, self.game, _base36(self.person), str(self.before)

    @classmethod
    def read(cls, whose: str, game: str, person: str, before: str) -> Self | None:
        number = int(person or "0", 36)
        return cls(whose, game, number, int(before)) if number <= MOST_ID else None


class _WordButton(msgspec.Struct, frozen=True):
    """A button of no table that carries a word."""

    pattern: ClassVar[str] = "[a-z]+:([a-z0-9-]{1,24})"

    word: str

    def parts(self) -> tuple[str, ...]:
        return (self.word,)

    @classmethod
    def read(cls, word: str) -> Self:
        return cls(word)


class PrivacyButton(_WordButton, frozen=True):
    """What the person decides about their data."""

    verb: ClassVar[str] = "privacy"


class ServerButton(_WordButton, frozen=True):
    """One of the settings of the server in which it is pressed."""

    verb: ClassVar[str] = "server"


class SettingsButton(_WordButton, frozen=True):
    """One of the settings of the person who presses it."""

    verb: ClassVar[str] = "settings"


class RatingsButton(_WordButton, frozen=True):
    """A page of the leaderboard: the game and `-people` or `-teams`; without a game it is chosen below."""

    verb: ClassVar[str] = "ratings"


Button = (
    TableButton
    | PickButton
    | RulesButton
    | GamesButton
    | OpenButton
    | RecordButton
    | HistoryButton
    | PrivacyButton
    | ServerButton
    | SettingsButton
    | RatingsButton
)
_KINDS: Final[tuple[type[Button], ...]] = get_args(Button)
_OF_NO_TABLE: Final = {kind.verb: (kind,) for kind in _KINDS if isinstance(kind.verb, str)}
"""The kinds that have one verb of their own."""
_PATTERNS: Final = {kind: re.compile(f"s:{kind.pattern}", re.ASCII) for kind in _KINDS}


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
    return ":".join(("s", button.verb, *button.parts()))


def decode(text: str) -> Button | None:
    """Parses a custom id; None for anything that `encode` does not write exactly so."""
    _, _, rest = text.partition(":")
    for kind in _OF_NO_TABLE.get(rest.partition(":")[0], (TableButton, PickButton)):
        if found := _PATTERNS[kind].fullmatch(text):
            return kind.read(*found.groups())
    return None


def _base36(number: int) -> str:
    """A number in base 36; empty for 0."""
    digits = ""
    while number:
        number, last = divmod(number, 36)
        digits = _DIGITS[last] + digits
    return digits


def _named(letters: Mapping[T, str], letter: str) -> T:
    return next(name for name, short in letters.items() if short == letter)


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
