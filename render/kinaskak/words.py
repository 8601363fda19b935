"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence

from games.cards import JOKER, Card
from games.kinaskak.views import KinaskakView, Meld
from games.params import Seat, Who
from render import banner
from render.drawing import signs
from render.kinaskak.board_image import contract_text, lengths_text, stands_for, totals
from render.kinaskak.hand_image import named, sorted_hand, wish_text
from render.kinaskak.score_sheet import ending
from render.look import Look
from render.voice import ALT_LIMIT, TEXT_LIMIT, Voice, escaped_name, fitting


class _Voice(Voice[KinaskakView]):
    """The texts of one view for one reader."""

    def cards(self, cards: Sequence[Card]) -> str:
        return self.speech.listed([self.speech.card_words(card) for card in cards])

    def meld(self, meld: Meld, *, signs: bool) -> str:
        """Returns the cards of a meld; a joker of a run with the card that it represents."""
        told = []
        for n, card in enumerate(meld.cards):
            if card == JOKER and meld.kind == "run":
                stood = stands_for(meld, n)
                sign = self.speech.card(JOKER) + self.speech.card(stood)
                spoken_of = self.say("kinaskak-words-joker-as", what=self.speech.card_words(stood))
                told.append(sign if signs else spoken_of)
            else:
                told.append(self.speech.card(card) if signs else self.speech.card_words(card))
        return " ".join(told) if signs else ", ".join(told)


def board_words(view: KinaskakView, look: Look) -> str:
    """Returns the alt text of the board."""
    return fitting(_board(_Voice(view, look, 6)), " ", ALT_LIMIT)


def hand_words(view: KinaskakView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the alt text of the hand."""
    return fitting(_hand(_Voice(view, look, 6), look, picked), " ", ALT_LIMIT)


def text_board(view: KinaskakView, look: Look) -> str:
    """Returns the board in Discord's markdown: round, a line for each player, melds, scores."""
    voice = _Voice(view, look, 6, name=escaped_name)
    round = {"round": view.round, "rounds": len(view.ladder.contracts)}
    lines = [voice.say("kinaskak-text-title", contract=contract_text(view, voice.speech), **round)]
    lines += [f"**{line}**" for line in _end(voice)]
    lines += [f"-# {lengths_text(view, voice.speech)}", _piles(voice, signs=True)]
    lines += [_side_line(voice, Seat(n)) for n in range(len(view.sizes))]
    lines += [_meld_line(voice, n) for n in range(len(view.melds))]
    lines += ["-# " + line for line in _sheet_lines(voice)]
    return fitting(lines, "\n", TEXT_LIMIT)


def _board(voice: _Voice) -> Iterator[str]:
    view = voice.view
    yield from _end(voice)
    yield voice.say(
        "kinaskak-words-game",
        round=view.round,
        rounds=len(view.ladder.contracts),
        contract=contract_text(view, voice.speech),
        who=Who(view.dealer),
    )
    for seat in view.waiting:
        yield voice.waiting(seat)
    yield _piles(voice, signs=False)
    for n in range(len(view.sizes)):
        yield _side(voice, Seat(n))
    for n, meld in enumerate(view.melds):
        cards = voice.meld(meld, signs=len(view.melds) > 4)
        yield voice.say("kinaskak-words-meld", number=n + 1, who=Who(meld.owner), what=cards)


def _end(voice: _Voice) -> Iterator[str]:
    if (over := ending(voice.view, voice.speech)) is not None:
        yield from banner.sentences(over, voice)


def _piles(voice: _Voice, *, signs: bool) -> str:
    view = voice.view
    if not view.pile:
        return voice.say("kinaskak-words-no-top", count=view.stock)
    top = voice.speech.card(view.pile[-1]) if signs else voice.speech.card_words(view.pile[-1])
    return voice.say("kinaskak-words-top", what=top, count=view.stock)


def _side(voice: _Voice, seat: Seat) -> str:
    view = voice.view
    if view.gone[seat]:
        return voice.say("kinaskak-words-gone", who=Who(seat))
    told = {
        "who": Who(seat),
        "hand": voice.say("card-count", count=view.sizes[seat]),
        "points": totals(view)[seat],
        "left": max(0, view.ladder.buys - view.buys[seat]),
    }
    return voice.say("kinaskak-words-side-laid" if view.laid[seat] else "kinaskak-words-side", **told)


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
    return f"`M{n + 1}` {signs.CHARACTERS[meld.owner]} {voice.meld(meld, signs=True)}"


def _sheet_lines(voice: _Voice) -> Iterator[str]:
    """Yields the penalty points of each: every round, and the sum."""
    for seat, total in enumerate(totals(voice.view)):
        rows = " · ".join(str(row[seat]) for row in voice.view.sheet)
        yield f"{voice.names[seat]}: {rows} = {total}" if rows else f"{voice.names[seat]}: {total}"


def _hand(voice: _Voice, look: Look, picked: tuple[str, ...]) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("picture-words-hand-empty")
        return
    groups = sorted_hand(view, look.sort)
    yield voice.say("kinaskak-words-hand", count=len(view.hand), what="; ".join(map(voice.cards, groups)))
    if view.newest:
        yield voice.say("kinaskak-words-new", what=voice.cards(view.newest))
    if view.wished is not None:
        yield wish_text(view, look) + "."
    if chosen := [card for token in picked for card in named(token)]:
        yield voice.say("kinaskak-words-chosen", what=voice.cards(chosen))
