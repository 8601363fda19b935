"""A board with texts above and below it, as all messages of a begun game have it; the events as lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import discord
from msgspec.structs import replace

import render
from cogs.pages.reader import Reader
from cogs.wire.layouts import FELT, MOST_TEXT, Item, Page, Picture, fitted, gallery, line, words
from games.contract import Event, Outcome
from locales import story
from render import Renderer


def versus(reader: Reader) -> str:
    """Who plays: all in the order of their seats, each after what pictures show for a name they lack."""
    marks = render.of_game(reader.info.game).stand_ins(reader.look)
    return " – ".join(f"{mark} {name}".strip() for mark, name in zip(marks, reader.mentions, strict=True))


def sentences(reader: Reader, events: Sequence[Event]) -> list[str]:
    """The events as lines: what one player did in a row as one, details small below what they belong to."""
    told: list[str] = []
    item = False
    for event in _added_up(events):
        text = reader.say(event.id, **event.params)
        if event.kind != "detail":
            told.append(text)
        elif item:
            told[-1] += f" · {text}"
        else:
            told.append(f"-# {text}")
        item = event.kind == "detail"
    return story.told(reader.speech, told, (*reader.mentions, reader.say("story-you")))


def news(reader: Reader) -> list[str]:
    """The latest events as lines, without the verdict, which has a line of its own."""
    events = reader.table_view.news
    if reader.table_view.outcome is not None:
        events = tuple(one for one in events if one.kind != "verdict")
    return sentences(reader, events)


def verdict(reader: Reader, outcome: Outcome) -> str:
    """Who won, or that nobody did."""
    first = outcome.placing[0]
    if len(outcome.placing) == 1 and len(first) > 1:
        return reader.say("result-draw", who=reader.everybody(first))
    winners = len({reader.mentions[seat] for seat in first})
    return reader.say("result-win", who=reader.everybody(first), winners=winners)


def _added_up(events: Sequence[Event]) -> Iterator[Event]:
    """The events; of those in a row that are the same, one with the sum of their counts."""
    for _, same in groupby(events, key=lambda event: (event.id, event.params, event.audience)):
        first, *more = same
        count = first.params.get("count")
        if more and isinstance(count, int) and count:
            yield replace(first, params=first.params | {"count": count * (1 + len(more))})
        else:
            yield from (first, *more)


async def with_board(
    reader: Reader,
    top: list[str],
    below: list[str],
    buttons: list[Item],
    colour: discord.Colour = FELT,
    album: Sequence[Picture] = (),
) -> Page:
    """A page with the board, as a picture or text, between title and events; `album` below them."""
    head, tail = "\n".join(filter(None, top)), "\n".join(filter(None, below))
    items: list[Item] = [words(head)]
    pictures: list[Picture] = []
    plain, room = "", MOST_TEXT - len(head) - len(tail)
    if reader.in_words:
        plain = reader.of_board(Renderer.text_board)
        room -= len(plain)
    else:
        pictures.append(await reader.board())
        items.append(gallery(pictures[0]))
    happened = fitted(news(reader), min(room, 1_800), reader.say("news-earlier"))
    # In words, what is asked is told first, then what has happened, then the table.
    told = (tail, happened, plain) if reader.in_words else (happened, tail)
    items += [words(text) for text in told if text]
    items += [gallery(picture) for picture in album]
    return Page([*items, line(), *buttons], [*pictures, *album], colour=colour)
