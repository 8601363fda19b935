"""The bot's move with its reason, from the view of one seat. It never advises to cheat."""

from games.advice import Advice
from games.cards import suit
from games.chance import Chance, Derived
from games.contract import Seat, Text
from games.kit.hands import without
from games.olsen import questions, variants
from games.olsen.bot import chains, choose, suspicion
from games.olsen.moves import Accept, Accuse, Call, Caught, Draw, Move, Play
from games.olsen.variants import Face, unseen
from games.olsen.views import OlsenView
from games.params import Param, Who


def advise(view: OlsenView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    chance = Derived(b"advice", view.number)
    return _word(view, view.seat, chance) or _turn(view, view.seat, chance)


def _word(view: OlsenView, seat: Seat, chance: Chance) -> Advice[Move] | None:
    """What is to be said before anything is played; None if nothing is."""
    if view.owing == seat:
        return Advice(Call(), Text("olsen-hint-call", {"count": variants.PENALTY}))
    if view.options.call == "caught" and view.owing is not None:
        return Advice(Caught(view.owing), Text("olsen-hint-caught", {"who": Who(view.owing)}))
    if not variants.of(view.options).cheats:
        return None
    suspect = None if view.has_accused else suspicion.suspect(view, chance, choose.HABITS["strong"].notices)
    if suspect is not None:
        return Advice(Accuse(suspect), Text("olsen-hint-accuse", {"who": Who(suspect)}))
    return Advice(Accept(), Text("olsen-hint-accept")) if view.phase == "final" else None


def _turn(view: OlsenView, seat: Seat, chance: Chance) -> Advice[Move]:
    move = choose.turn(view, seat, chance, "strong")
    if not isinstance(move, Play):
        return Advice(move, Text("olsen-hint-draw" if isinstance(move, Draw) else "olsen-hint-pass"))
    has_suits = variants.of(view.options).has_suits
    if has_suits or len(chains.plays(view, seat)) == 1:
        return Advice(move, _play(view, seat, move))
    is_out = len(move.cards) == len(view.hand)
    return Advice(move, Text("olsen-hint-out" if is_out else "olsen-hint-chain"))


def _play(view: OlsenView, seat: Seat, play: Play) -> Text:
    """Why the play is the best: what it leaves in the hand, and what the next player can do."""
    left = without(view.hand, play.cards)
    if not left:
        return Text("olsen-hint-out")
    face = Face(play.cards[-1], play.suit or suit(play.cards[-1]), view.levels[seat], 0, view.options)
    if not variants.of(view.options).fits(questions.face(view, seat), play.cards[0]):
        return Text("olsen-hint-bluff")
    follows = choose.chance_to_follow(view, seat, face, unseen(view))
    stuck = choose.chance_to_be_stuck(face, left, unseen(view))
    params: dict[str, Param] = {"follows": round(100 * follows), "stuck": round(100 * stuck)}
    return Text("olsen-hint-several" if len(play.cards) > 1 else "olsen-hint-play", params)
