"""The cog of Partners: `/partners new` and `/partners play`."""

from cogs.games.base import GameCog, new_command, play_command
from cogs.wire.command_texts import text


class Partners(
    GameCog, group_name=text("command-partners"), group_description=text("command-partners-about")
):
    """The slash commands of Partners."""

    new = new_command("partners", invited=3)
    play = play_command("partners")
