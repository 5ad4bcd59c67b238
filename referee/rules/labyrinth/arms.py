"""What a runner fights with, and what protects it («LC-01», LAB l.141; «LC-04», LAB l.22, l.139)."""

from __future__ import annotations

from referee.rules.labyrinth.book import LabyrinthBook
from referee.rules.labyrinth.maze import Maze
from referee.rules.labyrinth.plan import Card
from referee.rules.labyrinth.state import Hunter, Runner


def weapons(runner: Runner, maze: Maze, *, ranged: bool) -> tuple[Card, ...]:
    """The weapons it has for that distance, the one in its hand first, then the strongest."""
    carried = [maze.cards[item] for item in dict.fromkeys(runner.items) if item in maze.cards]
    fit = [card for card in carried if card.dice and (card.ranged if ranged else card.melee)]
    in_hand = maze.cards.get(runner.weapon or "")
    best = sorted(fit, key=lambda card: (-_worth(card), card.id))
    if in_hand is not None and in_hand.dice and (in_hand.ranged if ranged else in_hand.melee):
        return (in_hand, *best)
    return tuple(best)


def _worth(card: Card) -> int:
    """Twice the mean of xD6+y."""
    return 7 * card.dice + 2 * card.plus


def bare_hands(book: LabyrinthBook) -> Card:
    """The value of an unarmed runner (ruling bare_hands_weapon)."""
    return Card("", "weapon", dice=book.number("clash.bare_dice"), plus=book.number("clash.bare_plus"))


def weapon_for(runner: Runner, maze: Maze, book: LabyrinthBook, item: str | None, *, ranged: bool) -> Card | None:
    """The weapon named, else the best at hand; bare hands in melee, nothing to shoot with at a distance."""
    at_hand = weapons(runner, maze, ranged=ranged)
    if item is not None:
        return next((card for card in at_hand if card.id == item), None)
    return at_hand[0] if at_hand else None if ranged else bare_hands(book)


def protection(runner: Runner, maze: Maze, book: LabyrinthBook) -> int:
    """One body armour, one shield, one artefact together (ruling lab_protection_stack)."""
    worn = [maze.cards[item].protection for item in runner.worn.values() if item in maze.cards]
    if book.ruled("lab_protection_stack", "best_only"):
        return max([runner.protection, *worn])
    return runner.protection + sum(worn)


def protection_of(hunter: Hunter, maze: Maze) -> int:
    """A hunter's own, as its card and the game master say."""
    card = maze.hunters.get(hunter.id)
    return hunter.protection + (card.protection if card else 0)
