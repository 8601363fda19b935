"""Forms of cribbage: the points of an own hand, and points that the opponent has missed."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cogs.pages.forms import Form, FormSpec, FormValues, number
from games.contract import Text
from games.cribbage.moves import Claim, Muggins
from locales import Speech

MOST: Final = 29


class PointsForm:
    """A number of points: of a hand or crib, or missed in it."""

    def __init__(self, what: type[Claim] | type[Muggins]) -> None:
        self._what = what
        self._name = "cribbage-count" if what is Claim else "cribbage-muggins"

    def compose(self, view: Any, picks: Sequence[str], speech: Speech) -> FormSpec:
        """Asks for a number. The cards are on the picture."""
        claimed = view.laid.claimed if view.laid is not None else None
        about = Text(f"{self._name}-about", {} if claimed is None else {"points": claimed})
        asked = number("points", Text(f"{self._name}-points"), 0, MOST - (claimed or 0), about=about)
        return FormSpec(Text(f"{self._name}-button"), (asked,))

    def write(self, values: FormValues, view: Any, picks: Sequence[str]) -> str:
        """`count 8` or `muggins 2`."""
        return str(self._what(values.number("points") or 0))


FORMS: Final[Mapping[str, Form]] = {
    "cribbage-count": PointsForm(Claim),
    "cribbage-muggins": PointsForm(Muggins),
}
