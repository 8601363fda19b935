"""Formatting of parameters: names, cards, terms, numbers, lists."""

from pathlib import Path

import pytest

from games.cards import DECK, Card
from games.params import Cards, Seat, Term, Text, Who
from locales import LANGUAGES, MissingText, Speech, speech
from locales.loader import Texts
from locales.speech import _MissingTexts, log_missing_texts

LOCALES = Path(__file__).parent.parent.parent / "locales"


def _speech(folder: Path, text: str, lang: str = "is", fallback: Speech | None = None) -> Speech:
    """A language with an additional text."""
    (folder / "cards.ftl").write_text((LOCALES / lang / "cards.ftl").read_text(encoding="utf-8"))
    (folder / "own.ftl").write_text(text, encoding="utf-8")
    return Speech(lang, Texts(folder), fallback)


def test_names_are_inserted_as_they_come(tmp_path: Path) -> None:
    """Braces and mentions in a name are inserted unchanged."""
    said = _speech(tmp_path, "one = { $who }!").say("one", ("{ $x }", "<@42>"), who=Who(Seat(0)))
    assert said == "{ $x }!"


def test_the_reader_is_addressed(tmp_path: Path) -> None:
    """The text says "you" for the reader, and the name for everybody else."""
    s = _speech(tmp_path, "one = { YOU($who) ->\n    [yes] þú\n   *[no] { $who }\n}")
    said = [s.say("one", ("Anna", "Jón"), you=you, who=Who(Seat(1))) for you in (None, 0, 1)]
    assert said == ["Jón", "Jón", "þú"]


def test_cards_in_signs_and_in_words(tmp_path: Path) -> None:
    """Cards in words, ranks and suits are in the case that the text requires."""
    s = _speech(
        tmp_path,
        'one = { $cards } · { CARDS($cards, form: "words", case: "acc") } · { COUNT($cards) }\n'
        'two = par af { RANK($cards, form: "many", case: "dat") } og { SUIT($cards, case: "dat") }\n',
    )
    cards = Cards((Card("5D"), Card("KS"), Card("2C")))
    assert s.say("one", cards=cards) == "5♦ K♠ 2♣ · tígulfimmu, spaðakóng og laufatvist · 3"
    assert s.say("two", cards=cards) == "par af fimmum og tígli"


def test_spoken_cards_stand_in_the_case_of_the_sentence(tmp_path: Path) -> None:
    """Cards in words are the plain form alone, another where the text asks; signs and other words stay."""
    s = _speech(tmp_path, 'one = { $cards } · { CARDS($cards, case: "dat") }\n')
    told = s.spoken((Card("5H"), Card("KS")))
    assert s.say("one", cards=told) == "hjartafimma og spaðakóngur · hjartafimmu og spaðakóngi"
    assert s.say("one", cards="5♥") == "5♥ · 5♥"


def test_terms_by_case_and_by_id(tmp_path: Path) -> None:
    """A term is inflected, in the nominative if it lacks the case, and its id selects a variant."""
    s = _speech(
        tmp_path,
        "term-crib = vagga\n    .acc = vöggu\n"
        'one = í { TERM($kind, form: "acc") } { TERM($kind, form: "dat") } { $kind }'
        "{ ID($kind) ->\n    [term-crib] !\n   *[other] ?\n}",
    )
    assert s.say("one", kind=Term("term-crib")) == "í vöggu vagga vagga!"


def test_text_within_a_text(tmp_path: Path) -> None:
    """A nested text uses the names of the outer one."""
    s = _speech(
        tmp_path, "one = ({ $what })\ntwo = { $who }: { $n ->\n    [one] 1 stig\n   *[other] { $n } stig\n}"
    )
    what = Text("two", {"who": Who(Seat(0)), "n": 1000})
    assert s.say("one", ("Anna",), what=what) == "(Anna: 1.000 stig)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_own_name(lang: str) -> None:
    """No two of the 52 cards have the same text, as an index or in words."""
    s = speech(lang)
    assert len({s.card(c) for c in DECK}) == len({s.card_words(c) for c in DECK}) == 52


