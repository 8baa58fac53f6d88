"""Misreadings of the rules in `oracle/rules/costs/`."""
