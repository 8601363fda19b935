"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from games.cards import JOKER, Card, rank, suit
from games.kinaskak.views import KinaskakView, Meld, PublicMove
from games.params import Cards, Seat, Who
from render.drawing import signs
from render.kinaskak.board_image import contract_text, lengths_text, stands_for
from render.kinaskak.hand_image import named, sorted_hand, wish_text
from render.voice import Voice, ranges

_Voice = Voice[KinaskakView]


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the picked cards of the hand."""
    if chosen := [card for token in picked for card in named(token)]:
        said = voice.say("kinaskak-words-chosen", what=voice.cards(chosen))
        yield from voice.picked(said, _turns(voice))


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the board in Discord's markdown: round, a line for each player, melds, scores."""
    view = voice.view
    round = {"round": view.round, "rounds": len(view.ladder.contracts)}
    yield voice.say("kinaskak-text-title", contract=contract_text(view, voice.speech), **round)
    yield from (f"**{line}**" for line in end)
    yield from (f"-# {lengths_text(view, voice.speech)}", f"{_top(voice)} {_stock(voice)}")
    yield from (_side_line(voice, Seat(n)) for n in range(len(view.sizes)))
    yield from (_meld_line(voice, n) for n in range(len(view.melds)))
    yield from ("-# " + line for line in _sheet_lines(voice))


