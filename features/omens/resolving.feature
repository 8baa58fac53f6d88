@ruling:omen-shuffled-on-resolution @rule:720.3d
Feature: An Omen that resolves
  First the player follows the Omen's instructions.  Then, as the last part of its resolution, they shuffle it into its owner's
  library, where any other instant or sorcery would be put into the graveyard.

  Rule: The Omen is shuffled into the library

    @id:omen-shuffled-in @rule:608.2n
    Scenario: Charring Bite destroys a creature and is shuffled into the library
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears and Cosi's Trickster
      When Alice casts Charring Bite targeting Grizzly Bears
      And Charring Bite resolves
      Then Grizzly Bears is in Bob's graveyard
      And Twinmaw Stormbrood is in Alice's library
      And Alice's library holds 11 cards
      And Alice's graveyard is empty
      And Alice's library was shuffled
      And Cosi's Trickster triggered once

    @id:omen-card-hidden-in-library @rule:701.24a @rule:400.2
    Scenario: Nobody knows where in the library the card is
      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears
      When Alice casts Charring Bite targeting Grizzly Bears
      Then Bob sees Charring Bite
      When Charring Bite resolves
      Then Alice doesn't see Twinmaw Stormbrood
      And Bob doesn't see Twinmaw Stormbrood

    @id:omen-shuffled-past-leyline @rule:614.6
    Scenario: Leyline of the Void exiles no Omen that resolves
      The Leyline waits for cards on their way to a graveyard, and this one never is.

      Given Alice's hand holds Twinmaw Stormbrood
      And Alice's mana pool is {R}{R}
      And Bob controls Grizzly Bears and Leyline of the Void
      When Alice casts Charring Bite targeting Grizzly Bears
      And Charring Bite resolves
      Then Twinmaw Stormbrood is in Alice's library
      And Alice's exile is empty

  Rule: The instructions come first, the shuffle last

    Skimming Strike draws a card.

    @id:omen-draws-before-shuffle @rule:608.2c
    Scenario: The last card of the library is drawn before the Omen is shuffled in
      Given Alice's hand holds Dirgur Island Dragon
      And Alice's library holds Forest
      And Alice's mana pool is {U}{U}
      When Alice casts Skimming Strike targeting nothing
      And Skimming Strike resolves
      Then Alice's hand holds Forest
      And Alice's library holds Dirgur Island Dragon

    @id:omen-draws-from-empty-library @rule:608.2c @rule:704.5b
    Scenario: With an empty library nothing can be drawn, though the Omen is shuffled in afterwards
      Given Alice's hand holds Dirgur Island Dragon
      And Alice's library is empty
      And Alice's mana pool is {U}{U}
      When Alice casts Skimming Strike targeting nothing
      And Skimming Strike resolves
      Then Alice has lost the game
      And Alice drew no cards
      And Alice's library was shuffled

    @id:omen-shuffles-after-its-own-shuffle @rule:608.2c @rule:701.24a
    Scenario: Roost Seek shuffles once for its search and once more as it is shuffled in
      It finds a basic land card in the library.

      Given Alice's hand holds Sagu Wildling
      And Alice's library holds Forest, Grizzly Bears and Lightning Bolt
      And Alice's mana pool is {G}
      When Alice casts Roost Seek
      And Roost Seek resolves
      And Alice chooses Forest
      Then Alice's hand holds Forest
      And Sagu Wildling is in Alice's library
      And Alice's library holds 3 cards
      And Alice's library was shuffled twice

  Rule: The library is that of the card's owner

    Etali, Primal Storm exiles the top card of each player's library when it attacks, and lets its controller cast them free.

    @id:omen-of-another-player @rule:400.3 @rule:701.24c
    Scenario: Alice casts an Omen that Bob owns, and it is shuffled into Bob's library
      Given Alice controls Etali, Primal Storm
      And the top of Alice's library is Forest
      And the top of Bob's library is Dirgur Island Dragon
      When Alice attacks with Etali
      And Etali's ability resolves
      And Alice chooses Skimming Strike
      And Alice chooses nothing as the target
      And Skimming Strike resolves
      Then Alice drew a card
      And Bob drew no cards
      And Dirgur Island Dragon is in Bob's library
      And Bob's library was shuffled
      And Alice's library wasn't shuffled
