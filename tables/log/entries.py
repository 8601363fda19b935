"""The stored form of log entries: which text of a row stands for which action.

The columns of a row are kind, seat, person, text and press.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from db import EntryRow
from games.contract import Seat
from tables.model import actions as acts
from tables.model.actions import Action, Entry, What
from tables.model.table import Setup, decode_draws, decode_events

_CLOSERS: Final = {"host": "", "moderator": "moderator", "time": "expired"}
_CLOSED_BY: Final[Mapping[str, Literal["host", "moderator"]]] = {"": "host", "moderator": "moderator"}
_WORDS: Final[Mapping[str, Literal["bot", "open"]]] = {"bot": "bot", "open": "open"}
"""Who gets a seat, if it is not a person."""


class _Form(NamedTuple):
    """How an action is written to the text of a row, and read from it."""

    write: Callable[[Any], str]
    read: Callable[[str], What]


def _bare(action: Callable[[], What]) -> _Form:
    """An action without parameters."""
    return _Form(lambda what: "", lambda text: action())


def _seat(text: str) -> Seat:
    return Seat(int(text))


def _optional_seat(text: str) -> Seat | None:
    return _seat(text) if text else None


def _of_seat(action: Callable[[Seat], What]) -> _Form:
    """An action with a seat."""
    return _Form(lambda what: str(what.seat), lambda text: action(_seat(text)))


def _of_text(action: Callable[[str], What], name: str) -> _Form:
    """An action with a field that holds the text."""
    return _Form(lambda what: str(getattr(what, name)), action)


def _pair(write: Callable[[Any], tuple[object, object]], read: Callable[[str, str], What]) -> _Form:
    """An action of two words, the second of which may be empty."""
    return _Form(
        lambda what: "{} {}".format(*write(what)).rstrip(" "),
        lambda text: read(text.partition(" ")[0], text.partition(" ")[2]),
    )


_FORMS: Final[Mapping[type[What], _Form]] = {
    acts.Open: _Form(
        lambda what: msgspec.json.encode(what.setup).decode(),
        lambda text: acts.Open(msgspec.json.decode(text, type=Setup)),
    ),
    acts.SetOption: _Form(
        lambda what: f"{what.name} {what.value}",
        lambda text: acts.SetOption(text.partition(" ")[0], text.partition(" ")[2]),
    ),
    acts.SetPace: _of_text(acts.SetPace, "pace"),
    acts.Invite: _Form(
        lambda what: " ".join(str(person) for person in what.people),
        lambda text: acts.Invite(tuple(int(person) for person in text.split())),
    ),
    acts.Join: _Form(
        lambda what: ("" if what.seat is None else str(what.seat)) + (" start" if what.starts else ""),
        lambda text: acts.Join(_optional_seat(text.removesuffix(" start")), text.endswith(" start")),
    ),
    acts.SetStrength: _pair(
        lambda what: (what.seat, what.strength),
        lambda seat, strength: acts.SetStrength(_seat(seat), strength),
    ),
    acts.Agree: _Form(lambda what: "on" if what.on else "off", lambda text: acts.Agree(text == "on")),
    acts.Rate: _Form(lambda what: "on" if what.on else "off", lambda text: acts.Rate(text == "on")),
    acts.SetSpeed: _Form(lambda what: str(what.seconds), lambda text: acts.SetSpeed(int(text))),
    acts.Close: _Form(
        lambda what: _CLOSERS[what.by],
        lambda text: acts.Close(_CLOSED_BY.get(text, "time")),
    ),
    acts.Rescue: _of_seat(acts.Rescue),
    acts.Vote: _of_text(acts.Vote, "answer"),
    acts.MoveTo: _pair(
        lambda what: (what.channel, "at-once" if what.at_once else ""),
        lambda channel, how: acts.MoveTo(int(channel), bool(how)),
    ),
    acts.AskClose: _Form(
        lambda what: "at-once" if what.at_once else "", lambda text: acts.AskClose(text == "at-once")
    ),
    acts.ClosePoll: _Form(
        lambda what: "taken" if what.is_taken else "", lambda text: acts.ClosePoll(text == "taken")
    ),
    acts.Give: _pair(
        lambda what: (what.to, "" if what.seat is None else what.seat),
        lambda to, seat: acts.Give(_WORDS[to] if to in _WORDS else int(to), _optional_seat(seat)),
    ),
    acts.Free: _pair(
        lambda what: (what.seat, "moderator" if what.by_moderator else ""),
        lambda seat, by: acts.Free(_seat(seat), by == "moderator"),
    ),
    acts.Sit: _of_seat(acts.Sit),
    acts.KeepWithBot: _of_seat(acts.KeepWithBot),
    **{
        action: _bare(action)
        for action in (
            acts.Decline,
            acts.Leave,
            acts.AddBot,
            acts.RemoveBot,
            acts.Watch,
            acts.Start,
            acts.Undo,
            acts.Missing,
            acts.Gone,
            acts.Stronger,
            acts.ByHand,
        )
    },
}
_BY_KIND: Final = {str(action.__struct_config__.tag): form for action, form in _FORMS.items()}


def entry_of(row: EntryRow) -> Entry:
    """Decodes a row of the log. Raises ValueError."""
    action = Action(action_of(row.kind, row.seat, row.text), row.at, row.person, row.press)
    return Entry(row.n, action, decode_draws(row.draws), decode_events(row.events))


def seat_of(what: What) -> Seat | None:
    """The seat that is stored in a column of its own."""
    return what.seat if isinstance(what, acts.Move | acts.Lapse | acts.Late | acts.Cut) else None


def text_of(what: What) -> str:
    """The text that is stored for an action."""
    if isinstance(what, acts.Move | acts.Lapse):
        return what.text
    if isinstance(what, acts.Cut):
        return what.words
    return "" if isinstance(what, acts.Late) else _FORMS[type(what)].write(what)


def action_of(kind: str, seat: int | None, text: str) -> What:
    """The action that is stored as this kind, seat and text. Raises ValueError."""
    if kind in _BY_KIND:
        return _BY_KIND[kind].read(text)
    if kind == "lapse":
        return acts.Lapse(None if seat is None else Seat(seat), text)
    if seat is None or kind not in ("move", "late", "cut"):
        raise ValueError(f"no action of kind {kind!r} with seat {seat}")
    if kind == "late":
        return acts.Late(Seat(seat))
    return acts.Move(Seat(seat), text) if kind == "move" else acts.Cut(Seat(seat), text)
