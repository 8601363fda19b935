"""No text misleads: who is meant, how many, when, and which of two things."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from games.contract import Seat, Who
from games.registry import GAMES
from locales import LANGUAGES, speech, story
from tests.locales.required import required
from tests.locales.test_ids import SPEAKERS, called, found, patterns
from tests.locales.texts import ids, messages, samples, written

NAMES = ("Anna", "Jón")
Filled = tuple[str, str]
"""Pattern of the ids that a call may have, and the parameter."""


@cache
def events() -> tuple[str, ...]:
    """Ids of all events: the sentences that may be joined, without those that only a pattern of ids fits."""
    calls = [n for _, n in found() if isinstance(n, ast.Call) and n.args and called(n) == "Event"]
    whole = re.compile("|".join(f"(?:{p})" for call in calls for p in patterns(call.args[0])))
    return tuple(id for id in ids() if whole.fullmatch(id) and not re.search("-(words|hint|field|why)", id))


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_the_reader_does_is_joined(lang: str) -> None:
    """No event about something of the reader's is joined to what the reader does.

    English says which is which: You, or Your. What can be joined to one sentence can be joined to all, so
    each text stands before and behind one of which that is known.
    """
    s, english = speech(lang), speech("en")
    you = s.say("story-you")
    did = s.say("cribbage-first-dealer", NAMES, Seat(0), who=next(samples("cribbage-first-dealer"))["who"])
    assert len(story.told(s, (did, did), (you,))) == 1
    wrong = set()
    for id in events():
        for given in samples(id):
            if not re.match(r"(?:\W )?Your ", english.say(id, NAMES, Seat(0), **given)):
                continue
            said = s.say(id, NAMES, Seat(0), **given)
            if len(story.told(s, (did, said), (you,))) == 1 or len(story.told(s, (said, did), (you,))) == 1:
                wrong.add(said)
    assert wrong == set()


@cache
def _listing() -> frozenset[str]:
    """Names of the functions that return a list of names in a language's format."""
    names = {"listed"}
    functions = [(path, n) for path, n in found() if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    for _, function in functions:
        returned = [n.value for n in ast.walk(function) if isinstance(n, ast.Return) and n.value]
        if any(isinstance(value, ast.Call) and called(value) == "listed" for value in returned):
            names.add(function.name)
    return frozenset(names)


def _is_list(value: ast.expr) -> bool:
    return any(isinstance(n, ast.Call) and called(n) in _listing() for n in ast.walk(value))


def _is_relative(value: ast.expr) -> bool:
    return any(isinstance(n, ast.Constant) and ":R>" in str(n.value) for n in ast.walk(value))


def _filled(is_meant: Callable[[ast.expr], bool]) -> Iterator[tuple[Path, ast.Call, str]]:
    """Yields each call that says a text, and a parameter whose value, or what it was assigned, is meant."""
    functions = ((path, n) for path, n in found() if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    for path, function in functions:
        assigned: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and is_meant(node.value):
                assigned |= {n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name)}
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and called(node) in SPEAKERS:
                for keyword in node.keywords:
                    value = keyword.value
                    is_given = isinstance(value, ast.Name) and value.id in assigned
                    if keyword.arg and (is_given or is_meant(value)):
                        yield path, node, keyword.arg


@cache
def _texts(is_meant: Callable[[ast.expr], bool]) -> set[Filled]:
    """Returns the ids of texts and their parameters that are meant."""
    calls = [(node.args[0], name) for _, node, name in _filled(is_meant)]
    whole = {(re.compile(pattern), name) for id, name in calls for pattern in patterns(id)}
    return {(id, name) for id in ids() for pattern, name in whole if pattern.fullmatch(id)}


WAITING = {(id, "who") for key in GAMES for id in required(key) if id.startswith(f"{key}-waiting")}
"""What `Voice.waiting` says, whose ids the games choose."""
BEHIND = {"en": "to win can", "is": "vinna", "nl": "winnen geen op"}
"""Words that may follow several names; in Danish a verb has no number."""


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_names_have_no_verb_in_the_singular(lang: str) -> None:
    """Where the code fills in a list, what follows fits two names, and nothing is *his* or *hers*."""
    s, wrong = speech(lang), {}
    both = s.listed(NAMES)
    for id, name in sorted(_texts(_is_list) | WAITING):
        for given in samples(id):
            numbers = {n: 2 for n, value in given.items() if isinstance(value, int)}
            text = s.say(id, NAMES, **given | numbers | {name: both})
            behind = re.search(rf"{both} ([^\W\d]\w*)", text) if lang in BEHIND else None
            if (behind and behind[1] not in BEHIND[lang].split()) or re.search(r"\b(sin|sit|sine)\b", text):
                wrong[id] = text
    assert wrong == {}


SOON = {"en": "in 3 hours", "da": "om 3 timer", "is": "eftir 3 klst.", "nl": "over 3 uur"}
UNTIL = re.compile(r"\b(until|till|to|by|before|since|til|indtil|inden|fram að|fyrir|tot|voor|sinds)\b\W*$")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_relative_time_follows_until(lang: str) -> None:
    """A time that Discord shows as "in 3 hours" stands behind no word that asks for a time of day."""
    relative = _texts(_is_relative)
    assert ("my-games-until", "when") in relative
    for id, name in sorted(relative):
        for given in samples(id):
            before, found_, _ = (
                speech(lang).say(id, NAMES, **given | {name: SOON[lang]}).partition(SOON[lang])
            )
            assert not (found_ and UNTIL.search(before)), (id, before)


def test_a_number_is_given_as_a_number() -> None:
    """The texts write 1,640: no number is a string before it gets there, but where it is a name."""
    calls = [(path, n) for path, n in found() if isinstance(n, ast.Call) and called(n) in SPEAKERS]
    given = [(path.parent.name, keyword) for path, n in calls for keyword in n.keywords]
    named = {
        (place, k.arg) for place, k in given if isinstance(k.value, ast.Call) and called(k.value) == "str"
    }
    assert named == {("partners", "field"), ("stratego", "rank"), ("pages", "number")}


GAME = ("error-seen-another", "error-bad-successor", "film-none")
"""Texts in which *leikur* is the whole game, which is right."""
TURN = re.compile(
    r"(?i)\b(þessum|hverjum|næsta|sama|einum|síðari|annan) leiks?\b|leikja\b|bæ og (sama )?leik\b"
)


def test_an_icelandic_turn_is_no_game() -> None:
    """*Leikur* is a game, a move and a turn, so that "no more in this leikur" would mean never again."""
    wrong = {
        id: hit[0] for id, m in messages("is").items() if (hit := TURN.search(written(m))) and id not in GAME
    }
    assert wrong == {}


def test_out_is_off_the_board_in_partners() -> None:
    """Pieces are *knocked out* of the board; nothing *comes out* onto it, or is *out* in the yard."""
    texts = {id: written(m) for id, m in messages("en").items() if id.startswith("partners-")}
    bare = {
        id: text
        for id, text in texts.items()
        if re.search(r"(?<!knocks )(?<!knocked )(?<!knock )\bout\b", text)
    }
    assert bare == {}


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_won_fight_reads_as_no_won_game(lang: str) -> None:
    """Only the end of a game says that somebody wins, without saying what."""
    s, wrong = speech(lang), set()
    for id in (id for id in events() if "-won" not in id or "-fight" in id):
        for given in samples(id):
            if isinstance(given.get("who"), Who):
                for you in (None, Seat(0)):
                    won = re.escape(s.say("stratego-won", NAMES, you, who=given["who"]).rstrip("!"))
                    if re.match(
                        rf"(?i){won}(?:[:.!,]| (?:with|med|með|met)\b)", s.say(id, NAMES, you, **given)
                    ):
                        wrong.add(id)
    assert wrong == set()


PREPOSITION = re.compile(r"\b(frá|að|gegn|fyrir hönd|á hendur|nærri|nálægt|hjá): \{")


def test_no_icelandic_preposition_stands_before_a_colon() -> None:
    """A preposition governs a case, and a name behind a colon has none."""
    assert [id for id, m in messages("is").items() if PREPOSITION.search(written(m))] == []


OTHERS = re.compile(r"^(the others|de andre|hinar|hin|de andere[n]?) ", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_of_no_others(lang: str) -> None:
    """What was lost is said after "in the only decision", too, where there are no others."""
    texts = {id: written(m) for id, m in messages(lang).items() if id.startswith("coach-lost-")}
    assert texts
    assert not [id for id, text in texts.items() if OTHERS.match(text)]


def test_a_danish_clause_behind_than_is_closed() -> None:
    """The comma of *det, du giver* stands within the comparison, not before it."""
    clause = re.compile(r", end (?:det|den|de) (?:du|jeg|vi|man|I)\b")
    assert [id for id, m in messages("da").items() if clause.search(written(m))] == []


LOOSE = frozenset("a an the any any of is are has have ve you your s in of want to what do does it".split())  # noqa: SIM905
"""English words by which two texts of one meaning may differ."""
SHARED = (
    "answer-closed hand-closed step-closed table-closed",
    "button-join button-ratings-on",
    "button-log history-words-curve log-title",
    "button-play server-games stats-title",
    "button-ratings-people hub-seats",
    "coach-kind-cribbage-play coach-kind-olsen-play",
    "coach-stage-cribbage coach-stage-kasino coach-stage-kinaskak coach-stage-olsen coach-stage-partners"
    " history-deal history-round picture-deal",
    "error-form-number error-kinaskak-ladder-number",
    "fuldrigger-form-money fuldrigger-option-cash fuldrigger-picture-cash fuldrigger-words-cash",
    "fuldrigger-label-buy fuldrigger-label-sell",
    "fuldrigger-label-far fuldrigger-picture-sailed",
    "fuldrigger-option-late-out fuldrigger-words-out",
    "fuldrigger-region-caribbean fuldrigger-sea-caribbean",
    "fuldrigger-rolled fuldrigger-won-fight",
    "history-by-deal history-by-round",
    "history-total history-words-row",
    "kasino-picture-last-hand kasino-picture-sidsten kasino-sidsten-item",
    "kinaskak-form-rank kinaskak-wish-rank",
    "kinaskak-open-buy kinaskak-option-buying kinaskak-picture-buys",
    "kinaskak-over kinaskak-why-rounds",
    "lobby-full notice-full",
    "lobby-host step-opened",
    "notices-off server-muted-none",
    "olsen-open-accuse olsen-option-variant-cheat",
    "option-beat-2 option-beat-4 step-speed",
    "partners-option-deck partners-option-deck-classic52 partners-words-cards",
    "partners-picture-to-partner partners-words-given",
    "partners-words-yard partners-yard",
    "pick-chosen picture-words-picked",
    "picture-words-hand-empty picture-your-hand-is-empty",
    "ratings-games stats-game",
    "step-seat step-substitute",
    "stratego-drawn stratego-open-draw stratego-picture-draw",
)
"""Ids that share a translation rightly: one word of the language is two in English."""


def _words(id: str, lang: str) -> list[str]:
    """Returns the words of a text, without its parameters."""
    bare = re.sub(r"\{ [$\w]+ \}|YOU\(\$who\)|\[\w+\]", "", written(messages(lang)[id]))
    return re.findall(r"[^\W\d_]+", bare.casefold())


def _core(id: str) -> frozenset[str]:
    """Returns what an English text is about: its words in the singular, without small ones."""
    return frozenset(re.sub("(ies|y|s)$", "", word) for word in _words(id, "en") if word not in LOOSE)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_what_is_two_things_in_english_is_two_things(lang: str) -> None:
    """Two texts of a game, or two of no game, have one translation only where English has one, too."""
    same: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for id in ids():
        place = id.partition("-")[0]
        if (words := _words(id, lang)) and place != "command":
            same[place if place in GAMES else "", *words].append(id)
    groups = [some for some in same.values() if len({_core(id) for id in some}) > 1]
    assert [some for some in groups if not any({*some} <= {*shared.split()} for shared in SHARED)] == []
