"""A board with texts above and below it, as all messages of a begun game have it."""

from collections.abc import Sequence

import discord

import render
from cogs.pages.reader import Reader
from cogs.wire.layouts import FELT, MOST_TEXT, Item, Page, Picture, fitted, gallery, line, words


def versus(reader: Reader) -> str:
    """Who plays: all in the order of their seats, each after what pictures show for a name they lack."""
    marks = render.stand_ins(reader.info.game, reader.look)
    return " – ".join(f"{mark} {name}".strip() for mark, name in zip(marks, reader.mentions, strict=True))


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
        plain = reader.of_board(render.text_board)
        room -= len(plain)
    else:
        pictures.append(await reader.board())
        items.append(gallery(pictures[0]))
    news = fitted(reader.lines(reader.table_view.news), min(room, 1_800), reader.say("news-earlier"))
    # In words, what is asked is told first, then what has happened, then the table.
    told = (tail, news, plain) if reader.in_words else (news, tail)
    items += [words(text) for text in told if text]
    items += [gallery(picture) for picture in album]
    return Page([*items, line(), *buttons], [*pictures, *album], colour=colour)
