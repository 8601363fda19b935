"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from games.params import Seat, Term, Text, Who
from games.stratego.facts import RING, TURRET, ranks
from games.stratego.facts import board as board_of
from games.stratego.views import Piece, PublicMove, Space, StrategoView
from render.stratego import colours, squares
from render.stratego.board_image import public_rank
from render.stratego.hand_image import known_rank
from render.voice import TURNS_TOLD, Voice

_RANKS: Final = {info.rank: Term(f"stratego-rank-{info.id}") for info in ranks()}

_Voice = Voice[StrategoView]
_Rank = Callable[[Piece], int]
"""Returns the rank of a piece where it is told, else `UNKNOWN`."""
_Shown = _Rank | None
"""None if of each colour only the number of pieces is told."""


def board(voice: _Voice) -> Iterator[str]:
    """Yields what the channel is told of the board."""
    view = voice.view
    return _board(voice, None if view.phase == "over" else lambda piece: public_rank(view, piece))


def hand(voice: _Voice) -> Iterator[str]:
    """Yields the own side: the army, or the board with all ranks that the seat knows."""
    view = voice.view
    if view.phase == "setup":
        yield from _army(voice)
        yield from _land(voice)
        return
    yield from _board(voice, lambda piece: known_rank(view, piece), whole=True)
    yield from _land(voice)
    yield voice.say("stratego-words-game", number=view.number)


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the army after the picks, or the picked way."""
    if voice.view.phase == "setup":
        return _army(voice)
    way = _way(voice, [Space(token) for token in picked])
    return voice.picked(voice.say("stratego-words-picked", way=way), _moves(voice))


def _space(voice: _Voice, space: Space) -> str:
    if space in (RING, TURRET):
        return voice.say("stratego-ring" if space == RING else "stratego-turret")
    return space


def _spaces(voice: _Voice, spaces: Iterable[Space]) -> str:
    """Returns spaces in ranges, those of the castle last."""
    found = set(spaces)
    plain = squares.listed(found - {RING, TURRET})
    castle = (_space(voice, space) for space in (RING, TURRET) if space in found)
    return ", ".join([*filter(None, [plain]), *castle])


def _way(voice: _Voice, way: Sequence[Space]) -> str:
    """Returns a space, or where from and where to."""
    if len(way) < 2:
        return "".join(_space(voice, space) for space in way)
    return voice.say("stratego-words-way", start=_space(voice, way[0]), end=_space(voice, way[-1]))


def _moves(voice: _Voice) -> list[str]:
    """Returns the last moves, the oldest first."""
    return [_move(voice, move) for move in voice.view.moves[-TURNS_TOLD:]]


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the board in Discord's markdown: a grid or, for three, lists; players; last actions."""
    view = voice.view
    yield voice.say("stratego-text-title", name=voice.say("stratego-name"), number=view.number)
    yield from (f"**{line}**" for line in end)
    if view.board != "3p" and view.phase != "setup":
        yield from ("```", *_grid(view), "```")
    yield from (_side_line(voice, Seat(n)) for n in range(view.seats))
    if view.board == "3p" and view.pieces:
        yield from (_standing_line(voice, Seat(n)) for n in range(view.seats))
    yield from (f"> {_move(voice, move)}" for move in reversed(view.moves[-4:]))


