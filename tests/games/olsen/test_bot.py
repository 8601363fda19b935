"""The bot of Ólsen Ólsen: strength in every variant, calls, and choices in clear positions."""

import pytest

from benchmarks.gauntlet.contests import CONTESTS
from benchmarks.gauntlet.matches import play
from games.chance import Derived
from games.contract import Seat
from games.olsen.rules import OLSEN
from games.olsen.state import State
from games.olsen.views import OlsenView, Options, Variant
from tests.games.olsen.players import at_random, greedy, longest, ours, wins
from tests.games.olsen.positions import do, position

VARIANTS: tuple[Variant, ...] = ("base", "up-down", "points", "crazy", "long", "cheat")


def won(variant: Variant, other: object, games: int) -> int:
    """Counts the games of two that the bot wins."""
    options = Options(variant, end="5-rounds")
    return sum(wins(number, ours, other, options) for number in range(games))  # type: ignore[arg-type]  # a Player


def choice(s: State, seat: int = 0) -> str:
    """Returns the bot's move in the position."""
    return str(OLSEN.choose(OLSEN.view(s, Seat(seat)), lambda: (), Derived(b"bot", 0), "strong"))


@pytest.mark.sampled("strength")
@pytest.mark.parametrize("variant", ["base", "points", "crazy", "cheat"])
def test_it_beats_chance(variant: Variant) -> None:
    """The bot wins at least 10 of 16 games against random moves."""
    assert won(variant, at_random, 16) >= 10


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS)
def test_its_strength_over_many_games(variant: Variant) -> None:
    """The bot wins at least 136 of 200 games against random moves and 92 of 200 against greedy ones."""
    assert won(variant, at_random, 200) >= 136
    assert won(variant, greedy, 200) >= 92


@pytest.mark.soak
def test_its_promise_over_a_thousand_games() -> None:
    """Of 1,000 base games without calls it wins at least 570 against random moves, 520 against greedy."""
    options = Options(call="auto")
    assert sum(wins(number, ours, at_random, options) for number in range(1000)) >= 570
    assert sum(wins(number, ours, greedy, options) for number in range(1000)) >= 520


def first(wrap: str, seats: int, games: int) -> int:
    """Counts the games of upp og niður that the bot wins against players of the longest chain."""
    options = Options("up-down", wrap=wrap)  # type: ignore[arg-type]  # one of the two
    return sum(wins(number, ours, longest, options, seats) for number in range(games))


@pytest.mark.sampled("strength")
def test_it_beats_the_longest_chain() -> None:
    """The bot wins at least 22 of 40 games against a player of the longest chain."""
    assert first("yes", 2, 40) >= 22


@pytest.mark.soak
@pytest.mark.parametrize("wrap", ["yes", "no"])
def test_it_beats_the_longest_chain_over_many_games(wrap: str) -> None:
    """The bot wins at least 60 % of the games of two, and at least its share of those with more players."""
    assert first(wrap, 2, 400) >= 240
    for seats in (3, 4, 5):
        assert first(wrap, seats, 200) >= 200 / seats


@pytest.mark.parametrize(
    ("why", "s", "move"),
    [
        ("it goes out", position("7S", "7H 7C", "2S 3S"), "play 7C 7H"),
        ("it keeps its eight", position("7S", "8H 7C 2D", "3S 4S 5S"), "play 7C"),
        ("it names what it holds", position("7S", "8H 2D 3D", "4S 5S 6S"), "play 8H D"),
        ("it draws", position("7S", "2D 3C", "4H 5H"), "draw"),
        (
            "it walks the whole chain",
            position("6S", "7H 8C 9D", "2S", variant="up-down"),
            "play 7H 8C 9D",
        ),
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
