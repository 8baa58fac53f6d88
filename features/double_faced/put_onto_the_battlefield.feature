@ruling:dfc-put-onto-battlefield-front-up
Feature: Putting a double-faced card onto the battlefield
  A double-faced spell that resolves keeps the face that was cast, and a land keeps the face that was played.  A card that an
  effect puts onto the battlefield was neither cast nor played, so nobody chose a face: its front is up.

  Rule: The front face is up, whatever the card was before

    @id:put-back-face-returns-as-front @rule:712.14 @rule:400.7
    Scenario: The Omenkeel leaves and returns as Cosima
      Given Alice controls The Omenkeel, Forest and 3 Island
      And Alice's hand holds Ghostly Flicker
      When Alice casts Ghostly Flicker targeting The Omenkeel and Forest
      And Ghostly Flicker resolves
      Then The Omenkeel's name is Cosima, God of the Voyage
      And Forest is on the battlefield

    @id:put-nonmodal-returns-as-front @rule:712.14 @rule:400.7
    Scenario: A nonmodal card that had transformed returns with its front up, too
      Given Alice controls Insectile Aberration and Plains
      And Alice's hand holds Cloudshift
      When Alice casts Cloudshift targeting Insectile Aberration
      And Cloudshift resolves
      Then Insectile Aberration's name is Delver of Secrets

  Rule: A card whose front can't be on the battlefield stays where it is

    @id:put-sorcery-front-stays @rule:712.14b @rule:400.4a
    Scenario: Bala Ged Sanctuary stays in exile, for its front is a sorcery
      The Omenkeel, exiled by the same spell, returns.

      Given Alice controls The Omenkeel, Bala Ged Sanctuary and 3 Island
      And Alice's hand holds Ghostly Flicker
      When Alice casts Ghostly Flicker targeting The Omenkeel and Bala Ged Sanctuary
      And Ghostly Flicker resolves
      Then Bala Ged Recovery is in exile
      And The Omenkeel's name is Cosima, God of the Voyage

    @id:put-land-back-is-no-land-card @rule:712.8a
    Scenario: In hand Vastwood Thicket is no land card that could be put onto the battlefield
      Arboreal Grazer lets its controller put a land card onto the battlefield as it enters.  Forest is one.

      Given Alice's hand holds Arboreal Grazer, Vastwood Fortification and Forest
      And Alice's mana pool is {G}
      When Alice casts Arboreal Grazer
      And the stack resolves
      And Alice accepts
      Then Alice controls Forest
      And Vastwood Fortification is in Alice's hand

  Rule: Casting and playing are other ways onto the battlefield

    @id:put-spell-keeps-its-face @rule:712.13
    Scenario: A spell cast as The Omenkeel enters as The Omenkeel
      Given Alice's hand holds Cosima, God of the Voyage
      And Alice controls 2 Island
      When Alice casts The Omenkeel
      And The Omenkeel resolves
      Then Alice controls The Omenkeel

    @id:put-played-land-keeps-its-face @rule:712.12
    Scenario: A land played as Bala Ged Sanctuary enters as Bala Ged Sanctuary
      Given Alice's hand holds Bala Ged Recovery
      When Alice plays Bala Ged Sanctuary
      Then Alice controls Bala Ged Sanctuary
