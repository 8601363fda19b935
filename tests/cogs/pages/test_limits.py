"""Discord's limits, over the whole command tree and the fullest pages in every language."""

import asyncio
import itertools
import re
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands

from cogs.pages import boards, forms, hands, house_rules, panels
from cogs.pages.finished import replay
from cogs.pages.hands import HandHeading
from cogs.pages.picker import Question, Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire import custom_ids, layouts
from cogs.wire.command_texts import Translator
from cogs.wire.custom_ids import PickButton, RulesButton
from cogs.wire.layouts import Page
from games.cards import Card
from games.chance import Derived
from games.contract import Ask, Event, Seat, Text, Value
from games.params import Cards, Who
from games.registry import GAMES
from locales import LANGUAGES, speech
from sandbox.checks.components import parts_of
from tables.model import catalogue
from tables.past import Highlight, Replayed
from tables.views import Chair, GameInfo, Line, TableId, TableInfo, TableView
from tests.cogs.sandbox_bot import SandboxBot

RULES = {"target": ("121", "61"), "deals": ("cut", "seat-0", "seat-1")}
INFO = GameInfo("cribbage", (2,), RULES, ("easy", "middle", "strong"))
SHEET = TableInfo(
    id=TableId(10**17), game="cribbage", phase="lobby", guild=1, channel=2, host=10**18,
    chairs=(Chair(10**18, press=1), Chair(10**18 + 1)), invited=tuple(range(10**18 + 2, 10**18 + 9)),
    options={"target": "121", "deals": "cut"}, pace="day", opened=1, since=1,
    commitment="a" * 64, presses=(1, 2), secret="b" * 64,
)  # fmt: skip


class View(msgspec.Struct, frozen=True):
    """A view that only waits."""

    waiting: tuple[Seat, ...] = (Seat(0), Seat(1))
    game: str = "cribbage"
    seat: Seat | None = None


def reader(lang: str, **changes: Any) -> Reader:
    """A table seen by a reader of that language, with the longest names."""
    table_info = msgspec.structs.replace(SHEET, **{k: v for k, v in changes.items() if k == "phase"})
    news = tuple(
        Event("cribbage-played", {"who": Who(Seat(n % 2)), "cards": Cards((Card("10H"),)), "count": n})
        for n in range(190)
    )
    table_view = TableView(table_info, Seat(0), changes.get("view"), (), news, 7)
    names = ("N" * 32, "Ö" * 32)
    return Reader(
        table_view=table_view,
        speech=speech(lang),
        names=names,
        mentions=("<@1000000000000000000>",) * 2,
        away=(0, 4_000_000_000),
        in_words=True,
    )


def check(page: Page) -> None:
    """Raises where Discord would refuse the page."""
    components: Any = page.view.to_components()
    parts = list(parts_of(components))
    assert len(parts) <= 40
    assert sum(len(p.get("content") or "") for p in parts) <= 4000
    ids = [p["custom_id"] for p in parts if p.get("custom_id")]
    assert len(ids) == len(set(ids))
    for part in parts:
        assert len(part.get("custom_id") or "") <= 100
        assert len(part.get("label") or "") <= 80
        assert len(part.get("placeholder") or "") <= 150
        options = part.get("options") or []
        assert len(options) <= 25
        assert all(1 <= len(o["label"]) <= 100 and len(o["value"]) <= 100 for o in options)
        if part["type"] == 1:
            kinds = {c["type"] for c in part["components"]}
            assert 1 <= len(part["components"]) <= (5 if kinds == {2} else 1)
        if part["type"] == 10:
            assert part["content"]
    assert all(len(file.description or "") <= 1024 for file in page.files())


def check_modal(form: Any) -> None:
    """Raises where Discord would refuse the form."""
    parts = form["components"]
    assert 1 <= len(form["title"]) <= 45
    assert 1 <= len(parts) <= 5
    ids = [part["component"]["custom_id"] for part in parts]
    assert len(set(ids)) == len(ids)
    for part in parts:
        control = part["component"]
        assert 1 <= len(part["label"]) <= 45
        assert len(part.get("description") or "") <= 100
        assert len(control.get("value") or "") <= (control.get("max_length") or 4000) <= 4000
        options = control.get("options") or []
        assert len(options) <= 25
        assert all(1 <= len(o["label"]) <= 100 and 1 <= len(o["value"]) <= 100 for o in options)


