"""The bot's strength on fixed seeds, and its choices in clear positions."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from games.cards import Card, by_rank
from games.contract import Move, Seat, moves
from games.kinaskak import laying, wishes
from games.kinaskak.bot import usual
from games.kinaskak.melds import worth
from games.kinaskak.moves import Discard
from games.kinaskak.rules import KINASKAK
from games.kinaskak.views import KinaskakView
from games.kit.hands import without
from locales import speech
from tests.games.kinaskak.players import Player, at_random, averages, greedy, of_strength, play_game, the_bot
from tests.games.kinaskak.positions import cards, opening, table
from tests.games.kinaskak.test_vectors import meld
from tests.games.matches import drawn, whole


def chosen(s, seat: int = 1) -> str:
    """Returns the bot's move."""
    view = KINASKAK.view(s, Seat(seat))
    return str(the_bot(view, moves(KINASKAK, s, Seat(seat), 300), None))


@pytest.mark.parametrize(
    ("one", "other", "games", "share", "rules"),
    [
        drawn(the_bot, at_random, 1, 0.5, {}),
        drawn(the_bot, greedy, 2, 1, {}),
        drawn(of_strength("middle"), of_strength("easy"), 2, 1, {}),
        drawn(of_strength("strong"), of_strength("easy"), 2, 1, {}),
        whole(of_strength("middle"), of_strength("easy"), 100, 1, {}),
        whole(of_strength("strong"), of_strength("middle"), 100, 1, {}),
        whole(the_bot, at_random, 50, 0.5, {}),
        whole(the_bot, greedy, 200, 1, {"buying": "wishes"}),
        whole(the_bot, greedy, 200, 1, {"buying": "ask"}),
    ],
)
def test_its_penalty_is_less(
    one: Player, other: Player, games: int, share: float, rules: dict[str, str]
) -> None:
    """On average, at two of four seats each, it has less than the weaker one, or less than that share."""
    mine, theirs = averages(range(games), one, other, **rules)
    assert mine < theirs * share


def test_the_strong_bot_keeps_the_pair_of_which_more_cards_are_left() -> None:
    """With two pairs it throws the dearer one, but if half of the other rank has been thrown, that one."""
    hands, more = ["2C", "9C 9D 8H 8S QC QD QS", "2D"], {"phase": "play", "wishes": ("", "NEARER", "")}
    assert chosen(table(hands, **more)).startswith("discard 9")
    assert chosen(table(hands, top="8D 8D 8D 8C 8C 8C 2C", **more)).startswith("discard 8")


def test_it_takes_what_it_needs_and_leaves_the_rest() -> None:
    """The bot takes a card that completes its contract, and declines one that does not fit."""
    hand = "9C 9D QC QD QS 3H 5S"
    assert chosen(table(["2C", hand, "2D"], top="9H")) == "take"
    assert chosen(table(["2C", hand, "2D"], top="KH")) == "decline"


def test_it_lays_down_lays_off_and_goes_out() -> None:
    """The bot lays down a complete contract, and lays off a card that fits a meld."""
    s = table(["2C", "9C 9D 9H QC QD QS 3H", "2D"], phase="play", wishes=("", "3 9 Q", ""))
    assert "lay 9C 9D 9H / QC QD QS" in {chosen(s), str(usual.best(KINASKAK.view(s, Seat(1))))}
    laid = table(["2C", "9S KD", "2D"], phase="play", melds=[meld("9C 9D 9H")], laid=(True, True, True))
    assert chosen(laid) == "off 9S M1"


def test_it_takes_a_joker_that_it_can_lay_off() -> None:
    """The bot exchanges the natural that a joker stands for."""
    melds = [meld("4S JK 6S 7S"), meld("9C 9D 9H", 2)]
    s = table(["2C", "5S KD 2H", "2D"], phase="play", melds=melds, laid=(True, True, True))
    assert chosen(s) == "joker 5S M1"


