"""Builds the last stage of a Containerfile as a folder, in clean roots of Debian. Must be run by root."""

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from tests.deploy.containerfile import Instruction, ignored, is_ignored, stages

PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES: Final = "/run/certificates.pem"
PASSED: Final = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
"""Variables of this machine that are set while a stage is built, as by other builders."""
VIEW: Final = """
set -e
cd "$0"
mount --bind . .
cd "$0"
mount -t proc proc proc
for name in hosts resolv.conf; do touch etc/$name; mount --bind /etc/$name etc/$name; done
{mounts}
exec chroot . {command}
"""
"""Enters a root in a mount namespace: nothing remains mounted when the command ends."""


class Image:
    """What the instructions of a stage have made: a folder, and how its program is run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.workdir = "/"
        self.user = "root"
        self.variables: dict[str, str] = {"PATH": PATH}
        self.volumes: list[str] = []
        self.signal = "SIGTERM"
        self.health: list[str] = []
        self.command: list[str] = []

    def at(self, path: str) -> Path:
        """Where a path of the image, relative to its working directory, is on this machine."""
        return self.root / str(PurePosixPath(self.workdir, path)).lstrip("/")


def build(containerfile: Path, context: Path, folder: Path) -> Image:
    """Builds all stages in a folder and returns the last. Raises CalledProcessError if a step fails."""
    made: dict[str, Image] = {}
    for number, stage in enumerate(stages(containerfile.read_text(encoding="utf-8"))):
        image = made[stage.name] = Image(folder / f"stage-{number}")
        print(f"{image.root.name}: FROM debian:{stage.release}-slim", flush=True)
        _unpack(_base(folder, stage.release), image.root)
        for step in stage.steps:
            print(f"{image.root.name}: {step.name} {step.text[:80]}", flush=True)
            _carry_out(image, step, context, made)
    return image


def _base(folder: Path, release: str) -> Path:
    """A clean root of a release as an archive, made once."""
    path = folder / f"{release}.tar"
    if not path.exists():
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", release, path], check=True)
    return path


def _unpack(archive: Path, root: Path) -> None:
    root.mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", root, "--numeric-owner"], check=True)


def _carry_out(image: Image, step: Instruction, context: Path, made: Mapping[str, Image]) -> None:
    """Carries out one instruction."""
    match step.name:
        case "RUN":
            _run(image, step.text)
        case "COPY":
            _copy(image, step.words, context, made)
        case "WORKDIR":
            image.workdir = str(PurePosixPath(image.workdir, step.text))
            image.at(".").mkdir(parents=True, exist_ok=True)
        case "USER":
            image.user = step.text
        case "ENV":
            image.variables |= dict(word.split("=", 1) for word in step.words)
        case "VOLUME":
            image.volumes += step.words
        case "STOPSIGNAL":
            image.signal = step.text
        case "HEALTHCHECK":
            image.health = json.loads(step.text.partition("CMD")[2])
        case "CMD":
            image.command = json.loads(step.text)


def _run(image: Image, command: str) -> None:
    """Runs a command of the build; the machine's proxies and certificates are lent to it."""
    machine = {name: os.environ[name] for name in PASSED if name in os.environ}
    mounts = ":"
    if (certificates := os.environ.get("SSL_CERT_FILE")) is not None:
        machine |= {"PIP_CERT": CERTIFICATES}
        lent = CERTIFICATES.lstrip("/")
        mounts = f"mount -t tmpfs tmpfs run; touch {lent}; mount --bind {shlex.quote(certificates)} {lent}"
    shell = ["/bin/sh", "-c", f"cd {shlex.quote(image.workdir)} && {command}"]
    done = subprocess.run(
        entered(image, shell, mounts), env=image.variables | machine, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        print(done.stdout, flush=True)
    done.check_returncode()


def _copy(image: Image, words: Sequence[str], context: Path, made: Mapping[str, Image]) -> None:
    """Copies files or folders' contents from the context, but for what is ignored, or from another stage."""
    stage = next((word.partition("=")[2] for word in words if word.startswith("--from=")), None)
    *sources, target = [word for word in words if not word.startswith("--")]
    source_root = context if stage is None else made[stage].root
    patterns = ignored(context) if stage is None else ()

    def left_out(folder: str, names: list[str]) -> set[str]:
        inside = PurePosixPath(Path(folder).relative_to(source_root))
        return {name for name in names if is_ignored(inside / name, patterns)}

    for source in sources:
        path, to = source_root / source.lstrip("/"), image.at(target)
        if path.is_dir():
            shutil.copytree(path, to, symlinks=True, ignore=left_out, dirs_exist_ok=True)
        else:
            shutil.copy(path, to / path.name if to.is_dir() else to)


def entered(image: Image, command: Sequence[str], mounts: str) -> list[str]:
    """The command line that runs a command within the root, after the mounts (shell, from the root)."""
    script = VIEW.format(mounts=mounts, command=shlex.join(command))
    return ["unshare", "--mount", "--propagation", "private", "/bin/sh", "-c", script, str(image.root)]
