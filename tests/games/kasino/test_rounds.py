"""Deals, hands, leads, the end of a round and of a game (RULES 3 and 7)."""

import pytest
from msgspec.structs import replace

from games.cards import DECK
from games.chance import Derived
from games.contract import Remembering, Seat
from games.kasino import scoring
from games.kasino.rules import KASINO
from games.kasino.state import State
from games.kasino.values import points
from games.kasino.views import Award, Options
from tests.contract.records import play
from tests.games.kasino.positions import act, cards, playing


def opening(seats: int, number: int = 0, options: Options | None = None) -> State:
    """Returns a new game."""
    return KASINO.start(seats, options or Options(), Derived(b"%d" % number, 0)).state


@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_the_pack_divides_evenly(seats: int, deals: int) -> None:
    """Four cards go to each hand and to the table, and the stock is enough for the other deals exactly."""
    s = opening(seats)
    assert [len(hand) for hand in s.hands] == [4] * seats
    assert len(s.loose) == 4
    assert s.deals == deals
    assert len(s.stock) == 4 * seats * (deals - 1)


def test_cards_are_dealt_two_at_a_time() -> None:
    """Two cards of the pack go to each seat from the dealer's left, then two to the table, twice."""
    chance = Derived(b"deal", 0)
    s = KASINO.start(3, Options(deals="seat-1"), chance).state
    pack = [DECK[n] for n in chance.draws[0].result]
    assert {*s.hands[2]} == {*pack[0:2], *pack[8:10]}
    assert {*s.hands[0]} == {*pack[2:4], *pack[10:12]}
    assert {*s.hands[1]} == {*pack[4:6], *pack[12:14]}
    assert s.loose == (*pack[6:8], *pack[14:16])
    assert s.stock == tuple(pack[16:])


def test_leads_and_dealers_go_clockwise() -> None:
    """The dealer moves one seat each round and, by house rule, the leader one seat each hand."""
    for rotates in ("on", "off"):
        number = 0
        while (record := play("kasino", number)).options.rotatelead != rotates:
            number += 1
        hands = {(s.round, s.deal): s for s in record.states() if s.phase == "play"}
        for (round_, deal), s in hands.items():
            assert s.dealer == (hands[1, 1].dealer + round_ - 1) % record.seats
            moved = deal if rotates == "on" else 1
            assert s.leader == (s.dealer + moved) % record.seats


def test_the_last_hand_is_announced() -> None:
    """ "Sidsten" is announced once a round, at its last hand."""
    record = play("kasino", 0)
    steps = [record.start, *(entry.step for entry in record.entries)]
    for step in steps:
        for event in step.events:
            assert (event.id != "kasino-last-hand") or step.state.deal == step.state.deals
    said = [event.id for step in steps for event in step.events]
    assert said.count("kasino-last-hand") == said.count("kasino-round") > 0


def test_no_point_cards_in_the_first_layout() -> None:
    """By house rule point cards on the table are exchanged with the stock, and the hands stay the same."""
    moved = 0
    for number in range(60):
        plain, ruled = (opening(2, number, Options(plainlayout=rule)) for rule in ("off", "on"))
        assert not any(points(card) for card in ruled.loose)
        assert ruled.hands == plain.hands
        assert {*ruled.loose, *ruled.stock} == {*plain.loose, *plain.stock}
        moved += ruled.loose != plain.loose
    assert moved > 10


def ending(
    table: str, hand: str, *, last: int | None, seat: int = 0, options: Options | None = None
) -> State:
    """Returns a state before the very last card of a round; the other seat of two has captured the rest."""
    used = {*table.split(), *hand.split()}
    rest = " ".join(card for card in DECK if card not in used)
    piles = ("", rest) if last is not None else ("", "")
    s = playing(table, hand, stock="", options=options, piles=piles, seat=seat)
    return replace(s, last_capturer=None if last is None else Seat(last), deal=6)


def test_the_last_card_of_a_round() -> None:
    """What is left is sidsten of the last capturer, no svup; a clearing is both; without a capture none."""
    counted = {a.kind: a for a in act(ending("3C 4D", "9H", last=1), "lay 9H").state.count.awards}
    assert counted["cards"].amounts == (0, 52)
    assert counted["sidsten"].points == (0, 1)
    assert counted["svups"].amounts == (0, 0)
    counted = {a.kind: a for a in act(ending("3C 4D", "7H", last=1), "take 7H 3C+4D").state.count.awards}
    assert counted["svups"].points == (1, 0)
    assert counted["sidsten"].points == (1, 0)
    s = act(ending("3C 4D", "9H", last=None), "lay 9H").state
    assert s.count.points == (0, 0)
    assert s.round == 2


@pytest.mark.parametrize(
    ("scores", "target", "won"),
    [((20, 19), 21, None), ((21, 3), 21, 0), ((22, 24), 21, 1), ((22, 22), 21, None), ((5, 50, 49), 50, 1)],
)
def test_who_has_won(scores: tuple[int, ...], target: int, won: int | None) -> None:
    """The highest score wins once the target is reached; with a tie nobody has won yet (RULES 7.6)."""
    assert scoring.best(scores, target) == won


