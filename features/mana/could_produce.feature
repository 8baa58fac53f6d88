@ruling:mana-could-produce @rule:106.7
Feature: Mana that a permanent could produce
  Exotic Orchard, Fellwar Stone and Reflecting Pool make mana that other lands "could produce".  To find it, imagine that each
  ability of such a land resolved right now, whatever its cost, and look at the mana that would come of it.

  Rule: Lands that ask each other give no answer by themselves

    @id:could-produce-two-orchards
    Scenario: Two Exotic Orchards that have only each other make no mana
      Neither can name a color before the other does, so no color is defined for either of them.

      Given Alice controls Exotic Orchard
      And Bob controls Exotic Orchard
      When Alice taps Exotic Orchard for mana
      Then Alice's Exotic Orchard is tapped
      And Alice's mana pool is empty
      When Alice passes priority
      And Bob taps Exotic Orchard for mana
      Then Bob's Exotic Orchard is tapped
      And Bob's mana pool is empty

    @id:could-produce-orchards-and-a-forest
    Scenario: One Forest lets both Exotic Orchards make green mana
      Bob's Orchard sees Alice's Forest, and hers sees green come out of his.

      Given Alice controls Exotic Orchard and Forest
      And Bob controls Exotic Orchard
      When Alice taps Exotic Orchard for mana
      Then Alice's mana pool is {G}
      When Alice passes priority
      And Bob taps Exotic Orchard for mana
      Then Bob's mana pool is {G}

    @id:could-produce-all-opponents
    Scenario: Lands of every opponent count, and each ability of theirs
      Given the players are Alice, Bob and Carol
      And Alice controls Fellwar Stone
      And Bob controls Mountain
      And Carol controls Yavimaya Coast
      When Alice taps Fellwar Stone for mana
      Then Alice may choose only {R}, {G} and {U}

    @id:could-produce-orchards-in-a-circle
    Scenario: A color goes round a circle of three Exotic Orchards
      Each Orchard looks at its neighbors' lands.  Carol's Island is behind Bob's Orchard, and in front of him too.

      Given the players are Alice, Bob and Carol
      And Alice controls Exotic Orchard
      And Bob controls Exotic Orchard
      And Carol controls Exotic Orchard and Island
      When Alice taps Exotic Orchard for mana
      And Alice passes priority
      And Bob taps Exotic Orchard for mana
      And Bob passes priority
      And Carol taps Exotic Orchard for mana
      Then Alice's mana pool is {U}
      And Bob's mana pool is {U}
      And Carol's mana pool is {U}

  Rule: Costs don't matter, results do

    @id:could-produce-tapped-land
    Scenario: A tapped Forest still could produce green mana
      Its ability couldn't be activated now, but if it resolved, it would add {G}.

      Given Alice controls Exotic Orchard
      And Bob controls a tapped Forest
      When Alice taps Exotic Orchard for mana
      Then Alice's mana pool is {G}

    @id:could-produce-unpayable-mana-cost
    Scenario: Skycloud Expanse could produce white and blue mana though its {1} can't be paid
      Given Alice controls Fellwar Stone
      And Bob controls Skycloud Expanse
      When Alice taps Fellwar Stone for mana
      Then Alice may choose only {W} and {U}

    @id:could-produce-amount-zero
    Scenario: Cabal Coffers could produce nothing while its controller has no Swamp
      The ability would resolve and add no mana.  Alice's own Swamp isn't counted by Bob's Coffers.

      Given Alice controls Fellwar Stone and Swamp
      And Bob controls Cabal Coffers
      When Alice taps Fellwar Stone for mana
      Then Fellwar Stone is tapped
      And Alice's mana pool is empty

  Rule: There are six types of mana, and five of them are colors

    @id:could-produce-type-includes-colorless @rule:106.1b
    Scenario: Reflecting Pool, which asks for a type, makes colorless mana beside Wastes
      Given Alice controls Reflecting Pool and Wastes
      When Alice taps Reflecting Pool for mana
      Then Alice's mana pool is {C}

    @id:could-produce-color-excludes-colorless @rule:106.1b
    Scenario: Exotic Orchard, which asks for a color, makes nothing of an opponent's Wastes
      Given Alice controls Exotic Orchard
      And Bob controls Wastes
      When Alice taps Exotic Orchard for mana
      Then Alice's mana pool is empty

  Rule: Replacement effects count, in every order in which they could be applied

    @id:could-produce-replaced-type @rule:614.1a
    Scenario: Under Contamination a Forest could produce black mana only
      The effect speaks of lands, so it doesn't touch the mana of Fellwar Stone itself.

      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Forest
      Then Alice can't tap Fellwar Stone for {G}
      When Alice taps Fellwar Stone for mana
      Then Alice's mana pool is {B}

    @id:could-produce-color-of-either-order @rule:616.1
    Scenario: Under Contamination and Ritual of Subdual, Fellwar Stone finds black mana in a Forest
      Whichever of the two effects is applied last decides: black or colorless mana.  Black is the only color among them.

      Given Alice controls Fellwar Stone, Ritual of Subdual and Contamination
      And Bob controls Forest
      When Alice taps Fellwar Stone for mana
      Then Alice's mana pool is {B}

    @id:could-produce-type-of-either-order @rule:616.1
    Scenario: Under both effects, Naga Vitalist may choose black or colorless mana for a Forest
      It asks for a type, so what comes of either order may be chosen.  As a creature it isn't touched by the effects itself.

      Given Alice controls Naga Vitalist, Forest, Ritual of Subdual and Contamination
      Then Alice can't tap Naga Vitalist for {G}
      When Alice taps Naga Vitalist for mana
      Then Alice may choose only {B} and {C}
      When Alice chooses {C}
      Then Alice's mana pool is {C}
