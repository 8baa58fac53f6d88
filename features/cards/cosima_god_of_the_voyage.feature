Feature: Cosima, God of the Voyage
  At the beginning of its controller's upkeep, Cosima may go on a voyage: it is exiled.  There it has one more ability, which
  triggers whenever a land enters under its owner's control.  Either a voyage counter is then put on the exiled card, or Cosima
  comes back, with a +1/+1 counter for each voyage counter, and as many cards are drawn.

  @ruling:cosima-return-with-no-counters
  Rule: Cosima may come back without having gathered any voyage counter

    @id:cosima-returns-without-counters @rule:603.5 @rule:107.1b @rule:608.2h
    Scenario: The first land brings Cosima back at once, with no +1/+1 counters and no cards
      Given Alice controls Cosima, God of the Voyage
      And Alice's hand holds Island
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Cosima is in exile
      When the game advances to Alice's precombat main phase
      And Alice plays Island
      Then the stack holds Cosima's ability
      When Cosima's ability resolves
      And Alice declines
      Then Alice controls Cosima
      And Cosima has no counters
      And Cosima is 2/4
      And Alice drew no cards

    @id:cosima-returns-with-two-counters @rule:608.2h @rule:122.2
    Scenario: With two voyage counters, Cosima comes back with two +1/+1 counters, and two cards are drawn
      The voyage counters themselves don't come along.

      Given Alice controls Cosima, God of the Voyage and 4 Llanowar Elves
      And Alice's hand holds Explosive Vegetation and Island
      And Alice's library holds Wastes, Forest, Mountain and 5 Swamp
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      And the game advances to Alice's precombat main phase
      And Alice casts Explosive Vegetation
      And Explosive Vegetation resolves
      And Alice chooses Forest and Mountain
      And the stack resolves
      And Alice accepts
      And Alice accepts
      Then Cosima has 2 voyage counters
      When Alice plays Island
      And the stack resolves
      And Alice declines
      Then Cosima is on the battlefield
      And Cosima has 2 +1/+1 counters
      And Cosima has no voyage counters
      And Cosima is 4/6
      And Alice drew 2 cards

  @ruling:cosima-decline-returns-immediately
  Rule: Cosima's return is part of the same resolution as the choice against a counter

    @id:cosima-returns-with-no-priority-between @rule:608.2c @rule:117.2e
    Scenario: Between the choice and the drawing of cards, nobody has priority
      Given Alice controls Cosima, God of the Voyage and 4 Llanowar Elves
      And Alice's hand holds Explosive Vegetation
      And Alice's library holds Wastes, Forest, Mountain and 5 Swamp
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      And the game advances to Alice's precombat main phase
      And Alice casts Explosive Vegetation
      And Explosive Vegetation resolves
      And Alice chooses Forest and Mountain
      And the top of the stack resolves
      And Alice accepts
      Then Cosima has 1 voyage counter
      When the stack resolves
      And Alice declines
      Then in this order, with no priority in between:
        | event   | object | player |
        | decided |        | Alice  |
        | moved   | Cosima |        |
        | drew    |        | Alice  |
      And Cosima has 1 +1/+1 counter
      And Alice drew a card
      And the stack is empty
      And Alice has priority

    @id:cosima-opponent-can-act-only-before-or-after @rule:117.2e @rule:608.2d
    Scenario: Bob may act while the ability is on the stack, and then not before Cosima has returned
      Beforehand he doesn't know the choice, and there is no creature yet that Swords to Plowshares could exile, nor a spell to
      counter.

      Given Alice controls Cosima, God of the Voyage
      And Alice's hand holds Island
      And Bob's hand holds Counterspell and Swords to Plowshares
      And Bob controls 2 Island and Plains
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      And the game advances to Alice's precombat main phase
      And Alice plays Island
      And Alice passes priority
      Then Bob has priority
      And Bob can't cast Swords to Plowshares targeting Cosima
      And Bob can't cast Counterspell
      When Bob passes priority
      Then Alice is asked
      When Alice declines
      Then Cosima is on the battlefield
      And nobody is asked
      When Alice passes priority
      Then Bob can cast Swords to Plowshares targeting Cosima

    @id:cosima-stolen-owner-chooses @rule:113.8 @rule:109.5 @rule:110.2a
    Scenario: In exile Cosima has no controller, so its owner chooses, gets it and draws
      Alice controlled Bob's Cosima when it was exiled.  Her lands don't count any more.

      Given Alice controls:
        | card                      | owner |
        | Cosima, God of the Voyage | Bob   |
      And Alice's hand holds Island
      And Bob's hand holds Island
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Cosima is in exile
      When the game advances to Alice's precombat main phase
      And Alice plays Island
      Then Cosima didn't trigger
      When the game advances to Bob's precombat main phase
      And Bob plays Island
      And the stack resolves
      Then Bob is asked
      When Bob declines
      Then Bob controls Cosima

    @id:cosima-stolen-owner-draws @rule:113.8 @rule:109.5
    Scenario: The owner gathers the voyage counters and draws the cards
      Given Alice controls:
        | card                      | owner |
        | Cosima, God of the Voyage | Bob   |
      And Bob's hand holds Island and Swamp
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      And the game advances to Bob's precombat main phase
      And Bob plays Island
      And the stack resolves
      And Bob accepts
      Then Cosima has 1 voyage counter
      When the game advances to Bob's precombat main phase
      And Bob plays Swamp
      Then the stack holds Cosima's ability
      When the stack resolves
      And Bob declines
      Then Bob controls Cosima
      And Cosima has 1 +1/+1 counter
      And Bob drew a card
      And Alice drew no cards

  @ruling:cosima-land-trigger-rechecks-exile
  Rule: A land trigger does nothing once the Cosima that triggered has left exile

    Island has brought a first voyage counter.  Then Explosive Vegetation puts two lands onto the battlefield, and the ability
    triggers for each.

    Background:
      Given Alice controls Cosima, God of the Voyage and 4 Llanowar Elves
      And Alice's hand holds Explosive Vegetation, Island and Plains
      And Alice's library holds Wastes, Forest, Mountain and 5 Swamp
      And Bob's hand holds Swords to Plowshares
      And Bob controls Plains
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      And the game advances to Alice's precombat main phase
      And Alice plays Island
      And the stack resolves
      And Alice accepts
      And Alice casts Explosive Vegetation
      And Explosive Vegetation resolves
      And Alice chooses Forest and Mountain

    @id:cosima-two-lands-two-triggers @rule:603.2c
    Scenario: Two lands that enter at once are two triggers, and two more counters if she likes
      Then the stack holds Cosima's ability and Cosima's ability
      When the stack resolves
      And Alice accepts
      And Alice accepts
      Then Cosima is in exile
      And Cosima has 3 voyage counters

    @id:cosima-second-trigger-after-return @rule:603.4 @rule:608.2a
    Scenario: If the first trigger brings Cosima back, the second does nothing
      When the top of the stack resolves
      And Alice declines
      Then Cosima is on the battlefield
      And the stack holds Cosima's ability
      When the stack resolves
      Then nobody is asked
      And Cosima is on the battlefield
      And Cosima has 1 +1/+1 counter
      And Alice drew no cards
      And the stack is empty
      And nothing else changed

    @id:cosima-second-trigger-after-another-exile @rule:400.7 @rule:603.4
    Scenario: Exiled anew by Swords to Plowshares, Cosima is another object, and the second trigger does nothing
      When the top of the stack resolves
      And Alice declines
      And Alice passes priority
      And Bob casts Swords to Plowshares targeting Cosima
      And Swords to Plowshares resolves
      Then Cosima is in exile
      And the stack holds Cosima's ability
      When the stack resolves
      Then nobody is asked
      And Cosima is in exile
      And Cosima has no counters
      And Alice drew no cards

    @id:cosima-exiled-otherwise-has-no-ability @rule:400.7 @rule:113.6b
    Scenario: The Cosima that Swords to Plowshares exiled doesn't have the land ability
      When the top of the stack resolves
      And Alice declines
      And Alice passes priority
      And Bob casts Swords to Plowshares targeting Cosima
      And Swords to Plowshares resolves
      And the stack resolves
      Then Cosima is in exile
      When the game advances to Alice's precombat main phase
      And Alice plays Plains
      Then Cosima didn't trigger
      And the stack is empty

  @ruling:cosima-upkeep-needs-battlefield
  Rule: The upkeep ability is that of a Cosima on the battlefield, then and on resolution

    @id:cosima-enters-during-upkeep @rule:603.2b
    Scenario: A Cosima that Aether Vial puts onto the battlefield during the upkeep is too late
      With three counters the Vial fetches a creature card of mana value 3, which the card in hand is.

      Given Alice controls Aether Vial
      And Aether Vial has 3 charge counters
      And Alice's hand holds Cosima, God of the Voyage
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice declines
      And Alice activates Aether Vial
      And the stack resolves
      And Alice accepts
      Then Cosima is on the battlefield
      And Cosima didn't trigger
      And the stack is empty

    @id:cosima-returned-to-hand-in-response @rule:118.12 @rule:113.7a
    Scenario: A Cosima that is back in its owner's hand when the ability resolves isn't exiled
      Given Alice controls Cosima, God of the Voyage
      And Alice's hand holds Island
      And Bob's hand holds Unsummon
      And Bob controls Island
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And Alice passes priority
      And Bob casts Unsummon targeting Cosima
      And Unsummon resolves
      Then Cosima is in Alice's hand
      And the stack holds Cosima's ability
      When the stack resolves
      Then Cosima is in Alice's hand
      When the game advances to Alice's precombat main phase
      And Alice plays Island
      Then Cosima didn't trigger

    @id:cosima-left-and-returned-in-response @rule:400.7
    Scenario: A Cosima that left and returned before the ability resolves isn't exiled
      Ghostly Flicker makes it a new object, which the ability knows nothing of.

      Given Alice controls Cosima, God of the Voyage and 3 Island
      And Alice's hand holds Ghostly Flicker
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And Alice casts Ghostly Flicker targeting Cosima and Island
      And Ghostly Flicker resolves
      And the stack resolves
      Then Cosima is on the battlefield

    @id:omenkeel-has-no-upkeep-ability @rule:712.8f @rule:113.6
    Scenario: The other face of the card doesn't have the ability
      Given Alice controls The Omenkeel
      And it is Bob's end step
      When the game advances to Alice's upkeep
      Then The Omenkeel didn't trigger
      And the stack is empty
