"""Private panels beside the table: log, rules, recent events, confirmations."""

from collections.abc import Sequence
from itertools import count, takewhile
from typing import Final

from cogs.pages import house_rules, learning
from cogs.pages.boards import holidays
from cogs.pages.captioned import sentences
from cogs.pages.finished import board as finished
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import GamesButton, OpenButton, RulesButton, TableButton
from cogs.wire.layouts import (
    AMBER,
    MOST_TEXT,
    SLATE,
    Item,
    Page,
    Picture,
    Style,
    as_text,
    button,
    cut,
    fitted,
    gallery,
    rows,
    words,
)
from games.contract import Event
from locales import Speech
from tables.views import GameInfo, Line

LOG_LINES: Final = 20
LIST_DIGITS: Final = 32
"""Digits of the list of presses that are shown before the start."""
NIGHT: Final = 6 * 3600
"""Seconds without a line after which the log repeats the date, in any time zone."""


def line(text: str) -> Page:
    """A sentence by itself."""
    return Page([words(text)], colour=SLATE)


def confirmation(reader: Reader, what: str) -> Page:
    """Asks for a confirmation of resigning or closing, which may be the same: `polls.ask_close`."""
    info = reader.info
    table, person = info.id, None if reader.at is None else reader.at.person
    is_alone = {c.person for c in info.chairs} <= {None, person} and any(
        person in (c.person, c.away) for c in info.chairs
    )
    resigns = what == "close" and info.rated and info.phase == "playing" and is_alone
    yes = button(TableButton(f"{what}-yes", table), reader.say(f"button-yes-{what}"), style=Style.danger)
    no = button(TableButton("keep", table), reader.say("button-no"))
    said = reader.say("answer-close-resigns" if resigns else f"answer-{what}-sure")
    with_whom = _partners(reader, person) if what == "resign" else []
    if not with_whom:
        return Page([words(said), *rows([yes, no])], colour=AMBER)
    said = f"{reader.say('answer-resign-partner', who=reader.speech.listed(with_whom))}\n{said}"
    lend = button(TableButton("give", table, "bot"), reader.say("button-bot-for-me"), style=Style.success)
    return Page([words(said), *rows([lend, yes, no])], colour=AMBER)


def _partners(reader: Reader, person: int | None) -> list[str]:
    """The other people with whom a person plays."""
    chairs = reader.info.chairs
    pairs = [pair for pair in reader.info.partners if any(chairs[seat].person == person for seat in pair)]
    people = dict.fromkeys(chairs[seat].person for pair in pairs for seat in pair)
    return [f"<@{other}>" for other in people if other not in (None, person)]


def join_first(reader: Reader) -> Page:
    """Answers somebody who would start a game without a seat: with the button that gives them one."""
    join = button(TableButton("join", reader.info.id), reader.say("button-join"), style=Style.success)
    return Page([words(reader.say("answer-join-first")), *rows([join])], colour=AMBER)


def fair(reader: Reader, person: int, *, may_cut: bool, note: str = "") -> Page:
    """How the shuffle can be checked: fingerprint, this person's number, the list of presses in the lobby.

    With the way to cut the deck, for whom `may_cut`; at the end with the secret.
    """
    info, digits = reader.info, reader.info.hash[:LIST_DIGITS]
    lines = [reader.say("fair-about"), "-# " + reader.say("fair-fingerprint", digest=f"`{info.commitment}`")]
    number = next((chair.press for chair in info.chairs if chair.person == person), None)
    if number is not None:
        lines.append("-# " + reader.say("answer-number", number=str(number)))
    ways: list[Item] = []
    if info.phase == "lobby":
        lines += ["-# " + reader.say("fair-list", digest=f"`{digits}`"), reader.say("fair-cut")]
        if may_cut:
            ways.append(button(TableButton("cut", info.id, digits), reader.say("button-cut")))
        elif number is None and info.is_direct:
            ways.append(button(TableButton("join-wait", info.id), reader.say("button-join-wait")))
        else:
            lines.append(reader.say("fair-cut-later"))
    elif info.cut:
        lines.append("-# " + reader.say("fair-words", words=f"`{info.cut.replace('`', '’')}`"))
    if info.secret is not None:
        lines.append("-# " + reader.say("fair-secret", secret=f"`{info.secret}`"))
    if info.hash and info.phase != "lobby":
        lines.append("-# " + reader.say("table-record-hash", digest=f"`{info.hash}`"))
    text = f"### {reader.say('button-fair')}\n" + "\n".join([*([note] if note else []), *lines])
    return Page([words(text), *rows(ways)])


