"""Many at the desk at once: everything is kept, once, in one order."""

from __future__ import annotations

import threading

from referee.desk import Kept
from referee.store import journal
from referee.store.accounts import Who
from referee.store.ids import new_id
from tests.house import NOON, House


def test_writers_at_the_same_time_are_both_kept(house: House) -> None:
    start = threading.Barrier(8)
    answers: list[object] = []

    def write(number: int) -> None:
        who = Who(f"r{number}", "R", "referee", house.game)
        start.wait()
        for _ in range(25):
            said = {"id": new_id(NOON), "at": NOON, "kind": "combat_activity", "who": "ali"}
            answers.extend(house.referee.desk.submit(house.game, [said], who))

    before = house.referee.boards.find(house.game).seq
    writers = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    for each in writers:
        each.start()
    for each in writers:
        each.join()
    assert len(answers) == 200
    assert all(isinstance(answer, Kept) for answer in answers)
    with house.referee.database.reading() as connection:
        rows = journal.after(connection, house.game, before)
    assert [row.seq for row in rows] == list(range(before + 1, before + 201))
    assert {row.id for row in rows} == {answer.row.id for answer in answers}


def test_what_waits_goes_together_in_one_transaction(house: House) -> None:
    """While one batch is being written, others queue; the next transaction takes them all."""
    commits: list[int] = []
    board = house.referee.boards.find(house.game)
    house.referee.boards.listen(lambda _board, news: commits.append(news.seq - news.previous))
    desk, arrived = house.referee.desk, threading.Barrier(6)

    def write() -> None:
        said = {"id": new_id(NOON), "at": NOON, "kind": "combat_activity", "who": "ali"}
        arrived.wait()
        desk.submit(house.game, [said], Who("r", "R", "referee", house.game))

    writers = [threading.Thread(target=write) for _ in range(5)]
    with house.referee.database.writer:  # somebody is writing
        for each in writers:
            each.start()
        arrived.wait()
        while len(desk.waiting) < 5:
            pass
    for each in writers:
        each.join()
    assert commits == [5]
    assert board.seq == board.rows[board.by_seq[-1]].seq


def test_a_failure_is_told_to_whoever_it_struck_and_blocks_nobody(house: House) -> None:
    who = Who("r", "R", "referee", house.game)
    said = {"id": new_id(NOON), "at": NOON, "kind": "combat_activity", "who": "ali"}
    assert house.referee.desk.submit(99, [said], who)[0].code == "unknown_game"
    assert isinstance(house.referee.desk.submit(house.game, [said], who)[0], Kept)
    assert house.referee.desk.waiting == ()
