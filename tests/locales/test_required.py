"""No text that a page needs is missing, and none is too long for what it is shown in."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from games.registry import GAMES
from locales import LANGUAGES, speech
from tests.locales.required import KINDS, kind, lacking, limit, required
from tests.locales.test_ids import called, found, patterns
from tests.locales.texts import ids, samples

NAMES = ("Anna", "Jón")
SHOWN: Final = {"button": (1, 80), "option": (0, 100)}
"""Which argument of a component's function is its label, and the most characters of one."""


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_has_every_text_that_its_pages_need(key: str) -> None:
    """Name, description, rules, house rules, phases, sides, further pictures and commands have texts."""
    assert lacking(key, ids()) == []


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_required_text_that_is_deleted_is_missed(key: str) -> None:
    """Each required text is reported when it alone is not there."""
    known = frozenset(ids())
    assert f"{key}-about" in set(required(key))
    for id in set(required(key)):
        assert set(lacking(key, known - {id})) == {id}


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_fit_what_they_are_shown_in(lang: str) -> None:
    """No text is longer than the limit of its kind, for any parameters."""
    s = speech(lang)
    long = {
        id: text
        for id in ids()
        if (most := limit(id)) is not None
        for given in samples(id)
        if len(text := s.say(id, NAMES, **given)) > most
    }
    assert long == {}


def labels() -> Iterator[tuple[str, int]]:
    """Yields the patterns of ids of labels in the code, with the most characters of such a label."""
    for _, node in found():
        if isinstance(node, ast.Call) and called(node) in SHOWN:
            at, most = SHOWN[called(node)]
            for inner in ast.walk(node.args[at]) if len(node.args) > at else ():
                if isinstance(inner, ast.Call) and called(inner) == "say" and inner.args:
                    yield from ((pattern, most) for pattern in patterns(inner.args[0]))


def test_every_text_on_a_component_has_a_limit() -> None:
    """The kind of each id that the code puts on a button or an option has a limit that fits it."""
    whole = [(pattern, most) for pattern, most in labels() if not pattern.startswith(r"[\w-]+")]
    assert len(whole) > 60
    wrong = {
        id
        for pattern, most in whole
        for id in ids()
        if re.fullmatch(pattern, id) and (limit(id) is None or (limit(id) or 0) > most)
    }
    assert wrong == set()


def test_every_kind_is_one_of_some_text() -> None:
    """No kind has a limit without a text of it."""
    assert set(KINDS) <= {kind(id) for id in ids()}
