"""Checks whether a move is legal."""

from games.cards import Card
from games.contract import Cards, Seat
from games.errors import GameError, GameOver, IllegalMove, NotYourTurn
from games.kit.hands import without
from games.kit.moves import Resign
from games.olsen import questions, reveal, variants
from games.olsen.moves import Accept, Accuse, Call, Caught, Close, Draw, Move, Pass, Play, Stash
from games.olsen.state import State, playing
from games.olsen.views import OlsenView


def refusal(s: State, seat: Seat | None, move: Move) -> GameError | None:
    """Returns the reason why the move is illegal, or None if it is legal."""
    if s.phase == "over":
        return GameOver()
    if isinstance(move, Close):
        is_now = seat is None and s.phase in ("grace", "final") and move.number == s.opened
        return None if is_now else NotYourTurn()
    if seat is None or seat in s.gone:
        return NotYourTurn()
    if isinstance(move, Call | Caught | Accept):
        return None if _is_asked(s, seat, move) else NotYourTurn()
    match move:
        case Resign():
            return None
        case Play() | Draw() | Pass():
            return _turn_refusal(s, seat, move)
        case Stash(card):
            return _stash_refusal(s, seat, card)
        case Accuse(target):
            return _accuse_refusal(s, seat, target)
    return IllegalMove()


def _is_asked(s: State, seat: Seat, move: Call | Caught | Accept) -> bool:
    """Whether a move without cards (call, catch, accept ...) is possible now."""
    match move:
        case Call():
            return s.owing == seat
        case Caught(target):
            return s.options.call == "caught" and s.owing == target != seat
    return s.phase == "final" and seat != s.emptied and seat not in s.accepted


def _turn_refusal(s: State, seat: Seat, move: Play | Draw | Pass) -> GameError | None:
    if s.phase != "play" or s.turn != seat:
        return NotYourTurn()
    view = reveal.view(s, seat)
    if isinstance(move, Draw):
        return None if questions.may_draw(view, seat) else _draw_refusal(view, seat)
    if isinstance(move, Pass):
        return None if questions.may_pass(view, seat) else _pass_refusal(view, seat)
    return _play_refusal(view, seat, move)


def _draw_refusal(v: OlsenView, seat: Seat) -> GameError:
    if questions.fitting(v, seat):
        return IllegalMove("olsen-can-play", "4.1")
    is_done = v.drawn >= variants.MOST_DRAWN
    return IllegalMove("olsen-drawn-three", "4.1") if is_done else IllegalMove("olsen-nothing-to-draw", "4.5")


def _pass_refusal(v: OlsenView, seat: Seat) -> GameError:
    if v.pending:
        return IllegalMove("olsen-answer-twos", "7.3")
    if questions.fitting(v, seat):
        return IllegalMove("olsen-can-play", "4.2" if v.drawn else "3.5")
    return IllegalMove("olsen-draw-first", "4.3")


def _play_refusal(v: OlsenView, seat: Seat, move: Play) -> GameError | None:
    """Checks a play using the seat's own view only, so that a refusal reveals nothing else."""
    face, variant = questions.face(v, seat), variants.of(v.options)
    if missing := without((*move.cards, *move.sneaked), v.hand):
        return IllegalMove("olsen-not-held", "3.1", cards=Cards(missing))
    first = move.cards[0]
    if not variant.fits(face, first) and (v.pending or not variant.cheats or move.sneaked):
        if v.pending:
            return IllegalMove("olsen-answer-twos", "7.3")
        rule = "7.5" if variant.cheats else "3.1" if variant.has_suits else "7.1"
        return IllegalMove("olsen-does-not-fit", rule, cards=Cards((first,)))
    for before, card in zip(move.cards, move.cards[1:], strict=False):
        if not variant.follows(before, card, v.options):
            rule = "3.2" if variant.has_suits else "7.1"
            return IllegalMove("olsen-does-not-follow", rule, cards=Cards((card,)))
    left = len(without(v.hand, (*move.cards, *move.sneaked)))
    if move.sneaked and not variant.cheats:
        return IllegalMove("olsen-no-cheating", "7.5")
    if (move.suit is not None) != variants.needs_suit(face, move.cards, left):
        return IllegalMove("olsen-name-no-suit" if move.suit is not None else "olsen-name-a-suit", "3.3")
    if move.is_called and not variants.calls(v.options, left):
        said = {0: "5.5", 1: "5.4"}.get(left)  # for the player
        return IllegalMove("olsen-said-for-you", said) if said else IllegalMove("olsen-no-call", "5.1")
    return None


def _stash_refusal(s: State, seat: Seat, card: Card) -> GameError | None:
    if not variants.of(s.options).cheats:
        return IllegalMove("olsen-no-cheating", "7.5")
    if s.stashed[seat] or len(s.hands[seat]) < 2:
        code = "olsen-stashed-already" if s.stashed[seat] else "olsen-stash-last"
        return NotYourTurn(code, "7.5")
    return None if card in s.hands[seat] else IllegalMove("olsen-not-held", "7.5", cards=Cards((card,)))


def _accuse_refusal(s: State, seat: Seat, target: Seat) -> GameError | None:
    if not variants.of(s.options).cheats:
        return IllegalMove("olsen-no-cheating", "7.5")
    if s.accused[seat]:
        return NotYourTurn("olsen-accused-already", "7.5")
    is_other = target != seat and target in playing(s)
    return None if is_other else IllegalMove("olsen-accuse-whom", "7.5")
