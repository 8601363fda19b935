"""A person's private page: their hand, the open question and the picker.

Used for direct messages, private answers and their edits.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cogs.pages import boards, learning, picker
from cogs.pages.answers import first_of_field, label, offers, row
from cogs.pages.boards import board, seats, turn
from cogs.pages.captioned import news, verdict, versus
from cogs.pages.finished.board import scores, ways_on
from cogs.pages.form_flow import opener
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import PickButton, RulesButton, TableButton
from cogs.wire.layouts import (
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
    literal,
    rows,
    words,
)
from cogs.wire.shards import ShardedBot
from games.contract import Seat, Who
from locales import Speech
from render import Renderer
from tables.service import Tables
from tables.views import GameInfo, Hint, Question, TableId, TableInfo

MOST_CHOSEN: Final = 400
"""Characters of what has been picked, and of plans."""
MOST_PARTS: Final = 38
"""Components of a hand; a message has room for 40, with the container."""


class HandHeading(NamedTuple):
    """The heading of a hand in a direct message: game, server, channel and a link to it."""

    server: str
    channel: int
    link: str | None

    def text(self, reader: Reader) -> str:
        if reader.info.is_direct:
            return f"### {reader.title} · {versus(reader)}"
        title = reader.say("hand-title", game=reader.title, server=self.server, channel=f"<#{self.channel}>")
        back = f" · [{reader.say('hand-link')}]({self.link})" if self.link else ""
        return f"### {title}{back}"


async def hand(
    reader: Reader,
    walk: Walk | None,
    heading: HandHeading | None = None,
    page: int = 0,
    note: str = "",
    game: GameInfo | None = None,
    hint: Hint | None = None,
) -> Page:
    """A person's side of the table. `walk` is the question that they are answering, if any.

    `heading` is given for direct messages; `note` is shown in small print, `hint` below the question.
    A table in direct messages has no other message, so there this is the lobby and the result too;
    `game` is needed for the lobby, and to tell in a first hand how well the bots play.
    """
    is_direct = reader.info.is_direct
    if is_direct and (reader.view is None or reader.info.phase != "playing"):
        return await board(reader, game, here=True)
    top = heading.text(reader) if heading else ""
    if reader.view is None or reader.info.phase in ("lobby", "closed"):
        state = "hand-lobby" if reader.info.phase == "lobby" else "hand-closed"
        return Page([words("\n".join(filter(None, [top, reader.say(state)])))], colour=SLATE)
    status = "\n".join(
        filter(
            None,
            (
                _planned(reader),
                learning.firsts(reader),
                *_status(reader, walk),
                *learning.hinted(reader, hint),
            ),
        )
    )
    pictures, spoken = await drawn(reader, walk)
    first = boards.strengths(reader, game) if reader.info.is_first and game else []
    note = "\n".join(f"-# {text}" for text in (note, *first, _dropped(reader)) if text)
    wish = "\n".join(boards.asked(reader))
    room = min(MOST_TEXT - sum(map(len, (top, status, spoken, note, wish))) - 4, 1_500)
    happened = fitted(_news(reader), room, reader.say("news-earlier"))
    # In words, what is asked is told first, then what has happened, then the table and the hand.
    asked, below = (status, "") if reader.in_words else ("", status)
    items = [words(text) for text in (top, _whose(reader)) if text]
    place = len(items)
    items += [words(text) for text in (asked, note, happened, spoken) if text]
    items += [gallery(picture) for picture in pictures]
    items += [*([words(below)] if below else []), *learning.auto_offer(reader, walk)]
    if reader.table_view.outcome is None:
        again = heading is None
        items += _idle(reader, again=again) if walk is None else _controls(reader, walk, page, again=again)
    elif heading is not None:  # in direct messages, where the channel's last board is not in sight
        items += rows(ways_on(reader, here=True))
    if first and game and not reader.info.rated and boards.are_weak(reader, game):
        stronger = button(TableButton("stronger", reader.info.id), reader.say("button-stronger"))
        items += rows([stronger]) if _count(items) + 2 <= MOST_PARTS else []
    if wish:
        block = [words(wish), *boards.votes(reader)]
        items[place:place] = block if _count([*items, *block]) <= MOST_PARTS else block[:1]
    if is_direct and not (walk is not None and walk.places):
        items += _table_buttons(reader, MOST_PARTS - _count(items))
    return Page(items, pictures)


def _news(reader: Reader) -> list[str]:
    """What has happened; below a heading if it begins with the person's own move and goes on."""
    events, seat = reader.table_view.news, reader.table_view.seat
    told = news(reader)
    is_own = seat is not None and bool(events) and Who(seat) in events[0].params.values()
    return [f"-# {reader.say('since-title')}", *told] if is_own and len(told) > 1 else told


