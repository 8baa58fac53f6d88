Feature: The untap step
  Crippling Chill taps a creature and keeps it from untapping in its controller's next untap step.

  An engine that keeps the creature tapped for good, or forgets it as soon as it is untapped, fails here.

  @ruling:skips-the-next-untap-step @rule:502.3
  Rule: What doesn't untap in the next untap step

    @id:skips-untap-once
    Scenario: The creature stays tapped through one untap step
      Given Bob controls Grizzly Bears
      And Alice's hand holds Crippling Chill
      And Alice's mana pool is {U}{C}{C}
      When Alice casts Crippling Chill targeting Grizzly Bears
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Grizzly Bears is tapped
      When the game advances to Alice's upkeep
      And the game advances to Bob's upkeep
      Then Grizzly Bears is untapped

    @id:skips-untap-others-untap
    Scenario: Other permanents untap
      Given Bob controls Grizzly Bears and a tapped Forest
      And Alice's hand holds Crippling Chill
      And Alice's mana pool is {U}{C}{C}
      When Alice casts Crippling Chill targeting Grizzly Bears
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Grizzly Bears is tapped
      And Forest is untapped

    @id:skips-untap-tapped-already
    Scenario: A creature that is tapped already is kept so as well
      Given Bob controls a tapped Grizzly Bears
      And Alice's hand holds Crippling Chill
      And Alice's mana pool is {U}{C}{C}
      When Alice casts Crippling Chill targeting Grizzly Bears
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Grizzly Bears is tapped

    @id:skips-untap-not-an-effect
    Scenario: A new object is not kept from untapping
      Given Alice controls Grizzly Bears
      And Alice's hand holds Cloudshift
      And Bob's hand holds Crippling Chill
      And Alice controls Plains
      And Bob's mana pool is {U}{C}{C}{C}
      And Bob controls Icy Manipulator
      When Alice passes priority
      And Bob casts Crippling Chill targeting Grizzly Bears
      And the stack resolves
      And Alice casts Cloudshift targeting Grizzly Bears
      And the stack resolves
      And Alice passes priority
      And Bob activates Icy Manipulator targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is tapped
      When the game advances to Alice's upkeep
      Then Grizzly Bears is untapped

    @id:skips-untap-of-its-controller
    Scenario: The next untap step of its controller counts, not that of another player
      Given Alice controls Grizzly Bears
      And Alice's hand holds Crippling Chill
      And Alice's mana pool is {U}{C}{C}
      When Alice casts Crippling Chill targeting Grizzly Bears
      And the stack resolves
      And the game advances to Bob's upkeep
      And the game advances to Alice's upkeep
      Then Grizzly Bears is tapped
