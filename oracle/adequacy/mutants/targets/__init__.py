"""Misreadings of the rules in `oracle/rules/targets/`."""
