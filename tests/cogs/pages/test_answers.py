"""How the answers of an ask are shown, and which are confirmed."""

from typing import Any

import pytest

from cogs.dispatch.picks import _move
from cogs.pages import hands
from cogs.pages.picker import Question, Walk
from games.contract import Ask, Seat, Text, Value
from sandbox.checks.components import parts_of
from tests.cogs.pages.test_limits import SHEET, View, check, reader

BUTTON, SELECT = 2, 3
GREEN, BLUE, GREY, RED = 3, 1, 2, 4


def label(word: str) -> Text:
    """A text that says this word."""
    return Text("lobby-seat", {"who": word})


def walk(ask: Ask[Any], *before: Ask[Any]) -> Walk:
    """A question at this ask, the first value of those before being picked."""
    tokens = tuple(one.values[0].token for one in before)
    return Walk(
        Question(SHEET.id, Seat(0), 1, 9, lambda picked: ask), (*before, ask), tokens, (0,) * len(before)
    )


async def shown(ask: Ask[Any], monkeypatch: Any, *before: Ask[Any]) -> list[dict[str, Any]]:
    """The parts of the hand with this ask, in reading order."""
    monkeypatch.setattr("render.Renderer.text_board", lambda *_: "board")
    monkeypatch.setattr("render.Renderer.hand_words", lambda *_: "hand")
    page = await hands.hand(reader("en", phase="playing", view=View()), walk(ask, *before))
    check(page)
    components: Any = page.view.to_components()
    return list(parts_of(components))


async def test_each_tone_has_its_colour(monkeypatch: Any):
    """The one way on is green, moves are blue, tools grey, strikes red."""
    tones: tuple[Any, ...] = ("go", "move", "plain", "strike")
    values = tuple(Value(tone, label(tone), tone=tone) for tone in tones)
    parts = await shown(Ask("kasino-field-card", values), monkeypatch)
    styles = [p["style"] for p in parts if p["type"] == BUTTON][:4]
    assert styles == [GREEN, BLUE, GREY, RED]


async def test_values_with_a_second_line_are_options_below_the_buttons(monkeypatch: Any):
    """Two of four values have a second line: two buttons, then one select with the two others."""
    values = (
        Value("a", label("a")),
        Value("b", label("b"), about=label("why b")),
        Value("c", label("c")),
        Value("d", label("d"), about=label("why d")),
    )
    parts = await shown(Ask("kasino-field-card", values), monkeypatch)
    picks = [p["label"] for p in parts if p["type"] == BUTTON and ":pick:" in p["custom_id"]]
    (menu,) = (p for p in parts if p["type"] == SELECT)
    assert [text[-1] for text in picks] == ["a", "c"]
    assert [option["label"][-1] for option in menu["options"]] == ["b", "d"]
    assert [option["description"][-5:] for option in menu["options"]] == ["why b", "why d"]
    assert menu["placeholder"] == "Something else …"


@pytest.mark.parametrize(("count", "listed"), [(3, 3), (30, 25)])
async def test_an_ask_can_want_a_select(monkeypatch: Any, count: int, listed: int):
    """With the shape `select` all values are options, by pages."""
    values = tuple(Value(f"T{n}", label(f"t{n}")) for n in range(count))
    parts = await shown(Ask("kasino-field-card", values, shape="select"), monkeypatch)
    (menu,) = (p for p in parts if p["type"] == SELECT)
    assert len(menu["options"]) == listed
    assert not [p for p in parts if p["type"] == BUTTON and ":pick:" in p["custom_id"]]


async def test_lines_about_an_ask_stand_below_its_question(monkeypatch: Any):
    """While it is asked, and while it is confirmed."""
    asked = Ask("kasino-field-card", (Value("a", label("a")),), about=(label("the odds"),))
    whole = Ask("kasino-field-card", whole="a", confirm=True, about=(label("it is final"),))
    assert "the odds" in str(await shown(asked, monkeypatch))
    assert "it is final" in str(await shown(whole, monkeypatch, asked))


def test_only_what_asks_for_it_is_confirmed():
    """The last pick makes the move, with a trial or without, unless the ask is to be confirmed."""
    first = Ask("kasino-field-card", (Value("a", label("a")),))
    trial: Any = View()
    for ask, move in (
        (Ask("f", whole="go a"), "go a"),
        (Ask("f", whole="go a", trial=trial), "go a"),
        (Ask("f", whole="go a", trial=trial, confirm=True), None),
        (Ask("f", whole="go a", confirm=True), None),
    ):
        assert _move(walk(ask, first), "pick") == move
        assert _move(walk(ask, first), "do") == "go a"


async def test_the_formations_of_stratego_stand_in_a_select_of_that_name(monkeypatch: Any):
    """A field that says what its other values are heads their select with it."""
    values = (Value("lot", label("lot")), Value("wall", label("wall"), about=label("rows")))
    for field in ("stratego-field-army", "stratego-field-army-stands"):
        parts = await shown(Ask(field, values), monkeypatch)
        (menu,) = (p for p in parts if p["type"] == SELECT)
        assert menu["placeholder"] == "Formation …"
