"""Misreadings of the rules in `oracle/rules/instructions/`."""
