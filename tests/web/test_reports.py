"""Reports at the desk: kept once, or turned away with a reason, and nothing in between."""

from __future__ import annotations

from typing import Any

import pytest

from referee.store.ids import new_id
from tests.house import MINUTE, NOON, SECOND, House


def count(house: House) -> int:
    return house.referee.boards.find(house.game).seq


def test_a_hit_is_kept_and_shows_at_once(house: House) -> None:
    phone = house.phone()
    receipt = phone.report("blow_struck", on="ali", by="nico")
    assert (receipt["kept"], receipt["result"], receipt["seq"]) == (True, "applied", count(house))
    state = phone.state()
    ali = next(each for each in state["characters"] if each["id"] == "ali")
    assert ali["moments"][0]["state"] == "wounded"
    assert state["lines"][0]["fact"] == {"on": "ali", "by": "nico"}
    assert state["lines"][0]["author"]["name"] == "Léonie"


def test_the_same_report_again_is_the_same_receipt(house: House) -> None:
    phone = house.phone()
    said = phone.written("blow_struck", on="ali")
    first = phone.send(said).json["receipts"]
    before = count(house)
    house.clock.move(MINUTE)
    again = phone.send(said, said, sent_at=NOON).json["receipts"]
    assert again == first * 2
    assert count(house) == before


def test_the_same_report_from_another_referee_is_the_same_entry(house: House) -> None:
    one, other = house.phone(), house.phone(name="Basile")
    said = one.written("blow_struck", on="ali")
    assert one.send(said).json["receipts"] == other.send(said).json["receipts"]


@pytest.mark.parametrize("change", [{"on": "nico"}, {"at": NOON - 1}, {"by": "nico"}, {"kind": "combat_activity"}])
def test_a_reused_id_with_another_body_is_refused(house: House, change: dict[str, Any]) -> None:
    phone = house.phone()
    said = phone.written("blow_struck", on="ali")
    phone.send(said)
    before = count(house)
    other = said | change
    if "kind" in change:
        other = {"id": said["id"], "at": said["at"], "kind": "combat_activity", "who": "ali"}
    answer = phone.send(other)
    assert answer.status_code == 409
    assert answer.json["receipts"][0]["error"]["code"] == "id_reused"
    assert count(house) == before


def test_a_batch_may_be_kept_in_part(house: House) -> None:
    phone = house.phone()
    good, bad = phone.written("blow_struck", on="ali"), phone.written("blow_struck", on="nobody")
    answer = phone.send(good, bad)
    assert answer.status_code == 207
    kept, turned_away = answer.json["receipts"]
    assert kept["kept"]
    assert turned_away == {
        "id": bad["id"],
        "kept": False,
        "error": {"code": "unknown_character", "where": "nobody", "message": turned_away["error"]["message"]},
    }
    assert set(turned_away["error"]["message"]) == {"fr", "en"}


@pytest.mark.parametrize(
    ("status", "code", "change"),
    [
        (400, "malformed", {"zorp": 1}),
        (400, "malformed", {"kind": "zorp"}),
        (400, "malformed", {"on": 5}),
        (400, "malformed", {"id": "x"}),
        (404, "unknown_character", {"on": "nobody"}),
        (404, "unknown_character", {"by": "nobody"}),
    ],
)
def test_every_refusal_is_precise_and_writes_nothing(house: House, status: int, code: str, change: Any) -> None:
    phone = house.phone()
    before = count(house)
    answer = phone.send(phone.written("blow_struck", on="ali") | change)
    assert (answer.status_code, answer.json["receipts"][0]["error"]["code"]) == (status, code)
    assert all(answer.json["receipts"][0]["error"]["message"].values())
    assert count(house) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"reports": []}',
        b'{"reports": 5}',
        b'{"reports": [{}], "zorp": 1}',
        b'{"reports": [{}], "sent_at": "x"}',
        b'{"reports": [{}], "offset": 1e400}',
        b"\xff\xfe",
        b'{"reports": [NaN]}',
        b'{"reports": ["\\ud800"]}',
        b"[" * 100_000,
    ],
)
def test_a_batch_that_is_none_is_refused_whole(house: House, body: bytes) -> None:
    phone = house.phone()
    answer = phone.client.post(f"{phone.api}/reports", data=body, content_type="application/json")
    assert answer.status_code == 400
    assert answer.json["error"]["code"] == "malformed"


def test_a_batch_too_large_is_refused(house: House) -> None:
    phone = house.phone()
    answer = phone.client.post(f"{phone.api}/reports", data=b" " * 1_100_000, content_type="application/json")
    assert (answer.status_code, answer.json["error"]["code"]) == (413, "too_large")


def test_a_report_of_a_signed_out_phone_is_refused(house: House) -> None:
    stranger = house.stranger()
    answer = stranger.send(stranger.written("blow_struck", on="ali"))
    assert (answer.status_code, answer.json["error"]["code"]) == (401, "signed_out")


def test_another_game_is_unknown(house: House) -> None:
    phone = house.phone()
    assert phone.get("/api/games/99/state").status_code == 404
    assert phone.get("/api/games/99999999999999999999999/state").status_code == 404


