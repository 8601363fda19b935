"""Describes a view of Goofspiel, for `render.plain`."""

from typing import Final

from games.cards import order
from games.goofspiel.views import GoofspielView
from games.params import Seat
from render.drawing import signs
from render.fortunes import Measure, each
from render.plain import Hand, Item, Panel, PlainRenderer, Row, Sheet, Voice


def sheet(view: GoofspielView, voice: Voice[GoofspielView]) -> Sheet:
    """Returns the prize, the last bids, all hands, the prizes left, and the reader's hand."""
    best = max(points for points, gone in zip(view.points, view.gone, strict=True) if not gone)
    winners = [seat for seat in _seats(view) if view.points[seat] == best and not view.gone[seat]]
    rows = [Row(voice.say("goofspiel-picture-prize"), (Item(view.prize),))] if view.prize else []
    if view.rounds:
        bids = enumerate(view.rounds[-1].bids)
        shown = tuple(Item(bid, seat=Seat(n)) for n, bid in bids if bid)
        rows.append(Row(voice.say("goofspiel-picture-last"), shown))
    rows += [Row("", tuple(map(Item, view.hands[seat])), small=True, owner=seat) for seat in _seats(view)]
    rows.append(Row(voice.say("goofspiel-picture-left"), tuple(map(Item, view.left)), small=True))
    return Sheet(
        title=voice.say("goofspiel-picture-title", round=min(len(view.rounds) + 1, 13)),
        badge=voice.say("goofspiel-picture-stake", points=order(view.prize) + view.carried)
        if view.prize
        else "",
        result="" if view.prize else _result(view, voice, winners),
        panels=tuple(
            _panel(view, voice, seat, is_winner=not view.prize and seat in winners) for seat in _seats(view)
        ),
        rows=tuple(row for row in rows if row.items),
        waiting=view.waiting,
        hand=_hand(view, voice),
    )


def _seats(view: GoofspielView) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(view.hands))))


def _result(view: GoofspielView, voice: Voice[GoofspielView], winners: list[Seat]) -> str:
    names = voice.speech.listed([voice.names[seat] for seat in winners])
    return voice.say("goofspiel-picture-winners", winners=names, count=len(winners))


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


RENDERER: Final = PlainRenderer[GoofspielView](
    sheet,
    measure=Measure(
        parties=lambda view, end: each(len(end.points)),
        amounts=lambda view, end: view.points,
        stage=lambda view, end: min(len(view.rounds) + 1, len(end.rounds)),
        unit="round",
        sign=signs.sign,
        colours=signs.SEATS,
    ),
)
