"""Views of Partners whose pictures and texts are approved."""

from msgspec.structs import replace

from games.contract import Seat
from games.partners.reveal import view
from games.partners.views import Kind, PartnersView
from render import Look
from tests.games.partners.positions import act, playing
from tests.render.goldens import Goldens, Shown, after_picks

NAMES = ("Anna Guðmundsdóttir", "Søren", "Joke van der Berg", "🦊")
LOOK = Look("en", NAMES)
MIDDLE = "Y 0* 22 22 H3, R 16 40 H4, B 10 47 47 47, G 60 13 30"


def seen(board: str, hand: str, *moves: str, seat: Seat | None = None, others: str = "2 5") -> PartnersView:
    """Returns the view of a seat, or of the channel, after these moves from that position."""
    return view(act(playing(board, hand, others=others), *moves).state, seat)


FIRST = replace(seen("", "8S 2 3 5"), phase="give", waiting=(Seat(1), Seat(3)), sizes=(3, 4, 3, 4),
                ready=(True, False, True, False))  # fmt: skip
BOARDS = {
    "first": FIRST,
    "seven": seen(MIDDLE, "7 9", "7 Y2+3 Y3+4"),
    "hit": seen("Y 18, G 20, R 3", "2 9", "2 Y1"),
    "swap": seen("Y 3, R 35, G 50 50", "SW 9", "SW Y1 R1"),
    "home": seen("Y H3 H4 60 63, B 31", "6 2 9", "6 Y3"),
    "laid-down": seen("Y 3", "2 9 3", "2 Y1", others="5 10 2"),
    "won": seen("Y H1 H2 H3 H4, B H2 H3 H4 31, R 3, G H4", "2 SW", "2 B4"),
}
HANDS = {
    "four": (replace(seen(MIDDLE, "7 9 -4 1/14", seat=Seat(0)), received=Kind("-4")), ("7",)),
    "given": (
        replace(seen("", "8S 2 3 13S", seat=Seat(0)), phase="give", given=Kind("8S"), received=None),
        (),
    ),
    "empty": (replace(seen(MIDDLE, "7", seat=Seat(0)), hand=(), sizes=(0, 2, 2, 2)), ()),
}


def previews() -> dict[str, Shown]:
    """Returns the previews after some picks: view, picked tokens, marks."""
    s = playing(MIDDLE, "7 9 SW 13S")
    picks = {
        "piece": ("7",), "steps": ("7", "Y2"), "part": ("7", "Y2", "+3"), "swap": ("SW",),
        "whole": ("7", "Y2", "+3", "Y3", "+4"),
    }  # fmt: skip
    return after_picks("partners", 0, {name: (s, picked) for name, picked in picks.items()})


GOLDENS = Goldens(
    "partners", LOOK, Look("da", NAMES), BOARDS, HANDS, previews(),
    private={"seat": Seat(0), "hand": ("7", "2"), "given": "3", "received": "7"},
    games=3, states=6, seats=(Seat(0), Seat(3)), heights=range(1120, 1350), hand_widths=(670,),
)  # fmt: skip
