"""The cog of cribbage: `/cribbage new` and `/cribbage play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.games.forms.cribbage import FORMS
from cogs.wire.command_texts import text


class Cribbage(
    GameCog, group_name=text("command-cribbage"), group_description=text("command-cribbage-about")
):
    """The slash commands of cribbage."""

    forms = FORMS
    new = new_command("cribbage", invited=1)
    play = play_command("cribbage")
