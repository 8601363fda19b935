"""The bot's move with its reason, from the view of one seat. Amounts are points of a round."""

from games.advice import Advice
from games.contract import Cards, Text
from games.kasino.bot.choose import advised
from games.kasino.bot.weigher import FEARED, Weigher
from games.kasino.moves import Move
from games.kasino.values import held_values
from games.kasino.views import KasinoView
from games.params import Param


def advise(view: KasinoView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat not in view.waiting:
        return None
    move = advised(view)
    return Advice(move, _reason(view, Weigher(view), move))


def _reason(view: KasinoView, weigher: Weigher, move: Move) -> Text:
    """What the move takes, what it leaves to the next player, and whether a build lasts."""
    part = weigher.parts(move)
    turn = part.laid.turn
    params: dict[str, Param] = {"risk": round(FEARED * part.feared, 1)}
    if turn.kind in ("build", "raise", "extend"):
        held = tuple(card for card in view.hand if card != turn.card and turn.value in held_values(card))
        params |= {"cards": Cards(held), "value": turn.value}
        params["chance"] = round(100 * weigher.chance_kept(turn.value))
        return Text("kasino-hint-build", params)
    if turn.kind == "lay":
        return Text("kasino-hint-lay", params)
    params |= {"number": len(turn.taken), "gain": round(part.gained, 1)}
    is_empty = not part.laid.loose and not part.laid.builds
    return Text("kasino-hint-svup" if is_empty else "kasino-hint-take", params)
