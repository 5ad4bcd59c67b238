"""Whatever arrives at the desk is answered with a refusal or a receipt; nothing breaks the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from referee.rules.vocabulary import VOCABULARY
from tests.house import NOON, House, Phone, next_id

JSON = some.recursive(
    some.none()
    | some.booleans()
    | some.integers()
    | some.floats(allow_nan=False, allow_infinity=False)
    | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = some.sampled_from(["ali", "nico", "nobody", "fit", "dead", "stun", "death", "effect", "blow", "resist", "mass"])
KEYS = some.sampled_from(sorted({key for word in VOCABULARY.values() for key in word.fact.__dataclass_fields__}))
SHAPED = some.dictionaries(KEYS, WORDS | some.lists(WORDS, max_size=3) | some.integers(-5, 400) | JSON, max_size=6)


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Phone:
    folder: Path = tmp_path_factory.mktemp("anything")
    return House(folder / "data").phone()


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(said=JSON)
def test_any_json_is_answered(phone: Phone, said: Any) -> None:
    answer = phone.client.post(f"{phone.api}/reports", json=said)
    assert answer.status_code == 400
    assert answer.json["error"]["code"] == "malformed"


@settings(deadline=None, max_examples=200)
@given(kind=some.sampled_from(sorted(VOCABULARY)), fact=SHAPED)
def test_any_report_is_kept_or_turned_away(phone: Phone, kind: str, fact: dict[str, Any]) -> None:
    said = {**fact, "id": next_id(NOON), "at": NOON, "kind": kind}
    answer = phone.send(said)
    (receipt,) = answer.json["receipts"]
    assert receipt["id"] == said["id"]
    assert receipt["kept"] == (answer.status_code == 200)
    if not receipt["kept"]:
        assert receipt["error"]["code"] in ("malformed", "unknown_character")
        assert receipt["error"]["where"]
    assert phone.get("state").status_code == 200


def test_what_breaks_inside_is_said_and_not_shown(house: House) -> None:
    def broken() -> str:
        raise ZeroDivisionError("a secret")

    house.app.config["PROPAGATE_EXCEPTIONS"] = False
    house.app.add_url_rule("/api/broken", view_func=broken)
    answer = house.stranger().get("/api/broken")
    assert (answer.status_code, answer.json["error"]["code"]) == (500, "broken")
    assert "secret" not in answer.text
