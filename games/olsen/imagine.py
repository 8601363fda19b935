"""Samples a full state that is consistent with a view: deals the cards that the viewer cannot see."""

from typing import TypeVar

from games.cards import Card
from games.chance import Chance
from games.kit.seats import put
from games.olsen.state import Hand, Laid, State, held
from games.olsen.variants import unseen
from games.olsen.views import OlsenView
from games.params import Seat

T = TypeVar("T")


def imagine(view: OlsenView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`; assumes that nobody else has hidden a card."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands = tuple(_hand(view, Seat(n), pool) for n in range(len(view.sizes)))
    pile = _pile(view, pool)
    return State(
        options=view.options,
        packs=view.packs,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        hands=hands,
        stock=tuple(pool),
        pile=pile,
        suit=view.suit,
        called=view.called,
        levels=view.levels,
        cheats=_own(view, (), view.cheats),
        stashed=_own(view, False, view.has_stashed),
        accused=_own(view, False, view.has_accused),
        touched=_own(view, 0, view.touched),
        shown=view.sizes,
        height=view.height,
        number=view.number,
        turns_begun=view.turns_begun,
        accusations=view.accusations,
        direction=view.direction,
        drawn=view.drawn,
        passes=view.passes,
        pending=view.pending,
        owing=view.owing,
        emptied=view.emptied,
        opened=view.opened,
        sheet=view.sheet,
        counted=view.counted,
        turns=view.turns,
        gone=view.gone,
        accepted=view.accepted,
        winners=view.winners,
        why=view.why,
        since=view.since,
    )


def _own(view: OlsenView, others: T, own: T) -> tuple[T, ...]:
    """Returns a value for each seat: the viewer's own, and one for all others."""
    values = (others,) * len(view.sizes)
    return values if view.seat is None else put(values, view.seat, own)


def _hand(view: OlsenView, seat: Seat, pool: list[Card]) -> Hand:
    if seat == view.seat:
        return view.hand
    taken, pool[:] = pool[: view.sizes[seat]], pool[view.sizes[seat] :]
    return held(taken)


def _pile(view: OlsenView, pool: list[Card]) -> tuple[Laid, ...]:
    """Returns the pile: hidden cards (the viewer's own, others from the pool) below the open ones."""
    unshown = 0 if view.seat is None else view.sizes[view.seat] - len(view.hand)
    others = view.height - len(view.pile) - (len(view.slipped) - unshown)
    hidden = [Laid(card, None, is_open=False) for card in pool[:others]]
    del pool[:others]
    own = [Laid(card, view.seat, is_open=False) for card in view.slipped]
    return (*hidden, *own, *(Laid(card, None) for card in view.pile))
