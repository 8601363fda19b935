"""Sentences about one view in the reader's language, and alt texts that fit Discord's limits."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, Generic, Self, TypeVar

from games.cards import JOKER, RANKS, Card, Suit, order, rank, suit
from games.params import Seat, Term, Who
from locales import Speech, speech
from render.drawing.lettering import clean, escaped, is_legible, named, spoken
from render.drawing.signs import CHARACTERS, stand_in
from render.look import Look

ALT_LIMIT: Final = 1024
"""Most characters of an alt text."""
TEXT_LIMIT: Final = 1800
"""Most characters of a text board."""
SUIT_IDS: Final = {"C": "suit-clubs", "D": "suit-diamonds", "H": "suit-hearts", "S": "suit-spades"}
LARGE: Final = 8
"""Most cards that are listed in words."""
SHORT_NAME: Final = 12
"""Most letters of a name where full names leave too little room."""
TURNS_TOLD: Final = 2
"""The turns that the alt text of a board tells."""

V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
NameFilter = Callable[[str, str], str]
"""Cleans a name for its use; returns the second text if nothing is left of the name."""


def shown_names(look: Look, seats: int, shapes: tuple[str, ...] = CHARACTERS) -> tuple[str, ...]:
    """Returns the names by seat as the font can draw them, else by shape and number."""
    return names_of(look, seats, named, shapes)


def escaped_name(name: str, instead: str) -> str:
    """Returns a name cleaned, cut to 32 letters and escaped for Discord's markdown; `instead` if empty."""
    return escaped(spoken(name, instead))


def cut_name(name: str, instead: str) -> str:
    """Returns a name as it is spoken, cut to 12 letters; `instead` if empty."""
    said = spoken(name, instead)
    return said if len(said) <= SHORT_NAME else said[: SHORT_NAME - 1] + "…"


@lru_cache(maxsize=256)
def names_of(
    look: Look, seats: int, fit: NameFilter, shapes: tuple[str, ...] = CHARACTERS
) -> tuple[str, ...]:
    """Returns the names by seat, cleaned by `fit`; "Player 2" where there is none.

    A name that `named` cannot draw is shape and number ("■ № 2"): it stands in full in the words beside.
    """
    say = speech(look.language).say
    given = (*look.names, *("",) * seats)
    return tuple(
        fit(
            given[n],
            stand_in(n, shapes) if fit is named and clean(given[n]) else say("picture-player", number=n + 1),
        )
        for n in range(seats)
    )


def stand_ins(look: Look, shapes: tuple[str, ...] = CHARACTERS) -> tuple[str, ...]:
    """Returns by seat what pictures have in the place of a name that cannot be drawn; empty for others."""
    marks = ((stand_in(n, shapes), name) for n, name in enumerate(look.names))
    return tuple(mark if clean(name) and not is_legible(name) else "" for mark, name in marks)


def waiting(view: object, speech: Speech) -> str:
    """Returns the id of the text that says what a table waits for.

    It depends on the phase alone, which everybody sees, so that it shows no secret question.
    """
    ids = (f"{getattr(view, 'game', '')}-waiting", getattr(view, "phase", ""))
    id = "-".join(filter(None, ids))
    return id if speech.has(id) else "picture-words-waiting"


