"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from games.params import Seat, Term, Text, Who
from games.stratego.facts import RING, TURRET, board, ranks
from games.stratego.views import Piece, PublicMove, Space, StrategoView
from render import banner
from render.look import Look
from render.stratego import colours
from render.stratego.board_image import ending, public_rank
from render.stratego.hand_image import known_rank
from render.voice import ALT_LIMIT, TEXT_LIMIT, Voice, escaped_name, fitting

_RANKS: Final = {info.rank: Term(f"stratego-rank-{info.id}") for info in ranks()}


class _Voice(Voice[StrategoView]):
    """The texts of one view for one reader."""

    def space(self, space: Space) -> str:
        if space in (RING, TURRET):
            return self.say("stratego-ring" if space == RING else "stratego-turret")
        return space

    def standing(self, piece: Piece, rank: int) -> str:
        """Returns a piece: its space, and its rank where it is shown."""
        where = self.space(piece.space) if piece.space is not None else ""
        return f"{where}={rank}" if rank else where


def board_words(view: StrategoView, look: Look) -> str:
    """Returns the alt text of the board."""
    return fitting(_board(_Voice(view, look, 4), lambda piece: public_rank(view, piece)), " ", ALT_LIMIT)


def hand_words(view: StrategoView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the own side as an alt text: the army, or the board with all ranks that the seat knows."""
    voice = _Voice(view, look, 4)
    if view.phase == "setup":
        return fitting(_army(voice), " ", ALT_LIMIT)
    said = [*_movable(voice), *_board(voice, lambda piece: known_rank(view, piece))]
    return fitting(said, " ", ALT_LIMIT)


def preview_words(view: StrategoView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the army after the picks, or the picked way and the board, as an alt text."""
    if view.phase == "setup":
        return hand_words(view, look, picked)
    voice = _Voice(view, look, 4)
    said = [
        voice.say("stratego-words-picked", way=_picked_way(voice, picked)),
        *_board(voice, lambda piece: known_rank(view, piece)),
    ]
    return fitting(said, " ", ALT_LIMIT)


def _picked_way(voice: _Voice, picked: tuple[str, ...]) -> str:
    """Returns the picked space, or where from and where to."""
    spaces = [voice.space(Space(token)) for token in picked]
    if len(spaces) < 2:
        return "".join(spaces)
    return voice.say("stratego-words-way", start=spaces[0], end=spaces[-1])


def text_board(view: StrategoView, look: Look) -> str:
    """Returns the board in Discord's markdown: a grid or, for three, lists; players; last actions."""
    voice = _Voice(view, look, 4, name=escaped_name)
    lines = [voice.say("stratego-text-title", name=voice.say("stratego-name"), number=view.number)]
    lines += [f"**{line}**" for line in _end(voice)]
    if view.board != "3p" and view.phase != "setup":
        lines += ["```", *_grid(view), "```"]
    for n in range(view.seats):
        lines.append(_side_line(voice, Seat(n)))
    if view.board == "3p":
        lines += [_standing_line(voice, Seat(n)) for n in range(view.seats) if view.pieces]
    lines += [f"> {_move(voice, move)}" for move in reversed(view.moves[-4:])]
    return fitting(lines, "\n", TEXT_LIMIT)


def _board(voice: _Voice, shown: Callable[[Piece], int]) -> Iterator[str]:
    view = voice.view
    yield from _end(voice)
    yield voice.say("stratego-words-game", name=voice.say("stratego-name"), number=view.number)
    for seat in view.waiting:
        yield voice.waiting(seat)
    yield from _agreed(voice)
    if view.moves:
        yield _move(voice, view.moves[-1]) + "."
    for n in range(view.seats):
        yield _side(voice, Seat(n), shown)
    if len(view.moves) > 1:
        earlier = "; ".join(_move(voice, move) for move in reversed(view.moves[-4:-1]))
        yield voice.say("stratego-words-earlier", deeds=earlier)


def _side(voice: _Voice, seat: Seat, shown: Callable[[Piece], int]) -> str:
    """Returns a colour's player, flag, slider, pieces with their spaces, and losses."""
    view = voice.view
    own = [p for p in view.pieces if p.seat == seat]
    standing = sorted((p for p in own if p.space is not None), key=lambda p: p.space or "")
    lost = sorted((p.rank for p in own if p.space is None), reverse=True)
    return voice.say(
        "stratego-words-side",
        colour=voice.say(f"stratego-colour-{seat}"),
        who=Who(seat),
        slider=view.sliders[seat],
        flag=_flag(voice, seat),
        pieces=", ".join(voice.standing(p, shown(p)) for p in standing) or "–",
        lost=" ".join(map(str, lost)) or "–",
    )


def _flag(voice: _Voice, seat: Seat) -> str:
    """Returns the space of a flag, and the army that carries it if it is not its own."""
    view = voice.view
    flag = next((flag for flag in view.flags if flag.seat == seat), None)
    if flag is None:
        return "–"
    if flag.bearer is None:
        assert flag.space is not None
        return voice.say("stratego-words-flag-lies", space=voice.space(flag.space))
    bearer = view.pieces[flag.bearer]
    assert bearer.space is not None
    if bearer.seat == seat:
        return voice.space(bearer.space)
    colour = voice.say(f"stratego-colour-{bearer.seat}")
    return voice.say("stratego-words-flag-taken", space=voice.space(bearer.space), colour=colour)


def _agreed(voice: _Voice) -> Iterator[str]:
    """Yields the players who have offered a draw."""
    if voice.view.phase != "over":
        for seat in voice.view.agreed:
            yield voice.say("stratego-draw-offered", who=Who(seat))


def _end(voice: _Voice) -> Iterator[str]:
    """Yields who has won and how, once the game is over."""
    over = ending(voice.view, voice.speech)
    if over is not None:
        yield from banner.sentences(over, voice)


def _move(voice: _Voice, move: PublicMove) -> str:
    """Returns one action in a line: player, spaces and fight."""
    way = "–".join(
        voice.space(space) for space in (move.way[:1] + move.way[-1:] if len(move.way) > 2 else move.way)
    )
    if move.kind in ("skip", "resign"):
        return voice.say(f"stratego-words-{move.kind}", who=Who(move.seat))
    if move.kind == "recruit":
        return voice.say("stratego-words-recruited", who=Who(move.seat), way=way, rank=_RANKS[move.rank])
    if move.battle is None:
        return voice.say("stratego-words-deed", who=Who(move.seat), way=way)
    fought = move.battle
    ending = "tie" if fought.winner is None else "won" if fought.winner == fought.attacker else "lost"
    return voice.say(
        "stratego-words-fought",
        who=Who(move.seat),
        way=way,
        rank=_RANKS[fought.strength],
        other=Who(fought.defender),
        against=_RANKS[fought.resistance],
        ending=Text(f"stratego-ending-{'shot' if move.kind == 'fire' else ending}"),
    )


def _movable(voice: _Voice) -> Iterator[str]:
    if voice.view.movable:
        yield voice.say("stratego-words-movable", pieces=", ".join(map(voice.space, voice.view.movable)))


def _army(voice: _Voice) -> Iterator[str]:
    """Yields the army in its three rows."""
    view = voice.view
    if not view.army:
        yield voice.say("stratego-words-no-army")
        return
    assert view.seat is not None
    start = board(view.board).zones[view.seat].start
    yield voice.say("stratego-words-army")
    for id, places in (("front", range(7)), ("middle", range(7, 13)), ("back", range(13, 20))):
        row = ", ".join(f"{start[n]}={view.army[n]}" for n in places)
        yield voice.say(f"stratego-words-{id}", pieces=row)


# -- the text board


def _grid(view: StrategoView) -> Sequence[str]:
    """Returns the squares as letters: a colour's, a capital with a flag, a digit for a known rank."""
    at = {p.space: n for n, p in enumerate(view.pieces) if p.space is not None}
    cells = {cell.id for cell in board(view.board).cells}
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
        return str(rank) if rank else letter if is_bearer else letter.lower()
    if space in board(view.board).lakes:
        return "~"
    if any(flag.space == space for flag in view.flags) and (space != RING or name == "H9"):
        return "!"
    return "#" if space == RING else "^" if space == TURRET else "·"


def _side_line(voice: _Voice, seat: Seat) -> str:
    """Returns a colour in one line: name, state, slider, flag, losses."""
    view = voice.view
    marks = [voice.say("stratego-text-slider", count=view.sliders[seat])]
    if view.flags:
        marks.append(voice.say("stratego-text-flag", space=_flag(voice, seat)))
    lost = sorted((p.rank for p in view.pieces if p.seat == seat and p.space is None), reverse=True)
    if lost:
        marks.append(voice.say("stratego-text-lost", ranks=" ".join(map(str, lost))))
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
    own = sorted((p for p in view.pieces if p.seat == seat and p.space), key=lambda p: p.space or "")
    said = ", ".join(voice.standing(p, public_rank(view, p)) for p in own)
    return f"-# {colours.SIGNS[seat]} {said or '–'}"
