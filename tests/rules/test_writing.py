"""Documents, signs, languages, renown, feedback («W-01» to «W-06», «R-01» to «R-11»)."""

from __future__ import annotations

from typing import Any

import pytest

from referee.rules.field.renown import rank_at, renown
from tests.rules.play import BOOK, entry, now, people, played


def reader(**traits: Any) -> Any:
    return entry(0, "character_entered", id="0-R", who="R", name="R", **traits)


def document(**traits: Any) -> Any:
    return entry(0, "document_entered", id="1", document="D", **traits)


def read(at_s: float = 1, **fact: Any) -> Any:
    return entry(at_s, "document_read", id=f"read{at_s}", by="R", document="D", **fact)


OPEN = people(B=None, C=None)


@pytest.mark.parametrize(
    ("script", "language", "languages", "visible"),
    [
        ("plain", "onirian", ("onirian",), "full"),
        ("common", "dwarvish", ("onirian",), "header_only"),
        ("common", "dwarvish", ("onirian", "dwarvish"), "full"),
        ("secret", "archaic", ("onirian",), "none"),
        ("secret", "archaic", ("archaic",), "full"),
        ("cipher", "onirian", ("onirian",), "full"),
    ],
)
def test_what_a_reader_sees(script: str, language: str, languages: Any, visible: str) -> None:
    game = played(*OPEN, reader(languages=languages), document(script=script, language=language), read())
    assert game.outcome("read1").detail["visible"] == visible
    assert game.outcome("read1").detail.get("font") == ("Alchemy" if script == "common" else None)


@pytest.mark.parametrize(
    ("traits", "fact", "reason"),
    [({"can_read": False}, {}, "cannot_read"), ({}, {"choice": "walk_away"}, "walked_away"), ({}, {}, None)],
)
def test_who_reads_at_all(traits: dict[str, Any], fact: dict[str, Any], reason: str | None) -> None:
    assert played(*OPEN, reader(**traits), document(), read(**fact)).outcome("read1").reason == reason


def test_the_blind_do_not_read_and_what_is_not_there_is_not_read() -> None:
    blind = entry(0, "keyword_called", form="effect", keyword="blind", on="R")
    assert played(*OPEN, reader(), document(), blind, read()).outcome("read1").reason == "cannot_read"
    assert played(*OPEN, reader(), read()).outcome("read1").reason == "no_such_object"


def test_whoever_begins_a_compelling_parchment_finishes_and_suffers_it() -> None:
    parchment = document(starts_with="Effet : Message", effect="Effet : Peur")
    game = played(*OPEN, reader(), parchment, read())
    assert (game.outcome("read1").reason, game.outcome("read1").detail["effect"]) == (
        "must_finish_and_suffer",
        "Effet : Peur",
    )
    assert [effect.keyword for effect in now(game, "R", 1).effects] == ["fear"]
    foreign = document(starts_with="Effet : Message", effect="Effet : Peur", script="common", language="dwarvish")
    assert now(played(*OPEN, reader(), foreign, read()), "R", 1).effects == ()


def test_a_message_held_out_is_pending_until_that_document_is_read() -> None:
    call = entry(1, "keyword_called", form="effect", keyword="message", on="R", document="D")
    game = played(*OPEN, reader(), document(), entry(0, "document_entered", id="2", document="E"), call,
                  entry(2, "document_read", by="R", document="E"))  # fmt: skip
    assert now(game, "R", 2).pending_message == "D"
    game.take([read(3)])
    assert now(game, "R", 3).pending_message is None


def test_signs_speak_to_their_skills() -> None:
    look = entry(1, "signs_read", id="s", by="R", document="D")
    game = played(*OPEN, reader(skills=("herald", "thief")), document(signs=("herald", "scholar")), look)
    assert game.outcome("s").detail["signs"] == ["herald"]
    assert played(*OPEN, reader(), look).outcome("s").reason == "no_such_object"


def test_a_document_enters_once() -> None:
    again = entry(1, "document_entered", id="again", document="D")
    assert played(*OPEN, document(), again).outcome("again").reason == "already_in_game"


