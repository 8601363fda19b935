"""What is read aloud: in the order in which it matters, and nothing of it is cut off."""

import random
import re
from collections.abc import Sequence
from itertools import product

import pytest

import render
from games.registry import GAMES
from games.stratego.facts import board
from games.stratego.views import Space
from locales import LANGUAGES
from render import Look, voice
from render.stratego import squares
from tests.render.goldens import HARD_NAMES
from tests.render.words.crowded import crowded
from tests.render.words.positions import views

COLOURS = ("Red", "Green", "Blue", "Yellow")
Cut = tuple[list[str], int]
"""Sentences, and how many of them fit."""


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[Cut]:
    """Collects which sentences are cut off whenever a text is made to fit."""
    found: list[Cut] = []
    fit = voice.room

    def room(said: Sequence[str], between: str, limit: int) -> int:
        count = fit(said, between, limit)
        found.append(([*said], count))
        return count

    monkeypatch.setattr(voice, "room", room)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_board_has_no_room_for_is_told_with_the_hand(
    game: str, language: str, cuts: list[Cut]
) -> None:
    """Of crowded positions, with long names, every sentence is in the words of the board or of the hand."""
    look = Look(language, HARD_NAMES)
    for public, own in crowded(game):
        render.of(public).board_words(look)
        said, count = cuts[-1]
        render.of(own).hand_words(look)
        with_hand, fitted = cuts[-1]
        assert fitted == len(with_hand)
        rest = said[count:]
        assert with_hand[len(with_hand) - len(rest) :] == rest
        assert len(" ".join(with_hand)) <= voice.ALT_LIMIT


@pytest.mark.parametrize("key", ["4p", "3p", "3on4"])
def test_spaces_in_ranges_are_the_same_spaces(key: str) -> None:
    """Ranges of spaces, spelt out again, are the spaces that were told, each once and in order."""
    drawn, land = random.Random(key), board(key)
    plain = [cell.id for cell in land.cells if cell.id[-1] not in "GT"]
    for count in (1, 2, 5, 12, 20, len(plain)):
        spaces = drawn.sample(plain, count)
        assert sorted(spelt(squares.listed(spaces))) == sorted(spaces)
    for cells in (land.lakes, land.near["RING"], plain):
        rest = {space for space in cells if space in plain}
        assert sorted(spelt(squares.listed(rest))) == sorted(rest)


def test_an_army_at_home_is_told_by_its_gaps() -> None:
    """In a hand, the gaps of a rival's start zone are the spaces where none of its pieces stands."""
    found = 0
    for number in range(2):
        for _, own in list(views("stratego", number, 6))[1:-1]:
            said = render.of(own).hand_words(Look("en", HARD_NAMES))
            for colour, gaps in re.findall(r"(\w+), [^,:]*: flag [^.]*at home all but ([^.;]+)", said):
                seat = COLOURS.index(colour)
                standing = {piece.space for piece in own.pieces if piece.seat == seat}
                assert set(spelt(gaps)) == {*board(own.board).zones[seat].start} - standing
                found += 1
    assert found > 5


def test_the_end_of_stratego_is_short() -> None:
    """The last board tells how many pieces each has left, and no rank with its space."""
    end = list(views("stratego", 0, 6))[-1][0]
    said = render.of(end).board_words(Look("en", HARD_NAMES))
    assert said.count("pieces left") == 3
    assert not re.search(r"\d: [A-O]\d", said)


def spelt(told: str) -> list[Space]:
    """Returns the spaces of a text like `E–K 1, M5 7–11` or `A5b–h`."""
    found = []
    for part in re.sub(r"A–C (?=\d[a-z])", "A–C", told).split(", "):
        if part.startswith("A–C") and part[-1].islower():
            found += [Space(f"{letter}{part[3]}{end}") for letter in "ABC" for end in letters(part[4:])]
            continue
        if part[0] in "ABC" and part[1:2].isdigit() and part[2:3].islower():
            found += [Space(part[:2] + letter) for letter in letters(part[2:])]
            continue
        at = next(n for n, sign in enumerate(part) if sign.isdigit())
        rows = [number for run in part[at:].split() for number in span(run)]
        found += [Space(f"{column}{row}") for column, row in product(letters(part[:at].strip()), rows)]
    return found


def letters(told: str) -> list[str]:
    """Returns the letters of `E–G I`."""
    found = []
    for run in told.split():
        first, _, last = run.partition("–")
        found += [chr(n) for n in range(ord(first), ord(last or first) + 1)]
    return found


def span(run: str) -> range:
    """Returns the numbers of `7–11`, or one."""
    first, _, last = run.partition("–")
    return range(int(first), int(last or first) + 1)


@pytest.mark.parametrize(("names", "times"), [(("Anna", "Bo"), 1), (("Anna", "Bartholomew the Third"), 2)])
def test_a_text_is_not_told_again_in_the_same_words(names: tuple[str, ...], times: int) -> None:
    """Where names are short and no card is spoken of, a text that is too long is told once."""
    told: list[tuple[str, ...]] = []

    def tell(one: voice.Voice[None]) -> list[str]:
        told.append(one.names)
        return ["x" * 2000]

    look = Look("en", names)
    voice.divided(lambda name, short: voice.Voice(None, look, name=name, short=short, shortens=False), tell)
    assert len(told) == times


@pytest.mark.parametrize("game", ["partners", "stratego"])
def test_who_says_no_cards_by_signs_is_right(game: str) -> None:
    """Texts of a game whose renderer says so are the same with cards by their signs."""
    assert not render.of_game(game).shortens
    for view, _ in views(game, 1, 6):
        long, short = (voice.Voice(view, Look("en", ()), short=short) for short in (False, True))
        assert list(render.of(view).tell_board(long)) == list(render.of(view).tell_board(short))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_board_has_no_room_for_is_the_same_for_all(game: str, language: str) -> None:
    """A hand that is told what the channel's board has no room for says what it would have found itself."""
    look = Look(language, HARD_NAMES)
    for public, own in crowded(game):
        rest = render.of(public).board_said(look)[1]
        assert render.of(own).hand_words(look, (), rest) == render.of(own).hand_words(look)
