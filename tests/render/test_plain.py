"""Pictures and texts of a plain card game that are made from one description."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from games.cards import RANKS, Card
from games.params import Seat
from locales import speech
from render import Look
from render.banner import Ending, placing
from render.drawing.strips import is_cheap
from render.plain import Hand, Item, Panel, PlainRenderer, Row, Sheet, Voice
from tests.render.goldens import HARD_NAMES
from tests.render.pictures import compare_picture, compare_words, image

LOOK = Look("en", ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "🦊", "Eva"))
HAND = Hand(
    tuple(Card(f"{rank}S") for rank in RANKS), "Choose a card", (Card("3S"),), tuple(map(str, range(13)))
)


def sheet(view: Any, voice: Voice[Any]) -> Sheet:
    """An auction with as many seats and past rounds as the view says."""
    seats, past = range(view.seats), range(view.past)
    panels = tuple(Panel(12 + 7 * n, 9, ("has chosen",) if n % 2 else ("to bid",), not n % 2) for n in seats)
    prize = (Item(Card("9D"), text="9"), Item(Card("4D"), dim=True), Item(text="7"), Item())
    rows = (
        Row("Prize", prize),
        Row("Last bids", tuple(Item(Card(f"{RANKS[n]}S"), seat=Seat(n)) for n in seats)),
        *(
            Row("", tuple(Item(Card(f"{RANKS[k]}S"), dim=k % 3 == n) for k in past), True, Seat(n))
            for n in seats
        ),
    )
    ending = None
    if view.past == 13:
        points = tuple(str(panel.points) for panel in panels)
        ending = Ending(placing([-panel.points for panel in panels]), points)
    badge, waiting = "for 25 points", () if ending else (Seat(0),)
    return Sheet(f"Round {view.past}", panels, rows, badge, ending, waiting, view.hand)


class Auction(PlainRenderer[Any]):
    """The renderer of that."""

    sheet = staticmethod(sheet)


def view(seats: int, past: int, hand: Hand | None = HAND) -> Any:
    """A view such as a game's own; only what `sheet` reads."""
    return SimpleNamespace(game="plain", seats=seats, past=past, hand=hand)


@pytest.mark.parametrize(("seats", "past"), [(2, 3), (5, 13)])
def test_board_is_as_approved(seats: int, past: int) -> None:
    """The board of a plain game equals the approved picture."""
    compare_picture(f"plain-{seats}", Auction(view(seats, past)).board(LOOK))


@pytest.mark.parametrize("count", [0, 5, 13])
def test_hand_is_as_approved(count: int) -> None:
    """The hand of a plain game, with a picked card, equals the approved picture."""
    hand = replace(HAND, cards=HAND.cards[:count], tokens=HAND.tokens[:count])
    compare_picture(f"plain-hand-{count}", Auction(view(2, 3, hand)).hand(LOOK, ("4",)))


def test_words_are_as_approved() -> None:
    """The texts of a plain game equal the approved ones."""
    seen = view(5, 13)
    said = [Auction(one).board_words(LOOK) for one in (view(2, 3), seen)]
    said += [Auction(seen).text_board(LOOK), Auction(seen).hand_words(LOOK, ("4",))]
    compare_words("plain-en", "\n---\n".join(said) + "\n")


def test_the_board_shows_nothing_of_a_hand() -> None:
    """The board and its words are the same with a hand and without one."""
    for draw in (Auction.scene, Auction.board_said, Auction.text_board):
        assert draw(Auction(view(3, 4)), LOOK) == draw(Auction(view(3, 4, None)), LOOK)


@pytest.mark.parametrize("language", ["en", "da", "is", "nl"])
def test_a_game_without_hands_speaks_of_no_cards(language: str) -> None:
    """The texts have no count of cards, and the hand is the board."""

    def heaps(view: Any, voice: Voice[Any]) -> Sheet:
        rows = (Row("Heaps", (Item(text="3"), Item(text="4"))),)
        return Sheet("Heaps", (Panel(1), Panel(2, notes=("to play",), lit=True)), rows, waiting=(Seat(1),))

    class Nim(PlainRenderer[Any]):
        sheet = staticmethod(heaps)
        hand_is_table = True

    renderer, look = Nim(view(2, 0, None)), Look(language, ("Anna", "Eva"))
    assert renderer.hand(look) == renderer.board(look)
    assert renderer.hand_words(look) == renderer.board_words(look)
    told = renderer.board_words(look) + renderer.text_board(look)
    none = speech(language).say("card-count", count=0)
    assert none not in told
    assert "Anna: 1 " in told
    assert "**Eva** **2** · **to play**" in told


@pytest.mark.parametrize("language", ["en", "da", "is", "nl"])
def test_hard_names_keep_pictures_and_words_within_their_limits(language: str) -> None:
    """The picture, its words and the text board are within their limits for two to six seats."""
    look = Look(language, HARD_NAMES)
    for seats in range(2, 7):
        seen = Auction(view(seats, 13))
        assert image(seen.board(look)).width == 1000
        assert 100 < len(seen.board_words(look)) <= 1024
        assert 100 < len(seen.text_board(look)) <= 1800
    assert is_cheap(seen.scene(look), 0)
