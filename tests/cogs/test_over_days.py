"""A table over days in each language, by slash and by button: all is said as the reader speaks."""

from typing import Any

import pytest

from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, text
from sandbox.workshop import Workshop
from tables.model.deadlines import DAY, HOUR, PACES
from tests.cogs.evening import Evening, settled
from tests.cogs.players import CHANNEL, Player, open_table, press_verb


class Reader:
    """What one person is told at his first table, compared with the texts of his language."""

    def __init__(self, tonight: Evening, lang: str) -> None:
        self.tonight = tonight
        self.speech = speech(lang)

    def plain(self, id: str, **params: Any) -> str:
        """The longest stretch of a text that holds no parameter, as it reads on any message."""
        marked = self.speech.say(id, **(dict.fromkeys(params, "\x00") if params else {}))
        return max(marked.replace("**", "\x00").split("\x00"), key=len).strip()

    async def slash(
        self, actor: PageUser, command: str, id: str, where: str = CHANNEL, **options: Any
    ) -> str:
        """Types a command; the answer must say the text of that id."""
        await actor.slash(command, where, **options)
        await settled(self.tonight)
        answer = text(await actor.wait_message(where, lambda m: m.get("ephemeral")))
        assert self.plain(id, **PARAMS.get(id, {})) in answer, (id, answer)
        return answer

    async def board_says(self, player: Player, id: str) -> None:
        shown = text(await player.board())
        assert self.plain(id, **PARAMS.get(id, {})) in shown, (id, shown)


WHO = {"who": ""}
PARAMS: dict[str, dict[str, str]] = {
    "asked-sit": {"who": "", "seat": ""}, "step-poll-sit": {"person": "", "seat": ""},
    "asked-rescue": WHO, "step-poll-bot": WHO, "step-poll-substitute": {"seat": ""}, "asked-missing": WHO,
    "step-poll-wait": WHO, "step-poll-move": WHO,
    "my-games-until": dict.fromkeys(("game", "channel", "when", "link"), ""),
    "notice-turn": dict.fromkeys(("who", "game", "link"), ""), "answer-zone": {"zone": ""},
    "answer-quiet": {"from": "", "until": ""}, "answer-away": {"when": ""},
    "step-substitute": {"person": "", "seat": ""}, "hand-time": {"when": "", "left": ""},
}  # fmt: skip


async def speak(tonight: Evening, lang: str, *players: Player) -> None:
    """They read that language from now on; at play these people look for English buttons."""
    for player in players:
        await tonight.tables.set_person(int(player.actor.id), language=lang)
    await tonight.bot.sync.tell(1)
    await settled(tonight)


async def overdue(tonight: Evening) -> None:
    """Everybody's own time for a move is over."""
    await tonight.bot.keep_time(tonight.bot.sync.now() + PACES["day"].turn + 1)
    await settled(tonight)


@pytest.fixture(params=LANGUAGES)
async def reader(request: pytest.FixtureRequest, tonight: Evening, anna: Player, bjorn: Player) -> Reader:
    """Anna and Björn at a table of which everybody, and the channel, speaks that language."""
    for player in (anna, bjorn):
        await player.actor.slash("settings language", CHANNEL, language=request.param)
    await open_table(tonight, anna, bjorn)
    await settled(tonight)
    return Reader(tonight, request.param)


async def test_a_seat_changes_hands(tonight: Evening, anna: Player, bjorn: Player, reader: Reader):
    """Overdue, asked about, kept by a bot, taken back, given up, agreed to, not freed too early, a bot's."""
    await overdue(tonight)
    await reader.slash(anna.actor, "table ask", "answer-rescued")
    await reader.board_says(anna, "asked-rescue")
    await reader.slash(anna.actor, "table vote", "answer-voted", answer="bot")
    await reader.board_says(anna, "step-poll-bot")
    await reader.slash(bjorn.actor, "table sit", "answer-sat")
    await reader.slash(bjorn.actor, "table sit", "error-no-free-seat")
    await reader.slash(bjorn.actor, "table substitute", "answer-give-sure")
    answer = await bjorn.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await bjorn.actor.press(answer, custom_id="s:give:1:open")
    clara = await tonight.sit("Clara")
    await clara.slash("table sit", CHANNEL, seat=2)
    await settled(tonight)
    await reader.board_says(anna, "asked-sit")
    await reader.board_says(anna, "step-poll-sit")
    await reader.slash(anna.actor, "table vote", "answer-voted", answer="yes")
    await reader.board_says(anna, "step-substitute")
    await reader.slash(anna.actor, "table free", "answer-which-seat")
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await anna.actor.press(answer, custom_id="s:free:1:1")
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert reader.plain("error-seat-held") in text(answer)
    await tonight.tables.around.give(1, int(clara.id), 77)
    await reader.slash(anna.actor, "table bot", "answer-bot-sits")
    assert (await tonight.tables.table_view(1, None)).table.chairs[1].bot


DECIDED = {
    "en": ("wait", "step-poll-wait"),
    "da": ("substitute", "step-poll-substitute"),
    "is": ("move", "step-poll-move"),
    "nl": ("end", "table-closed"),
}


