Feature: Casting spells while an ability resolves
  Other abilities let players cast cards without paying their mana costs too.  The same holds for them as for Jodah: it happens now or
  never, with any face that fits, without an alternative cost and with X = 0.

  Etali, Primal Storm exiles the top card of each player's library when it attacks, and any number of spells from among them may be
  cast without paying their mana costs.

  @ruling:jodah-mdfc-either-face @rule:712.11b
  Rule: Either face may be cast unless the effect asks for more

    @id:free-cast-mdfc-back @rule:608.2g
    Scenario: Etali exiles Valki, and it is cast as Tibalt
      Given Alice controls Etali, Primal Storm
      And the top of Alice's library is Valki, God of Lies
      And the top of Bob's library is Forest
      When Alice attacks with Etali
      And Etali's ability resolves
      Then Alice may choose Valki, God of Lies
      When Alice chooses Tibalt, Cosmic Impostor
      And Tibalt resolves
      Then Alice controls Tibalt
      And Forest is in exile

  @ruling:jodah-cast-now-or-never @rule:608.2g
  Rule: What isn't cast now isn't cast later

    @id:free-cast-several @rule:608.2d
    Scenario: Two spells are cast one after the other before any player has priority
      The one that was cast last resolves first.

      Given Alice controls Etali, Primal Storm
      And the top of Alice's library is Lightning Bolt
      And the top of Bob's library is Grizzly Bears
      When Alice attacks with Etali
      And Etali's ability resolves
      And Alice chooses Lightning Bolt
      And Alice chooses Bob
      And Alice chooses Grizzly Bears
      Then the stack holds Grizzly Bears and Lightning Bolt
      And in this order, with no priority in between:
        | event | object         | player |
        | cast  | Lightning Bolt | Alice  |
        | cast  | Grizzly Bears  | Alice  |
      When the stack resolves
      Then Alice controls Grizzly Bears
      And Bob owns Grizzly Bears

    @id:free-cast-one-of-two @rule:603.5
    Scenario: The card that was left can't be cast afterwards
      Given Alice controls Etali, Primal Storm and 2 Forest
      And the top of Alice's library is Lightning Bolt
      And the top of Bob's library is Grizzly Bears
      When Alice attacks with Etali
      And Etali's ability resolves
      And Alice chooses Lightning Bolt
      And Alice chooses Bob
      And Alice declines
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is in exile
      And Alice can't cast Grizzly Bears by rule 601.3

  @ruling:jodah-free-cast-costs @rule:118.9a
  Rule: Another alternative cost can't be applied

    @id:free-cast-without-evoke @rule:702.74a
    Scenario: Mulldrifter cast free with Omniscience can't be evoked as well
      Given Alice controls Omniscience
      And Alice's hand holds Mulldrifter
      Then Alice can't cast Mulldrifter for its evoke cost
      When Alice casts Mulldrifter without paying its mana cost
      And the stack resolves
      Then Alice controls Mulldrifter
      And Alice drew 2 cards
