"""Collaborators that every action on the world needs."""

from typing import Protocol

from sandbox.control.knobs import Knobs
from sandbox.errors import Json
from sandbox.gateway.gateway import Gateway
from sandbox.world.entities import Message
from sandbox.world.payloads import MessageSerializer
from sandbox.world.world import World


class PageUpdates(Protocol):
    """Sends changes of channels and messages to the open pages."""

    @property
    def present(self) -> set[str]: ...
    def channels_changed(self) -> None: ...
    def message_changed(self, user_id: str, edited: bool, message: Message, shape: Json) -> None: ...
    def deleted(self, user_id: str, message: Message) -> None: ...


class Services(Protocol):
    """World, knobs, gateway and pages of one sandbox."""

    world: World
    knobs: Knobs
    serializer: MessageSerializer
    gateway: Gateway

    @property
    def pages(self) -> PageUpdates: ...
