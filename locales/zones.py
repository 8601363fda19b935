"""Time zones, named by city and country in a language."""

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location

MOST: Final = 25


@cache
def zones(lang: str) -> dict[str, str]:
    """All time zones by id, with city and country."""
    known, locale = available_timezones(), Locale.parse(lang)
    named = {
        zone: f"{get_timezone_location(zone, locale=locale, return_city=True)}, {locale.territories[land]}"
        for land, found in get_global("territory_zones").items()
        for zone in found
        if zone in known and land in locale.territories
    }
    return dict(sorted(named.items(), key=lambda one: one[1])) | {"UTC": "UTC"}


def matching(lang: str, typed: str) -> list[tuple[str, str]]:
    """Time zones that match the typed text, those that begin with it first."""
    wanted = typed.casefold().strip()
    fits = [(z, name) for z, name in zones(lang).items() if wanted in f"{name} {z}".casefold()]
    return sorted(fits, key=lambda one: not one[1].casefold().startswith(wanted))[:MOST]
