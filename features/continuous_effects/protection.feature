Feature: Protection that is gained
  An effect may give a permanent protection from a quality.

  An engine that reads protection off the card finds none there.

  @ruling:protection-that-is-gained @rule:702.16b @rule:613.1f
  Rule: Protection that is gained protects

    @id:granted-protection
    Scenario: A creature with protection from red can't be the target of a red spell
      Given Alice controls Crimson Acolyte, Grizzly Bears and Plains
      And Bob's hand holds Lightning Bolt
      And Bob controls Mountain
      When Alice activates Crimson Acolyte targeting Grizzly Bears
      And the stack resolves
      And Alice passes priority
      Then Bob can't cast Lightning Bolt targeting Grizzly Bears by rule 601.2c

    @id:granted-protection-in-response @rule:608.2b
    Scenario: Given in response it makes the target illegal
      Given Alice controls Crimson Acolyte, Grizzly Bears and Plains
      And Bob's hand holds Lightning Bolt
      And Bob controls Mountain
      When Alice passes priority
      And Bob casts Lightning Bolt targeting Grizzly Bears
      And Bob passes priority
      And Alice activates Crimson Acolyte targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is on the battlefield
      And Lightning Bolt is in Bob's graveyard

    @id:granted-protection-from-blockers @rule:702.16f
    Scenario: A red creature can't block it
      Given Alice controls Crimson Acolyte, Grizzly Bears and Plains
      And Bob controls Inferno Titan and Wall of Omens
      When Alice activates Crimson Acolyte targeting Grizzly Bears
      And the stack resolves
      And Alice attacks with Grizzly Bears
      And Bob blocks Grizzly Bears with Inferno Titan
      Then that is rejected by rule 702.16f
