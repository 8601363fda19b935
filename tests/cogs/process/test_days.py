"""A table over several days in each language, by commands and buttons."""

from typing import Any

import pytest

from locales import LANGUAGES, speech
from sandbox.page_user import PageUser, text
from sandbox.workshop import Workshop
from tables.model.deadlines import DAY, HOUR, PACES
from tests.cogs.player import CHANNEL, Player, press_verb, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot
from tests.tables.seated import having

pytestmark = pytest.mark.sampled("desk")


class Reader:
    """Compares what one person is sent with the texts of their language."""

    def __init__(self, sandbox_bot: SandboxBot, lang: str) -> None:
        self.sandbox_bot = sandbox_bot
        self.speech = speech(lang)

    def plain(self, id: str, **params: Any) -> str:
        """The longest stretch of a text that holds no parameter but numbers, as it reads on any message."""
        known = {name: value if isinstance(value, int) else "\x00" for name, value in params.items()}
        marked = self.speech.say(id, **known)
        return max(marked.replace("**", "\x00").split("\x00"), key=len).strip()

    async def slash(
        self, actor: PageUser, command: str, id: str, where: str = CHANNEL, **options: Any
    ) -> str:
        """Types a command; the answer must say the text of that id."""
        await actor.slash(command, where, **options)
        answer = text(await actor.wait_message(where, lambda m: m.get("ephemeral")))
        assert self.plain(id, **PARAMS.get(id, {})) in answer, (id, answer)
        return answer

    async def board_says(self, player: Player, id: str) -> None:
        shown = text(await player.board())
        assert self.plain(id, **PARAMS.get(id, {})) in shown, (id, shown)


WHO = {"who": ""}
PARAMS: dict[str, dict[str, Any]] = {
    "asked-sit": {"who": "", "seat": ""}, "step-poll-sit": {"person": "", "seat": ""},
    "asked-rescue": WHO, "step-poll-bot": {"person": ""}, "step-poll-substitute": {"seat": ""},
    "asked-missing": WHO,
    "step-poll-wait": WHO, "step-poll-move": WHO,
    "my-games-until": dict.fromkeys(("game", "channel", "when", "link"), ""),
    "notice-turn": dict.fromkeys(("who", "game", "link"), ""), "answer-zone": {"zone": ""},
    "answer-quiet": {"from": "", "until": ""}, "answer-away": {"when": "", "days": 21},
    "step-substitute": {"person": "", "seat": ""}, "hand-time": {"when": "", "left": ""},
}  # fmt: skip


async def speak(sandbox_bot: SandboxBot, lang: str, *players: Player) -> None:
    """They and the channel have that language from now on; people at play look for English buttons."""
    here = int(sandbox_bot.box.channel(CHANNEL).id)
    await sandbox_bot.tables.settings.set_channel(here, having(language=lang))
    for player in players:
        await sandbox_bot.tables.settings.set_person(int(player.actor.id), having(language=lang))
    await sandbox_bot.update()


async def overdue(sandbox_bot: SandboxBot) -> None:
    """The time after everybody's deadline."""
    await sandbox_bot.handle_due(PACES["day"].turn + 1)


@pytest.fixture(params=LANGUAGES)
async def reader(
    request: pytest.FixtureRequest, sandbox_bot: SandboxBot, anna: Player, bjorn: Player
) -> Reader:
    """Anna and Björn at a table; they and the channel have the same language."""
    for player in (anna, bjorn):
        await player.actor.slash("settings language", CHANNEL, language=request.param)
    await start_cribbage(anna, bjorn)
    return Reader(sandbox_bot, request.param)


@pytest.mark.sampled
async def test_a_seat_changes_hands(sandbox_bot: SandboxBot, anna: Player, bjorn: Player, reader: Reader):
    """Overdue, asked about, kept by a bot, taken back, given up, agreed to, not freed too early, a bot's."""
    await overdue(sandbox_bot)
    await reader.slash(anna.actor, "table ask", "answer-rescued")
    await reader.board_says(anna, "asked-rescue")
    await reader.board_says(anna, "asked-silence-absent")
    await reader.slash(anna.actor, "table vote", "answer-voted", answer="bot")
    await reader.board_says(anna, "step-poll-bot")
    await reader.slash(bjorn.actor, "table sit", "answer-sat")
    await reader.slash(bjorn.actor, "table sit", "error-no-free-seat")
    await reader.slash(bjorn.actor, "table substitute", "answer-give-sure")
    answer = await bjorn.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await bjorn.actor.press(answer, custom_id="s:give:1:open")
    clara = await sandbox_bot.connect("Clara")
    await clara.slash("table sit", CHANNEL, seat=2)
    await reader.board_says(anna, "asked-sit")
    await reader.board_says(anna, "asked-silence-wish")
    await reader.board_says(anna, "step-poll-sit")
    await reader.slash(anna.actor, "table vote", "answer-voted", answer="yes")
    await reader.board_says(anna, "step-substitute")
    await reader.slash(anna.actor, "table free", "answer-which-seat")
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await anna.actor.press(answer, custom_id="s:free:1:1")
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    assert reader.plain("error-seat-held") in text(answer)
    await sandbox_bot.tables.midgame.give(1, int(clara.id), 77)
    await reader.slash(anna.actor, "table bot", "answer-bot-sits")
    assert (await sandbox_bot.tables.table_view(1, None)).table.chairs[1].bot


