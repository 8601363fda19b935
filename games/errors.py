"""Errors that a game raises when it cannot do what it is asked.

    GameError
    ├── UnreadableMove   the text is no move of this game
    ├── AmbiguousMove    the text is several moves
    ├── IllegalMove      a move, but not now: `code` says why, `rule` names the rule
    ├── NotYourTurn      the table does not wait for this seat
    └── GameOver         the game has ended

An error carries a code and parameters, no sentence. It is shown to the player who asked, so its parameters
hold only what that seat may know. Bugs of the program are asserted instead.
"""

from typing import ClassVar, Final

from games.params import Param

BETWEEN_FORMS: Final = " · "


class GameError(Exception):
    """Base class; `code` is the id of a text `error-<code>`, `params` are its parameters."""

    kind: ClassVar[str] = "game-error"

    def __init__(self, code: str = "", rule: str = "", **params: Param) -> None:
        self.code = code or self.kind
        self.rule = rule
        self.params = params
        super().__init__(self.code, rule, params)


class UnreadableMove(GameError):
    """The text is no move of this game. `forms` are examples of its moves."""

    kind = "unreadable-move"

    def __init__(self, code: str = "", rule: str = "", forms: tuple[str, ...] = (), **params: Param) -> None:
        self.forms = forms
        super().__init__(code, rule, **params, forms=BETWEEN_FORMS.join(forms))


class AmbiguousMove(GameError):
    """The text could mean several moves."""

    kind = "ambiguous-move"


class IllegalMove(GameError):
    """A move of this game, but not allowed now; `rule` is the section of RULES.md."""

    kind = "illegal-move"


class NotYourTurn(GameError):
    """The table does not wait for this seat."""

    kind = "not-your-turn"


class GameOver(GameError):
    """The game has ended."""

    kind = "game-over"
