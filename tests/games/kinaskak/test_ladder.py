"""The default ladder as data, and custom ladder files: parsed, validated, never executed."""

import pytest

from games.chance import Derived
from games.errors import IllegalMove
from games.kinaskak.melds import contracts
from games.kinaskak.rules import KINASKAK
from locales import speech

FAMILY = b"""
name = "Amma & Gunna"
buys = 2
rounds = [ { sets = 2 }, { runs = 2, run = 5 }, { sets = 1, runs = 1, set = 4 } ]
[values]
ace = 11
pips = 5
"""


def test_a_family_plays_its_own_rounds() -> None:
    """The rounds and values of a file are read, and the line that is stored for it reads the same."""
    read = contracts.read(FAMILY)
    assert (read.name, read.buys, read.deal, read.packs) == ("Amma & Gunna", 2, 13, 3)
    assert [[(p.kind, p.least) for p in c] for c in read.contracts] == [
        [("set", 3), ("set", 3)],
        [("run", 5), ("run", 5)],
        [("set", 4), ("run", 4)],
    ]
    assert (read.values.ace, read.values.pips, read.values.joker) == (11, 5, 25)
    line = contracts.line(read)
    assert " " not in line
    assert "=" not in line
    assert contracts.from_line(line) == read == contracts.of(line)
    assert KINASKAK.read_option("ladder", FAMILY) == line == KINASKAK.read_option("ladder", line.encode())
    s = KINASKAK.start(3, KINASKAK.Options(ladder=line), Derived(b"x", 0)).state
    assert KINASKAK.view(s, None).ladder == read


def test_the_example_of_the_lobby_can_be_played() -> None:
    """The example file of the lobby is valid, and can stand in a code block."""
    read = contracts.read(KINASKAK.example("ladder").encode())
    assert [len(contract) for contract in read.contracts] == [2, 2, 3]
    assert (read.buys, read.values.ace, read.contracts[1][1].least) == (2, 11, 5)
    assert "```" not in KINASKAK.example("ladder")


def test_the_house_ladder_comes_from_data_with_its_status() -> None:
    """Each part of the default ladder has a status: given by a source, or decided."""
    status = contracts._house()["status"]
    assert {*status} == {"packs", "jokers", "deal", "buys", "fine", "least", "rounds", "values"}
    assert status["packs"].startswith("source")
    assert status["values"].startswith("decided")
    assert contracts.from_line(contracts.line(contracts.house())) == contracts.house()


@pytest.mark.parametrize(
    "data",
    [
        b"rounds = [{sets = true}]",
        b"rounds = [{sets = 2.0}]",
        b"rounds = {sets = 2}",
        b"rounds = [{sets = 2, x = 1}]",
        b"rounds = [{sets = 2}]\nleast = {set = 'three'}",
        b"rounds = [{sets = 2}]\n[values]\nace = -1",
        b"rounds = [{sets = 9}]",
        b"\xff\xfe",
        b"Amma|9s3|packs:3|jokers:3|deal:13|buys:3|fine:200|values:0,10,15,25",
        b"Amma|2s3|packs:3|jokers:3|deal:13|buys:3|fine:200",
        b"Amma|1r4,1s3|packs:3|jokers:3|deal:13|buys:3|fine:200|values:0,10,15,25",
        b"a|b",
        "[" * 3000,
    ],
)
def test_nonsense_is_refused(data: bytes | str) -> None:
    """A file or line with wrong types, wrong numbers or unreadable bytes raises IllegalMove."""
    with pytest.raises(IllegalMove):
        contracts.read(data if isinstance(data, bytes) else data.encode())


def test_the_lobby_names_the_rounds() -> None:
    """The lobby shows the name that the file gives, or the text for the default."""
    told = KINASKAK.tell_option("ladder", contracts.line(contracts.read(FAMILY)))
    assert "Amma & Gunna" in speech("en").say(told.id, **told.params)
    assert KINASKAK.tell_option("ladder", "").id == "kinaskak-option-ladder-default"
