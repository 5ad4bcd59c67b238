"""A wrong setting stops the start and says what would do; the app itself touches nothing until asked."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from referee import create_app
from referee.config import WrongSetting, read_settings, secret_key


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"REFEREE_ASYNC_MODE": "eventlet"}, "gevent or threading"),
        ({"REFEREE_LIMITS": "perhaps"}, "yes or no"),
        ({"REFEREE_WATCH_MS": "soon"}, "whole number"),
        ({"REFEREE_WATCH_MS": "-1"}, "not negative"),
        ({"REFEREE_LANGUAGE": "de"}, "fr or en"),
        ({"REFEREE_DATABASE_URL": "mysql://x"}, "postgresql"),
        ({"REFEREE_PUBLIC_URL": "referee.example"}, "https://"),
    ],
)
def test_a_wrong_setting_says_what_would_do(environ: dict[str, str], said: str) -> None:
    with pytest.raises(WrongSetting, match=said):
        read_settings(environ, {})


def test_an_unknown_override_is_noticed() -> None:
    with pytest.raises(WrongSetting, match="datta"):
        create_app(environ={}, datta="x")


def test_making_the_app_touches_no_disk(tmp_path: Path) -> None:
    create_app(environ={}, data=tmp_path / "never")
    assert list(tmp_path.iterdir()) == []


def test_the_key_is_its_owners_alone_and_stays(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


def test_a_broken_key_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("short")
    with pytest.raises(WrongSetting, match="delete it"):
        secret_key(tmp_path)
