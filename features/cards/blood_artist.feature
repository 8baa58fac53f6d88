Feature: Blood Artist
  Whenever Blood Artist or another creature dies, a player loses 1 life and Blood Artist's controller gains 1 life.

  An engine that asks only what is on the battlefield afterwards finds no Blood Artist there when it dies along with others.

  @ruling:blood-artist-dies-with-others
  Rule: Blood Artist sees what dies along with it

    @id:blood-artist-dies-in-combat-with-others @rule:510.2 @rule:603.10a
    Scenario: Three creatures die from one combat damage, Blood Artist among them
      Given Alice controls Blood Artist and Elite Vanguard
      And Bob controls 2 Grizzly Bears
      When Alice attacks with Blood Artist and Elite Vanguard
      And Bob blocks Blood Artist with the first Grizzly Bears; Elite Vanguard with the second Grizzly Bears
      And the game advances to Alice's combat damage step
      And Alice chooses Bob as the target
      And Alice chooses Bob as the target
      And Alice chooses Bob as the target
      And the stack resolves
      Then Blood Artist is in Alice's graveyard
      And Blood Artist triggered 3 times
      And Alice has 23 life
      And Bob has 17 life

    @id:blood-artist-dies-before-another @rule:603.10a
    Scenario: What dies later is nothing to a Blood Artist that has died before
      Given Alice controls Blood Artist
      And Bob controls Elite Vanguard
      And Alice's hand holds 2 Lightning Bolt
      And Alice's mana pool is {R}{R}
      When Alice casts the first Lightning Bolt targeting Elite Vanguard
      And Alice casts the second Lightning Bolt targeting Blood Artist
      And the stack resolves
      And Alice chooses Bob as the target
      Then Elite Vanguard is in Bob's graveyard
      And Blood Artist triggered once
      And Alice has 21 life

    @id:blood-artist-two-die-together @rule:603.10a
    Scenario: Two Blood Artists that die together see each other die
      Given Alice controls:
        | card         | alias |
        | Blood Artist | One   |
        | Blood Artist | Other |
      And Bob's hand holds Bile Blight
      And Bob's mana pool is {B}{B}
      When Alice passes priority
      And Bob casts Bile Blight targeting One
      And Bile Blight resolves
      And Alice chooses Blood Artist, Blood Artist 2, Blood Artist 3 and Blood Artist 4
      And Alice chooses Bob as the target
      And Alice chooses Bob as the target
      And Alice chooses Bob as the target
      And Alice chooses Bob as the target
      Then One triggered twice
      And Other triggered twice

    @id:blood-artist-another-is-exiled @rule:700.4
    Scenario: A creature that is exiled doesn't die
      Given Alice controls Blood Artist and Grizzly Bears
      And Alice's hand holds Swords to Plowshares
      And Alice's mana pool is {W}
      When Alice casts Swords to Plowshares targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in exile
      And Blood Artist didn't trigger
