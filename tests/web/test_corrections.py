"""Whoever was told otherwise is told what changed: referees everything, a player about himself and never who."""

from __future__ import annotations

import json

from tests.house import NOON, SECOND, House


def test_a_player_hears_what_a_late_report_changed_and_not_who(house: House) -> None:
    referee, ali, omar = house.phone(), house.phone("player", "ali"), house.phone("player", "omar")
    house.clock.move(60 * SECOND)
    healed = referee.report("healed", on="ali", by="leila", at=NOON + 50 * SECOND)
    assert ali.state()["me"]["corrections"] == []
    late = referee.written("blow_struck", on="ali", by="nico", at=NOON + 10 * SECOND)
    receipt = referee.send(late).json["receipts"][0]
    assert receipt["corrections"][0]["late"] == {"kind": "blow_struck", "at": NOON + 10 * SECOND}
    [told] = ali.state()["me"]["corrections"]
    assert told["id"] == f"{healed['id']}-{late['id']}"
    assert told["late"] == {"kind": "blow_struck", "at": NOON + 10 * SECOND}
    assert (told["before"]["result"], told["after"]["result"]) == ("ignored", "applied")
    assert not {"nico", "leila"} & set(json.dumps(ali.state()).replace('"', " ").split())
    assert omar.state()["me"]["corrections"] == []


def test_what_a_coma_erased_is_not_brought_back(house: House) -> None:
    referee, ali = house.phone(), house.phone("player", "ali")
    house.clock.move(60 * SECOND)
    referee.report("healed", on="ali", at=NOON + 20 * SECOND)
    referee.report("keyword_called", form="effect", keyword="coma", on="ali", at=NOON + 30 * SECOND)
    referee.report("healed", on="ali", at=NOON + 40 * SECOND)
    referee.report("blow_struck", on="ali", at=NOON + 10 * SECOND)
    forgotten = {line["id"] for line in ali.state()["me"]["lines"] if line["forgotten"]}
    assert not [told for told in ali.state()["me"]["corrections"] if told["id"][:26] in forgotten]
