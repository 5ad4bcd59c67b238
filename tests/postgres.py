"""A PostgreSQL server for tests, in a folder of its own, on no port of the network."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@contextmanager
def running(missing: Callable[[str], None]) -> Iterator[str]:
    """Starts the server, gives the address of its database, and stops it; root runs it as `postgres`.

    Its folder is not below pytest's: each start of pytest closes those to everybody else, `postgres` too.
    """
    where = programs()
    if where is None or not (where / "initdb").exists():
        missing("PostgreSQL")
        return
    folder = Path(tempfile.mkdtemp(prefix="referee-pg-"))
    as_user: list[str] = []
    if os.getuid() == 0:
        user = pwd.getpwnam("postgres")
        as_user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    try:
        run(str(where / "initdb"), "-D", str(data), "-U", "referee", "--auth=trust", "-E", "UTF8", "--locale=C")
        options = f"-c listen_addresses='' -k {folder} -c fsync=off"
        run(str(where / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql+psycopg://referee@/postgres?host={folder}"
        finally:
            run(str(where / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
