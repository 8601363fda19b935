"""The full state of a game of Kasino, with all secrets. Only `rules`, `course` and `reveal` may read it."""

from typing import Final

import msgspec

from games.cards import DECK, Card
from games.kasino.views import Build, Count, Options, Phase, Turn
from games.params import Seat

Pile = tuple[Card, ...]
HAND: Final = 4


class State(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A position.

    `hands` are from ace to king; the first card of the `stock` is dealt next. `loose` cards and `builds` are
    in order of arrival. `owing` is by seat the value built last turn, for which a capture is owed, else 0.
    `swept` is the number of svups of each seat in counted rounds. `turns` are the last of each seat in this
    round; `number` counts the turns of the game.
    """

    options: Options
    phase: Phase
    round: int
    deal: int
    dealer: Seat
    leader: Seat
    turn: Seat
    number: int
    hands: tuple[Pile, ...]
    stock: Pile
    loose: Pile
    builds: tuple[Build, ...]
    piles: tuple[Pile, ...]
    svups: tuple[Pile, ...]
    owing: tuple[int, ...]
    scores: tuple[int, ...]
    swept: tuple[int, ...]
    last_capturer: Seat | None = None
    turns: tuple[Turn, ...] = ()
    count: Count | None = None
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None

    @property
    def seats(self) -> int:
        """Returns the number of seats."""
        return len(self.hands)

    @property
    def deals(self) -> int:
        """Returns the number of hands in a round: 6 for two, 4 for three, 3 for four (RULES.md 3.2)."""
        return (len(DECK) - HAND) // (HAND * self.seats)


_ALONE: Final = tuple((Seat(n),) for n in range(4))


def sides(seats: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Returns the seats that play together: each alone, or opposite ones by house rule (RULES.md 1.2)."""
    if seats == 4 and options.partnership == "on":
        return ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    return _ALONE[:seats]
