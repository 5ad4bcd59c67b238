"""Worked cases: given, when, then. An organiser who edits a book checks it with them."""

from referee.rules.cases.check import Failure, Verdict, check

__all__ = ["Failure", "Verdict", "check"]
