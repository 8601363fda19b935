"""What a seat may lay according to its own view: when, which contracts, and how an added card is spelled."""

from games.cards import JOKER, Card
from games.kinaskak.melds import finder
from games.kinaskak.melds import meld as melds
from games.kinaskak.moves import Lay, arranged
from games.kinaskak.views import KinaskakView, Meld


def has_laid(view: KinaskakView) -> bool:
    """Whether the seat has laid its contract."""
    return view.seat is not None and view.laid[view.seat]


def may_lay(view: KinaskakView) -> bool:
    """Whether the contract may be laid now (RULES.md 5.1 and 8.4)."""
    active = len(view.gone) - sum(view.gone)
    is_first_lap = view.options.firstlap == "wait" and view.taken < active
    return view.phase == "play" and not has_laid(view) and not is_first_lap


def kept(view: KinaskakView) -> int:
    """Number of cards that must be kept for the discard (RULES.md 6.2)."""
    return int(view.options.last == "discard")


def lays(view: KinaskakView) -> tuple[Lay, ...]:
    """Returns the best few ways to lay the contract, as moves."""
    if not may_lay(view):
        return ()
    ways = finder.ways(view.hand, view.contract, view.ladder.values, keep=kept(view))
    return tuple(dict.fromkeys(Lay(arranged(way.melds)) for way in ways))


def tokens(meld: Meld, card: Card) -> tuple[str, ...]:
    """Returns the spellings of a card on a meld: a joker of a run by the card that it would stand for."""
    if card == JOKER and meld.kind == "run":
        return tuple(melds.declare(stood) for stood in melds.joker_ends(meld))
    return (card,)
