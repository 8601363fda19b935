"""The page of all games: their boards in one picture, a line and a button each."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.wire.custom_ids import GamesButton, OpenButton
from cogs.wire.layouts import Item, Page, Picture, Style, button, gallery, option, rows, select, words
from locales import Speech
from tables.views import LEVELS, GameInfo

MOST_GAMES: Final = 9
"""Games that have a line and a button; each takes three components of the page."""


def hub(speech: Speech, games: Sequence[GameInfo], picture: Picture | None, level: str) -> Page:
    """All games, each with a button that plays it at once against bots, which play at this level."""
    items: list[Item] = [words(f"## {speech.say('hub-title')}")]
    items += [gallery(picture)] if picture else []
    items += [_section(speech, info) for info in games[:MOST_GAMES]]
    pages = [GamesButton(page) for page in ("open", "learn", "rules", "mine")]
    items += rows([button(page, speech.say(f"button-games-{page.page}")) for page in pages])
    levels = [option(speech.say(f"option-bots-{each}"), each, chosen=each == level) for each in LEVELS]
    items.append(select(GamesButton("level"), speech.say("command-shared-bots"), levels))
    items.append(words(f"-# {speech.say('hub-play')}"))
    return Page(items, [picture] if picture else [])


def _section(speech: Speech, info: GameInfo) -> Item:
    """A game's name, seats and minutes, and what it is; beside them the button that plays it."""
    play = button(
        OpenButton(info.key, "direct", bots=True), speech.say("button-play-now"), style=Style.primary
    )
    about = speech.say(f"{info.key}-about")
    return ui.Section(ui.TextDisplay(f"{facts(speech, info)}\n{about}"), accessory=play)


def facts(speech: Speech, info: GameInfo) -> str:
    """A game's name, how many play it, and for how long."""
    seats = "–".join(str(n) for n in dict.fromkeys((min(info.seats), max(info.seats))))
    told = [f"**{speech.say(f'{info.key}-name')}**", speech.say("hub-seats", seats=seats)]
    if info.minutes is not None:
        told.append(speech.say("hub-minutes", minutes=info.minutes))
    return " · ".join(told)


def choose(speech: Speech, games: Sequence[GameInfo], page: str) -> Page:
    """A select of a game: to open a table of it, to learn it, or to read its rules."""
    options = [option(speech.say(f"{info.key}-name"), info.key) for info in games]
    chosen = select(GamesButton(f"{page}ed"), speech.say("hub-game"), options)
    return Page([words(speech.say(f"hub-{page}")), chosen, *back(speech)])


def places(speech: Speech, game: str, names: Sequence[str]) -> Page:
    """The places where a table may open."""
    buttons = [
        button(
            OpenButton(game, place),
            speech.say(f"where-{place}"),
            style=Style.success if place == names[0] else Style.secondary,
        )
        for place in names
    ]
    return Page(
        [words(speech.say("hub-where", game=speech.say(f"{game}-name"))), *rows(buttons), *back(speech)]
    )


def back(speech: Speech) -> list[Item]:
    """A button that leads back to the page of all games."""
    return rows([button(GamesButton("all"), speech.say("button-back"))])