def test_against_the_rules_is_kept_with_its_reasons(house: House) -> None:
    phone = house.phone()
    receipt = phone.report("entry_withdrawn", cites=new_id(NOON), reason="never arrived")
    assert (receipt["kept"], receipt["result"]) == (True, "pending")


def test_players_report_only_what_is_theirs_about_themselves(house: House) -> None:
    ali = house.phone("player", "ali")
    assert ali.report("referee_called", who="ali", text="here")["kept"]
    for said in (
        ali.written("referee_called", who="nico"),
        ali.written("blow_struck", on="nico"),
        ali.written("ruling_made", on="ali", reason="me", health="fit"),
        ali.written("game_paused"),
        ali.written("stop_seen", who="nico"),
        ali.written("action_taken", runner="ali", actions=[], dice={"search": [1]}),
    ):
        answer = ali.send(said)
        assert (answer.status_code, answer.json["receipts"][0]["error"]["code"]) == (403, "not_allowed")


def test_a_role_in_the_body_is_no_role(house: House) -> None:
    ali = house.phone("player", "ali")
    answer = ali.send(ali.written("game_paused") | {"role": "chief"})
    assert answer.status_code == 400


def test_a_new_character_is_known_to_what_follows_in_the_same_batch(house: House) -> None:
    phone = house.phone()
    enter = phone.written("character_entered", who="ogre", name="Ogre", creature=True, resists_blows=3)
    answer = phone.send(enter, phone.written("blow_struck", on="ogre"))
    assert answer.status_code == 200


def test_somebody_whose_entry_was_withdrawn_is_still_known(house: House) -> None:
    phone = house.phone()
    enter = phone.written("character_entered", who="ogre", name="Ogre")
    phone.send(enter)
    phone.report("entry_withdrawn", cites=enter["id"], reason="twice")
    assert phone.report("blow_struck", on="ogre")["kept"]


class TestTheClockOfAPhone:
    """«at» is corrected by what is known of the phone's clock, and never lies in the future."""

    def sent(self, house: House, at: int, **batch: int) -> dict[str, Any]:
        phone = house.phone()
        return phone.send(phone.written("blow_struck", on="ali", at=at), **batch).json["receipts"][0]

    def test_a_measured_offset_is_added(self, house: House) -> None:
        ahead = 40 * MINUTE
        receipt = self.sent(house, NOON + ahead - SECOND, sent_at=NOON + ahead - 30, offset=-ahead)
        assert receipt["at"] == NOON - SECOND
        assert (receipt["flags"], receipt["clock_ms"]) == (["clock_corrected"], -ahead)

    def test_a_measured_offset_is_never_more_than_the_letters_journey_allows(self, house: House) -> None:
        receipt = self.sent(house, NOON - 10 * SECOND, sent_at=NOON - 5 * SECOND, offset=20 * SECOND)
        assert receipt["at"] == NOON - 5 * SECOND

    def test_a_small_difference_unmeasured_is_travel(self, house: House) -> None:
        assert self.sent(house, NOON - 3 * SECOND, sent_at=NOON - 1_900)["at"] == NOON - 3 * SECOND

    def test_a_large_difference_unmeasured_is_the_clock(self, house: House) -> None:
        receipt = self.sent(house, NOON - 50 * MINUTE, sent_at=NOON - 40 * MINUTE)
        assert receipt["at"] == NOON - 10 * MINUTE
        assert receipt["flags"] == ["clock_corrected"]

    def test_the_future_is_clamped_and_flagged_not_refused(self, house: House) -> None:
        receipt = self.sent(house, NOON + 5 * SECOND)
        assert (receipt["at"], receipt["flags"]) == (NOON, ["clock_ahead"])
        assert receipt["result"] == "applied"

    def test_before_all_time_is_the_beginning(self, house: House) -> None:
        assert self.sent(house, 5, sent_at=NOON + MINUTE, offset=-MINUTE)["at"] == 0

    def test_sent_again_later_it_stays_where_it_was(self, house: House) -> None:
        phone = house.phone()
        said = phone.written("blow_struck", on="ali", at=NOON - 50 * MINUTE)
        first = phone.send(said, sent_at=NOON - 40 * MINUTE).json["receipts"][0]
        house.clock.move(MINUTE)
        assert phone.send(said, sent_at=NOON - 39 * MINUTE, offset=0).json["receipts"][0] == first


def test_a_late_report_lands_where_it_belongs_and_corrects(house: House) -> None:
    phone = house.phone()
    phone.report("blow_struck", on="ali", at=NOON)
    house.clock.move(MINUTE)
    second = phone.report("blow_struck", on="ali")
    assert [each["code"] for each in second["notes"]] == ["now_dying"]
    late = phone.report("healed", on="ali", to="fit", at=NOON + 30 * SECOND)
    (correction,) = late["corrections"]
    assert (correction["entry"], correction["because"]) == (second["id"], late["id"])
    assert (correction["life"], correction["on"]) == (True, ["ali"])
    assert phone.state()["corrections"] == [correction]