async def test_what_the_table_decides_is_done(tonight: Evening, anna: Player, bjorn: Player, reader: Reader):
    """By the buttons on the board: in each language another answer."""
    answer, told = DECIDED[reader.speech.lang]
    await overdue(tonight)
    await reader.slash(anna.actor, "table ask", "answer-rescued")
    await anna.actor.press(await anna.board(), custom_id=f"s:vote:1:{answer}")
    await settled(tonight)
    if answer == "end":
        shown = await anna.actor.wait_message(CHANNEL, lambda m: not m.get("ephemeral"))
        assert reader.plain(told) in text(shown)
    else:
        await reader.board_says(anna, told)


async def test_time_and_notices_are_spoken_of(tonight: Evening, anna: Player, bjorn: Player, reader: Reader):
    """Hours, holidays, the clock on the hand, the notice, the list of tables, the digest, plans."""
    actor = anna.actor
    assert reader.plain("hand-time", **PARAMS["hand-time"]) in text(await anna.hand())
    await reader.slash(actor, "my-games", "my-games-until")
    await tonight.bot.keep_time(tonight.bot.sync.now() + HOUR)
    await settled(tonight)
    notices = [text(m) for m in actor.messages(CHANNEL) if not m.get("ephemeral")]
    said = reader.plain("notice-turn", **PARAMS["notice-turn"])
    assert len([notice for notice in notices if said in notice]) == 2
    await reader.slash(actor, "table plan", "answer-planned", moves="play 5H; play 6H")
    await reader.slash(actor, "table plan", "answer-plan-none")
    await reader.slash(actor, "settings zone", "answer-zone", zone="Atlantic/Reykjavik")
    await reader.slash(actor, "settings quiet", "answer-quiet", **{"from": 22, "to": 7})
    await reader.slash(actor, "settings weekends", "answer-weekends-on", rest="on")
    await reader.slash(actor, "settings away", "answer-away", days=3)
    await reader.slash(actor, "settings away", "answer-back", days=0)
    for how in ("ping", "dm", "off", "digest"):
        await reader.slash(actor, "settings notices", f"answer-notices-{how}", how=how)
    await reader.slash(actor, "settings auto", "answer-auto-on", play="on")


async def latest_mover(tonight: Evening, *players: Player) -> Player:
    """Whose move was the last."""
    rows = await tonight.tables._store.entries(1)
    person = next(row.person for row in reversed(rows) if row.kind == "move")
    return next(player for player in players if int(player.actor.id) == person)


async def test_history_is_read_by_pages(tonight: Evening, anna: Player, bjorn: Player, reader: Reader):
    """The log back and forth by its buttons, what happened since by slash, taking back refused."""
    await speak(tonight, "en", anna, bjorn)
    while (await tonight.tables.table_view(1, None)).view.deal < 2:
        for player in (anna, bjorn):
            await player.move()
    await speak(tonight, reader.speech.lang, anna, bjorn)
    last = await latest_mover(tonight, anna, bjorn)
    other = bjorn if last is anna else anna
    await reader.slash(last.actor, "table undo", "error-undo-stands")
    await reader.slash(other.actor, "table undo", "error-undo-not-yours")
    await reader.slash(anna.actor, "table since", "since-title")
    newest = await reader.slash(anna.actor, "table log", "log-title")
    for verb, is_newest in (("older", False), ("newer", True)):
        page = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
        await anna.actor.press(page, reader.speech.say(f"button-{verb}"))
        await settled(tonight)
        page = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
        assert (text(page).partition("\n")[2] == newest.partition("\n")[2]) is is_newest


async def test_who_has_left_and_who_deletes_his_data(
    tonight: Evening, anna: Player, bjorn: Player, reader: Reader
):
    """The table is asked about the one, a bot plays on for the other."""
    guild = str(tonight.bot.guilds[0].id)
    Workshop(tonight.box).apply({"act": "leave", "guild": guild, "person": bjorn.actor.id})
    await tonight.bot.keep_time(tonight.bot.sync.now() + HOUR)
    await settled(tonight)
    await reader.board_says(anna, "asked-missing")
    await reader.slash(anna.actor, "privacy", "answer-forgotten", delete="on")
    chair = (await tonight.tables.table_view(1, None)).table.chairs[0]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)


async def test_bots_are_watched_at_a_chosen_speed(tonight: Evening, anna: Player, reader: Reader):
    """A lobby that nobody starts expires; in its place bots play, and a select says how fast."""
    await anna.actor.slash("table close", CHANNEL)
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await anna.actor.press(answer, custom_id="s:close-yes:1")
    await settled(tonight)
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    await tonight.bot.keep_time(tonight.bot.sync.now() + 2 * DAY + 1)
    await settled(tonight)
    assert any(reader.plain("lobby-closed") in text(m) for m in anna.actor.messages(CHANNEL))
    await anna.actor.slash("cribbage new", CHANNEL)
    await settled(tonight)
    for verb in ("bot", "watch", "start"):
        await press_verb(tonight, anna.actor, verb)
    await anna.actor.choose(await anna.board(), ["5"], custom_id="s:speed:3")
    await settled(tonight)
    before = (await tonight.tables.table_view(3, None)).upto
    assert reader.speech.say("speed-5") in str((await anna.board())["components"])
    await tonight.bot.keep_time(tonight.bot.sync.now() + 12)
    assert (await tonight.tables.table_view(3, None)).upto == before + 1
