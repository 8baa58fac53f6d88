"""What the words of cards mean: "this", "target creature", "the number of lands you control", "as long as …", X.

The words themselves are values of `oracle.cards`; the functions of this room read them against a game.
"""
