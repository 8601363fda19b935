"""The course of a game: armies, turns, recruits, the end (RULES.md 5, 6, 8 and 9)."""

from typing import Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Event, Param, Seat
from games.kit.rules import Events
from games.kit.seats import WHO, put
from games.stratego.battle import fights, flags
from games.stratego.battle.field import friends
from games.stratego.battle.fights import fire, picked_up
from games.stratego.facts import FLAG_AT, TURRET, board
from games.stratego.naming import flag_term, rank_term, space_text
from games.stratego.state import State, all_seats, field, playing
from games.stratego.views import Army, Battle, Flag, Kind, Options, Piece, PublicMove, Shuttle, Space

MOST_LATE: Final = 3
KEPT_MOVES: Final = 6


def opening(seats: int, options: Options, chance: Chance, events: Events) -> State:
    """Starts a game with empty zones; the first seat is drawn by lot or an option (RULES.md 5.5)."""
    is_drawn = options.first_player == "random"
    first = chance.number("first", seats) if is_drawn else int(options.first_player[-1]) % seats
    small = "3on4" if options.three_on_four_board == "on" else "3p"
    events.append(Event("stratego-opens", {}))
    none = (0,) * seats
    return State(
        options=options, board="4p" if seats == 4 else small, seats=seats, phase="setup",
        armies=((),) * seats, ready=(False,) * seats, revisions=none, reopened=none, first=Seat(first),
        turn=Seat(first), number=0, sliders=none, holds=(False,) * seats, late=none, shuttles=(None,) * seats,
    )  # fmt: skip


# -- armies


def set_up(s: State, seat: Seat, army: Army, events: Events) -> State:
    """Sets or replaces a seat's army; no other seat is told."""
    if army == s.armies[seat]:
        return s
    events.append(Event("stratego-army-set", {}, (seat,)))
    return replace(
        s, armies=put(s.armies, seat, army), revisions=put(s.revisions, seat, s.revisions[seat] + 1)
    )


