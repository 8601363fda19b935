"""The questions to a seat: its turn, offers received, wars that it may enter, offers that it may make."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Final

from msgspec.structs import replace

from games.contract import Ask, Text, Value
from games.fuldrigger import choices, course, reveal
from games.fuldrigger.choices import Choice, Step
from games.fuldrigger.facts import PORT
from games.fuldrigger.legality import propose_refusal, refusal, with_seat
from games.fuldrigger.moves import MOST_TRUCE, Answer, Home, Join, Lose, Move, Propose, Take
from games.fuldrigger.naming import Told, good_text, ship_text, town_text
from games.fuldrigger.sea import passages
from games.fuldrigger.sea.fleet import living, ship_of
from games.fuldrigger.state import State
from games.fuldrigger.trade import estimates, prices, treaties
from games.fuldrigger.turn import steps as turn
from games.fuldrigger.views import Offer, Spoils, Terms, Treaty
from games.fuldrigger.war import fronts
from games.kit.latest import latest
from games.kit.rules import titles
from games.kit.seats import WHO
from games.params import Seat

Steps = Mapping[str, Callable[[], Step]]

TITLES: Final = titles("fuldrigger", ("turn", "spoils", "home", "offer", "own", "join", "deal"))
READY_TRUCE: Final = 3


def every(s: State, seat: Seat) -> list[Move]:
    """Returns all moves that the seat's questions offer, each once, in their order."""
    found = (choices.moves(build()) for build in steps(s, seat).values())
    return list(dict.fromkeys(chain.from_iterable(found)))


def steps(s: State, seat: Seat) -> Steps:
    """Returns the first steps of a seat's open questions by their keys, most urgent first.

    Each is built once, as it is asked for again with each pick.
    """
    known = _known(s)
    if seat not in known:
        known[seat] = {key: cache(build) for key, build in _open(s, seat)}
    return known[seat]


@latest
def _known(s: State) -> dict[Seat, Steps]:
    """Returns the questions found so far in that position, by seat."""
    return {}


def _open(s: State, seat: Seat) -> Iterator[tuple[str, Callable[[], Step]]]:
    is_asked = seat == s.sea.turn
    name = "-".join([f"{s.sea.number}-{s.sea.version}", *(f"{what}{ship}" for what, ship in s.sea.settled)])
    if s.sea.phase == "home" and is_asked:
        yield f"home-{s.sea.version}", partial(_home, s, seat)
    if s.sea.phase != "play" or seat in s.sea.out:
        return
    if is_asked and s.sea.spoils is not None:
        yield f"spoils-{name}", partial(_spoils, s, s.sea.spoils)
    elif is_asked:
        yield f"turn-{name}", partial(turn.step, s, seat)
    yield from _of_others(s, seat)


def _of_others(s: State, seat: Seat) -> Iterator[tuple[str, Callable[[], Step]]]:
    """Yields the questions that may be open in anybody's turn."""
    for offer in s.offers:
        if offer.treaty.other == seat:
            can = refusal(s, seat, Answer(offer.id, True)) is None
            answers = ("accept", "decline") if can else ("decline",)
            yield f"offer-{offer.id}-{'yes' if can else 'no'}", partial(_offer, "offer", offer, answers)
    own = [offer for offer in s.offers if offer.treaty.seat == seat]
    for offer in own:
        yield f"own-{offer.id}", partial(_offer, "own", offer, ("decline",))
    for war in s.sea.wars:
        companies = (one for side in war.sides for one in side)
        friends = [one for one in companies if fronts.may_join(s.sea, seat, war.number, one)]
        if friends:
            yield f"join-{war.number}-{s.sea.version}", partial(_join, war.number, friends)
    if any(_ready(s, seat)):
        tag = "-".join([*(offer.id for offer in own), str(sum(t.seat == seat for t in s.refused))])
        yield f"deal-{s.sea.version}-{tag}", partial(_deal_to, s, seat)


def _company(seat: Seat) -> Text:
    return Text("fuldrigger-label-company", {"who": WHO[seat]})


# -- the home town, spoils, a war of others


