@ruling:untap-symbol-cost @rule:107.6
Feature: The untap symbol in costs
  {Q} in the cost of an ability means: untap this permanent.  It is the mirror image of {T}: the permanent must be tapped, and a
  creature must have been under its controller's control without a break since the start of their most recent turn.

  Rule: An untapped permanent can't be untapped

    @id:untap-symbol-already-untapped @rule:118.3
    Scenario: An untapped Pili-Pala can't pay {Q}
      Given Alice controls Pili-Pala
      And Alice's mana pool is {C}{C}
      When Alice activates Pili-Pala for {G}
      Then that is rejected by rule 107.6
      And Pili-Pala is untapped
      And Alice's mana pool is {C}{C}

  Rule: A creature waits for a turn of its controller to begin

    @id:untap-symbol-summoning-sick @rule:302.6
    Scenario: A Pili-Pala that came this turn can't pay {Q}, even if it is tapped
      Given Alice controls Pili-Pala
      And Pili-Pala is tapped
      And Pili-Pala is summoning sick
      And Alice's mana pool is {C}{C}
      Then Alice can't activate Pili-Pala for {G} by rule 302.6

    @id:untap-symbol-pays
    Scenario: A tapped Pili-Pala that Alice has had since before her turn is untapped for mana
      Given Alice controls a tapped Pili-Pala
      And Alice's mana pool is {C}{C}
      When Alice activates Pili-Pala for {G}
      Then Pili-Pala is untapped
      And Alice's mana pool is {G}
      And nothing else changed

    @id:untap-symbol-granted-ability @rule:302.6
    Scenario: An ability with {Q} that Umbral Mantle gives to a summoning sick creature can't be activated
      The ability is the creature's own now, so the creature's wait counts, not that of the Equipment.

      Given Alice controls Llanowar Elves and Umbral Mantle
      And Umbral Mantle is attached to Llanowar Elves
      And Llanowar Elves is tapped
      And Llanowar Elves is summoning sick
      And Alice's mana pool is {C}{C}{C}
      Then Alice can't activate Llanowar Elves's second ability by rule 302.6

    @id:untap-symbol-not-only-for-mana
    Scenario: A tapped Silkbind Faerie untaps itself to tap another creature
      Its ability is no mana ability, and {Q} is paid in the same way: before the ability goes to the stack and resolves.

      Given Alice controls a tapped Silkbind Faerie
      And Alice's mana pool is {W}{W}{W}{W}
      And Bob controls Grizzly Bears
      When Alice activates Silkbind Faerie targeting Grizzly Bears
      Then Silkbind Faerie is untapped
      And Grizzly Bears is untapped
      When the stack resolves
      Then Grizzly Bears is tapped
      And Alice can't activate Silkbind Faerie targeting Grizzly Bears by rule 107.6

  Rule: The symbol is meant, not the act of untapping

    @id:untap-symbol-not-in-an-effect @rule:602.5a
    Scenario: Devoted Druid can untap itself in the turn in which it enters, and even while untapped
      Its ability says to untap it as an effect.  The cost is a -1/-1 counter, without any symbol.

      Given Alice's hand holds Devoted Druid
      And Alice's mana pool is {C}{G}
      When Alice casts Devoted Druid
      And Devoted Druid resolves
      And Alice activates Devoted Druid's second ability
      And the stack resolves
      Then Devoted Druid has a -1/-1 counter
      And Devoted Druid is untapped
      But Alice can't tap Devoted Druid for mana by rule 302.6