def ready(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Marks a seat as ready; when all are, the game begins."""
    events.append(Event("stratego-ready", {"who": WHO[seat]}))
    return _begun(replace(s, ready=put(s.ready, seat, True)), chance, events)


def unready(s: State, seat: Seat, events: Events) -> State:
    """Marks a seat as no longer ready."""
    events.append(Event("stratego-changes", {"who": WHO[seat]}))
    return replace(
        s,
        ready=put(s.ready, seat, False),
        revisions=put(s.revisions, seat, s.revisions[seat] + 1),
        reopened=put(s.reopened, seat, s.reopened[seat] + 1),
    )


def _begun(s: State, chance: Chance, events: Events) -> State:
    """Places all armies on the board; pieces are numbered by lot to reveal nothing (RULES.md 5.6)."""
    inside = playing(s)
    if not all(s.ready[seat] for seat in inside):
        return s
    zones = board(s.board).zones
    pieces = [
        Piece(seat, rank, space)
        for seat in inside
        for rank, space in zip(s.armies[seat], zones[seat].start, strict=True)
    ]
    pieces = list(chance.shuffle("pieces", pieces))
    where = {piece.space: n for n, piece in enumerate(pieces)}
    borne = [_first_flag(s, seat, zones[seat].start[FLAG_AT], where) for seat in all_seats(s)]
    first = next(seat for k in range(s.seats) if (seat := Seat((s.first + k) % s.seats)) in inside)
    events.append(Event("stratego-begins", {"who": WHO[first]}))
    return replace(
        s, phase="play", pieces=tuple(pieces), flags=tuple(borne), first=first, turn=first, number=1
    )


def _first_flag(s: State, seat: Seat, space: Space, where: dict[Space | None, int]) -> Flag:
    """Returns the seat's flag on its start space; it has no bearer if the seat gave up (RULES.md 9.6)."""
    return Flag(seat, None, space, 1 + seat) if seat in s.out else Flag(seat, where[space], None)


# -- a turn


def act(s: State, seat: Seat, start: Space, end: Space, events: Events) -> State:
    """Makes one action and everything that follows from it."""
    at = field(s)
    n = at.at[start]
    kind = at.ends(n)[end]
    way = at.way(n, end)
    before = s.flags
    s = replace(s, late=put(s.late, seat, 0))
    battle = None
    if kind == "move":
        s = _moved(s, seat, n, start, end, at.shown_by(n, end), events)
    else:
        s = replace(s, shuttles=put(s.shuttles, seat, None))
        s, battle = _struck(s, kind, n, at.at[end], start, end, events)
    is_progress = battle is not None or s.flags != before
    s = replace(
        _noted(s, PublicMove(seat, kind, way, battle)),
        quiet=0 if is_progress else s.quiet + 1,
        agreed=() if is_progress else s.agreed,
    )
    s = _granted(s, seat, n, before, battle)
    return _ended(s, events) or settled(s, events)


def _noted(s: State, move: PublicMove) -> State:
    return replace(s, moves=(*s.moves, move)[-KEPT_MOVES:])


def _moved(
    s: State, seat: Seat, n: int, start: Space, end: Space, shown: tuple[int, ...], events: Events
) -> State:
    """Moves a piece and counts moves to and fro (RULES.md 6.2)."""
    piece = s.pieces[n]
    may = piece.may
    if shown:
        may = tuple(rank for rank in shown if not may or rank in may)
    last = s.shuttles[seat]
    is_back = last is not None and (last.piece, last.start, last.end) == (n, end, start)
    count = last.count + 1 if last is not None and is_back else 1
    events.append(
        Event(
            "stratego-moves",
            {"who": WHO[seat], "start": space_text(start), "end": space_text(end)},
        )
    )
    s = replace(
        s,
        pieces=put(s.pieces, n, replace(piece, space=end, moved=True, may=may)),
        shuttles=put(s.shuttles, seat, Shuttle(n, start, end, count)),
    )
    return picked_up(s, n, end, events)


def _struck(
    s: State, kind: Kind, n: int, other: int, start: Space, end: Space, events: Events
) -> tuple[State, Battle | None]:
    """Makes an attack, a shot, or hands over a flag."""
    if kind == "attack":
        return fights.fight(s, n, other, events)
    if kind == "fire":
        return fire(s, n, other, events)
    flag = flags.borne_by(s, n)
    assert flag is not None  # only a bearer can hand over
    told = {"flag": flag_term(flag.seat), "start": space_text(start), "end": space_text(end)}
    events.append(Event("stratego-hands", {"who": WHO[s.pieces[n].seat], **told}))
    return flags.given(s, flag, other), None


def _granted(s: State, seat: Seat, n: int, before: tuple[Flag, ...], battle: Battle | None) -> State:
    """Grants a recruit for the first flag taken from its owner's piece, by a house rule (RULES.md 8.4)."""
    if s.options.recruit_on_flag_capture == "off" or battle is None or seat in s.captured:
        return s
    flag = flags.borne_by(s, n)
    was = next((f for f in before if flag is not None and f.seat == flag.seat), None)
    if was is None or was.bearer in (None, n) or was.seat != battle.defender:
        return s
    return replace(s, captured=(*s.captured, seat), pending=(*s.pending, seat))


def settled(s: State, events: Events) -> State:
    """Handles the recruits that are due, one after another; chances that cannot be used are lost (RULES.md
    8.2).

    When none is left, ends the game or begins the next turn. A seat without pieces that brought none back is
    out.
    """
    pending = s.pending
    while pending and not can_recruit(s, pending[0]):
        lost = sum(p.seat == pending[0] and p.space is None for p in s.pieces)
        events.append(Event("stratego-recruit-lost", {"who": WHO[pending[0]], "count": lost}))
        pending = pending[1:]
    if pending:
        events.append(Event("stratego-may-recruit", {"who": WHO[pending[0]]}))
        return replace(s, pending=pending, phase="recruit")
    s = replace(s, pending=(), phase="play")
    ended = _ended(s, events)
    return pass_turn(s, events) if ended is None else ended


def can_recruit(s: State, seat: Seat) -> bool:
    """Whether the seat has lost a piece and its recruitment space is free."""
    recruit = board(s.board).zones[seat].recruit
    lost = any(p.seat == seat and p.space is None for p in s.pieces)
    return lost and all(p.space != recruit for p in s.pieces)


def recruit(s: State, seat: Seat, rank: int, events: Events) -> State:
    """Returns a piece to the board, or none (RULES.md 8.2)."""
    s = replace(s, pending=s.pending[1:])
    if rank == 0:
        events.append(Event("stratego-recruit-declined", {"who": WHO[seat]}))
        return settled(s, events)
    n = next(n for n, p in enumerate(s.pieces) if p.seat == seat and p.space is None and p.rank == rank)
    space = board(s.board).zones[seat].recruit
    told = {"rank": rank_term(rank), "space": space_text(space)}
    events.append(Event("stratego-recruited", {"who": WHO[seat], **told}))
    s = replace(s, pieces=put(s.pieces, n, replace(s.pieces[n], space=space)), quiet=0, agreed=())
    s = picked_up(_noted(s, PublicMove(seat, "recruit", (space,), None, rank)), n, space, events)
    return settled(s, events)


def pass_turn(s: State, events: Events) -> State:
    """Begins the turn of the next seat that can act (RULES.md 6)."""
    inside = playing(s)
    if s.quiet >= int(s.options.no_progress_rounds) * len(inside):
        return drawn(s, "stratego-why-quiet", events)
    at = field(s)
    for k in range(1, s.seats + 1):
        seat = Seat((s.turn + k) % s.seats)
        if seat not in inside:
            continue
        if at.can_act(seat):
            return replace(s, turn=seat, number=s.number + 1)
        events.append(Event("stratego-stuck", {"who": WHO[seat]}))
    return drawn(s, "stratego-why-stuck", events)


# -- time limits and giving up


def skipped(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Skips a turn that ran out of time; the third in succession counts as giving up (RULES.md 11.2)."""
    if s.phase == "recruit":
        return recruit(s, seat, 0, events)
    late = s.late[seat] + 1
    events.append(Event("stratego-late", {"who": WHO[seat]}))
    s = _noted(replace(s, late=put(s.late, seat, late), quiet=s.quiet + 1), PublicMove(seat, "skip"))
    return resign(s, seat, chance, events) if late >= MOST_LATE else pass_turn(s, events)


def resign(s: State, seat: Seat, chance: Chance, events: Events) -> State:
    """Removes all pieces of a seat; its flags stay and the others play on (RULES.md 9.6)."""
    events.append(Event("stratego-resigned", {"who": WHO[seat]}))
    left = _left(s, seat)
    ended = _ended(left, events)
    if ended is not None:
        return ended
    if s.phase == "setup":
        return _begun(left, chance, events)
    if {*playing(left)} <= {*left.agreed}:
        return drawn(left, "stratego-why-agreed", events)
    if s.phase == "recruit":
        return left if left.pending[:1] == s.pending[:1] else settled(left, events)
    if s.turn == seat or not field(left).can_act(s.turn):
        return pass_turn(left, events)
    return left


def _left(s: State, seat: Seat) -> State:
    """Takes the seat's pieces off the board, declares them and clears its draw offer and slider switch."""
    s = replace(
        s,
        out=(*s.out, seat),
        pending=tuple(p for p in s.pending if p != seat),
        agreed=tuple(a for a in s.agreed if a != seat),
    )
    for n, piece in enumerate(s.pieces):
        if piece.seat == seat:
            if piece.space is not None:
                s = flags.dropped(s, n, piece.space)
            s = replace(s, pieces=put(s.pieces, n, replace(piece, space=None, known=True)))
    return s if s.phase == "setup" else _noted(s, PublicMove(seat, "resign"))


def agree(s: State, seat: Seat, yes: bool, events: Events) -> State:
    """Records whether a seat agrees to a draw; the game is drawn when all agree (RULES.md 9.5)."""
    events.append(Event("stratego-draw-offered" if yes else "stratego-draw-withdrawn", {"who": WHO[seat]}))
    agreed = tuple(sorted({*s.agreed, seat})) if yes else tuple(a for a in s.agreed if a != seat)
    s = replace(s, agreed=agreed)
    return drawn(s, "stratego-why-agreed", events) if {*playing(s)} <= {*agreed} else s


# -- the end


def _ended(s: State, events: Events) -> State | None:
    """Returns the final state if the game is over, otherwise None."""
    seat = flags.home(s, TURRET)
    if seat is not None:
        events.append(Event("stratego-home", {"who": WHO[seat], "flag": flag_term(seat)}))
        return _won(s, seat, "stratego-why-home", events)
    inside = playing(s)
    if not inside:
        return drawn(s, "stratego-why-nobody", events)
    if all(friends(s.seats, s.options, inside[0], seat) for seat in inside):
        return _won(s, inside[0], "stratego-why-last", events)
    return None


def _won(s: State, seat: Seat, why: str, events: Events) -> State:
    """Ends the game as a win of the seat and its partner (RULES.md 9.1)."""
    winners = tuple(
        one
        for one in all_seats(s)
        if friends(s.seats, s.options, one, seat) and (one == seat or one not in s.out)
    )
    if len(winners) == 2:
        pair: dict[str, Param] = {"who": WHO[winners[0]], "partner": WHO[winners[1]]}
        events.append(Event("stratego-won-pair", pair, kind="verdict"))
    else:
        events.append(Event("stratego-won", {"who": WHO[winners[0]]}, kind="verdict"))
    return replace(s, phase="over", winners=winners, why=why, pending=())


def drawn(s: State, why: str, events: Events) -> State:
    """Ends the game as a draw."""
    events.append(Event("stratego-drawn", {}, kind="verdict"))
    return replace(s, phase="over", why=why, pending=())
