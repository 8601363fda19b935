"""A game for tests of the Discord layer: very long picks, and a form.

Two seats take turns: each walks some steps (up to sixty, each a pick) or leaves a note by a form. The longer
way wins. Drawn as a grey square; its texts are in `toy.ftl`, the same in all languages.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec
import pytest
from msgspec.structs import replace

import locales
from cogs.pages import forms
from cogs.pages.forms import Field, FormSpec, FormValues
from games.chance import Chance
from games.contract import Ask, Event, Outcome, Seat, Step, Text, Value, Wait, Who
from games.errors import GameOver, IllegalMove, NotYourTurn, UnreadableMove
from games.kit.moves import Resign, Spelled
from locales import Speech, loader
from render import Renderer
from render.drawing.strips import Scene
from render.registry import RENDERERS
from render.voice import Voice
from tests.tables.toy import SmallGame

MOST_STEPS: Final = 60
SIDES: Final = ("n", "e", "s", "w")
TEXTS: Final = Path(__file__).with_name("toy.ftl")


class Options(msgspec.Struct, frozen=True):
    turns: Literal["6", "2", "20"] = "6"


class Go(Spelled, frozen=True, tag="go"):
    steps: str


class Note(Spelled, frozen=True, tag="note"):
    number: int
    sides: str
    words: str


class State(msgspec.Struct, frozen=True):
    options: Options
    turn: int = 0
    ways: tuple[int, ...] = (0, 0)
    resigned: int | None = None


class View(msgspec.Struct, frozen=True):
    game: ClassVar[str] = "toy"

    seat: Seat | None
    turn: int
    ways: tuple[int, ...]
    waiting: tuple[Seat, ...]


class ToyGame(SmallGame):
    key = "toy"
    seats = range(2, 3)
    Options = Options
    strengths = ("plain",)

    def start(self, seats: int, options: Options, chance: Chance) -> Step:
        return Step(State(options), (Event("toy-begun"),))

    def _over(self, s: State) -> bool:
        return s.resigned is not None or s.turn >= int(s.options.turns)

    def waits(self, s: State) -> tuple[Wait, ...]:
        return (Wait(f"turn-{s.turn}", (Seat(s.turn % 2),)),)

    def lapse(self, s: State, wait_id: str) -> Any:
        raise LookupError(wait_id)

    def asks(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (f"turn-{s.turn}",) if seat == s.turn % 2 and not self._over(s) else ()

    def is_row(self, key: str) -> bool:
        return False

    def title(self, key: str) -> Text | None:
        return None

    def ask(self, s: State, seat: Seat, key: str, picked: Sequence[str] = ()) -> Ask:
        if len(picked) > MOST_STEPS or any(p not in SIDES for p in picked):
            raise IllegalMove()
        values = tuple(Value(side, Text(f"toy-{side}")) for side in SIDES)
        return Ask(
            "toy-field",
            values if len(picked) < MOST_STEPS else (),
            Go("".join(picked)) if picked else None,
            "toy-note" if len(picked) < 2 else None,
        )

    def parse(self, s: State, seat: Seat | None, text: str) -> Any:
        match text.split(" ", 3):
            case ["go", steps] if set(steps) <= set(SIDES):
                return Go(steps)
            case ["note", number, sides, words] if number.isdecimal():
                return Note(int(number), sides, words)
            case ["RESIGN"]:
                return Resign()
        raise UnreadableMove(forms="go nesw")

    def apply(self, s: State, seat: Seat | None, move: Any, chance: Chance) -> Step:
        if self._over(s):
            raise GameOver()
        if seat is not None and isinstance(move, Resign):
            return Step(replace(s, resigned=seat), (Event("toy-resigned", {"who": Who(seat)}),))
        if seat is None or seat != s.turn % 2:
            raise NotYourTurn()
        if isinstance(move, Note):
            if "cat" in move.words:
                raise IllegalMove("illegal-move", words=move.words)
            told = Event("toy-noted", {"who": Who(seat), "number": move.number, "words": move.words})
            return Step(replace(s, turn=s.turn + 1), (told,))
        ways = tuple(w + len(move.steps) * (n == seat) for n, w in enumerate(s.ways))
        told = Event("toy-went", {"who": Who(seat), "count": len(move.steps)})
        return Step(replace(s, turn=s.turn + 1, ways=ways), (told,), "free")

    def view(self, s: State, seat: Seat | None) -> View:
        waiting = () if self._over(s) else (Seat(s.turn % 2),)
        return View(seat, s.turn, s.ways, waiting)

    def imagine(self, view: View, chance: Chance) -> State:
        raise NotImplementedError

    def choose(self, view: View, legal: Callable[[], Sequence[Any]], chance: Chance, strength: str) -> Any:
        moves = legal()
        return moves[chance.number("bot", len(moves))]

    def outcome(self, s: State) -> Outcome | None:
        if not self._over(s):
            return None
        order = sorted((Seat(0), Seat(1)), key=lambda n: (n == s.resigned, -s.ways[n]))
        return Outcome("toy-why", tuple((n,) for n in order), s.ways)

    def dump(self, s: State) -> bytes:
        return msgspec.msgpack.encode(s)

    def load(self, data: bytes, version: int) -> Any:
        return msgspec.msgpack.decode(data, type=State)


class NoteForm:
    """One field of each kind."""

    def compose(self, view: View, picks: Sequence[str], speech: Speech) -> FormSpec:
        sides = [Value(side, Text(f"toy-{side}")) for side in SIDES]
        fields: tuple[Field, ...] = (
            forms.number("number", Text("toy-form-number"), 1, 50, initial=len(picks) or None),
            forms.choice("sides", Text("toy-form-sides"), sides, least=1, most=3),
            forms.line("to", Text("toy-form-to"), about=Text("toy-form-to-about"), required=False),
            forms.line("words", Text("toy-form-words"), most=200),
            forms.file("file", Text("toy-form-file")),
        )
        return FormSpec(Text("toy-form-title", {"turn": view.turn}), fields)

    def write(self, filled: FormValues, view: View, picks: Sequence[str]) -> str:
        words = " ".join(filter(None, (filled.text("to"), filled.text("words"), filled.text("file"))))
        if "dog" in words:
            raise IllegalMove("illegal-move")
        return f"note {filled.number('number')} {''.join(filled.chosen('sides'))} {words}"


FORMS: Final = {"toy-note": NoteForm()}
TOY_GAMES: Final = {"toy": ToyGame()}


def _square(*_: Any) -> Scene:
    return Scene(64, 64, (128, 128, 128), ())


def _said(voice: Voice[View], *_: Any) -> list[str]:
    return [f"Turn {voice.view.turn}, ways {voice.view.ways}"]


class Painter(Renderer[View]):
    """Draws a grey square."""

    draw_board = draw_hand = staticmethod(_square)
    tell_board = tell_hand = tell_text = staticmethod(_said)

    @staticmethod
    def ending(view: View, say: Speech) -> None:
        return None


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the game's texts and drawing to the project's."""
    for texts in (speech._texts for speech in locales.load()):
        for id, source in loader._sources(TEXTS):
            assert id not in texts.ids
            monkeypatch.setitem(texts._sources, id, source)
    monkeypatch.setitem(RENDERERS, "toy", Painter)
