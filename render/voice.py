"""Sentences about one view in the reader's language, and alt texts that fit Discord's limits."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

from games.cards import Card
from games.params import Seat, Who
from locales import Speech, speech
from render.drawing.lettering import clean, escaped, is_legible, named, spoken
from render.drawing.signs import stand_in
from render.look import Look

ALT_LIMIT: Final = 1024
"""Most characters of an alt text."""
TEXT_LIMIT: Final = 1800
"""Most characters of a text board."""

V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)
NameFilter = Callable[[str, str], str]
"""Cleans a name for its use; returns the second text if nothing is left of the name."""


def shown_names(look: Look, seats: int, game: str = "") -> tuple[str, ...]:
    """Returns the names by seat as the font can draw them, else by shape and number in that game."""
    return names_of(look, seats, named, game)


def escaped_name(name: str, instead: str) -> str:
    """Returns a name cleaned, cut to 32 letters and escaped for Discord's markdown; `instead` if empty."""
    return escaped(spoken(name, instead))


def names_of(look: Look, seats: int, fit: NameFilter, game: str = "") -> tuple[str, ...]:
    """Returns the names by seat, cleaned by `fit`; "Player 2" where there is none.

    A name that `named` cannot draw is shape and number ("■ № 2"): it stands in full in the words beside.
    """
    say = speech(look.language).say
    given = (*look.names, *("",) * seats)
    return tuple(
        fit(
            given[n],
            stand_in(n, game) if fit is named and clean(given[n]) else say("picture-player", number=n + 1),
        )
        for n in range(seats)
    )


def stand_ins(look: Look, game: str) -> tuple[str, ...]:
    """Returns by seat what pictures have in the place of a name that cannot be drawn; empty for others."""
    marks = ((stand_in(n, game), name) for n, name in enumerate(look.names))
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

    `name` makes a name fit for its use: `spoken` in an alt text, `escaped_name` in Discord's markdown,
    `named` on a picture.
    """

    def __init__(
        self, view: V_co, look: Look, seats: int, *, name: NameFilter = spoken, short: bool = False
    ) -> None:
        self.view = view
        self.speech = speech(look.language)
        self.seats = tuple(Seat(n) for n in range(seats))
        self.names = names_of(look, seats, name)
        self.short = short

    def say(self, id: str, **params: object) -> str:
        """Returns the text of that id with the names of the seats filled in."""
        return self.speech.say(id, self.names, **params)  # type: ignore[arg-type]  # ids and params are paired in the .ftl files

    def waiting(self, seat: Seat) -> str:
        """Returns the sentence that says what the table waits for from that seat."""
        return self.say(waiting(self.view, self.speech), who=Who(seat)) + "."

    def cards(self, cards: Sequence[Card]) -> str:
        """Returns the cards listed in words, or by their signs."""
        if self.short:
            return self.speech.cards(cards)
        return self.speech.listed([self.speech.card_words(card) for card in cards])


def alt(
    view: V, look: Look, seats: int, tell: Callable[[Voice[V]], Iterable[str]], limit: int = ALT_LIMIT
) -> str:
    """Returns an alt text: cards in words, by signs if that is too long, then as many sentences as fit."""
    for short in (False, True):
        said = list(tell(Voice(view, look, seats, short=short)))
        if len(" ".join(said)) <= limit:
            break
    return fitting(said, " ", limit)


def fitting(said: Iterable[str], between: str, limit: int) -> str:
    """Joins as many of the sentences, from the first on, as fit in `limit` characters."""
    kept = list(said)
    while len(between.join(kept)) > limit:
        kept.pop()
    return between.join(kept)
