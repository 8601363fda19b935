"""The results of fights and shots: pieces removed, flags left or taken, sliders raised (RULES.md 6 to 8)."""

from typing import Final

from msgspec.structs import replace

from games.contract import Event, Param, Seat
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.stratego.battle import flags
from games.stratego.naming import flag_term, rank_term, space_text
from games.stratego.state import State
from games.stratego.views import CANNON, MARSHAL, SLIDER, SPY, Battle, Piece, Space

HELD: Final = SLIDER - 1


def winner(attacker: Piece, defender: Piece) -> Seat | None:
    """Returns the seat whose piece wins a fight by rank (RULES.md 6.3); None if both are lost."""
    if (attacker.rank, defender.rank) == (SPY, MARSHAL):
        return attacker.seat
    if attacker.rank == defender.rank:
        return None
    return attacker.seat if attacker.rank > defender.rank else defender.seat


def fight(s: State, one: int, other: int, events: Events) -> tuple[State, Battle]:
    """Fights by rank: the loser is removed; an attacker who wins takes the space and the flag borne there."""
    attacker, defender = s.pieces[one], s.pieces[other]
    start, end = attacker.space, defender.space
    assert start is not None
    assert end is not None
    battle = Battle(attacker.seat, attacker.rank, defender.seat, defender.rank, winner(attacker, defender))
    _tell(battle, "attacks", start, end, events)
    s = _declared(s, one, other)
    if battle.winner == defender.seat:
        s = _removed(s, one, start, events)
    elif battle.winner is None:
        s = _removed(_removed(s, one, start, events), other, end, events)
    else:
        s = _conquered(s, one, other, end, events)
    return (raised(s, battle.winner, events) if battle.winner is not None else s), battle


def fire(s: State, one: int, other: int, events: Events) -> tuple[State, Battle]:
    """Fires: the target and the cannon are both removed (RULES.md 6.4)."""
    attacker, defender = s.pieces[one], s.pieces[other]
    start, end = attacker.space, defender.space
    assert start is not None
    assert end is not None
    battle = Battle(attacker.seat, CANNON, defender.seat, defender.rank, attacker.seat)
    _tell(battle, "fires", start, end, events)
    s = _declared(s, one, other)
    s = _removed(_removed(s, one, start, events), other, end, events)
    return raised(s, attacker.seat, events), battle


def _tell(battle: Battle, kind: str, start: Space, end: Space, events: Events) -> None:
    """Adds the events; both ranks are declared to everybody (RULES.md 6.3)."""
    told: dict[str, Param] = {
        "who": WHO[battle.attacker],
        "rank": rank_term(battle.strength),
        "start": space_text(start),
        "end": space_text(end),
        "other": WHO[battle.defender],
        "against": rank_term(battle.resistance),
    }
    events.append(Event(f"stratego-{kind}", told))
    if kind == "fires":
        return
    if battle.winner is None:
        events.append(Event("stratego-tie", {"rank": rank_term(battle.strength)}))
        return
    won = battle.winner == battle.attacker
    rank = battle.strength if won else battle.resistance
    events.append(Event("stratego-wins", {"who": WHO[battle.winner], "rank": rank_term(rank)}))


def _declared(s: State, *pieces: int) -> State:
    for n in pieces:
        s = replace(s, pieces=put(s.pieces, n, replace(s.pieces[n], known=True, moved=True)))
    return s


def _removed(s: State, n: int, space: Space, events: Events) -> State:
    """Removes a piece from the board; a flag that it bore stays there (RULES.md 7.2)."""
    flag = flags.borne_by(s, n)
    if flag is not None:
        events.append(Event("stratego-flag-left", {"flag": flag_term(flag.seat), "space": space_text(space)}))
    return flags.dropped(replace(s, pieces=put(s.pieces, n, replace(s.pieces[n], space=None))), n, space)


def _conquered(s: State, one: int, other: int, end: Space, events: Events) -> State:
    """Moves the attacker to the defender's space."""
    borne = flags.borne_by(s, other)
    if borne is not None and flags.borne_by(s, one) is None:
        s = flags.given(s, borne, one)
        events.append(taken(s.pieces[one].seat, borne.seat))
        s = replace(s, pieces=put(s.pieces, other, replace(s.pieces[other], space=None)))
    else:
        s = _removed(s, other, end, events)
    s = replace(s, pieces=put(s.pieces, one, replace(s.pieces[one], space=end)))
    return picked_up(s, one, end, events)


def picked_up(s: State, n: int, space: Space, events: Events) -> State:
    """Lets the piece take the flag that lies where it arrived (RULES.md 7.3)."""
    s, flag = flags.taken_up(s, n, space)
    if flag is not None:
        events.append(taken(s.pieces[n].seat, flag.seat))
    return s


def taken(seat: Seat, flag: Seat) -> Event:
    """Returns the event that a flag has a new bearer."""
    return Event("stratego-flag-taken", {"who": WHO[seat], "flag": flag_term(flag)})


def raised(s: State, seat: Seat, events: Events) -> State:
    """Raises the winner's slider; at six a piece may come back and it restarts (RULES.md 8)."""
    if s.holds[seat] and s.sliders[seat] == HELD:
        events.append(Event("stratego-slider-held", {"who": WHO[seat]}))
        return s
    count = s.sliders[seat] + 1
    events.append(Event("stratego-slider", {"who": WHO[seat], "count": count}))
    if count < SLIDER:
        return replace(s, sliders=put(s.sliders, seat, count))
    return replace(s, sliders=put(s.sliders, seat, 0), pending=(*s.pending, seat))
