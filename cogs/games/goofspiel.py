"""The cog of Goofspiel: `/goofspiel new` and `/goofspiel play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.wire.command_texts import text


class Goofspiel(
    GameCog, group_name=text("command-goofspiel"), group_description=text("command-goofspiel-about")
):
    """The slash commands of Goofspiel."""

    new = new_command("goofspiel", invited=4)
    play = play_command("goofspiel")
