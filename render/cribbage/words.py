"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from games.cards import Card, by_rank
from games.cribbage.facts import TERMS, PegKind, pegging
from games.cribbage.views import Count, CribbageView, Item, Played
from games.params import Seat, Who
from render.cribbage.hand_image import own_cards
from render.cribbage.show import item_text
from render.voice import Voice

_SEATS: Final = (Seat(0), Seat(1))

_Voice = Voice[CribbageView]


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the sentences of the board, a line each, without the show that was told as news."""
    yield from end
    yield from board(voice, is_shown=voice.view.phase != "discard")


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the picked cards of the hand."""
    tokens = {token.upper() for token in picked}
    return voice.lifted([card for card in by_rank(voice.view.hand) if card in tokens], _turns(voice))


def _turns(voice: _Voice) -> list[str]:
    """Returns the cards played since the count began, the oldest first."""
    return [line for row in _rows(voice.view)[-1:] for line in _played(voice, row)]


def board(voice: _Voice, *, is_shown: bool = True) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table."""
    yield from _awaited(voice)
    if voice.view.phase == "play":
        yield voice.say("picture-words-count", count=voice.view.count)
    yield from _laid(voice)
    yield from voice.latest(_turns(voice))
    yield from _counted(voice) if is_shown else ()
    yield from _cut(voice)
    yield from _table(voice)


def _table(voice: _Voice) -> Iterator[str]:
    """Yields the starter, both sides, the cards played before the present count, the deal."""
    view = voice.view
    if view.starter and view.starter not in {count.starter for count in _shown(view)}:
        yield voice.say("picture-words-starter", cards=voice.cards([view.starter]))
    for seat in _SEATS:
        yield voice.say("picture-words-side", who=Who(seat), points=view.scores[seat], cards=view.sizes[seat])
    if played := [line for row in _rows(view)[:-1] for line in _played(voice, row)]:
        yield voice.say("picture-words-earlier", played="; ".join(reversed(played)))
    yield from _match(voice)
    yield voice.say(
        "picture-words-game", target=int(view.options.target), deal=view.number, who=Who(view.dealer)
    )


def _match(voice: _Voice) -> Iterator[str]:
    """Yields the score of the match, if a match is played."""
    view = voice.view
    if view.options.match != "1":
        one, other = view.match
        whose = {"who0": Who(_SEATS[0]), "who1": Who(_SEATS[1])}
        yield voice.say("picture-words-match", **whose, one=one, other=other, goal=int(view.options.match))


def _awaited(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if view.phase != "over" and view.waiting:
        yield voice.waiting(*view.waiting)
    if view.phase == "discard":
        for seat in _SEATS:
            if view.ready[seat]:
                yield voice.say("picture-words-ready", who=Who(seat))


def _rows(view: CribbageView) -> list[tuple[Played, ...]]:
    """Returns the series of this deal in which a card was played; the last is told as news."""
    return [row for row in (*view.earlier, view.series) if row]


def _played(voice: _Voice, row: Sequence[Played]) -> Iterator[str]:
    """Yields the cards of a series, oldest first, with what each has earned and why."""
    for n, played in enumerate(row):
        card = voice.say("picture-words-played", who=Who(played.seat), cards=voice.cards([played.card]))
        earned = (
            voice.say("picture-words-earned", points=points, kind=TERMS[kind])
            for kind, points in _earned(row[:n], played)
        )
        yield ", ".join((card, *earned))


def _earned(before: Sequence[Played], played: Played) -> Iterator[tuple[PegKind, int]]:
    """Yields what a card has earned; what is left of its points is for a go or the last card."""
    left = played.points
    for kind, points in pegging(before, played.card, played.count):
        if left >= points:
            left -= points
            yield kind, points
    if left:
        yield "go", left


def _lying(voice: _Voice, seat: Seat, source: str, cards: Sequence[Card], starter: Card) -> str:
    """Returns the owner of a hand or crib, and its cards."""
    told = {"cards": voice.cards(cards), "starter": voice.cards([starter])}
    return voice.say(f"picture-words-step-{source}", who=Who(seat), **told)


def _laid(voice: _Voice) -> Iterator[str]:
    """Yields the hand being counted, and the points that its owner claims."""
    view = voice.view
    if view.laid is None or view.starter is None:
        return
    yield _lying(voice, view.laid.seat, view.laid.source, view.laid.cards, view.starter)
    if view.laid.claimed is not None:
        yield voice.say("picture-words-claimed", points=view.laid.claimed)


_HEADS: Final = {"over": "picture-words-counts", "count": "picture-words-counting"}


def _counted(voice: _Voice) -> Iterator[str]:
    """Yields the hands that were counted last, the latest first."""
    view = voice.view
    counts = _shown(view)
    if counts:
        starter = voice.cards([counts[0].starter])
        yield voice.say(_HEADS.get(view.phase, "picture-words-show"), starter=starter)
    for count in reversed(counts):
        yield voice.say(
            f"picture-words-counted-{count.source}",
            who=Who(count.seat),
            cards=voice.cards(count.cards),
            items=_items(voice, count.items),
            total=count.total,
        )


def _items(voice: _Voice, items: Sequence[Item]) -> str:
    """Returns what a hand counts, several fifteens as one range: `15-2 to 15-8, run 11`."""
    told = []
    for kind, found in groupby(items, key=lambda item: item.kind):
        some = list(found)
        if kind == "fifteen" and len(some) > 1:
            told.append(voice.say("picture-words-fifteens", first=some[0].total, total=some[-1].total))
        else:
            told += [item_text(item, voice.speech) for item in some]
    return ", ".join(told) or voice.say("picture-nothing")


def _cut(voice: _Voice) -> Iterator[str]:
    """Yields the cards drawn for the first deal, before anything else has happened."""
    view = voice.view
    if view.phase == "discard" and not view.last_show and view.cut:
        one, other = (voice.cards([card]) for card in view.cut[-1])
        yield voice.say("picture-words-cut", who0=Who(_SEATS[0]), card0=one, who1=Who(_SEATS[1]), card1=other)


def hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    held = by_rank(view.hand)
    yield (
        voice.say("picture-words-hand", cards=voice.cards(held))
        if held
        else voice.say("picture-words-hand-empty")
    )
    if gone := [c for c in own_cards(view) if c not in held]:
        yield voice.say("picture-words-kept", cards=voice.cards(gone))
    if view.given:
        yield voice.say("picture-words-given", cards=voice.cards(by_rank(view.given)))


def step(voice: _Voice, count: Count, items: Sequence[Item]) -> Iterator[str]:
    """Yields a hand or crib and its items counted so far."""
    yield _lying(voice, count.seat, count.source, count.cards, count.starter)
    for item in reversed(items):
        text = item_text(item, voice.speech)
        yield voice.say("picture-words-step", cards=voice.cards(item.cards), item=text)


def way(voice: _Voice) -> Iterator[str]:
    """Yields the scores after each deal, the latest first."""
    past = voice.view.history
    deals = past[1::2] if len(past) % 2 == 0 else (*past[1::2], past[-1])
    told = [
        voice.say("picture-words-way-deal", deal=n, one=one, other=other)
        for n, (one, other) in enumerate(deals, 1)
    ]
    whose = {"who0": Who(_SEATS[0]), "who1": Who(_SEATS[1])}
    yield f"{voice.say('picture-words-way', **whose)} {'; '.join(reversed(told))}."


def _shown(view: CribbageView) -> tuple[Count, ...]:
    if view.phase in ("over", "count"):
        return view.counts
    return view.last_show if view.phase == "discard" else ()
