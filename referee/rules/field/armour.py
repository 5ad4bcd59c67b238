"""Armour: what it is worth, when it answers, how it tears and is mended («P-01» to «P-14»)."""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.book import Book
from referee.rules.field.state import Character, Layer
from referee.rules.outcome import Note, Outcome, applied, ignored, refused
from referee.rules.scene import Scene


@dataclass(frozen=True, slots=True)
class ArmourPutOn:
    """Somebody put on this armour in place of what was worn («P-01», LARP l.26)."""

    on: str
    layers: tuple[Layer, ...]
    hidden: bool = False
    helmet: bool = False


@dataclass(frozen=True, slots=True)
class ArmourRated:
    """A referee judged the armour's real quality; None takes the rating away («P-09», LARP l.32)."""

    on: str
    rated: int | None


@dataclass(frozen=True, slots=True)
class Repaired:
    """Somebody competent mended the armour, or the named object («P-08», LARP l.30, l.69, l.91)."""

    on: str
    by: str | None = None
    object: str | None = None


def saves(character: Character, book: Book) -> int:
    """How many «Armure !» a fight this armour allows («P-02», «P-03», «P-06», «P-09»).

    The best layer that covers enough counts; layers that only together cover enough count as the
    weakest of them; a referee's rating replaces the figure of the material.
    """
    covering = [layer for layer in character.layers if layer.coverage >= book.coverage]
    if covering:
        worth = max(book.saves[layer.material] for layer in covering)
    elif sum(layer.coverage for layer in character.layers) >= book.coverage:
        worth = min(book.saves[layer.material] for layer in character.layers)
    else:
        return 0
    return worth if character.rated is None else character.rated


def saves_left(character: Character, book: Book) -> int:
    """How many «Armure !» are left in this fight; none once the armour is torn («P-07»)."""
    return 0 if character.torn else max(0, saves(character, book) - character.saves_used)


def tear(character: Character, book: Book) -> tuple[Note, ...]:
    """Armour that protected its wearer is torn by a wound («P-07», LARP l.30)."""
    if character.torn or saves(character, book) == 0:
        return ()
    character.torn = True
    return (Note("armour_torn"),)


def put_on(fact: ArmourPutOn, scene: Scene) -> Outcome:
    """New armour is whole and unrated, but gives back no «Armure !» spent in this fight («P-05»)."""
    wearer = scene.person(fact.on)
    if any(not 0 <= layer.coverage <= 100 for layer in fact.layers):
        return refused("coverage_out_of_range")
    wearer.layers, wearer.hidden, wearer.helmet = fact.layers, fact.hidden, fact.helmet
    wearer.rated, wearer.torn = None, False
    return applied(Note("saves_now", {"left": saves_left(wearer, scene.book), "of": saves(wearer, scene.book)}))


def rate(fact: ArmourRated, scene: Scene) -> Outcome:
    """A referee's rating, from 0 to the book's highest («P-09»)."""
    if fact.rated is not None and not 0 <= fact.rated <= scene.book.rated_max:
        return refused("rating_out_of_range")
    wearer = scene.person(fact.on)
    wearer.rated = fact.rated
    return applied(Note("saves_now", {"left": saves_left(wearer, scene.book), "of": saves(wearer, scene.book)}))


def repair(fact: Repaired, scene: Scene) -> Outcome:
    """The competent mend armour or an object; spent saves stay spent until the fight ends («P-08»)."""
    owner = scene.person(fact.on)
    if fact.by is not None and not set(scene.person(fact.by).skills) & set(scene.book.skills["repair"]):
        return refused("not_competent")
    if fact.object is not None and fact.object in owner.broken_items:
        owner.broken_items = tuple(item for item in owner.broken_items if item != fact.object)
        return applied(Note("mended", {"object": fact.object}))
    if fact.object not in (None, "armour") or not owner.torn:
        return ignored("not_broken")
    owner.torn = False
    if scene.book.ruled("armour_repair_refills", True):
        owner.saves_used = 0
    return applied(Note("saves_now", {"left": saves_left(owner, scene.book), "of": saves(owner, scene.book)}))
