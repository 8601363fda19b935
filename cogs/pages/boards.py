"""The public message of a table: the lobby, the game, the result. Nothing on it depends on a hand."""

from collections.abc import Iterator, Sequence
from typing import Final

import render
from cogs.pages import house_rules
from cogs.pages.reader import Scene
from cogs.wire.custom_ids import RulesButton, TableButton
from cogs.wire.layouts import (
    AMBER,
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
from games.contract import Figure, Outcome
from locales import Speech
from tables.views import GameInfo, Sheet

SPEEDS: Final = ("5", "10", "30", "120")
CHOICES: Final = ("wait", "move", "bot", "substitute", "end")
ABSENCE: Final = ("late", "rescue", "missing")
"""The kinds of polls about somebody who does not move; all others are answered by yes or no."""
HASH_DIGITS: Final = 32
"""Digits of the record's hash that are shown: too many for another record to be found that has them too."""
MANY_FREE: Final = 4
"""So many free seats at the end of the list are one line."""


async def board(scene: Scene, info: GameInfo | None, *, here: bool) -> Page:
    """The table's message. `here`: whether it is still the channel's table, so may be played again.

    `info` is None only of a game that is no longer offered, whose tables cannot be read.
    """
    match scene.sheet.phase:
        case "unreadable":
            return unreadable(scene)
        case "lobby" if info is not None:
            return lobby(scene, info)
        case "closed":
            return await closed(scene)
        case "over":
            return await result(scene, here=here)
        case _:
            return await playing(scene)


def lobby(scene: Scene, info: GameInfo) -> Page:
    """A table being set: who is in, the house rules, and what can be pressed."""
    sheet = scene.sheet
    free = sum(chair.person is None and not chair.bot for chair in sheet.chairs)
    asked = [person for person in sheet.invited if all(c.person != person for c in sheet.chairs)]
    text = [f"### {scene.say('lobby-title', game=scene.game)}", scene.say(f"{sheet.game}-about"), ""]
    text += [*_list(scene, info, asked), ""]
    text += [scene.say("lobby-invited", who=f"<@{person}>", game=scene.game) for person in asked[:5]]
    text.append(_missing(scene, free - min(free, len(asked)), bool(asked) and free > 0))
    text.append("-# " + house_rules.line(scene, info))
    text.append("-# " + scene.say("lobby-host", who=f"<@{sheet.host}>", when=f"<t:{sheet.opened}:R>"))
    text.append("-# " + scene.say("lobby-commitment", digest=f"`{sheet.commitment}`"))
    items = [
        words("\n".join(text)),
        *_places(scene, info),
        *_lobby_buttons(scene, info),
    ]
    return Page(items, colour=AMBER, calls=asked)


def _list(scene: Scene, info: GameInfo, asked: Sequence[int]) -> list[str]:
    """Who sits where; where every seat is like another, many free ones at the end are one line."""
    chairs, kept = scene.sheet.chairs, iter(asked)
    lines = [_place(scene, info, seat, kept) for seat in range(len(chairs))]
    free = f"*{scene.say('lobby-seat-free')}*"
    first = max((n + 1 for n, line in enumerate(lines) if not line.endswith(free)), default=0)
    if len(lines) - first < MANY_FREE or info.teams:
        return lines
    return [*lines[:first], f"{first + 1}. *{scene.say('lobby-seats-free', last=len(lines))}*"]


def _place(scene: Scene, info: GameInfo, seat: int, kept: Iterator[int]) -> str:
    """A line of the list: the number of the place, its side where sides play together, and who sits there."""
    side = f"{scene.say(f'{info.key}-seat-{seat}')} · " if info.teams else ""
    return f"{seat + 1}. {side}{_sitter(scene, seat, kept)}"


def _missing(scene: Scene, free: int, is_awaited: bool) -> str:
    """What the table still lacks: seats that anybody may take, somebody's press, or only the start."""
    if free:
        return scene.say("lobby-waiting", free=free)
    return scene.say("lobby-awaited" if is_awaited or _unready(scene) else "lobby-full")


def _sitter(scene: Scene, seat: int, kept: Iterator[int]) -> str:
    """Who sits there; a seat that is free is first kept for those who are invited."""
    chair = scene.sheet.chairs[seat]
    if chair.person is None and not chair.bot:
        guest = next(kept, None)
        if guest is None:
            return f"*{scene.say('lobby-seat-free')}*"
        return f"*{scene.say('lobby-seat-kept', who=f'<@{guest}>')}*"
    kind = "lobby-seat-bot" if chair.bot else "lobby-seat"
    return scene.say(f"{kind}-not-ready" if seat in _unready(scene) else kind, who=scene.mentions[seat])


def _unready(scene: Scene) -> list[int]:
    """The seats whose people have still to press Join."""
    return [n for n, c in enumerate(scene.sheet.chairs) if c.person is not None and not c.ready]


def _places(scene: Scene, info: GameInfo) -> list[Item]:
    """Where sides play together: the way to another place, or to the partner's too."""
    free = [n for n, chair in enumerate(scene.sheet.chairs) if chair.person is None and not chair.bot]
    if not (info.teams and free):
        return []
    seats = [option(scene.say(f"{info.key}-seat-{n}"), str(n)) for n in free]
    return [select(TableButton("seat", scene.sheet.id), scene.say("lobby-seat-choose"), seats)]


def _lobby_buttons(scene: Scene, info: GameInfo) -> list[Item]:
    table, chairs = scene.sheet.id, scene.sheet.chairs
    has_bot = any(chair.bot for chair in chairs)
    taken = sum(chair.bot or chair.person is not None for chair in chairs)
    free, unready = len(chairs) - taken, _unready(scene)
    may_join, may_start = free > 0 or bool(unready), taken in info.seats and not unready
    items = [
        button(
            TableButton("join", table), scene.say("button-join"), style=Style.success, disabled=not may_join
        ),
        button(TableButton("leave", table), scene.say("button-leave")),
    ]
    if has_bot:
        items.append(button(TableButton("unbot", table), scene.say("button-remove-bot")))
    if free:
        items.append(button(TableButton("bot", table), scene.say("button-add-bot")))
    start = TableButton("start", table)
    items.append(button(start, scene.say("button-start"), style=Style.primary, disabled=not may_start))
    items.append(button(TableButton("house", table), scene.say("button-house")))
    items.append(button(TableButton("close", table), scene.say("button-close"), style=Style.danger))
    people = [chair.person for chair in chairs if chair.person is not None]
    if people == [scene.sheet.host] and has_bot:
        items.append(button(TableButton("watch", table), scene.say("button-watch")))
    return [*speeds(scene), *rows(items)]


async def playing(scene: Scene) -> Page:
    """The game: the picture, whose turn it is and since when, and what has happened since."""
    table = scene.sheet.id
    top = [f"### {scene.say('table-title', game=scene.game)} · {_versus(scene)}"]
    status = [turn(scene), *_asked(scene)]
    buttons = rows(
        [
            button(TableButton("hand", table), scene.say("button-hand"), style=Style.primary),
            button(TableButton("play", table), scene.say("button-play"), style=Style.success),
            button(TableButton("since", table), scene.say("button-since")),
            button(TableButton("more", table), scene.say("button-more")),
        ]
    )
    return await _with_board(scene, top, status, [*_votes(scene), *_seats(scene), *buttons])


def _asked(scene: Scene) -> list[str]:
    """What the table is asked, and how many have answered."""
    asked = scene.sheet.asked
    if asked is None:
        return []
    who = scene.mentions[asked.seat] if asked.person is None else f"<@{asked.person}>"
    told = scene.say(f"asked-{asked.kind}", who=who, seat=asked.seat + 1, channel=f"<#{asked.channel}>")
    count = scene.say("asked-count", count=len(asked.votes), people=len(asked.people))
    return [f"**{told}**", f"-# {count}"]


def _votes(scene: Scene) -> list[Item]:
    """The answers to what the table is asked; anybody may press, the dealer knows who is asked."""
    asked = scene.sheet.asked
    if asked is None:
        return []
    answers = CHOICES if asked.kind in ABSENCE else ("yes", "no")
    return rows(
        [button(TableButton("vote", scene.sheet.id, a), scene.say(f"button-vote-{a}")) for a in answers]
    )


def _seats(scene: Scene) -> list[Item]:
    """Seats that are free or kept for somebody; and the speed of bots that play alone."""
    sheet, items = scene.sheet, []
    for seat, chair in enumerate(sheet.chairs):
        if chair.person is None and (not chair.bot or chair.away is not None):
            said = "button-come-back" if chair.bot else "button-sit"
            items.append(button(TableButton("sit", sheet.id, str(seat)), scene.say(said, seat=seat + 1)))
        if chair.person is None and not chair.bot:
            label = scene.say("button-bot-sit", seat=seat + 1)
            items.append(button(TableButton("bot-sit", sheet.id, str(seat)), label))
    return [*rows(items[:10]), *speeds(scene)]


def speeds(scene: Scene) -> list[Item]:
    """How fast bots play among themselves."""
    if not all(chair.bot for chair in scene.sheet.chairs):
        return []
    options = [option(scene.say(f"speed-{s}"), s, chosen=s == str(scene.sheet.speed)) for s in SPEEDS]
    return [select(TableButton("speed", scene.sheet.id), scene.say("lobby-speed"), options)]


async def result(scene: Scene, *, here: bool) -> Page:
    """The end: who won, by how much, and what can be done now."""
    sheet, outcome = scene.sheet, scene.sight.outcome
    text = []
    if outcome is not None:
        text.append(f"## {verdict(scene, outcome)}")
        text.append(scores(scene, outcome.scores))
        text += [scene.say(id) for id in (outcome.why, *outcome.honours)]
    text += figures(scene)
    text.append(_secret(scene))
    buttons = [button(RulesButton(sheet.game), scene.say("button-rules"))]
    buttons.insert(0, button(TableButton("log", sheet.id), scene.say("button-log")))
    buttons.insert(0, button(TableButton("record", sheet.id), scene.say("button-record")))
    buttons += [button(TableButton("more", sheet.id), scene.say("button-more"))]
    if here:
        again = TableButton("rematch", sheet.id)
        buttons.insert(0, button(again, scene.say("button-rematch"), style=Style.success))
    return await _with_board(scene, [f"### {scene.game} · {_versus(scene)}"], text, rows(buttons))


def figures(scene: Scene) -> list[str]:
    """The numbers of the game that is over: a line for each, those of the seats in their order."""
    table = scene.sight.figures
    return [
        "-# " + scene.say("stats-figure", name=scene.say(column[0].id), amount=_amounts(scene, column))
        for column in zip(*table, strict=True)
    ]


def _amounts(scene: Scene, column: Sequence[Figure]) -> str:
    return " – ".join(amount(scene.speech, figure) for figure in column)


def amount(speech: Speech, figure: Figure) -> str:
    """A figure as it is read: a mean of several with one decimal, by the customs of the language."""
    if figure.kind != "mean" or figure.of == 1:
        return str(figure.amount)
    return speech.decimal(figure.amount / figure.of) if figure.of else "–"


def unreadable(scene: Scene) -> Page:
    """A table that this version cannot read: that nothing is lost, and a button to close it."""
    items = [words(f"### {scene.game}\n{scene.say('table-unreadable')}")]
    close = button(TableButton("close", scene.sheet.id), scene.say("button-close"), style=Style.danger)
    return Page([*items, *rows([close])], colour=AMBER)


async def closed(scene: Scene) -> Page:
    """A table that was closed: no buttons, and the secret."""
    text = [scene.say("table-closed" if scene.view is not None else "lobby-closed"), _secret(scene)]
    head = f"### {scene.game} · {_versus(scene)}"
    return Page([words("\n".join([head, *text]))], colour=SLATE)


def verdict(scene: Scene, outcome: Outcome) -> str:
    """Who won, or that nobody did."""
    first = outcome.placing[0]
    key = "table-result-draw" if len(outcome.placing) == 1 and len(first) > 1 else "table-result-win"
    return scene.say(key, who=scene.everybody(first))


def turn(scene: Scene) -> str:
    """Whose turn it is, and since when."""
    waiting, when = scene.view.waiting, f"<t:{scene.sheet.since}:R>"
    people = {scene.mentions[seat] for seat in waiting}
    key = "table-waiting" if len(people) == 1 else "table-waiting-several"
    return scene.say(key, who=scene.everybody(waiting), when=when) if waiting else ""


def scores(scene: Scene, points: tuple[int, ...]) -> str:
    """The points of everybody, in a row; a game may say what they are, where the fewest are best."""
    said = " · ".join(
        scene.say("table-score", who=scene.mentions[seat], points=count) for seat, count in enumerate(points)
    )
    named = f"{scene.sheet.game}-scores"
    return scene.say(named, scores=said) if scene.speech.has(named) else said


def _versus(scene: Scene) -> str:
    return " – ".join(scene.mentions)


def _secret(scene: Scene) -> str:
    sheet: Sheet = scene.sheet
    if sheet.secret is None:
        return ""
    digest = f"`{sheet.commitment}`"
    lines = [scene.say("table-secret", secret=f"`{sheet.secret}`", digest=digest)]
    if sheet.hash and scene.view is not None:
        lines.append(scene.say("table-record-hash", digest=f"`{sheet.hash[:HASH_DIGITS]}`"))
    return "\n".join(f"-# {said}" for said in lines)


async def _with_board(scene: Scene, top: list[str], below: list[str], buttons: list[Item]) -> Page:
    """The board, as a picture or in words, between its title and what happened."""
    head, tail = "\n".join(filter(None, top)), "\n".join(filter(None, below))
    items: list[Item] = [words(head)]
    pictures: list[Picture] = []
    room = MOST_TEXT - len(head) - len(tail)
    if scene.in_words:
        plain = render.text_board(scene.view, scene.look)
        items.append(words(plain))
        room -= len(plain)
    else:
        pictures.append(await scene.board())
        items.append(gallery(pictures[0]))
    news = fitted(scene.told(scene.sight.news), min(room, 1_800), scene.say("news-earlier"))
    items += [words(text) for text in (news, tail) if text]
    return Page([*items, line(), *buttons], pictures)
