Feature: Lethal damage
  How much a creature with trample has to leave for its blockers.

  An engine that takes the toughness for lethal damage asks too much of a blocker that is hurt, or of a source with deathtouch.

  @ruling:lethal-damage-and-deathtouch
  Rule: Lethal damage for trample, deathtouch and lifelink

    @id:trample-over-a-blocker @rule:702.19b @rule:510.1c
    Scenario: What the blocker doesn't need goes to the player
      Given Alice controls Colossal Dreadmaw
      And Bob controls Grizzly Bears
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 2 to Grizzly Bears and 4 to Bob
      Then Bob has 16 life
      And Grizzly Bears is in Bob's graveyard

    @id:trample-needs-lethal-damage @rule:702.19b @rule:510.1c
    Scenario: A blocker that isn't assigned lethal damage lets nothing past
      Given Alice controls Colossal Dreadmaw
      And Bob controls Grizzly Bears
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Grizzly Bears and 5 to Bob
      Then that is rejected by rule 702.19b

    @id:trample-assigns-all-of-it @rule:702.19b @rule:510.1c
    Scenario: A creature assigns as much damage as its power, no less
      Given Alice controls Colossal Dreadmaw
      And Bob controls Grizzly Bears
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 2 to Grizzly Bears and 3 to Bob
      Then that is rejected by rule 510.1c

    @id:trample-counts-marked-damage @rule:702.19b @rule:510.1c
    Scenario: Damage that is marked already counts
      Given Alice controls Colossal Dreadmaw
      And Bob controls Wall of Omens
      And Wall of Omens has 3 damage
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Wall of Omens
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Wall of Omens and 5 to Bob
      Then Bob has 15 life

    @id:trample-with-deathtouch @rule:702.2c @rule:702.19b @rule:510.1c
    Scenario: From a source with deathtouch 1 is enough for each blocker
      Given Alice controls Colossal Dreadmaw and Basilisk Collar
      And Basilisk Collar is attached to Colossal Dreadmaw
      And Bob controls Wall of Omens and Grizzly Bears
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Wall of Omens and Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Wall of Omens, 1 to Grizzly Bears and 4 to Bob
      Then Bob has 16 life
      And Wall of Omens is in Bob's graveyard
      And Grizzly Bears is in Bob's graveyard
      And Alice has 26 life

    @id:trample-with-deathtouch-none-for-one @rule:702.2c @rule:702.19b @rule:510.1c
    Scenario: A blocker that is assigned nothing has no lethal damage
      Given Alice controls Colossal Dreadmaw and Basilisk Collar
      And Basilisk Collar is attached to Colossal Dreadmaw
      And Bob controls Wall of Omens and Grizzly Bears
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Wall of Omens and Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice divides 2 to Wall of Omens, 0 to Grizzly Bears and 4 to Bob
      Then that is rejected by rule 702.19b

    @id:deathtouch-without-trample @rule:510.1c
    Scenario: Without trample nothing goes to the player
      Given Alice controls Elite Vanguard and Basilisk Collar
      And Basilisk Collar is attached to Elite Vanguard
      And Bob controls Wall of Omens
      When Alice attacks with Elite Vanguard
      And Bob blocks Elite Vanguard with Wall of Omens
      And the game advances to Alice's combat damage step
      Then Wall of Omens is in Bob's graveyard
      And Elite Vanguard is on the battlefield
      And Bob has 20 life
      And Alice has 22 life

    @id:lifelink-of-a-blocker @rule:702.15b
    Scenario: The controller of the source gains the life
      Given Alice controls Grizzly Bears
      And Bob controls Elite Vanguard and Basilisk Collar
      And Basilisk Collar is attached to Elite Vanguard
      When Alice attacks with Grizzly Bears
      And Bob blocks Grizzly Bears with Elite Vanguard
      And the game advances to Alice's combat damage step
      Then Bob has 22 life
      And Alice has 20 life

    @id:lifelink-of-one-source-is-one-gain @rule:702.15e @rule:119.9
    Scenario: A creature that damages two blockers makes its controller gain life once
      Given Alice controls Grizzly Bears, Basilisk Collar and Ajani's Pridemate
      And Basilisk Collar is attached to Grizzly Bears
      And Bob controls Elite Vanguard and Wall of Omens
      When Alice attacks with Grizzly Bears
      And Bob blocks Grizzly Bears with Elite Vanguard and Wall of Omens
      And the game advances to Alice's combat damage step
      And Alice divides 1 to Elite Vanguard and 1 to Wall of Omens
      Then Alice has 22 life
      And Ajani's Pridemate triggered once

    @id:lifelink-of-two-sources-is-two-gains @rule:702.15e @rule:119.9
    Scenario: Two creatures with lifelink make their controller gain life twice
      Given Alice controls Ajani's Pridemate
      And Alice controls:
        | card            | alias |
        | Grizzly Bears   | One   |
        | Grizzly Bears   | Two   |
      And Alice controls:
        | card            | attached to |
        | Basilisk Collar | One         |
        | Basilisk Collar | Two         |
      When Alice attacks with One and Two
      And the game advances to Alice's combat damage step
      Then Alice has 24 life
      And Ajani's Pridemate triggered twice

    @id:trample-blocker-gone @rule:702.19d @rule:702.19b @rule:510.1c
    Scenario: A trampling creature whose blocker is gone deals all its damage to the player
      Given Alice controls Colossal Dreadmaw
      And Bob controls Blood Pet
      When Alice attacks with Colossal Dreadmaw
      And Bob blocks Colossal Dreadmaw with Blood Pet
      And Alice passes priority
      And Bob activates Blood Pet
      And the game advances to Alice's combat damage step
      Then Bob has 14 life