def board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table; `hand` has stock and dealer."""
    view = voice.view
    if view.waiting:
        yield voice.waiting(*view.waiting)
    yield from voice.latest(_turns(voice))
    yield _top(voice)
    yield voice.say(
        "kinaskak-words-game",
        round=view.round,
        rounds=len(view.ladder.contracts),
        contract=contract_text(view, voice.speech),
    )
    for n in range(len(view.sizes)):
        yield _side(voice, Seat(n))
    for n, meld in enumerate(view.melds):
        yield voice.say("kinaskak-words-meld", number=n + 1, who=Who(meld.owner), what=_meld(voice, meld))


def _turns(voice: _Voice) -> list[str]:
    """Returns the moves of the turn before and of the present one, those of a seat together."""
    view, told = voice.view, []
    for moves, is_over in ((view.earlier, not view.taken), (view.moves, False)):
        for seat, made in groupby(moves, key=lambda move: move.seat):
            what = voice.speech.listed([_did(voice, move, has_number=not is_over) for move in made])
            told.append(voice.say("kinaskak-words-did", who=Who(seat), what=what))
    return told


def _did(voice: _Voice, move: PublicMove, *, has_number: bool) -> str:
    """Returns one move without its player; a meld has a number until its round is over."""
    if move.act not in ("off", "joker"):
        return voice.say(f"kinaskak-words-{move.act}", what=voice.cards(move.cards))
    if not has_number or move.meld >= len(voice.view.melds):
        return voice.say("kinaskak-words-melded", what=voice.cards(move.cards))
    return voice.say(f"kinaskak-words-{move.act}", what=voice.cards(move.cards), number=move.meld + 1)


def _meld(voice: _Voice, meld: Meld) -> str:
    """Returns a run from its first to its last card, a set as its rank with the suits."""
    if meld.kind == "set":
        plain = [card for card in meld.cards if card != JOKER]
        suits = [voice.say(voice.suit(suit(card)).id) for card in plain]
        suits += [voice.say("kinaskak-joker")] * (len(meld.cards) - len(plain))
        return voice.say("kinaskak-words-set", cards=Cards((plain[0],)), suits=", ".join(suits))
    ends = [voice.speech.index(rank(stands_for(meld, n))) for n in (0, len(meld.cards) - 1)]
    told = voice.say("kinaskak-words-run", low=ends[0], high=ends[1], suit=voice.suit(meld.suit))
    jokers = [n for n, card in enumerate(meld.cards) if card == JOKER]
    if not jokers:
        return told
    stood = ranges(jokers, named=lambda n: voice.speech.index(rank(stands_for(meld, n))))
    return f"{told}, {voice.say('kinaskak-words-joker-as', what=stood, count=len(jokers))}"


def _top(voice: _Voice) -> str:
    pile = voice.view.pile
    return (
        voice.say("kinaskak-words-top", what=voice.cards(pile[-1:]))
        if pile
        else voice.say("kinaskak-words-no-top")
    )


def _stock(voice: _Voice) -> str:
    return voice.say("kinaskak-words-stock", count=voice.view.stock)


def _side(voice: _Voice, seat: Seat) -> str:
    view = voice.view
    if view.gone[seat]:
        return voice.say("kinaskak-words-gone", who=Who(seat))
    facts = [voice.say("kinaskak-picture-laid")] if view.laid[seat] else []
    facts.append(voice.say("card-count", count=view.sizes[seat]))
    if view.buys[seat]:
        facts.append(voice.say("kinaskak-words-buys", count=max(0, view.ladder.buys - view.buys[seat])))
    facts.append(voice.say("kinaskak-words-points", count=view.totals[seat]))
    return voice.say("kinaskak-words-side", who=Who(seat), facts=", ".join(facts))


def _side_line(voice: _Voice, seat: Seat) -> str:
    view = voice.view
    marks = [voice.say("card-count", count=view.sizes[seat])]
    if view.gone[seat]:
        marks = [voice.say("kinaskak-picture-gone")]
    else:
        left = max(0, view.ladder.buys - view.buys[seat])
        marks += ["●" * left + "○" * (view.ladder.buys - left)] if view.ladder.buys else []
    if seat == view.dealer:
        marks.append(voice.say("picture-dealer"))
    if seat in view.waiting:
        what = {"draw": "to-draw", "buy": "may-buy", "play": "to-play"}[view.phase]
        marks.append(f"**{voice.say(f'kinaskak-picture-{what}')}**")
    elif view.laid[seat]:
        marks.append(voice.say("kinaskak-picture-laid"))
    return f"{signs.CHARACTERS[seat]} **{voice.names[seat]}** · " + " · ".join(marks)


def _meld_line(voice: _Voice, n: int) -> str:
    meld = voice.view.melds[n]
    return f"`M{n + 1}` {signs.CHARACTERS[meld.owner]} {' '.join(_signs(voice, meld))}"


def _signs(voice: _Voice, meld: Meld) -> Iterator[str]:
    """Yields the cards of a meld by their signs; a joker of a run with the card that it represents."""
    for n, card in enumerate(meld.cards):
        stood = stands_for(meld, n) if card == JOKER and meld.kind == "run" else None
        yield voice.speech.card(card) + (voice.speech.card(stood) if stood else "")


def _sheet_lines(voice: _Voice) -> Iterator[str]:
    """Yields the penalty points of each: every round, and the sum."""
    for seat, total in enumerate(voice.view.totals):
        rows = " · ".join(str(row[seat]) for row in voice.view.sheet)
        said = voice.speech.number(total)
        yield f"{voice.names[seat]}: {rows} = {said}" if rows else f"{voice.names[seat]}: {said}"


def hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("picture-words-hand-empty")
    if view.newest:
        yield voice.say("kinaskak-words-new", what=voice.cards(view.newest))
    if view.hand:
        groups = "; ".join(_group(voice, cards) for cards in sorted_hand(view, voice.look))
        yield voice.say("kinaskak-words-hand", count=len(view.hand), what=groups)
    if view.wished is not None:
        yield wish_text(view, voice.look) + "."
    yield _stock(voice)
    yield voice.say("kinaskak-words-dealer", who=Who(view.dealer))


def _group(voice: _Voice, cards: Sequence[Card]) -> str:
    """Returns cards that lie together; several of one suit by their ranks behind it."""
    suits = {suit(card) for card in cards}
    if len(cards) < 2 or len(suits) > 1 or JOKER in cards:
        return voice.cards(cards)
    ranks = " ".join(voice.speech.index(rank(card)) for card in cards)
    return f"{voice.say(voice.suit(suits.pop()).id)} {ranks}"