DECIDED = {
    "en": ("wait", "step-poll-wait"),
    "da": ("substitute", "step-poll-substitute"),
    "is": ("move", "step-poll-move"),
    "nl": ("end", "table-closed"),
}


@pytest.mark.sampled
async def test_what_the_table_decides_is_done(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, reader: Reader
):
    """By the buttons on the board: in each language another answer."""
    answer, told = DECIDED[reader.speech.lang]
    await overdue(sandbox_bot)
    await reader.slash(anna.actor, "table ask", "answer-rescued")
    await anna.actor.press(await anna.board(), custom_id=f"s:vote:1:1-{answer}")
    if answer == "end":
        await anna.actor.wait_message(CHANNEL, lambda m: reader.plain(told) in text(m))
    else:
        await reader.board_says(anna, told)


@pytest.mark.sampled
async def test_time_and_notices_are_spoken_of(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, reader: Reader
):
    """Hours, holidays, the clock on the hand, the notice, the list of tables, the digest, plans."""
    actor = anna.actor
    assert reader.plain("hand-time", **PARAMS["hand-time"]) in text(await anna.hand())
    await reader.slash(actor, "my-games", "my-games-until")
    await sandbox_bot.handle_due(HOUR)
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


async def latest_mover(sandbox_bot: SandboxBot, *players: Player) -> Player:
    """Whose move was the last."""
    rows = await sandbox_bot.tables._store.entries(1)
    person = next(row.person for row in reversed(rows) if row.kind == "move")
    return next(player for player in players if int(player.actor.id) == person)


@pytest.mark.sampled
async def test_history_is_read_by_pages(sandbox_bot: SandboxBot, anna: Player, bjorn: Player, reader: Reader):
    """The log back and forth by its buttons, what happened since by slash, taking back refused."""
    await speak(sandbox_bot, "en", anna, bjorn)
    while (await sandbox_bot.view()).deal < 2:
        for player in (anna, bjorn):
            await player.move()
    await speak(sandbox_bot, reader.speech.lang, anna, bjorn)
    last = await latest_mover(sandbox_bot, anna, bjorn)
    other = bjorn if last is anna else anna
    await reader.slash(last.actor, "table undo", "error-undo-stands")
    await reader.slash(other.actor, "table undo", "error-undo-not-yours")
    await reader.slash(anna.actor, "table since", "since-title")
    newest = await reader.slash(anna.actor, "table log", "log-title")
    for verb, is_newest in (("older", False), ("newer", True)):
        page = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
        await anna.actor.press(page, reader.speech.say(f"button-{verb}"))
        page = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
        assert (text(page).partition("\n")[2] == newest.partition("\n")[2]) is is_newest


@pytest.mark.sampled
async def test_departed_people_and_deleted_data(
    sandbox_bot: SandboxBot, anna: Player, bjorn: Player, reader: Reader
):
    """The table is asked about the one, a bot plays on for the other."""
    guild = str(sandbox_bot.bot.guilds[0].id)
    Workshop(sandbox_bot.box).apply({"act": "leave", "guild": guild, "person": bjorn.actor.id})
    await sandbox_bot.handle_due(HOUR)
    await reader.board_says(anna, "asked-missing")
    await anna.actor.slash("privacy delete", CHANNEL)
    yes = reader.plain("button-yes-delete")
    asked = await anna.actor.wait_message(CHANNEL, lambda m: yes in str(m["components"]))
    await anna.actor.press(asked, yes)
    await anna.actor.wait_message(CHANNEL, lambda m: reader.plain("answer-forgotten") in text(m))
    await sandbox_bot.settled()
    chair = (await sandbox_bot.tables.table_view(1, None)).table.chairs[0]
    assert (chair.person, chair.bot, chair.away) == (None, True, None)


@pytest.mark.sampled
async def test_bots_are_watched_at_a_chosen_speed(sandbox_bot: SandboxBot, anna: Player, reader: Reader):
    """A lobby is closed after two days; bots alone play at the speed that the select sets."""
    await anna.actor.slash("table close", CHANNEL)
    answer = await anna.actor.wait_message(CHANNEL, lambda m: m.get("ephemeral"))
    await anna.actor.press(answer, custom_id="s:close-yes:1")
    await anna.actor.slash("cribbage new", CHANNEL)
    await sandbox_bot.handle_due(2 * DAY + 1)
    assert any(reader.plain("lobby-closed") in text(m) for m in anna.actor.messages(CHANNEL))
    await anna.actor.slash("cribbage new", CHANNEL)
    for verb in ("bot", "watch", "start"):
        await press_verb(anna.actor, verb)
    await anna.actor.choose(await anna.board(), ["5"], custom_id="s:speed:3")
    before = (await sandbox_bot.tables.table_view(3, None)).upto
    assert reader.speech.say("speed-5") in str((await anna.board())["components"])
    await sandbox_bot.bot.clock.handle_due(sandbox_bot.bot.sync.now() + 12)
    assert (await sandbox_bot.tables.table_view(3, None)).upto == before + 1
