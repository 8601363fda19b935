"""Alt texts from which a blind person can play, and the text board."""

from collections.abc import Iterator, Sequence

from games.cards import Card
from games.kasino.views import Build, Count, KasinoView, Turn
from games.params import Seat, Who
from render.drawing import signs
from render.kasino.board_image import shows_count, turn_cards
from render.kasino.hand_image import duty
from render.voice import TURNS_TOLD, Voice

_Voice = Voice[KasinoView]


def _cards(voice: _Voice, cards: Sequence[Card]) -> str:
    """Returns the cards, or that there are none."""
    return voice.cards(cards) if cards else voice.say("kasino-words-nothing")


def board(voice: _Voice) -> Iterator[str]:
    """Yields what is awaited, what has just happened, then the table; `hand` has the deal."""
    view = voice.view
    if view.phase == "play":
        yield voice.waiting(*view.waiting)
    yield from voice.latest([_turn(voice, turn) for turn in view.turns[-TURNS_TOLD:]])
    yield from _count(voice)
    if view.phase == "play":
        yield from _table(voice)
        yield from _duties(voice)
    yield from (_side(voice, Seat(n)) for n in range(len(view.sizes)))


def _deal(voice: _Voice) -> str:
    """Returns the round and the deal, how many points are played for, and who deals."""
    view = voice.view
    told = {"round": view.round, "deal": view.deal, "deals": view.deals}
    return voice.say("kasino-words-game", **told, target=int(view.options.target), who=Who(view.dealer))


def _table(voice: _Voice) -> Iterator[str]:
    """Yields the builds and the single cards."""
    view = voice.view
    for build in view.builds:
        yield _build(voice, build)
    if view.loose:
        yield voice.say("kasino-words-loose", cards=voice.cards(view.loose))
    elif not view.builds:
        yield voice.say("kasino-words-empty")


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
    told = {"points": points, "cards": view.sizes[seat], "pile": len(view.piles[seat])}
    if not view.svups[seat]:
        return voice.say("kasino-words-side", who=Who(seat), **told)
    return voice.say("kasino-words-side-svups", who=Who(seat), **told, svups=voice.cards(view.svups[seat]))


def _turn(voice: _Voice, turn: Turn) -> str:
    who, cards = Who(turn.seat), voice.cards([turn.card])
    match turn.kind:
        case "lay":
            said = voice.say("kasino-words-laid", who=who, cards=cards)
        case "take" | "clear":
            id = "kasino-words-took" if turn.kind == "take" else "kasino-words-cleared"
            said = voice.say(id, who=who, cards=cards, taken=_cards(voice, turn.taken[1:]))
        case "raise":
            onto = int(turn.groups[0][0][1:])
            said = voice.say("kasino-words-raised", who=who, onto=onto, value=turn.value, laid=cards)
        case _:
            laid = voice.cards((turn.card, *turn_cards(turn)))
            id = "kasino-words-extended" if turn.kind == "extend" else "kasino-words-built"
            said = voice.say(id, who=who, value=turn.value, laid=laid)
    return voice.say("kasino-words-svup", what=said) if turn.is_svup else said


def _count(voice: _Voice) -> Iterator[str]:
    """Yields the points of the last round, while its count is shown."""
    if shows_count(voice.view):
        yield from counting(voice, voice.view.count)


def counting(voice: _Voice, count: Count | None) -> Iterator[str]:
    """Yields the points of each side for each item of a count."""
    assert count is not None  # only a counted round is told
    sides = [_counted(voice, count, side) for side in range(len(voice.view.sides))]
    yield voice.say("kasino-words-count", round=count.round, sides="; ".join(sides))


def _counted(voice: _Voice, count: Count, side: int) -> str:
    items = [
        f"{voice.say(f'kasino-picture-{award.kind}')} {award.points[side]}"
        for award in count.rows
        if award.points[side]
    ]
    return voice.say(
        "kasino-words-counted",
        who=voice.speech.listed([voice.names[seat] for seat in voice.view.sides[side]]),
        points=count.points[side],
        items=", ".join(items) or voice.say("kasino-words-nothing"),
        score=count.scores[side],
    )


def hand(voice: _Voice) -> Iterator[str]:
    view = voice.view
    if not view.hand:
        yield voice.say("kasino-picture-no-cards") + "."
        yield _deal(voice)
        return
    if (bound := duty(view)) is not None:
        yield voice.say(f"kasino-words-{bound[0]}", value=bound[1])
    yield voice.say("kasino-words-hand", cards=voice.cards(view.hand))
    yield _deal(voice)


def picked(voice: _Voice, picked: Sequence[str]) -> Iterator[str]:
    """Yields the picked card, or what the turn that is considered would do."""
    view, turn = voice.view, voice.view.tried
    if turn is None:
        turns = [_turn(voice, turn) for turn in view.turns[-1:]]
        yield from voice.picked(voice.say("kasino-words-chosen", card=voice.cards([Card(picked[0])])), turns)
        return
    if turn.taken:
        yield voice.say("kasino-words-would-take", cards=_cards(voice, turn.taken[1:]))
    elif turn.kind == "lay":
        yield voice.say("kasino-words-would-lay", cards=voice.cards([turn.card]))
    else:
        built = next(build for build in view.builds if build.value == turn.value)
        yield voice.say("kasino-words-would-build", value=turn.value, cards=voice.cards(built.cards))


# --- the table as text ----------------------------------------------------------------------------------


def text(voice: _Voice, end: Sequence[str]) -> Iterator[str]:
    """Yields the table in Discord's markdown: round, cards, a line for each player, last turns."""
    view = voice.view
    yield voice.say("kasino-text-title", round=view.round, deal=view.deal, deals=view.deals)
    yield from (f"**{line}**" for line in end)
    if view.phase == "play":
        yield from (f"- {_build(voice, build)}" for build in view.builds)
        yield voice.say("kasino-text-loose", cards=voice.cards(voice.view.loose) if voice.view.loose else "–")
        yield from (f"-# {line}" for line in _duties(voice))
    yield from (_side_line(voice, Seat(seat)) for seat in range(len(view.sizes)))
    yield from (f"> {_turn(voice, turn)}" for turn in reversed(view.turns))
    yield from _count(voice)


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
