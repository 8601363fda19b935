"""The private panel with all that a person has set, and the select of how they are called."""

from typing import Final, Literal, NamedTuple

from discord import ui

import locales
from cogs.wire.custom_ids import SettingsButton
from cogs.wire.layouts import AMBER, SLATE, Item, Page, Style, button, option, rows, select, words
from locales import Speech
from tables.views import HOLIDAY, NOTICES, Channel, Person

HOLIDAYS: Final = (3, 7, 14, 28)
"""Lengths of a holiday that the panel offers, in days."""
MOST_NAMED: Final = 10
"""Number of people who are named of those whose invitations are refused."""
HERE: Final = "call"
"""Word of the select below a person's first call."""


class Shown(NamedTuple):
    """What the panel says besides the stored settings. `until` is the end of a holiday, 0 for none."""

    zone: str
    until: int
    is_unreachable: bool
    channel: Channel | None
    """The settings of the channel; None in direct messages."""


def panel(speech: Speech, known: Person, shown: Shown) -> Page:
    """Each setting with what it does and its present value, and how it is changed."""
    tongues = [(lang, speech.say(f"choice-{lang}")) for lang in locales.LANGUAGES]
    unreachable = f"\n-# {speech.say('answer-cannot-write-you')}" if shown.is_unreachable else ""
    items = [
        words(f"### {speech.say('settings-title')}"),
        _listing(speech, "language", tongues, speech.lang),
        words(_line(speech, "calls", speech.say(f"answer-notices-{known.notify}")) + unreachable),
        calls(speech, known.notify, "notices"),
        _switch(speech, "board", known.board, "text" if known.board == "picture" else "picture"),
        _switch(speech, "suits", known.suits, "four" if known.suits == "two" else "two"),
        _switch(speech, "auto", *_turned(known.auto)),
        _switch(speech, "weekends", *_turned(known.weekends)),
        _switch(speech, "ratings", *_turned(not known.unrated)),
        _switch(speech, "invitations", *_turned(known.invitable)),
        words(_times(speech, known, shown.zone)),
        *_holiday(speech, shown.until),
        words("\n".join(f"-# {text}" for text in _small(speech, known, shown.channel))),
    ]
    return Page(items, colour=SLATE)


def stay_out(speech: Speech) -> Page:
    """Asks whether somebody wants to stay out of the ratings, which takes their name from past results."""
    yes = button(SettingsButton("ratings-out"), speech.say("button-yes-ratings"), style=Style.danger)
    no = button(SettingsButton("ratings-keep"), speech.say("button-no-ratings"))
    return Page([words(speech.say("answer-ratings-sure")), *rows([yes, no])], colour=AMBER)


def calls(speech: Speech, how: str, word: Literal["notices", "call"] = HERE) -> Item:
    """The select of how a person is called."""
    return _listing(speech, word, [(each, speech.say(f"call-{each}")) for each in NOTICES], how)


def _listing(speech: Speech, word: str, values: list[tuple[str, str]], chosen: str) -> Item:
    options = [option(label, value, chosen=value == chosen) for value, label in values]
    return select(SettingsButton(word), speech.say("settings-choose"), options)


def _line(speech: Speech, name: str, value: str) -> str:
    return f"**{speech.say(f'settings-{name}')}** · {value}"


def _turned(is_on: bool) -> tuple[str, str]:
    """A switch's present value and its other one."""
    return ("on", "off") if is_on else ("off", "on")


def _switch(speech: Speech, name: str, now: str, other: str) -> Item:
    """A setting of two values, with the button that changes it."""
    change = button(SettingsButton(f"{name}-{other}"), speech.say(f"button-{name}-{other}"))
    said = speech.say(f"answer-{name}-{now}")
    told = _line(speech, name, said) if speech.has(f"settings-{name}") else said
    return ui.Section(ui.TextDisplay(told), accessory=change)


def _times(speech: Speech, known: Person, zone: str) -> str:
    """Where the person lives and when they are not disturbed; these are changed by commands."""
    begin, end = known.quiet or (0, 0)
    said = "answer-quiet" if known.quiet else "answer-quiet-none"
    quiet = speech.say(said, (), None, **{"from": begin, "until": end})
    told = [_line(speech, "zone", speech.say("answer-zone", zone=zone)), _line(speech, "quiet", quiet)]
    return "\n".join([*told, f"-# {speech.say('settings-times')}"])


def _holiday(speech: Speech, until: int) -> list[Item]:
    if until:
        told = speech.say("settings-away", when=f"<t:{until}:D>", days=HOLIDAY)
        back = button(SettingsButton("away-0"), speech.say("button-back-home"), style=Style.primary)
        return [words(_line(speech, "holiday", told)), *rows([back])]
    days = [option(speech.say("option-days", days=n), str(n)) for n in HOLIDAYS]
    none = words(_line(speech, "holiday", speech.say("settings-no-holiday", days=HOLIDAY)))
    return [none, select(SettingsButton("away"), speech.say("settings-go"), days)]


def _small(speech: Speech, known: Person, channel: Channel | None) -> list[str]:
    """What is changed elsewhere: the order of cards, whose invitations are refused, the channel."""
    lines = [speech.say(f"settings-sort-{known.sort}")]
    if known.refused:
        refused = [f"<@{person}>" for person in known.refused[-MOST_NAMED:]]
        lines.append(speech.say("settings-refused", who=speech.listed(refused)))
    if channel is not None:
        language = speech.say(f"choice-{channel.language}" if channel.language else "settings-as-host")
        look = speech.say(f"choice-{channel.board}")
        lines.append(speech.say("settings-channel", language=language, look=look))
    return lines
