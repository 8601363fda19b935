"""The strong bot's move with its reason, from the view of one seat."""

from collections.abc import Sequence
from itertools import combinations

from games.advice import Advice
from games.cards import Card, by_rank, order
from games.contract import Cards, Text
from games.cribbage.bot.costs import FAR, balance
from games.cribbage.bot.crib_value import crib_means
from games.cribbage.bot.lookahead import Course, play_worths, worlds_of, worths
from games.cribbage.bot.win_chance import NEAR, discard_chances
from games.cribbage.facts import pegging
from games.cribbage.knowledge import target
from games.cribbage.moves import Claim, Move, Muggins, Play, discard
from games.cribbage.score import FULL, VALUE, mean, show
from games.cribbage.views import CribbageView, Laid
from games.params import Param


def advise(view: CribbageView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat not in view.waiting:
        return None
    if view.phase == "discard":
        return _discard(view)
    return _play(view) if view.laid is None else _count(view, view.laid)


def _discard(view: CribbageView) -> Advice[Move]:
    """The two cards to give: in points, or near the end as the probability to win."""
    six = by_rank((*view.hand, *view.given))
    pairs = list(combinations(six, 2))
    found = discard_chances(view, pairs)
    first, second = sorted(range(len(pairs)), key=lambda n: -found[n])[:2]
    own = "own" if view.dealer == view.seat else "other"
    kept = tuple(card for card in six if card not in pairs[first])
    params: dict[str, Param] = {"kept": Cards(kept), "next": Cards(pairs[second])}
    if min(target(view) - score for score in view.scores) <= NEAR:
        params |= {"chance": percent(found[first]), "rest": percent(found[second])}
        return Advice(discard(*pairs[first]), Text("cribbage-hint-discard-chance", params))
    [crib] = crib_means(six, [pairs[first]], own=own == "own")
    margin = round(found[first] - found[second], 1)
    params |= {"hand": round(mean(kept, six), 1), "crib": round(crib, 1), "margin": margin}
    return Advice(discard(*pairs[first]), Text(f"cribbage-hint-discard-{own}", params))


def percent(chance: float) -> int:
    """Returns a probability in percent."""
    return round(100 * chance)


def _play(view: CribbageView) -> Advice[Move]:
    cards = [card for card in view.hand if view.count + VALUE[card] <= FULL]
    if len({order(card) for card in cards}) == 1:
        return Advice(Play(cards[0]), Text("cribbage-hint-play-only"))
    found = play_worths(view, cards)
    best = cards[found.index(max(found))]
    return Advice(Play(best), _reason(view, best, cards))


def _reason(view: CribbageView, best: Card, cards: Sequence[Card]) -> Text:
    """What the card makes at once, and how much more the play then brings than with the next best card.

    The bot weighs the game's outcome. Where another card brings more points in the play, that is said.
    """
    count = view.count + VALUE[best]
    points = sum(points for _, points in pegging(view.series, best, count))
    worlds = worlds_of(view)
    weight = sum(world.weight for world in worlds)
    gains = {rank: gain / weight for rank, gain in worths(Course.of(view, FAR), worlds, balance).items()}
    rest = {rank: gain for rank, gain in gains.items() if rank != order(best)}
    rank = max(rest, key=rest.__getitem__)
    other = next(card for card in cards if order(card) == rank)
    margin = round(gains[order(best)] - rest[rank], 1)
    params: dict[str, Param] = {"count": count, "points": points, "next": Cards((other,)), "margin": margin}
    if not margin:
        return Text("cribbage-hint-play-even", params)
    return Text("cribbage-hint-play" if margin > 0 else "cribbage-hint-play-win", params)


def _count(view: CribbageView, laid: Laid) -> Advice[Move]:
    """The true count, or what the owner has missed."""
    assert view.starter is not None  # nothing is counted before it
    worth = show(laid.cards, view.starter, crib=laid.source == "crib")
    cards: dict[str, Param] = {"cards": Cards(laid.cards), "starter": Cards((view.starter,)), "points": worth}
    if laid.claimed is None:
        return Advice(Claim(worth), Text("cribbage-hint-count", cards))
    return Advice(Muggins(max(0, worth - laid.claimed)), Text("cribbage-hint-call", cards))
