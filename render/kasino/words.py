"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence

from games.cards import Card
from games.kasino.views import Build, KasinoView, Turn
from games.params import Seat, Who
from render import banner
from render.drawing import signs
from render.kasino.board_image import shows_count, turn_cards
from render.kasino.hand_image import duty
from render.kasino.score_sheet import ending
from render.look import Look
from render.voice import TEXT_LIMIT, Voice, alt, escaped_name, fitting

_Voice = Voice[KasinoView]


def board_words(view: KasinoView, look: Look) -> str:
    """Returns the alt text of the board."""
    return alt(view, look, 4, _board)


def hand_words(view: KasinoView, look: Look, picked: tuple[str, ...] = ()) -> str:
    """Returns the alt text of the hand."""
    return alt(view, look, 4, lambda voice: _hand(voice, picked))


def preview_words(view: KasinoView, look: Look, picked: tuple[str, ...], marks: tuple[str, ...]) -> str:
    """Returns what would be taken or laid, the hand and the table, as an alt text."""

    def tell(voice: _Voice) -> Iterator[str]:
        yield from _tried(voice)
        yield from _hand(voice, picked)
        yield from _board(voice)

    return alt(view, look, 4, tell)


def count_words(view: KasinoView, look: Look) -> str:
    """Returns the points of the round counted last."""
    return alt(view, look, 4, _counting)


def _cards(voice: _Voice, cards: Sequence[Card]) -> str:
    """Returns the cards, or that there are none."""
    return voice.cards(cards) if cards else voice.say("kasino-words-nothing")


def _board(voice: _Voice) -> Iterator[str]:
    """Most important first, because the last sentences are cut."""
    view = voice.view
    yield from _end(voice)
    if view.phase == "play":
        for seat in view.waiting:
            yield voice.waiting(seat)
        for build in view.builds:
            yield _build(voice, build)
        if view.loose:
            yield voice.say("kasino-words-loose", cards=voice.cards(view.loose))
        elif not view.builds:
            yield voice.say("kasino-words-empty")
        yield from _duties(voice)
    yield from (_side(voice, Seat(n)) for n in range(len(view.sizes)))
    yield voice.say(
        "kasino-words-game",
        target=int(view.options.target),
        round=view.round,
        deal=view.deal,
        deals=view.deals,
        who=Who(view.dealer),
        stock=view.stock,
    )
    if not view.stock and view.phase == "play":
        yield voice.say("kasino-words-last-hand")
    if view.turns:
        yield voice.say("kasino-words-last", turns="; ".join(_turns(voice)))
    yield from _count(voice)


def _end(voice: _Voice) -> Iterator[str]:
    if (over := ending(voice.view, voice.speech)) is not None:
        yield from banner.sentences(over, voice)


def _build(voice: _Voice, build: Build) -> str:
    id = "kasino-words-multiple" if build.is_multiple else "kasino-words-build"
    return voice.say(id, value=build.value, who=Who(build.owner), cards=voice.cards(build.cards))


def _duties(voice: _Voice) -> Iterator[str]:
    for seat, value in enumerate(voice.view.owing):
        if value:
            yield voice.say("kasino-words-owes", who=Who(Seat(seat)), value=value)


def _side(voice: _Voice, seat: Seat) -> str:
    view = voice.view
    points = next(view.scores[n] for n, side in enumerate(view.sides) if seat in side)
    return voice.say(
        "kasino-words-side",
        who=Who(seat),
        points=points,
        cards=view.sizes[seat],
        pile=len(view.piles[seat]),
        svups=_cards(voice, view.svups[seat]),
    )


def _turns(voice: _Voice) -> list[str]:
    """Returns the last turns of this round, the latest first."""
    return [_turn(voice, turn) for turn in reversed(voice.view.turns)]


def _turn(voice: _Voice, turn: Turn) -> str:
    who, cards = Who(turn.seat), voice.cards([turn.card])
    match turn.kind:
        case "lay":
            said = voice.say("kasino-words-laid", who=who, cards=cards)
        case "take" | "clear":
            id = "kasino-words-took" if turn.kind == "take" else "kasino-words-cleared"
            said = voice.say(id, who=who, cards=cards, taken=_cards(voice, turn.taken[1:]))
        case _:
            laid = voice.cards((turn.card, *turn_cards(turn)))
            said = voice.say("kasino-words-built", who=who, value=turn.value, laid=laid)
    return voice.say("kasino-words-svup", what=said) if turn.is_svup else said


