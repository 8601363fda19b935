"""Form of a Stratego army, which may be saved under a name."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cogs.pages.forms import Field, Form, FormSpec, FormValues, choice, line
from games.contract import Text, Value
from games.errors import IllegalMove
from games.stratego.moves import read_army, spelt
from games.stratego.views import StrategoView
from locales import Speech

MOST_KEPT: Final = 24
"""Number of armies a person may save: a select's options, less "none of them"."""
LONGEST_NAME: Final = 32
ROWS: Final = ("front", "middle", "back")
NAME, KEPT = "name", "kept"


class ArmyForm:
    """An army in three rows with a name to save it under; or a saved one."""

    def __init__(self, saved: Mapping[str, str] | None = None) -> None:
        self._saved = dict(saved or {})

    def using(self, saved: Mapping[str, str]) -> Form:
        return ArmyForm(saved)

    def compose(self, view: StrategoView, picks: Sequence[str], speech: Speech) -> FormSpec:
        rows = spelt(view.army).split("/") if view.army else ("", "", "")
        fields: list[Field] = [
            line(row, Text(f"stratego-army-{row}"), about=about, initial=now, required=False, most=40)
            for row, now, about in zip(ROWS, rows, (Text("stratego-army-about"), None, None), strict=True)
        ]
        name_about = Text("stratego-army-name-about")
        name = Text("stratego-army-name")
        fields.append(line(NAME, name, about=name_about, required=False, most=LONGEST_NAME))
        if self._saved:
            fields.append(self._kept())
        return FormSpec(Text("stratego-army-title"), tuple(fields))

    def _kept(self) -> Field:
        """The saved armies by name."""
        none = Value("none", Text("stratego-army-kept-none"))
        called = (Text("stratego-army-called", {"name": name}) for name in self._saved)
        kept = [Value(str(n), text) for n, text in enumerate(called)]
        return choice(KEPT, Text("stratego-army-kept"), [none, *kept], initial=("none",), least=0)

    def write(self, values: FormValues, view: StrategoView, picks: Sequence[str]) -> str:
        return f"army {self._layout(values)}"

    def to_save(self, values: FormValues, saved: Mapping[str, str]) -> tuple[str, str] | None:
        name = " ".join(values.text(NAME).split())
        if not name:
            return None
        if name not in saved and len(saved) >= MOST_KEPT:
            raise IllegalMove("stratego-too-many")
        return name, ArmyForm(saved)._layout(values)

    def _layout(self, values: FormValues) -> str:
        """The text of the army. Raises IllegalMove if the three rows are not a layout."""
        kept = list(self._saved.values())
        for token in values.chosen(KEPT):
            if token.isdecimal() and int(token) < len(kept):
                return kept[int(token)]
        typed = ("".join(sign for sign in values.text(row) if sign in "123456789") for row in ROWS)
        army = read_army("/".join(typed))
        if army is None:
            raise IllegalMove("stratego-not-a-layout")
        return spelt(army)


FORMS: Final[Mapping[str, Form]] = MappingProxyType({"stratego-army": ArmyForm()})
