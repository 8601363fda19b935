"""The public message of a table: lobby, game, result. Depends on public information only."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cogs.pages import house_rules, learning
from cogs.pages.captioned import versus, with_board
from cogs.pages.finished.board import closed, result
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import RulesButton, TableButton
from cogs.wire.layouts import (
    AMBER,
    Item,
    Page,
    Style,
    button,
    option,
    rows,
    select,
    words,
)
from games.contract import Seat, Text
from tables.views import SPEEDS, GameInfo

CHOICES: Final = ("wait", "move", "bot", "substitute", "end")
ABSENCE_POLLS: Final = ("late", "rescue", "missing")
"""Kinds of polls about a player who does not move; all others are answered by yes or no."""
MANY_FREE: Final = 4
"""Number of free seats at the end of the list that are shown as one line."""


async def board(reader: Reader, info: GameInfo | None, *, here: bool) -> Page:
    """The table's message. `here` tells whether it is still the channel's table and may be played again.

    `info` is None only for a game that is no longer offered, whose tables cannot be read.
    """
    match reader.info.phase:
        case "unreadable":
            return unreadable(reader)
        case "lobby" if info is not None:
            return lobby(reader, info)
        case "closed":
            return await closed(reader)
        case "over":
            return await result(reader, here=here)
        case _:
            return await playing(reader)


def lobby(reader: Reader, info: GameInfo) -> Page:
    """The lobby: seats, house rules and buttons."""
    table_info = reader.info
    free = sum(chair.person is None and not chair.bot for chair in table_info.chairs)
    asked = [person for person in table_info.invited if all(c.person != person for c in table_info.chairs)]
    text = [f"### {reader.say('lobby-title', game=reader.game)}", reader.say(f"{table_info.game}-about"), ""]
    text += [*_list(reader, info, asked), ""]
    text += [reader.say("lobby-invited", who=f"<@{person}>", game=reader.game) for person in asked[:5]]
    text.append(_missing(reader, info, free - min(free, len(asked)), asked))
    if table_info.by_hand:
        text.append(reader.say("lobby-by-hand", who=f"<@{table_info.host}>"))
    text += [reader.say(e.id, **e.params) for e in reader.table_view.news if e.id == "step-declined"]
    if table_info.asked:
        who = reader.speech.listed([f"<@{person}>" for person in table_info.asked])
        text.append(reader.say("lobby-asked", who=who))
    text += [f"-# {said}" for said in strengths(reader, info)]
    text.append("-# " + house_rules.line(reader, info))
    text += learning.lobby_terms(reader, info)
    text.append(
        "-# " + reader.say("lobby-host", who=f"<@{table_info.host}>", when=f"<t:{table_info.opened}:R>")
    )
    items = [
        words("\n".join(text)),
        *_places(reader, info),
        *_lobby_buttons(reader, info),
    ]
    return Page(items, colour=AMBER, pings=asked)


def _list(reader: Reader, info: GameInfo, asked: Sequence[int]) -> list[str]:
    """The seats; several free ones at the end are one line if all seats are alike."""
    chairs, kept = reader.info.chairs, iter(asked)
    lines = [_place(reader, info, seat, kept) for seat in range(len(chairs))]
    free = f"*{reader.say('lobby-seat-free')}*"
    first = max((n + 1 for n, line in enumerate(lines) if not line.endswith(free)), default=0)
    if len(lines) - first < MANY_FREE or reader.info.partners:
        return lines
    return [*lines[:first], f"{first + 1}. *{reader.say('lobby-seats-free', last=len(lines))}*"]


def strengths(reader: Reader, info: GameInfo) -> list[str]:
    """How well the bots play: a line for those that play equally well."""
    bots: dict[str, list[Seat]] = {}
    for seat, chair in enumerate(reader.info.chairs):
        if chair.bot:
            bots.setdefault(chair.strength or info.strengths[-1], []).append(Seat(seat))
    return [
        reader.say("lobby-bots", who=reader.everybody(seats), strength=Text(f"strength-{strength}"))
        for strength, seats in bots.items()
    ]


def are_weak(reader: Reader, info: GameInfo) -> bool:
    """Returns whether a bot could play better."""
    best = info.strengths[-1]
    return any(chair.bot and (chair.strength or best) != best for chair in reader.info.chairs)


def _place(reader: Reader, info: GameInfo, seat: int, kept: Iterator[int]) -> str:
    """A line of the list: number, side or partner's number in team games, and player."""
    side = f"{_side(reader, info, seat)} · " if reader.info.partners else ""
    return f"{seat + 1}. {side}{_sitter(reader, seat, kept)}"


