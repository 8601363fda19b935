"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import Card
from games.olsen.views import OlsenView, Turn
from games.params import Cards, Seat, Who
from render import banner
from render.look import Look
from render.olsen.board_image import beside, ending, is_counted, is_scored, title_facts, totals
from render.olsen.hand_image import laying
from render.voice import TEXT_LIMIT, Said, Voice, Voices, alt, divided, fitting, hand_alt

TURNS_TOLD: Final = 4
_MOST_BACKS: Final = 40


_Voice = Voice[OlsenView]


def _voices(view: OlsenView, look: Look) -> Voices[_Voice]:
    return lambda name, short: _Voice(view, look, len(view.sizes), name=name, short=short)


def board_said(view: OlsenView, look: Look) -> Said:
    """Returns the alt text of the board, and what it has no room for."""
    return divided(_voices(view, look), _board)


def hand_words(
    view: OlsenView, look: Look, picked: tuple[str, ...] = (), rest: Sequence[str] | None = None
) -> str:
    """Returns the alt text of the hand; once cards are picked, of these."""
    voices, tokens = _voices(view, look), [token.upper() for token in picked]
    if lifted := [card for card in view.hand if card in tokens]:
        return alt(voices, lambda voice: voice.picked(_lifted(voice, lifted), _turns(voice)))
    return hand_alt(voices, _hand, _board if rest is None else rest)


def _lifted(voice: _Voice, cards: Sequence[Card]) -> str:
    return voice.say("picture-words-picked", cards=voice.cards(cards))


def preview_words(view: OlsenView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns the cards as they would be laid, as an alt text."""
    laid, slipped = laying(view, picked)
    if not laid:
        return hand_words(view, look, picked)

    def tell(voice: _Voice) -> Iterator[str]:
        yield voice.say("olsen-words-laying", cards=voice.cards(laid))
        if slipped:
            yield voice.say("olsen-words-slipping", cards=voice.cards(slipped))

    return alt(_voices(view, look), tell)


def sheet_words(view: OlsenView, look: Look, first: int, rounds: Sequence[Sequence[int]]) -> str:
    """Returns a page of the score sheet."""

    def tell(voice: _Voice) -> Iterator[str]:
        yield voice.say("olsen-words-sheet", first=first, last=first + len(rounds) - 1)
        for seat in voice.seats:
            points = ", ".join(str(row[seat]) for row in rounds)
            yield voice.say("olsen-words-sheet-line", who=Who(seat), row=points, total=totals(view)[seat])

    return alt(_voices(view, look), tell)


# -- the board


def _board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table."""
    view = voice.view
    yield from _end(voice)
    yield from _awaited(voice)
    if view.pending:
        yield voice.say("olsen-words-pending", count=view.pending)
    yield from voice.latest(_turns(voice))
    yield voice.say("olsen-words-top", cards=voice.cards(view.pile[-1:]))
    yield _what_fits(voice)
    for seat in voice.seats:
        yield f"{', '.join(_standing(voice, seat))}."
    if view.direction < 0:
        yield voice.say("olsen-words-turned")
    yield voice.say("olsen-words-stock", count=view.stock)
    yield voice.say("olsen-words-pile", count=view.height)
    yield f"{_title(voice)}."


def _title(voice: _Voice) -> str:
    """Returns the variant, the round if there are rounds, and the laps left if they are few."""
    return ", ".join(title_facts(voice.view, voice.say))


def _end(voice: _Voice) -> Iterator[str]:
    if (over := ending(voice.view, voice.speech)) is not None:
        yield from banner.sentences(over, voice)


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
        yield voice.say("olsen-words-points", points=totals(view)[seat])


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


def _hand(voice: _Voice) -> Iterator[str]:
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


def text_board(view: OlsenView, look: Look) -> str:
    """Returns the board in Discord's markdown: pile, a line for each seat, last turns."""
    voice = Voice.of_text(view, look, len(view.sizes), short=True)
    lines = [f"**{_title(voice)}**", *(f"**{line}**" for line in _end(voice)), _lying(voice)]
    lines += [_side(voice, seat) for seat in voice.seats]
    lines += [f"> {line}" for line in reversed(_turns(voice))]
    return fitting(lines, "\n", TEXT_LIMIT)


def _lying(voice: _Voice) -> str:
    view = voice.view
    facts = [f"**{voice.cards(view.pile[-1:])}**", _what_fits(voice)]
    if view.pending:
        facts.append(voice.say("olsen-words-pending", count=view.pending))
    if view.direction < 0:
        facts.append(voice.say("olsen-words-turned"))
    return " ".join([*facts, voice.say("olsen-words-stock", count=view.stock), _height(voice)])


def _height(voice: _Voice) -> str:
    return voice.say("olsen-words-pile", count=voice.view.height)


def _side(voice: _Voice, seat: Seat) -> str:
    """Returns a seat's line: name, cards face down, their number unless players count themselves, marks."""
    view = voice.view
    count = view.sizes[seat]
    backs = "▯" * min(count, _MOST_BACKS)
    number = f" {count}" if count and is_counted(view) else ""
    sign = "➤ " if seat in view.waiting else ""
    facts = [f"{sign}**{voice.names[seat]}** {backs}{number}".rstrip(), *_marks(voice, seat)]
    return " · ".join(facts)
