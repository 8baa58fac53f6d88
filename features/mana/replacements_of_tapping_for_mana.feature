@ruling:mana-tapped-replacement-on-production @rule:106.12b
Feature: Effects that replace what a permanent tapped for mana produces
  These effects change the production itself, while the mana ability resolves.  Each of them may do so once, and only if the
  production, as it is when its turn comes, is of the kind it asks for.  Mana Reflection doubles what its controller's permanents
  produce; Damping Sphere turns two or more mana from a land into a single {C}.

  Rule: The production is replaced, and nothing else

    @id:tapped-replacement-two-reflections @rule:614.5
    Scenario: Two Mana Reflections double one after the other
      Given Alice controls 2 Mana Reflection and Forest
      When Alice taps Forest for mana
      Then Alice's mana pool is {G}{G}{G}{G}

    @id:tapped-replacement-not-of-triggered-mana @rule:605.4a
    Scenario: Mana Reflection doubles the Forest's mana, not that of Wild Growth
      The Aura's mana comes from a triggered ability: it isn't what the land produced.

      Given Alice controls:
        | card            | attached to |
        | Forest          |             |
        | Wild Growth     | Forest      |
        | Mana Reflection |             |
      When Alice taps Forest for mana
      Then Alice's mana pool is {G}{G}{G}

    @id:tapped-replacement-amount-of-the-land-alone
    Scenario: Damping Sphere doesn't count the mana of Wild Growth with that of the land
      Two mana arrive, but the land produced one of them.

      Given Alice controls:
        | card           | attached to |
        | Forest         |             |
        | Wild Growth    | Forest      |
        | Damping Sphere |             |
      When Alice taps Forest for mana
      Then Alice's mana pool is {G}{G}

  Rule: Each effect looks at the production as the effects before it have left it

    @id:tapped-replacement-becomes-applicable @rule:616.1f @rule:616.2
    Scenario: A doubled Forest falls under Damping Sphere
      At first only Mana Reflection applies.  What it makes of the production, two mana, is what the Sphere asks for.  Mana
      Reflection had its turn and doesn't double the {C}.

      Given Alice controls Mana Reflection, Damping Sphere and Forest
      When Alice taps Forest for mana
      Then Alice's mana pool is {C}

    @id:tapped-replacement-player-chooses-order @rule:616.1 @rule:616.1e
    Scenario Outline: Where both apply to Ancient Tomb, its controller chooses which comes first
      The Sphere first: one {C}, then doubled.  Mana Reflection first: four, then one {C}.  In no order do all four remain.

      Given Alice controls Mana Reflection and Ancient Tomb
      And Bob controls Damping Sphere
      When Alice taps Ancient Tomb for mana
      Then Alice may choose only Mana Reflection and Damping Sphere
      When Alice chooses <first>
      Then Alice's mana pool is <mana>

      Examples:
        | id               | first           | mana   |
        | sphere-first     | Damping Sphere  | {C}{C} |
        | reflection-first | Mana Reflection | {C}    |

    @id:tapped-replacement-factors-multiply @rule:614.5 @rule:616.1
    Scenario Outline: Nyxbloom Ancient and Mana Reflection make six of one, in either order
      Given Alice controls Nyxbloom Ancient, Mana Reflection and Forest
      When Alice taps Forest for mana
      And Alice chooses <first>
      Then Alice's mana pool is {G}{G}{G}{G}{G}{G}

      Examples:
        | id               | first            |
        | nyxbloom-first   | Nyxbloom Ancient |
        | reflection-first | Mana Reflection  |

    @id:tapped-replacement-type-and-amount-reset @rule:616.1 @rule:616.1e
    Scenario Outline: Contamination undoes what Nyxbloom Ancient did before it, not what it does after it
      Contamination makes it one {B}, whatever it was.

      Given Alice controls Nyxbloom Ancient, Contamination and Forest
      When Alice taps Forest for mana
      And Alice chooses <first>
      Then Alice's mana pool is <mana>

      Examples:
        | id                  | first            | mana      |
        | contamination-first | Contamination    | {B}{B}{B} |
        | nyxbloom-first      | Nyxbloom Ancient | {B}       |

    @id:tapped-replacement-only-yours
    Scenario: Mana Reflection leaves the mana of other players' permanents alone
      Given Alice controls Mana Reflection
      And Bob controls Forest
      When Alice passes priority
      And Bob taps Forest for mana
      Then Bob's mana pool is {G}
