"""Searches everything that other people receive, and the log, for hidden cards."""

import json
import logging
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.cards import DECK, RANKS, Card
from locales import LANGUAGES, speech
from render.voice import SUIT_IDS
from sandbox.page_user import PageUser
from sandbox.server import serve
from tests.cogs.messages import is_over
from tests.cogs.player import CHANNEL, Player, press_shown, start_cribbage, start_short_cribbage
from tests.cogs.processes import online, run_anew, stopped
from tests.cogs.sandbox_bot import SandboxBot, with_button


@cache
def spellings(card: Card) -> set[str]:
    """Every way in which our messages could name a card."""
    said = {speech(lang).card(card) for lang in LANGUAGES}
    said |= {
        speech(lang).card_words(card, case) for lang in LANGUAGES for case in ("nom", "acc", "dat", "gen")
    }
    return {str(card), *said}


NEAR = re.compile(r"\w")


def names(text: str, card: Card) -> bool:
    """Whether the text names the card: as a word, not as a part of one."""
    for said in spellings(card):
        at = text.find(said)
        while at >= 0:
            if not (NEAR.match(text[at - 1 : at]) or NEAR.match(text[at + len(said) : at + len(said) + 1])):
                return True
            at = text.find(said, at + 1)
    return False


def lists() -> Iterator[tuple[re.Pattern[str], dict[str, int], str]]:
    """Ways to name several cards of a suit at once, `hearts A 5–8 K` or `A 5–8 K♥`: pattern, places, suit."""
    for say in map(speech, LANGUAGES):
        places = {say.index(rank): place for place, rank in enumerate(RANKS)}
        one = "|".join(sorted(map(re.escape, places), key=len, reverse=True))
        part = f"(?:{one})(?:–(?:{one}))?"
        several = f"((?:{part} )+{part}|(?:{one})–(?:{one}))"
        for suit, id in SUIT_IDS.items():
            sign = say.card(Card(f"9{suit}"))[-1]
            yield re.compile(rf"\b(?i:{say.say(id)}) {several}(?!\w)"), places, suit
            yield re.compile(rf"(?<!\w){several}{sign}"), places, suit


LISTS = tuple(lists())


def listed(text: str) -> Iterator[Card]:
    """The cards that are named several at once."""
    for pattern, places, suit in LISTS:
        for found in pattern.finditer(text):
            for part in found[1].split():
                low, _, high = part.partition("–")
                yield from (
                    Card(RANKS[n] + suit) for n in range(places[low], places.get(high, places[low]) + 1)
                )


def named(thing: Any, among: Iterable[Card] = DECK) -> set[Card]:
    """The cards that are named in a structure or text."""
    text = thing if isinstance(thing, str) else msgspec.json.encode(thing).decode()
    return {card for card in among if names(text, card)} | {*listed(text)} & {*among}


def test_the_hunter_finds_what_is_there():
    """A hunt that cannot find a card proves nothing."""
    assert named("you hold 10♥") == {"10H"}
    assert named("0♥ 5H6") == set()
    assert named(json.dumps({"a": "five of hearts"})) == {"5H"}
    assert named("hearts A 5–7; spades 10 K") == {"AH", "5H", "6H", "7H", "10S", "KS"}
    assert named("2–4 K♠ and 9♦") == {"2S", "3S", "4S", "KS", "9D"}
    assert named("most spades 7, 3 aces") == set()
    for lang in LANGUAGES:
        assert named(speech(lang).card_words(Card("QS"), "dat")) == {"QS"}


class Watch:
    """What one viewer has received since the last look."""

    def __init__(self, actor: PageUser, seat: int | None) -> None:
        self.actor = actor
        self.seat = seat
        self.at = len(actor.frames)

    def received(self) -> str:
        frames, self.at = self.actor.frames[self.at :], len(self.actor.frames)
        return json.dumps(frames, ensure_ascii=False)


async def hidden_from(sandbox_bot: SandboxBot, seat: int | None) -> set[Card]:
    """What this viewer must not know: the others' hands and their cards in the crib."""
    found: set[Card] = set()
    for other in (0, 1):
        view = await sandbox_bot.view(other)
        if other != seat and view is not None and view.phase != "over":
            found |= {*view.hand, *view.given}
    return found


@pytest.mark.sampled("hunts")
async def test_no_hidden_card_reaches_anybody_else(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser, caplog: pytest.LogCaptureFixture
):
    """A whole game: texts, alt texts, labels, custom ids, choices and names of files, to each (F54-F61)."""
    for logger in ("cogs", "tables", "db", "render", "stofa"):
        caplog.set_level(logging.DEBUG, logger)
    await start_short_cribbage(sandbox_bot, anna, bjorn)
    watches = [Watch(anna.actor, 0), Watch(bjorn.actor, 1), Watch(clara, None)]
    public = named(await sandbox_bot.view())
    hunted = 0
    while not is_over(anna.actor):
        assert await anna.move() or await bjorn.move()
        table_view = await sandbox_bot.tables.table_view(1, None)
        known = public | named(table_view.view) | named(table_view.news)
        public = named(table_view.view)
        for watch in watches:
            hidden = await hidden_from(sandbox_bot, watch.seat) - known
            received = watch.received()
            hunted += len(hidden)
            assert not named(received, hidden)
            foreign = {0: ":1:1:", 1: ":1:0:"}.get(watch.seat)
            verbs = re.findall(r"s:(?:pick|many|do|open)(:\d+:\d+:)", received)
            assert not verbs if watch.seat is None else foreign not in verbs
    assert hunted > 150
    assert not any(named(r.getMessage()) for r in caplog.records if r.name.split(".")[0] not in ("discord",))


async def test_file_names_tell_nothing(sandbox_bot: SandboxBot, anna: Player, bjorn: Player):
    """The name of a picture must be the same whatever is on it."""
    await start_cribbage(anna, bjorn)
    for _ in range(6):
        await anna.move()
        await bjorn.move()
    names = {name for call in sandbox_bot.box.calls for name, _ in call.files.values()}
    assert names == {"board.png", "hand.png"}


async def test_the_log_of_a_running_game_hides_what_is_hidden(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, clara: PageUser
):
    """The log, and what happened since, are views too (F55); there is no record before the end."""
    await start_cribbage(anna, bjorn)
    await anna.move()
    hidden = await hidden_from(sandbox_bot, None) - named(await sandbox_bot.view())
    seen = len(clara.frames)
    await clara.slash("table log", CHANNEL)
    await clara.slash("table record", CHANNEL)
    board = await clara.wait_message(CHANNEL, lambda m: "s:since:1" in json.dumps(m))
    await clara.press(board, custom_id="s:since:1")
    received = json.dumps(clara.frames[seen:], ensure_ascii=False)
    assert len(hidden) > 8
    assert not named(received, hidden)


async def test_the_most_talkative_log_names_no_card(tmp_path: Path):
    """With STOFA_LOG=debug the log contains no card, no move and no SQL statement (F61)."""
    async with serve() as box:
        bot = await run_anew(tmp_path, **box.environment, STOFA_LOG="debug")
        await online(box)
        async with await PageUser.connect(box.url, "Anna") as anna:
            await anna.slash("cribbage new", CHANNEL)
            for label in ("Add a bot", "Start"):
                await press_shown(anna, label)
            await anna.wait_message(CHANNEL, with_button("My hand"))
            move = (await anna.complete("cribbage play", "move", CHANNEL, move=""))[0]["value"]
            await anna.slash("cribbage play", CHANNEL, move=move)
        said = await stopped(bot)
    assert move not in said
    assert "INSERT" not in said
    assert not named(said)
