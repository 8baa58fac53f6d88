"""Positions in which several objects bear a name, or an object bears several."""

RITE = """
Given Alice's hand holds Rite of Replication
And Alice controls 4 Island
And Bob controls Grizzly Bears
When Alice casts Rite of Replication targeting Grizzly Bears
And Alice declines
And the stack resolves
"""

CLONE = """
Given Alice's hand holds Clone
And Alice controls 4 Island
And Bob controls Grizzly Bears
When Alice casts Clone
And Clone resolves
And Alice chooses Grizzly Bears
"""

TWO = """
Given Alice controls Grizzly Bears
And Bob controls Grizzly Bears
"""

OMENKEEL = """
Given Alice's hand holds Cosima, God of the Voyage
And Alice's mana pool is {C}{U}
When Alice casts The Omenkeel
And the stack resolves
"""

OMENSTACK = """
Given Alice's hand holds Cosima, God of the Voyage
And Alice's mana pool is {C}{U}
When Alice casts The Omenkeel
"""

BITE = """
Given Alice's hand holds Twinmaw Stormbrood
And Alice's mana pool is {R}{R}
And Bob controls Grizzly Bears
When Alice casts Charring Bite targeting Grizzly Bears
"""

MAN = """
Given Alice controls a manifested Forest and Forest
"""

MAN1 = """
Given Alice controls a manifested Forest
"""

ALIAS = """
Given Alice controls:
  | card | alias |
  | Grizzly Bears | Big Bear |
  | Grizzly Bears | |
"""

BOLT = """
Given Alice's hand holds Lightning Bolt
And Alice controls Mountain
And Bob controls 2 Grizzly Bears
When Alice casts Lightning Bolt targeting the second Grizzly Bears
And the stack resolves
"""

WARDEN = """
Given Alice controls 2 Soul Warden
And Alice's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
When Alice casts Grizzly Bears
And Grizzly Bears resolves
And Alice chooses Soul Warden and Soul Warden 2
"""

DRAW = """
Given Alice's hand holds Grizzly Bears
And Bob's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
"""

COPIED = """
Given Alice's hand holds Twincast and Lightning Bolt
And Alice's mana pool is {R}{U}{U}
When Alice casts Lightning Bolt targeting Bob
And Alice casts Twincast targeting Lightning Bolt
And Twincast resolves
And Alice declines
"""

CTR = """
Given Alice's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
And Bob's hand holds Counterspell
And Bob's mana pool is {U}{U}
When Alice casts Grizzly Bears
And Alice passes priority
And Bob casts Counterspell targeting Grizzly Bears
And Counterspell resolves
"""

LIB = """
Given the top of Alice's library is Grizzly Bears and Forest
And Alice's hand holds Grizzly Bears
"""

EQ = """
Given Alice controls Bonesplitter and 2 Grizzly Bears
And Alice controls Forest
When Alice equips Bonesplitter to the second Grizzly Bears
And the stack resolves
"""

GRAVE = """
Given Alice's hand holds Grizzly Bears
And Alice's graveyard holds Grizzly Bears
And Alice's mana pool is {G}{G}
"""

ATT = """
Given Alice controls 2 Grizzly Bears
"""
