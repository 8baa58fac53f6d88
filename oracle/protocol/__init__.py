"""How the harness and a rules engine speak: the messages, defined once, for every kind of engine."""
