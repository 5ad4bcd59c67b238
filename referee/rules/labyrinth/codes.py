"""Every reason and every note that an outcome of the labyrinth may carry, with the rule it comes from.

The sentences are in labyrinth.fr.ftl and labyrinth.en.ftl, under `reason-<code>` and `note-<code>`; a test holds the
three together. What the field says too (`dead`, `cited_not_here`, `safety_stop`) is in its own table.
"""

from __future__ import annotations

REASONS: dict[str, str] = {
    # the maze and who is in it
    "no_maze": "LM-01",
    "maze_already_open": "LM-01",
    "already_in_maze": "LT-03",
    "has_left": "LT-05",
    "no_such_runner": "LT-03",
    "no_such_hunter": "LN-03",
    "no_such_cell": "LM-01",
    "no_such_door": "LM-03",
    "no_such_danger": "LH-09",
    "below_zero": "LT-03",
    "another_turn": "LT-05",
    "master_declares": "LT-05",
    # dice
    "awaits_roll": "LC-01",
    "dice_out_of_range": "LC-01",
    "no_roll_awaited": "LC-01",
    # a runner's turn
    "lost_turn": "LS-03",
    "door_is_automatic": "LA-10",
    "too_many_action_points": "LT-01",
    "same_action_twice": "LT-02",
    "fatigue_level_3": "LF-04",
    "hunter_on_same_cell": "LH-06",
    "no_way_there": "LM-01",
    "beyond_next_opening": "LM-06",
    "dash_needs_two_crossings": "LM-04",
    "hunter_not_on_cell": "LA-05",
    "out_of_range": "LA-06",
    "no_weapon": "LA-06",
    "no_such_item": "LA-07",
    "not_armour": "LA-08",
    "not_in_corridor": "LM-08",
    # the hunters' phase
    "hunter_is_out": "LC-06",
    "move_or_attack_not_both": "LH-04",
    "just_placed": "LH-02",
    "already_acted": "LH-04",
    "no_such_prey": "LH-03",
    "not_on_cell": "LC-07",
    "lost_trail": "LA-12",
    "already_fought": "LC-07",
    "cannot_be_attacked": "LS-03",
    "no_way": "LH-03",
}

NOTES: dict[str, str] = {
    # coming and going
    "runner_entered": "LT-03",
    "runner_left": "LT-05",
    "turn_begins": "LT-05",
    # a runner's turn
    "acts": "LT-01",
    "turn_cut_short": "LT-04",
    "moved": "LA-01",
    "door_opened": "LA-10",
    "called_out": "LM-08",
    "listened": "LA-11",
    "found": "LD-01",
    "found_nothing": "LD-01",
    "searched_before": "LA-11",
    "trap_found": "LA-09",
    "no_trap": "LA-09",
    "used": "LA-07",
    "strong_until": "LA-07",
    "put_on": "LA-08",
    "kept_in_hand": "LA-13",
    "kept_in_bag": "LA-13",
    "hidden": "LA-12",
    "hiding_failed": "LA-12",
    # meters
    "meter_changed": "LT-03",
    "spotted": "LN-01",
    "all_hunters_busy": "LN-03",
    "fatigue_level": "LF-01",
    "thrown_away": "LF-05",
    "exhausted": "LF-06",
    "panic": "LS-01",
    "driven_away": "LS-01",
    "calm_again": "LS-01",
    # body
    "runner_wounded": "LW-01",
    "runner_healed": "LW-01",
    "runner_dead": "LW-03",
    # fights
    "bout": "LC-01",
    "clash_over": "LC-02",
    "shot": "LA-06",
    "hunter_wounded": "LC-01",
    "knocked_out": "LC-05",
    "hunter_out": "LC-06",
    # hunters
    "hunter_placed": "LH-01",
    "takes_up_trail": "LH-05",
    "trail_lost": "LA-12",
    "trail_lost_until": "LA-12",
    "hunter_moved": "LH-03",
    "hunter_opens_door": "LH-03",
    "hunter_finds": "LH-03",
    "hunter_attacks": "LC-07",
    "hunter_may_not": "LH-04",
    # the game master
    "master_ruled": "LH-09",
    "danger": "LH-09",
    "runner_lives": "LH-09",
}