def test_counting_out_stops_at_the_target() -> None:
    """By house rule items are awarded in order, and none after the target is reached (RULES 7.5)."""
    items = (
        Award("spades", (7, 6), (2, 0)),
        Award("cards", (20, 32), (0, 1)),
        Award("svups", (2, 2), (2, 2)),
    )
    given, won = scoring.counted_out(items, (18, 20), 21, (0, 1))
    assert won == 1
    assert [award.kind for award in given] == ["spades", "cards"]
    given, won = scoring.counted_out(items, (16, 16), 21, (1, 0))
    assert won is None
    given, won = scoring.counted_out(items, (17, 18), 21, (0, 1))
    assert (won, given[-1].points) == (0, (2, 0))


@pytest.mark.parametrize(("rule", "winner", "scores"), [("off", 0, (22, 21)), ("on", 1, (20, 21))])
def test_who_counts_out_wins_before_who_has_more(rule: str, winner: int, scores: tuple[int, ...]) -> None:
    """By house rule the order of the items decides, and otherwise the total (RULES 7.5)."""
    s = replace(ending("3C 4D", "7H", last=1, options=Options(countout=rule)), scores=(20, 11))
    after = act(s, "take 7H 3C+4D").state
    assert (after.winners, after.scores) == ((winner,), scores)


@pytest.mark.parametrize(("rule", "points"), [("2", (2, 10)), ("1", (2, 9))])
def test_what_most_spades_bring(rule: str, points: tuple[int, ...]) -> None:
    """Most spades bring two points, or one by house rule (RULES 7.2)."""
    after = act(ending("3C 4D", "7H", last=1, options=Options(spades=rule)), "take 7H 3C+4D").state
    assert after.count.points == points


def test_svups_cancel_each_other() -> None:
    """By house rule svups that all sides have do not count (RULES 7.4)."""
    for rule, expected in (("on", (2, 0, 1)), ("off", (3, 1, 2))):
        found = scoring.awards(((), (), ()), (3, 1, 2), None, Options(svupcancel=rule))
        assert found[-1].points == expected


def test_partners_pool_what_they_capture() -> None:
    """Each item is awarded for the captures of both partners together (RULES 1.2)."""
    piles = tuple(map(cards, ("AS 2S", "3S", "10D", "4S")))
    found = {a.kind: a for a in scoring.awards(piles, (1, 0, 1, 0), Seat(2), Options(partnership="on"))}
    assert found["spades"].amounts == (2, 2)
    assert found["cards"].points == (1, 0)
    assert found["10d"].points == (2, 0)
    assert found["svups"].points == (2, 0)
    assert found["sidsten"].points == (1, 0)


def test_partners_win_together() -> None:
    """Partners share a place and a score."""
    number = 0
    while (record := play("kasino", number)).seats != 4 or record.options.partnership == "off":
        number += 1
    outcome = KASINO.outcome(record.end)
    assert {*outcome.placing} == {(0, 2), (1, 3)}
    assert outcome.scores[0] == outcome.scores[2]


def test_giving_up_ends_the_game_for_all() -> None:
    """The player who resigns is last, and the others are placed by their scores (RULES 7.7)."""
    s = replace(opening(3), scores=(9, 5, 7))
    outcome = KASINO.outcome(
        KASINO.apply(s, Seat(0), KASINO.parse(s, Seat(0), "resign"), Derived(b"x", 1)).state
    )
    assert outcome.placing == ((2,), (1,), (0,))


def test_the_rematch_is_dealt_on_the_left() -> None:
    """The first dealer of a rematch sits to the left of the last dealer."""
    record = play("kasino", 3)
    assert KASINO.again(record.end).deals == f"seat-{(record.end.dealer + 1) % record.seats}"


def test_the_figures_are_those_of_the_rounds_that_were_counted() -> None:
    """The tally has the points, the svups and the number of rounds counted (RULES 7.9)."""
    for number in range(4):
        record = play("kasino", number)
        svups = [0] * record.seats
        rounds = 0
        for step in (entry.step for entry in record.entries):
            rounds += any(event.id.startswith("kasino-counted") for event in step.events)
            for event in step.events:
                if event.id == "kasino-svup":
                    svups[event.params["who"].seat] += 1
        table = KASINO.tally(record.end)
        assert [(f.id, f.amount) for _, f in table] == [("kasino-figure-svups", n) for n in svups]
        assert [f.amount for f, _ in table] == list(KASINO.outcome(record.end).scores)
        assert {f.of for f, _ in table} == {rounds}
    assert isinstance(KASINO, Remembering)
    early = act(opening(2), "RESIGN").state
    assert [f.of for f, _ in KASINO.tally(early)] == [0, 0]
