"""The bot of Ólsen Ólsen: strength in every variant, calls, and choices in clear positions."""

import pytest

from benchmarks.gauntlet.contests import CONTESTS
from benchmarks.gauntlet.matches import play
from games.chance import Derived
from games.contract import Seat
from games.olsen.rules import OLSEN
from games.olsen.state import State
from games.olsen.views import OlsenView, Options, Variant
from tests.games.matches import drawn, whole
from tests.games.olsen.players import Player, at_random, greedy, longest, ours, wins
from tests.games.olsen.positions import do, position

VARIANTS: tuple[Variant, ...] = ("base", "up-down", "points", "crazy", "long", "cheat")


def choice(s: State, seat: int = 0) -> str:
    """Returns the bot's move in the position."""
    return str(OLSEN.choose(OLSEN.view(s, Seat(seat)), lambda: (), Derived(b"bot", 0), "strong"))


def rounds(variant: Variant) -> Options:
    """Five rounds of a variant."""
    return Options(variant, end="5-rounds")


UP_DOWN = {wrap: Options("up-down", wrap=wrap) for wrap in ("yes", "no")}  # type: ignore[arg-type]
PLAIN = Options(call="auto")


@pytest.mark.parametrize(
    ("other", "options", "seats", "games", "least"),
    [
        *(drawn(at_random, rounds(variant), 2, 16, 10) for variant in ("base", "points", "crazy", "cheat")),
        drawn(longest, UP_DOWN["yes"], 2, 40, 22),
        *(whole(at_random, rounds(variant), 2, 200, 136) for variant in VARIANTS),
        *(whole(greedy, rounds(variant), 2, 200, 92) for variant in VARIANTS),
        whole(at_random, PLAIN, 2, 1000, 570),
        whole(greedy, PLAIN, 2, 1000, 520),
        *(whole(longest, options, 2, 400, 240) for options in UP_DOWN.values()),
        *(whole(longest, options, n, 200, 200 / n) for options in UP_DOWN.values() for n in (3, 4, 5)),
    ],
)
def test_it_is_first(other: Player, options: Options, seats: int, games: int, least: float) -> None:
    """It beats random moves and greedy ones, and in upp og niður those of the longest chain.

    With more players it wins at least its share.
    """
    assert sum(wins(number, ours, other, options, seats) for number in range(games)) >= least


@pytest.mark.parametrize(
    ("why", "s", "move"),
    [
        ("it goes out", position("7S", "7H 7C", "2S 3S"), "play 7C 7H"),
        ("it keeps its eight", position("7S", "8H 7C 2D", "3S 4S 5S"), "play 7C"),
        ("it names what it holds", position("7S", "8H 2D 3D", "4S 5S 6S"), "play 8H D"),
        ("it draws", position("7S", "2D 3C", "4H 5H"), "draw"),
        ("it walks the whole chain", position("6S", "7H 8C 9D", "2S", variant="up-down"), "play 7H 8C 9D"),
        ("it passes twos on", position("2S", "2H KC", "4H", variant="crazy", twos="stack"), "play 2H"),
    ],
)
def test_its_choice_where_it_is_plain(why: str, s: State, move: str) -> None:
    """The bot chooses the expected play in a clear position."""
    assert choice(s) == move, why


def told(view: OlsenView, strength: str) -> list[str]:
    """Returns the bot's moves with 40 seeds."""
    return [str(OLSEN.choose(view, lambda: (), Derived(b"%d" % n, 0), strength)) for n in range(40)]


def test_it_says_the_word_after_its_play() -> None:
    """The bot plays its last card but one without the call, and calls in the grace period after it."""
    s = position("7S", "7H 2C", "4H 5H 6H", "9C 9D")
    assert choice(s) == "play 7H"
    s = do(s, 0, "play 7H")
    assert (s.phase, choice(s)) == ("grace", "olsen")


def test_a_table_that_is_late_says_it_with_the_play() -> None:
    """The move made for a player whose time has run out includes the call."""
    s = position("7S", "7H 2C", "4H 5H 6H", "9C 9D")
    assert str(OLSEN.lapse(s, OLSEN.waits(s)[0].id)[1]) == "play 7H olsen"


def test_it_notices_who_forgets() -> None:
    """Strong notices each missing call, middle with 15 to 38 of 40 seeds, easy with 3 to 20."""
    s = position("7S", "7H 2C", "4H 5H 6H", "9C 9D", call="caught")
    view = OLSEN.view(do(do(s, 0, "play 7H"), None, "CLOSE 2"), Seat(1))
    assert told(view, "strong").count("caught 1") == 40
    assert 15 <= told(view, "middle").count("caught 1") <= 38
    assert 3 <= told(view, "easy").count("caught 1") <= 20


def test_it_accuses_who_was_seen_to_cheat() -> None:
    """The middle bot accuses a cheat with 10 to 38 of 40 seeds, and nobody an honest player."""
    s = position("9S", "KH 3C 4C 5C", "9C QC 6C 2S 3S", variant="cheat")
    cheated = do(s, 0, "play KH")
    honest = do(position("9S", "KS 3C 4C 5C", "9C QC 6C 2S 3S", variant="cheat"), 0, "play KS")
    seen = OLSEN.view(cheated, Seat(1))
    assert 10 <= told(seen, "middle").count("accuse 1") <= 38
    assert told(seen, "strong").count("accuse 1") == 40
    for strength in OLSEN.strengths:
        assert "accuse 1" not in told(OLSEN.view(honest, Seat(1)), strength)


def test_only_the_easy_one_forgets_the_word() -> None:
    """Easy lets the moment to say "Ólsen" pass with 4 to 22 of 40 seeds, the others never."""
    view = OLSEN.view(do(position("7S", "7H 2C", "4H 5H 6H", "9C 9D"), 0, "play 7H"), Seat(0))
    assert 4 <= told(view, "easy").count("None") <= 22
    assert {*told(view, "easy")} == {"None", "olsen"}
    assert {*told(view, "middle"), *told(view, "strong")} == {"olsen"}


def test_the_easy_one_plays_any_card_that_fits() -> None:
    """Easy plays one of the cards that fit, each sometimes; middle plays the two that go together."""
    view = OLSEN.view(position("7S", "7H 9S 9D 2C", "4H 5H 6H"), Seat(0))
    assert {*told(view, "easy")} == {"play 7H", "play 9S"}
    assert {*told(view, "middle")} == {"play 9S 9D"}


@pytest.mark.sampled("strength")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_strength_beats_the_one_below(variant: Variant) -> None:
    """Of 20 games middle wins at least 10 against easy, and strong at least 6 against middle."""
    contest = next(one for one in CONTESTS if one.name == f"olsen-{variant}")
    for pair, least in ((("middle", "easy"), 10), (("strong", "middle"), 6)):
        assert sum(sum(play(contest, pair, number).wins) for number in range(10)) >= least
