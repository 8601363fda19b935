"""The bot: each strength plays as it should, from its view alone."""

import random
from typing import Any

import pytest

from games.cards import DECK, order
from games.chance import Derived
from games.contract import Seat, moves
from games.cribbage.bot import greedy
from games.cribbage.bot.crib_value import GIVEN, discard_worths
from games.cribbage.bot.hint import advise
from games.cribbage.bot.lookahead import Course, World, answer, follow, gain, habits, trust, worths
from games.cribbage.bot.opponent import HANDS, likely, likely_hands, thinned
from games.cribbage.bot.win_chance import after_show, chance
from games.cribbage.facts import pegging
from games.cribbage.rules import CRIBBAGE
from games.cribbage.score import VALUE, four, mean, show
from games.cribbage.views import Played
from tests.games.cribbage.matches import at_random, wins
from tests.games.cribbage.matches import bot as player
from tests.games.cribbage.positions import cards, choosing, playing, run
from tests.games.matches import drawn, whole


@pytest.mark.parametrize(
    ("one", "other", "games", "least", "most"),
    [
        drawn("strong", "", 6, 5, 6),
        drawn("middle", "", 60, 55, 60),
        drawn("easy", "", 60, 40, 60),
        drawn("easy", "middle", 60, 0, 24),
        drawn("strong", "middle", 12, 5, 12),
        whole("strong", "middle", 1000, 570, 1000),
        whole("strong", "", 100, 95, 100),
    ],
)
def test_it_wins_in_pairs_of_the_same_deals(one: str, other: str, games: int, least: int, most: int) -> None:
    """Each strength beats random moves and the one below; an inverted search would lose most games."""
    players = ((player(one), player(other) if other else at_random(n)) for n in range(games))
    assert least <= sum(wins(n, *pair) for n, pair in enumerate(players)) <= most


@pytest.mark.parametrize("strength", CRIBBAGE.strengths)
@pytest.mark.parametrize("rank", ["A", "5", "K"])
def test_it_keeps_four_of_a_kind(strength: str, rank: str) -> None:
    """It discards from four equal cards as from any others; middle and strong keep them together."""
    s = choosing(f"{rank}C {rank}D {rank}H {rank}S 7D 9C", "2S 3S 8S 8D 10H QS", dealer=0)
    view, offered = CRIBBAGE.view(s, Seat(0)), moves(CRIBBAGE, s, Seat(0))
    for number in range(8):
        move = CRIBBAGE.choose(view, lambda: offered, Derived(b"%d" % number, 0), strength)
        assert str(move) == "discard 7D 9C" or strength == "easy"


@pytest.mark.parametrize(
    ("four_cards", "points"),
    [("KC KD KH KS", 12), ("5C 5D 5H JS", 14), ("AC 2D 3H KS", 5), ("2C 4D 6H 8S", 0), ("6C 7D 8H 8S", 12)],
)
def test_four_cards_have_points_without_a_starter(four_cards: str, points: int) -> None:
    """Fifteens, pairs and runs of four cards, regardless of suits."""
    assert four(cards(four_cards)) == points


@pytest.mark.parametrize("strength", ["middle", "strong"])
@pytest.mark.parametrize(
    ("six", "dealer", "given"),
    [("5C 5D 5H JS KD 2C", 1, "discard 2C KD"), ("4C 5D 6H 6S KD 9C", 0, "discard 9C KD")],
)
def test_it_keeps_what_any_player_would_keep(six: str, dealer: int, given: str, strength: str) -> None:
    """It keeps the best hand together and discards the two cards that do not belong to it."""
    s = choosing(six, "AS 3S 7S 8D 9H KS", dealer=dealer)
    assert str(choice(s, strength, Seat(0))) == given


