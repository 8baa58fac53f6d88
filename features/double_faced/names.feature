@ruling:mdfc-choose-name-either-face @rule:201.4
Feature: Choosing the name of a face
  A double-faced card has two names, one on each face.  A player who chooses a card name may choose either, but not both.  An
  effect that then looks for that name finds it only where the face of that name is being cast or played.

  Rule: What is forbidden by name is forbidden for the face of that name alone

    Conjurer's Ban forbids all players to cast spells and to play lands of the chosen name.

    Background:
      Given Alice's hand holds Conjurer's Ban
      And Alice's mana pool is {W}{B}
      And Bob's hand holds Bala Ged Recovery
      And Bob's graveyard holds Grizzly Bears
      And Bob controls 3 Forest

    @id:names-land-back-chosen @rule:201.4d @rule:712.12
    Scenario: With the name of the land chosen, Bob can cast the sorcery but not play the land
      When Alice casts Conjurer's Ban
      And Conjurer's Ban resolves
      And Alice names Bala Ged Sanctuary
      And the game advances to Bob's precombat main phase
      Then Bob can't play Bala Ged Sanctuary by rule 101.2
      And Bob can cast Bala Ged Recovery targeting Grizzly Bears

    @id:names-sorcery-front-chosen @rule:712.11c @rule:601.3
    Scenario: With the name of the sorcery chosen, Bob can play the land but not cast the sorcery
      When Alice casts Conjurer's Ban
      And Conjurer's Ban resolves
      And Alice names Bala Ged Recovery
      And the game advances to Bob's precombat main phase
      Then Bob can't cast Bala Ged Recovery targeting Grizzly Bears by rule 101.2
      And Bob can play Bala Ged Sanctuary

  Rule: The same goes for two faces that are both cast

    Spells with the name chosen for Meddling Mage can't be cast.

    Background:
      Given Alice's hand holds Meddling Mage and Cosima, God of the Voyage
      And Alice controls 3 Island
      And Alice's mana pool is {W}{U}

    @id:names-artifact-back-chosen @rule:712.11c @rule:607.2d
    Scenario: Meddling Mage naming The Omenkeel doesn't stop Cosima
      When Alice casts Meddling Mage
      And Meddling Mage resolves
      And Alice names The Omenkeel
      Then Alice can't cast The Omenkeel by rule 101.2
      And Alice can cast Cosima

    @id:names-creature-front-chosen @rule:712.11c @rule:607.2d
    Scenario: Meddling Mage naming Cosima doesn't stop The Omenkeel
      When Alice casts Meddling Mage
      And Meddling Mage resolves
      And Alice names Cosima, God of the Voyage
      Then Alice can't cast Cosima by rule 101.2
      And Alice can cast The Omenkeel

  Rule: A permanent has the name of the face that is up

    Pithing Needle stops the activated abilities of whatever has the chosen name, mana abilities excepted.

    Background:
      Given Alice controls The Omenkeel and Elite Vanguard
      And Alice's hand holds Pithing Needle
      And Alice's mana pool is {C}

    @id:names-of-a-permanent-back @rule:712.8f @rule:201.4d
    Scenario: With the name of the face that is up chosen, The Omenkeel can't be crewed
      When Alice casts Pithing Needle
      And Pithing Needle resolves
      And Alice names The Omenkeel
      Then Alice can't crew The Omenkeel with Elite Vanguard by rule 602.5

    @id:names-of-a-permanent-other-face @rule:712.8f
    Scenario: With the name of the other face chosen, The Omenkeel can be crewed
      When Alice casts Pithing Needle
      And Pithing Needle resolves
      And Alice names Cosima, God of the Voyage
      Then Alice can crew The Omenkeel with Elite Vanguard

  Rule: In a hand, graveyard or library, a card has the name of its front alone

    Memoricide looks through a player's graveyard, hand and library for cards of the chosen name.

    Background:
      Given Alice's hand holds Memoricide
      And Alice controls 4 Swamp
      And Bob's hand holds Cosima, God of the Voyage

    @id:names-searched-for-the-back @rule:712.8a @rule:201.4d
    Scenario: Nothing is found by the name of the back, though it may be chosen
      When Alice casts Memoricide targeting Bob
      And Memoricide resolves
      And Alice names The Omenkeel
      Then Cosima is in Bob's hand

    @id:names-searched-for-the-front @rule:712.8a
    Scenario: The card is found by the name of the front
      When Alice casts Memoricide targeting Bob
      And Memoricide resolves
      And Alice names Cosima, God of the Voyage
      And Alice chooses Cosima
      Then Cosima is in exile

  Rule: Where the name must be of a certain kind of card, the face of that name is judged by itself

    Meddling Mage takes a nonland card name.

    @id:names-land-back-is-a-land @rule:201.4a @rule:201.4d
    Scenario: Bala Ged Sanctuary is no nonland card name
      On the front of that card is a sorcery, but the front isn't asked about.

      Given Alice's hand holds Meddling Mage
      And Alice's mana pool is {W}{U}
      When Alice casts Meddling Mage
      And Meddling Mage resolves
      And Alice names Bala Ged Sanctuary
      Then that is rejected by rule 201.4
      When Alice names Bala Ged Recovery
      Then Meddling Mage is on the battlefield
