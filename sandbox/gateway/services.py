"""Collaborators of the gateway."""

from collections import deque
from typing import Protocol

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.world.world import World


class OnlineIndicator(Protocol):
    """Shows whether the bot is connected, and knows who has a page open."""

    def online(self) -> None: ...
    @property
    def present(self) -> set[str]: ...


class GatewayServices(Protocol):
    """Collaborators of the gateway."""

    world: World
    knobs: Knobs
    events: deque[tuple[str, Json]]
    privileged_intents: bool

    @property
    def pages(self) -> OnlineIndicator: ...
    @property
    def gateway_url(self) -> str: ...
    @property
    def token(self) -> str: ...
    @property
    def application_flags(self) -> int: ...