def test_it_keeps_fives_out_of_the_others_crib() -> None:
    """A discard with a five is worth over 10 points more to its own crib than to the opponent's."""
    s = choosing("5C 10D JD AH 9S 7C", "AS 3S 7S 8D 9H KS", dealer=0)
    theirs = choosing("5C 10D JD AH 9S 7C", "AS 3S 7S 8D 9H KS", dealer=1)
    six = CRIBBAGE.view(s, Seat(0)).hand
    for pair in (("5C", "10D"), ("5C", "JD")):
        own = greedy.discard_worth(CRIBBAGE.view(s, Seat(0)), pair)
        other = greedy.discard_worth(CRIBBAGE.view(theirs, Seat(0)), pair)
        assert own - other > 10
        (own,), (other,) = (discard_worths(six, [pair], own=mine) for mine in (True, False))
        assert own - other > 10


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_it_takes_fifteens_and_thirty_ones(strength: str) -> None:
    """It plays the card that makes the count 15 or 31."""
    s, _ = run(playing("KC 9D 2H AS", "5C 6D 3H JD", starter="QH", dealer=1), "play KC")
    assert str(choice(s, strength)) == "play 5C"
    s, _ = run(playing("KC JC 9D 2S", "AC 6D 3H QD", starter="8H", dealer=1), "play KC", "play QD", "play JC")
    assert str(choice(s, strength)) == "play AC"


@pytest.mark.parametrize("strength", ["middle", "strong"])
def test_it_does_not_lead_a_five(strength: str) -> None:
    """It leads another card from 5 4 4 8."""
    s = playing("5C 4D 4H 8S", "KC 9D 9H 2S", starter="QH", dealer=1)
    assert str(choice(s, strength)) != "play 5C"


def test_the_crib_is_counted_over_what_the_other_may_give() -> None:
    """A pair's worth in the crib is the mean over the starters and the pairs that are left."""
    six = ("2C", "4D", "6H", "8S", "10C", "QD")
    only_kings = tuple(1 if n == len(GIVEN[True]) - 1 else 0 for n in range(len(GIVEN[True])))
    starters = [card for card in DECK if card not in six]
    crib = []
    for starter in starters:
        kings = [card for card in DECK if order(card) == 13 and card != starter][:2]
        crib.append(show(("2C", "4D", *kings), starter, crib=True) - ("JS" in kings))
    (worth,) = discard_worths(six, [("2C", "4D")], own=True, given=only_kings)
    assert worth - mean(("6H", "8S", "10C", "QD"), six) == pytest.approx(sum(crib) / len(crib), abs=0.1)


def test_its_guesses_fit_what_is_seen() -> None:
    """A guessed hand has as many cards as the opponent holds and no more nines than are unseen."""
    s, _ = run(playing("KC QC 9D 2S", "JC JD 3H 3D", starter="8H", dealer=1), "play KC", "play JC", "play 9D")
    view = CRIBBAGE.view(s, Seat(0))
    guesses = likely_hands(view)
    assert guesses
    for hand, weight in guesses:
        assert len(hand) == view.sizes[1]
        assert weight > 0
        assert hand.count(9) <= 3
    few = list(thinned(guesses, 20))
    assert 0 < len(few) <= 20
    assert {hand for hand, _ in few} <= {hand for hand, _ in guesses}


def test_a_hand_that_would_have_taken_points_is_unlikely() -> None:
    """A hand in which another card earns more than the one played has a lower trust."""
    s, _ = run(playing("KC QC 9D 2S", "JC 8D 3H 3D", starter="8H", dealer=1), "play KC", "play 8D")
    (habit,) = habits(CRIBBAGE.view(s, Seat(0)), Seat(1))
    assert (habit.played, habit.series, habit.reached, habit.against) == ((8,), (13,), 10, 3)
    assert trust((3, 3, 4), (habit,)) == 1
    assert trust((3, 5, 11), (habit,)) < 1


def test_what_would_not_have_been_played_is_judged_for_every_card() -> None:
    """Each card played is judged by the series, count and cards left of its own time."""
    s = playing("4C 5C 6C 10C", "7D 8D 8C QD", starter="KH", dealer=1)
    s, _ = run(s, "play 4C", "play 7D", "play 5C", "play QD", "play 6C")
    made = habits(CRIBBAGE.view(s, Seat(0)), Seat(1))
    assert [(h.played, h.series, h.reached, h.against) for h in made] == [
        ((7, 12), (4,), 4, 3),
        ((12,), (4, 7, 5), 16, 2),
    ]


