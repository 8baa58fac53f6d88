@ruling:adventure-exiled-by-its-controller @rule:715.3d
Feature: Who may cast the creature of an Adventure that has resolved
  Cast Off is the Adventure of Realm-Cloaked Giant.  As it resolves, the player who controls it exiles it, and that player may cast the
  creature for as long as the card stays in exile, whoever owns it.  If Cast Off leaves the stack in any other way, nobody may.

  @id:adventure-of-another-players-card @rule:108.3
  Scenario: Alice casts Bob's card as Cast Off, and she may cast Realm-Cloaked Giant, but Bob may not
    Etali, Primal Storm exiles the top card of each player's library, and lets its controller cast them free.

    Given Alice controls Etali, Primal Storm and 7 Plains
    And Bob controls 7 Plains
    And the top of Alice's library is Forest
    And the top of Bob's library is Realm-Cloaked Giant
    When Alice attacks with Etali
    And Etali's ability resolves
    And Alice chooses Cast Off
    And Cast Off resolves
    Then Realm-Cloaked Giant is in exile
    And Etali is in Alice's graveyard
    When the game advances to Alice's postcombat main phase
    Then Alice can cast Realm-Cloaked Giant
    And Alice can't cast Cast Off by rule 601.3
    When the game advances to Bob's precombat main phase
    Then Bob can't cast Realm-Cloaked Giant by rule 601.3
    When the game advances to Alice's precombat main phase
    And Alice casts Realm-Cloaked Giant
    And Realm-Cloaked Giant resolves
    Then Alice controls Realm-Cloaked Giant
    And Bob owns Realm-Cloaked Giant

  @id:adventure-under-another-players-control @rule:112.2
  Scenario: Bob takes over Alice's Cast Off, and so Bob may cast Realm-Cloaked Giant
    Given Alice's hand holds Realm-Cloaked Giant
    And Alice controls 12 Plains
    And Bob controls Grizzly Bears and 7 Plains
    And Bob's hand holds Aethersnatch
    And Bob's mana pool is {U}{U}{C}{C}{C}{C}
    When Alice casts Cast Off
    And Alice passes priority
    And Bob casts Aethersnatch targeting Cast Off
    And Aethersnatch resolves
    And Cast Off resolves
    Then Realm-Cloaked Giant is in Alice's exile
    And Alice can't cast Realm-Cloaked Giant by rule 601.3
    When the game advances to Bob's precombat main phase
    Then Bob can cast Realm-Cloaked Giant

  @id:adventure-exiled-without-resolving @rule:614.6
  Scenario: Countered and exiled by Leyline of the Void, it can't be cast
    Given Alice's hand holds Realm-Cloaked Giant
    And Alice controls 12 Plains
    And Bob controls Leyline of the Void and Grizzly Bears
    And Bob's hand holds Counterspell
    And Bob's mana pool is {U}{U}
    When Alice casts Cast Off
    And Alice passes priority
    And Bob casts Counterspell targeting Cast Off
    And Counterspell resolves
    Then Realm-Cloaked Giant is in exile
    And Bob controls Grizzly Bears
    And Alice can't cast Realm-Cloaked Giant by rule 601.3

  @id:adventure-cast-again-later @rule:400.7
  Scenario: Once it has left exile, the permission is over
    Given Alice's hand holds Realm-Cloaked Giant
    And Alice controls 12 Plains
    And Bob's hand holds Swords to Plowshares
    And Bob's mana pool is {W}
    When Alice casts Cast Off
    And Cast Off resolves
    And Alice casts Realm-Cloaked Giant
    And Realm-Cloaked Giant resolves
    And Alice passes priority
    And Bob casts Swords to Plowshares targeting Realm-Cloaked Giant
    And Swords to Plowshares resolves
    Then Realm-Cloaked Giant is in exile
