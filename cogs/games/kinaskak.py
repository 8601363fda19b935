"""The cog of Kínaskák: `/kinaskak new` and `/kinaskak play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.games.forms.kinaskak import FORMS
from cogs.wire.command_texts import text


class Kinaskak(
    GameCog, group_name=text("command-kinaskak"), group_description=text("command-kinaskak-about")
):
    """The slash commands of Kínaskák."""

    forms = FORMS
    new = new_command("kinaskak", invited=5)
    play = play_command("kinaskak")
