"""`python -m referee …`: gevent first, where it is used, then the Flask CLI with the program's own words."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Hands the words to the Flask CLI."""
    if os.environ.get("REFEREE_ASYNC_MODE", "gevent") == "gevent":
        from gevent import monkey

        monkey.patch_all()
    from flask.cli import FlaskGroup

    from referee import create_app
    from referee.config import WrongSetting

    try:
        FlaskGroup(create_app=create_app).main(prog_name="manage.py")
    except WrongSetting as wrong:
        sys.exit(str(wrong))


if __name__ == "__main__":
    main()
