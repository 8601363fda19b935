"""Any name that a person may use is drawn within its box and said within its length."""

import math
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.drawing import lettering
from render.drawing.theme import CHALK, font

NASTY = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="aW…é\u0301\u0300\u202e\u200b\u200d\x00\n🙂👩‍👩‍👧🇮🇸🏽שלוםمرحبا日本", max_size=80),
    st.sampled_from(
        ["", "\x00", "W" * 6000, "a\u0301" * 3000, "\u202eevil", "🙂" * 100, " \u3000 ", "Z" + "\u0310" * 500]
    ),
)


@given(NASTY, st.integers(8, 60), st.integers(1, 400))
def test_a_label_never_leaves_its_box(text: str, size: int, width: int) -> None:
    """A label is at most as wide as given and has the height of its font, for any text."""
    sprite = lettering.label(text, size, CHALK, width=width)
    ascent, descent = font(size).getmetrics()
    assert sprite.width <= width
    assert sprite.height == ascent + descent


@given(NASTY, st.integers(1, 300))
def test_fitted_text_is_a_beginning_cut_between_signs(text: str, width: int) -> None:
    """A text that is too wide is cut to fit and ends with an ellipsis."""
    whole = lettering.drawable(text)
    short = lettering.fitted(whole, 20, "Bold", width)
    assert font(20, "Bold").getlength(short) <= width
    if short and short != whole:
        assert short.endswith("…")
        assert whole.startswith(short[:-1])


@given(NASTY, st.integers(40, 300), st.integers(1, 4))
def test_wrapped_lines_fit_and_lose_no_word_before_the_cut(text: str, width: int, lines: int) -> None:
    """Lines are within the given width and number, and a cut has an ellipsis."""
    found = lettering.wrapped(lettering.drawable(text), 20, "Bold", width, lines)
    assert len(found) <= lines
    assert all(font(20, "Bold").getlength(line) <= width for line in found)
    joined = " ".join(found)
    assert joined == lettering.drawable(text) or "…" in joined or "" in found


@given(NASTY)
def test_cleaned_text_holds_nothing_that_cannot_be_seen(text: str) -> None:
    """A cleaned text has no control or format characters, and few accents on a letter."""
    cleaned = lettering.clean(text)
    assert not any(
        unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in cleaned
    )
    assert cleaned == cleaned.strip()
    assert all(len(sign) <= 5 for sign in lettering.graphemes(cleaned))


@given(NASTY)
def test_a_spoken_name_is_short_and_never_empty(name: str) -> None:
    """A name in an alt text has at most `NAME_LENGTH` graphemes."""
    said = lettering.spoken(name, "Player 1")
    assert said
    assert len(lettering.graphemes(said)) <= lettering.NAME_LENGTH


@pytest.mark.parametrize("name", ["", "🙂🙂", "שלום", "日本", "\u202e\u200b"])
def test_who_has_no_drawable_letter_is_called_by_the_seat(name: str) -> None:
    """A name without drawable letters is replaced by that of the seat."""
    assert lettering.named(name, "Player 2") == "Player 2"


@pytest.mark.parametrize(
    "name", ["Þórður Æskan", "Søren Ærø", "Élise van ’t Hoff", "Jürgen", "Łukasz", "Δήμος", "Юлия"]
)
def test_european_names_are_drawn_whole(name: str) -> None:
    """Latin, Greek and Cyrillic names keep all their letters."""
    assert lettering.drawable(name) == name


def test_a_cut_keeps_flags_and_accents_whole() -> None:
    """A cut counts a flag, or a letter with its accents, as one."""
    assert lettering.cut("🇮🇸🇩🇰🇳🇱", 2) == "🇮🇸…"
    assert lettering.cut("q\u0303w\u0303e\u0303", 2) == "q\u0303…"
    assert lettering.cut("abc", 3) == "abc"


@given(NASTY)
def test_markdown_in_a_name_is_shown_as_it_stands(name: str) -> None:
    """Each sign of markdown or of a mention in a name is escaped."""
    text = lettering.escaped(lettering.clean(name))
    bare = text.replace("\\\\", "")
    for sign in "*_~`|<>#[]()@":
        assert bare.count(sign) == bare.count("\\" + sign)


def test_a_name_shrinks_before_it_is_cut() -> None:
    """A short name keeps its size, a longer one is smaller and whole, only one that is too long is cut."""
    name = "Anna Guðmundsdóttir"
    whole = math.ceil(font(40, "Bold").getlength(name))
    assert lettering.shrunk(name, 40, "Bold", whole) == 40
    small = lettering.shrunk(name, 40, "Bold", round(whole * 0.85))
    assert 30 <= small < 40
    assert lettering.fitted(name, small, "Bold", round(whole * 0.85)) == name
    assert lettering.shrunk(name, 40, "Bold", round(whole * 0.4)) == math.ceil(40 * lettering.LEAST)
    assert lettering.fitted(name, 30, "Bold", round(whole * 0.4)).endswith("…")


@pytest.mark.parametrize("name", ["Anna Guðmundsdóttir", "Joke van der Berg", "Konstantinopel"])
def test_a_shrunk_name_is_the_largest_that_fits(name: str) -> None:
    """At every width at which it fits at all in letters that are not too small."""
    for width in range(int(lettering.length(name, 34, "Bold") * 0.75), 400):
        size = lettering.shrunk(name, 34, "Bold", width)
        assert lettering.length(name, size, "Bold") <= width
        assert size == 34 or lettering.length(name, size + 1, "Bold") > width
