"""Checks whether a move is legal."""

from typing import Final

from games.cards import Card
from games.contract import Cards, Seat
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kinaskak import course
from games.kinaskak.melds import meld as melds
from games.kinaskak.moves import Buy, Close, Decline, Discard, Joker, Lay, Move, Off, Pass, Take, Wish
from games.kinaskak.naming import asked, kinds_of
from games.kinaskak.state import State, after, contract
from games.kit.hands import without
from games.kit.moves import Resign

_RULES: Final = {Lay: "5.1", Off: "5.2", Joker: "5.3", Discard: "5.4"}
"""The rule of each move with cards."""


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal."""
    if s.phase == "over":
        return GameOver()
    if isinstance(move, Close):
        is_open = seat is None and s.phase == "buy" and move.turns == s.turns
        return None if is_open else NotYourTurn()
    if seat is None or s.gone[seat]:
        return NotYourTurn()
    match move:
        case Resign():
            return None
        case Wish():
            return _wish_refusal(s, seat)
        case Buy() | Pass():
            return _answer_refusal(s, seat)
        case Take() | Decline():
            return _draw_refusal(s, seat, move)
        case Lay() | Off() | Joker() | Discard():
            return _play_refusal(s, seat, move)
    return IllegalMove()


def _wish_refusal(s: State, seat: Seat) -> GameError | None:
    if s.options.buying != "wishes":
        return NotYourTurn("kinaskak-no-wishes", "8.1")
    return NotYourTurn("kinaskak-laid-no-buying", "4.3") if s.laid[seat] else None


def _answer_refusal(s: State, seat: Seat) -> GameError | None:
    if s.phase == "buy" and seat in course.buyers(s) and s.answers[seat] is None:
        return None
    return NotYourTurn()


def _draw_refusal(s: State, seat: Seat, move: Take | Decline) -> GameError | None:
    if s.turn != seat or s.phase == "buy":
        return NotYourTurn()
    if s.phase != "draw":
        return IllegalMove("kinaskak-drawn-already", "4.1")
    return IllegalMove("kinaskak-no-discard", "4.1") if isinstance(move, Take) and not s.pile else None


def _play_refusal(s: State, seat: Seat, move: Lay | Off | Joker | Discard) -> GameError | None:
    if s.turn != seat or s.phase == "buy":
        return NotYourTurn()
    if s.phase != "play":
        return IllegalMove("kinaskak-draw-first", "5.1" if isinstance(move, Lay) else "4.1")
    if missing := without(_needed(move), s.hands[seat]):
        return IllegalMove("not-in-hand", _RULES[type(move)], cards=Cards(missing))
    if isinstance(move, Lay):
        if s.laid[seat]:
            return IllegalMove("kinaskak-laid-already", "5.1")
        if s.options.firstlap == "wait" and s.taken < len(after(s, seat)):
            return IllegalMove("kinaskak-first-lap", "8.4")
        return _contract_refusal(s, seat, move)
    return None if isinstance(move, Discard) else _table_refusal(s, seat, move)


def _needed(move: Lay | Off | Joker | Discard) -> tuple[Card, ...]:
    """Returns the cards that the hand must hold."""
    if isinstance(move, Lay):
        return tuple(card for meld in move.melds for card in meld.cards)
    return (melds.bare(move.token),) if isinstance(move, Off) else (move.card,)


def _contract_refusal(s: State, seat: Seat, move: Lay) -> IllegalMove | None:
    """Returns why the melds do not fulfil the contract; depends on the move only (RULES.md 5.1)."""
    parts = contract(s)
    wanted, has = kinds_of(parts), kinds_of(move.melds)
    if (wanted.count("set"), wanted.count("run")) != (has.count("set"), has.count("run")):
        return IllegalMove("kinaskak-contract", "5.1", contract=asked(wanted), has=asked(has))
    for part in parts:
        for meld in move.melds:
            if meld.kind == part.kind and len(meld.cards) < part.least:
                what = f"kinaskak-least-{part.kind}"
                rule = "3.2" if (part.kind, part.least) == ("run", 4) else "9.2"  # else a ladder's own length
                return IllegalMove(what, rule, cards=Cards(meld.cards), least=part.least)
    runs = [meld for meld in move.melds if meld.kind == "run"]
    if len({meld.suit for meld in runs}) != len(runs):
        return IllegalMove("kinaskak-same-suit", "3.3")
    if s.options.last == "discard" and sum(len(m.cards) for m in move.melds) >= len(s.hands[seat]):
        return IllegalMove("kinaskak-keep-one", "6.2")
    return None


def _table_refusal(s: State, seat: Seat, move: Off | Joker) -> GameError | None:
    if not s.laid[seat]:
        return IllegalMove("kinaskak-lay-first", _RULES[type(move)])
    if move.meld >= len(s.melds):
        return IllegalMove("kinaskak-no-meld", _RULES[type(move)])
    meld = s.melds[move.meld]
    if isinstance(move, Joker):
        fits = melds.exchanged(meld, move.card) is not None
        return None if fits else IllegalMove("kinaskak-no-joker", "5.3")
    if melds.added(meld, move.token) is None:
        return IllegalMove("kinaskak-does-not-fit", "5.2", cards=Cards((melds.bare(move.token),)))
    if s.options.last == "discard" and len(s.hands[seat]) == 1:
        return IllegalMove("kinaskak-keep-one", "6.2")
    return None
