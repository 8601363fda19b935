"""All languages have the same texts and parameters, within Discord's limits."""

import re

import pytest

from games.new import MARK
from games.registry import GAMES
from locales import LANGUAGES, speech
from tests.locales.texts import LOCALES, ids, messages, parameters, samples, written

OTHERS = LANGUAGES[1:]
FILES = sorted(p.name for p in (LOCALES / "en").glob("*.ftl"))
NAMES = ("Anna", "Jón")

# Texts that are the same in English. `*` stands for the rest of an id.
ALIKE = {
    "da": (
        *("command-settings-server", "doctor-version", "cribbage-name", "partners-name", "choice-*"),
        "button-film",
        *("partners-card-8s", "partners-card-13s", "kasino-name", "olsen-name", "olsen-option-variant-base"),
        *("command-olsen", "command-partners", "command-cribbage", "command-kasino", "command-table-bot"),
        *("command-table-log", "command-settings-server", "button-log"),
        *("command-stats-person", "command-profile-person", "stats-figure", "picture-claimed"),
        *("fuldrigger-name", "fuldrigger-town-*", "command-fuldrigger", "fuldrigger-mark-s"),
        *("fuldrigger-label-sell", "fuldrigger-label-deliver"),
        *("term-cribbage-flush", "term-cribbage-go", "picture-skunk", "picture-item-flush"),
        "picture-words-earned",
        *("lobby-seat-bot", "lobby-bots"),
        *("rank-joker", "kinaskak-name", "kinaskak-joker", "command-kinaskak"),
        *("stratego-name", "stratego-rank-*", "command-stratego"),
        *("stratego-text-flag",),
    ),
    "is": (
        *("doctor-version", "cribbage-name", "kinaskak-name", "partners-name", "choice-*", "command-*"),
        *("stratego-name", "fuldrigger-name", "fuldrigger-town-*", "fuldrigger-mark-s"),
        *("olsen-name", "olsen-option-variant-base", "olsen-label-pass", "olsen-picture-olsen"),
    ),
    "nl": (
        "button-film",
        *("command-settings-server", "command-privacy-export", "doctor-version"),
        *("cribbage-name", "partners-name", "choice-*", "stratego-option-teams"),
        *("partners-card-8s", "partners-card-13s", "olsen-name", "olsen-option-variant-base"),
        "olsen-picture-olsen",
        *("command-olsen", "command-partners", "command-cribbage", "command-kasino", "command-help"),
        *("command-table-bot", "command-table-hand", "ratings-bots", "button-ratings-teams"),
        *("command-shared-bots", "command-settings-server"),
        *("fuldrigger-name", "fuldrigger-town-*", "fuldrigger-region-india", "command-fuldrigger"),
        *("term-cribbage-hand", "term-cribbage-go", "picture-hand", "picture-skunk"),
        *(
            "stratego-name",
            "stratego-rank-sergeant",
            "stratego-option-partners_see_ranks",
            "command-stratego",
        ),
        *("lobby-seat-bot", "lobby-bots"),
        *("rank-joker", "kinaskak-name", "kinaskak-joker", "kinaskak-sets", "command-kinaskak"),
    ),
}
PROPER_NAMES = {f"{game}-name" for game in GAMES} | {f"command-{game}" for game in GAMES}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")  # Discord's rule for names of commands and options


def _covers(listed: str, id: str) -> bool:
    return id == listed or (listed.endswith("*") and id.startswith(listed[:-1]))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_same_texts(lang: str, file: str) -> None:
    """Each file has the same ids in English and in each translation."""

    def said(lang: str) -> set[str]:
        path = LOCALES / lang / file
        return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))

    assert said(lang) == said("en")