def walk(count: int, take: int = 1, picked: int = 0, *, loose: bool = False) -> Walk:
    """A question with so many long answers, of which some have been picked."""
    values = tuple(
        Value(f"T{n}", Text("lobby-seat", {"who": f"a long answer {n} " * 9})) for n in range(count)
    )
    ask = Ask("kasino-field-card", values, take=take, loose=loose)
    places = tuple(range(picked))
    tokens = tuple(values[n].token for n in places)
    return Walk(
        Question(SHEET.id, Seat(0), 1, 999_999, lambda picked: ask), (ask,) * (picked + 1), tokens, places
    )


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_lobby_of_every_game_fits(lang: str):
    """For each number of players, the lobby and the house rules are within Discord's limits."""
    for game in GAMES.values():
        info = catalogue.info(game)
        for taken in range(1, max(info.seats) + 1):
            chairs = [Chair(10**18 + n, press=1) for n in range(taken - 1)] + [Chair(bot=True)]
            chairs += [Chair()] * (max(info.seats) - taken)
            rules = catalogue.defaults(game)
            told = catalogue.from_files(game, rules)
            table_info = msgspec.structs.replace(
                SHEET, game=game.key, chairs=tuple(chairs), options=rules, from_files=told
            )
            table_view = TableView(table_info, None, None, (), (), 7)
            names = ("N" * 32,) * len(chairs)
            away = (4_000_000_000,) * len(chairs)
            shown = Reader(table_view, speech(lang), names, mentions=names, away=away)
            check(boards.lobby(shown, info))
            for name in ("", "9", *info.options):
                check(house_rules.page(shown, info, table_info.host, name))
            check(house_rules.page(shown, info, 5))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("in_words", [False, True])
async def test_the_fullest_step_of_a_replay_fits(lang: str, in_words: bool):
    """With as many moments as there can be, long events and long names, in pictures and in words."""
    game = GAMES["cribbage"]
    state = game.start(2, game.Options(), Derived(b"full", 0)).state
    full = reader(lang, phase="over", view=game.view(state, None))
    moments = tuple(Highlight(n, event) for n, event in enumerate(full.table_view.news[:25], 1))
    hands = tuple(game.view(state, Seat(seat)) for seat in (0, 1))
    step = Replayed(
        full.table_view, 999_998, 999_999, 4_000_000_000, moments, hands, may_open=True, is_player=True
    )
    shown = msgspec.structs.replace(full, in_words=in_words)
    check(await replay.page(shown, step, replay.of_table(TableId(10**17), replay.OPEN)))


