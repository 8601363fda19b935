"""What one player does in a row is one sentence; what has clauses of its own stays as it is."""

import pytest

from games.cards import Card
from games.contract import Cards, Event, Seat, Term, Who
from locales import Speech, speech, story

NAMES = ("<@77>", "Ada", "Bo")
TURN = (
    Event("olsen-drew", {"who": Who(Seat(1)), "count": 3}),
    Event("olsen-played", {"who": Who(Seat(1)), "cards": Cards((Card("8H"),))}),
    Event("olsen-named", {"who": Who(Seat(1)), "suit": Term("suit-hearts")}),
)


def _said(s: Speech, *events: Event, you: Seat | None = None) -> list[str]:
    said = [s.say(event.id, NAMES, you, **event.params) for event in events]
    return story.told(s, said, (*NAMES, s.say("story-you")))


@pytest.mark.parametrize(
    ("lang", "joined", "yours"),
    [
        ("en", "Ada draws 3 cards, plays 8♥ and names ♥ hearts.", "You draw 3 cards and play 8♥."),
        ("da", "Ada trækker 3 kort, lægger 8♥ og vælger ♥ hjerter.", "Du trækker 3 kort og lægger 8♥."),
        ("is", "Ada dregur 3 spil, setur út 8♥ og breytir í ♥ hjarta.", "Þú dregur 3 spil og setur út 8♥."),
        ("nl", "Ada pakt 3 kaarten, legt 8♥ en kiest ♥ harten.", "Je pakt 3 kaarten en legt 8♥."),
    ],
)
def test_moves_in_a_row_are_one_sentence(lang: str, joined: str, yours: str) -> None:
    """The name stands once, with the language's own "and"; also where the reader is spoken to."""
    s = speech(lang)
    assert _said(s, *TURN) == [joined]
    assert _said(s, *TURN[:2], you=Seat(1)) == [yours]


def test_another_player_begins_another_sentence() -> None:
    """Each player's moves stay their own, in their order."""
    bo = Event("olsen-drew", {"who": Who(Seat(2)), "count": 1})
    assert _said(speech("en"), TURN[0], bo, TURN[0]) == [
        "Ada draws 3 cards.",
        "Bo draws a card.",
        "Ada draws 3 cards.",
    ]


@pytest.mark.parametrize(
    "sentences",
    [
        ("Ada plays K♣: 30.", "Ada pegs 2 for a pair."),
        ("Ada leaves J♦. Does anyone buy?", "Ada draws from the stock."),
        ("Ada and Bo have won.", "Ada and Bo have lost."),
        ("Ada’s slider: 1.", "Ada’s home: Bahia."),
        ("-# Ada has 3.", "-# Ada has 4."),
        ("A sweep for Ada plays on.", "A sweep for Ada ends."),
        ("Adam draws a card.", "Adam plays 8♥."),
        ("Ada draws a card", "Ada plays 8♥"),
    ],
)
def test_other_sentences_stay(sentences: tuple[str, ...]) -> None:
    """With several clauses, another subject, small print or no stop at the end nothing is joined."""
    assert story.told(speech("en"), sentences, NAMES) == [*sentences]


def test_a_sign_before_the_name_stands_once() -> None:
    """The same sign is one; another sign begins another sentence."""
    sentences = ("💰 Ada sells wine for 80.", "💰 Ada sells ivory for 70.", "📦 Ada buys coffee at 50.")
    assert story.told(speech("en"), sentences, NAMES) == [
        "💰 Ada sells wine for 80 and ivory for 70.",
        "📦 Ada buys coffee at 50.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ada pegs 2 for a pair and 1 for the last card."),
        ("da", "Ada får 2 for et par og 1 for det sidste kort."),
        ("is", "Ada fær 2 stig fyrir par og 1 stig fyrir síðasta spilið."),
        ("nl", "Ada krijgt 2 voor een paar en 1 voor de laatste kaart."),
    ],
)
def test_a_verb_before_a_number_stands_once(lang: str, said: str) -> None:
    """Points that follow each other are one list behind one verb."""
    pegged = [
        Event("cribbage-pegged", {"who": Who(Seat(1)), "points": n, "kind": Term(f"term-cribbage-{kind}")})
        for n, kind in ((2, "pair"), (1, "last-card"))
    ]
    assert _said(speech(lang), *pegged) == [said]


def test_a_verb_stands_again_where_it_belongs_to_one_other_word() -> None:
    """*Giver op* is another verb than *giver*."""
    sentences = "Ada giver først.", "Ada giver op."
    assert story.told(speech("da"), sentences, NAMES) == ["Ada giver først og giver op."]


@pytest.mark.parametrize("lang", ["en", "da", "is", "nl"])
def test_what_is_drawn_is_said_with_another_verb(lang: str) -> None:
    """Who draws from the stock *gets* the card: no verb stands twice."""
    cards = Cards((Card("9D"),))
    drew = Event("kinaskak-drew", {"who": Who(Seat(1))}), Event("kinaskak-drawn", {"cards": cards})
    (line,) = _said(speech(lang), *drew, you=Seat(1))
    assert len({*line.split()}) == len(line.split())


@pytest.mark.parametrize(
    ("lang", "yours", "theirs"),
    [
        (
            "en",
            ["You cut 6♦, Ada cuts 7♠.", "You deal first."],
            ["<@77> cuts 6♦, Ada cuts 7♠.", "<@77> deals first."],
        ),
        (
            "da",
            ["Du trækker 6♦, Ada trækker 7♠.", "Du giver først."],
            ["<@77> trækker 6♦, Ada trækker 7♠.", "<@77> giver først."],
        ),
        (
            "is",
            ["Þú dregur 6♦, Ada dregur 7♠.", "Þú gefur fyrst."],
            ["<@77> dregur 6♦, Ada dregur 7♠.", "<@77> gefur fyrst."],
        ),
        (
            "nl",
            ["Je trekt 6♦, Ada trekt 7♠.", "Je deelt als eerste."],
            ["<@77> trekt 6♦, Ada trekt 7♠.", "<@77> deelt als eerste."],
        ),
    ],
)
def test_a_verb_is_never_joined_to_another_player(lang: str, yours: list[str], theirs: list[str]) -> None:
    """After a cut that ends with the other player's card, who deals is a sentence of its own."""
    one, two = Cards((Card("6D"),)), Cards((Card("7S"),))
    cut = Event("cribbage-cut", {"who0": Who(Seat(0)), "card0": one, "who1": Who(Seat(1)), "card1": two})
    first = Event("cribbage-first-dealer", {"who": Who(Seat(0))})
    s = speech(lang)
    assert _said(s, cut, first, you=Seat(0)) == yours
    assert _said(s, cut, first) == theirs
    assert len(_said(s, cut, first, you=Seat(1))) == 2
