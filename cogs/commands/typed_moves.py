"""Moves as text: suggestions in the reader's language, and reading what was typed."""

from collections.abc import Callable, Sequence
from typing import Final

import discord
from discord import app_commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire.layouts import MOST_OPTION, cut
from cogs.wire.request import Request
from games.cards import RANKS, Card, is_card
from locales import Speech

MOST_CHOICES: Final = 25
SIGNS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


async def suggest(
    dispatcher: Dispatcher,
    interaction: discord.Interaction,
    typed: str,
    in_words: Callable[[Speech, str], str | None],
) -> list[app_commands.Choice[str]]:
    """The seat's moves that match what is typed, as `in_words` tells them; those that it leaves out are not.

    Empty for somebody without a seat.
    """
    offered = await dispatcher.offered(interaction)
    if offered is None:
        return []
    reader, moves = offered
    told = ((in_words(reader.speech, move), move) for move in moves)
    named = {name: move for name, move in told if name is not None}
    wanted = typed.casefold().split()
    fits = [
        app_commands.Choice(name=cut(name, MOST_OPTION), value=move)
        for name, move in named.items()
        if len(move) <= MOST_OPTION and all(w in f"{name} {move}".casefold() for w in wanted)
    ]
    return fits[:MOST_CHOICES]


def readable(speech: Speech, move: str) -> str:
    """A move with its cards in the reader's language."""
    return " ".join("+".join(_shown(speech, part) for part in word.split("+")) for word in move.split())


def _shown(speech: Speech, word: str) -> str:
    return speech.card(Card(word)) if is_card(word) else word


async def play(dispatcher: Dispatcher, request: Request, typed: str) -> None:
    """Makes the move that a person has typed."""
    offered = await dispatcher.offered(request.interaction)
    await dispatcher.play_text(
        request, typed if offered is None else meant(offered[0].speech, offered[1], typed)
    )


def meant(speech: Speech, moves: Sequence[str], typed: str) -> str:
    """The move that was typed, with cards as displayed, or by its cards alone if one move has just those.

    `K♥` and in Icelandic `Á♠` are read as `KH` and `AS`. Other text is left for the game to refuse.
    """
    words = [spelled(speech, word) for word in typed.split()]
    text, cards = " ".join(words), sorted(words)
    fits = [move for move in moves if sorted(move.split()[1:]) == cards]
    return fits[0] if len(fits) == 1 and text not in moves else text


def spelled(speech: Speech, word: str) -> str:
    """A word of a move with displayed cards, single or joined by plus signs, replaced by their ids."""
    return "+".join(_card_id(speech, part) for part in word.split("+"))


def _card_id(speech: Speech, word: str) -> str:
    plain = word.replace("\N{VARIATION SELECTOR-16}", "").upper()
    signs = [sign for sign in SIGNS if sign in plain]
    if len(signs) != 1:
        return plain if is_card(plain) else word
    index = plain.replace(signs[0], "")
    rank = next((rank for rank in RANKS if index in (rank, speech.index(rank).upper())), None)
    return word if rank is None else f"{rank}{SIGNS[signs[0]]}"