def test_the_log_tells_the_date_where_a_night_may_have_passed():
    """The first line and one after several hours have a date, others the time only."""
    full = reader("en", phase="playing", view=View())
    hour = 3600
    lines = [Line(n + 1, at, full.table_view.news[n]) for n, at in enumerate((hour, 2 * hour, 10 * hour))]
    shown = str(panels.log(full, lines).view.to_components())
    assert [f"<t:{n * hour}:{style}>" in shown for n, style in ((1, "f"), (2, "t"), (10, "f"))] == [True] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_fullest_pages_fit(lang: str):
    """Lobby, confirmation, rules, a full log and the other pages are within Discord's limits."""
    check(boards.lobby(reader(lang), INFO))
    check(panels.confirmation(reader(lang), "resign"))
    check(panels.more(reader(lang, phase="playing"), INFO, 5, seated=True, may_resign=True, may_close=True))
    for game, page in itertools.product(GAMES, range(6)):
        check(panels.rules_page(speech(lang), RulesButton(game, page, hub=True)))
    full = reader(lang, phase="playing", view=View())
    lines = [Line(n + 1, n // 3, full.table_view.news[n]) for n in range(panels.LOG_LINES)]
    check(panels.log(full, lines))
    check(await panels.since(full, full.table_view.news))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("count", "take", "picked"),
    [(1, 1, 0), (20, 1, 0), (20, 4, 2), (25, 3, 0), (200, 1, 3), (26, 25, 0), (700, 1, 23), (700, 1, 60)],
)
async def test_the_longest_questions_fit(lang: str, count: int, take: int, picked: int, monkeypatch: Any):
    """Hands with questions of more values than a page holds are within Discord's limits, on each page."""
    monkeypatch.setattr("render.Renderer.text_board", lambda *_: "w" * 1800)
    monkeypatch.setattr("render.Renderer.hand_words", lambda *_: "h" * 1024)
    heading = HandHeading("S" * 100, 10**18, "https://discord.com/channels/" + "1" * 60)
    for page in (0, 1, 27):
        full = reader(lang, phase="playing", view=View())
        check(await hands.hand(full, walk(count, take, picked), heading, page))
        check(await hands.hand(full, walk(count, take, picked, loose=True), heading, page))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_fullest_form_fits(lang: str):
    """Long names, long labels and a long memory must not make a form that Discord refuses."""
    long = Text("lobby-seat", {"who": "W" * 300})
    values = [Value(f"{n}" * 50, long) for n in range(10, 40)]
    fields = (
        forms.line("a", long, about=long, initial="i" * 5000, most=9000),
        forms.line("b", long, about=long, initial="i" * 5000, most=9000),
        forms.number("c", long, -(10**9), 10**9, about=long),
        forms.choice("d", long, values, about=long, least=0, most=40),
        forms.file("e", long, about=long, required=True),
    )
    button = PickButton("fill", TableId(10**17), Seat(11), 999_999_999, (1,) * 16, "abc", 0, "a" * 16)
    kept = {"a": ("k" * 9000,), "c": ("9" * 40,), "d": ("gone",)}
    made = forms.modal(forms.FormSpec(long, fields), button, reader(lang).label, kept)
    check_modal(made.to_dict())
    assert len(made.custom_id) <= 100
    assert made.is_finished()


async def test_a_view_is_finished_before_it_is_sent():
    """The view of a page is finished at once, so that discord.py does not keep it in memory."""
    page = Page([layouts.words("x")])
    assert page.view.is_finished()
    await asyncio.sleep(0)


async def test_the_client_keeps_no_view(sandbox_bot: SandboxBot):
    """The same, seen from the inside of discord.py after a lobby and its buttons."""
    anna = await sandbox_bot.connect("Anna")
    await anna.slash("cribbage new", "stofa")
    store = sandbox_bot.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views


async def walk_tree(sandbox_bot: SandboxBot) -> list[dict[str, Any]]:
    tree = sandbox_bot.bot.tree
    return [await c.get_translated_payload(tree, Translator()) for c in tree.get_commands()]


async def test_every_form_has_its_button(sandbox_bot: SandboxBot):
    """Each form belongs to a game, and its button has a text in each language."""
    for form_id in sandbox_bot.bot.dispatcher.form_flow.forms:
        assert form_id.split("-")[0] in GAMES
        assert all(speech(lang).has(f"{form_id}-button") for lang in LANGUAGES)


def longest(command: dict[str, Any]) -> int:
    """Discord's own count: names, descriptions and values, each with its longest translation."""
    total = 0
    for key in ("name", "description"):
        said = [command.get(key) or "", *(command.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, said))
    total += len(str(command.get("value") or ""))
    for inner in (*command.get("options", ()), *(command.get("choices") or ())):
        total += longest(inner)
    return total


async def test_the_command_tree_stays_inside_the_limits(sandbox_bot: SandboxBot):
    """One command too many once made a bot leave every server: the whole tree is measured."""
    commands = await walk_tree(sandbox_bot)
    house = {"doctor", "table", "rules", "settings", "my-games", "help", "games", "privacy", "stats"}
    house |= {"history", "replay", "leaderboard", "profile"}
    assert {c["name"] for c in commands} == house | GAMES.keys()
    assert len(commands) <= 100
    for command in commands:
        assert longest(command) <= 8000
        for part in _parts(command):
            assert len(part.get("options") or []) <= 25
            assert len(part.get("choices") or []) <= 25
            names = [part["name"], *(part.get("name_localizations") or {}).values()]
            said = [part["description"], *(part.get("description_localizations") or {}).values()]
            assert all(app_commands.commands.validate_name(name) == name for name in names)
            assert all(1 <= len(text) <= 100 for text in said)
            assert set(part.get("name_localizations") or {}) <= {"da", "nl"}


def _parts(command: dict[str, Any]) -> list[dict[str, Any]]:
    return [command, *(p for o in command.get("options", ()) for p in _parts(o))]


async def test_siblings_have_different_names_in_every_language(sandbox_bot: SandboxBot):
    """Commands, subcommands and options beside each other differ in their names, translated or not."""
    for command in await walk_tree(sandbox_bot):
        for part in [{"options": await walk_tree(sandbox_bot)}, *_parts(command)]:
            options = part.get("options") or []
            for locale in ("da", "nl", None):
                names = [(o.get("name_localizations") or {}).get(locale, o["name"]) for o in options]
                assert len(names) == len(set(names))


async def test_no_privileged_intent_is_asked_for(sandbox_bot: SandboxBot):
    """Members, presences and message content need a review; direct messages are answered unread."""
    asked = sandbox_bot.bot.intents
    assert not any((asked.members, asked.presences, asked.message_content))
    assert (asked.guilds, asked.guild_messages, asked.dm_messages) == (True, True, True)
    assert sandbox_bot.bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


def test_the_longest_custom_id_fits():
    """The deepest walk that we write at all must fit into a hundred characters."""
    picks = (1295,) * custom_ids.MOST_PICKS
    text = custom_ids.encode(PickButton("open", TableId(10**18 - 1), Seat(99), 10**9 - 1, picks, "abc", 99))
    assert len(text) <= 100


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Stofan", "Stofan"),
        ("a *b* _c_ ~~d~~ `e` ||f||", r"a \*b\* \_c\_ \~\~d\~\~ \`e\` \|\|f\|\|"),
        ("[x](http://y)", r"\[x\]\(http\://y\)"),
        ("# big\n> quote", r"\# big \> quote"),
        (r"\*", r"\\\*"),
        ("<t:1:R> <@1> :smile:", None),
        ("@everyone", None),
    ],
)
def test_a_name_stands_as_it_is_written(name: str, shown: str | None):
    """Markdown and mentions in a name are escaped, and a line break is a space (F49, F50)."""
    literal = layouts.literal(name)
    assert shown is None or literal == shown
    assert not re.search(r"(?<!\\)<", literal)
    assert "@everyone" not in literal
    assert "\n" not in literal


