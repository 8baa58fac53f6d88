"""Putting things on the stack: casting (601), activating (602), triggered abilities (603.3), spells that are cast face down (708.4); and
playing lands (305), which don't use it.
"""
