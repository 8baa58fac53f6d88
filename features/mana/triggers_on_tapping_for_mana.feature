@ruling:mana-tapped-trigger-on-production @rule:106.12a
Feature: Abilities that trigger when a permanent is tapped for mana
  Such an ability doesn't look at the activation and what it usually brings.  It waits for the mana ability to resolve and looks at
  the mana that was really added.  Forsaken Monument adds {C} when its controller taps a permanent for {C}.

  Rule: The type of the mana that was added decides

    @id:tapped-trigger-colorless-from-wastes
    Scenario: Forsaken Monument adds {C} when Wastes is tapped
      Given Alice controls Forsaken Monument and Wastes
      When Alice taps Wastes for mana
      Then Forsaken Monument triggered once
      And Alice's mana pool is {C}{C}

    @id:tapped-trigger-not-for-green-from-forest
    Scenario: Forsaken Monument adds nothing when a Forest is tapped
      Given Alice controls Forsaken Monument and Forest
      When Alice taps Forest for mana
      Then Forsaken Monument didn't trigger
      And Alice's mana pool is {G}

    @id:tapped-trigger-colorless-ability-of-coast
    Scenario: Yavimaya Coast's ability for colorless mana gets the additional {C}
      Given Alice controls Forsaken Monument and Yavimaya Coast
      When Alice activates Yavimaya Coast's first ability
      Then Alice's mana pool is {C}{C}

    @id:tapped-trigger-not-for-colored-ability-of-coast
    Scenario: Yavimaya Coast's ability for colored mana gets no additional {C}
      The land could have made {C}, but it didn't this time.

      Given Alice controls Forsaken Monument and Yavimaya Coast
      When Alice activates Yavimaya Coast's second ability for {G}
      Then Forsaken Monument didn't trigger
      And Alice's mana pool is {G}

    @id:tapped-trigger-not-for-replaced-colorless @rule:614.6
    Scenario: Wastes that makes black mana under Contamination gets no additional {C}
      The replacement changes the production, and the trigger sees only what came of it.

      Given Alice controls Forsaken Monument, Contamination and Wastes
      When Alice taps Wastes for mana
      Then Forsaken Monument didn't trigger
      And Alice's mana pool is {B}

    @id:tapped-trigger-mana-flare-sees-what-came @rule:614.6
    Scenario: Mana Flare adds mana of the type that came of a replaced production
      A Forest makes black mana under Contamination, and so Mana Flare adds black mana.

      Given Alice controls Contamination and Forest
      And Bob controls Mana Flare
      When Alice taps Forest for mana
      Then Alice's mana pool is {B}{B}

    @id:tapped-trigger-not-without-mana
    Scenario: A land that was tapped for no mana doesn't trigger Manabarbs
      Cabal Coffers adds {B} for each Swamp of Alice, and she has none.

      Given Alice controls Cabal Coffers
      And Alice's mana pool is {C}{C}
      And Bob controls Manabarbs
      When Alice taps Cabal Coffers for mana
      Then Cabal Coffers is tapped
      And Alice's mana pool is empty
      And Manabarbs didn't trigger

    @id:tapped-trigger-not-for-untapping @rule:107.6
    Scenario: A creature that is untapped for mana isn't tapped for mana
      Given Alice controls Leyline of Abundance and a tapped Pili-Pala
      And Alice's mana pool is {C}{C}
      When Alice activates Pili-Pala for {U}
      Then Leyline of Abundance didn't trigger
      And Alice's mana pool is {U}

    @id:tapped-trigger-creature-tapped-as-a-cost
    Scenario: A creature tapped for the ability of Springleaf Drum isn't itself tapped for mana
      Leyline of Abundance adds {G} when Alice taps a creature for mana.  Here the Drum is tapped for mana; the Elves are part of
      the price.

      Given Alice controls Leyline of Abundance, Springleaf Drum and Llanowar Elves
      When Alice taps Springleaf Drum for {U}
      Then Llanowar Elves is tapped
      And Leyline of Abundance didn't trigger
      And Alice's mana pool is {U}

  Rule: A triggered mana ability resolves at once, without the stack

    @id:tapped-trigger-gauntlet-at-once @rule:605.4a
    Scenario: The additional {R} of Gauntlet of Might is in the pool at once
      Nobody gets priority between the Mountain's mana and the Gauntlet's.

      Given Alice controls Gauntlet of Might and Mountain
      When Alice taps Mountain for mana
      Then Gauntlet of Might triggered once
      And the stack is empty
      And Alice's mana pool is {R}{R}
      And in this order, with no priority in between:
        | event      | object            | player |
        | added mana | Mountain          | Alice  |
        | triggered  | Gauntlet of Might |        |
        | added mana | Gauntlet of Might | Alice  |

    @id:tapped-trigger-gauntlet-pays-for-the-spell @rule:605.4a @rule:601.2g
    Scenario: The additional {R} helps to pay for the spell for which the Mountain is tapped
      Given Alice controls Gauntlet of Might and Mountain
      And Alice's hand holds Reckless Impulse
      When Alice casts Reckless Impulse
      Then the stack holds Reckless Impulse
      And Mountain is tapped
      And Alice's mana pool is empty

  Rule: A trigger that adds no mana is no mana ability and uses the stack

    @id:tapped-trigger-manabarbs-waits @rule:605.5a @rule:603.3
    Scenario: Manabarbs triggers while a spell is being paid for, and goes on the stack above it
      The trigger has to wait until a player would get priority, which is after the spell has been cast.  So it resolves first.

      Given Alice controls Forest
      And Alice's hand holds Llanowar Elves
      And Bob controls Manabarbs
      When Alice casts Llanowar Elves
      Then Manabarbs triggered once
      And the stack holds Manabarbs's ability and Llanowar Elves
      And Alice has 20 life
      When the top of the stack resolves
      Then Alice has 19 life
      And the stack holds Llanowar Elves