async def test_a_name_on_a_label_is_one_line_in_its_own_direction():
    """Marks that turn the text around, line breaks and invisible signs of a display name reach no label."""
    readers = Readers(*[SimpleNamespace()] * 2)
    turned = SimpleNamespace(id=2, display_name="\u202eAn\u200bna\n\u2066B.")
    readers.store_name(1, turned)
    readers.remember(SimpleNamespace(user=turned, locale="en-US"))
    chairs = (Chair(2), Chair(bot=True))
    for guild in (0, 1):
        names, _ = await readers.players(guild, chairs, speech("en"), speech("en"))
        assert names[0] == "Anna B."


def test_an_alt_text_is_shown_as_it_is_written():
    """No name in it is markdown, a mention or a link; a sentence stays; it is not longer than an alt text."""
    names = "# x [win](https://evil.example) <@1> @everyone **b** _c_ ||d||"
    said = layouts.as_text(names)
    assert said.replace("\\", "") == names
    assert not re.search(r"(?<!\\)[\[<@*_|#]|https?:/", said)
    assert layouts.as_text("1. a\n- b") == "1\\. a\n\\- b"
    plain = "Your hand: 5♥ (five), M5 7–11; 3:1 to play - waiting."
    assert layouts.as_text(plain) == plain
    full = layouts.as_text("# x" * 341)
    assert len(full) == 1023
    assert "#" not in full


@pytest.mark.parametrize("text", ["e\u0301" * 60, "👩\u200d👧" * 40, "a\ufe0f" * 60, "x" * 200])
def test_a_text_is_cut_between_letters(text: str):
    """An accent or half a family without its beginning is ugly, and a label too long is refused."""
    short = layouts.cut(text, 80)
    assert len(short) <= 80
    assert short.endswith("…")
    assert text[len(short) - 1] not in "\u0301\u200d\ufe0f"