def old(speech: Speech, table: TableId, seat: Seat) -> Page:
    """Stands in for a private hand that cannot be kept up to date any more: without the hand."""
    again = button(TableButton("hand", table, str(seat)), speech.say("button-again"), style=Style.success)
    return Page([words(speech.say("hand-old")), *rows([again])], colour=SLATE)


def _table_buttons(reader: Reader, room: int) -> list[Item]:
    """What stands below the board of a table in a channel, as far as there is room for it."""
    table, items = reader.info.id, seats(reader)
    tools = rows(
        [
            button(TableButton("since", table), reader.say("button-since")),
            button(TableButton("more", table), reader.say("button-more")),
        ]
    )
    offered = [*items, *tools]
    while offered and _count(offered) > room:
        offered.pop(-2 if len(offered) > 1 else -1)
    return offered


def _count(items: Sequence[Item]) -> int:
    """The number of components."""
    return sum(1 for item in items for _ in _parts(item))


def _parts(item: Item) -> Iterator[Item]:
    """The component and those inside it."""
    yield item
    yield from getattr(item, "children", ())


async def drawn(reader: Reader, walk: Walk | None) -> tuple[list[Picture], str]:
    """The board, which stands out of sight in a channel, and the own hand; or both as text.

    A game's preview of the picked move replaces both.
    """
    picked = walk.tokens if walk else ()
    is_over = reader.table_view.outcome is not None
    board = not reader.renderer.hand_is_table
    if walk is not None and picked:
        if reader.in_words and (foretold := reader.preview_words(walk.ask, picked)):
            return [], as_text(foretold)
        foreseen = None if reader.in_words else await reader.preview(walk.ask, picked, _asked(reader, walk))
        if foreseen is not None:
            return [foreseen], ""
    if reader.in_words:
        spoken = [reader.of_board(Renderer.text_board)] if board or is_over else []
        own = [] if is_over else [as_text(reader.hand_words())]  # the question tells what is picked
        return [], "\n".join([*spoken, *own])
    pictures = [await reader.board()] if board or is_over else []
    if is_over:
        return pictures, ""
    return [*pictures, await reader.hand(picked, _asked(reader, walk) if walk and picked else "")], ""


def _asked(reader: Reader, walk: Walk) -> str:
    """What is still to be chosen, or that the move is to be confirmed: an alt text begins with it."""
    said = reader.say("pick-confirm") if walk.whole is not None else reader.label(walk.ask.question)
    return said if said[-1] in ".?!" else f"{said}."