@pytest.mark.parametrize(
    ("language", "speaker", "heard"),
    [("dwarvish", ("onirian", "dwarvish"), {"B": "language_name_only", "C": "nothing", "D": "understood"}),
     ("onirian", ("dwarvish",), {"B": "understood", "C": "nothing", "D": "understood"})],
)  # fmt: skip
def test_who_understands_what_is_said(language: str, speaker: Any, heard: dict[str, str]) -> None:
    stun = entry(0, "keyword_called", form="effect", keyword="stun", on="C")
    dwarf = entry(0, "character_entered", id="0-D", who="D", name="D", languages=("dwarvish",))
    says = entry(1, "spoke", id="s", by="R", language=language, hearers=("B", "C", "D"))
    assert played(*OPEN, reader(languages=speaker), dwarf, stun, says).outcome("s").detail["heard"] == heard


def test_nobody_speaks_what_he_does_not_know_nor_while_paralysed() -> None:
    says = entry(2, "spoke", id="s", by="R", language="dwarvish")
    assert played(*OPEN, reader(), says).outcome("s").reason == "language_unknown"
    paralysed = entry(1, "keyword_called", form="effect", keyword="paralyse", on="R")
    assert played(*OPEN, reader(languages=("dwarvish",)), paralysed, says).outcome("s").reason == "caster_incapable"


@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, None), (4, None), (5, "notable"), (9, "notable"), (10, "noble"), (14, "noble"), (15, "great_noble"),
     (19, "great_noble"), (20, "luminary"), (35, "luminary")],
)  # fmt: skip
def test_ranks(points: int, rank: str | None) -> None:
    found = rank_at(points, BOOK)
    assert (found.id if found else None) == rank


@pytest.mark.parametrize(
    ("changes", "total"),
    [
        ([("city_way", 2)], 6),
        ([("city_way", -9)], 0),
        ([("prestige_purchase", 1)], 5),
        ([("grand_master", 1), ("grand_master", 1)], 5),
        ([("masterpiece_gain", 1), ("masterpiece_gain", 1)], 6),
        ([("masterpiece_gain", 1), ("masterpiece_loss", 1)], 4),
        ([("masterpiece_loss", 1), ("masterpiece_gain", 1)], 5),
    ],
)
def test_renown(changes: list[tuple[str, int]], total: int) -> None:
    log = [entry(n, "renown_changed", id=str(n), who="R", source=s, points=p) for n, (s, p) in enumerate(changes, 1)]
    game = played(*OPEN, reader(renown=4), *log)
    assert renown(game.game.characters["R"], BOOK) == total
    reasons = [game.outcome(e.id).reason for e in log]
    assert reasons == [None] * len(log) or reasons == [None, "already_grand_master"]


def test_several_masterpieces_may_count_as_one() -> None:
    game = played(
        *OPEN, reader(), *(entry(n, "renown_changed", id=str(n), who="R", source="masterpiece_gain") for n in (1, 2))
    )
    assert renown(game.game.characters["R"], BOOK.with_rulings({"masterpiece_stack": "one_in_all"})) == 1


@pytest.mark.parametrize(
    ("received", "rulings", "reason", "xp"),
    [
        ("2024-05-27T23:59:59", {}, "on_time", 7),
        ("2024-05-28T00:00:00", {}, "late", 3),
        (None, {}, "late", 3),
        (None, {"xp_half_rounding": "up"}, "late", 4),
        ("2024-05-27T18:00:00", {"feedback_deadline": "exact_hour"}, "on_time", 7),
        ("2024-05-27T18:00:01", {"feedback_deadline": "exact_hour"}, "late", 3),
        ("yesterday", {}, "date_unreadable", None),
    ],
)
def test_feedback(received: str | None, rulings: dict[str, Any], reason: str, xp: int | None) -> None:
    said = entry(
        1,
        "feedback_received",
        id="f",
        who="R",
        event_ended_on="2024-05-12T18:00:00",
        received_on=received,
        experience=7,
    )
    game = played(*OPEN, reader(), said, book=BOOK.with_rulings(rulings))
    assert (game.outcome("f").reason, game.outcome("f").detail.get("xp")) == (reason, xp)


def test_fifteen_days_across_the_change_of_the_hour() -> None:
    said = entry(1, "feedback_received", id="f", who="R", event_ended_on="2024-10-20T18:00:00",
                 received_on="2024-11-04T23:59:59", experience=8)  # fmt: skip
    assert played(*OPEN, reader(), said).outcome("f").reason == "on_time"


def test_a_purchase_of_prestige_is_worth_one_point() -> None:
    bought = entry(1, "renown_changed", who="R", source="prestige_purchase")
    assert renown(played(*OPEN, reader(renown=4), bought).game.characters["R"], BOOK) == 5
