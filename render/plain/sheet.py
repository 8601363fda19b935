"""The description of a plain card game from which `PlainRenderer` makes every picture and text."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.cards import Card
from games.params import Seat
from render.banner import Ending
from render.voice import Voice


class Panel(Struct, frozen=True):
    """A player's panel: colour, shape, name, points, number of cards in hand and short notes.

    `cards`: None in a game without hands, whose words then speak of no cards.
    `lit`: the panel is outlined, because the table waits for the player or they have won.
    """

    points: int
    cards: int | None = None
    notes: tuple[str, ...] = ()
    lit: bool = False


def panels(
    voice: Voice[object],
    waiting: Sequence[Seat],
    ending: Ending | None,
    points: Sequence[int],
    cards: Sequence[int],
    notes: Sequence[str] = (),
) -> tuple[Panel, ...]:
    """Returns a panel for each seat, lit if the table waits for it or it has won.

    It says that the seat is to play, else its note: the id of a text; empty for none.
    """
    lit = {*waiting, *(ending.placing[0] if ending is not None else ())}
    said = [
        "picture-to-play" if n in waiting else note for n, note in enumerate(notes or ("",) * len(points))
    ]
    return tuple(
        Panel(points[n], cards[n], (voice.say(id),) if id else (), lit=n in lit) for n, id in enumerate(said)
    )


class Item(Struct, frozen=True):
    """A card, or without one a chip with `text`, or without a text a card face down.

    `text` beside a card and the shape of `seat` stand below it. `dim`: drawn fainter, out of play.
    """

    card: Card | None = None
    text: str = ""
    seat: Seat | None = None
    dim: bool = False


class Row(Struct, frozen=True):
    """Items on the table. `small`: one line of small cards beside the title, for what has been played.

    `owner` puts that player's shape and name in the place of the title. `news`: what has just happened,
    which is said first.
    """

    title: str
    items: tuple[Item, ...]
    small: bool = False
    owner: Seat | None = None
    news: bool = False


def own_row(seat: Seat, cards: Iterable[Card]) -> Row:
    """Returns a small row of cards that lie before a player, with their shape and name."""
    return Row("", tuple(map(Item, cards)), small=True, owner=seat)


class Hand(Struct, frozen=True):
    """The reader's own cards; those in `marked` (a secret choice) and those being picked carry a tick.

    `tokens`: what each card is called in the moves' questions, if that is not its id.
    """

    cards: tuple[Card, ...]
    note: str = ""
    marked: tuple[Card, ...] = ()
    tokens: tuple[str, ...] = ()

    def ticked(self, picked: Sequence[str]) -> tuple[bool, ...]:
        """Returns for each card if it carries a tick when these tokens are picked."""
        tokens = self.tokens or self.cards
        return tuple(
            card in self.marked or token in picked for card, token in zip(self.cards, tokens, strict=True)
        )


class Sheet(Struct, frozen=True):
    """All that a plain game shows to one reader; only `hand` may tell what the channel must not see.

    title, badge: the line above the table (round, what is at stake).
    ending: how the game ended; None while it goes on.
    panels: by seat, 2 to 6.
    rows: the most important first; in words the last are left out if there is no room. One without items is
    not shown.
    waiting: the seats that everybody may know the table to wait for.

    Texts are in the reader's language. The font draws no suit signs: put cards into items.
    """

    title: str
    panels: tuple[Panel, ...]
    rows: tuple[Row, ...] = ()
    badge: str = ""
    ending: Ending | None = None
    waiting: tuple[Seat, ...] = ()
    hand: Hand | None = None
