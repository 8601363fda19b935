"""Fields that a state and its view have in common, because they hold nothing secret."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class PublicFields(Generic[S, V]):
    """Copies public fields from a state into a view, and back into an imagined state.

    public: the struct from which both derive. Only its fields are copied; a view gets all others from the
    caller. Raises TypeError at construction if one of them does not derive from it.
    """

    def __init__(self, state: type[S], view: type[V], public: type[msgspec.Struct]) -> None:
        if not (issubclass(state, public) and issubclass(view, public)):
            raise TypeError(f"{state.__name__} and {view.__name__} do not derive from {public.__name__}")
        self._state: Callable[..., S] = state
        self._view: Callable[..., V] = view
        self._names = public.__struct_fields__
        self._values: Callable[[Any], tuple[Any, ...]] = attrgetter(*self._names)

    def view(self, state: S, **others: Any) -> V:
        """Returns a view with the public fields of the state. Raises TypeError if a field is given twice."""
        return self._view(**dict(zip(self._names, self._values(state), strict=True)), **others)

    def state(self, view: V, **others: Any) -> S:
        """Returns a state with the public fields of the view. Raises TypeError if a field is given twice."""
        return self._state(**dict(zip(self._names, self._values(view), strict=True)), **others)
