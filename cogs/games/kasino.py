"""The cog of Kasino: `/kasino new` and `/kasino play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.wire.command_texts import text


class Kasino(GameCog, group_name=text("command-kasino"), group_description=text("command-kasino-about")):
    """The slash commands of Kasino."""

    new = new_command("kasino", invited=3)
    play = play_command("kasino")
