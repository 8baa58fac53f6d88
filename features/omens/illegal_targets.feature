@ruling:omen-all-targets-illegal @rule:608.2b
Feature: An Omen whose targets have all become illegal
  If all of a spell's targets are illegal as it would resolve, it doesn't resolve.  Then an Omen isn't shuffled in either: its card
  is put into the graveyard.  An Omen without any target can't be thwarted in this way.

  Rule: With its only target illegal, the Omen goes to the graveyard

    @id:omen-only-target-gone @rule:720.3d
    Scenario: Charring Bite finds its creature gone
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      And Bob's hand holds Unsummon
      And Bob's mana pool is {U}
      When Alice casts Charring Bite targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Unsummon targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's hand
      And Twinmaw Stormbrood is in Alice's graveyard
      And Charring Bite wasn't countered
      And Alice's library holds 10 cards
      And Alice's library wasn't shuffled

    @id:omen-only-optional-target-gone @rule:720.3d
    Scenario: Skimming Strike draws no card if the one target that was chosen is gone
      It could have been cast without a target.  But it was given one, and that one has become illegal.

      Given Alice's hand holds Dirgur Island Dragon
      And Alice's mana pool is {U}{U}
      And Bob controls Grizzly Bears
      And Bob's hand holds Unsummon
      And Bob's mana pool is {U}
      When Alice casts Skimming Strike targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Unsummon targeting Grizzly Bears
      And the stack resolves
      Then Alice drew no cards
      And Dirgur Island Dragon is in Alice's graveyard
      And Alice's library wasn't shuffled

  Rule: Without a target, the Omen resolves

    @id:omen-without-a-target @rule:115.6 @rule:720.3d
    Scenario: Skimming Strike cast without a target draws a card and is shuffled in
      Given Alice's hand holds Dirgur Island Dragon
      And Alice's mana pool is {U}{U}
      And Bob controls Grizzly Bears
      When Alice casts Skimming Strike targeting nothing
      And Skimming Strike resolves
      Then Grizzly Bears is untapped
      And Alice drew a card
      And Dirgur Island Dragon is in Alice's library
      And Alice's library was shuffled

  Rule: A target can become illegal where it is

    @id:omen-target-has-grown @rule:720.3d
    Scenario: Petty Revenge finds a creature whose power has become too great
      It destroys a creature with power 3 or less.

      Given Alice's hand holds Disruptive Stormbrood
      And Alice's mana pool is {B}{C}
      And Bob controls Grizzly Bears
      And Bob's hand holds Giant Growth
      And Bob's mana pool is {G}
      When Alice casts Petty Revenge targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Giant Growth targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is on the battlefield
      And Disruptive Stormbrood is in Alice's graveyard
      And Alice's library wasn't shuffled
