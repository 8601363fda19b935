"""The public message of a table: lobby, game, result. Depends on public information only."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import discord

import render
from cogs.pages import house_rules, learning
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import RulesButton, TableButton
from cogs.wire.layouts import (
    AMBER,
    FELT,
    MOST_TEXT,
    SLATE,
    Item,
    Page,
    Picture,
    Style,
    button,
    fitted,
    gallery,
    line,
    option,
    rows,
    select,
    words,
)
from games.contract import Figure, Outcome, Seat, Text
from locales import Speech
from tables.views import GameInfo

SPEEDS: Final = ("5", "10", "30", "120")
CHOICES: Final = ("wait", "move", "bot", "substitute", "end")
ABSENCE_POLLS: Final = ("late", "rescue", "missing")
"""Kinds of polls about a player who does not move; all others are answered by yes or no."""
HASH_DIGITS: Final = 32
"""Digits of the record's hash that are shown; enough that no other record can be found for them."""
MANY_FREE: Final = 4
"""Number of free seats at the end of the list that are shown as one line."""
MOST_LAST: Final = 1
"""Number of events that are told of a table which was closed before its game began."""


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
    unready, more = _unready(reader), _too_few(reader, info)
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
    said = reader.say(f"{kind}-not-ready" if seat in _unready(reader) else kind, who=reader.mentions[seat])
    until = reader.away[seat]
    return f"{said} · {reader.say('lobby-away', when=_day(until))}" if until else said


def _unready(reader: Reader) -> list[int]:
    """The seats whose players have not pressed Join."""
    return [n for n, c in enumerate(reader.info.chairs) if c.person is not None and not c.ready]


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
    may_start = not _unready(reader) and not _too_few(reader, info)
    may_join = not is_full or bool(_unready(reader))
    join, start = (Style.primary, Style.success) if may_start else (Style.success, Style.primary)

    def tool(verb: str, said: str, style: Style = Style.secondary, *, able: bool = True) -> Item:
        return button(TableButton(verb, table), reader.say(said), style=style, disabled=not able)

    items = [
        tool("join", "button-join", join, able=may_join),
        tool("start", "button-start", start, able=may_start),
        tool("bot", "button-add-bot", able=not is_full),
        tool("unbot", "button-remove-bot", able=has_bot),
        button(RulesButton(reader.info.game), reader.say("button-rules")),
        tool("house", "button-house"),
        tool("more", "button-more"),
        *learning.agree_button(reader, info),
    ]
    people = [chair.person for chair in chairs if chair.person is not None]
    if people == [reader.info.host] and has_bot:
        items.append(tool("watch", "button-watch"))
    return [*speeds(reader), *rows(items)]


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
    return await _with_board(reader, top, status, [*beside(reader), *buttons])


def asked(reader: Reader) -> list[str]:
    """The open poll and how many have answered."""
    poll = reader.info.asked
    if poll is None:
        return []
    who = reader.mentions[poll.seat] if poll.person is None else f"<@{poll.person}>"
    told = reader.say(f"asked-{poll.kind}", who=who, seat=poll.seat + 1, channel=f"<#{poll.channel}>")
    count = reader.say("asked-count", count=len(poll.votes), people=len(poll.people))
    return [f"**{told}**", f"-# {count}"]


def beside(reader: Reader) -> list[Item]:
    """The buttons of the open poll and of free seats, and the speed of bots that play alone."""
    return [*_votes(reader), *_seats(reader)]


def _votes(reader: Reader) -> list[Item]:
    """The buttons of the open poll. Anybody may press them; the game service checks who is asked."""
    poll = reader.info.asked
    if poll is None:
        return []
    answers = CHOICES if poll.kind in ABSENCE_POLLS else ("yes", "no")
    return rows(
        [button(TableButton("vote", reader.info.id, a), reader.say(f"button-vote-{a}")) for a in answers]
    )


def _seats(reader: Reader) -> list[Item]:
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
    options = [option(reader.say(f"speed-{s}"), s, chosen=s == str(reader.info.speed)) for s in SPEEDS]
    return [select(TableButton("speed", reader.info.id), reader.say("lobby-speed"), options)]


async def result(reader: Reader, *, here: bool) -> Page:
    """The result: winners, points, and buttons."""
    table_info, outcome = reader.info, reader.table_view.outcome
    text = []
    if outcome is not None:
        text.append(f"## {verdict(reader, outcome)}")
        text.append(scores(reader, outcome.scores))
        text += [reader.say(id) for id in (outcome.why, *outcome.honours)]
    text += figures(reader)
    text += learning.terms(reader)
    text.append(_record_hash(reader))
    verbs = (*(("lesson",) if table_info.teaches else ()), "record", "log")
    buttons = [button(TableButton(verb, table_info.id), reader.say(f"button-{verb}")) for verb in verbs]
    buttons += [button(RulesButton(table_info.game), reader.say("button-rules"))]
    buttons += [button(TableButton("more", table_info.id), reader.say("button-more"))]
    if here:
        again = TableButton("rematch", table_info.id)
        buttons.insert(0, button(again, reader.say("button-rematch"), style=Style.success))
    return await _with_board(reader, [f"### {reader.game} · {versus(reader)}"], text, rows(buttons))


