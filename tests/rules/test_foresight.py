"""What the phone foresees is what the rules answer."""

from __future__ import annotations

from random import Random

import pytest

from referee.rules.field.state import Layer
from referee.rules.foresight import REPORTS, explore, key_of
from tests.rules.play import BOOK, LEATHER, METAL, entry, now, played

CAST = {
    "plain": {},
    "leather": {"armour": LEATHER},
    "metal": {"armour": METAL, "hidden": True},
    "rated": {"armour": METAL, "rated": 3},
    "thin": {"armour": (Layer("metal", 49),)},
    "ogre": {"creature": True, "resists_blows": 3},
    "veteran": {"extra_blows": 1},
    "slow": {"dying_s": 60},
}


def cast() -> list:
    entered = [entry(0, "character_entered", id=f"0-{who}", who=who, name=who, **card) for who, card in CAST.items()]
    return [entry(0, "game_opened", id="!"), *entered]


def test_walking_through_the_table_is_walking_through_the_rules() -> None:
    dice, table = Random(7), explore(played(*cast()).game.characters.values(), BOOK)
    for walk in range(60):
        who = dice.choice(list(CAST))
        game = played(*cast())
        key = key_of(game.game.characters[who], BOOK)
        for step in range(8):
            name = dice.choice(list(REPORTS))
            fact = {key: value for key, value in REPORTS[name].items() if key != "kind"}
            about = {"who": (who,)} if name == "fight_ended" else {"on": who}
            if name != "fight_ended" or now(game, who, step).fight_until is not None:
                foreseen = table.steps[key][name]
                game.take([entry(step + 1, REPORTS[name]["kind"], id=f"{walk}-{step}", **about, **fact)])
                outcome = game.outcome(f"{walk}-{step}")
                assert (foreseen.outcome.result, foreseen.outcome.reasons) == (outcome.result, outcome.reasons), name
                key = key_of(game.game.characters[who], BOOK)
                assert foreseen.to == key
                then, real = table.states[key][0], now(game, who, step + 1)
                assert (then.health, then.saves_left, then.torn, then.blows_left, then.can) == (
                    real.health, real.saves_left, real.torn, real.blows_left, real.can)  # fmt: skip
                if foreseen.restarts and real.until is not None:
                    assert (then.until, then.then) == (real.until - real.begins, real.then)
                assert foreseen.restarts is (real.since == 1000 * (step + 1))
                if foreseen.fights:
                    assert real.fight_until == 1000 * (step + 1) + then.fight_until


def test_the_table_is_small_and_closed() -> None:
    table = explore(played(*cast()).game.characters.values(), BOOK)
    assert all(step.to in table.states for steps in table.steps.values() for step in steps.values())
    assert all(steps.keys() == REPORTS.keys() for steps in table.steps.values())
    assert len(table.states) < 300


def test_a_key_tells_nothing_but_sameness() -> None:
    people = played(*cast()).game.characters
    twins = played(*cast(), entry(1, "character_entered", who="twin", name="Another", city="Elsewhere")).game.characters
    assert key_of(people["plain"], BOOK) == key_of(twins["twin"], BOOK)
    assert len({key_of(person, BOOK) for person in people.values()}) == len(CAST) - 1


@pytest.mark.parametrize("ruling", [{"blow_on_dying": "ignore"}, {"heal_result": "full"}])
def test_another_book_has_another_table(ruling: dict[str, str]) -> None:
    people = played(*cast()).game.characters
    other = BOOK.with_rulings(ruling)
    assert key_of(people["plain"], BOOK) != key_of(people["plain"], other)
    assert explore(people.values(), other).steps.keys().isdisjoint(explore(people.values(), BOOK).steps.keys())
