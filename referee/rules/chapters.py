"""The rules of the field in the order in which a person reads them, and what of the book belongs to each.

Ids, numbers and codes only; the words are in the catalogue, under `rule-<id>`, `ruling-<name>` and `choice-<name>`.
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.book import Book
from referee.rules.codes import NOTES, REASONS
from referee.rules.kinds import Health

LENGTHS = {
    "G": 11, "H": 19, "P": 14, "C": 2, "V": 5, "F": 3, "K": 19, "KW": 24, "T": 6, "D": 10, "R": 11, "X": 3, "S": 4,
    "W": 6,
}  # fmt: skip
"""How many rules each chapter has (rules.md 5.1 to 5.14)."""

KEYWORDS = (
    "agony", "stun", "blind", "wound", "break", "charm", "coma", "disarm", "dispel", "divine", "pain", "weakness",
    "root", "invisible", "mass", "message", "death", "obey", "paralyse", "fear", "true_sight", "resist", "statue",
    "theft",
)  # fmt: skip
"""The keywords in the order of their rules, «KW-01» to «KW-24», which is that of the French words."""

STATES = {
    Health.FIT: "H-02", Health.WOUNDED: "H-03", Health.DYING: "H-04", Health.COMATOSE: "H-06", Health.DEAD: "H-09",
}  # fmt: skip

TIMERS = {
    "agony": "H-05", "coma": "H-07", "effect": "K-06", "calm": "F-02", "dispel_window": "K-15", "pickup": "KW-08",
    "theft": "KW-24", "limb": "V-01", "finish_off": "V-02", "prisoner": "V-04", "release": "V-04", "force_lock": "D-03",
    "retry_window": "K-10", "rapid_blows": "G-06",
}  # fmt: skip

RANKS = {"notable": "R-07", "noble": "R-08", "great_noble": "R-09", "luminary": "R-10"}

QUESTIONS = {
    "blow_on_dying": "H-11", "wound_on_dying": "K-19", "state_blow_at_least_a_blow": "K-19",
    "keyword_blow_also_wounds": "K-18", "coma_accepts": "H-08", "heal_result": "H-13", "night_sleep_scope": "H-16",
    "night_sleep_heals_limbs": "H-16", "finishing_off_coma_check": "V-02", "fracture_interrupts": "V-01",
    "armour_break_by_effect": "P-07", "armour_repair_refills": "P-08", "armour_when_dying": "H-04",
    "keyword_blow_on_shield": "P-11", "helmet_scope": "P-12", "creature_blows_semantics": "C-01",
    "creature_keywords": "C-02", "new_harmful_effect": "K-07", "interrupt_by_blocked_blow": "P-14",
    "friendly_blow": "K-07", "statue_vs_blow": "KW-23", "divine_vs_dispel": "K-12", "mass_caster": "K-13",
    "mass_unhearing": "K-13", "paralysed_answers": "K-17", "obey_invalid_order": "KW-18",
    "safety_stop_pauses_timers": "G-08", "out_of_play_timers": "G-09", "finishing_off_resist": "V-02",
    "prisoner_clock_restart": "V-04", "masterpiece_stack": "R-05", "renown_drop_hidden": "R-05",
    "renown_temp_character": "X-03", "feedback_deadline": "R-11", "xp_half_rounding": "R-11",
    "lock_force_interruption": "D-03", "lock_ability_is_forcing": "D-04", "lock_trap_repeat": "D-06",
}  # fmt: skip
"""Every question that a book may answer otherwise, with its rule (rules.md 6)."""

CHOICES = {
    "extra_blows": "H-12", "late_event_policy": "G-11", "same_blow_two_logs": "G-11",
    "finishing_off_interruption": "V-02", "helpless_states": "V-05", "prisoner_limit_action": "V-04",
    "armour_auto_answer": "P-02", "armour_break_count": "P-07", "armour_break_exception": "P-07",
    "armour_multiple_worn": "P-05", "armour_mixed_coverage": "P-06", "armour_swap_in_fight": "P-05",
    "armour_adjust_range": "P-09", "calm_while_down": "F-02", "fight_reset_on_new_enemy": "F-02",
    "helmet_other_attacks": "P-12", "helmet_vs_forbidden_head": "P-12", "creature_blows_reset": "C-02",
    "rapid_blows_window_s": "G-06", "rapid_blows_scope": "G-06", "effect_duration_override": "K-05",
    "harm_flag_source": "K-16", "stun_unconscious": "KW-02", "divine_reach": "K-12", "dispel_window": "K-15",
    "dispel_lasting_blow": "K-15", "dispel_mass": "K-15", "charm_judge": "KW-06", "true_sight_aside": "KW-21",
    "true_sight_duration": "KW-21", "keyword_retry_window": "K-10", "out_of_play_dead_walk": "H-09",
    "effects_on_death": "H-09", "search_limits": "S-03", "currency_tracking": "T-06", "lock_number_match": "D-02",
    "lock_force_multiple": "D-03", "unforceable_feedback": "D-07", "lock_relock": "D-08", "renown_min": "R-01",
    "xp_half_scope": "R-11",
}  # fmt: skip
"""Every question that the program always answers in the same way, with its rule."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule and what comes from it: questions, choices, codes of reasons and notes, a keyword, a state."""

    id: str
    questions: tuple[str, ...]
    choices: tuple[str, ...]
    reasons: tuple[str, ...]
    notes: tuple[str, ...]
    keyword: str | None = None
    state: Health | None = None


