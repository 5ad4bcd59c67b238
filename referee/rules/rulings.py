"""The questions that the documents leave open and the answers a book may give, default first.

The question and the reason behind each default stand beside it in the book and in rules.md, section 6.
"""

from __future__ import annotations

Ruling = str | bool

RULINGS: dict[str, tuple[Ruling, ...]] = {
    "blow_on_dying": ("step_to_coma", "ignore", "restart_agony_timer"),
    "wound_on_dying": ("coma", "no_change"),
    "state_blow_at_least_a_blow": (True, False),
    "keyword_blow_also_wounds": (False, True),
    "coma_accepts": ("death_finishing_off_break_theft_care", "death_and_finishing_off_only", "every_keyword"),
    "heal_result": ("stabilise", "one_step", "full", "healer_states_it_always"),
    "night_sleep_scope": ("wounded_only", "all_living"),
    "night_sleep_heals_limbs": (False, True),
    "finishing_off_coma_check": ("at_announcement", "whole_countdown"),
    "fracture_interrupts": (True, False),
    "armour_break_by_effect": (False, True),
    "armour_repair_refills": (False, True),
    "armour_when_dying": ("allowed", "forbidden"),
    "keyword_blow_on_shield": ("break_and_disarm_only", "nothing_acts", "everything_acts"),
    "helmet_scope": ("blow_stun_only", "blow_and_effect_stun"),
    "creature_blows_semantics": ("absorb_N_then_ladder", "falls_at_N", "dies_at_N"),
    "creature_keywords": ("apply_normally", "count_as_one_blow"),
    "new_harmful_effect": ("ends_all_previous", "only_contradictory"),
    "interrupt_by_blocked_blow": (False, True),
    "friendly_blow": ("wounds_without_interrupting", "no_wound", "interrupts"),
    "statue_vs_blow": ("interrupts", "invulnerable"),
    "divine_vs_dispel": ("blocks_counter_only", "never", "always"),
    "mass_caster": ("not_affected", "affected"),
    "mass_unhearing": ("coma_death_stun_statue_out_of_play", "coma_and_death_only"),
    "paralysed_answers": ("armour_yes_resist_no", "both", "none"),
    "obey_invalid_order": ("order_void", "effect_runs_without_order"),
    "safety_stop_pauses_timers": (True, False),
    "out_of_play_timers": ("continue", "pause"),
    "finishing_off_resist": ("allowed", "forbidden"),
    "prisoner_clock_restart": ("release_of_300_s", "any_release", "never"),
    "masterpiece_stack": ("plus_1_each", "one_in_all"),
    "renown_drop_hidden": ("300_s_for_victim", "at_once"),
    "renown_temp_character": ("own_count_original_kept", "original_reset_too"),
    "feedback_deadline": ("end_of_day_15", "exact_hour"),
    "xp_half_rounding": ("down", "up"),
    "lock_force_interruption": ("restart", "cumulative"),
    "lock_ability_is_forcing": (False, True),
    "lock_trap_repeat": ("each_turning", "once"),
}
