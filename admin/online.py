"""The checks of `run.py doctor` that ask Discord: the token, the intents, the clock."""

import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp

from admin.checks import Finding
from admin.version import version
from cogs.wire.invite import USER_INSTALL, link
from settings import Settings

API: Final = "https://discord.com/api/v10"
WITHIN: Final = aiohttp.ClientTimeout(total=10)
SKEW: Final = 5.0
"""Seconds by which the clock may differ; Discord's answer has whole seconds."""
PRIVILEGED: Final = (("presences", 3 << 12), ("members", 3 << 14), ("content", 3 << 18))
"""Flags of an application that is allowed privileged intents."""


async def findings(chosen: Settings, token: str) -> list[Finding]:
    """What Discord says of the token, and whether this machine's clock agrees with Discord's."""
    base = str(chosen.stofa_api or API).rstrip("/")
    try:
        async with (
            aiohttp.ClientSession(timeout=WITHIN) as session,
            session.get(f"{base}/applications/@me", headers=headers(token)) as response,
        ):
            now = time.time()
            found = await response.json() if response.status == 200 else {}
            return [*_login(response.status, found), *_clock(response.headers, now)]
    except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
        words = f"{base} cannot be reached ({type(error).__name__}): check the network"
        return [Finding("bad", "Discord", words)]


def headers(token: str) -> dict[str, str]:
    """The headers of a request to Discord."""
    return {"Authorization": f"Bot {token}", "User-Agent": f"DiscordBot (stofa, {version()})"}


def _login(status: int, found: Mapping[str, Any]) -> list[Finding]:
    if status == 401:
        words = "Discord does not know this token: reset it in the portal (README, step 1)"
        return [Finding("bad", "login", words)]
    if status != 200:
        return [Finding("bad", "login", f"Discord answered {status}: try again later")]
    flags = int(found.get("flags") or 0)
    extra = ", ".join(name for name, bits in PRIVILEGED if flags & bits)
    intents = Finding("good", "intents", "none that is privileged, and none is needed")
    if extra:
        words = f"allowed and not needed: {extra}; they can be switched off in the portal"
        intents = Finding("note", "intents", words)
    login = Finding("good", "login", f"Discord knows the token, of {found.get('name')}")
    return [login, Finding("good", "invite", link(int(found["id"]))), intents, _installation(found)]


def _installation(found: Mapping[str, Any]) -> Finding:
    """Whether people can install the application for themselves, which is of no use."""
    if USER_INSTALL in (found.get("integration_types_config") or {}):
        words = "people can install it for themselves, without a server: switch that off (README, step 3)"
        return Finding("note", "installation", words)
    return Finding("good", "installation", "for servers alone")


def _clock(headers: Mapping[str, str], now: float) -> list[Finding]:
    """Compares the clocks. Deadlines and times in messages follow this machine's."""
    try:
        skew = now - parsedate_to_datetime(headers["Date"]).timestamp()
    except (KeyError, ValueError):
        return [Finding("note", "clock", "Discord's answer had no time to compare with")]
    if abs(skew) > SKEW:
        words = f"differs from Discord's by {skew:+.0f} s: switch on time synchronisation (NTP)"
        return [Finding("bad", "clock", words)]
    return [Finding("good", "clock", "agrees with Discord's")]