def _count(voice: _Voice) -> Iterator[str]:
    """Yields the points of the last round, while its count is shown."""
    if shows_count(voice.view):
        yield from _counting(voice)


def _counting(voice: _Voice) -> Iterator[str]:
    """Yields the points of each side for each item of the last count."""
    count = voice.view.count
    assert count is not None  # only a counted round is told
    sides = [_counted(voice, side) for side in range(len(voice.view.sides))]
    yield voice.say("kasino-words-count", round=count.round, sides="; ".join(sides))


def _counted(voice: _Voice, side: int) -> str:
    view, count = voice.view, voice.view.count
    assert count is not None  # only a counted round is told
    items = [
        f"{voice.say(f'kasino-picture-{award.kind}')} {award.points[side]}"
        for award in count.rows
        if award.points[side]
    ]
    return voice.say(
        "kasino-words-counted",
        who=voice.speech.listed([voice.names[seat] for seat in view.sides[side]]),
        points=count.points[side],
        items=", ".join(items) or voice.say("kasino-words-nothing"),
        score=count.scores[side],
    )


def _hand(voice: _Voice, picked: tuple[str, ...]) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("kasino-picture-no-cards") + "."
        return
    if (bound := duty(view)) is not None:
        yield voice.say(f"kasino-words-{bound[0]}", value=bound[1])
    yield voice.say("kasino-words-hand", cards=voice.cards(view.hand))
    if picked and view.tried is None:
        yield voice.say("kasino-words-chosen", card=voice.cards([Card(picked[0])]))


def _tried(voice: _Voice) -> Iterator[str]:
    """Yields the turn that is considered."""
    view, turn = voice.view, voice.view.tried
    if turn is None:
        return
    if turn.taken:
        yield voice.say("kasino-words-would-take", cards=_cards(voice, turn.taken[1:]))
    elif turn.kind == "lay":
        yield voice.say("kasino-words-would-lay", cards=voice.cards([turn.card]))
    else:
        built = next(build for build in view.builds if build.value == turn.value)
        yield voice.say("kasino-words-would-build", value=turn.value, cards=voice.cards(built.cards))


# --- the table as text ----------------------------------------------------------------------------------


def text_board(view: KasinoView, look: Look) -> str:
    """Returns the table in Discord's markdown: round, cards, a line for each player, last turns."""
    voice = Voice(view, look, 4, name=escaped_name, short=True)
    lines = [voice.say("kasino-text-title", round=view.round, deal=view.deal, deals=view.deals)]
    lines += [f"**{line}**" for line in _end(voice)]
    if view.phase == "play":
        lines += [f"- {_build(voice, build)}" for build in view.builds]
        lines.append(voice.say("kasino-text-loose", cards=_loose(voice)))
        lines += [f"-# {line}" for line in _duties(voice)]
    lines += [_side_line(voice, Seat(seat)) for seat in range(len(view.sizes))]
    lines += [f"> {line}" for line in _turns(voice)]
    lines += list(_count(voice))
    return fitting(lines, "\n", TEXT_LIMIT)


def _loose(voice: _Voice) -> str:
    return voice.cards(voice.view.loose) if voice.view.loose else "–"


def _side_line(voice: _Voice, seat: Seat) -> str:
    view = voice.view
    points = next(view.scores[n] for n, side in enumerate(view.sides) if seat in side)
    marks = ["▯" * view.sizes[seat]] if view.sizes[seat] else []
    marks.append(voice.say("kasino-text-pile", count=len(view.piles[seat])))
    if view.svups[seat]:
        marks.append(voice.say("kasino-text-svups", cards=voice.cards(view.svups[seat])))
    if seat == view.dealer:
        marks.append(voice.say("picture-dealer"))
    if seat in view.waiting and view.phase == "play":
        marks.append(f"**{voice.say('picture-to-play')}**")
    return " · ".join([f"{signs.CHARACTERS[seat]} **{voice.names[seat]}** {points}", *marks])