def test_it_leaves_a_wish_before_its_turn_ends() -> None:
    """In its turn the bot states a wish, and discards once the wish stands."""
    s = table(["2C", "9C 9D QC QD QS 3H 5S", "2D"], phase="play")
    assert chosen(s).startswith("wish ")
    wished = replace(s, wishes=("", chosen(s).removeprefix("wish "), ""))
    assert chosen(wished).startswith("discard ")


def test_it_throws_nothing_that_it_wishes_for() -> None:
    """In a game of four bots no discard is covered by its owner's wish, with the hand that is left."""
    thrown = []

    def watched(view: KinaskakView, offered: Sequence[Move], chooser: random.Random) -> Move | None:
        move = the_bot(view, offered, chooser)
        if isinstance(move, Discard) and not laying.has_laid(view):
            left = without(view.hand, (move.card,))
            thrown.append(wishes.fits(view.wish, move.card, left, view.contract))
        return move

    play_game(0, (watched,) * 4)
    assert len(thrown) > 50
    assert not any(thrown)


def test_it_buys_what_brings_it_nearer_and_pays_no_fine() -> None:
    """The bot passes on a card that does not help, and on a fourth purchase with a fine."""
    s = table(["2C", "3H 4H", "9C 9D QC QD QS 3H"], top="9H", phase="buy", buying="ask", fourth="fine")
    assert chosen(s, 2) == "buy"
    assert chosen(replace(s, pile=("5H",)), 2) == "pass"
    assert chosen(replace(s, buys=(0, 0, 3)), 2) == "pass"


def test_it_buys_late_too() -> None:
    """When an opponent will soon be out, the bot still buys what brings it nearer."""
    s = table(
        ["9C 9D QC QD QS 3H", "3H 4H", "2C"],
        top="9H",
        phase="buy",
        buying="ask",
        turn=1,
        laid=(False, False, True),
    )
    assert chosen(s, 0) == "buy"
    assert chosen(replace(s, hands=(by_rank(cards("9C 9D QC QD 4S 3H")), *s.hands[1:])), 0) == "buy"


def test_a_card_that_fits_a_meld_is_a_gift_only_to_a_neighbour_who_has_laid() -> None:
    """Of those who have laid, nobody but the next player can take a discard to lay it off."""
    s = table(["2C", "9C 9D QC QD QS KH", "2D"], melds=(meld("KC KD KS"),), phase="play")
    for laid, expected in (((True, False, False), 0.0), ((False, False, True), 2.0)):
        view = KINASKAK.view(replace(s, laid=laid), Seat(1))
        assert worth.gift(view, Card("KH")) == expected


def test_it_never_throws_a_joker_while_it_holds_anything_else() -> None:
    """With two jokers and a king in the hand the bot discards the king."""
    assert chosen(table(["2C", "JK JK KD", "2D"], phase="play", laid=(True, True, True))) == "discard KD"


def test_the_ready_wishes_name_what_helps() -> None:
    """The wish `helps` follows the hand; beside it stands what that is now: jokers and the missing rank."""
    s = table(["2C", "9C 9D QC QD QS 3H 5S", "2D"])
    ask = KINASKAK.ask(s, Seat(1), KINASKAK.asks(s, Seat(1))[1])
    assert (
        speech("en").say(ask.about[0].id, **ask.about[0].params)
        == "What brings you nearer just now: any joker, any of the nines."
        " It follows your hand, round after round."
    )
    labels = [speech("en").say(value.label.id, **value.label.params) for value in ask.values]
    assert labels[1:5] == ["Any joker", "Any card", "Never this round", "Any of the nines"]
    assert [value.token for value in ask.values][:2] == ["helps", "joker"]
    assert str(KINASKAK.ask(s, Seat(1), KINASKAK.asks(s, Seat(1))[1], ["helps"]).whole) == "wish NEARER"
    assert opening().wishes == ("", "", "")
