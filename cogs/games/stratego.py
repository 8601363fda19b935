"""The cog of Stratego: `/stratego new` and `/stratego play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.games.forms.stratego import FORMS
from cogs.wire.command_texts import text


class Stratego(
    GameCog, group_name=text("command-stratego"), group_description=text("command-stratego-about")
):
    """The slash commands of Stratego."""

    forms = FORMS
    new = new_command("stratego", invited=3)
    play = play_command("stratego")
