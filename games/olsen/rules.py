"""The rules of Ólsen Ólsen as an implementation of `Game`. Numbers in parentheses refer to RULES.md."""

from collections.abc import Sequence
from typing import Final

from games.chance import Chance
from games.contract import Ask, Figure, Outcome, Seat, Text, Wait, due
from games.kit.rules import Events, Rules
from games.kit.seats import next_dealer
from games.olsen import cheating, course, legality, moves, questions, reveal, variants, views
from games.olsen.bot import choose as bot
from games.olsen.bot.coach import COACH
from games.olsen.imagine import imagine
from games.olsen.moves import Accept, Accuse, Call, Caught, Close, Draw, Move, Pass, Play, Stash
from games.olsen.state import State, playing, waited_for
from games.olsen.views import LEVELS, OlsenView


class Olsen(Rules[State, Move, OlsenView, views.Options]):
    """Ólsen Ólsen for two to ten seats, one or two packs, with five variants."""

    key = "olsen"
    minutes: int | None = 2
    seats = range(2, 11)
    coach = COACH
    grammar = moves.GRAMMAR
    never_undone: Text | None = Text("olsen-undo-never")
    titles = questions.TITLES
    strengths: tuple[str, ...] = bot.STRENGTHS
    searching = ("strong",)
    opening = staticmethod(course.opening)

    def again(self, s: State) -> views.Options:
        """Returns options under which the next seat deals (RULES.md 2.3)."""
        return next_dealer(s.options, s.dealer, len(s.hands))

    def waits(self, s: State) -> tuple[Wait, ...]:
        seats = waited_for(s)
        if s.phase == "play":
            return (Wait(f"turn-{s.turns_begun}", seats),)
        if s.phase == "grace":
            return (Wait(f"grace-{s.opened}", seats, "grace"),)
        return (Wait(f"final-{s.opened}", seats, "call"),) if s.phase == "final" else ()

    def lapse(self, s: State, wait_id: str) -> tuple[Seat | None, Move]:
        """Returns the bot's move for a seat that is late, or `Close` for a phase whose time is up."""
        wait = due(self.waits(s), wait_id)
        if wait.pace != "turn":
            return None, Close(s.opened)
        return s.turn, bot.on_turn(reveal.view(s, s.turn), s.turn)

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return questions.keys(reveal.view(s, seat), seat) if seat < len(s.hands) else ()

    def question(self, s: State, seat: Seat, key: str, picked: Sequence[str]) -> Ask[Move]:
        return questions.ask(reveal.view(s, seat), seat, key, picked)

    def after(self, s: State, seat: Seat | None, move: Move, chance: Chance, events: Events) -> State:
        if seat is None:
            go_on = course.win_stands if s.phase == "final" else course.grace_over
            return go_on(s, chance, events)
        match move:
            case Play():
                return course.play(s, seat, move, chance, events)
            case Draw():
                return course.draw(s, seat, chance, events)
            case Pass():
                return course.passed(s, seat, chance, events)
            case Call():
                return course.call(s, seat, chance, events)
            case Caught(target):
                return course.caught(s, target, chance, events)
            case Stash(card):
                return cheating.stash(s, seat, card, events)
            case Accuse(target):
                return cheating.accuse(s, seat, target, chance, events)
            case Accept():
                return cheating.accept(s, seat, chance, events)
        return course.resigned(s, seat, chance, events)

    def outcome(self, s: State) -> Outcome | None:
        if not s.winners:
            return None
        is_scored = variants.is_scored(s.options)
        scores = s.totals if is_scored else tuple(len(hand) for hand in s.hands)
        # winners, others by cards or points, then the seats that gave up, the first of them last
        others = [seat for seat in playing(s) if seat not in s.winners]
        worths = {seat: (-LEVELS.index(s.levels[seat]), scores[seat]) for seat in others}
        groups = [tuple(seat for seat in others if worths[seat] == w) for w in sorted(set(worths.values()))]
        placing = (s.winners, *groups, *((seat,) for seat in reversed(s.gone)))
        return Outcome(why=s.why, placing=placing, scores=scores)

    def tally(self, s: State) -> tuple[tuple[Figure, ...], ...]:
        """Returns each seat's points per round, or without points the cards left at the end."""
        if variants.is_scored(s.options):
            return tuple((Figure("olsen-figure-round", "mean", n, len(s.sheet)),) for n in s.totals)
        return tuple((Figure("olsen-figure-left", "mean", len(hand)),) for hand in s.hands)


OLSEN: Final = Olsen(
    legality.refusal,
    reveal.view,
    imagine,
    lambda view, legal, chance, strength: bot.best(view, chance, strength),
)
