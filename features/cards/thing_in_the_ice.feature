Feature: Thing in the Ice
  Thing in the Ice enters with four ice counters and loses one for each instant or sorcery; with none left it transforms.

  An engine that transforms it only as the last counter is removed leaves it frozen if the counters were gone already.

  @ruling:thing-in-the-ice-no-counters-left @rule:608.2c
  Rule: Thing in the Ice transforms once it has no ice counters

    @id:thing-in-the-ice-last-counter
    Scenario: The last counter is removed
      Given Alice controls Thing in the Ice and Grizzly Bears
      And Thing in the Ice has an ice counter
      And Alice's hand holds Lightning Bolt
      And Alice's mana pool is {R}
      When Alice casts Lightning Bolt targeting Bob
      And the stack resolves
      Then Alice controls Awoken Horror
      And Grizzly Bears is in Alice's hand

    @id:thing-in-the-ice-counters-left
    Scenario: Counters are left
      Given Alice controls Thing in the Ice
      And Thing in the Ice has 2 ice counters
      And Alice's hand holds Lightning Bolt
      And Alice's mana pool is {R}
      When Alice casts Lightning Bolt targeting Bob
      And the stack resolves
      Then Thing in the Ice has an ice counter

    @id:thing-in-the-ice-none-to-remove @rule:609.3
    Scenario: There was no counter to remove
      Given Alice controls Thing in the Ice
      And Alice's hand holds Lightning Bolt
      And Alice's mana pool is {R}
      When Alice casts Lightning Bolt targeting Bob
      And the stack resolves
      Then Alice controls Awoken Horror
