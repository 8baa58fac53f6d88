Feature: Targets
  A spell may say "target" several times, and one creature may be chosen each time.

  An engine that tells of every choice makes ward and the like trigger once for each of them.

  @ruling:becomes-a-target-once @rule:601.2c
  Rule: What is chosen several times becomes the target once

    @id:target-twice-becomes-once @rule:702.21a
    Scenario: Ward triggers once for a creature that is chosen twice
      Given Bob controls Waterfall Aerialist
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      When Alice casts Common Bond targeting Waterfall Aerialist and Waterfall Aerialist
      Then Waterfall Aerialist triggered once

    @id:target-twice-pays-ward-once @rule:702.21a
    Scenario: Paying for ward once is enough for a creature that is chosen twice
      Given Bob controls Waterfall Aerialist
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}{C}{C}
      When Alice casts Common Bond targeting Waterfall Aerialist and Waterfall Aerialist
      And the stack resolves
      And Alice accepts
      Then Waterfall Aerialist has 2 +1/+1 counters

    @id:target-stays-a-target @rule:603.2e @rule:115.7d
    Scenario: What is a target of the spell already doesn't become one again as new targets are chosen
      Given Bob controls Waterfall Aerialist and Grizzly Bears
      And Alice's hand holds Common Bond and Aethersnatch
      And Alice's mana pool is {G}{W}{C}{U}{U}{C}{C}{C}{C}
      When Alice casts Common Bond targeting Waterfall Aerialist and Grizzly Bears
      And Alice casts Aethersnatch targeting Common Bond
      And Aethersnatch resolves
      And Alice accepts
      And Alice chooses Waterfall Aerialist
      And Alice chooses Waterfall Aerialist
      Then Waterfall Aerialist triggered once

    @id:target-twice-heroic @rule:603.2
    Scenario: Heroic triggers once for a spell that targets the creature twice
      Given Alice controls Favored Hoplite
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      When Alice casts Common Bond targeting Favored Hoplite and Favored Hoplite
      And the stack resolves
      Then Favored Hoplite triggered once
      And Favored Hoplite has 3 +1/+1 counters

    @id:target-two-become-targets @rule:702.21a
    Scenario: Of two creatures that a spell targets each becomes a target
      Given Bob controls 2 Waterfall Aerialist
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      When Alice casts Common Bond targeting Waterfall Aerialist and the second Waterfall Aerialist
      And Bob chooses Waterfall Aerialist and the second Waterfall Aerialist
      Then the first Waterfall Aerialist triggered once
      And the second Waterfall Aerialist triggered once