def test_a_play_to_the_end_gives_one_award_a_series() -> None:
    """The search scores go, last card and thirty-one as the rules do: the full trace of 5.11."""
    far = (121, 121)
    then, held, played = follow(Course((5, 6, 10), (4,), 4, far), (7, 8, 8, 12), 0)
    assert (then.reached, len(held), len(played)) == (4 + min(played[0], 10), 3, 1)
    assert follow(Course((), (5,), 5, far), (), 0)[0].needs == (120, 121)
    assert follow(Course((), (5,), 5, far), (10,), 0)[0].needs == (121, 118)
    assert follow(Course((), (5,), 5, (1, 3)), (10,), 0)[0].needs == (1, 0)
    last = follow(Course((4,), (10, 10, 8), 28, far), (12,), 0)
    assert last == (Course((), (), 0, (119, 121)), (), (12,))
    assert gain((7, 6), 8) == 3
    assert answer((1, 5), (10,), 10, 3) == 1


def lost(needs: tuple[int, int], world: World) -> float:
    """Returns the points of the play."""
    return float(needs[1] - needs[0])


def test_what_the_other_answers_is_used_against_it() -> None:
    """Hands with different answers are valued apart; those with the same answer share one choice."""
    course = Course((2, 5, 10), (), 0, (60, 60))
    first, second = World((13, 13), 1.0, 0), World((6, 13), 1.0, 0)
    alone = [worths(course, [world], lost)[10] for world in (first, second)]
    assert worths(course, [first, second], lost)[10] == pytest.approx(sum(alone))
    alike = [World((11, rank), 1.0, 0) for rank in (3, 9)]
    alone = [max(worths(course, [world], lost).values()) for world in alike]
    assert max(worths(course, alike, lost).values()) <= sum(alone)


def test_who_counts_first_wins_first() -> None:
    """If both hands are enough to win, the non-dealer's is counted first and wins."""
    assert after_show((5, 5), 6, 8, 4, own=True) == 0
    assert after_show((5, 5), 6, 8, 4, own=False) == 1
    assert after_show((0, 5), 0, 8, 4, own=True) == 1
    assert chance(20, 60, deals_next=False) > 0.9
    assert chance(60, 20, deals_next=True) < 0.1


def test_the_table_knows_every_hand() -> None:
    """Each row of the table has a frequency for every hand."""
    assert all(set(row) == set(HANDS) for row in likely().values())


def choice(s: Any, strength: str, seat: Seat | None = None) -> object:
    """Returns the move of the bot of that strength for the seat, or for the one that is to play."""
    seat = CRIBBAGE.waits(s)[0].seats[0] if seat is None else seat
    return CRIBBAGE.choose(
        CRIBBAGE.view(s, seat), lambda: moves(CRIBBAGE, s, seat), Derived(b"bot", 0), strength
    )


def test_what_a_card_earns_is_what_the_rules_give() -> None:
    """In 3,000 random series the search's points of a card equal those of the game."""
    chooser = random.Random("gains")
    for _ in range(3000):
        pack = list(DECK)
        chooser.shuffle(pack)
        series: list[Played] = []
        count = 0
        while count < 31 and pack:
            card = pack.pop()
            if count + VALUE[card] > 31:
                break
            made = sum(points for _, points in pegging(series, card, count + VALUE[card]))
            assert gain(tuple(order(p.card) for p in series), order(card)) == made
            count += VALUE[card]
            series.append(Played(Seat(0), card, count))


@pytest.mark.parametrize("ahead", [(118, 60), (60, 118), (100, 90), (77, 77), (120, 120)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_near_the_end_its_reason_is_a_probability(ahead: tuple[int, int], dealer: int) -> None:
    """Both discards have a chance of 0 to 100 %, the advised one no less, and who is far ahead has more."""
    chances = []
    for scores in (ahead, ahead[::-1]):
        s = choosing("5C 5D JH 10S 7D 9C", "2S 3S 8S 8D 10H QS", dealer=dealer, scores=scores)
        advice = advise(CRIBBAGE.view(s, Seat(0)))
        first, second = advice.why.params["chance"], advice.why.params["rest"]
        assert isinstance(first, int)
        assert isinstance(second, int)
        assert 0 <= second <= first <= 100
        chances.append(first)
    assert (chances[0] >= chances[1]) == (ahead[0] >= ahead[1]) or ahead[0] == ahead[1]