def _board(voice: _Voice, shown: _Shown, *, whole: bool = False) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table; all of this if it is `whole`."""
    view = voice.view
    if view.waiting:
        yield voice.waiting(*view.waiting)
    yield from _agreed(voice)
    yield from voice.latest(_moves(voice))
    if view.phase == "setup":
        yield from _land(voice)
    for n in range(view.seats):
        yield from _side(voice, Seat(n), shown, whole=whole)


def _side(voice: _Voice, seat: Seat, shown: _Shown, *, whole: bool) -> Iterator[str]:
    """Yields a colour, its player and its facts; while armies are set up, if its army is ready."""
    view = voice.view
    facts = list(_facts(voice, seat, shown, whole=whole))
    if view.phase == "setup":
        facts = [voice.say("picture-ready" if view.ready[seat] else "stratego-picture-sets-up")]
    elif not facts:
        facts = [voice.say("stratego-words-gone")]
    colour = voice.say(f"stratego-colour-{seat}")
    yield voice.say("stratego-words-side", colour=colour, who=Who(seat), facts="; ".join(facts))


def _facts(voice: _Voice, seat: Seat, shown: _Shown, *, whole: bool) -> Iterator[str]:
    """Yields the flag, the slider unless it is at the start, pieces whose rank is told, the others.

    Of those that still stand where an army begins only the number is told, unless it is `whole`; then also
    the ranks of those that are gone.
    """
    view = voice.view
    if flag := _flag(voice, seat):
        yield voice.say("stratego-text-flag", space=flag)
    if view.sliders[seat]:
        yield voice.say("stratego-text-slider", count=view.sliders[seat])
    standing = [p for p in view.pieces if p.seat == seat and p.space is not None]
    if shown is None:
        if standing:
            yield voice.say("stratego-words-left", count=len(standing))
        return
    home = [p for p in standing if not shown(p) and _is_home(view, p)]
    yield from _standing(voice, [p for p in standing if p not in home], shown)
    if home:
        yield _home(voice, seat, home) if whole else voice.say("stratego-words-home", count=len(home))
    if whole and (ranks := _ranks_lost(view, seat)):
        yield voice.say("stratego-text-lost", ranks=ranks)


def _is_home(view: StrategoView, piece: Piece) -> bool:
    """Checks if a piece stands in the start zone of its own army."""
    return piece.space in board_of(view.board).zones[piece.seat].start


def _standing(voice: _Voice, pieces: Iterable[Piece], shown: _Rank) -> Iterator[str]:
    """Yields the spaces of pieces, each known rank by itself from the highest down."""
    at: dict[int, list[Space]] = {}
    for piece in pieces:
        if piece.space is not None:
            at.setdefault(shown(piece), []).append(piece.space)
    for rank in sorted(at, reverse=True):
        spaces = _spaces(voice, at[rank])
        yield voice.say("stratego-words-ranked", rank=str(rank), spaces=spaces) if rank else spaces


def _home(voice: _Voice, seat: Seat, hidden: Sequence[Piece]) -> str:
    """Returns the spaces of hidden pieces in their army's start zone, or those of its gaps if fewer."""
    own = {piece.space for piece in voice.view.pieces if piece.seat == seat}
    gaps = {*board_of(voice.view.board).zones[seat].start} - own
    if not gaps:
        return voice.say("stratego-words-home", count=len(hidden))
    if len(gaps) < len(hidden):
        return voice.say("stratego-words-gaps", spaces=_spaces(voice, gaps))
    return voice.say("stratego-words-at-home", spaces=_spaces(voice, [p.space for p in hidden if p.space]))


def _ranks_lost(view: StrategoView, seat: Seat) -> str:
    """Returns the ranks of the removed pieces, the highest first."""
    lost = (p.rank for p in view.pieces if p.seat == seat and p.space is None)
    return " ".join(map(str, sorted(lost, reverse=True)))


def _land(voice: _Voice) -> Iterator[str]:
    """Yields the spaces around the castle and the lakes."""
    land = board_of(voice.view.board)
    around = _spaces(voice, [space for space in land.near[RING] if space != TURRET])
    yield voice.say("stratego-words-castle", spaces=around)
    yield voice.say("stratego-words-lakes", spaces=_spaces(voice, land.lakes))


def _flag(voice: _Voice, seat: Seat) -> str:
    """Returns the space of a flag, and the army that carries it if it is not its own."""
    view = voice.view
    flag = next((flag for flag in view.flags if flag.seat == seat), None)
    if flag is None:
        return ""
    if flag.bearer is None:
        assert flag.space is not None
        return voice.say("stratego-words-flag-lies", space=_space(voice, flag.space))
    bearer = view.pieces[flag.bearer]
    assert bearer.space is not None
    if bearer.seat == seat:
        return _space(voice, bearer.space)
    colour = voice.say(f"stratego-colour-{bearer.seat}")
    return voice.say("stratego-words-flag-taken", space=_space(voice, bearer.space), colour=colour)


def _agreed(voice: _Voice) -> Iterator[str]:
    """Yields the players who have offered a draw."""
    if voice.view.phase != "over":
        for seat in voice.view.agreed:
            yield voice.say("stratego-draw-offered", who=Who(seat))