@pytest.mark.parametrize(
    ("lang", "row", "words"),
    [
        (
            "en",
            "A♥ 10♦ J♣ Q♠ K♥",
            "ace of hearts, ten of diamonds, jack of clubs, queen of spades and king of hearts",
        ),
        ("da", "E♥ 10♦ B♣ D♠ K♥", "hjerter es, ruder ti, klør knægt, spar dame og hjerter konge"),
        ("is", "Á♥ 10♦ G♣ D♠ K♥", "hjartaás, tígultía, laufagosi, spaðadrottning og hjartakóngur"),
        ("nl", "A♥ 10♦ B♣ V♠ H♥", "hartenaas, ruitentien, klaverenboer, schoppenvrouw en hartenheer"),
    ],
)
def test_cards_of_each_language(lang: str, row: str, words: str) -> None:
    """Aces, tens and court cards have the indices and the names of the language."""
    s = speech(lang)
    cards = [Card(c) for c in ("AH", "10D", "JC", "QS", "KH")]
    assert s.cards(cards) == row
    assert s.listed([s.card_words(c) for c in cards]) == words


@pytest.mark.parametrize(
    ("lang", "both", "either"),
    [
        ("en", "A, B and C", "A, B or C"),
        ("da", "A, B og C", "A, B eller C"),
        ("is", "A, B og C", "A, B eða C"),
        ("nl", "A, B en C", "A, B of C"),
    ],
)
def test_lists(lang: str, both: str, either: str) -> None:
    """Lists and alternatives have the language's word before the last, and no comma there."""
    assert speech(lang).listed(["A", "B", "C"]) == both
    assert speech(lang).listed(["A", "B", "C"], "or") == either


@pytest.mark.parametrize(
    ("n", "word"),
    [(0, "spil þess"), (1, "spilið"), (2, "spilin"), (11, "spilin"), (21, "spilið"), (111, "spilin")],
)
def test_icelandic_counts_twenty_one_in_the_singular(tmp_path: Path, n: int, word: str) -> None:
    """Icelandic uses the singular for 1 and 21, the plural for 2, 11 and 111."""
    s = _speech(tmp_path, "one = { $n ->\n    [0] spil þess\n    [one] spilið\n   *[other] spilin\n}")
    assert s.say("one", n=n) == word


@pytest.mark.parametrize("id", ["nowhere", "card-count"])
def test_missing_text_or_parameter_is_raised(id: str) -> None:
    """`say` raises MissingText with the language and the id."""
    with pytest.raises(MissingText, match=f"da: {id}"):
        speech("da").say(id)


def test_a_running_bot_makes_up_for_a_missing_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the running bot, a missing text is replaced by the English one, or else by its id."""
    monkeypatch.setattr(_MissingTexts, "replaced", False)
    log_missing_texts()
    lacking = _speech(tmp_path, "one = 1", fallback=speech("en"))
    assert lacking.say("nowhere") == "nowhere"
    (tmp_path / "en").mkdir()
    english = _speech(tmp_path / "en", "two = two of { $n }", "en")
    assert Speech("is", Texts(tmp_path), english).say("two", n=2) == "two of 2"


def test_a_faulty_text_is_missing(tmp_path: Path) -> None:
    """A text that cannot be parsed raises MissingText with its file, id and line."""
    s = _speech(tmp_path, "one = { $x ?\n")
    with pytest.raises(MissingText, match=r"own\.ftl: one: line 1"):
        s.say("one")


def test_a_text_that_another_refers_to_is_found(tmp_path: Path) -> None:
    """References to attributes, terms and texts are resolved, also indirect ones."""
    s = _speech(
        tmp_path, "one = { two.acc } { -three }\n-three = { four }\ntwo = 2\n    .acc = 3\nfour = 4\n"
    )
    assert s.say("one") == "3 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nought_has_a_minus_sign(language: str) -> None:
    """A negative number begins with a minus sign, and other hyphens stay."""
    say = speech(language)
    assert "−2" in say.say("partners-hint-walk", gain=-2)
    assert say.decimal(-1.5)[0] == "−"
    assert "S-4" in say.say("error-bad-plan", line=-1, text="S-4")