def _home(s: State, seat: Seat) -> Step:
    """Returns the choice of a home town, each with what a first load from there could bring."""
    found = []
    for town in course.homes_left(s.sea, s.options):
        label, about = Text("fuldrigger-label-town", {"town": town_text(town)}), None
        first = estimates.first_load(reveal.view(s, seat), town)
        if first is not None:
            ship, (_, trip, cost, brings) = first
            told: Told = {"good": good_text(trip.good), "cost": cost, "town": town_text(trip.to)}
            count = passages.passage(s.sea, ship, trip.to).spaces
            about = Text("fuldrigger-about-home", {**told, "money": brings, "count": count})
        found.append(Choice(Value(town, label, about=about), Home(town)))
    return Step(Ask("fuldrigger-field-home"), found)


def _spoils(s: State, spoils: Spoils) -> Step:
    """Returns what an attacker can choose after the fight."""
    found = []
    for token in spoils.choices:
        if token == fronts.FORT:
            label = Text("fuldrigger-label-the-fort", {"town": town_text(PORT[spoils.at])})
        else:
            label = ship_text(s.sea, ship_of(s.sea, spoils.seat, int(token)))
        move = Take(token) if spoils.kind == "take" else Lose(int(token))
        found.append(Choice(Value(token, label), move))
    return Step(Ask(f"fuldrigger-field-{spoils.kind}"), found)


def _join(number: int, friends: Sequence[Seat]) -> Step:
    """Returns the sides on which a war of others can be entered."""
    found = [Choice(Value(str(f + 1), _company(f)), Join(number, f)) for f in friends]
    return Step(Ask("fuldrigger-field-join"), found)


# -- offers


def _offer(kind: str, offer: Offer, answers: Sequence[str]) -> Step:
    """Returns the answers to an offer; those to an own one withdraw it."""
    treaty = offer.treaty
    who = treaty.other if kind == "own" else treaty.seat
    told: Told = {"who": WHO[who], "terms": treaties.terms_text(treaty)}
    asked: Ask[Move] = Ask(f"fuldrigger-field-{kind}")
    found = []
    for word in answers:
        label = Text(f"fuldrigger-label-{'withdraw' if kind == 'own' else word}", told)
        found.append(choices.alone(asked, Value(word, label), Answer(offer.id, word == "accept")))
    return Step(asked, found)


def _deal_to(s: State, seat: Seat) -> Step:
    """Returns the question to whom to make an offer."""
    found: dict[Seat, list[Propose]] = {}
    for move in _ready(s, seat):
        found.setdefault(move.treaty.other, []).append(move)
    return Step(
        Ask("fuldrigger-field-deal-to"),
        [
            Choice(Value(str(other + 1), _company(other)), step=partial(_deal, seat, offered))
            for other, offered in found.items()
        ],
    )


def _deal(seat: Seat, offered: Sequence[Propose]) -> Step:
    """Returns the ready offers to a company, and the form for others."""
    asked: Ask[Move] = Ask("fuldrigger-field-deal")
    found = []
    for move in offered:
        label = Text("fuldrigger-label-deal", {"terms": treaties.terms_text(with_seat(move, seat))})
        found.append(choices.alone(asked, Value(" ".join(str(move).split()[2:]), label), move))
    return Step(replace(asked, form_id="fuldrigger-deal"), found)


def _ready(s: State, seat: Seat) -> Iterator[Propose]:
    """Yields the ready offers that can be made: a truce or peace, sales of forts, an ally."""
    moves = (Propose(treaty) for treaty in _treaties(s, seat))
    yield from (move for move in moves if propose_refusal(s, seat, move) is None)


def _treaties(s: State, seat: Seat) -> Iterator[Treaty]:
    nobody = Seat(0)
    for other in living(s.sea):
        if other == seat:
            continue
        if fronts.at_war(s.sea, seat, other):
            yield Treaty(nobody, other, peace=True)
        yield next(
            truce
            for rounds in (READY_TRUCE, *range(1, MOST_TRUCE + 1))
            if replace(truce := Treaty(nobody, other, peace=True, truce=rounds), seat=seat) not in s.refused
        )
        for fort in s.sea.forts:
            if fort.seat == other:
                yield Treaty(nobody, other, Terms(prices.FORT), Terms(forts=(fort.town,)))
            elif fort.seat == seat:
                yield Treaty(nobody, other, Terms(forts=(fort.town,)), Terms(prices.FORT))
        for war in s.sea.wars:
            if any(seat in side for side in war.sides):
                yield Treaty(nobody, other, ally=war.number)
