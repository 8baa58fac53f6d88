Feature: Modes
  A modal spell says several things of which some are chosen.

  An engine that lets modes be chosen on resolution, or drops the whole spell for one lost target, fails here.

  @ruling:modes-chosen-on-casting @rule:700.2
  Rule: Modes are chosen as a spell is cast

    @id:modes-one-chosen
    Scenario: Only the chosen mode is carried out
      Given Alice's hand holds Izzet Charm
      And Alice's mana pool is {U}{R}
      And Bob controls Grizzly Bears
      When Alice casts Izzet Charm choosing mode 2 targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice drew no cards

    @id:modes-chosen-before-resolving @rule:601.2b
    Scenario: The mode is chosen before anybody can respond
      Given Alice's hand holds Izzet Charm
      And Alice's mana pool is {U}{R}
      And Bob controls Grizzly Bears
      When Alice casts Izzet Charm
      Then Alice is asked
      And Alice may choose only mode 2 and mode 3

    @id:modes-without-legal-target @rule:700.2a
    Scenario: A mode without a legal target can't be chosen
      Given Alice's hand holds Izzet Charm
      And Alice's mana pool is {U}{R}
      When Alice casts Izzet Charm choosing mode 2
      Then that is rejected by rule 700.2
      When Alice casts Izzet Charm
      Then the stack holds Izzet Charm
      And nobody is asked

    @id:modes-no-target-needed @rule:700.2c
    Scenario: A mode with no target needs none
      Given Alice's hand holds Izzet Charm and 2 Forest
      And Alice's mana pool is {U}{R}
      When Alice casts Izzet Charm choosing mode 3
      And Izzet Charm resolves
      And Alice chooses the first Forest and the second Forest to discard
      Then Alice drew 2 cards
      And Alice's graveyard holds Izzet Charm and 2 Forest

    @id:modes-in-printed-order @rule:608.2c
    Scenario: Two modes are carried out in printed order
      Given Alice's hand holds Kolaghan's Command
      And Alice's mana pool is {B}{R}{C}
      And Alice's graveyard holds Grizzly Bears
      When Alice casts Kolaghan's Command choosing modes 1 and 2 targeting Grizzly Bears and Alice
      And Kolaghan's Command resolves
      Then Grizzly Bears is in Alice's graveyard

    @id:modes-one-target-lost @rule:608.2b
    Scenario: One mode has lost its target, the other is carried out
      Given Alice's hand holds Kolaghan's Command
      And Alice's mana pool is {B}{R}{C}
      And Bob controls Blood Pet and Mind Stone
      When Alice casts Kolaghan's Command choosing modes 3 and 4 targeting Mind Stone and Blood Pet
      And Alice passes priority
      And Bob activates Blood Pet
      And the stack resolves
      Then Mind Stone is in Bob's graveyard
      And Blood Pet is in Bob's graveyard

    @id:modes-each-once @rule:700.2d
    Scenario: The same mode can't be chosen twice
      Given Alice's hand holds Kolaghan's Command
      And Alice's mana pool is {B}{R}{C}
      When Alice casts Kolaghan's Command choosing modes 4 and 4 targeting Bob and Bob
      Then that is rejected by rule 700.2

    @id:modes-as-many-as-said
    Scenario: Two modes are needed where two are to be chosen
      Given Alice's hand holds Kolaghan's Command
      And Alice's mana pool is {B}{R}{C}
      When Alice casts Kolaghan's Command choosing mode 4 targeting Bob
      Then that is rejected by rule 700.2

    @id:modes-of-a-copy @rule:700.2g
    Scenario: A copy has the modes of the original
      Given Alice's hand holds Izzet Charm
      And Bob's hand holds Twincast
      And Alice's mana pool is {U}{R}
      And Bob's mana pool is {U}{U}
      When Alice casts Izzet Charm choosing mode 3
      And Alice passes priority
      And Bob casts Twincast targeting Izzet Charm
      And Twincast resolves
      And the top of the stack resolves
      Then Bob drew 2 cards

    @id:modes-of-an-activated-ability
    Scenario: The mode of an ability is chosen as it is activated
      Given Alice controls Umezawa's Jitte and Grizzly Bears
      And Umezawa's Jitte is attached to Grizzly Bears
      And Umezawa's Jitte has a charge counter
      And Bob controls Elite Vanguard
      When Alice activates Umezawa's Jitte's first ability choosing mode 3
      And the stack resolves
      Then Alice has 22 life
      And Grizzly Bears is 2/2
      And Umezawa's Jitte has no counters

    @id:modes-of-an-activated-ability-target
    Scenario: Another mode of the ability has a target
      Given Alice controls Umezawa's Jitte and Grizzly Bears
      And Umezawa's Jitte is attached to Grizzly Bears
      And Umezawa's Jitte has a charge counter
      And Bob controls Elite Vanguard
      When Alice activates Umezawa's Jitte choosing mode 2 targeting Elite Vanguard
      And the stack resolves
      Then Elite Vanguard is in Bob's graveyard
      And Alice has 20 life
