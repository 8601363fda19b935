"""Custom ids: one spelling each, short enough, and nothing but ours decodes."""

import string
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.wire import custom_ids
from cogs.wire.custom_ids import (
    DRAFTED,
    MOST_PICKS,
    GamesButton,
    HistoryButton,
    OpenButton,
    PickButton,
    RulesButton,
    TableButton,
)
from games.registry import GAMES

tables = st.integers(1, 10**18 - 1)
words = st.text(string.ascii_lowercase + string.digits + "-", max_size=32)


def table_buttons(verbs: Sequence[str]) -> st.SearchStrategy[TableButton]:
    """Draws buttons about a table."""
    return st.builds(TableButton, st.sampled_from(verbs), tables, words)


def pick_buttons(verbs: Sequence[str]) -> st.SearchStrategy[PickButton]:
    """Draws buttons about a question, with picks that fit and with a draft."""
    where = (st.sampled_from(verbs), tables, st.integers(0, 99), st.integers(0, 999_999_999))
    places = st.integers(0, 36 * 36 - 1)
    marks = st.lists(st.text("abc", max_size=3), max_size=3).map(custom_ids.mark)
    drafts = st.lists(st.integers(0, 36), min_size=DRAFTED, max_size=60).map(custom_ids.draft_name)
    fitting = st.lists(places, max_size=MOST_PICKS).map(tuple)
    last = st.lists(places, max_size=DRAFTED).map(tuple)
    page = st.integers(0, 99)
    return st.builds(PickButton, *where, fitting, marks, page) | st.builds(
        PickButton, *where, last, marks, page, drafts
    )


rules_buttons = st.builds(RulesButton, st.sampled_from(sorted(GAMES)), st.integers(0, 99), st.booleans())
games_buttons = st.builds(GamesButton, st.sampled_from(("open", "rules", "mine", "opened")))
open_buttons = st.builds(
    OpenButton,
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(sorted(custom_ids.PLACES)),
    st.booleans(),
    st.sampled_from(sorted(custom_ids.PACES)),
    st.sampled_from(((), (("variant", "up-down"),))),
    st.lists(st.integers(1, custom_ids.MOST_ID), max_size=3).map(tuple),
)
history_buttons = st.builds(
    HistoryButton,
    st.sampled_from(("own", "here")),
    st.sampled_from(("", *sorted(GAMES))),
    st.integers(0, custom_ids.MOST_ID),
    st.integers(0, 10**18 - 1),
)
buttons = (
    table_buttons(("hand", "resign-yes"))
    | pick_buttons(("open", "do"))
    | rules_buttons
    | games_buttons
    | open_buttons
    | history_buttons
)


def test_the_longest_wish_fits():
    """The people whom a command can name fit into a custom id, in every game."""
    for game, people in {"kinaskak": 5, "goofspiel": 4, "fuldrigger": 3}.items():
        wish = OpenButton(game, "direct", True, "week", (), (custom_ids.MOST_ID,) * people)
        assert len(custom_ids.encode(wish)) <= custom_ids.LONGEST
        assert custom_ids.decode(custom_ids.encode(wish)) == wish


@given(buttons)
def test_what_is_written_is_read_back_and_fits(button):
    """The custom id of a button is within Discord's limit and is decoded to the same button."""
    text = custom_ids.encode(button)
    assert 1 <= len(text) <= custom_ids.LONGEST
    assert custom_ids.decode(text) == button


@given(st.text(max_size=120))
def test_any_text_is_read_as_nothing_or_in_its_one_spelling(text):
    """Any text is decoded to no button, or to a button that is encoded as that text."""
    button = custom_ids.decode(text)
    assert button is None or custom_ids.encode(button) == text


@given(buttons, st.integers(0, 99), st.characters())
def test_a_mutated_id_is_read_as_nothing_or_in_its_one_spelling(button, at, char):
    """As above, for forgeries close to the real ones."""
    text = custom_ids.encode(button)
    at = min(at, len(text) - 1)
    before, after = text[:at], text[at + 1 :]
    for mutated in (before + char + after, before + after, before + char + text[at:]):
        read = custom_ids.decode(mutated)
        assert read is None or custom_ids.encode(read) == mutated


@pytest.mark.every_case
@pytest.mark.parametrize(
    "text",
    ["", "s", "s:join", "s:join:0", "s:join:01", "s:join:-1", "s:games:1", "s:join:1:", "s:join:1:A",
     "S:join:1", "s:new:1:x", "s:join:1\n", "s:join:١", "s:pick:1:0:1:0:abc:0", "s:pick:1:0:1::abc",
     "s:pick:1:00:1::abc:0", "s:pick:1:0:1:" + "00" * (MOST_PICKS + 1) + ":abc:0",
     "s:join:" + "9" * 19, "x" * 5000, "s:pick:1:0:1:~:abc:0", "s:pick:1:0:1:~" + "a" * 15 + ":abc:0",
     "s:pick:1:0:1:~" + "a" * 16 + "00" * (DRAFTED + 1) + ":abc:0",
     "s:history:own::1y2p0ij32e8e8:0", "s:history:own::zzzzzzzzzzzzz:0", "s:new:olsen:hps::2.zzzzzzzzzzzzz"],
)  # fmt: skip
def test_what_is_not_ours_is_nothing(text):
    """Old, foreign and clumsy ids must end at the catch-all, not in an exception."""
    assert custom_ids.decode(text) is None


def test_more_picks_than_fit_are_refused():
    """A button with more picks than an id has room for raises `ValueError`; no pick is cut off."""
    with pytest.raises(ValueError, match="do not fit"):
        custom_ids.encode(PickButton("pick", 1, 0, 1, (0,) * (MOST_PICKS + 1)))


@given(st.integers(0, 500))
def test_a_draft_leaves_no_more_than_fits(count):
    """The picks left after the draft fit into an id, and the last pick is never in the draft."""
    left = count - custom_ids.drafted(count)
    assert 0 <= left <= (DRAFTED if custom_ids.drafted(count) else MOST_PICKS)
    assert custom_ids.drafted(count + 1) <= count


def test_the_mark_tells_tokens_apart_that_run_together():
    """("5H", "6D") and ("5H6", "D") must not share a hash, nor an order with another."""
    marks = {custom_ids.mark(t) for t in (("5H", "6D"), ("5H6", "D"), ("6D", "5H"), ("5H6D",), ())}
    assert len(marks) == 5


@given(st.text(max_size=12))
def test_any_option_value_is_read_as_nothing_or_as_one_of_ours(value):
    """A forged select value must not become a place in a list by chance of form."""
    read = custom_ids.read_option(value)
    assert read is None or custom_ids.place_text(read[0]) + read[1] == value
