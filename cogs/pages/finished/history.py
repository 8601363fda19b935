"""A page of a list of games that have been played, each of which can be gone through again."""

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.wire.custom_ids import HistoryButton
from cogs.wire.layouts import MOST_TEXT, SLATE, Item, Page, button, fitted, option, rows, select, words
from locales import Speech
from tables.past import PastGame

Named = tuple[PastGame, Sequence[str], Sequence[str]]
"""A game with the mentions and the names of its players."""


def page(speech: Speech, at: HistoryButton, games: Sequence[Named], *, more: bool) -> Page:
    """The games, the latest first, with a select of them; `more`: there are older ones."""
    title = speech.say(f"history-title-{at.whose}")
    if not games:
        return Page([words(f"### {title}\n{speech.say('history-nothing')}")], colour=SLATE)
    lines = [_line(speech, number, game, mentions) for number, (game, mentions, _) in enumerate(games, 1)]
    items: list[Item] = [words(f"### {title}\n{fitted(lines, MOST_TEXT - 200, '…')}")]
    options = [
        option(f"{number} · {_name(speech, game)} · {' – '.join(names)}", str(game.table))
        for number, (game, _, names) in enumerate(games, 1)
    ]
    items.append(select(at, speech.say("history-choose"), options))
    turns = []
    if at.before:
        turns.append(button(replace(at, before=0), speech.say("button-latest")))
    if more:
        turns.append(button(replace(at, before=games[-1][0].table), speech.say("button-older")))
    return Page([*items, *rows(turns)], colour=SLATE)


def _line(speech: Speech, number: int, game: PastGame, mentions: Sequence[str]) -> str:
    who = " – ".join(mentions)
    line = " · ".join(filter(None, (f"{number}. **{_name(speech, game)}**", who, f"<t:{game.opened}:d>")))
    return f"{line} · {_end(speech, game, mentions)}"


def _end(speech: Speech, game: PastGame, mentions: Sequence[str]) -> str:
    """Who won, or that the game goes on, was closed, or cannot be read."""
    if game.phase != "over":
        return speech.say(f"history-{game.phase}")
    if len(game.winners) == len(mentions):
        return speech.say("history-draw")
    return speech.say("history-won", who=speech.listed([*dict.fromkeys(mentions[s] for s in game.winners)]))


def _name(speech: Speech, game: PastGame) -> str:
    name = f"{game.game}-name"
    return speech.say(name) if speech.has(name) else game.game
