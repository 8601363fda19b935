"""The cog of Ólsen Ólsen: `/olsen new` and `/olsen play`."""

from typing import get_args

from cogs.games.base import GameCog, new_command, play_command
from cogs.wire.command_texts import text
from games.olsen.views import Variant


class Olsen(GameCog, group_name=text("command-olsen"), group_description=text("command-olsen-about")):
    """The slash commands of Ólsen Ólsen."""

    new = new_command("olsen", invited=3, variant=get_args(Variant))
    play = play_command("olsen")
