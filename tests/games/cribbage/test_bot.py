"""The bot: it plays sensibly and sees nothing but its view."""

import random
from pathlib import Path

import pytest

from games.chance import Derived
from games.contract import Seat, moves
from games.cribbage import bot
from games.cribbage.rules import CRIBBAGE
from tests.games.cribbage.positions import choosing, playing, run

GAMES = 100
WANTED = 90


def wins(number: int) -> bool:
    """Whether the bot beats a random player in this game; it sits on either side in turn."""
    chooser = random.Random(number)
    mine = number % 2
    s = CRIBBAGE.start(2, CRIBBAGE.Options(), Derived(b"%d" % number, 0)).state
    n = 0
    while s.winner is None:
        n += 1
        seat = CRIBBAGE.waits(s)[0].seats[0]
        offered = moves(CRIBBAGE, s, seat)
        move = chooser.choice(offered)
        if seat == mine:
            move = CRIBBAGE.choose(CRIBBAGE.view(s, seat), offered, Derived(b"bot", n))
        s = CRIBBAGE.apply(s, seat, move, Derived(b"%d" % number, n)).state
    return s.winner == mine


def test_it_wins_more_than_ninety_of_a_hundred_against_a_random_player() -> None:
    """Practising against the bot would teach nothing."""
    assert sum(wins(number) for number in range(GAMES)) > WANTED


@pytest.mark.parametrize(
    ("six", "dealer", "given"),
    [
        ("5C 5D 5H JS KD 2C", 1, "discard 2C KD"),
        ("4C 5D 6H 6S KD 9C", 0, "discard 9C KD"),
        ("2C 3D 5H 5S 10D JC", 0, "discard 2C 3D"),
    ],
)
def test_it_keeps_what_any_player_would_keep(six: str, dealer: int, given: str) -> None:
    """It would break up a good hand, or feed the other's crib."""
    s = choosing(six, "AS 3S 7S 8D 9H KS", dealer=dealer)
    view = CRIBBAGE.view(s, Seat(0))
    found = CRIBBAGE.choose(view, moves(CRIBBAGE, s, Seat(0)), Derived(b"bot", 0))
    assert str(found) == given


def test_it_keeps_fives_out_of_the_others_crib() -> None:
    """The owner of the crib would not matter to it."""
    s = choosing("5C 10D JD AH 9S 7C", "AS 3S 7S 8D 9H KS", dealer=0)
    theirs = choosing("5C 10D JD AH 9S 7C", "AS 3S 7S 8D 9H KS", dealer=1)
    for pair in (("5C", "10D"), ("5C", "JD")):
        own = bot.discard_worth(CRIBBAGE.view(s, Seat(0)), pair)
        other = bot.discard_worth(CRIBBAGE.view(theirs, Seat(0)), pair)
        assert own - other > 10


def test_it_takes_fifteens_and_thirty_ones() -> None:
    """It would leave points lying on the table."""
    s, _ = run(playing("KC 9D 2H AS", "5C 6D 3H JD", starter="QH", dealer=1), "play KC")
    assert str(choice(s)) == "play 5C"
    s, _ = run(playing("KC JC 9D 2S", "AC 6D 3H QD", starter="8H", dealer=1), "play KC", "play QD", "play JC")
    assert str(choice(s)) == "play AC"


def test_it_does_not_lead_a_five() -> None:
    """It would give away the easiest fifteen."""
    s = playing("5C 4D 4H 8S", "KC 9D 9H 2S", starter="QH", dealer=1)
    assert str(choice(s)) != "play 5C"


def choice(s: object) -> object:
    """What the bot plays for the seat that is to play."""
    seat = CRIBBAGE.waits(s)[0].seats[0]
    return CRIBBAGE.choose(CRIBBAGE.view(s, seat), moves(CRIBBAGE, s, seat), Derived(b"bot", 0))


def test_it_imports_no_state() -> None:
    """It could look at what a player cannot see."""
    text = Path(bot.__file__).read_text(encoding="utf-8")
    for secret in ("state", "rules", "course", "reveal", "imagine"):
        assert f"games.cribbage.{secret}" not in text