class Voice(Generic[V_co]):
    """The texts of one view for one reader; `short`: cards by their signs (5♥) instead of in words.

    `shortens`: some of the texts depend on that.
    `name` makes a name fit for its use: `spoken` in an alt text, `escaped_name` in Discord's markdown,
    `named` on a picture.
    """

    tells_winner = True
    """Whether the texts of the end begin with who has won."""

    def __init__(
        self,
        view: V_co,
        look: Look,
        *,
        name: NameFilter = spoken,
        short: bool = False,
        shortens: bool = True,
    ) -> None:
        self.view = view
        self.look = look
        self.speech = speech(look.language)
        self.names = names_of(look, len(CHARACTERS), name)
        self.short, self.shortens = short, shortens

    @classmethod
    def of_text(cls, view: V_co, look: Look, *, short: bool = False) -> Self:  # type: ignore[misc]
        """Returns the texts of a text board, which stands below a line that says who has won."""
        voice = cls(view, look, name=escaped_name, short=short)
        voice.tells_winner = False
        return voice

    def say(self, id: str, **params: object) -> str:
        """Returns the text of that id with the names of the seats filled in."""
        return self.speech.say(id, self.names, **params)  # type: ignore[arg-type]  # ids and params are paired in the .ftl files

    def waiting(self, *seats: Seat) -> str:
        """Returns the sentence that says what the table waits for from these seats."""
        who = Who(seats[0]) if len(seats) == 1 else self.listed(seats)
        return self.say(waiting(self.view, self.speech), who=who) + "."

    def listed(self, seats: Iterable[Seat]) -> str:
        """Returns the names of these seats."""
        return self.speech.listed([self.names[seat] for seat in seats])

    def cards(self, cards: Sequence[Card]) -> str:
        """Returns the cards listed in words, which a text may ask for in another case, or by their signs."""
        return self.speech.cards(cards) if self.short else self.speech.spoken(cards)

    def many(self, cards: Sequence[Card]) -> str:
        """Returns the cards in words; more than `LARGE` by their signs, each suit together."""
        if len(cards) <= LARGE:
            return self.cards(cards)
        return self.ranged(sorted(cards, key=lambda card: (suit(card), order(card))))

    def ranged(self, cards: Sequence[Card]) -> str:
        """Returns the cards by their signs, each suit together and its ranks in ranges: `2–4 6–K♠ 5♥`."""
        told = []
        for _, some in groupby((card for card in cards if card != JOKER), key=suit):
            same = list(some)
            sign = self.speech.card(same[0]).removeprefix(self.speech.index(rank(same[0])))
            ranks = ranges(map(order, same), named=lambda place: self.speech.index(RANKS[place - 1]))
            told.append(ranks + sign)
        return " ".join((*told, *(self.speech.card(card) for card in cards if card == JOKER)))

    def suit(self, suit: Suit) -> Term:
        """Returns the name of a suit."""
        return Term(SUIT_IDS[suit])

    def latest(self, turns: Sequence[str]) -> Iterator[str]:
        """Yields what has happened last, the latest first; `turns` begin with the oldest.

        Usually the last `TURNS_TOLD`: a message tells all that its reader has not seen above the board.
        """
        if turns:
            yield self.say("picture-words-last", what=turns[-1])
        if len(turns) > 1:
            yield self.say("picture-words-before", what="; ".join(reversed(turns[:-1])))

    def lifted(self, cards: Sequence[Card], turns: Sequence[str]) -> Iterator[str]:
        """Yields the cards that have been picked, if any, then what had happened last."""
        if cards:
            yield from self.picked(self.say("picture-words-picked", cards=self.cards(cards)), turns)

    def picked(self, said: str, turns: Sequence[str]) -> Iterator[str]:
        """Yields what has been picked, then what had happened last; `turns` begin with the oldest."""
        yield said
        yield from self.latest(turns[-1:])


W = TypeVar("W", bound=Voice[Any])
Voices = Callable[[NameFilter, bool], W]
"""Returns the texts of a view with names made fit by a filter; the flag is `short`."""
Tell = Callable[[W], Iterable[str]]
"""Yields the sentences of a text, the most important first."""
Said = tuple[str, Sequence[str]]
"""An alt text, and the sentences for which it has no room."""


LEVELS: Final[tuple[tuple[NameFilter, bool], ...]] = ((spoken, False), (spoken, True), (cut_name, True))
"""Ways to say the same, the longest first: how names are cut, and if cards are told by their signs."""


def hand_alt(
    voices: Voices[W], tell: Tell[W], rest: Tell[W] | Sequence[str], told: Tell[W] | None = None
) -> str:
    """Returns the alt text of a hand, and after it the sentences for which that of the board has no room.

    `rest` are these, or it yields those of the board; `told` yields those whose content the hand has.
    """
    rest = rest if isinstance(rest, Sequence) else divided(voices, rest)[1]
    if rest and told is not None:
        known = {said for level in LEVELS for said in told(voices(*level))}
        rest = [said for said in rest if said not in known]
    return divided(voices, lambda voice: (*tell(voice), *rest))[0]


def divided(voices: Voices[W], tell: Tell[W]) -> Said:
    """Returns an alt text, and the sentences for which it has no room.

    Cards are in words, by their signs if that is too long; names are cut if that is still too long.
    """
    said: list[str] = []
    before, count = None, 0
    for name, short in LEVELS:
        voice = voices(name, short)
        if before is None or voice.names != before.names or (voice.shortens and short != before.short):
            said = list(tell(voice))
            count = room(said, " ", ALT_LIMIT)
        if count == len(said):
            break
        before = voice
    return " ".join(said[:count]), said[count:]


def fitting(said: Iterable[str], between: str, limit: int) -> str:
    """Joins as many of the sentences, from the first on, as fit in `limit` characters."""
    kept = list(said)
    return between.join(kept[: room(kept, between, limit)])


def room(said: Sequence[str], between: str, limit: int) -> int:
    """Returns how many of the sentences, from the first on, fit in `limit` characters."""
    count = len(said)
    while len(between.join(said[:count])) > limit:
        count -= 1
    return count


def ranges(numbers: Iterable[int], between: str = " ", named: Callable[[int], str] = str) -> str:
    """Returns the numbers in ascending order, three or more in succession as a range: `1 3–7`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return between.join(
        f"{named(run[0])}–{named(run[-1])}" if len(run) > 2 else between.join(map(named, run)) for run in runs
    )
