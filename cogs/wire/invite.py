"""The link that adds the bot to a server."""

from typing import Final

import discord

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""What the bot needs where it is played."""

USER_INSTALL: Final = "1"
"""The type of installation for a person, as Discord names it among an application's."""


def link(application: int) -> str:
    """The address at which somebody who manages a server adds the bot to it."""
    return discord.utils.oauth_url(
        application, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
