"""Names of commands: written once, in the texts, and shown by Discord in the languages that it speaks."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

import locales

C = TypeVar("C", bound=Callable[..., Any])

DISCORD: Final = {discord.Locale.danish: "da", discord.Locale.dutch: "nl"}
"""The languages that both Discord and we speak, besides English. Discord has no Icelandic."""


def text(id: str) -> locale_str:
    """A name or description by the id of its text."""
    return locale_str(locales.speech("en").say(id), id=id)


def choices(prefix: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Choices whose names are texts."""
    return [app_commands.Choice(name=text(f"{prefix}-{value}"), value=value) for value in values]


def options(command: str, *names: str) -> Callable[[C], C]:
    """Names and describes the options of a command: by `<command>-<name>` and `<command>-<name>-about`."""

    def named(callback: C) -> C:
        described = app_commands.describe(**{name: text(f"{command}-{name}-about") for name in names})
        renamed = app_commands.rename(**{name: text(f"{command}-{name}") for name in names})
        return renamed(described(callback))

    return named


class Translator(app_commands.Translator):
    """Says the same texts in Danish and Dutch."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        lang = DISCORD.get(locale)
        id = string.extras.get("id")
        if lang is None or id is None or not locales.speech(lang).has(id):
            return None
        return locales.speech(lang).say(id)
