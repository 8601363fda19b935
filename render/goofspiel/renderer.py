"""The renderer of Goofspiel: a sheet for `render.plain`."""

from games.cards import order
from games.goofspiel.views import GoofspielView
from games.params import Seat
from render.banner import by_points
from render.goofspiel import primer
from render.plain import Hand, Item, PlainRenderer, Row, Sheet, Voice, own_row, panels


class Goofspiel(PlainRenderer[GoofspielView]):
    """Board, hand and texts."""

    primer = staticmethod(primer.primer)

    @staticmethod
    def sheet(view: GoofspielView, voice: Voice[GoofspielView]) -> Sheet:
        """Returns how it ended, the prize, the last bids, all hands, the prizes left, the reader's hand."""
        ending = None if view.prize else by_points(view.points, view.gone)  # RULES 4.1, 4.2
        past = enumerate(view.rounds[-1].bids if view.rounds else ())
        bids = tuple(Item(bid, seat=Seat(n)) for n, bid in past if bid)
        own = () if view.seat is None else view.hands[view.seat]
        ready = "picture-ready" if view.prize else ""
        notes = ["goofspiel-picture-gone" if gone else ready for gone in view.gone]
        stake = order(view.prize) + view.carried if view.prize else 0
        return Sheet(
            title=voice.say("goofspiel-picture-title", round=min(len(view.rounds) + 1, 13)),
            badge=voice.say("goofspiel-picture-stake", points=stake) if view.prize else "",
            ending=ending,
            panels=panels(voice, view.waiting, ending, view.points, tuple(map(len, view.hands)), notes),
            rows=(
                Row(voice.say("goofspiel-picture-prize"), (Item(view.prize),) if view.prize else ()),
                Row(voice.say("goofspiel-picture-last"), bids, news=True),
                *(own_row(Seat(n), hand) for n, hand in enumerate(view.hands)),
                Row(voice.say("goofspiel-picture-left"), tuple(map(Item, view.left)), small=True),
            ),
            waiting=view.waiting,
            hand=Hand(own, voice.say("goofspiel-picture-note"), (view.bid,)) if view.bid else Hand(own),
        )

    @staticmethod
    def stage(view: GoofspielView, end: GoofspielView) -> int:
        return min(len(view.rounds) + 1, len(end.rounds))
