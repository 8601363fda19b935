"""Base class of the games' cogs, and their commands `/<game> new` and `/<game> play`."""

import inspect
from collections.abc import Mapping
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands import typed_moves
from cogs.commands.opening import Opening
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.forms import Form
from cogs.wire.command_texts import Command, choices, command, text
from cogs.wire.custom_ids import PLACES, OpenButton
from cogs.wire.errors import Refusal
from locales import Speech
from tables.views import LEVELS, PACES


class GameCog(commands.GroupCog):
    """A game's cog, which declares `new` and `play` with the functions below, and its forms by `form_id`."""

    forms: ClassVar[Mapping[str, Form]] = {}

    def __init__(self, dispatcher: Dispatcher, opening: Opening) -> None:
        self.dispatcher = dispatcher
        self.opening = opening

    @staticmethod
    def in_words(speech: Speech, move: str) -> str | None:
        """Returns a typed move as it is suggested; None for one that is better chosen by buttons."""
        return typed_moves.readable(speech, move)


def plain_cog(key: str, invited: int) -> type[GameCog]:
    """Returns the cog of a game that has no commands and forms of its own."""

    class Plain(
        GameCog,
        name=key.capitalize(),
        group_name=text(f"command-{key}"),
        group_description=text(f"command-{key}-about"),
    ):
        """The slash commands of one game."""

        new = new_command(key, invited)
        play = play_command(key)

    return Plain


def new_command(key: str, invited: int, **house_rules: tuple[str, ...]) -> Command:
    """Returns `/<key> new`, which opens a table.

    In direct messages it is alone against bots. `invited` is the number of people who can be named.
    `house_rules` are the options of the game that can be chosen in the command already, each with its values,
    the default first.
    """
    people = ("opponent",) if invited == 1 else tuple(f"player{n}" for n in range(2, invited + 2))

    async def new(cog: GameCog, interaction: discord.Interaction, **given: Any) -> None:
        users = [given[name] for name in people if given[name] is not None]
        rules = tuple((name, given[name]) for name, values in house_rules.items() if given[name] != values[0])
        learn = given["learn"] == "on"
        has_bots, level = given["bots"] != "off", given["bots"] if given["bots"] in LEVELS else ""
        wish = OpenButton(key, given["place"], has_bots, given["pace"], rules, learn=learn, level=level)
        async with cog.dispatcher.serving(interaction) as request:
            await cog.opening.open_for(request, wish, users)

    fields: dict[str, tuple[Any, Any]] = {name: (str, values[0]) for name, values in house_rules.items()}
    fields |= dict.fromkeys(people, (discord.User | None, None))
    fields |= {"bots": (str, "off"), "place": (str, "here"), "pace": (str, ""), "learn": (str, "off")}
    new.__signature__ = _signature(fields)  # type: ignore[attr-defined]  # discord.py reads the options there
    new.__qualname__ = f"{key}.new"  # a method, for discord.py
    listed = {name: choices(f"{key}-option-{name}", values) for name, values in house_rules.items()}
    listed |= {"bots": choices("choice", ("on", "off", *LEVELS)), "place": choices("where", tuple(PLACES))}
    listed |= {"pace": choices("pace", PACES), "learn": choices("choice", ("on", "off"))}
    return command(f"command-{key}-new", *people, shared=("bots", "place", "learn"), **listed)(new)


def play_command(key: str) -> Command:
    """Returns `/<key> play`, which makes a typed move and suggests the moves that are possible."""

    async def play(cog: GameCog, interaction: discord.Interaction, **given: Any) -> None:
        async with cog.dispatcher.serving(interaction) as request:
            if not given["move"].strip():
                raise Refusal("error-no-move")
            await typed_moves.play(cog.dispatcher, request, given["move"])

    async def suggested(
        cog: GameCog, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await typed_moves.suggest(cog.dispatcher, interaction, typed, cog.in_words)

    play.__signature__ = _signature({"move": (str, inspect.Parameter.empty)})  # type: ignore[attr-defined]
    play.__qualname__, suggested.__qualname__ = f"{key}.play", f"{key}.suggested"  # methods, for discord.py
    made = command(f"command-{key}-play", "move")(play)
    made.autocomplete("move")(suggested)
    return made


def _signature(fields: Mapping[str, tuple[Any, Any]]) -> inspect.Signature:
    """The signature of a command with these options: each a type and a default."""
    kind = inspect.Parameter.KEYWORD_ONLY
    first = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY) for name in ("cog", "interaction")]
    rest = [
        inspect.Parameter(name, kind, annotation=annotation, default=default)
        for name, (annotation, default) in fields.items()
    ]
    return inspect.Signature([*first, *rest])
