Feature: What happens as a triggered ability resolves
  A triggered ability waits on the stack, and meanwhile everyone may act.  Once it resolves, nobody may until it has done all that it
  says.  It looks at the game as it is by then, and never minds how it was when the ability triggered.

  @ruling:cosima-decline-returns-immediately
  Rule: A choice and what follows from it are one resolution

    @id:rhystic-study-not-paid @rule:608.2c @rule:117.2e @rule:118.12a
    Scenario: Bob doesn't pay for Rhystic Study, and Alice draws before anybody can act
      Given Alice controls Rhystic Study
      And it is Bob's precombat main phase
      And Bob's hand holds Mox Amber
      And Bob controls Forest
      When Bob casts Mox Amber
      And Rhystic Study's ability resolves
      And Bob declines
      And Alice accepts
      Then in this order, with no priority in between:
        | event   | object | player |
        | decided |        | Bob    |
        | decided |        | Alice  |
        | drew    |        | Alice  |
      And the stack holds Mox Amber

    @id:rhystic-study-paid @rule:118.12a
    Scenario: Bob pays for Rhystic Study while its ability resolves, and Alice draws nothing
      Given Alice controls Rhystic Study
      And it is Bob's precombat main phase
      And Bob's hand holds Mox Amber
      And Bob controls Forest
      When Bob casts Mox Amber
      And Rhystic Study's ability resolves
      And Bob accepts
      Then Forest is tapped
      And Alice drew no cards
      And nobody is asked

  @ruling:cosima-land-trigger-rechecks-exile
  Rule: An "if" right after the trigger event is asked twice

    @id:ophiomancers-one-snake @rule:603.4 @rule:608.2a
    Scenario: Two Ophiomancers trigger, and the second finds the Snake of the first
      At the beginning of each upkeep an Ophiomancer gives its controller a Snake, if that player has none.

      Given Alice controls 2 Ophiomancer
      And it is Alice's end step
      When the game advances to Bob's upkeep
      And Alice chooses Ophiomancer and the second Ophiomancer
      Then the stack holds Ophiomancer's ability and Ophiomancer's ability
      When the stack resolves
      Then Alice controls Snake Token
      And Alice's battlefield holds 3 cards

    @id:ophiomancer-finds-a-snake @rule:603.4
    Scenario: An Ophiomancer whose controller has a Snake as the upkeep begins doesn't trigger
      Given Alice controls Ophiomancer
      And it is Alice's end step
      When the game advances to Bob's upkeep
      And the stack resolves
      Then Ophiomancer triggered once
      When the game advances to Alice's upkeep
      Then Ophiomancer didn't trigger

  @ruling:cosima-upkeep-needs-battlefield
  Rule: What begins with the upkeep is missed by whatever comes during it

    @id:dark-confidant-during-upkeep @rule:603.2b
    Scenario: Dark Confidant, put onto the battlefield during the upkeep, doesn't trigger in that upkeep
      Given Alice controls Aether Vial
      And Aether Vial has 2 charge counters
      And Alice's hand holds Dark Confidant
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice declines
      And Alice activates Aether Vial
      And the stack resolves
      And Alice accepts
      Then Dark Confidant is on the battlefield
      And Dark Confidant didn't trigger
      When the game advances to Bob's upkeep
      Then Dark Confidant didn't trigger
