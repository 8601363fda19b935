"""Layers of the sandbox: for each module or folder, the ones that it may import.

Within a folder, imports are free as long as they form no circle. The sandbox imports nothing of the project.
"""

_WORLD = ("errors", "world")
_CONTROL = (*_WORLD, "control")
_GATEWAY = (*_CONTROL, "gateway")
_ACTIONS = (*_GATEWAY, "checks", "actions")
_PAGE = (*_ACTIONS, "responses", "page")
_SANDBOX = (*_PAGE, "sandbox")

LAYERS: dict[str, tuple[str, ...]] = {
    "errors": (),
    "responses": (),
    "origins": (),
    "child": (),
    "discordpy": ("child",),
    "world": ("errors",),
    "checks": _WORLD,
    "control": _WORLD,
    "gateway": _CONTROL,
    "actions": (*_GATEWAY, "checks"),
    "page": (*_ACTIONS, "responses"),
    "page_user": ("errors", "checks"),
    "sandbox": _PAGE,
    "rest": _SANDBOX,
    "workshop": _SANDBOX,
    "server": (*_SANDBOX, "rest", "workshop", "origins"),
    "__main__": ("server", "world", "child", "discordpy"),
}
