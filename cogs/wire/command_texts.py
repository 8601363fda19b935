"""Names and texts of slash commands, and their registration with Discord."""

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import locale_str

import locales
from cogs.wire import errors, layouts
from tables.errors import NotSaved
from tables.service import Tables

SOON: Final = 2.0
"""First wait, in seconds, for another process to register the commands."""
FIRST_WAIT: Final = 60.0
LONGEST_WAIT: Final = 3600.0
"""First and longest wait, in seconds, before a failed registration is retried."""

_log = logging.getLogger(__name__)

Callback = Callable[..., Coroutine[Any, Any, None]]
Choice = app_commands.Choice[str]
Command = app_commands.Command[Any, ..., None]

DISCORD: Final = {discord.Locale.danish: "da", discord.Locale.dutch: "nl"}
"""Discord's locales in which the bot has texts, besides English. Discord has no Icelandic."""


def text(id: str) -> locale_str:
    """A name or description by its text id."""
    return locale_str(locales.speech("en").say(id), id=id)


def choices(prefix: str, values: tuple[str, ...]) -> list[Choice]:
    """Choices with the texts `<prefix>-<value>` as names."""
    return [app_commands.Choice(name=text(f"{prefix}-{value}"), value=value) for value in values]


def command(
    id: str, *options: str, shared: Collection[str] = (), **listed: list[Choice]
) -> Callable[[Callback], Command]:
    """Declares a slash command, named and described by the texts `<id>` and `<id>-about`.

    Its options are named and described by `<id>-<option>` and `<id>-<option>-about`. `listed` options are
    those with choices; the texts of `shared` ones are `command-shared-<option>`, the same for all commands.
    """
    names = {
        name: f"command-shared-{name}" if name in shared else f"{id}-{name}" for name in (*options, *listed)
    }

    def declared(callback: Callback) -> Command:
        described = app_commands.describe(**{name: text(f"{said}-about") for name, said in names.items()})
        renamed = app_commands.rename(**{name: text(said) for name, said in names.items()})
        callback = app_commands.choices(**listed)(renamed(described(callback)))
        return app_commands.command(name=text(id), description=text(f"{id}-about"))(callback)

    return declared


class Translator(app_commands.Translator):
    """Translates names and descriptions to Danish and Dutch."""

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


GUILD_INSTALL: Final = 0
"""Discord's type of installation for a server; without it a command has all of the application's."""
IN_SERVERS: Final = [0]
ALSO_DIRECT: Final = [0, 1]
"""Where a command can be used: in servers; there and in direct messages with the bot."""
SUBCOMMANDS: Final = (1, 2)
"""Discord's types of options that are subcommands, or groups of them."""


class CommandSync:
    """Registers the commands if they have changed since the last time; then texts can open them.

    A digest of what was registered last is stored as a place with the application's id.
    """

    def __init__(self, tree: app_commands.CommandTree[Any], tables: Tables) -> None:
        self._tree = tree
        self._tables = tables
        self.ids: dict[str, int] = {}

    async def run(self) -> None:
        """Retries with growing waits until Discord accepts or refuses the commands. Never raises."""
        wait = FIRST_WAIT
        while True:
            try:
                commands = await self.translated()
                self.ids |= await self._bring(commands)
                layouts.COMMANDS.update(mentions(commands, self.ids))
                return
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                if isinstance(error, discord.HTTPException) and error.status == 400:
                    _log.error(
                        "commands refused: status 400 code %s; please report it; tried again at a start",
                        error.code,
                    )
                    return
                pause = max(wait, getattr(error, "retry_after", 0.0))
                _log.warning("commands not taken: %s; again in %.0f s", _reason(error), pause)
            except Exception as error:
                errors.report(error)
                return
            await asyncio.sleep(pause)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _bring(self, commands: list[dict[str, Any]]) -> dict[str, int]:
        """Registers the translated commands if needed. Returns their ids by name."""
        if not self._tables.cluster.is_first:
            return await self._registered()
        client = self._tree.client
        application = client.application_id or 0
        digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
        if (await self._tables.settings.application(application)).commands == digest:
            found = await self._fetched()
            if found.keys() == {command.name for command in self._tree.get_commands()}:
                return found
        taken = await client.http.bulk_upsert_global_commands(application, commands)
        with contextlib.suppress(NotSaved):  # then they are sent once more at the next start
            await self._tables.settings.set_application(application, lambda a: replace(a, commands=digest))
        try:
            return {command["name"]: int(command["id"]) for command in taken}
        except (LookupError, TypeError, ValueError):  # registered, and the reply cannot be read
            return await self._fetched()

    async def _fetched(self) -> dict[str, int]:
        return {command.name: command.id for command in await self._tree.fetch_commands()}

    async def _registered(self) -> dict[str, int]:
        """The ids of the commands by name, once the process with shard 0 has registered all."""
        own, wait = {command.name for command in self._tree.get_commands()}, SOON
        while True:
            found = await self._fetched()
            if own <= found.keys():
                return found
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def translated(self) -> list[dict[str, Any]]:
        """Returns all that is registered: names, descriptions, options and choices, in all languages."""
        translator = self._tree.translator
        commands = sorted(self._tree.get_commands(), key=lambda command: command.name)
        return [
            (await c.get_translated_payload(self._tree, translator) if translator else c.to_dict(self._tree))
            | {"integration_types": [GUILD_INSTALL], "contexts": IN_SERVERS if c.guild_only else ALSO_DIRECT}
            for c in commands
        ]


def mentions(commands: Sequence[dict[str, Any]], ids: Mapping[str, int]) -> dict[str, str]:
    """Returns what opens each command and subcommand, by its names in all languages.

    A command with subcommands has no mention of its own. `commands` are as they are registered.
    """
    found: dict[str, str] = {}
    for lang in (None, *DISCORD):
        for command in commands:
            if command["name"] in ids:
                for own, said in _paths(command, None if lang is None else str(lang)):
                    found.setdefault(said, f"</{own}:{ids[command['name']]}>")
    return found


def _paths(command: dict[str, Any], lang: str | None) -> Iterator[tuple[str, str]]:
    """Yields the name of a command, or of each of its subcommands, and the same in a language."""
    own, said = command["name"], (command.get("name_localizations") or {}).get(lang, command["name"])
    inner = [option for option in command.get("options") or () if option["type"] in SUBCOMMANDS]
    if not inner:
        yield own, said
    for option in inner:
        yield from ((f"{own} {name}", f"{said} {spoken}") for name, spoken in _paths(option, lang))


def _reason(error: Exception) -> str:
    """The part of an error that may be logged."""
    return f"status {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
