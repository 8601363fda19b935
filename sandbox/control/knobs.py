"""Knobs: settings that make the sandbox slower, stricter or faulty."""

from typing import Any, Literal

import msgspec

from sandbox.control.calls import Failure

# Known limits of Discord (requests, seconds); the others are not published. See the README.
DISCORD_RATES = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /channels/{channel}/typing": (5, 5.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": (1, 0.25),
    "PATCH /channels/{channel}": (5, 15.0),
    "POST /users/@me/channels": (5, 5.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
}


class Knobs(msgspec.Struct):
    """Settings for tests and the workshop. Times in seconds."""

    latency: float = 0.0
    gateway_refused: bool = False
    gateway_deaf: bool = False
    answer_within: float = 3.0
    token_life: float = 900.0
    # Requests a bucket, by default far more than Discord allows; see `as_discord`.
    rate_limit: int = 100
    rate_seconds: float = 1.0
    rates: dict[str, tuple[int, float]] = {}
    global_limit: int = 50
    # Edits of messages older than an hour, per channel; and DMs opened.
    old_edits: int = 3
    old_edit_seconds: float = 6.0
    dm_opens: int = 25
    dm_open_seconds: float = 600.0
    # Whether the bot is quarantined, as Discord calls it: it may open no direct messages.
    quarantined: bool = False
    # Fields that Discord does not know, and ignores.
    unknown_fields: Literal["refuse", "warn", "ignore"] = "warn"
    # Whether an edit is refused whose components use files of the message: as reported in #7529.
    gallery_edits_refused: bool = False
    # Words that automatic moderation blocks in messages and in titles of threads.
    blocked_words: tuple[str, ...] = ()
    # Whether mentions of subcommands are raw text on a page until its list of commands was opened: #6524.
    raw_mentions: bool = False
    # Number of coming events that are sent twice, or after the next one.
    duplicate_events: int = 0
    reorder_events: int = 0
    # Recommended shards; one session start in so many seconds is allowed for each of max_concurrency keys.
    shards: int = 1
    max_concurrency: int = 1
    identify_seconds: float = 0.0
    # Starts of sessions within a day.
    sessions_a_day: int = 1_000
    failures: list[Failure] = []

    def as_discord(self) -> None:
        """Sets the rate limits of routes and of session starts to the known ones of Discord."""
        self.rates = dict(DISCORD_RATES)
        self.identify_seconds = 5.0

    def blocks(self, text: str) -> bool:
        """Whether automatic moderation blocks a text."""
        return any(word.lower() in text.lower() for word in self.blocked_words)


# Values that differ from the defaults in new sandboxes; a test suite may set some.
PRESET: dict[str, Any] = {}
