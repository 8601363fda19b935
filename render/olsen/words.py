"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import Card
from games.olsen.views import OlsenView, Turn
from games.params import Cards, Seat, Who
from render.olsen.board_image import beside, is_counted, is_scored, title_facts
from render.olsen.hand_image import laying
from render.voice import Voice

TURNS_TOLD: Final = 4
_MOST_BACKS: Final = 40

_Voice = Voice[OlsenView]


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the picked cards of the hand."""
    tokens = [token.upper() for token in picked]
    return voice.lifted([card for card in voice.view.hand if card in tokens], _turns(voice))


def preview(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the cards as they would be laid; nothing for any other move."""
    laid, slipped = laying(voice.view, picked)
    if laid:
        yield voice.say("olsen-words-laying", cards=voice.cards(laid))
    if slipped:
        yield voice.say("olsen-words-slipping", cards=voice.cards(slipped))


def sheet(voice: _Voice, first: int, rounds: Sequence[Sequence[int]]) -> Iterator[str]:
    """Yields a page of the score sheet."""
    yield voice.say("olsen-words-sheet", first=first, last=first + len(rounds) - 1)
    for seat in _seats(voice):
        points = ", ".join(str(row[seat]) for row in rounds)
        total = voice.view.totals[seat]
        yield voice.say("olsen-words-sheet-line", who=Who(seat), row=points, total=total)


def _seats(voice: _Voice) -> Iterator[Seat]:
    return map(Seat, range(len(voice.view.sizes)))


# -- the board


def board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table."""
    view = voice.view
    yield from _awaited(voice)
    if view.pending:
        yield voice.say("olsen-words-pending", count=view.pending)
    yield from voice.latest(_turns(voice))
    yield voice.say("olsen-words-top", cards=voice.cards(view.pile[-1:]))
    yield _what_fits(voice)
    for seat in _seats(voice):
        yield f"{', '.join(_standing(voice, seat))}."
    if view.direction < 0:
        yield voice.say("olsen-words-turned")
    yield voice.say("olsen-words-stock", count=view.stock)
    yield voice.say("olsen-words-pile", count=view.height)
    yield f"{_title(voice)}."


def _title(voice: _Voice) -> str:
    """Returns the variant, the round if there are rounds, and the laps left if they are few."""
    return ", ".join(title_facts(voice.view, voice.say))


def _awaited(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if view.emptied is not None:
        yield voice.say("olsen-words-final", who=Who(view.emptied))
    elif view.phase == "play":
        yield voice.waiting(view.turn)
    elif view.phase == "grace":
        yield voice.say("olsen-words-next", who=Who(view.turn))


def _what_fits(voice: _Voice) -> str:
    view = voice.view
    if view.options.variant == "up-down":
        ranks = [r for r in beside(view.pile[-1], voice.speech, wraps=view.options.wrap == "yes") if r]
        return voice.say("olsen-words-beside", ranks=" · ".join(ranks))
    if view.suit is None:
        return voice.say("olsen-words-any")
    return voice.say("olsen-words-suit", suit=voice.suit(view.suit))


def _standing(voice: _Voice, seat: Seat) -> Iterator[str]:
    """Yields the number of a player's cards, and what else is public about them."""
    view = voice.view
    yield voice.say("olsen-words-seat", who=Who(seat), count=view.sizes[seat])
    yield from _marks(voice, seat)


def _marks(voice: _Voice, seat: Seat) -> Iterator[str]:
    view = voice.view
    if seat in view.gone:
        yield voice.say("olsen-picture-gone")
    if view.called[seat]:
        yield voice.say("olsen-words-called")
    if seat == view.owing:
        yield voice.say("olsen-words-owing")
    if view.options.variant == "long":
        wild = Cards((Card(f"{view.levels[seat]}S"),))
        yield voice.say("olsen-words-wild", cards=wild)
    if is_scored(view):
        yield voice.say("olsen-words-points", points=view.totals[seat])


def _turns(voice: _Voice) -> list[str]:
    """Returns the last turns, the oldest first."""
    told = [turn for turn in voice.view.turns if turn.kind != "out"]
    return [_turn(voice, turn) for turn in told[-TURNS_TOLD:]]


def _turn(voice: _Voice, turn: Turn) -> str:
    who = Who(turn.seat)
    if turn.kind != "play":
        return voice.say(f"olsen-words-{turn.kind}", who=who, count=turn.count)
    cards = voice.cards(turn.cards)
    if turn.suit is None:
        return voice.say("olsen-words-laid", who=who, cards=cards)
    return voice.say("olsen-words-laid-suit", who=who, cards=cards, suit=voice.suit(turn.suit))


# -- the hand


def hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield f"{voice.say('olsen-picture-no-cards')}."
        return
    if view.fitting:
        yield voice.say("olsen-words-fits", cards=voice.many(view.fitting))
    elif view.phase == "play" and view.seat == view.turn:
        yield voice.say("olsen-words-nothing-fits")
    yield voice.say("picture-words-hand", cards=voice.many(view.hand))
    hidden = [card for cheat in view.cheats for card in cheat.cards if cheat.trick != "bluff"]
    if hidden:
        yield voice.say("olsen-words-hidden", cards=voice.cards(hidden))


# -- the board as text


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the board in Discord's markdown: pile, a line for each seat, last turns."""
    yield from (f"**{line}**" for line in (_title(voice), *end))
    yield _lying(voice)
    yield from (_side(voice, seat) for seat in _seats(voice))
    yield from (f"> {line}" for line in reversed(_turns(voice)))


def _lying(voice: _Voice) -> str:
    view = voice.view
    facts = [f"**{voice.cards(view.pile[-1:])}**", _what_fits(voice)]
    if view.pending:
        facts.append(voice.say("olsen-words-pending", count=view.pending))
    if view.direction < 0:
        facts.append(voice.say("olsen-words-turned"))
    facts.append(voice.say("olsen-words-stock", count=view.stock))
    return " ".join((*facts, voice.say("olsen-words-pile", count=view.height)))


def _side(voice: _Voice, seat: Seat) -> str:
    """Returns a seat's line: name, cards face down, their number unless players count themselves, marks."""
    view = voice.view
    count = view.sizes[seat]
    backs = "▯" * min(count, _MOST_BACKS)
    number = f" {count}" if count and is_counted(view) else ""
    sign = "➤ " if seat in view.waiting else ""
    facts = [f"{sign}**{voice.names[seat]}** {backs}{number}".rstrip(), *_marks(voice, seat)]
    return " · ".join(facts)
