"""Odds of a maze: thousands of runs by the same rules, with simple players, hunters and a simple game master.

- A **cautious** player hides when noise has grown, rests when tired, and flees; a **steady** one searches for a weapon
  first and fights when cornered; a **bold** one dashes, and fights where it can. None knows more than its runner has
  seen.
- **Hunters** do what is proposed for them, each after its temper (`rules/labyrinth/proposals.py`).
- The **game master** springs a trap on whoever comes into its cell without knowing it, calls no other danger, and lets
  a runner leave by any way out.
"""
