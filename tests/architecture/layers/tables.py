"""Import rules inside tables/ and db/: for each folder or module, the others that it may import.

Modules that are missing on the left may import all of their package.
"""

_VALUES = ("views", "past", "errors")
_MODEL = ("model", *_VALUES)
_ACTIONS = ("actions", *_MODEL)
_LOG = ("log", *_ACTIONS)

TABLES: dict[str, tuple[str, ...]] = {
    "views": (),
    "past": ("views",),
    "errors": (),
    "model": _VALUES,
    "actions": _MODEL,
    "log": _ACTIONS,
    "projection": _LOG,
    "verify": _LOG,
    "backups": _LOG,
    "drafts": _LOG,
    "timers": ("drafts", *_LOG),
    "personal": _LOG,
    "midgame": ("drafts", "personal", "projection", *_LOG),
    "rematches": _LOG,
    "hints": ("projection", *_LOG),
    "replays": ("projection", "verify", *_LOG),
    "coach": ("hints", *_LOG),
    "settings": ("personal", "timers", *_LOG),
    "messages": _LOG,
    "service": (
        *(
            "coach",
            "hints",
            "projection",
            "settings",
            "messages",
            "timers",
            "midgame",
            "personal",
            "rematches",
            "drafts",
            "replays",
        ),
        *_LOG,
    ),
    "__init__": ("service",),
}

DB: dict[str, tuple[str, ...]] = {
    "errors": (),
    "rows": (),
    "queries": ("rows",),
    "memory": (),
    "shares": ("errors",),
    "engine": ("rows",),
    "writer": ("engine", "errors", "rows"),
    "access": ("engine", "errors", "writer"),
    "remembered": ("access", "engine", "errors", "memory", "queries", "rows"),
    "personal": ("access", "engine", "queries", "remembered", "rows"),
    "invitations": ("access", "engine", "queries", "rows"),
    "store": (
        "access",
        "engine",
        "errors",
        "invitations",
        "personal",
        "queries",
        "remembered",
        "rows",
        "shares",
    ),
    "migrations": ("errors",),
    "sqlite": ("engine", "errors", "migrations", "queries", "rows"),
    "postgres": ("engine", "errors", "migrations", "queries", "rows", "shares"),
    "moving": ("errors", "postgres", "sqlite"),
    "opening": ("errors", "postgres", "shares", "sqlite", "store"),
    "__init__": ("errors", "opening", "rows", "shares", "sqlite", "store"),
}

LAYERS: dict[str, dict[str, tuple[str, ...]]] = {"tables": TABLES, "db": DB}
