"""The fortunes over a whole game: what is measured, and what was gained when."""

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games.registry import GAMES
from locales import LANGUAGES
from render import Look, history
from render.drawing.lettering import fitted
from render.history import curve, pens, sheet
from render.history.course import Course
from render.page import Page
from tests.render.history.courses import course

GAMES_AND_NUMBERS = [(key, number) for key in GAMES for number in range(3)]


@pytest.mark.parametrize(("key", "number"), GAMES_AND_NUMBERS)
def test_gains_add_up_to_the_last_amount(key: str, number: int) -> None:
    """In every game and under any house rules the score sheet explains the whole change of every party."""
    told = course(key, number)
    if not told.has_curve:
        return
    spans = told.spans(8)
    assert 1 <= len(spans) <= 8
    for party in range(len(told.parties)):
        first, last = told.known[0][party], told.known[-1][party]
        assert first + sum(span.gains[party] for span in spans) == last


@pytest.mark.parametrize("key", GAMES)
def test_everybody_belongs_to_one_party(key: str) -> None:
    """No seat is missing from the curve, and none is counted twice."""
    told = course(key)
    seats = sorted(seat for party in told.parties for seat in party)
    assert seats == list(range(len(told.look.names)))
    assert all(len(row) == len(told.parties) for row in told.amounts if row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_pictures_and_words_come_in_every_language(key: str, language: str) -> None:
    """Curve and sheet are drawn for readers of each language, with words that fit an alt text."""
    told = course(key, 1, language)
    leaves = history.album(told)
    assert [leaf.words for leaf in leaves] == history.album_words(told)
    for leaf in leaves:
        assert leaf.data.startswith(b"\x89PNG")
        assert 40 < len(leaf.words) <= 1024


def test_points_of_a_count_belong_to_the_deal_that_is_counted() -> None:
    """The move that ends a deal begins the next one, but what it scores was won in the deal that it ends."""
    told = course("cribbage")
    first = next(n for n, at in enumerate(told.positions) if at.view.deal == 2)
    assert told.stages[first] == 1
    assert told.stages[first + 1] == 2
    assert told.spans(99)[0].gains == told.amounts[first]


def test_the_lead_is_that_of_the_fewest_where_these_win() -> None:
    """In Kínaskák penalty points are counted, so who has the fewest leads."""
    told = course("kinaskak")
    final = told.known[-1]
    leader = told.leaders()[-1]
    assert leader == (final.index(min(final)) if final.count(min(final)) == 1 else None)


@pytest.mark.parametrize(
    ("amounts", "levels"),
    [((0, 121), (0, 140, 20)), ((0, 3), (0, 3, 1)), ((-14, 30), (-20, 30, 10)), ((0,), (0, 1, 1))],
)
def test_levels_are_round_numbers_around_all_amounts(amounts: tuple[int, ...], levels: object) -> None:
    """Not more than eight lines, at amounts that can be read at a glance."""
    assert curve.scale(amounts) == levels


def test_a_span_of_rounds_is_numbered_from_to() -> None:
    """Thirty rounds are told in eight columns at most."""
    spans = course("fuldrigger").spans(8)
    assert len(spans) <= 8
    assert spans[0].first == 1
    assert all(one.last < other.first for one, other in pairwise(spans))
    assert sheet.numbered(spans[0]._replace(first=1, last=4)) == "1–4"
    assert sheet.numbered(spans[0]._replace(first=3, last=3)) == "3"
    assert sheet.signed(-5) == "−5"


def test_the_rounds_above_the_columns_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of rounds 26 to 30 both numbers are read, all in letters of one size."""
    lines, write = {}, Page.write

    def watch(page: Page, x: float, y: float, text: str, size: int, *more: Any, **how: Any) -> Any:
        lines[text] = (size, fitted(text, size, how.get("weight", "Semibold"), how.get("width", 2000)))
        return write(page, x, y, text, size, *more, **how)

    monkeypatch.setattr(Page, "write", watch)
    told = course("stratego")
    sheet.scene(told)
    spans = [sheet.numbered(span) for span in told.spans(sheet.COLUMNS)]
    assert "26–30" in spans
    assert [lines[span][1] for span in spans] == spans
    assert len({lines[span][0] for span in spans}) == 1


@pytest.mark.parametrize("key", [key for key in GAMES if key != "partners"])
def test_the_winner_is_framed_and_first_whoever_has_more(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a resignation not the best amount is framed but who has won; a closed game has the leader."""
    played = course(key, 1)
    closed = Course(played.positions, None, played.look)
    best = closed.ranked()[0][0]
    others = [n for n in range(len(played.parties)) if n != best]
    placing = tuple(played.parties[n] for n in (*others, best))
    assert played.outcome is not None
    told = Course(played.positions, replace(played.outcome, placing=placing), played.look)
    framed = list[bool]()
    monkeypatch.setattr(pens, "panel", lambda *of, lit=False: framed.append(lit))
    curve.scene(told)
    assert framed == [n == others[0] for n in range(len(framed))]
    framed.clear()
    sheet.scene(told)
    assert framed == [True, *[False] * len(others)]
    assert told.ranked() == [[n] for n in (*others, best)]
    last = closed.known[-1]
    assert last[best] == (min if closed.is_low else max)(last)


def test_a_game_without_a_change_has_no_curve() -> None:
    """Of a game that was resigned at once there is nothing to draw."""
    told = course("cribbage")
    short = Course(told.positions[:2], told.outcome, told.look)
    assert not short.has_curve
    assert history.album(short) == []


@pytest.mark.parametrize("number", range(3))
def test_the_sheet_has_room_for_names_and_for_the_numbers_of_its_columns(number: int) -> None:
    """In Partners neither the names of two in a team nor "13–15" are cut."""
    played = course("partners", number)
    names = ("Anna", "Hearth", "Lantern", "Kristófer III")
    told = Course(played.positions, played.outcome, Look("en", names))
    keys = [mark.sprite.key for mark in sheet.scene(told).marks if mark.sprite.key.startswith("text")]
    for key in keys:
        size, weight, width, text = re.fullmatch(r"text (\d+) (\w+) (\d+) \(.*?\) (.*)", key).groups()
        assert fitted(text, int(size), weight, int(width)) == text
    assert {*re.findall(r"\w+", " ".join(keys))} >= {"Anna", "Hearth", "Lantern", "Kristófer", "III"}