def _side(reader: Reader, info: GameInfo, seat: int) -> str:
    """The side of a seat: its name where the game has fixed teams, else with whom it plays."""
    if info.teams:
        return reader.say(f"{info.key}-seat-{seat}")
    pair = next(pair for pair in reader.info.partners if seat in pair)
    return reader.say("lobby-with", seat=next(other for other in pair if other != seat) + 1)


def _missing(reader: Reader, info: GameInfo, free: int, asked: Sequence[int]) -> str:
    """What is needed before the start: free seats to fill, people to join, what the start waits for."""
    told = [reader.say("lobby-waiting", free=free)] if free else []
    if asked and not free:
        who = reader.speech.listed([f"<@{person}>" for person in asked])
        told.append(reader.say("lobby-awaited", who=who))
    unready, more = reader.info.unready, _too_few(reader, info)
    if unready:
        people = dict.fromkeys(reader.mentions[seat] for seat in unready)
        told.append(reader.say("lobby-start-awaits", who=reader.speech.listed([*people])))
    elif more:
        told.append(reader.say("lobby-start-needs", count=more))
    return " ".join(told) or reader.say("lobby-full")


def _too_few(reader: Reader, info: GameInfo) -> int:
    """The number of players that are missing for the start."""
    taken = sum(chair.bot or chair.person is not None for chair in reader.info.chairs)
    return min((count - taken for count in info.seats if count >= taken), default=0)


def _sitter(reader: Reader, seat: int, kept: Iterator[int]) -> str:
    """The player of a seat; free seats are reserved for invited people first."""
    chair = reader.info.chairs[seat]
    if chair.person is None and not chair.bot:
        guest = next(kept, None)
        if guest is None:
            return f"*{reader.say('lobby-seat-free')}*"
        return f"*{reader.say('lobby-seat-kept', who=f'<@{guest}>')}*"
    kind = "lobby-seat-bot" if chair.bot else "lobby-seat"
    said = reader.say(f"{kind}-not-ready" if seat in reader.info.unready else kind, who=reader.mentions[seat])
    until = reader.away[seat]
    return f"{said} · {reader.say('lobby-away', when=_day(until))}" if until else said


def _places(reader: Reader, info: GameInfo) -> list[Item]:
    """In games of pairs, a select of free seats: to sit elsewhere, or in fixed teams to hold two seats."""
    free = [n for n, chair in enumerate(reader.info.chairs) if chair.person is None and not chair.bot]
    if not (reader.info.partners and free):
        return []
    seats = [option(f"{n + 1} · {_side(reader, info, n)}", str(n)) for n in free]
    said = reader.say("lobby-seat-choose" if info.teams else "lobby-sit-elsewhere")
    return [select(TableButton("seat", reader.info.id), said, seats)]


def _lobby_buttons(reader: Reader, info: GameInfo) -> list[Item]:
    """The lobby's buttons. Each has its place whoever sits there, so that no second press hits another."""
    table, chairs = reader.info.id, reader.info.chairs
    has_bot = any(chair.bot for chair in chairs)
    is_full = all(chair.bot or chair.person is not None for chair in chairs)
    may_start = not reader.info.unready and not _too_few(reader, info)
    may_join = not is_full or bool(reader.info.unready)
    join, start = (Style.primary, Style.success) if may_start else (Style.success, Style.primary)

    def tool(verb: str, said: str, style: Style = Style.secondary, *, able: bool = True) -> Item:
        return button(TableButton(verb, table), reader.say(said), style=style, disabled=not able)

    items = [
        tool("join", "button-join", join, able=may_join),
        tool("start", "button-start", start, able=may_start),
        tool("bot", "button-add-bot", able=not is_full),
        tool("unbot", "button-remove-bot", able=has_bot),
        *([tool("decline", "button-decline")] if reader.info.awaited or reader.info.rematch_of else []),
        button(RulesButton(reader.info.game), reader.say("button-rules")),
        tool("house", "button-house"),
        tool("more", "button-more"),
        *_rated(reader),
        *learning.agree_button(reader, info),
    ]
    people = [chair.person for chair in chairs if chair.person is not None]
    if people == [reader.info.host] and has_bot:
        items.append(tool("watch", "button-watch"))
    return [*speeds(reader), *rows(items)]


def _rated(reader: Reader) -> list[Item]:
    """The switch that lets the result count for the ratings of the server; outside servers there are none."""
    if not reader.info.guild:
        return []
    other = "off" if reader.info.rated else "on"
    return [button(TableButton("rated", reader.info.id, other), reader.say(f"button-rated-{other}"))]


