"""Real emergencies, which are no part of the game: calls, what is added to them, and what referees answer.

Not the log and not the desk's: nothing here is folded, stopped with the game or seen by a rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from referee.rules.kinds import Millis
from referee.store.tables import emergencies, medical_answers, medical_calls

ON_MY_WAY, OVER = "on_my_way", "over"
ANSWERS = (ON_MY_WAY, OVER)
PLACE, TEXT = 300, 500
"""The longest words of a call, in characters."""
SHOWN = 50
"""How many calls a list holds; those that are not over come in any case."""


@dataclass(frozen=True, slots=True)
class Said:
    """A call, or words added to one: whose, from which phone, when by its own clock and by ours."""

    id: str
    game: int
    of: str
    at: Millis
    received_at: Millis
    who: str
    phone: str | None
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A referee is on the way, or says that it is over."""

    id: str
    game: int
    call: str
    kind: str
    by: str
    by_name: str
    received_at: Millis


@dataclass(slots=True)
class Call:
    """A call with all that was added to it, in the order of arrival."""

    said: list[Said] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    def words(self) -> dict[str, Any]:
        """As referees read it; and the caller's own phone, which knows the call's id."""
        first = self.said[0]
        return {
            "id": first.id, "at": first.at, "received_at": first.received_at, "who": first.who,
            "said": [{"at": each.at, "place": each.place, "text": each.text}
                     for each in self.said if each.place or each.text],
            "answers": [{"kind": each.kind, "name": each.by_name, "at": each.received_at} for each in self.answers],
            "state": self.state,
        }  # fmt: skip

    @property
    def state(self) -> str:
        """`open` until somebody is `on_my_way`; `over` when a referee says so and nothing was added since."""
        for answer in reversed(self.answers):
            if answer.kind == OVER:
                return "open" if self.said[-1].received_at > answer.received_at else OVER
        return ON_MY_WAY if self.answers else "open"


def keep_call(connection: Connection, said: Said) -> bool:
    """Writes a call or an addition down; False if that id is there already."""
    return _keep(connection, medical_calls, said)


def keep_answer(connection: Connection, answer: Answer) -> bool:
    """Writes an answer down; False if that id is there already."""
    return _keep(connection, medical_answers, answer)


def _keep(connection: Connection, table: Any, row: Said | Answer) -> bool:
    if connection.execute(select(table.c.id).where(table.c.id == row.id)).first() is not None:
        return False
    connection.execute(insert(table).values({name: getattr(row, name) for name in row.__dataclass_fields__}))
    return True


def find_call(connection: Connection, call: str) -> Call | None:
    """The call of that id, or that those words were added to."""
    of = connection.scalar(select(medical_calls.c.of).where(medical_calls.c.id == call))
    found = _whole(connection, [of]) if of else []
    return found[0] if found else None


def game_of(connection: Connection, call: str) -> int | None:
    """Whose game a call belongs to."""
    return connection.scalar(select(medical_calls.c.game).where(medical_calls.c.id == call))


def calls(connection: Connection, game: int) -> list[Call]:
    """The latest calls of a game, newest first, and every one that is not over yet."""
    mine = select(medical_calls.c.of).where(medical_calls.c.game == game)
    ended = select(medical_answers.c.call).where(medical_answers.c.kind == OVER)
    latest = connection.scalars(
        mine.where(medical_calls.c.of == medical_calls.c.id).order_by(medical_calls.c.received_at.desc()).limit(SHOWN)
    ).all()
    unended = connection.scalars(mine.where(medical_calls.c.of.not_in(ended))).all()
    return _whole(connection, {*latest, *unended})


def _whole(connection: Connection, ids: Iterable[str]) -> list[Call]:
    found: dict[str, Call] = {each: Call() for each in ids}
    said = select(medical_calls).where(medical_calls.c.of.in_(found)).order_by(medical_calls.c.received_at)
    for row in connection.execute(said):
        found[row.of].said.append(Said(*row))
    answers = select(medical_answers).where(medical_answers.c.call.in_(found)).order_by(medical_answers.c.received_at)
    for row in connection.execute(answers):
        found[row.call].answers.append(Answer(*row))
    for call in found.values():
        call.said.sort(key=lambda each: (each.id != each.of, each.received_at))
    whole = [call for call in found.values() if call.said and call.said[0].id == call.said[0].of]
    return sorted(whole, key=lambda call: (call.said[0].received_at, call.said[0].id), reverse=True)


def written(connection: Connection) -> tuple[int, int]:
    """How many rows there are, so that a process can tell that another has written."""
    counts = (select(func.count()).select_from(table) for table in (medical_calls, medical_answers))
    first, second = (int(connection.scalar(each) or 0) for each in counts)
    return first, second


def set_emergency(connection: Connection, game: int, said: Mapping[str, Any]) -> None:
    """What the event says of first aid, from now on."""
    connection.execute(delete(emergencies).where(emergencies.c.game == game))
    connection.execute(insert(emergencies).values(game=game, said=json.dumps(dict(said), ensure_ascii=False)))


def emergency(connection: Connection, game: int) -> dict[str, Any]:
    """What the event says of first aid; empty if it says nothing."""
    said = connection.scalar(select(emergencies.c.said).where(emergencies.c.game == game))
    found: dict[str, Any] = json.loads(said) if said else {}
    return found
