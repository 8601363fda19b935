"""The renderer of Goofspiel: a sheet for `render.plain`."""

from games.cards import order
from games.goofspiel.views import GoofspielView
from games.params import Seat
from render.banner import Ending, placing
from render.drawing import signs
from render.fortunes import Measure, each
from render.goofspiel import primer
from render.plain import Hand, Item, Panel, PlainRenderer, Row, Sheet, Voice


def sheet(view: GoofspielView, voice: Voice[GoofspielView]) -> Sheet:
    """Returns how it ended, the prize, the last bids, all hands, the prizes left, and the reader's hand."""
    ending = None if view.prize else _ending(view)
    rows = [Row(voice.say("goofspiel-picture-prize"), (Item(view.prize),))] if view.prize else []
    if view.rounds:
        bids = enumerate(view.rounds[-1].bids)
        shown = tuple(Item(bid, seat=Seat(n)) for n, bid in bids if bid)
        rows.append(Row(voice.say("goofspiel-picture-last"), shown, news=True))
    rows += [Row("", tuple(map(Item, view.hands[seat])), small=True, owner=seat) for seat in _seats(view)]
    rows.append(Row(voice.say("goofspiel-picture-left"), tuple(map(Item, view.left)), small=True))
    return Sheet(
        title=voice.say("goofspiel-picture-title", round=min(len(view.rounds) + 1, 13)),
        badge=voice.say("goofspiel-picture-stake", points=order(view.prize) + view.carried)
        if view.prize
        else "",
        ending=ending,
        panels=tuple(
            _panel(view, voice, seat, is_winner=ending is not None and seat in ending.placing[0])
            for seat in _seats(view)
        ),
        rows=tuple(row for row in rows if row.items),
        waiting=view.waiting,
        hand=_hand(view, voice),
    )


def _seats(view: GoofspielView) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(view.hands))))


def _ending(view: GoofspielView) -> Ending:
    """Returns the places: most points first, and after them those who resigned (RULES 4.1, 4.2)."""
    ranks = [(gone, -points) for gone, points in zip(view.gone, view.points, strict=True)]
    return Ending(placing(ranks), tuple(map(str, view.points)))


def _panel(view: GoofspielView, voice: Voice[GoofspielView], seat: Seat, *, is_winner: bool) -> Panel:
    is_waiting = seat in view.waiting
    note = "picture-to-play" if is_waiting else "picture-ready"
    if view.gone[seat]:
        note = "goofspiel-picture-gone"
    notes = (voice.say(note),) if view.prize or view.gone[seat] else ()
    return Panel(view.points[seat], len(view.hands[seat]), notes, lit=is_waiting or is_winner)


def _hand(view: GoofspielView, voice: Voice[GoofspielView]) -> Hand | None:
    if view.seat is None:
        return None
    if not view.bid:
        return Hand(view.hands[view.seat])
    return Hand(view.hands[view.seat], voice.say("goofspiel-picture-note"), (view.bid,))


class Goofspiel(PlainRenderer[GoofspielView]):
    """Board, hand and texts."""

    sheet = staticmethod(sheet)
    primer = staticmethod(primer.primer)
    measure = Measure(
        parties=lambda view, end: each(len(end.points)),
        amounts=lambda view, end: view.points,
        stage=lambda view, end: min(len(view.rounds) + 1, len(end.rounds)),
        unit="round",
        sign=signs.sign,
        colours=signs.SEATS,
    )