async def since(reader: Reader, events: Sequence[Event]) -> Page:
    """The events since this person's last move, as text and drawn on the board; the way to their hand."""
    told = sentences(reader, events) or [reader.say("since-nothing")]
    title = reader.say("since-title" if reader.table_view.seat is not None else "since-title-watching")
    text = f"### {title}\n" + fitted(told, MOST_TEXT - 400, reader.say("news-earlier"))
    if reader.view is None or reader.in_words:
        return Page([words(text), *_to_hand(reader)])
    picture = await reader.since()
    return Page([words(text), gallery(picture), *_to_hand(reader)], [picture])


def _to_hand(reader: Reader) -> list[Item]:
    """The button that shows the person's hand: *Play* where the table waits for them, else *Back*."""
    seat = reader.table_view.seat
    if seat is None or reader.view is None or reader.info.phase != "playing":
        return []
    said, look = ("play", Style.success) if seat in reader.view.waiting else ("back", Style.secondary)
    own = TableButton("hand", reader.info.id, str(seat))
    return rows([button(own, reader.say(f"button-{said}"), style=look)])


def more(
    reader: Reader, game: GameInfo, person: int, *, seated: bool, may_resign: bool, may_close: bool
) -> Page:
    """Further actions of this person at a table."""
    table = reader.info.id
    items = [
        button(RulesButton(reader.info.game), reader.say("button-rules")),
        button(TableButton("log", table), reader.say("button-log")),
        button(TableButton("fair", table), reader.say("button-fair")),
    ]
    items += looks(reader)
    if reader.info.phase == "playing" and reader.view is not None:
        items.append(button(TableButton("replay", table), reader.say("button-replay")))
    if reader.info.phase in ("over", "closed"):
        items += finished.tools(reader, further=True)
    if seated and game.advises and reader.view is not None and reader.info.phase == "playing":
        items.append(button(TableButton("lesson", table), reader.say("button-lesson")))
    if seated and reader.info.phase == "playing":
        items += _midgame_buttons(reader)
        if may_resign:
            items.append(
                button(TableButton("resign", table), reader.say("button-resign"), style=Style.danger)
            )
    if seated and reader.info.phase == "lobby":
        items.append(button(TableButton("leave", table), reader.say("button-leave")))
    if may_close and reader.info.phase == "playing":
        items.append(button(TableButton("free", table), reader.say("button-free")))
    if may_close and reader.info.phase in ("lobby", "playing"):
        items.append(button(TableButton("close", table), reader.say("button-close"), style=Style.danger))
    told = [reader.say("answer-more"), *(learning.no_hints(reader, game) if seated else [])]
    told += holidays(reader, range(len(reader.info.chairs)))
    is_host = reader.info.phase == "playing" and person == reader.info.host
    beat = house_rules.beat(reader) if is_host else []
    label = [words(f"-# {reader.say('lobby-beat')}")] if beat else []
    return Page([words("\n".join(told)), *rows(items), *label, *beat])


def _midgame_buttons(reader: Reader) -> list[Item]:
    """Actions of a player besides moving."""
    table, info = reader.info.id, reader.info
    verbs = ["plan", "give"]
    if info.undo is not None:
        verbs.insert(0, "undo")
    me = info.chairs[reader.table_view.seat or 0].person
    waiting = reader.view.waiting if reader.view is not None else ()
    others = [s for s in waiting if info.chairs[s].person not in (None, me)]
    if others and (info.poll is None or info.poll.kind in ("sit", "channel", "close")):
        verbs.append("rescue")
    return [button(TableButton(verb, table), reader.say(f"button-{verb}")) for verb in verbs]


def looks(reader: Reader) -> list[Item]:
    """Buttons for the game's further pictures."""
    table, game = reader.info.id, reader.info.game
    names = reader.renderer.leaves() if reader.view is not None else {}
    return [button(TableButton("look", table, f"{n}-0"), reader.say(f"{game}-look-{n}")) for n in names]


