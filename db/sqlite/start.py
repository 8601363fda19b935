"""Prepares a database to be opened: folder, locks, check of the last run's files, migrations."""

import logging
import os
from pathlib import Path
from typing import NamedTuple

from db.errors import StoreError
from db.sqlite import backups, runs
from db.sqlite.files import close_to_others, make_file, make_folder
from db.sqlite.instance import Instance, unsettle
from db.sqlite.migrate import migrations, prepare

log = logging.getLogger(__name__)


class Started(NamedTuple):
    """A database that is ready to be opened. `path` is its real path."""

    path: Path
    instance: Instance | None
    is_new: bool

    def release(self) -> None:
        """Releases the locks."""
        if self.instance is not None:
            self.instance.release()


def start(path: Path, *, alone: bool) -> Started:
    """Migrates the database, or creates it. Raises StoreError and its subclasses."""
    path = Path(os.path.realpath(path))
    try:
        make_folder(path.parent)
        if not alone:
            make_file(path)
            unsettle(path)
    except OSError as error:
        raise StoreError("io", str(path)) from error
    instance = Instance(path) if alone else None
    started = Started(path, instance, False)

    def back_up(found: int, latest: int) -> None:
        if alone:  # of several processes that start at once only one may
            kept = backups.migration_copy(path, found, latest)
            log.info("database version %d: a copy of it is %s; migrating to %d", found, kept, latest)

    try:
        if instance is not None:
            started = started._replace(is_new=runs.take(path, instance))
        prepare(path, migrations(), back_up)
        close_to_others(path)
    except BaseException:
        started.release()
        raise
    return started