def _move(voice: _Voice, move: PublicMove) -> str:
    """Returns one action in a line: player, spaces and fight."""
    who, way = Who(move.seat), _way(voice, move.way)
    if move.kind in ("skip", "resign"):
        return voice.say(f"stratego-words-{move.kind}", who=who)
    if move.kind == "recruit":
        return voice.say("stratego-words-recruited", who=who, way=way, rank=_RANKS[move.rank])
    if move.kind == "hand":
        return voice.say("stratego-words-handed", who=who, way=way)
    if move.battle is None:
        return voice.say("stratego-words-deed", who=who, way=way)
    fought = move.battle
    ending = {None: "tie", fought.attacker: "won"}.get(fought.winner, "lost")
    return voice.say(
        "stratego-words-fought",
        who=who,
        way=way,
        rank=_RANKS[fought.strength],
        other=Who(fought.defender),
        against=_RANKS[fought.resistance],
        ending=Text(f"stratego-ending-{'shot' if move.kind == 'fire' else ending}"),
    )


def _army(voice: _Voice) -> Iterator[str]:
    """Yields the army in its three rows."""
    view = voice.view
    if not view.army:
        yield voice.say("stratego-words-no-army")
        return
    assert view.seat is not None
    start = board_of(view.board).zones[view.seat].start
    yield voice.say("stratego-words-army")
    for id, places in (("front", range(7)), ("middle", range(7, 13)), ("back", range(13, 20))):
        row = ", ".join(f"{start[n]}={view.army[n]}" for n in places)
        yield voice.say(f"stratego-words-{id}", pieces=row)


# -- the text board


def _grid(view: StrategoView) -> Sequence[str]:
    """Returns the squares as letters: a colour's, a capital with a flag, a digit for a known rank."""
    at = {p.space: n for n, p in enumerate(view.pieces) if p.space is not None}
    cells = {cell.id for cell in board_of(view.board).cells}
    lines = ["   " + " ".join("ABCDEFGHIJKLMNO")]
    for row in range(1, 16):
        signs = [_sign(view, at, cells, f"{letter}{row}") for letter in "ABCDEFGHIJKLMNO"]
        lines.append(f"{row:>2} " + " ".join(signs).rstrip())
    return lines


def _sign(view: StrategoView, at: dict[Space, int], cells: Collection[Space], name: str) -> str:
    castle = {"H8": TURRET, **{f"{a}{b}": RING for a in "GHI" for b in "789" if a + b != "H8"}}
    space = castle.get(name, Space(name))
    if space not in cells:
        return " "
    if space in at and (space != RING or name == "H7"):
        piece = view.pieces[at[space]]
        rank = public_rank(view, piece)
        letter = colours.LETTERS[piece.seat]
        is_bearer = any(flag.bearer == at[space] for flag in view.flags)
        return str(rank or (letter if is_bearer else letter.lower()))
    if space in board_of(view.board).lakes:
        return "~"
    if any(flag.space == space for flag in view.flags) and (space != RING or name == "H9"):
        return "!"
    return {RING: "#", TURRET: "^"}.get(space, "·")


def _side_line(voice: _Voice, seat: Seat) -> str:
    """Returns a colour in one line: name, state, slider, flag, losses."""
    view = voice.view
    marks = [voice.say("stratego-text-slider", count=view.sliders[seat])]
    if view.flags:
        marks.append(voice.say("stratego-text-flag", space=_flag(voice, seat)))
    if lost := _ranks_lost(view, seat):
        marks.append(voice.say("stratego-text-lost", ranks=lost))
    if view.phase == "setup":
        marks = [voice.say("picture-ready" if view.ready[seat] else "stratego-picture-sets-up")]
    if seat in view.waiting and view.phase != "setup":
        recruits = view.phase == "recruit"
        marks.insert(0, f"**{voice.say('stratego-picture-recruits' if recruits else 'picture-to-play')}**")
    if seat in view.agreed and view.phase != "over":
        marks.append(voice.say("stratego-picture-draw"))
    if seat in view.out:
        marks.append(voice.say("stratego-picture-out"))
    sign = f"{colours.SIGNS[seat]} {colours.LETTERS[seat].lower()}"
    return " · ".join([f"{sign} **{voice.names[seat]}**", *marks])


def _standing_line(voice: _Voice, seat: Seat) -> str:
    """Returns the spaces of a colour's pieces, for a board that is no grid."""
    view = voice.view
    own = [p for p in view.pieces if p.seat == seat and p.space]
    ranked = [f"{p.space}={rank}" for p in own if (rank := public_rank(view, p))]
    others = _spaces(voice, [p.space for p in own if p.space and not public_rank(view, p)])
    return f"-# {colours.SIGNS[seat]} {', '.join(filter(None, (*ranked, others))) or '–'}"
