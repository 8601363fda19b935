"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.params import Seat, Term, Who
from games.partners.views import HOUSE, SEATS, YARD, Field, Kind, Moved, PartnersView, Piece, Turn
from render import banner
from render.look import Look
from render.partners.board_image import ending
from render.partners.places import colour, pieces, start
from render.voice import ALT_LIMIT, TEXT_LIMIT, Voice, escaped_name, fitting

TURNS_TOLD: Final = 4
_ODD_IDS: Final = {"-4": "back-4", "1/14": "1-or-14"}


class _Voice(Voice[PartnersView]):
    """The texts of one view for one reader."""

    def card(self, kind: Kind) -> str:
        return self.say("partners-label-card", card=Term(f"partners-card-{_ODD_IDS.get(kind, kind.lower())}"))

    def kinds(self, kinds: Sequence[Kind]) -> str:
        return ", ".join(self.card(kind) for kind in kinds)

    def piece(self, piece: Piece) -> str:
        return self.say(f"partners-piece-{colour(piece)}", number=piece % 4 + 1)

    def field(self, field: Field) -> str:
        if field == YARD:
            return self.say("partners-yard")
        return self.say("partners-house", place=field - HOUSE + 1) if field >= HOUSE else str(field)


def board_words(view: PartnersView, look: Look) -> str:
    """Returns the alt text of the board."""
    return fitting(_board(_Voice(view, look, 4)), " ", ALT_LIMIT)


def hand_words(view: PartnersView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the alt text of the hand."""
    return fitting(_hand(_Voice(view, look, 4), picked), " ", ALT_LIMIT)


def hand_list(view: PartnersView, look: Look) -> str:
    """Returns the cards of the seat by their names."""
    return _Voice(view, look, 4).kinds(view.hand)


def preview_words(view: PartnersView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the table after the picks, and the hand, as an alt text."""
    voice = _Voice(view, look, 4)
    return fitting([*_hand(voice, picked), *_board(voice)], " ", ALT_LIMIT)


def text_board(view: PartnersView, look: Look) -> str:
    """Returns the sentences of the board's alt text, a line each, without the turns that are told as news."""
    return fitting(_table(_Voice(view, look, 4, name=escaped_name)), "\n", TEXT_LIMIT)


def _board(voice: _Voice) -> Iterator[str]:
    yield from _table(voice)
    if turns := _turns(voice):
        yield voice.say("partners-words-last", turns="; ".join(turns))


def _table(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, then the table."""
    view = voice.view
    yield from _end(voice)
    for seat in view.waiting:
        yield voice.waiting(seat)
    yield voice.say("partners-words-game", deal=view.deal, round=view.round, who=Who(view.dealer))
    for seat in SEATS:
        yield voice.say(
            "partners-words-side",
            colour=voice.say(f"partners-colour-{seat}"),
            who=Who(seat),
            start=start(seat),
            cards=view.sizes[seat],
            pieces="; ".join(_standing(voice, seat)),
        )
    yield voice.say("partners-words-starts")


def _end(voice: _Voice) -> Iterator[str]:
    """Yields who has won and how, once the game is over."""
    over = ending(voice.view, voice.speech)
    if over is not None:
        yield from banner.sentences(over, voice)


def _standing(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the positions of a player's pieces: on the ring, in the house, in the yard."""
    spots = voice.view.board.spots
    fields: dict[Field, list[str]] = {}
    for piece in sorted(pieces(seat), key=lambda p: (spots[p] == YARD, spots[p])):
        fields.setdefault(spots[piece], []).append(str(piece % 4 + 1))
    for field, found in fields.items():
        who = voice.speech.listed(found)
        if field == YARD:
            yield voice.say("partners-words-yard", pieces=who)
        elif field >= HOUSE:
            yield voice.say("partners-words-house", pieces=who, place=field - HOUSE + 1)
        else:
            id = "partners-words-pair" if len(found) > 1 else "partners-words-on"
            id += "-start" if field == start(seat) else ""
            yield voice.say(id, pieces=who, field=str(field))


def _turns(voice: _Voice) -> list[str]:
    """Returns the last turns, the latest last, in the order in which they are told as news."""
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


def _hand(voice: _Voice, picked: tuple[str, ...]) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("partners-picture-no-cards") + "."
        return
    yield voice.say("partners-words-hand", cards=voice.kinds(view.hand))
    if view.phase == "give" and view.given is not None:
        yield voice.say("partners-words-given", card=voice.card(view.given))
    if view.phase == "play" and view.received in view.hand and view.received is not None:
        yield voice.say("partners-words-received", card=voice.card(view.received))
    if picked and picked[0] in view.hand:
        yield voice.say("partners-words-chosen", card=voice.card(Kind(picked[0])))
