@ruling:facedown-instant-stays-down
Feature: Face-down instants and sorceries
  Any card can be manifested, also one that could never be a permanent face up.  If an effect tries to turn such a permanent face up,
  all players are shown what it is, and it stays face down.

  Ixidor turns a face-down creature face up, and as long as creatures are face down they get +1/+1 from him and +0/+1 from Secret
  Plans.  Secret Plans also has its controller draw a card whenever a permanent of that player is turned face up.

  Rule: An instant or sorcery card is revealed and stays face down; it wasn't turned face up

    @id:facedown-instant-revealed-and-stays @rule:701.40g
    Scenario: Ixidor's ability reveals a manifested Lightning Bolt, which stays face down
      Given Alice controls Ixidor, Reality Sculptor, Secret Plans and a manifested Lightning Bolt
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Lightning Bolt
      And the stack resolves
      Then Lightning Bolt was revealed
      And Lightning Bolt is face down
      And Lightning Bolt is 3/4
      And Lightning Bolt is on the battlefield

    @id:facedown-instant-triggers-nothing @rule:701.40g @rule:603.2g
    Scenario: Secret Plans doesn't trigger for a Lightning Bolt that stayed face down
      Given Alice controls Ixidor, Reality Sculptor, Secret Plans and a manifested Lightning Bolt
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Lightning Bolt
      And Ixidor's ability resolves
      Then Lightning Bolt wasn't turned face up
      And Secret Plans didn't trigger
      And the stack is empty
      And Alice drew no cards

    @id:facedown-sorcery-revealed-and-stays @rule:701.40g
    Scenario: A manifested sorcery stays face down as well
      Given Alice controls Ixidor, Reality Sculptor and a manifested Soul Summons
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Soul Summons
      And the stack resolves
      Then Soul Summons was revealed
      And Soul Summons is face down
      And Soul Summons is 3/3

    @id:facedown-instant-cannot-be-paid-for @rule:701.40b
    Scenario: Paying the mana cost of an instant isn't possible in the first place
      Given Alice controls a manifested Lightning Bolt and Mountain
      Then Alice can't turn Lightning Bolt face up by rule 701.40b

  Rule: Cards of all other types turn face up

    @id:facedown-creature-turned-up-by-effect @rule:708.8
    Scenario: Ixidor's ability turns a manifested Grizzly Bears face up, and Secret Plans triggers
      Given Alice controls Ixidor, Reality Sculptor, Secret Plans and a manifested Grizzly Bears
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is face up
      And Grizzly Bears is 2/2
      And Secret Plans triggered once
      And Alice drew a card

    @id:facedown-land-turned-up-by-effect @rule:708.8
    Scenario: Ixidor's ability turns a manifested Forest face up, which paying could not
      Given Alice controls Ixidor, Reality Sculptor and a manifested Forest
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Forest
      And the stack resolves
      Then Forest is face up
      And Forest's type line is Basic Land — Forest

    @id:facedown-omen-card-turned-up @rule:720.3 @rule:708.8
    Scenario: A card with a sorcery as its Omen is a creature card, and is turned face up
      Given Alice controls Ixidor, Reality Sculptor and a manifested Twinmaw Stormbrood
      And Alice's mana pool is {C}{C}{U}
      When Alice activates Ixidor targeting Twinmaw Stormbrood
      And the stack resolves
      Then Twinmaw Stormbrood is face up
      And Twinmaw Stormbrood is 5/4

  Rule: It is the same with a cloaked card, and when an opponent's spell tries to turn it up

    Mastery of the Unseen has its controller gain 1 life for each creature whenever a permanent of that player is turned face up.

    @id:cloaked-sorcery-stays-down @rule:701.58g
    Scenario: Break Open reveals Alice's cloaked Manifest Dread, which stays a face-down creature with ward
      Given Alice controls a cloaked Manifest Dread and Mastery of the Unseen
      And Bob's hand holds Break Open
      And Bob controls 4 Mountain
      When Alice passes priority
      And Bob casts Break Open targeting Manifest Dread
      And the top of the stack resolves
      And Bob accepts
      And Break Open resolves
      Then Manifest Dread was revealed
      And Manifest Dread is face down
      And Manifest Dread has ward {2}
      And Mastery of the Unseen didn't trigger
      And Alice has 20 life

    @id:cloaked-creature-turned-up-by-opponent @rule:708.8
    Scenario: Break Open turns a cloaked Grizzly Bears face up, and Mastery of the Unseen triggers
      Given Alice controls a cloaked Grizzly Bears and Mastery of the Unseen
      And Bob's hand holds Break Open
      And Bob controls 4 Mountain
      When Alice passes priority
      And Bob casts Break Open targeting Grizzly Bears
      And the top of the stack resolves
      And Bob accepts
      And the stack resolves
      Then Grizzly Bears is face up
      And Alice has 21 life