def rule_ids(chapter: str) -> list[str]:
    """The ids of a chapter's rules, in order."""
    return [f"{chapter}-{number:02}" for number in range(1, LENGTHS[chapter] + 1)]


def rule(wanted: str) -> Rule:
    """The rule of that id; a `KeyError` if there is none."""
    chapter, _, number = wanted.partition("-")
    if wanted not in rule_ids(chapter):
        raise KeyError(wanted)
    return Rule(
        wanted,
        _named_by(QUESTIONS, wanted),
        _named_by(CHOICES, wanted),
        _named_by(REASONS, wanted),
        _named_by(NOTES, wanted),
        KEYWORDS[int(number) - 1] if chapter == "KW" else None,
        next((state for state, id_ in STATES.items() if id_ == wanted), None),
    )


def keyword_rule(keyword: str) -> str:
    """The id of a keyword's rule."""
    return f"KW-{KEYWORDS.index(keyword) + 1:02}"


def codes_by_rule() -> dict[str, str]:
    """Every field rule that answers something, with its codes in one line: `r:` reasons, `n:` notes, `k:` keywords.

    Small enough to travel with a page, so that a phone knows where a reason comes from.
    """
    lines: dict[str, list[str]] = {}
    for family, codes in (("r:", REASONS), ("n:", NOTES), ("k:", {each: keyword_rule(each) for each in KEYWORDS})):
        for code, id_ in codes.items():
            if id_.partition("-")[0] in LENGTHS:
                lines.setdefault(id_, []).append(family + code)
    return {id_: " ".join(codes) for id_, codes in lines.items()}


def contradicted(keyword: str, book: Book) -> tuple[str, ...]:
    """What a keyword contradicts, whichever of the two the book names it with («K-11»)."""
    said = book.keywords[keyword].contradicts
    back = [other for other, row in book.keywords.items() if keyword in row.contradicts and other not in said]
    return (*said, *back)


def numbers(book: Book) -> dict[str, int]:
    """Every number that a sentence about the rules may hold; times in seconds, as `<timer>_s`."""
    found = {f"{name}_s": ms // 1000 for name, ms in book.timers.items()}
    found["cascade_s"] = found["agony_s"] + found["coma_s"]
    found |= {f"saves_{material}": count for material, count in book.saves.items()}
    found |= {f"{rank.id}_at": rank.at for rank in book.ranks}
    return found | {"coverage": book.coverage, "rated_max": book.rated_max, "feedback_days": book.feedback_days}


def _named_by(table: dict[str, str], id_: str) -> tuple[str, ...]:
    return tuple(name for name, rule_id in table.items() if rule_id == id_)
