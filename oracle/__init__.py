"""An executable specification of Magic: The Gathering rulings; each folder here is a room of its own."""

__version__ = "0.1.0"
