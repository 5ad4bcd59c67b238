"""What the pad of calls is given: the keywords in the order of use, what each needs, the book's times."""

from __future__ import annotations

from typing import get_args

from referee.rules.kinds import Keyword
from tests.house import House


def test_the_pad_is_for_referees_and_kept_as_long_as_the_book_is_the_same(house: House) -> None:
    referee = house.phone().client
    answer = referee.get("/api/games/1/pad")
    assert answer.status_code == 200
    assert referee.get("/api/games/1/pad", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
    assert house.phone("player", "ali").client.get("/api/games/1/pad").status_code == 403
    assert house.stranger().get("/api/games/1/pad").status_code == 401


def test_states_first_and_every_keyword_with_what_it_needs(house: House) -> None:
    pad = house.phone().client.get("/api/games/1/pad").json
    offered = {each["id"]: each for each in pad["keywords"]}
    assert set(offered) == set(get_args(Keyword))
    assert [each["id"] for each in pad["keywords"]][:4] == ["wound", "agony", "coma", "death"]
    assert offered["break"]["needs"] == ["object"]
    assert offered["dispel"]["needs"] == ["cites"] and not offered["dispel"]["resistible"]
    assert offered["pain"]["said"] == "Douleur" and offered["pain"]["lasts"] == "timed"
    assert pad["timers"]["finish_off"] == 30


def test_the_log_tells_what_became_of_every_hearer(house: House) -> None:
    referee = house.phone()
    referee.report("went_out_of_play", who="omar", reason="safety")
    made = referee.report(
        "keyword_called", form="effect", keyword="fear", modifiers=["mass"], hearers=["ali", "nico", "omar"],
        answer={"nico": "resist"},
    )  # fmt: skip
    [line] = [line for line in referee.client.get("/api/games/1/log").json["lines"] if line["id"] == made["id"]]
    assert {who: each["result"] for who, each in line["per_target"].items()} == {
        "ali": "applied", "nico": "blocked", "omar": "ignored",
    }  # fmt: skip
    assert line["per_target"]["nico"]["reasons"] == [{"code": "resisted"}]


def test_a_message_without_a_card_is_read_once(house: House) -> None:
    referee = house.phone()
    handed = referee.report("keyword_called", form="effect", keyword="message", on="ali")
    assert referee.report("document_read", by="ali", document="another")["result"] == "ignored"
    assert referee.report("document_read", by="ali", document=handed["id"])["result"] == "applied"
    assert referee.report("document_read", by="ali", document=handed["id"])["result"] == "ignored"
