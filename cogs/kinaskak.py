"""The cog of Kínaskák: `/kinaskak new` and `/kinaskak play`."""

from cogs.commands import text
from cogs.game_cog import GameCog, new_command, play_command
from cogs.kinaskak_forms import FORMS


class Kinaskak(
    GameCog, group_name=text("command-kinaskak"), group_description=text("command-kinaskak-about")
):
    """The slash commands of Kínaskák."""

    forms = FORMS
    new = new_command("kinaskak", invited=5)
    play = play_command("kinaskak")
