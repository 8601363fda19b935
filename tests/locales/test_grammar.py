"""Sentences and forms that a speaker of the language has checked."""

import pytest

from games.cards import RANKS, Card
from games.params import Cards, Param, Seat, Term, Text, Who
from locales import speech

NAMES = ("Anna", "Jón")
ANNA, JON = Who(Seat(0)), Who(Seat(1))
FIVE = Cards((Card("5H"),))
HAND = Cards((Card("5H"), Card("5D"), Card("JC"), Card("QS")))

SPADES = {
    "nom": "ás tvistur þristur fjarki fimma sexa sjöa átta nía tía gosi drottning kóngur",
    "acc": "ás tvist þrist fjarka fimmu sexu sjöu áttu níu tíu gosa drottningu kóng",
    "dat": "ás tvisti þristi fjarka fimmu sexu sjöu áttu níu tíu gosa drottningu kóngi",
    "gen": "áss tvists þrists fjarka fimmu sexu sjöu áttu níu tíu gosa drottningar kóngs",
}


@pytest.mark.parametrize("case", SPADES)
def test_icelandic_cards_decline(case: str) -> None:
    """The words of each spade have the form of the case."""
    said = [speech("is").card_words(Card(rank + "S"), case) for rank in RANKS]
    assert said == [f"spaða{rank}" for rank in SPADES[case].split()]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "king of spades"), ("da", "spar konge"), ("nl", "schoppenheer")]
)
def test_a_case_does_no_harm_where_there_is_none(lang: str, words: str) -> None:
    """In a language without cases the words of a card are the same for every case."""
    assert {speech(lang).card_words(Card("KS"), case) for case in SPADES} == {words}


@pytest.mark.parametrize(
    ("lang", "id", "given", "said"),
    [
        ("en", "pegged", {"kind": "pair", "points": 2}, "Anna pegs 2 for a pair."),
        ("en", "pegged", {"kind": "go", "points": 1}, "Anna pegs 1 for go."),
        (
            "en",
            "counted",
            {"source": "hand", "total": 1},
            "Anna counts the hand 5♥ 5♦ J♣ Q♠ with 5♥: 1 point.",
        ),
        ("en", "item", {"kind": "nob", "points": 1, "total": 7}, "5♥: nob makes 7 (+1)"),
        ("da", "pegged", {"kind": "run", "points": 3}, "Anna får 3 for en sekvens."),
        ("da", "pegged", {"kind": "pair-royal", "points": 6}, "Anna får 6 for tre ens."),
        ("da", "counted", {"source": "crib", "total": 0}, "Anna tæller krybben 5♥ 5♦ B♣ D♠ med 5♥."),
        ("is", "pegged", {"kind": "fifteen", "points": 2}, "Anna fær 2 stig fyrir fimmtán."),
        ("is", "pegged", {"kind": "last-card", "points": 1}, "Anna fær 1 stig fyrir síðasta spilið."),
        (
            "is",
            "counted",
            {"source": "crib", "total": 21},
            "Anna telur vögguna, 5♥ 5♦ G♣ D♠ með 5♥: 21 stig.",
        ),
        ("is", "counted", {"source": "hand", "total": 0}, "Anna telur höndina, 5♥ 5♦ G♣ D♠ með 5♥."),
        ("is", "item", {"kind": "flush", "points": 4, "total": 9}, "5♥: fjórlitur gerir 9 (+4)"),
        ("is", "item", {"kind": "flush", "points": 5, "total": 9}, "5♥: fimmlitur gerir 9 (+5)"),
        ("nl", "pegged", {"kind": "last-card", "points": 1}, "Anna krijgt 1 voor de laatste kaart."),
        ("nl", "counted", {"source": "hand", "total": 1}, "Anna telt de hand 5♥ 5♦ B♣ V♠ met 5♥: 1 punt."),
        ("nl", "item", {"kind": "fifteen", "points": 2, "total": 4}, "5♥: 15-4 (+2)"),
    ],
)
def test_counting_aloud(lang: str, id: str, given: dict[str, str | int], said: str) -> None:
    """A count of Cribbage is said in the phrases of the players of each language."""
    params: dict[str, Param] = {
        name: Term(f"term-cribbage-{value}") if isinstance(value, str) else value
        for name, value in given.items()
    }
    more = {
        "counted": {"who": ANNA, "cards": HAND, "starter": FIVE},
        "item": {"cards": FIVE},
        "pegged": {"who": ANNA},
    }
    assert speech(lang).say(f"cribbage-{id}", NAMES, **params, **more[id]) == said


@pytest.mark.parametrize(
    ("lang", "mine", "other"),
    [
        ("en", "You play 5♥: 15.", "Jón plays 5♥: 15."),
        ("da", "Du spiller 5♥: 15.", "Jón spiller 5♥: 15."),
        ("is", "Þú lætur út 5♥: 15.", "Jón lætur út 5♥: 15."),
        ("nl", "Je speelt 5♥: 15.", "Jón speelt 5♥: 15."),
    ],
)
def test_a_person_is_spoken_to(lang: str, mine: str, other: str) -> None:
    """A message to the person themselves says "you", and a message to others says the name."""
    said = [
        speech(lang).say("cribbage-played", NAMES, seat, who=JON, cards=FIVE, count=15)
        for seat in (1, 0, None)
    ]
    assert said == [mine, other, other]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your two cards are in the crib."),
        ("da", "Dine to kort ligger i krybben."),
        ("is", "Spilin þín tvö eru komin í vögguna."),
        ("nl", "Jouw twee kaarten liggen in de kribbe."),
    ],
)
def test_the_readers_own_discard(lang: str, said: str) -> None:
    """A message about the reader's own secret move addresses them as "you"."""
    assert speech(lang).say("cribbage-given", NAMES, 0, who=ANNA) == said


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [
        (Text("stratego-ring"), Text("stratego-turret"), "Jón fer frá hringnum til turnsins."),
        ("E4", Text("stratego-ring"), "Jón fer frá E4 til hringsins."),
        ("E4", "E5", "Jón fer frá E4 til E5."),
    ],
)
def test_icelandic_spaces_of_the_castle_decline(start: Param, end: Param, said: str) -> None:
    """Ring and turret stand in the case that the sentence asks for; other spaces have none."""
    assert speech("is").say("stratego-moves", NAMES, who=JON, start=start, end=end) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna pays you a fee of 10 (Cairo)."),
        ("da", "Anna betaler dig 10 i afgift (Cairo)."),
        ("is", "Anna greiðir þér 10 í gjald (Cairo)."),
        ("nl", "Anna betaalt jou 10 havengeld (Cairo)."),
    ],
)
def test_whom_it_happens_to_is_spoken_to(lang: str, said: str) -> None:
    """A message to the other person of a sentence says "you", too."""
    given: dict[str, Param] = {"who": ANNA, "other": JON, "money": 10, "town": "Cairo"}
    assert speech(lang).say("fuldrigger-fee", NAMES, 1, **given) == said


def test_icelandic_goods_decline() -> None:
    """What is bought stands in the accusative, and what is thrown overboard in the dative."""
    given: dict[str, Param] = {"who": JON, "good": Term("fuldrigger-good-sugar"), "ship": 2}
    assert speech("is").say("fuldrigger-dumped", NAMES, **given) == "Jón kastar sykri fyrir borð úr skipi 2."
