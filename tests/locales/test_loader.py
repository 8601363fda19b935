"""Faulty text files stop the start, with file and id."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from locales import LANGUAGES, BadText, best, speech
from locales.loader import Texts, read
from tests.locales.texts import entries

LOCALES = Path(__file__).parent.parent.parent / "locales"


def _read(folder: Path, **files: str) -> ast.Resource:
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return read(folder)


@pytest.mark.parametrize(
    ("text", "id", "why"),
    [
        ("one = 1\ntwo = { $x ?\n", "two", "line 2"),
        ("one = 1\none = 2\n", "one", "said twice"),
        ("one = 1\n    .a = x\n    .a = y\n", "one.a", "said twice"),
        ("one =\n    .a = x\n", "one", "no text of its own"),
        ("one = { two }\n", "one", "refers to two"),
        ("one = { two.b }\ntwo = 2\n    .a = x\n", "one", "refers to two.b"),
        ("one = { -two }\n", "one", "refers to -two"),
        ("one = { CARD($cards) }\n", "one", "calls CARD"),
        ("one = { $n ->\n    [one] 1\n    [other] 2\n}\n", "one", "default"),
        ("one = 1\n%% what is this\n", "-", "line 2"),
    ],
)
def test_fault_is_named(tmp_path: Path, text: str, id: str, why: str) -> None:
    """A faulty text is refused, and the error names its file, its id and the fault."""
    with pytest.raises(BadText) as caught:
        _read(tmp_path, words=text)
    assert caught.value.id == id
    assert caught.value.file.name == "words.ftl"
    assert why in caught.value.why


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_the_same_one_by_one_as_by_file(lang: str) -> None:
    """Each text that is parsed alone is equal to that of the parsed file."""
    found = [
        entry
        for file in sorted((LOCALES / lang).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert len(found) > 2000
    for one, other in zip(found, entries(lang), strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"])


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_text_needs_no_parsing(lang: str) -> None:
    """A text of one line without braces is the same as when it is parsed; all others are parsed."""
    texts, plain = Texts(LOCALES / lang).plain(), 0
    for entry in entries(lang):
        assert isinstance(entry, ast.Message | ast.Term)
        id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if (found := texts.get(id)) is not None:
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            assert found == element.value
            plain += 1
    assert plain > 1000


def test_texts_that_are_not_plain(tmp_path: Path) -> None:
    """A text with braces, of several lines, with forms or without words is parsed."""
    (tmp_path / "words.ftl").write_text(
        "one = { $x }\ntwo = a\n    b\nthree = c\n    .acc = d\n-four = e\nfive = }\nsix =\n\n"
        "seven =  a = b  \n\n",
        encoding="utf-8",
    )
    assert Texts(tmp_path).plain() == {"seven": "a = b"}


def test_a_text_is_parsed_when_it_is_used(tmp_path: Path) -> None:
    """A faulty text raises BadText when it is used, and not when the folder is read."""
    (tmp_path / "words.ftl").write_text("one = 1\ntwo = { $x ?\n", encoding="utf-8")
    texts = Texts(tmp_path)
    assert list(texts.ids) == ["one", "two"]
    assert texts.parsed("one").entry.id.name == "one"
    with pytest.raises(BadText):
        texts.parsed("two")


def test_duplicate_in_another_file(tmp_path: Path) -> None:
    """An id that two files have is refused, and the error names both files."""
    with pytest.raises(BadText, match=r"b\.ftl: one: said twice, first in a\.ftl"):
        _read(tmp_path, a="one = 1\n", b="one = 2\n")


def test_file_that_is_not_utf8(tmp_path: Path) -> None:
    """A file in another encoding is refused, and the error says that it is not UTF-8."""
    (tmp_path / "words.ftl").write_bytes("one = þrír\n".encode("latin-1"))
    with pytest.raises(BadText, match="not UTF-8"):
        read(tmp_path)


def test_empty_folder(tmp_path: Path) -> None:
    """A folder without files of texts is refused."""
    with pytest.raises(BadText, match="no texts"):
        read(tmp_path)


def test_unknown_language() -> None:
    """A language that does not exist raises a ValueError that names it."""
    with pytest.raises(ValueError, match="no language 'sv'"):
        speech("sv")


def test_a_language_is_read_once() -> None:
    """A second request for a language returns the same object."""
    assert all(speech(lang) is speech(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("da", "da"),
        ("nl", "nl"),
        ("is", "is"),
        ("is-IS", "is"),
        ("en-GB", "en"),
        ("sv-SE", "en"),
        (None, "en"),
    ],
)
def test_best_language_for_a_locale(locale: str | None, lang: str) -> None:
    """A locale gets its language, with or without a region; an unknown one or none gets English."""
    assert best(locale) == lang
