"""The cog of Stratego: `/stratego new` and `/stratego play`."""

from cogs.commands import text
from cogs.game_cog import GameCog, new_command, play_command
from cogs.stratego_forms import FORMS


class Stratego(
    GameCog, group_name=text("command-stratego"), group_description=text("command-stratego-about")
):
    """The slash commands of Stratego."""

    forms = FORMS
    new = new_command("stratego", invited=3)
    play = play_command("stratego")
