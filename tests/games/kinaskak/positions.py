"""Builders for positions of Kínaskák: openings, and positions with given hands."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.cards import by_rank
from games.chance import Derived
from games.contract import Move, Seat, Step
from games.kinaskak.facts import pack
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State, rules_of
from games.kinaskak.views import Meld
from tests.games.cards import cards


def opening(seats: int = 3, number: int = 0, **options: str) -> State:
    """Returns a first deal by seat 0; seat 1 begins."""
    chosen = {"deals": "seat-0", **options}
    game = KINASKAK.start(seats, KINASKAK.Options(**chosen), Derived(b"%d" % number, 0))
    state: State = game.state
    return state


def table(
    hands: Sequence[str],
    *,
    top: str = "2C",
    melds: Sequence[Meld] = (),
    laid: Sequence[bool] | None = None,
    **more: Any,
) -> State:
    """Returns a position with these hands and top discard; all other cards are in the stock."""
    options = {name: more.pop(name) for name in list(more) if name in KINASKAK.Options.__struct_fields__}
    s = opening(len(hands), **options)
    left = list(pack(rules_of(s)))
    held = [by_rank(cards(hand)) for hand in hands]
    for card in [*cards(top), *(c for hand in held for c in hand), *(c for m in melds for c in m.cards)]:
        left.remove(card)
    return replace(
        s,
        **{
            "hands": tuple(held),
            "pile": cards(top),
            "stock": tuple(left),
            "melds": tuple(melds),
            "laid": tuple(laid or (False,) * len(hands)),
            **more,
        },
    )


def play(s: State, *turns: tuple[int | None, str]) -> State:
    """Returns the state after these moves, each by a seat."""
    for n, (seat, text) in enumerate(turns):
        s = step(s, seat, text, n).state
    return s


def step(s: State, seat: int | None, text: str, number: int = 0) -> Step:
    """Makes one move."""
    who = None if seat is None else Seat(seat)
    move: Move = KINASKAK.parse(s, who, text)
    return KINASKAK.apply(s, who, move, Derived(b"moves", number))