def _status(reader: Reader, walk: Walk | None) -> list[str]:
    """The text below the picture: the result, the question, or whose turn it is."""
    outcome = reader.table_view.outcome
    if outcome is not None:
        return [verdict(reader, outcome), scores(reader, outcome.scores)]
    if walk is None:
        plain = any(asked.title is None for asked in reader.table_view.questions)
        may = [reader.say("hand-may-change")] if plain else []
        return [turn(reader), *boards.holidays(reader, reader.view.waiting), *may]
    question = (walk.asks[0] if walk.whole is not None else walk.ask).question
    asked = reader.say(question.id, **question.params)
    stands = [f"-# {reader.say('hand-change-stands')}"] if _is_change(reader, walk) else []
    labels = [label(reader, value) for value in walk.chosen]
    about = [reader.say(text.id, **text.params) for text in walk.ask.about]
    chosen = cut((", " if any(" " in text for text in labels) else " ").join(labels), MOST_CHOSEN)
    if not chosen:
        return [f"**{asked}**", *about, *learning.why(reader, walk), *stands, *_clock(reader)]
    told = reader.say("pick-chosen", chosen=f"**{chosen}**")
    if walk.whole is not None:
        return [f"-# {asked}", told, *about, reader.say("pick-confirm"), *stands]
    is_begun = first_of_field(walk) < len(walk.places)
    needs_more = is_begun and walk.ask.loose and walk.ask.whole is None
    more = [reader.say("pick-more", count=walk.ask.take)] if needs_more else []
    return [f"**{asked}**", told, *about, *more, *learning.why(reader, walk), *stands]


def _clock(reader: Reader) -> list[str]:
    """The person's deadline, if there is one."""
    end = reader.deadline
    if end is None:
        return []
    rule = "-rule" if reader.info.options.get("late") == "rule" else ""
    said = f"hand-time-bank{rule}" if end.on_bank else "hand-time"
    return [f"-# {reader.say(said, when=f'<t:{end.until}:f>', left=f'<t:{end.until}:R>')}"]


def _planned(reader: Reader) -> str:
    """The person's plans and when they will be played."""
    plan = reader.planned
    if not plan.moves:
        return ""
    moves = cut(" · ".join(f"`{move}`" for move in plan.moves), MOST_CHOSEN)
    if plan.at is None:
        return reader.say("hand-planned-later", moves=moves)
    return reader.say("hand-planned", moves=moves, when=f"<t:{plan.at}:R>")


def _dropped(reader: Reader) -> str:
    """The planned moves that could not be played."""
    moves = " · ".join(f"`{move}`" for move in reader.dropped)
    return reader.say("hand-dropped", moves=cut(moves, MOST_CHOSEN)) if moves else ""


def _whose(reader: Reader) -> str:
    """The seat's name, for a person with several seats."""
    seat = reader.table_view.seat
    return f"-# {reader.say(f'{reader.info.game}-seat-{seat}')}" if _other_seats(reader) else ""


def _is_change(reader: Reader, walk: Walk) -> bool:
    """Returns whether an earlier answer is being changed."""
    own = next((q for q in reader.table_view.questions if q.number == walk.question.number), None)
    has_name = own is not None and own.title is not None
    return reader.table_view.seat not in reader.view.waiting and not has_name


def _controls(reader: Reader, walk: Walk, page: int, *, again: bool) -> list[Item]:
    """The buttons of the question; for a whole move, confirm or go back.

    In private answers, a person with several seats can switch to another hand first.
    """
    if walk.whole is not None:
        confirm = button(walk.button("do"), reader.say("button-confirm"), style=Style.success)
        form = [opener(reader, walk)] if walk.ask.form_id else []
        return rows([confirm, *form, button(walk.back(), reader.say("button-back"))])
    others = rows(_other_seats(reader)) if again and not walk.places else []
    beside = [] if walk.places else _rows_of(reader, walk)
    return [*offers(reader, walk, page), *beside, *_beside(reader, walk), *others]


def _rows_of(reader: Reader, walk: Walk | None) -> list[Item]:
    """The rows of buttons of the other questions."""
    opened = None if walk is None else walk.question.number
    return [item for one in reader.rows if one.question.number != opened for item in row(reader, one)]


def _idle(reader: Reader, *, again: bool) -> list[Item]:
    """Buttons to change an answer; in private answers also to refresh."""
    items = taking_back(reader)
    items += _questions(reader, reader.table_view.questions)
    items += _sorting(reader)
    if again:
        items.append(button(TableButton("hand", reader.info.id), reader.say("button-again")))
        items += _other_seats(reader)
    return [*_rows_of(reader, None), *rows(items)]