def figures(reader: Reader) -> list[str]:
    """The figures of the finished game: a line each, with the seats' numbers in order."""
    table = reader.table_view.figures
    return [
        "-# " + reader.say("stats-figure", name=reader.say(column[0].id), amount=_amounts(reader, column))
        for column in zip(*table, strict=True)
    ]


def _amounts(reader: Reader, column: Sequence[Figure]) -> str:
    return " – ".join(amount(reader.speech, figure) for figure in column)


def amount(speech: Speech, figure: Figure) -> str:
    """A figure as text: a mean with one decimal, in the language's notation."""
    if figure.kind != "mean" or figure.of == 1:
        return str(figure.amount)
    return speech.decimal(figure.amount / figure.of) if figure.of else "–"


def unreadable(reader: Reader) -> Page:
    """A table that this version cannot read: nothing is lost, and it can be closed."""
    items = [words(f"### {reader.game}\n{reader.say('table-unreadable')}")]
    close = button(TableButton("close", reader.info.id), reader.say("button-close"), style=Style.danger)
    return Page([*items, *rows([close])], colour=AMBER)


async def closed(reader: Reader) -> Page:
    """A table that was closed: the last board, what happened last, the secret, and the log."""
    head = f"### {reader.game} · {versus(reader)}" if reader.info.chairs else f"### {reader.game}"
    if reader.view is None:
        told = reader.lines(reader.table_view.news[-MOST_LAST:])
        # Only of a table that cannot be read the seats are not known.
        why = reader.say("lobby-closed" if reader.info.chairs else "table-closed")
        text = [head, *told, why]
        return Page([words("\n".join(text))], colour=SLATE)
    tools = [
        button(TableButton(verb, reader.info.id), reader.say(f"button-{verb}"))
        for verb in ("log", "record", "fair")
    ]
    below = [reader.say("table-closed"), _record_hash(reader)]
    return await _with_board(reader, [head], below, rows(tools), SLATE)


def verdict(reader: Reader, outcome: Outcome) -> str:
    """Who won, or that nobody did."""
    first = outcome.placing[0]
    key = "table-result-draw" if len(outcome.placing) == 1 and len(first) > 1 else "table-result-win"
    return reader.say(key, who=reader.everybody(first))


def turn(reader: Reader) -> str:
    """What is awaited, of whom, and since when."""
    waiting, when = reader.view.waiting, f"<t:{reader.info.since}:R>"
    if not waiting:
        return ""
    what = reader.say(render.waiting(reader.view, reader.look), who=reader.everybody(waiting))
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


def scores(reader: Reader, points: tuple[int, ...]) -> str:
    """The points of all seats; a game may say what they are if the lowest win."""
    said = " · ".join(
        reader.say("table-score", who=reader.mentions[seat], points=count)
        for seat, count in enumerate(points)
    )
    named = f"{reader.info.game}-scores"
    return reader.say(named, scores=said) if reader.speech.has(named) else said


def versus(reader: Reader) -> str:
    return " – ".join(reader.mentions)


def _record_hash(reader: Reader) -> str:
    """The fingerprint of the whole record; what else proves the shuffles is behind *Fair shuffle*."""
    digest = reader.info.hash[:HASH_DIGITS]
    return "-# " + reader.say("table-record-hash", digest=f"`{digest}`") if digest else ""


async def _with_board(
    reader: Reader, top: list[str], below: list[str], buttons: list[Item], colour: discord.Colour = FELT
) -> Page:
    """A page with the board, as a picture or text, between title and events."""
    head, tail = "\n".join(filter(None, top)), "\n".join(filter(None, below))
    items: list[Item] = [words(head)]
    pictures: list[Picture] = []
    plain, room = "", MOST_TEXT - len(head) - len(tail)
    if reader.in_words:
        plain = reader.of_board(render.text_board)
        room -= len(plain)
    else:
        pictures.append(await reader.board())
        items.append(gallery(pictures[0]))
    news = fitted(reader.lines(reader.table_view.news), min(room, 1_800), reader.say("news-earlier"))
    # In words, what is asked is told first, then what has happened, then the table.
    told = (tail, news, plain) if reader.in_words else (news, tail)
    items += [words(text) for text in told if text]
    return Page([*items, line(), *buttons], pictures, colour=colour)
