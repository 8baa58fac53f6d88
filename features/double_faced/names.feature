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
