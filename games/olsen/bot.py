"""A player of Ólsen Ólsen that is given a view, nothing else."""

from games.chance import Chance
from games.contract import Seat
from games.olsen import questions
from games.olsen.moves import Accept, Call, Draw, Move, Pass, Play
from games.olsen.views import OlsenView


def best(view: OlsenView, chance: Chance) -> Move:
    """The move for a seat that the table waits for."""
    assert view.seat is not None  # the channel does not play
    if view.phase == "grace":
        return Call()
    if view.phase == "final":
        return Accept()
    return on_turn(view, view.seat)


def on_turn(view: OlsenView, seat: Seat) -> Move:
    """The move of a turn."""
    plays = _plays(view, seat, ())
    if plays:
        return max(plays, key=lambda play: len(play.cards))
    return Draw() if questions.may_draw(view, seat) else Pass()


def _plays(view: OlsenView, seat: Seat, picked: tuple[str, ...]) -> list[Play]:
    ask = questions.ask(view, seat, "turn", picked)
    found = [ask.whole] if isinstance(ask.whole, Play) else []
    for value in ask.values:
        if value.token not in ("draw", "pass", "sneak"):
            found += _plays(view, seat, (*picked, value.token))
    return found
