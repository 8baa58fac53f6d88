Feature: Storm Cauldron
  Each player may play one more land on each of their turns.  Whenever a land is tapped for mana, it is returned to its owner's hand.

  The second ability adds no mana, so it is no mana ability: it waits on the stack, while the mana is there at once.

  @ruling:storm-cauldron-sacrificed-land-stays @rule:605.5a
  Rule: A land that was sacrificed for its mana is in the graveyard by the time it would be returned

    @id:storm-cauldron-sacrificed @rule:400.7 @rule:106.12a
    Scenario: Crystal Vein, tapped and sacrificed for mana, isn't returned
      The ability triggers all the same, and finds nothing: the card in the graveyard is another object.

      Given Alice controls Storm Cauldron and Crystal Vein
      When Alice activates Crystal Vein's second ability
      Then Alice's mana pool is {C}{C}
      And Crystal Vein is in Alice's graveyard
      And Storm Cauldron triggered once
      And the stack holds Storm Cauldron's ability
      When the stack resolves
      Then Crystal Vein is in Alice's graveyard
      And Alice's hand holds no cards

    @id:storm-cauldron-tapped-only @rule:603.3
    Scenario: Crystal Vein, only tapped for mana, is returned by an ability that uses the stack
      Given Alice controls Storm Cauldron and Crystal Vein
      When Alice activates Crystal Vein's first ability
      Then Alice's mana pool is {C}
      And Crystal Vein is on the battlefield
      And the stack holds Storm Cauldron's ability
      When the stack resolves
      Then Crystal Vein is in Alice's hand

    @id:storm-cauldron-while-casting @rule:603.3 @rule:601.2h
    Scenario: Lands tapped to pay for a spell go back before the spell resolves
      The abilities trigger while the spell is being cast, and go on the stack above it afterwards.

      Given Alice controls Storm Cauldron and 2 Forest
      And Alice's hand holds Grizzly Bears
      When Alice casts Grizzly Bears
      And Alice chooses Storm Cauldron and Storm Cauldron 2
      Then the stack holds Storm Cauldron's ability, Storm Cauldron's ability and Grizzly Bears
      When the top of the stack resolves
      And the top of the stack resolves
      Then the stack holds Grizzly Bears
      And Alice's hand holds 2 Forest

    @id:storm-cauldron-leaves-in-response @rule:400.7
    Scenario: A land that has left and come back in the meantime isn't returned either
      Given Alice controls Storm Cauldron and Island
      And Alice controls Wastes
      And Alice's hand holds Ghostly Flicker
      And Alice's mana pool is {U}{U}
      When Alice taps Wastes for mana
      And Alice casts Ghostly Flicker targeting Wastes and Island
      And Ghostly Flicker resolves
      And the stack resolves
      Then Wastes is on the battlefield
      And Island is on the battlefield

    @id:storm-cauldron-owner @rule:108.3
    Scenario: The land goes to its owner's hand
      Given Alice controls Storm Cauldron
      And Alice controls:
        | card   | owner |
        | Forest | Bob   |
      When Alice taps Forest for mana
      And the stack resolves
      Then Forest is in Bob's hand

    @id:storm-cauldron-no-mana @ruling:mana-tapped-trigger-on-production @rule:106.12a
    Scenario: A land that produces nothing isn't tapped for mana
      Meteor Crater finds no colored permanent.

      Given Alice controls Storm Cauldron and Meteor Crater
      When Alice taps Meteor Crater for mana
      Then Alice's mana pool is empty
      And Storm Cauldron didn't trigger

    @id:storm-cauldron-opponents-land @rule:305.2
    Scenario: Bob may play two lands on his turn, and his lands go back as well
      Given it is Bob's precombat main phase
      And Alice controls Storm Cauldron
      And Bob's hand holds Forest, Island and Swamp
      When Bob plays Forest
      And Bob plays Island
      Then Bob can't play Swamp by rule 305.2
      When Bob taps Forest for mana
      And the stack resolves
      Then Forest is in Bob's hand
      And Bob can't play Forest by rule 305.2
