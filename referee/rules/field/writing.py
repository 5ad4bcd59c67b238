"""Documents, secret scripts, signs, spoken languages («W-01» to «W-06», LARP l.164-172)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.field.abilities import can
from referee.rules.field.spoken import suffer_spoken
from referee.rules.field.state import Character
from referee.rules.field.things import Document, Script
from referee.rules.outcome import Note, Outcome, applied, by_rule, ignored, refused
from referee.rules.scene import Scene

COMMON_TONGUE = "onirian"


@dataclass(frozen=True, slots=True)
class DocumentEntered:
    """A document or parchment came into the game, as its card says."""

    document: str
    name: str = ""
    language: str = COMMON_TONGUE
    script: Script = "plain"
    signs: tuple[str, ...] = ()
    starts_with: str = ""
    effect: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class DocumentRead:
    """Somebody came upon a document and read it, or walked away («W-05», LARP l.172)."""

    by: str
    document: str
    choice: Literal["read", "walk_away"] = "read"


@dataclass(frozen=True, slots=True)
class SignsRead:
    """Somebody looked for the signs of an important document («W-04», LARP l.169)."""

    by: str
    document: str


@dataclass(frozen=True, slots=True)
class Spoke:
    """Somebody announced a language and spoke in it («W-06», LARP l.170)."""

    by: str
    language: str
    hearers: tuple[str, ...] = ()


def enter(fact: DocumentEntered, scene: Scene) -> Outcome:
    """A new document."""
    if fact.document in scene.game.documents:
        return ignored("already_in_game")
    scene.put_document(Document(fact.document, fact.name, fact.language, fact.script, fact.signs,
                                fact.starts_with, fact.effect, fact.text))  # fmt: skip
    return applied()


def read(fact: DocumentRead, scene: Scene) -> Outcome:
    """As much as the reader's languages allow; whoever began «Effet : Message» finishes and suffers it («W-05»)."""
    reader, document = scene.person(fact.by), scene.game.documents.get(fact.document)
    if document is None:
        return _read_unlisted(fact, reader)
    if fact.choice == "walk_away":
        return ignored("walked_away")
    if not reader.can_read or not can(reader, "see", scene.book):
        return refused("cannot_read")
    visible = visible_part(document, reader)
    font = {"font": "Alchemy"} if document.script == "common" else {}
    if reader.pending_message == document.id:
        reader.pending_message = None
    if visible == "full" and document.starts_with.startswith("Effet : Message"):
        notes = suffer_spoken(document.effect, reader, scene)
        return applied(*notes, reason="must_finish_and_suffer", visible=visible, effect=document.effect, **font)
    return applied(visible=visible, **font)


def _read_unlisted(fact: DocumentRead, reader: Character) -> Outcome:
    """A parchment without a card is known only as the message that its reader was handed («KW-16»)."""
    if fact.choice != "read" or reader.pending_message != fact.document:
        return ignored(by_rule("no_such_object", "W-01"))
    reader.pending_message = None
    return applied()


def visible_part(document: Document, reader: Character) -> Literal["full", "header_only", "none"]:
    """All of it, its first line, or nothing («W-01» to «W-03», LARP l.164-168)."""
    if document.script in ("plain", "cipher") or document.language in reader.languages:
        return "full"
    return "header_only" if document.script == "common" else "none"


def read_signs(fact: SignsRead, scene: Scene) -> Outcome:
    """Each sign speaks to those who have its skill («W-04»)."""
    document = scene.game.documents.get(fact.document)
    if document is None:
        return ignored(by_rule("no_such_object", "W-01"))
    skills = scene.person(fact.by).skills
    return applied(signs=[sign for sign in document.signs if sign in skills])


def speak(fact: Spoke, scene: Scene) -> Outcome:
    """Those who know it understand; the others know only which language it is («W-06»)."""
    speaker = scene.person(fact.by)
    if not can(speaker, "speak", scene.book):
        return refused("caster_incapable")
    if fact.language != COMMON_TONGUE and fact.language not in speaker.languages:
        return refused("language_unknown")
    return applied(
        Note("announce_language"), heard={name: _heard(fact, scene.person(name), scene) for name in fact.hearers}
    )


def _heard(fact: Spoke, hearer: Character, scene: Scene) -> str:
    if not can(hearer, "hear", scene.book):
        return "nothing"
    knows = fact.language == COMMON_TONGUE or fact.language in hearer.languages
    return "understood" if knows else "language_name_only"
