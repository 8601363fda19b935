"""Form of an offer in Fuldrigger: what each side gives, money, and a pact."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.pages.forms import Field, Form, FormSpec, FormValues, choice, number
from games.contract import Text, Value
from games.errors import IllegalMove
from games.fuldrigger.moves import Propose
from games.fuldrigger.views import FuldriggerView, Sea, Space, Terms, Town, Treaty
from games.params import Seat, Who
from locales import Speech
from render.fuldrigger.chart import PORT

MOST_MONEY: Final = 9_999
TRUCES: Final = (3, 5, 10)


class OfferForm:
    """An offer to the company that has been picked."""

    def compose(self, view: FuldriggerView, picks: Sequence[str], speech: Speech) -> FormSpec:
        """Ships and forts of both sides, money either way, and peace, a truce or an alliance."""
        assert view.seat is not None  # the channel offers nothing
        other = _other(picks)
        fields = [
            *_things("give", Text("fuldrigger-form-give"), view.sea, view.seat),
            *_things("get", Text("fuldrigger-form-get"), view.sea, other),
            number(
                "money",
                Text("fuldrigger-form-money"),
                -MOST_MONEY,
                MOST_MONEY,
                about=Text("fuldrigger-form-money-about"),
                required=False,
            ),
            choice("pact", Text("fuldrigger-form-pact"), _pacts(view.sea, view.seat, other), least=0),
        ]
        return FormSpec(Text("fuldrigger-form-title", {"who": Who(other)}), tuple(fields))

    def write(self, values: FormValues, view: FuldriggerView, picks: Sequence[str]) -> str:
        """The text of the proposal. Raises IllegalMove if it is empty."""
        money = values.number("money") or 0
        pact = next(iter(values.chosen("pact")), "")
        kind, _, value = pact.partition(" ")
        treaty = Treaty(
            Seat(0),
            _other(picks),
            _terms(max(0, money), values.chosen("give")),
            _terms(max(0, -money), values.chosen("get")),
            peace=kind in ("peace", "truce"),
            truce=int(value) if kind == "truce" else 0,
            ally=int(value) if kind == "ally" else 0,
        )
        if treaty == Treaty(Seat(0), treaty.other):
            raise IllegalMove("fuldrigger-nothing-offered", "7.8")
        return str(Propose(treaty))


def _other(picks: Sequence[str]) -> Seat:
    return Seat(int(picks[0]) - 1)


def _things(key: str, label: Text, sea: Sea, seat: Seat) -> list[Field]:
    """A choice of a company's ships and forts; no field if it has none."""
    ships = [
        Value(f"ship {s.number}", Text("fuldrigger-form-ship", {"ship": s.number, "place": _place(s.at)}))
        for s in sea.ships
        if s.seat == seat
    ]
    forts = [
        Value(f"fort {fort.town}", Text("fuldrigger-label-the-fort", {"town": _town(fort.town)}))
        for fort in sea.forts
        if fort.seat == seat
    ]
    things = [*forts, *ships]
    return [choice(key, label, things, least=0, most=len(things))] if things else []


def _place(at: Space) -> Text | str:
    return _town(PORT[at]) if at in PORT else str(at)


def _town(town: Town) -> Text:
    return Text(f"fuldrigger-town-{town.lower()}")


def _pacts(sea: Sea, seat: Seat, other: Seat) -> list[Value]:
    """Peace, truces, and help in a war of one side only."""
    found = [Value("peace", Text("fuldrigger-form-peace"))]
    found += [Value(f"truce {n}", Text("fuldrigger-form-truce", {"count": n})) for n in TRUCES]
    for war in sea.wars:
        for ours, theirs in (war.sides, war.sides[::-1]):
            if seat in ours and other not in (*ours, *theirs):
                against = Text("fuldrigger-form-ally", {"who": Who(theirs[0])})
                found.append(Value(f"ally {war.number}", against))
    return found


def _terms(money: int, chosen: Sequence[str]) -> Terms:
    words = [value.split() for value in chosen]
    ships = tuple(sorted(int(name) for kind, name in words if kind == "ship"))
    return Terms(money, ships, tuple(sorted(Town(name) for kind, name in words if kind == "fort")))


FORMS: Final[Mapping[str, Form]] = {"fuldrigger-deal": OfferForm()}
