"""The album of a finished game, below its last board: the curve and the score sheet; and the film."""

from cogs.pages.finished.films import Film, Making
from cogs.pages.reader import Reader
from cogs.wire.layouts import Item, Page, Picture, as_text, gallery, words
from render import history
from render.history import Course, Position


def course(reader: Reader) -> Course | None:
    """All positions of the game as this reader sees them drawn; None if they are not known."""
    known = reader.history
    if known is None or len(known.positions) < 2:
        return None
    return Course(tuple(Position(*at) for at in known.positions), known.outcome, reader.look)


async def pictures(reader: Reader) -> list[Picture]:
    """The curve and the score sheet; empty where the course of the game is not known."""
    told = course(reader)
    if told is None or reader.in_words:
        return []
    leaves = await reader.draw(history.album, told)
    return [Picture(f"{leaf.name}.png", leaf.data, leaf.words) for leaf in leaves]


def in_words(reader: Reader) -> list[str]:
    """The album for readers who have boards in words."""
    told = course(reader)
    if told is None or not reader.in_words:
        return []
    return [as_text(alt) for alt in history.album_words(told)]


def progress(reader: Reader, making: Making) -> Page:
    """How far a film is."""
    if making.is_waiting:
        line = reader.say("film-queue")
    elif making.seconds is None:
        line = reader.say("film-working")
    else:
        line = reader.say("film-seconds", seconds=making.seconds)
    return Page([words(line)])


def film(reader: Reader, shown: Course, made: Film) -> Page:
    """The film with its words for those who do not see it."""
    alt = history.film_words(shown)
    picture = Picture("film.gif", made.data, alt)
    items: list[Item] = [words(f"### {reader.say('film-title')}"), gallery(picture)]
    items += [words(as_text(alt))] if reader.in_words else []
    items.append(words("-# " + reader.say("film-length", seconds=round(made.ms / 1000))))
    return Page(items, [picture])
