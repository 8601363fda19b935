"""Moves as text: what autocomplete offers, readable to a person and exact to the game."""

import discord
from discord import app_commands

from cogs.desk import Desk
from cogs.layouts import MOST_OPTION, cut
from games.cards import Card, is_card
from locales import Speech

MOST_CHOICES = 25


async def suggest(desk: Desk, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The seat's moves that fit what is typed; nothing at all for somebody without a seat."""
    offered = await desk.offered(interaction)
    if offered is None:
        return []
    scene, moves = offered
    named = {readable(scene.speech, move): move for move in moves}
    wanted = typed.casefold().split()
    fits = [
        app_commands.Choice(name=cut(name, MOST_OPTION), value=move)
        for name, move in named.items()
        if len(move) <= MOST_OPTION and all(w in f"{name} {move}".casefold() for w in wanted)
    ]
    return fits[:MOST_CHOICES]


def readable(speech: Speech, move: str) -> str:
    """A move with its cards as the reader's language writes them."""
    return " ".join(speech.card(Card(word)) if is_card(word) else word for word in move.split())