def taking_back(reader: Reader) -> list[Item]:
    """A button to take the last move back, if that is possible now; nobody need know of the command."""
    if reader.info.undo is None:
        return []
    return [button(TableButton("undo", reader.info.id, "hand"), reader.say("button-undo"))]


def _questions(reader: Reader, questions: Sequence[Question], *, behind: bool = False) -> list[Item]:
    """A button for each question, with its title, or "change" for an answered one.

    `behind`: another question is open, and the most urgent one lies behind it.
    """
    first = next((q.number for q in reader.table_view.questions), None) if behind else None
    items = []
    for asked in questions:
        opened = PickButton.at("open", reader.info.id, asked.seat, asked.number)
        said = reader.say("button-change") if asked.title is None else reader.label(asked.title)
        is_back = asked.number == first and asked.title is not None
        items.append(button(opened, reader.say("button-back") if is_back else said))
    return items


def _sorting(reader: Reader) -> list[Item]:
    """A button for the next order in which a large hand can be sorted."""
    following = reader.renderer.next_sort(reader.look)
    if following is None:
        return []
    return [button(TableButton("sort", reader.info.id, following), reader.say(f"button-sort-{following}"))]


def _other_seats(reader: Reader) -> list[Item]:
    """Buttons for the other hands of a person with several seats."""
    seat, chairs = reader.table_view.seat, reader.info.chairs
    others = [n for n, c in enumerate(chairs) if seat is not None and n != seat]
    own = [n for n in others if seat is not None and chairs[n].person == chairs[seat].person]
    said = f"{reader.info.game}-seat"
    return [button(TableButton("hand", reader.info.id, str(n)), reader.say(f"{said}-{n}")) for n in own]


def _beside(reader: Reader, walk: Walk) -> list[Item]:
    """Buttons for a hint and the rules, to open a form, to stop picking, to go back, or to other questions.

    The hint is first so that it stays in its place.
    """
    items = learning.hint_button(reader, walk)
    if not walk.places:
        items.append(button(RulesButton(reader.info.game), reader.say("button-rules")))
    items += [opener(reader, walk)] if walk.ask.form_id else []
    if walk.ask.whole is not None:
        items.append(button(walk.button("do"), reader.say("button-enough"), style=Style.success))
    if walk.places:
        items.append(button(walk.back(), reader.say("button-back")))
    if not walk.places:
        others = [asked for asked in reader.table_view.questions if asked.number != walk.question.number]
        items += [*taking_back(reader), *_questions(reader, others, behind=True), *_sorting(reader)]
    return rows(items)


class HandPages:
    """Makes the pages of hands."""

    def __init__(self, bot: ShardedBot, tables: Tables) -> None:
        self._bot = bot
        self._games = {info.key: info for info in tables.catalogue()}

    def game(self, info: TableInfo) -> GameInfo | None:
        """The game of a table; None if it is no longer offered."""
        return self._games.get(info.game)

    async def page(self, reader: Reader, walk: Walk | None, *, is_direct: bool) -> Page:
        """A hand that nobody has pressed."""
        heading = self.heading(reader.info) if is_direct else None
        return await hand(reader, walk, heading, game=self.game(reader.info))

    def first_question(self, reader: Reader) -> Walk | None:
        """The first open question of a seat that is to move, with nothing picked; else None."""
        at, table_view = reader.at, reader.table_view
        if (
            at is None
            or table_view.view is None
            or table_view.seat not in table_view.view.waiting
            or not table_view.questions
        ):
            return None
        first = table_view.questions[0]
        question = picker.question(at.table, first.seat, at.person, first.number)
        return picker.flat(picker.begin(question))

    def heading(self, table_info: TableInfo) -> HandHeading:
        """The heading of a hand in a direct message. Links to the channel, because boards are reposted."""
        place = self._bot.get_guild(table_info.guild)
        name = literal(place.name) if place else str(table_info.guild)
        return HandHeading(
            name, table_info.channel, f"https://discord.com/channels/{table_info.guild}/{table_info.channel}"
        )
