@rule:702.85a
Feature: Cascade beside Jodah
  Cascade triggers when its own spell is cast.  Like Jodah's ability it looks for a nonland card of lesser mana value, which may be
  cast without paying its mana cost.  It differs in two things: the spell that the card becomes must have lesser mana value too, and a
  card that isn't cast goes to the bottom of the library with the rest.

  @ruling:jodah-mdfc-either-face
  Rule: The spell is checked once more

    @id:cascade-checks-the-spell @ruling:cascade-and-discover-check-the-spell @rule:712.11c
    Scenario: Bloodbraid Elf's cascade finds Valki, but Tibalt of mana value 7 can't be cast
      Given Alice's hand holds Bloodbraid Elf
      And Alice's mana pool is {R}{G}{C}{C}
      And the top of Alice's library is Valki, God of Lies
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      Then Alice may choose Valki, God of Lies
      And Alice may not choose Tibalt, Cosmic Impostor
      When Alice accepts
      Then the stack holds Valki and Bloodbraid Elf

    @id:cascade-casts-an-adventure @ruling:omen-choice-made-while-casting @rule:715.3a
    Scenario: Bloodbraid Elf's cascade finds Brazen Borrower, and it is cast as Petty Theft
      Given Alice's hand holds Bloodbraid Elf
      And Alice's mana pool is {R}{G}{C}{C}
      And the top of Alice's library is Brazen Borrower
      And Bob controls Grizzly Bears
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      Then Alice may choose only Brazen Borrower and Petty Theft
      When Alice chooses Petty Theft
      Then the stack holds Petty Theft and Bloodbraid Elf
      When Petty Theft resolves
      Then Grizzly Bears is in Bob's hand

    @id:cascade-passes-over-omens @ruling:omen-card-is-creature-elsewhere @rule:720.4
    Scenario: Bloodbraid Elf's cascade passes over omen cards, however cheap their Omens are
      Scavenger Regent has mana value 4 in exile and Disruptive Stormbrood 5; their Omens would have mana value 2 as spells.

      Given Alice's hand holds Bloodbraid Elf
      And Alice's mana pool is {R}{G}{C}{C}
      And Alice's library holds Scavenger Regent, Disruptive Stormbrood and Forest
      And Bob controls Grizzly Bears
      When Alice casts Bloodbraid Elf
      And Bloodbraid Elf's ability resolves
      Then nobody is asked
      And Alice's exile is empty

  @ruling:jodah-declined-card-stays-exiled
  Rule: A card that isn't cast goes to the bottom

    @id:cascade-declined @rule:608.2c
    Scenario: Grizzly Bears, declined, goes to the bottom of the library
      Given Alice's hand holds Shardless Agent
      And Alice's mana pool is {G}{U}{C}
      And Alice's library holds Forest, Grizzly Bears and Plains
      When Alice casts Shardless Agent
      And Shardless Agent's ability resolves
      And Alice declines
      Then Alice's exile is empty
      And Plains is on top of Alice's library
      And Alice's library holds 3 cards

  @ruling:jodah-free-cast-costs
  Rule: Additional costs must be paid

    @id:cascade-mandatory-cost-unpaid @rule:118.9d @rule:601.2h
    Scenario: Tormenting Voice can't be cast without a card to discard
      Given Alice's hand holds Shardless Agent
      And Alice's mana pool is {G}{U}{C}
      And Alice's library holds Tormenting Voice and Plains
      When Alice casts Shardless Agent
      And Shardless Agent's ability resolves
      Then nobody is asked
      And the stack holds Shardless Agent
      And Plains is on top of Alice's library
      And Tormenting Voice is in Alice's library

    @id:cascade-mandatory-cost-paid @rule:118.9d @rule:601.2h
    Scenario: With a card to discard, Tormenting Voice can be cast
      Given Alice's hand holds Shardless Agent and Forest
      And Alice's mana pool is {G}{U}{C}
      And Alice's library holds Tormenting Voice, Plains and Island
      When Alice casts Shardless Agent
      And Shardless Agent's ability resolves
      And Alice accepts
      Then Forest is in Alice's graveyard
      When Tormenting Voice resolves
      Then Alice's hand holds Plains and Island

  @ruling:jodah-trigger-mana-value @rule:202.3
  Rule: The mana value of the spell doesn't depend on what was paid

    @id:cascade-mana-value-not-increased @rule:118.8d
    Scenario: Shardless Agent cast for four mana passes over a card of mana value 3
      Sphere of Resistance makes spells cost {1} more.

      Given Bob controls Sphere of Resistance
      And Alice's hand holds Shardless Agent
      And Alice's mana pool is {G}{U}{C}{C}{C}
      And the top of Alice's library is Kishla Trawlers and Lightning Bolt
      When Alice casts Shardless Agent
      And Shardless Agent's ability resolves
      Then Alice may not choose Kishla Trawlers
      And Alice may choose Lightning Bolt

  @ruling:jodah-no-hit-whole-library @rule:609.3
  Rule: A library of lands is gone through once

    @id:cascade-no-hit @rule:401.4 @rule:704.5b
    Scenario: Shardless Agent finds nothing among lands, and nobody loses for it
      Given Alice's hand holds Shardless Agent
      And Bob controls Cosi's Trickster
      And Alice's mana pool is {G}{U}{C}
      And Alice's library holds 3 Forest, 2 Island and Karakas
      When Alice casts Shardless Agent
      And the stack resolves
      Then Shardless Agent triggered once
      And Alice's library holds 6 cards
      And Alice's exile is empty
      And Cosi's Trickster didn't trigger
      And Alice controls Shardless Agent

  @ruling:jodah-resolves-before-original @rule:405.5
  Rule: Cascade doesn't depend on its spell

    @id:cascade-original-countered @rule:113.7a @rule:608.2h
    Scenario: Bloodbraid Elf is countered, and its cascade still finds a card of mana value 3
      Given Alice's hand holds Bloodbraid Elf
      And Alice's mana pool is {R}{G}{C}{C}
      And the top of Alice's library is Kishla Trawlers
      And Bob's hand holds Counterspell
      And Bob's mana pool is {U}{U}
      When Alice casts Bloodbraid Elf
      And Alice passes priority
      And Bob casts Counterspell targeting Bloodbraid Elf
      And Counterspell resolves
      And Bloodbraid Elf's ability resolves
      And Alice accepts
      Then Bloodbraid Elf is in Alice's graveyard
      And the stack holds Kishla Trawlers

  @ruling:jodah-x-zero-when-free @rule:107.3b
  Rule: X is 0

    @id:cascade-x-is-zero @rule:107.3g @rule:704.5f
    Scenario: Walking Ballista, found for its mana value of 0, enters without counters and dies
      Given Alice's hand holds Shardless Agent
      And Alice controls 4 Wastes
      And Alice's mana pool is {G}{U}{C}
      And the top of Alice's library is Walking Ballista
      When Alice casts Shardless Agent
      And Shardless Agent's ability resolves
      And Alice accepts
      And Walking Ballista resolves
      Then Walking Ballista is in Alice's graveyard
      And Wastes is untapped
