"""`narrow` and `moves`: from a list of moves to questions, and back."""

import pytest

from games.cards import DECK, by_rank, is_card, order, rank, suit
from games.contract import Ask, Text, moves, narrow
from games.errors import IllegalMove


class Word(str):
    """A move that is a word."""

    __slots__ = ()


LEGAL = [(("a",), Word("a")), (("a", "b"), Word("a b")), (("b", "c"), Word("b c"))]


def label(token: str) -> Text:
    """Returns the text of a token."""
    return Text(f"label-{token}")


def offered(ask: Ask) -> list[str]:
    """Returns the tokens offered."""
    return [value.token for value in ask.values]


def test_narrow_offers_first_tokens_then_the_rest() -> None:
    """The values offered are the first tokens of legal moves, then the tokens after those picked."""
    assert offered(narrow(LEGAL, (), "field", label)) == ["a", "b"]
    after = narrow(LEGAL, ("a",), "field", label)
    assert (after.whole, offered(after)) == ("a", ["b"])
    assert narrow(LEGAL, ("b", "c"), "field", label) == Ask("field", whole=Word("b c"))


def test_narrow_with_loose_order_takes_any_order() -> None:
    """With a loose order the last token of a move can be picked first."""
    loose = narrow(LEGAL, ("c",), "field", label, loose=True, take=2)
    assert (offered(loose), loose.take, loose.loose) == (["b"], 1, True)
    assert narrow(LEGAL, ("c", "b"), "field", label, loose=True).whole == "b c"


@pytest.mark.parametrize("picked", [("x",), ("a", "x"), ("c", "b")])
def test_narrow_refuses_what_no_move_begins_with(picked: tuple[str, ...]) -> None:
    """Picked tokens with which no legal move begins raise IllegalMove."""
    with pytest.raises(IllegalMove):
        narrow(LEGAL, picked, "field", label)


def test_narrow_builds_a_trial_only_for_a_whole_move() -> None:
    """The trial is built when the last token is picked, and not before."""
    built = []
    for picked in ((), ("b",), ("b", "c")):
        narrow(LEGAL, picked, "field", label, trial=built.append)
    assert built == ["b c"]


class Pairs:
    """A game of one question: any two different letters of five, in any order."""

    legal = tuple(((a, b), Word(a + b)) for a in "edcba" for b in "edcba" if a < b)

    def asks(self, s: object, seat: int) -> tuple[str, ...]:
        """Returns one question."""
        return ("pair",)

    def ask(self, s: object, seat: int, key: str, picked: tuple[str, ...] = ()) -> Ask:
        """Returns its values."""
        return narrow(self.legal, picked, "pair", label, take=2, loose=True)


def test_walking_a_loose_field_meets_each_set_once() -> None:
    """Each move is found once, not once for each order of its tokens."""
    assert sorted(moves(Pairs(), None, 0)) == sorted(word for _, word in Pairs.legal)


def test_walking_stops_at_the_limit() -> None:
    """With a limit of three, three moves are found."""
    assert len(moves(Pairs(), None, 0, limit=3)) == 3


def test_a_pack_has_each_card_once_and_reads_in_any_case() -> None:
    """A pack has 52 different cards with rank, suit and order, and other texts are no cards."""
    assert len(set(DECK)) == 52
    assert (rank(DECK[9]), suit(DECK[9]), order(DECK[12])) == ("10", "C", 13)
    assert all(is_card(card.lower()) for card in DECK)
    assert not any(is_card(text) for text in ("", "1H", "11H", "H10", "AHH", "A", "10"))


def test_a_hand_is_held_by_rank_then_suit() -> None:
    """A hand is sorted with aces first, and equal ranks by suit."""
    assert by_rank(("KC", "AS", "10H", "AC", "2D")) == ("AC", "AS", "2D", "10H", "KC")
