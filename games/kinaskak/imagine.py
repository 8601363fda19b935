"""Samples a full state that is consistent with a view: deals the cards that the viewer cannot see."""

from collections import Counter

from games.cards import by_rank
from games.chance import Chance
from games.kinaskak.facts import pack
from games.kinaskak.state import Hand, State
from games.kinaskak.views import KinaskakView
from games.kit.seats import put


def unseen(view: KinaskakView) -> Hand:
    """Returns the cards that this viewer cannot see."""
    left = Counter(pack(view.ladder))
    left.subtract(view.pile)
    for meld in view.melds:
        left.subtract(meld.cards)
    for seat, known in enumerate(view.known):
        left.subtract(view.hand if seat == view.seat else known)
    return by_rank(tuple(left.elements()))


def imagine(view: KinaskakView, chance: Chance) -> State:
    """Returns a state whose view for this seat equals `view`; the others have no wish and no answer."""
    pool = chance.shuffle("imagine", unseen(view))
    hands: list[Hand] = []
    for seat, size in enumerate(view.sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        more = size - len(view.known[seat])
        hands.append(by_rank((*view.known[seat], *pool[:more])))
        pool = pool[more:]
    nobody = (None,) * len(hands)
    silent = ("",) * len(hands)
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        turns=view.turns,
        step=view.step,
        taken=view.taken,
        hands=tuple(hands),
        stock=pool,
        pile=view.pile,
        discarder=view.discarder,
        buys=view.buys,
        fines=view.fines,
        laid=view.laid,
        melds=view.melds,
        wishes=silent if view.seat is None else put(silent, view.seat, view.wish),
        answers=nobody if view.seat is None else put(nobody, view.seat, view.answer),
        gained=(0,) * len(hands) if view.seat is None else put((0,) * len(hands), view.seat, view.gained),
        known=view.known,
        gone=view.gone,
        sheet=view.sheet,
        deeds=view.deeds,
        earlier=view.earlier,
        is_cut=view.is_cut,
        reshuffles=view.reshuffles,
    )
