"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.params import Seat, Term, Who
from games.partners.views import HOUSE, PER_SEAT, SEATS, YARD, Field, Kind, Moved, PartnersView, Piece, Turn
from render.partners.places import colour, pieces, start
from render.voice import TURNS_TOLD, Voice, ranges

_ODD_IDS: Final = {"-4": "back-4", "1/14": "1-or-14"}

_Voice = Voice[PartnersView]


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the picked card of the hand, or what it would move once that is known."""
    if picked[0] not in voice.view.hand:
        return
    if _is_tried(voice.view):
        yield _turn(voice, voice.view.turns[-1]) + "."
    else:
        said = voice.say("partners-words-chosen", card=_card(voice, Kind(picked[0])))
        yield from voice.picked(said, _turns(voice))


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the sentences of the board, a line each, without the turns that are told as news."""
    yield from (*end, *_awaited(voice), *_table(voice), *_deal(voice))


def board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the pieces; `hand` has the rest."""
    yield from _awaited(voice)
    yield from voice.latest(_turns(voice))
    yield from _table(voice)


def _awaited(voice: _Voice) -> Iterator[str]:
    if voice.view.waiting:
        yield voice.waiting(*voice.view.waiting)


def _card(voice: _Voice, kind: Kind) -> str:
    card = Term(f"partners-card-{_ODD_IDS.get(kind, kind.lower())}")
    return voice.say("partners-label-card", card=card)


def kinds(voice: _Voice, cards: Sequence[str]) -> str:
    """Returns cards by their names."""
    return ", ".join(_card(voice, Kind(card)) for card in cards)


def _piece(voice: _Voice, piece: Piece) -> str:
    """Returns a piece by its colour in words, as signs of colours are long when they are read aloud."""
    name = voice.say(f"partners-colour-{colour(piece)}").lower()
    return voice.say("partners-words-piece", colour=name, number=piece % 4 + 1)


def _field(voice: _Voice, field: Field) -> str:
    if field == YARD:
        return voice.say("partners-yard")
    return voice.say("partners-house", place=field - HOUSE + 1) if field >= HOUSE else str(field)


def _table(voice: _Voice) -> Iterator[str]:
    """Yields the pieces of the four colours."""
    for seat in SEATS:
        pieces = ", ".join(_standing(voice, seat))
        colour = voice.say(f"partners-colour-{seat}")
        yield voice.say("partners-words-side", colour=colour, who=Who(seat), pieces=pieces)


def _deal(voice: _Voice) -> Iterator[str]:
    """Yields the sizes of the hands, where each colour starts and turns into its house, the deal."""
    view = voice.view
    sizes = (f"{voice.names[seat]} {count}" for seat, count in enumerate(view.sizes))
    yield voice.say("partners-words-cards", sizes=", ".join(sizes))
    fields = (f"{voice.say(f'partners-colour-{seat}').lower()} {start(seat)}" for seat in SEATS)
    yield voice.say("partners-words-starts", fields=", ".join(fields))
    yield voice.say("partners-words-game", deal=view.deal, round=view.round, who=Who(view.dealer))


def _standing(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the positions of a player's pieces: on the ring, in the house, in the yard."""
    fields: dict[Field, list[int]] = {}
    for piece in pieces(seat):
        fields.setdefault(voice.view.board.spots[piece], []).append(piece % 4 + 1)
    for field in sorted(field for field in fields if 0 <= field < HOUSE):
        yield voice.say("partners-words-on", pieces=ranges(fields[field], ", "), field=str(field))
    if places := [field - HOUSE + 1 for field in fields if field >= HOUSE]:
        yield voice.say("partners-words-house", places=ranges(places, ", "))
    if outside := fields.get(YARD):
        if len(outside) == PER_SEAT:
            yield voice.say("partners-words-none")
        else:
            yield voice.say("partners-words-yard", pieces=ranges(outside, ", "))


def _turns(voice: _Voice) -> list[str]:
    """Returns the last turns, the oldest first."""
    turns = (*voice.view.earlier, *voice.view.turns)[-TURNS_TOLD:]
    return [_turn(voice, turn) for turn in turns]


def _turn(voice: _Voice, turn: Turn) -> str:
    if turn.card is None:
        laid = voice.say("partners-words-laid", who=Who(turn.seat))
        return f"{laid} ({kinds(voice, turn.shown)})" if turn.shown else laid
    moved = ", ".join(_walked(voice, moved) for moved in turn.moved)
    return voice.say("partners-words-turn", who=Who(turn.seat), card=_card(voice, turn.card), moved=moved)


def _walked(voice: _Voice, moved: Moved) -> str:
    """Returns a piece with where it went, or that it left the board."""
    piece = _piece(voice, moved.piece)
    if moved.end == YARD:
        return voice.say("partners-words-sent", piece=piece)
    return voice.say("partners-words-walked", piece=piece, field=_field(voice, moved.end))


def hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("partners-picture-no-cards") + "."
    else:
        yield voice.say("partners-words-hand", cards=kinds(voice, view.hand))
    if view.phase == "give" and view.given is not None:
        yield voice.say("partners-words-given", card=_card(voice, view.given))
    if view.phase == "play" and view.received in view.hand and view.received is not None:
        yield voice.say("partners-words-received", card=_card(voice, view.received))
    yield from _deal(voice)


def _is_tried(view: PartnersView) -> bool:
    """Checks if the last turn is one that the viewer considers: its card is still counted in a hand.

    All hands are dealt with the same number of cards, so those that are left and those played are a multiple
    of four before it.
    """
    gone = sum(turn.laid if turn.card is None else 1 for turn in view.turns)
    return view.phase == "play" and (sum(view.sizes) + gone) % len(SEATS) == 1
