"""Targets (115), protection (702.16), and what may be attached to what (301.5, 303.4)."""