async def look(reader: Reader, name: str, number: int) -> Page:
    """One of the further pictures, with buttons for the previous and next one."""
    pictures = reader.renderer.leaves() if reader.view is not None else {}
    if name not in pictures:
        return line(reader.say("since-nothing"))
    number = min(number, pictures[name] - 1)
    table = reader.info.id
    turns = []
    if number > 0:
        back = TableButton("look", table, f"{name}-{number - 1}")
        turns.append(button(back, reader.say("button-previous-page")))
    if number < pictures[name] - 1:
        on = TableButton("look", table, f"{name}-{number + 1}")
        turns.append(button(on, reader.say("button-next-page"), style=Style.primary))
    if reader.in_words:
        said = reader.renderer.leaf_words(reader.look, name, number)
        return Page([words(as_text(said)), *rows(turns)])
    picture = await reader.leaf(name, number)
    return Page([gallery(picture), *rows(turns)], [picture])


def log(reader: Reader, lines: Sequence[Line], *, is_last: bool = True) -> Page:
    """A page of the log, with buttons for older and newer lines."""
    title = f"### {reader.say('log-title')}"
    if not lines:
        return Page([words(f"{title}\n{reader.say('log-nothing')}")])
    told = _by_moment(reader, lines)
    items: list[Item] = [words(f"{title}\n{fitted(told, MOST_TEXT - 100, '…')}")]
    turns = []
    first, last = lines[0].number, lines[-1].number
    if first > 1:
        turns.append(button(_log_button(reader, first), reader.say("button-older")))
    if not is_last:
        turns.append(button(_log_button(reader, last + LOG_LINES + 1), reader.say("button-newer")))
    return Page([*items, *rows(turns)])


def _log_button(reader: Reader, before: int) -> TableButton:
    return TableButton("log", reader.info.id, str(before))


def _by_moment(reader: Reader, lines: Sequence[Line]) -> list[str]:
    """The lines grouped by time; with the date after a long pause."""
    told: list[str] = []
    at = -NIGHT
    moment: list[Event] = []
    for one in lines:
        if one.at != at:
            told += sentences(reader, moment)
            told.append(f"-# <t:{one.at}:{'f' if one.at - at >= NIGHT else 't'}>")
            at, moment = one.at, []
        moment.append(one.event)
    return told + sentences(reader, moment)


def primer(game: str, language: str) -> Picture | None:
    """The labelled picture of the summary; None for a game that has none. May take a while."""
    from render import primers  # with all that it draws; loaded in the background at the start

    lines = primers.words(game, language)
    return Picture("rules.png", primers.picture(game, language), "\n".join(lines)) if lines else None


def rules_page(
    speech: Speech, at: RulesButton, primer: Picture | None = None, *, teaches: bool = False
) -> Page:
    """A page of a game's rules: first the summary with its labelled picture, then the full rules.

    The summary of a game that `teaches` has a button that opens a table which explains, against bots.
    """
    game, pages = at.game, _rules_pages(speech, at.game)
    page = max(0, min(at.page, len(pages) - 1))
    ways = []
    if page == 0 and teaches:
        learn = OpenButton(game, "direct", bots=True, learn=True)
        ways.append(button(learn, speech.say("button-learn-playing"), style=Style.success))
    if page > 0:
        ways.append(button(RulesButton(game, page - 1, at.hub), speech.say("button-previous-page")))
    if page < len(pages) - 1:
        further = "button-next-page" if page > 0 else "button-rules-long"
        ways.append(button(RulesButton(game, page + 1, at.hub), speech.say(further)))
    ways += [button(GamesButton("all"), speech.say("button-back"))] if at.hub else []
    labelled = [] if primer is None else [gallery(primer), words(primer.alt)]
    return Page([words(pages[page]), *labelled, *rows(ways)], [] if primer is None else [primer])


def _rules_pages(speech: Speech, game: str) -> list[str]:
    """The summary, then the full rules, in pages that fit a message."""
    long = takewhile(speech.has, (f"{game}-rules-long-{n}" for n in count(1)))
    title = speech.say("rules-title", game=speech.say(f"{game}-name"))
    return [f"## {title}\n{cut(speech.say(id), MOST_TEXT - 100)}" for id in (f"{game}-rules-short", *long)]