@pytest.mark.parametrize("lang", OTHERS)
def test_same_parameters(lang: str) -> None:
    """Each text has the same parameters in English and in each translation."""
    wrong = {
        id: (parameters(messages("en")[id]), parameters(messages(lang)[id]))
        for id in ids()
        if parameters(messages("en")[id]) != parameters(messages(lang)[id])
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_left_in_english(lang: str) -> None:
    """A translation with words differs from the English text, unless `ALIKE` or a proper name allows it."""
    english = messages("en")
    left = [
        id
        for id, message in messages(lang).items()
        if re.search(r"[^\W\d]{2}", re.sub(r"\{[^{}]*\}", "", written(message)))
        and written(message) == written(english[id])
        and id not in PROPER_NAMES
        and not any(_covers(listed, id) for listed in ALIKE[lang])
    ]
    assert left == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_text_is_left_to_translate(lang: str) -> None:
    """No text has the mark that `games.new` writes into texts that are still English."""
    assert [id for id, message in messages(lang).items() if MARK in written(message)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_list_of_alike_texts_is_true(lang: str) -> None:
    """Each entry of `ALIKE` covers a text that equals the English one."""
    same = [id for id, m in messages(lang).items() if written(m) == written(messages("en")[id])]
    idle = [listed for listed in ALIKE[lang] if not any(_covers(listed, id) for id in same)]
    assert idle == []


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    """Each text has words for all samples, without braces, None, double spaces or a space at the end."""
    s = speech(lang)
    wrong = {}
    for id in ids():
        for given in samples(id):
            for you in (None, 0):
                try:
                    text = s.say(id, NAMES, you=you, **given)
                except Exception as failure:
                    wrong[id] = repr(failure)
                else:
                    if not text.strip() or re.search(r"[{}]|None|  |\s$", text):
                        wrong[id] = text
    assert wrong == {}


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_parameter_is_heard(lang: str) -> None:
    """Each string that is given as a parameter occurs in the text, in all samples."""
    s = speech(lang)
    for id in ids():
        for given in samples(id):
            text = s.say(id, NAMES, **given)
            for name, value in given.items():
                if isinstance(value, str):
                    assert value in text, (id, name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_commands(lang: str) -> None:
    """Names are valid for Discord, lower case and unique under their parent, and have a description."""
    s = speech(lang)
    names = [id for id in ids() if id.startswith("command-") and not id.endswith("-about")]
    tree: dict[str, list[str]] = {}
    for id in names:
        name = s.say(id)
        assert COMMAND_NAME.fullmatch(name), id
        assert name == name.lower(), id
        parent = max((p for p in names if id.startswith(p + "-")), key=len, default="")
        tree.setdefault(parent, []).append(name)
        assert s.has(f"{id}-about"), id
    assert {parent: some for parent, some in tree.items() if len(set(some)) < len(some)} == {}


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_at_hand(lang: str, game: str) -> None:
    """Each language has all parts of the rules, numbered, within the limits of length."""
    s = speech(lang)
    parts = [id for id in ids() if "-rules-" in id and id.startswith(f"{game}-")]
    pages = [f"long-{n}" for n in range(1, len(parts))]
    assert [id.removeprefix(f"{game}-rules-") for id in parts] == [*pages, "short"]
    assert [id for id in parts if len(s.say(id)) > 1800] == []
    assert sum(len(s.say(id)) for id in parts if "-long-" in id) < 4700


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    """No text has typewriter quotation marks, or those of another language."""
    s = speech(lang)
    strange = {"en": "„", "da": "„“", "is": "”’", "nl": "„“"}[lang] + "\"'"
    wrong = [
        (id, text)
        for id in ids()
        for given in samples(id)
        if any(sign in (text := s.say(id, NAMES, **given)) for sign in strange)
    ]
    assert wrong == []


@pytest.mark.sampled(each=1)
@pytest.mark.parametrize("lang", OTHERS)
def test_no_name_is_inflected(lang: str) -> None:
    """No letter, apostrophe or hyphen follows a mention."""
    s = speech(lang)
    names = ("<@11>", "<@22>")
    for id in ids():
        for given in samples(id):
            assert not re.search(r"<@\d+>[\w’'-]", s.say(id, names, **given)), id


@pytest.mark.parametrize(
    ("lang", "id", "given", "said"),
    [
        ("is", "card-count", {"count": 21}, "21 spil"),
        ("is", "lobby-waiting", {"free": 1}, "Enn er eitt sæti laust."),
        ("is", "lobby-waiting", {"free": 3}, "Enn eru 3 sæti laus."),
        ("nl", "lobby-waiting", {"free": 1}, "Er is nog één plaats vrij."),
        ("da", "lobby-waiting", {"free": 2}, "Der er 2 pladser tilbage."),
    ],
)
def test_numbers_agree(lang: str, id: str, given: dict[str, int], said: str) -> None:
    """The number selects the singular or the plural by the rules of the language."""
    assert speech(lang).say(id, **given) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["partners", "stratego"])
def test_ways_are_told_in_words(language: str, game: str) -> None:
    """No text has an arrow, which is not read aloud."""
    assert "→" not in (LOCALES / language / f"{game}.ftl").read_text()


NAMED = re.compile(r"\*\*/\{ (command-[\w-]+) \}(?: \{ (command-[\w-]+) \})?\*\*")
"""A command that a text names, and perhaps one below it, by their ids."""


def misnamed(text: str) -> list[str]:
    """Returns the commands of a written text that are no references, or not below the one before."""
    apart = [m[0] for m in NAMED.finditer(text) if m[2] and not m[2].startswith(f"{m[1]}-")]
    return apart + re.findall(r"(?<![\w<}])/[^\W\d][\w-]*|\{ command-[\w-]+ \}", NAMED.sub("", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_in_a_text_is_a_reference(lang: str) -> None:
    """A command is named as it is registered in that language, bold and with what stands above it."""
    assert misnamed("Press **/{ command-table } { command-table-show }** or **/{ command-help }**.") == []
    for wrong in (
        "Type /games.",
        "`/table plan`",
        "/{ command-help }",
        "**/{ command-help } { command-table-show }**",
    ):
        assert misnamed(wrong), wrong
    assert {id: found for id, m in messages(lang).items() if (found := misnamed(written(m)))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_begins_as_a_numbered_list_does(lang: str) -> None:
    """No sentence begins with a number and a stop, which Discord shows as a list and numbers anew.

    In the words of pictures (`-words-`) there are no lists; Kasino's count is also a line of its text board.
    """
    first = re.compile(r"(?:^|\] )\{ \$\w+ \}\. ", re.MULTILINE)
    wrong = [
        id
        for id, message in messages(lang).items()
        if first.search(text := written(message)) and re.search(r"[.!](?:\s*\})?$", text)
        if "-words-" not in id or id == "kasino-words-count"
    ]
    assert wrong == []
