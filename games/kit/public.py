"""Fields that a state and its view have in common, because they hold nothing secret."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class PublicFields(Generic[S, V]):
    """Copies public fields from a state into a view, and back into an imagined state.

    names: the fields, separated by spaces. Only these are copied; a view gets all others from the caller.
    Raises TypeError at construction if a field has not the same name and type in both.
    """

    def __init__(self, state: type[S], view: type[V], names: str) -> None:
        self._state: Callable[..., S] = state
        self._view: Callable[..., V] = view
        self._names = tuple(names.split())
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*self._names)
        ours, theirs = get_type_hints(state), get_type_hints(view)
        for name in self._names:
            if name not in ours or ours[name] != theirs.get(name):
                raise TypeError(f"{name} is not the same field in {state.__name__} and {view.__name__}")

    def view(self, state: S, **others: Any) -> V:
        """Returns a view with the public fields of the state. Raises TypeError if a field is given twice."""
        return self._view(**dict(zip(self._names, self._values(state), strict=True)), **others)

    def state(self, view: V, **others: Any) -> S:
        """Returns a state with the public fields of the view. Raises TypeError if a field is given twice."""
        return self._state(**dict(zip(self._names, self._values(view), strict=True)), **others)
