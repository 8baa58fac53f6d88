Feature: Sidequest: Raise a Chocobo, and Black Chocobo on its back
  At the beginning of its controller's first main phase the Sidequest transforms if that player controls four or more Birds.  When it
  transforms into Black Chocobo, they search their library for a land card and put it onto the battlefield tapped.

  To transform is to be turned over on the battlefield (701.27a).  Whatever enters with this face up, or becomes a copy of it, hasn't
  done that.

  @ruling:black-chocobo-entering-is-not-transforming @rule:701.27e
  Rule: Entering with the back face up is not transforming

    @id:black-chocobo-transforms @rule:701.27a
    Scenario: The Sidequest transforms, and a land is searched for
      Given it is Alice's upkeep
      And Alice controls Sidequest: Raise a Chocobo and 4 Storm Crow
      And Alice's library holds 2 Grizzly Bears, Forest and Grizzly Bears
      When the game advances to Alice's precombat main phase
      And the top of the stack resolves
      Then Sidequest: Raise a Chocobo's name is Black Chocobo
      And the stack holds Black Chocobo's ability
      When the stack resolves
      And Alice chooses Forest
      Then Forest is tapped
      And Alice's library was shuffled
      And Alice's battlefield holds Black Chocobo, 4 Storm Crow and Forest

    @id:black-chocobo-token-copy @rule:707.8a @rule:111.1
    Scenario: A token that copies Black Chocobo enters with its back face up, and nothing is searched for
      Given Alice controls Black Chocobo and 4 Island
      And Alice's hand holds Rite of Replication
      When Alice casts Rite of Replication unkicked targeting Black Chocobo
      And the stack resolves
      Then Alice's battlefield holds 2 Black Chocobo and 4 Island
      And Black Chocobo didn't trigger
      And Alice's library wasn't shuffled

    @id:black-chocobo-clone @rule:707.5
    Scenario: Clone that enters as a copy of Black Chocobo hasn't transformed
      Given Alice controls Black Chocobo and 4 Island
      And Alice's hand holds Clone
      When Alice casts Clone
      And Clone resolves
      And Alice chooses Black Chocobo
      Then Clone's name is Black Chocobo
      And the stack is empty
      And Alice's library wasn't shuffled

    @id:black-chocobo-mirage-mirror @rule:707.4
    Scenario: Mirage Mirror that becomes a copy of Black Chocobo isn't turned over
      Given Alice controls Black Chocobo, Mirage Mirror and 2 Island
      When Alice activates Mirage Mirror targeting Black Chocobo
      And the stack resolves
      Then Mirage Mirror's name is Black Chocobo
      And the stack is empty
      And Alice's library wasn't shuffled

    @id:black-chocobo-flickered @rule:712.14
    Scenario: Black Chocobo that leaves and returns has its front up, and has to transform anew
      Given Alice controls Black Chocobo
      And Alice's hand holds Cloudshift
      And Alice's mana pool is {W}
      When Alice casts Cloudshift targeting Black Chocobo
      And the stack resolves
      Then Sidequest: Raise a Chocobo is on the battlefield
      And Alice's library wasn't shuffled

  @ruling:black-chocobo-entering-is-not-transforming @rule:603.4
  Rule: Four Birds are needed at both times

    @id:black-chocobo-three-birds
    Scenario: With three Birds it doesn't trigger
      Given it is Alice's upkeep
      And Alice controls Sidequest: Raise a Chocobo and 3 Storm Crow
      When the game advances to Alice's precombat main phase
      Then Sidequest: Raise a Chocobo didn't trigger

    @id:black-chocobo-a-bird-less
    Scenario: With a Bird less on resolution it doesn't transform
      Given it is Alice's upkeep
      And Alice controls Sidequest: Raise a Chocobo and 4 Storm Crow
      And Bob's hand holds Lightning Bolt
      And Bob controls Mountain
      When the game advances to Alice's precombat main phase
      And Alice passes priority
      And Bob casts Lightning Bolt targeting the first Storm Crow
      And the stack resolves
      Then Sidequest: Raise a Chocobo triggered once
      And Sidequest: Raise a Chocobo's name is Sidequest: Raise a Chocobo
      And Alice's library wasn't shuffled
