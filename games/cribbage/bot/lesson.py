"""Advice after a deal: what a seat could have discarded and played better, from what it knew then."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from games.advice import Moment
from games.cards import Card, by_rank, order
from games.contract import Cards, Event
from games.cribbage.bot.crib_value import discard_worths
from games.cribbage.bot.lookahead import Course, World, gain, worlds_of, worths
from games.cribbage.moves import Claim, Play, discard
from games.cribbage.score import FULL, VALUE
from games.cribbage.views import Count, CribbageView, Line, Played
from games.params import Param, Seat

NOTABLE: Final = 0.2
"""Least mean gain in points for another card to be named."""
FAR: Final = (1000, 1000)
"""Points that both need if only points are weighed: nobody wins within the deal."""


def review(view: CribbageView) -> tuple[Moment, ...]:
    """Returns advice on the discard, the play and the count of the seat's last finished deal."""
    line = _over(view) if view.phase == "over" else view.past
    if line is None or view.seat is None:
        return (Moment(1, Event("cribbage-lesson-nothing")),)
    counts = view.counts if view.phase == "over" else view.last_show
    said = (_discard(line, view.seat), *_play(line, view), *_counting(counts, view.seat))
    return tuple(replace(moment, number=n) for n, moment in enumerate(said, 1))


def _over(view: CribbageView) -> Line | None:
    """Returns the deal in which the game has ended; None before its starter."""
    if view.starter is None:
        return view.past
    return Line(view.dealer, view.given, view.kept, view.starter, (*view.earlier, view.series))


def _discard(line: Line, seat: Seat) -> Moment:
    """Returns the best two cards to discard by the mean of hand and crib, and the gain."""
    six = by_rank((*line.given, *line.kept))
    pairs = list(combinations(six, 2))
    found = discard_worths(six, pairs, own=line.dealer == seat)
    best = max(found)
    given = by_rank(line.given)
    margin = round(best - found[pairs.index((given[0], given[1]))], 1)
    if not margin:
        return Moment(1, Event("cribbage-lesson-discard-best", {"cards": Cards(given)}))
    better = pairs[found.index(best)]
    params: dict[str, Param] = {"cards": Cards(given), "better": Cards(better), "margin": margin}
    return Moment(1, Event("cribbage-lesson-discard", params), margin, str(discard(*better)))


def _play(line: Line, view: CribbageView) -> Iterator[Moment]:
    """Returns the played cards for which another was better, and the total gain."""
    found = [gain for then, card in _choices(line, view) if (gain := _choice(then, card)) is not None]
    yield from found
    if not found:
        yield Moment(1, Event("cribbage-lesson-play-best"))


def _choices(line: Line, view: CribbageView) -> Iterator[tuple[CribbageView, Card]]:
    """Yields the seat's views at its turns of that deal, with the card that it played."""
    assert view.seat is not None  # not the channel
    hand, sizes = list(by_rank(line.kept)), [4, 4]
    for n, row in enumerate(line.rows):
        for at, played in enumerate(row):
            if played.seat == view.seat:
                then = _then(line, view, tuple(hand), (sizes[0], sizes[1]), line.rows[:n], row[:at])
                yield then, played.card
                hand.remove(played.card)
            sizes[played.seat] -= 1


def _then(
    line: Line,
    view: CribbageView,
    hand: tuple[Card, ...],
    sizes: tuple[int, int],
    earlier: tuple[tuple[Played, ...], ...],
    series: tuple[Played, ...],
) -> CribbageView:
    """Returns the seat's view when it was to play with that hand."""
    assert view.seat is not None  # not the channel
    return replace(
        view,
        phase="play",
        dealer=line.dealer,
        waiting=(view.seat,),
        sizes=sizes,
        starter=line.starter,
        count=series[-1].count if series else 0,
        series=series,
        earlier=earlier,
        counts=(),
        laid=None,
        hand=hand,
        kept=line.kept,
        given=line.given,
    )


def _choice(then: CribbageView, card: Card) -> Moment | None:
    """Returns what another card would have gained on average, over all hands the other might have held."""
    if len({order(held) for held in then.hand if then.count + VALUE[held] <= FULL}) < 2:
        return None
    worlds = worlds_of(then)
    found = worths(Course.of(then, FAR), worlds, balance)
    best = max(found, key=found.__getitem__)
    weight = sum(world.weight for world in worlds)
    margin = round((found[best] - found[order(card)]) / weight, 1)
    if margin < NOTABLE:
        return None
    better = next(held for held in then.hand if order(held) == best)
    series = tuple(order(p.card) for p in then.series)
    missed = gain(series, best) - gain(series, order(card))
    params: dict[str, Param] = {
        "cards": Cards((card,)),
        "better": Cards((better,)),
        "count": then.count,
        "margin": margin,
    }
    params["missed"] = max(missed, 0)
    return Moment(1, Event("cribbage-lesson-play", params), margin, str(Play(better)))


def balance(needs: tuple[int, int], world: World) -> float:
    """Returns the points of the play, own less opponent's."""
    return float(needs[1] - needs[0])


def _counting(counts: tuple[Count, ...], seat: Seat) -> Iterator[Moment]:
    """Returns what the seat has missed in its own hand or crib."""
    for count in counts:
        if count.seat == seat and count.claimed is not None and count.claimed < count.total:
            missed = count.total - count.claimed
            said = Event(f"cribbage-lesson-count-{count.source}", {"points": missed})
            yield Moment(1, said, missed, str(Claim(count.total)))
