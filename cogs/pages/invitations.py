"""Pages about where a table opens: an invitation, the places that are left, and whom no message reaches."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from cogs.pages import house_rules
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import OpenButton, RulesButton, TableButton
from cogs.wire.layouts import AMBER, Item, Page, Style, button, rows, words
from locales import Speech
from tables.views import GameInfo, TableId


def invitation(reader: Reader, info: GameInfo) -> Page:
    """An invitation to a table in direct messages, for a person who has no seat yet."""
    table = reader.info.id
    asked = reader.say("invitation", who=f"<@{reader.info.host}>", game=reader.game)
    text = [f"### {asked}", reader.say(f"{reader.info.game}-about"), f"-# {house_rules.line(reader, info)}"]
    text.append(f"-# {reader.say('invitation-refuse')}")
    buttons = [
        button(TableButton("join", table), reader.say("button-join"), style=Style.success),
        button(RulesButton(reader.info.game), reader.say("button-rules")),
        button(TableButton("decline", table), reader.say("button-decline")),
        button(TableButton("fair", table), reader.say("button-fair")),
    ]
    return Page([words("\n".join(text)), *rows(buttons)], colour=AMBER)


def ways_out(speech: Speech, wish: OpenButton, why: str, *, may_thread: bool, link: str | None) -> Page:
    """Why a table cannot open where it was wished, with a button for each other place.

    `link` is the address of the table that is there.
    """
    buttons: list[Item] = []
    if may_thread:
        thread = msgspec.structs.replace(wish, place="thread")
        buttons.append(button(thread, speech.say("button-in-thread"), style=Style.success))
    place: Literal["here", "direct"] = "here" if wish.place == "direct" else "direct"
    label = "button-in-channel" if place == "here" else "button-in-direct"
    buttons.append(button(msgspec.structs.replace(wish, place=place), speech.say(label)))
    if link is not None:
        buttons.append(button(link, speech.say("button-go-there")))
    is_asked = wish.place == "thread"
    below = "" if may_thread or is_asked else f"\n-# {speech.say('error-no-threads')}"
    return Page([words(f"{why}{below}"), *rows(buttons)], colour=AMBER)


def closed(speech: Speech, table: TableId, people: Sequence[int], reader: int) -> Page:
    """Whom no direct message reaches, with a button that tries again."""
    others = [f"<@{person}>" for person in people if person != reader]
    text = [speech.say("answer-cannot-write-you")] if reader in people else []
    if others:
        text.append(speech.say("answer-cannot-write", who=speech.listed(others)))
    again = button(TableButton("reach", table), speech.say("button-try-again"))
    return Page([words("\n".join(text)), *rows([again])], colour=AMBER)