async def playing(reader: Reader) -> Page:
    """The game: picture, whose turn it is and since when, and the latest events."""
    table = reader.info.id
    top = [f"### {reader.say('table-title', game=reader.title)} · {versus(reader)}"]
    status = [turn(reader), *holidays(reader, reader.view.waiting), *asked(reader), *learning.terms(reader)]
    buttons = rows(
        [
            button(TableButton("hand", table), reader.say("button-hand"), style=Style.primary),
            button(TableButton("play", table), reader.say("button-play"), style=Style.success),
            button(TableButton("since", table), reader.say("button-since")),
            button(TableButton("more", table), reader.say("button-more")),
        ]
    )
    return await with_board(reader, top, status, [*votes(reader), *seats(reader), *buttons])


def asked(reader: Reader) -> list[str]:
    """The open poll, how many have answered, and what silence means."""
    poll = reader.info.poll
    if poll is None:
        return []
    who = reader.mentions[poll.seat] if poll.person is None else f"<@{poll.person}>"
    told = reader.say(f"asked-{poll.kind}", who=who, seat=poll.seat + 1, channel=f"<#{poll.channel}>")
    count = reader.say("asked-count", count=len(poll.votes), people=len(reader.info.voters))
    kind = "absent" if poll.kind in ABSENCE_POLLS else "undo" if poll.kind == "undo" else "wish"
    return [f"**{told}**", f"-# {count} · {reader.say(f'asked-silence-{kind}')}"]


def votes(reader: Reader) -> list[Item]:
    """The buttons of the open poll, in a hand those that its reader may press: who asked may withdraw.

    On the board anybody may press them; the game service checks who is asked.
    """
    poll, is_absent = (
        reader.info.poll,
        reader.info.poll is not None and reader.info.poll.kind in ABSENCE_POLLS,
    )
    if poll is None:
        return []
    answers = {answer: f"button-vote-{answer}" for answer in (CHOICES if is_absent else ("yes", "no"))}
    if reader.at is not None and reader.at.person not in reader.info.voters:
        own = {"wait": "button-vote-here"} if is_absent else {"no": "button-vote-withdraw"}
        answers = own if reader.at.person in (poll.person, reader.info.chairs[poll.seat].person) else {}
    table, number = reader.info.id, poll.number
    return rows(
        [button(TableButton("vote", table, f"{number}-{a}"), reader.say(id)) for a, id in answers.items()]
    )


def seats(reader: Reader) -> list[Item]:
    """Buttons for free or reserved seats, and the speed of bots that play alone."""
    table_info, items = reader.info, []
    for seat, chair in enumerate(table_info.chairs):
        if chair.person is None and (not chair.bot or chair.away is not None):
            said = "button-come-back" if chair.bot else "button-sit"
            items.append(
                button(TableButton("sit", table_info.id, str(seat)), reader.say(said, seat=seat + 1))
            )
        if chair.person is None and not chair.bot:
            label = reader.say("button-bot-sit", seat=seat + 1)
            items.append(button(TableButton("bot-sit", table_info.id, str(seat)), label))
    return [*rows(items[:10]), *speeds(reader)]


def speeds(reader: Reader) -> list[Item]:
    """A select for the speed of bots, if only bots play."""
    if not all(chair.bot for chair in reader.info.chairs):
        return []
    options = [option(reader.say(f"speed-{s}"), str(s), chosen=s == reader.info.speed) for s in SPEEDS]
    return [select(TableButton("speed", reader.info.id), reader.say("lobby-speed"), options)]


def unreadable(reader: Reader) -> Page:
    """A table that this version cannot read: nothing is lost, and it can be closed."""
    items = [words(f"### {reader.game}\n{reader.say('table-unreadable')}")]
    close = button(TableButton("close", reader.info.id), reader.say("button-close"), style=Style.danger)
    return Page([*items, *rows([close])], colour=AMBER)


def turn(reader: Reader) -> str:
    """What is awaited, of whom, and since when."""
    waiting, when = reader.view.waiting, f"<t:{reader.info.since}:R>"
    if not waiting:
        return ""
    what = reader.say(reader.renderer.waiting(reader.look), who=reader.everybody(waiting))
    return reader.say("table-waiting", what=what, when=when)


def holidays(reader: Reader, seats: Iterable[int]) -> list[str]:
    """Who of these seats is on holiday, and until when; each person once."""
    away = dict(enumerate(reader.away))
    found = {reader.mentions[seat]: away[seat] for seat in seats if away.get(seat)}
    said = "table-away" if reader.info.pace == "live" else "table-away-stopped"
    return [f"-# {reader.say(said, who=who, when=_day(until))}" for who, until in found.items()]


def _day(at: int) -> str:
    """A date, which Discord shows in the reader's language and zone."""
    return f"<t:{at}:D>"
