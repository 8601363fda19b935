"""What helps a person who learns a game: what a decision is for, hints, explanations of what is new."""

from collections.abc import Callable, Sequence
from typing import Final

from discord import ui

from cogs.pages.picker import Walk
from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import Item, button
from games.contract import Text
from tables.views import HOLIDAY, GameInfo, Hint

ONLY_MOVE: Final = "only-move"
"""Stands among a person's explained events once their hand has offered to make only moves for them."""
MOST_NEW: Final = 2
"""Number of explanations that one hand shows; the others come when it happens again."""


def why(reader: Reader, walk: Walk) -> list[str]:
    """What the decision is for, at a table that explains."""
    if not (reader.info.learn and reader.speech.has(f"{walk.ask.field}-why")):
        return []
    return [f"-# {reader.say(f'{walk.ask.field}-why')}"]


def hinted(reader: Reader, hint: Hint | None) -> list[str]:
    """The move that the bot would make, with its reason."""
    if hint is None:
        return []
    return [reader.say("hint", move=_hinted_move(reader, hint), why=hint.why)]


def _hinted_move(reader: Reader, hint: Hint) -> str:
    """The labels of the move's picks; two of them as a sentence where the game has one."""
    whole = f"{hint.labels[0].id}-hint" if hint.labels else ""
    if len(hint.labels) == 2 and reader.speech.has(whole):
        return reader.say(whole, first=hint.labels[0], second=hint.labels[1])
    return move_words(reader, hint.labels, hint.move)


def move_words(reader: Reader, labels: Sequence[Text], move: str) -> str:
    """A move by the labels of its picks, each once; by its spelling where it cannot be picked."""
    return picks(labels, lambda label: reader.say(label.id, **label.params)) or f"`{move}`"


def picks(labels: Sequence[Text], say: Callable[[Text], str]) -> str:
    """The labels of a move's picks, each once, without those that only lead on to further values."""
    said = [(say(label), bool(label.params)) for label in labels]
    ways = [text for text, has_more in said[:-1] if has_more or not text.endswith("…")]
    return " · ".join(dict.fromkeys(text.removesuffix(" …") for text in (*ways, *(t for t, _ in said[-1:]))))


def hint_button(reader: Reader, walk: Walk) -> list[Item]:
    """The button that asks for a hint, where there are hints and the table waits for the seat."""
    if not reader.info.hints or reader.table_view.seat not in reader.view.waiting:
        return []
    return [button(walk.button("hint"), reader.say("button-hint"))]


def first_events(reader: Reader) -> tuple[str, ...]:
    """Ids of shown events whose explanation the reader has not had yet; a few at a time."""
    if not reader.info.learn:
        return ()
    ids = dict.fromkeys(event.id for event in reader.table_view.news)
    new = [id for id in ids if id not in reader.explained and reader.speech.has(f"new-{id}")]
    return tuple(new[:MOST_NEW])


def firsts(reader: Reader) -> str:
    """A line for each thing that happened for the first time for this person."""
    return "\n".join(reader.say("learn-new", what=reader.say(f"new-{id}")) for id in first_events(reader))


def auto_offer(reader: Reader, walk: Walk | None) -> list[Item]:
    """The offer to make a person's only moves for them, with their first one."""
    is_told = reader.auto or ONLY_MOVE in reader.explained
    if walk is None or is_told or not walk.is_only or len(reader.table_view.questions) != 1:
        return []
    accept = button(
        TableButton("auto", reader.info.id, str(reader.table_view.seat)), reader.say("button-only")
    )
    return [ui.Section(ui.TextDisplay(f"-# {reader.say('hand-only')}"), accessory=accept)]


def terms(reader: Reader) -> list[str]:
    """The small print of a table that explains, whose people have agreed to hints, or that is rated."""
    info = reader.info
    lines = [reader.say("table-learn")] if info.learn else []
    lines += [reader.say("table-hints")] if info.agreed and not info.rated else []
    lines += [reader.say("table-rated")] if info.rated and info.phase == "playing" else []
    return [f"-# {text}" for text in lines]


def lobby_terms(reader: Reader, info: GameInfo) -> list[str]:
    """The small print of a lobby: whether it explains, is rated; holidays; who has agreed to hints."""
    agreed = reader.info.agreed
    lines = [reader.say("table-learn")] if reader.info.learn else []
    lines += [reader.say("lobby-holiday", days=HOLIDAY)] if reader.info.pace != "live" else []
    if reader.info.rated:
        lines.append(reader.say("lobby-rated"))
    elif agreed:
        lines.append(reader.say("lobby-hints", who=reader.speech.listed([f"<@{p}>" for p in agreed])))
    elif _may_agree(reader, info):
        lines.append(reader.say("lobby-hints-none"))
    return [f"-# {text}" for text in lines]


def no_hints(reader: Reader, info: GameInfo) -> list[str]:
    """The reason why a seat of a running game has no hints; empty if it has them."""
    if reader.info.phase == "playing" and reader.info.rated and info.advises:
        return [reader.say("table-no-hints-rated")]
    if reader.info.phase != "playing" or reader.info.hints or not _may_agree(reader, info):
        return []
    return [reader.say("table-no-hints")]


def _may_agree(reader: Reader, info: GameInfo) -> bool:
    """Returns whether hints need the agreement of several people. At a rated table nobody is asked."""
    return (
        info.advises
        and not reader.info.rated
        and len({c.person for c in reader.info.chairs if c.person is not None}) > 1
    )


def agree_button(reader: Reader, info: GameInfo) -> list[Item]:
    """The button with which each of several people agrees to hints, or no longer does."""
    if not _may_agree(reader, info):
        return []
    return [button(TableButton("hints", reader.info.id), reader.say("button-hints"))]
