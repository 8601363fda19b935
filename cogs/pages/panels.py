"""Asides: what one person is shown beside the table: the log, the rules, what happened, are you sure."""

from collections.abc import Sequence
from itertools import count, takewhile
from typing import Final

import render
from cogs.pages.boards import turn
from cogs.pages.reader import Scene
from cogs.wire.custom_ids import RulesButton, TableButton
from cogs.wire.layouts import (
    AMBER,
    MOST_TEXT,
    SLATE,
    Item,
    Page,
    Style,
    button,
    cut,
    fitted,
    gallery,
    rows,
    words,
)
from games.contract import Event
from locales import Speech
from tables.views import Line

LOG_LINES: Final = 20
NIGHT: Final = 6 * 3600
"""Seconds without a line after which the log tells the date again, in whatever zone it is read."""


def line(text: str) -> Page:
    """A sentence by itself."""
    return Page([words(text)], colour=SLATE)


def sure(scene: Scene, what: str) -> Page:
    """Asks whether to resign or close is meant."""
    table = scene.sheet.id
    yes = button(TableButton(f"{what}-yes", table), scene.say(f"button-yes-{what}"), style=Style.danger)
    no = button(TableButton("keep", table), scene.say("button-no"))
    return Page([words(scene.say(f"answer-{what}-sure")), *rows([yes, no])], colour=AMBER)


async def since(scene: Scene, events: Sequence[Event]) -> Page:
    """What has happened since this person last moved, in words and traced on the board as it stands now."""
    told = scene.told(events) or [scene.say("since-nothing")]
    title = scene.say("since-title" if scene.sight.seat is not None else "since-title-watching")
    text = f"### {title}\n" + fitted(told, MOST_TEXT - 400, scene.say("news-earlier"))
    if scene.view is None or scene.in_words:
        return Page([words(text)])
    picture = await scene.since()
    return Page([words(text), gallery(picture), *([words(turn(scene))] if turn(scene) else [])], [picture])


def more(scene: Scene, *, seated: bool, may_close: bool, teaches: bool) -> Page:
    """What else this person can do at a table."""
    table = scene.sheet.id
    items = [
        button(RulesButton(scene.sheet.game), scene.say("button-rules")),
        button(TableButton("log", table), scene.say("button-log")),
    ]
    items += looks(scene)
    if seated and teaches:
        items.append(button(TableButton("lesson", table), scene.say("button-lesson")))
    if seated and scene.sheet.phase == "playing":
        items += _around(scene)
        items.append(button(TableButton("resign", table), scene.say("button-resign"), style=Style.danger))
    if may_close and scene.sheet.phase == "playing":
        items.append(button(TableButton("free", table), scene.say("button-free")))
    if may_close and scene.sheet.phase in ("lobby", "playing"):
        items.append(button(TableButton("close", table), scene.say("button-close"), style=Style.danger))
    return Page([words(scene.say("answer-more")), *rows(items)])


def _around(scene: Scene) -> list[Item]:
    """What somebody who sits here can do besides moving."""
    table, sheet = scene.sheet.id, scene.sheet
    verbs = ["plan", "give"]
    if sheet.undo is not None:
        verbs.insert(0, "undo")
    me = sheet.chairs[scene.sight.seat or 0].person
    waiting = scene.view.waiting if scene.view is not None else ()
    others = [s for s in waiting if sheet.chairs[s].person not in (None, me)]
    if others and (sheet.asked is None or sheet.asked.kind in ("sit", "channel")):
        verbs.append("rescue")
    return [button(TableButton(verb, table), scene.say(f"button-{verb}")) for verb in verbs]


def looks(scene: Scene) -> list[Item]:
    """The buttons to what more there is to look at."""
    table, game = scene.sheet.id, scene.sheet.game
    names = render.leaves(scene.view) if scene.view is not None else {}
    return [button(TableButton("look", table, f"{n}-0"), scene.say(f"{game}-look-{n}")) for n in names]


async def look(scene: Scene, name: str, number: int) -> Page:
    """One of the pictures to leaf through, with the way to those before and after it."""
    pictures = render.leaves(scene.view) if scene.view is not None else {}
    if name not in pictures:
        return line(scene.say("since-nothing"))
    number = min(number, pictures[name] - 1)
    table = scene.sheet.id
    turns = []
    if number > 0:
        back = TableButton("look", table, f"{name}-{number - 1}")
        turns.append(button(back, scene.say("button-previous-page")))
    if number < pictures[name] - 1:
        on = TableButton("look", table, f"{name}-{number + 1}")
        turns.append(button(on, scene.say("button-next-page"), style=Style.primary))
    if scene.in_words:
        said = render.leaf_words(scene.view, scene.look, name, number)
        return Page([words(said), *rows(turns)])
    picture = await scene.leaf(name, number)
    return Page([gallery(picture), *rows(turns)], [picture])


def lesson(scene: Scene, events: Sequence[Event]) -> Page:
    """How this person's last deal could have been played better, for him alone."""
    told = fitted(scene.told(events), MOST_TEXT - 200, "…")
    return Page([words(f"### {scene.say('lesson-title')}\n{told}")])


def log(scene: Scene, lines: Sequence[Line], *, is_last: bool = True) -> Page:
    """A page of the log, with the way to older and newer ones."""
    title = f"### {scene.say('log-title')}"
    if not lines:
        return Page([words(f"{title}\n{scene.say('log-nothing')}")])
    told = _by_moment(scene, lines)
    items: list[Item] = [words(f"{title}\n{fitted(told, MOST_TEXT - 100, '…')}")]
    turns = []
    first, last = lines[0].number, lines[-1].number
    if first > 1:
        turns.append(button(_log_button(scene, first), scene.say("button-older")))
    if not is_last:
        turns.append(button(_log_button(scene, last + LOG_LINES + 1), scene.say("button-newer")))
    return Page([*items, *rows(turns)])


def _log_button(scene: Scene, before: int) -> TableButton:
    return TableButton("log", scene.sheet.id, str(before))


def _by_moment(scene: Scene, lines: Sequence[Line]) -> list[str]:
    """The lines, those of one moment under one time; the date stands where a night may lie between."""
    told: list[str] = []
    at = -NIGHT
    moment: list[Event] = []
    for one in lines:
        if one.at != at:
            told += scene.told(moment)
            told.append(f"-# <t:{one.at}:{'f' if one.at - at >= NIGHT else 't'}>")
            at, moment = one.at, []
        moment.append(one.event)
    return told + scene.told(moment)


def rules_page(speech: Speech, game: str, page: int) -> Page:
    """A page of a game's rules, with the way to the others: first what it is about, then all of them."""
    pages = _rules_pages(speech, game)
    page = max(0, min(page, len(pages) - 1))
    ways = []
    if page > 0:
        ways.append(button(RulesButton(game, page - 1), speech.say("button-previous-page")))
    if page < len(pages) - 1:
        further = "button-next-page" if page > 0 else "button-rules-long"
        ways.append(button(RulesButton(game, page + 1), speech.say(further)))
    return Page([words(pages[page]), *rows(ways)])


def _rules_pages(speech: Speech, game: str) -> list[str]:
    """The rules in short, then in full, in pages that fit a message each."""
    long = takewhile(speech.has, (f"{game}-rules-long-{n}" for n in count(1)))
    title = speech.say("rules-title", game=speech.say(f"{game}-name"))
    return [f"## {title}\n{cut(speech.say(id), MOST_TEXT - 100)}" for id in (f"{game}-rules-short", *long)]
