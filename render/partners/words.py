"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.params import Seat, Term, Who
from games.partners.views import HOUSE, PER_SEAT, SEATS, YARD, Field, Kind, Moved, PartnersView, Piece, Turn
from render import banner
from render.look import Look
from render.partners.board_image import ending
from render.partners.places import colour, pieces, start
from render.voice import (
    TEXT_LIMIT,
    TURNS_TOLD,
    Said,
    Voice,
    Voices,
    alt,
    divided,
    fitting,
    hand_alt,
    ranges,
)

_ODD_IDS: Final = {"-4": "back-4", "1/14": "1-or-14"}


class _Voice(Voice[PartnersView]):
    """The texts of one view for one reader."""

    shortens = False

    def card(self, kind: Kind) -> str:
        return self.say("partners-label-card", card=Term(f"partners-card-{_ODD_IDS.get(kind, kind.lower())}"))

    def kinds(self, kinds: Sequence[Kind]) -> str:
        return ", ".join(self.card(kind) for kind in kinds)

    def piece(self, piece: Piece) -> str:
        """Returns a piece by its colour in words, as signs of colours are long when they are read aloud."""
        name = self.say(f"partners-colour-{colour(piece)}").lower()
        return self.say("partners-words-piece", colour=name, number=piece % 4 + 1)

    def field(self, field: Field) -> str:
        if field == YARD:
            return self.say("partners-yard")
        return self.say("partners-house", place=field - HOUSE + 1) if field >= HOUSE else str(field)


def _voices(view: PartnersView, look: Look) -> Voices[_Voice]:
    return lambda name, short: _Voice(view, look, 4, name=name, short=short)


def board_said(view: PartnersView, look: Look) -> Said:
    """Returns the alt text of the board, and what it has no room for."""
    return divided(_voices(view, look), _board)


def hand_words(
    view: PartnersView, look: Look, picked: tuple[str, ...] = (), rest: Sequence[str] | None = None
) -> str:
    """Returns the alt text of the hand; once a card is picked, of this and what it would do."""
    if picked and picked[0] in view.hand:
        return alt(_voices(view, look), lambda voice: _picked(voice, Kind(picked[0])))
    return hand_alt(_voices(view, look), _hand, _board if rest is None else rest)


def hand_list(view: PartnersView, look: Look) -> str:
    """Returns the cards of the seat by their names."""
    return _Voice(view, look, 4).kinds(view.hand)


def preview_words(view: PartnersView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the picked card and what it would move, as an alt text."""
    return hand_words(view, look, picked)


def text_board(view: PartnersView, look: Look) -> str:
    """Returns the sentences of the board's alt text, a line each, without the turns that are told as news."""
    voice = _Voice.of_text(view, look, 4)
    lines = [*_head(voice), *_table(voice), *_deal(voice)]
    return fitting(lines, "\n", TEXT_LIMIT)


def _board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the pieces; `_hand` has the rest."""
    yield from _head(voice)
    yield from voice.latest(_turns(voice))
    yield from _table(voice)


def _head(voice: _Voice) -> Iterator[str]:
    yield from _end(voice)
    if voice.view.waiting:
        yield voice.waiting(*voice.view.waiting)


def _table(voice: _Voice) -> Iterator[str]:
    """Yields the pieces of the four colours."""
    for seat in SEATS:
        pieces = ", ".join(_standing(voice, seat))
        colour = voice.say(f"partners-colour-{seat}")
        yield voice.say("partners-words-side", colour=colour, who=Who(seat), pieces=pieces)


def _deal(voice: _Voice) -> Iterator[str]:
    """Yields the sizes of the hands, where each colour starts and turns into its house, the deal."""
    view = voice.view
    sizes = (f"{name} {count}" for name, count in zip(voice.names, view.sizes, strict=True))
    yield voice.say("partners-words-cards", sizes=", ".join(sizes))
    fields = (f"{voice.say(f'partners-colour-{seat}').lower()} {start(seat)}" for seat in SEATS)
    yield voice.say("partners-words-starts", fields=", ".join(fields))
    yield voice.say("partners-words-game", deal=view.deal, round=view.round, who=Who(view.dealer))


def _end(voice: _Voice) -> Iterator[str]:
    """Yields who has won and how, once the game is over."""
    over = ending(voice.view, voice.speech)
    if over is not None:
        yield from banner.sentences(over, voice)


def _standing(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the positions of a player's pieces: on the ring, in the house, in the yard."""
    fields: dict[Field, list[int]] = {}
    for piece in pieces(seat):
        fields.setdefault(voice.view.board.spots[piece], []).append(piece % 4 + 1)
    for field in sorted(field for field in fields if 0 <= field < HOUSE):
        yield voice.say("partners-words-on", pieces=ranges(fields[field], ", "), field=str(field))
    if places := [field - HOUSE + 1 for field in fields if field >= HOUSE]:
        yield voice.say("partners-words-house", places=ranges(places))
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
        return f"{laid} ({voice.kinds(turn.shown)})" if turn.shown else laid
    moved = ", ".join(_walked(voice, moved) for moved in turn.moved)
    return voice.say("partners-words-turn", who=Who(turn.seat), card=voice.card(turn.card), moved=moved)


def _walked(voice: _Voice, moved: Moved) -> str:
    """Returns a piece with where it went, or that it left the board."""
    piece = voice.piece(moved.piece)
    if moved.end == YARD:
        return voice.say("partners-words-sent", piece=piece)
    return voice.say("partners-words-walked", piece=piece, field=voice.field(moved.end))


def _hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("partners-picture-no-cards") + "."
    else:
        yield voice.say("partners-words-hand", cards=voice.kinds(view.hand))
    if view.phase == "give" and view.given is not None:
        yield voice.say("partners-words-given", card=voice.card(view.given))
    if view.phase == "play" and view.received in view.hand and view.received is not None:
        yield voice.say("partners-words-received", card=voice.card(view.received))
    yield from _deal(voice)


def _picked(voice: _Voice, card: Kind) -> Iterator[str]:
    """Yields the picked card, or what it would move once that is known."""
    if _is_tried(voice.view):
        yield _turn(voice, voice.view.turns[-1]) + "."
    else:
        yield from voice.picked(voice.say("partners-words-chosen", card=voice.card(card)), _turns(voice))


def _is_tried(view: PartnersView) -> bool:
    """Checks if the last turn is one that the viewer considers: its card is still counted in a hand.

    All hands are dealt with the same number of cards, so those that are left and those played are a multiple
    of four before it.
    """
    gone = sum(turn.laid if turn.card is None else 1 for turn in view.turns)
    return view.phase == "play" and (sum(view.sizes) + gone) % len(SEATS) == 1
