@ruling:tap-symbol-cost
Feature: The tap symbol in costs
  {T} in the cost of an ability means: tap this permanent.  It asks for two things.  The permanent must be untapped; and if it is a
  creature, its controller must have controlled it without a break since the start of their most recent turn.  Players call a creature that
  fails the second test summoning sick.

  Rule: A creature waits for a turn of its controller to begin

    @id:tap-symbol-turn-it-enters @rule:302.6 @rule:107.5
    Scenario: Llanowar Elves can't be tapped for mana in the turn in which it enters
      Given Alice's hand holds Llanowar Elves
      And Alice's mana pool is {G}
      When Alice casts Llanowar Elves
      And Llanowar Elves resolves
      Then Alice can't tap Llanowar Elves for mana by rule 302.6

    @id:tap-symbol-opponents-next-turn @rule:302.6 @rule:107.5
    Scenario: The turn of an opponent doesn't help
      Alice's most recent turn is still the one in which Llanowar Elves entered, after that turn had begun.

      Given Alice's hand holds Llanowar Elves
      And Alice's mana pool is {G}
      When Alice casts Llanowar Elves
      And Llanowar Elves resolves
      And the game advances to Bob's precombat main phase
      And Bob passes priority
      Then Alice can't tap Llanowar Elves for mana by rule 302.6

    @id:tap-symbol-own-next-turn @rule:302.6 @rule:107.5
    Scenario: From the start of its controller's next turn the creature can be tapped
      Given Alice's hand holds Llanowar Elves
      And Alice's mana pool is {G}
      When Alice casts Llanowar Elves
      And Llanowar Elves resolves
      And the game advances to Alice's upkeep
      And Alice taps Llanowar Elves for mana
      Then Llanowar Elves is tapped
      And Alice's mana pool is {G}

  Rule: A tapped permanent can't be tapped again

    @id:tap-symbol-already-tapped @rule:118.3 @rule:107.5
    Scenario: Llanowar Elves can't be tapped for mana a second time
      Given Alice controls Llanowar Elves
      When Alice taps Llanowar Elves for mana
      And Alice taps Llanowar Elves for mana
      Then that is rejected by rule 107.5
      And Alice's mana pool is {G}

  Rule: What isn't a creature needn't wait

    @id:tap-symbol-artifact-at-once @rule:602.5a @rule:107.5
    Scenario: Mind Stone can be tapped for mana in the turn in which it enters
      Given Alice's hand holds Mind Stone
      And Alice's mana pool is {C}{C}
      When Alice casts Mind Stone
      And Mind Stone resolves
      And Alice taps Mind Stone for mana
      Then Mind Stone is tapped
      And Alice's mana pool is {C}

    @id:tap-symbol-land-creature @rule:302.6 @rule:107.5
    Scenario: Dryad Arbor, a land that is a creature, waits like any creature
      Being a land doesn't excuse it.

      Given Alice's hand holds Dryad Arbor
      When Alice plays Dryad Arbor
      Then Alice can't tap Dryad Arbor for mana by rule 302.6

    @id:tap-symbol-becomes-a-creature @rule:302.6 @rule:107.5
    Scenario: Mishra's Factory can be tapped in the turn it is played, until it becomes a creature
      The wait is for creatures.  It begins when the permanent comes under control, whatever the permanent was then.

      Given Alice's hand holds Mishra's Factory
      And Alice's mana pool is {C}
      When Alice plays Mishra's Factory
      Then Alice can tap Mishra's Factory for mana
      When Alice activates Mishra's Factory's second ability
      And the stack resolves
      Then Mishra's Factory is a creature
      And Alice can't tap Mishra's Factory for mana by rule 302.6

  Rule: A change of control begins the wait anew

    @id:tap-symbol-control-magic @rule:302.6 @rule:107.5
    Scenario: Alice waits for a turn of hers with the Llanowar Elves that she took from Bob
      How long Bob had it before counts for nothing.

      Given Alice's hand holds Control Magic
      And Alice's mana pool is {C}{C}{U}{U}
      And Bob controls Llanowar Elves
      When Alice casts Control Magic targeting Llanowar Elves
      And Control Magic resolves
      Then Alice controls Llanowar Elves
      And Alice can't tap Llanowar Elves for mana by rule 302.6
      When the game advances to Bob's precombat main phase
      And Bob passes priority
      Then Alice can't tap Llanowar Elves for mana by rule 302.6
      When the game advances to Alice's upkeep
      And Alice taps Llanowar Elves for mana
      Then Alice's mana pool is {G}

    @id:tap-symbol-control-regained @rule:302.6 @rule:107.5
    Scenario: Bob waits too when he gets his Llanowar Elves back in his own turn
      Since his turn began the Elves were under Alice's control for a while, so his control wasn't continuous.

      Given it is Bob's precombat main phase
      And Bob controls Llanowar Elves
      And Alice controls:
        | card          | attached to    |
        | Control Magic | Llanowar Elves |
      And Bob's hand holds Naturalize
      And Bob's mana pool is {C}{G}
      Then Alice controls Llanowar Elves
      When Bob casts Naturalize targeting Control Magic
      And Naturalize resolves
      Then Bob controls Llanowar Elves
      And Bob can't tap Llanowar Elves for mana by rule 302.6

    @id:tap-symbol-haste @rule:702.10c @rule:107.5
    Scenario: Haste makes the wait unnecessary
      Act of Treason gives the creature haste together with the new controller.

      Given Alice's hand holds Act of Treason
      And Alice's mana pool is {C}{C}{R}
      And Bob controls Llanowar Elves
      When Alice casts Act of Treason targeting Llanowar Elves
      And Act of Treason resolves
      And Alice taps Llanowar Elves for mana
      Then Alice's mana pool is {G}

  Rule: The symbol is meant, not the act of tapping

    @id:tap-symbol-not-in-crew @rule:702.122a @rule:107.5
    Scenario: A creature that entered this turn can be tapped to crew a Vehicle
      Crew says to tap creatures, but there is no {T} in its cost.

      Given Alice controls The Omenkeel and Elite Vanguard
      And Elite Vanguard is summoning sick
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      Then Elite Vanguard is tapped
      And The Omenkeel is a creature

    @id:tap-symbol-crew-taps-others @ruling:another-is-not-itself @rule:702.122a
    Scenario: A Vehicle that is a creature already can't be tapped to crew itself
      Crew says to tap other creatures.

      Given Alice controls The Omenkeel and Elite Vanguard
      When Alice crews The Omenkeel with Elite Vanguard
      And the stack resolves
      Then The Omenkeel is a creature
      And Alice can't crew The Omenkeel with The Omenkeel
