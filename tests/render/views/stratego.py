"""Views of Stratego whose pictures and texts are approved."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from games.contract import Seat
from games.stratego.rules import STRATEGO
from games.stratego.state import State
from games.stratego.views import StrategoView
from render import Look
from tests.games.stratego.positions import act, after, chance, placed
from tests.render.goldens import Goldens, Shown, after_picks, preview_words

NAMES = ("Aïcha", "Bram van den Heuvel", "Søren", "🦊")
LOOK = Look("nl", NAMES)
MOVES = msgspec.json.decode(Path(__file__).with_name("stratego.json").read_bytes(), type=dict[str, list[str]])
"""Moves of the seats that are waited for, by the name of the position."""


def played(name: str, seats: int, number: int, **rules: str) -> State:
    """Returns the position after the moves of `stratego.json`, which bots once made."""
    s = STRATEGO.start(seats, STRATEGO.Options(**rules), chance(number)).state
    for n, text in enumerate(MOVES[name]):
        seat = STRATEGO.waits(s)[0].seats[0]
        s = STRATEGO.apply(s, seat, STRATEGO.parse(s, seat, text), chance(n)).state
    return s


def seen(s: State, seat: int | None = None) -> StrategoView:
    """Returns the view of a seat, or of the channel."""
    return STRATEGO.view(s, None if seat is None else Seat(seat))


def setting_up() -> State:
    """Returns a setup: two armies are ready, one is set up, one is not."""
    s = STRATEGO.start(4, STRATEGO.Options(), chance()).state
    for seat, name in ((0, "wall"), (1, "flanks"), (2, "gunline-mirrored")):
        s = act(s, f"army {name}", seat).state
    return act(act(s, "ready", 0).state, "ready", 1).state


def fought() -> State:
    """Returns a fight between two lakes, with flags carried, abandoned and taken."""
    s = placed(
        "R9 E4", "R6 F4 R", "R5 K3", "R1 H4", "G7 E5 B", "G3 M9", "G8 L8", "B4 RING", "B6 H12", "B9 K14",
        "Y2 D8", "Y7 C8 Y", "Y3 A5",
    )  # fmt: skip
    return after(replace(s, sliders=(2, 0, 5, 1)), "E4-E5")


def offering() -> State:
    """Returns a game without captures for long, in which two players offer a draw."""
    s = placed("R9 E4", "R5 F1 R", "G7 L8 G", "B6 H12 B", "Y7 C8 Y")
    return after(replace(s, quiet=40, agreed=(Seat(1), Seat(2))), "E4-E5")


def shot() -> State:
    """Returns a shot over the lake, with three players and public ranks."""
    s = placed(
        "R1 A4e", "R9 A5b", "R6 A4c R", "G8 A2e G", "G3 B5c", "B7 C2d B", "B5 RING", seats=3,
        known_ranks="board",
    )  # fmt: skip
    return after(s, "A4e-A2e", "B5c-B4c", "RING-A2d")


BOARDS = {
    "setting-up": seen(setting_up()),
    "opening": seen(played("opening", 4, 1)),
    "fought": seen(fought()),
    "shot": seen(shot()),
    "offering": seen(offering()),
    "three-on-four": seen(played("three-on-four", 3, 2, three_on_four_board="on")),
    "won": seen(act(placed("R5 RING R", "R9 H6", "G4 M5", "B4 K15", "Y4 A5"), "RING-TURRET").state),
}
HANDS = {
    "no-army": (seen(setting_up(), 3), ()),
    "army": (seen(setting_up(), 2), ("swap", "E13")),
    "fought": (seen(fought(), 1), ()),
    "shot": (seen(shot(), 2), ()),
}


def previews() -> dict[str, Shown]:
    """Returns the previews after some picks: view, picked tokens, marks."""
    found: dict[str, Shown] = {}
    asked = {
        "formation": (setting_up(), 3, ("keep",)), "swap": (setting_up(), 2, ("swap", "E13", "H15")),
        "piece": (fought(), 1, ("E5",)), "captain": (placed("R6 H6", "G4 H10", "B3 J7", "Y9 A5"), 0, ("H6",)),
        "attack": (placed("R6 H6", "G4 H10", "B3 J7", "Y9 A5"), 0, ("H6", "J7")),
    }  # fmt: skip
    for name, (s, seat, picked) in asked.items():
        if name == "piece":
            picked = (seen(s, s.turn).movable[0],)
            seat = s.turn
        found |= after_picks("stratego", seat, {name: (s, picked)})
    return found


GOLDENS = Goldens(
    "stratego", LOOK, Look("is", NAMES), BOARDS, HANDS, previews(),
    words=lambda look: preview_words(previews(), look),
    games=2, states=4, seats=(Seat(0), Seat(2)), hand_widths=(700, 600),
)  # fmt: skip
