"""The lap limit of a round (RULES.md 6.4), and the length of games between bots."""

import base64
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import render
from games.chance import Derived
from games.errors import GameError
from games.olsen.rules import OLSEN
from games.olsen.state import State
from games.olsen.views import LAPS, LAPS_TOLD, Options, Variant
from locales import LANGUAGES, speech
from render import Look
from tests.games.olsen.invariants import most_moves
from tests.games.olsen.positions import cards, do, position, told
from tests.games.olsen.test_bot import VARIANTS
from tests.sampling import sizes

RELEASED = (
    "+yEqwr*>g-X<=@3r*&{GWN&wFq+?-hY@~BxX=J2qVRLk(VRdwGq-1hoccg7~b9AI@Wo2-pZf~V<VPk7^q+xY*Z>Do&Z*pa1q"
    "Hb@aWo~4nH83!wcXDBHqHb@bba!uaq;GCxWu#$aWpk%;Wp-t9b7iJxX>MtAXs35+bZBpNbfkA_Y-FQvcW$L*WnpY{qik<<0R"
    "RD$p*W#9p*WC`ke~pNq;PCuc>w_e0GyTqq;PCud6A+@NWcIDmI9=3Y+-qkqcJd3zyJi60HkniVR@0FN<_c_1eO7$aBN|Dk)t"
    "s%NWcICmI9<?a$$FnzySr80;F(kVR@0FN<+W^1eO4#WO8A5kiY>2mH?z=a$$FnzySu90HkDcVRw+g0SA@<q;O$#bCAFQ2bKY"
    "(WO8A5kiY>1mI0(>a$$FnzySr5!otG9z>ok2p+f)-2LO|oqCrTaGDD&>Q=&IRqBuyROGu(iQ<b7JNTM@HqBKaNHbbK^Fhi80"
    "K|`WJM4~i9qESfP03M<<M4~xEqDoVuK~thOQ=>63M50kdqBBFHI76a0NTN7IqDw=fOGKhHM4~oGqB%&SH&dcAM4~xFqBcaLH"
    "AJE}M4~iPqB2vWQA46RQ=&CfqBv8cHAA8`NS2eLQB%OflcGvU0mGA{F)&jC!;_*)L;%B+qcJc@0mGA`N<#v}laP>*lfuHnlf"
    "uHnlLZ9?lLrL^"
)
"""A game of three of upp og niður, eleven moves on, as rules version 1 kept it; king and ace did not meet."""


def late(s: State, turns: int) -> State:
    """Returns the position as it is after so many turns of the round."""
    return replace(s, since=turns)


def bots_alone(seats: int, options: Options, number: int) -> tuple[State, int]:
    """Plays a game of bots to its end or the limit of moves; returns the state and the number of moves."""
    s = OLSEN.start(seats, options, Derived(b"alone %d" % number, 0)).state
    n = 0
    while not s.winners and n < most_moves(seats, options):
        n += 1
        seat = OLSEN.waits(s)[0].seats[0]
        move = OLSEN.choose(OLSEN.view(s, seat), (), Derived(b"bot %d" % number, n), "middle")
        assert move is not None
        s = OLSEN.apply(s, seat, move, Derived(b"alone %d" % number, n)).state
    return s, n


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_sixty_laps_the_fewest_cards_win(variant: Variant) -> None:
    """All players with the fewest cards win at a standstill; in `points` the round is scored instead."""
    s = position("7S", "7H 2C 3C", "4H 5H", "9C 9D 9H", variant=variant, call="auto")
    move = "play 8H" if variant == "up-down" else "play 7H"
    s = replace(s, hands=(cards("8H 2C 3C"), *s.hands[1:])) if variant == "up-down" else s
    assert do(late(s, 3 * LAPS - 1), 0, move).phase == "play"
    after, events = told(late(s, 3 * LAPS), 0, move)
    if variant == "points":
        assert (after.round, after.sheet) == (2, ((10, 10, 15),))
        return
    assert (after.phase, after.winners, after.why) == ("over", (0, 1), "olsen-why-standstill")
    assert [event.id for event in events if event.audience is None][-3:] == [
        "olsen-standstill",
        "olsen-won",
        "olsen-won",
    ]


