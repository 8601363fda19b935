"""The private panel with the settings of a server."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.wire import custom_ids
from cogs.wire.custom_ids import ServerButton
from cogs.wire.layouts import OPTIONS, SLATE, Item, Page, button, cut, option, words
from locales import Speech
from tables.views import PACES, GameInfo, Server

MOST_HINT: Final = 150
NONE: Final = "none"
"""Value of the option that chooses nothing."""
CHANNELS: Final = (
    discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.public_thread,
    discord.ChannelType.private_thread, discord.ChannelType.voice,
)  # fmt: skip

Kind = discord.SelectDefaultValueType


def panel(speech: Speech, rules: Server, games: Sequence[GameInfo]) -> Page:
    """The settings of a server, each with what is chosen."""
    listed = [(info.key, speech.say(f"{info.key}-name")) for info in games]
    tongues = [(NONE, speech.say("server-language-none"))]
    tongues += [(lang, speech.say(f"choice-{lang}")) for lang in locales.LANGUAGES]
    paces = [(pace, speech.say(f"pace-{pace}")) for pace in PACES]
    chosen: list[tuple[str, list[Item]]] = [
        ("channels", [_picker(ui.ChannelSelect, "channels", speech, rules.channels, Kind.channel)]),
        ("games", [_listing("games", speech, listed, rules.games, most=min(len(listed), OPTIONS))]),
        ("openers", [_picker(ui.RoleSelect, "openers", speech, rules.openers, Kind.role)]),
        ("language", [_listing("language", speech, tongues, (rules.language or NONE,))]),
        ("pace", [_listing("pace", speech, paces, (rules.pace or "day",))]),
        ("muted", [_picker(ui.UserSelect, "muted", speech, rules.muted, Kind.user)]),
    ]
    items: list[Item] = [words(f"### {speech.say('server-title')}\n{speech.say('server-about')}")]
    for name, parts in chosen:
        items += [words(f"**{speech.say(f'server-{name}')}**"), *(ui.ActionRow(part) for part in parts)]
    items += [
        ui.ActionRow(_switch(speech, "reposts", rules.reposts), _switch(speech, "threads", rules.threads))
    ]
    return Page(items, colour=SLATE)


def _switch(speech: Speech, name: str, is_on: bool) -> Item:
    """The button that turns a setting on or off."""
    word = f"{name}-off" if is_on else f"{name}-on"
    return button(ServerButton(word), speech.say(f"button-{word}"))


def _id(name: str) -> str:
    return custom_ids.encode(ServerButton(name))


def _picker(
    select: Callable[..., Item], name: str, speech: Speech, chosen: Sequence[int], kind: Kind
) -> Item:
    """A select of Discord's own: of channels, roles or members."""
    shown = [discord.SelectDefaultValue(id=one, type=kind) for one in chosen[:OPTIONS]]
    more: dict[str, Any] = {"channel_types": list(CHANNELS)} if kind is Kind.channel else {}
    return select(
        custom_id=_id(name), placeholder=cut(speech.say(f"server-{name}-none"), MOST_HINT),
        min_values=0, max_values=OPTIONS, default_values=shown, **more,
    )  # fmt: skip


def _listing(
    name: str, speech: Speech, values: Sequence[tuple[str, str]], chosen: Sequence[str], most: int = 0
) -> Item:
    """A select of named values: of up to `most`, or of exactly one."""
    hint = f"server-{name}-none"
    return ui.Select(
        custom_id=_id(name),
        placeholder=cut(speech.say(hint), MOST_HINT) if most else None,
        min_values=0 if most else 1,
        max_values=most or 1,
        options=[option(label, value, chosen=value in chosen) for value, label in values],
    )
