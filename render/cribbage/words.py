"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import Card, by_rank
from games.cribbage.views import Count, CribbageView, Item, Played
from games.params import Seat, Who
from render import banner
from render.cribbage.hand_image import own_cards
from render.cribbage.show import ending, item_text, items_text
from render.look import Look
from render.voice import TEXT_LIMIT, Voice, alt, escaped_name, fitting

_SEATS: Final = (Seat(0), Seat(1))


_Voice = Voice[CribbageView]


def board_words(view: CribbageView, look: Look) -> str:
    """Returns the alt text of the board."""
    return alt(view, look, 2, _board)


def text_board(view: CribbageView, look: Look) -> str:
    """Returns the sentences of the board's alt text, a line each, without the show that was told as news."""
    voice = Voice(view, look, 2, name=escaped_name)
    news = [] if view.phase == "discard" else [*_counted(voice)]
    return fitting([*_table(voice), *news, *_cut(voice)], "\n", TEXT_LIMIT)


def hand_words(view: CribbageView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the alt text of the hand."""
    tokens = {token.upper() for token in picked}
    return alt(view, look, 2, lambda voice: _hand(voice, tokens))


def _board(voice: _Voice) -> Iterator[str]:
    yield from _table(voice)
    yield from _counted(voice)
    yield from _cut(voice)


def _table(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, then the table; most important first, because the last sentences are cut."""
    view = voice.view
    yield from _end(voice)
    yield from _awaited(voice)
    yield voice.say(
        "picture-words-game", target=int(view.options.target), deal=view.number, who=Who(view.dealer)
    )
    for seat in _SEATS:
        yield voice.say("picture-words-side", who=Who(seat), points=view.scores[seat], cards=view.sizes[seat])
    yield from _match(voice)
    if view.starter:
        yield voice.say("picture-words-starter", cards=voice.cards([view.starter]))
    yield from _laid(voice)
    if view.phase == "play":
        yield voice.say("picture-words-count", count=view.count)
    yield from _played(voice)


def _match(voice: _Voice) -> Iterator[str]:
    """Yields the score of the match, if a match is played."""
    view = voice.view
    if view.options.match != "1":
        one, other = view.match
        whose = {"who0": Who(_SEATS[0]), "who1": Who(_SEATS[1])}
        yield voice.say("picture-words-match", **whose, one=one, other=other, goal=int(view.options.match))


def _end(voice: _Voice) -> Iterator[str]:
    if (over := ending(voice.view, voice.speech)) is not None:
        yield from banner.sentences(over, voice)


def _awaited(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if view.phase == "discard":
        for seat in _SEATS:
            if seat in view.waiting:
                yield voice.waiting(seat)
            elif view.ready[seat]:
                yield voice.say("picture-words-ready", who=Who(seat))
    elif view.phase in ("play", "count"):
        for seat in view.waiting:
            yield voice.waiting(seat)


def _played(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if view.series:
        yield voice.say("picture-words-series", played=_row(voice, view.series))
    elif view.phase == "play":
        yield voice.say("picture-words-new-series")
    if view.earlier:
        played = [p for row in view.earlier for p in row]
        yield voice.say("picture-words-earlier", played=_row(voice, played))


def _row(voice: _Voice, played: Sequence[Played]) -> str:
    return "; ".join(_one(voice, p) for p in played)


def _one(voice: _Voice, played: Played) -> str:
    id = "picture-words-played-for" if played.points else "picture-words-played"
    points = {"points": played.points} if played.points else {}
    return voice.say(id, who=Who(played.seat), cards=voice.cards([played.card]), **points)


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
    view = voice.view
    counts = _shown(view)
    if counts:
        yield voice.say(_HEADS.get(view.phase, "picture-words-show"))
    for count in counts:
        yield voice.say(
            f"picture-words-counted-{count.source}",
            who=Who(count.seat),
            cards=voice.cards(count.cards),
            starter=voice.cards([count.starter]),
            items=items_text(count.items, voice.speech),
            total=count.total,
        )


def _cut(voice: _Voice) -> Iterator[str]:
    """Yields the cards drawn for the first deal, before anything else has happened."""
    view = voice.view
    if view.phase == "discard" and not view.last_show and view.cut:
        one, other = (voice.cards([card]) for card in view.cut[-1])
        yield voice.say("picture-words-cut", who0=Who(_SEATS[0]), card0=one, who1=Who(_SEATS[1]), card1=other)


def _hand(voice: _Voice, tokens: set[str]) -> Iterator[str]:
    view = voice.view
    held = by_rank(view.hand)
    yield (
        voice.say("picture-words-hand", cards=voice.cards(held))
        if held
        else voice.say("picture-words-hand-empty")
    )
    if lifted := [c for c in held if c in tokens]:
        yield voice.say("picture-words-picked", cards=voice.cards(lifted))
    if gone := [c for c in own_cards(view) if c not in held]:
        yield voice.say("picture-words-kept", cards=voice.cards(gone))
    if view.given:
        yield voice.say("picture-words-given", cards=voice.cards(by_rank(view.given)))
    if view.starter:
        yield voice.say("picture-words-starter", cards=voice.cards([view.starter]))
    if view.phase == "play":
        yield voice.say("picture-words-count", count=view.count)


def step_words(view: CribbageView, look: Look, count: Count, items: Sequence[Item]) -> str:
    """Returns a hand or crib and its items counted so far."""

    def tell(voice: _Voice) -> Iterator[str]:
        cards, starter = voice.cards(count.cards), voice.cards([count.starter])
        yield voice.say(
            f"picture-words-step-{count.source}", who=Who(count.seat), cards=cards, starter=starter
        )
        for item in reversed(items):
            text = item_text(item, voice.speech)
            yield voice.say("picture-words-step", cards=voice.cards(item.cards), item=text)

    return alt(view, look, 2, tell)


def way_words(view: CribbageView, look: Look) -> str:
    """Returns the scores after each deal."""

    def tell(voice: _Voice) -> Iterator[str]:
        yield voice.say("picture-words-way", who0=Who(_SEATS[0]), who1=Who(_SEATS[1]))
        deals = view.history[1::2] if len(view.history) % 2 == 0 else (*view.history[1::2], view.history[-1])
        for n, (one, other) in enumerate(deals, 1):
            yield voice.say("picture-words-way-deal", deal=n, one=one, other=other)

    return alt(view, look, 2, tell)


def _shown(view: CribbageView) -> tuple[Count, ...]:
    return (
        view.counts if view.phase in ("over", "count") else view.last_show if view.phase == "discard" else ()
    )
