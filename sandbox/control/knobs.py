"""The knobs: what can be made worse, for tests and at the workshop."""

import msgspec

from sandbox.control.calls import Failure

# What is known of Discord's own limits (requests, seconds); the rest is never published. See the README.
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
    """What can be made worse. Times in seconds."""

    latency: float = 0.0
    gateway_refused: bool = False
    gateway_deaf: bool = False
    answer_within: float = 3.0
    token_life: float = 900.0
    # Requests a bucket: by default far more than Discord's; `as_discord` sets what is known of its own.
    rate_limit: int = 100
    rate_seconds: float = 1.0
    rates: dict[str, tuple[int, float]] = {}
    global_limit: int = 50
    # Edits of messages older than an hour, a channel; and conversations newly opened.
    old_edits: int = 3
    old_edit_seconds: float = 6.0
    dm_opens: int = 25
    dm_open_seconds: float = 600.0
    unknown_fields: bool = False
    # The next so many events: twice each, or each after the one that follows it.
    duplicate_events: int = 0
    reorder_events: int = 0
    shards: int = 1
    failures: list[Failure] = []

    def as_discord(self) -> None:
        """Set the limits of routes to what is known of Discord's."""
        self.rates = dict(DISCORD_RATES)