def test_the_last_five_laps_are_told_and_shown() -> None:
    """An event to all players says that five laps are left, and the board says so in each language."""
    s = position("7S", "6H 2C 3C", "4H 5H KC", variant="up-down", call="auto")
    after, events = told(late(s, 2 * (LAPS - LAPS_TOLD)), 0, "play 6H")
    assert [(e.audience, e.params) for e in events if e.id == "olsen-laps-left"] == [(None, {"count": 5})]
    assert OLSEN.view(after, None).laps_left == LAPS_TOLD
    for language in LANGUAGES:
        look = Look(language, ("Anna", "Bo"))
        laps = speech(language).say("olsen-picture-laps", count=LAPS_TOLD)
        assert laps in render.of(OLSEN.view(after, None)).board_words(look)
        assert "5" in render.of(OLSEN.view(after, None)).text_board(look).split("\n")[0]
        assert laps not in render.of(OLSEN.view(s, None)).board_words(look)


def test_who_goes_out_in_langi_begins_the_count_anew() -> None:
    """After a player goes out in Langi Ólsen, the turns are counted from 1 and play goes on."""
    s = do(late(position("7S", "7H", "4H 5H", variant="long", call="auto"), 100), 0, "play 7H")
    assert (s.phase, s.since) == ("play", 1)


def test_who_gives_up_begins_the_count_anew() -> None:
    """After a player resigns, the turns are counted from 0 and the round goes on."""
    s = do(late(position("7S", "7H 2C", "4H 5H", "9C 9D"), 2 * LAPS + 1), 2, "RESIGN")
    assert (s.phase, s.since) == ("play", 0)


def passing(s: State) -> Iterator[State]:
    """Yields the states of a game in which all players pass if they may, and else draw or play."""
    for n in range(2 * LAPS * len(s.hands) * 5):
        if s.winners:
            return
        for text in ("pass", "draw", f"play {s.hands[s.turn][0]}"):
            try:
                s = do(s, s.turn, text, n)
            except GameError:
                continue
            break
        yield s


def test_a_table_at_which_everybody_passes_comes_to_an_end() -> None:
    """With `draw = may` two players who pass whenever they may reach a standstill after all laps."""
    s = position("7S", "2H 3C", "4H 5H", draw="may", call="auto")
    *_, end = passing(s)
    assert (end.why, end.turns_begun - s.turns_begun) == ("olsen-why-standstill", 2 * LAPS - 1)


def test_a_table_of_the_rules_before_goes_on_with_its_own_house_rule() -> None:
    """A state of rules version 1 is loaded with `wrap = no` and is played to its end."""
    s = OLSEN.load(base64.b85decode(RELEASED), 1)
    assert (s.options.wrap, s.since, Options().wrap) == ("no", 0, "yes")
    for n in range(1, most_moves(3, s.options)):
        if s.winners:
            break
        seat = OLSEN.waits(s)[0].seats[0]
        move = OLSEN.choose(OLSEN.view(s, seat), (), Derived(b"old", n), "middle")
        s = OLSEN.apply(s, seat, move, Derived(b"old", n)).state
    assert s.winners


COMBINATIONS = [
    (variant, seats, wrap)
    for variant in VARIANTS
    for seats in (2, 3, 4, 6, 10)
    for wrap in (("yes", "no") if variant == "up-down" else ("yes",))
]


@pytest.mark.sampled("bots")
@pytest.mark.parametrize("games", sizes(1, 200))
@pytest.mark.parametrize(("variant", "seats", "wrap"), COMBINATIONS)
def test_bots_alone_end(variant: Variant, seats: int, wrap: str, games: int) -> None:
    """Each game between bots has winners within the limit of moves."""
    options = Options(variant, wrap=wrap, end="5-rounds")  # type: ignore[arg-type]  # of COMBINATIONS
    assert all(bots_alone(seats, options, number)[0].winners for number in range(games))
