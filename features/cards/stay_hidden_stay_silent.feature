@ruling:shss-only-controller-activates
Feature: Stay Hidden, Stay Silent
  This Aura keeps a creature tapped.  For {4}{U}{U}, and only when a sorcery could be cast, its controller may shuffle the enchanted
  creature into its owner's library and then manifest dread.  Three players may be concerned: who controls the Aura, who controls the
  creature, and who owns it.

  Rule: Whoever controls the Aura may activate its last ability, and nobody else

    @id:silent-controller-activates @rule:602.2 @rule:303.4e
    Scenario: Alice, who controls the Aura, may activate the ability in her main phase
      Given Bob controls Grizzly Bears
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      Then Alice can activate Stay Hidden, Stay Silent

    @id:silent-creatures-controller-does-not @rule:602.2 @rule:303.4e
    Scenario: Bob, who controls the creature, may not, even in his main phase
      Given Bob controls Grizzly Bears and 6 Island
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And it is Bob's precombat main phase
      Then Bob can't activate Stay Hidden, Stay Silent by rule 602.2

    @id:silent-not-in-opponents-turn @rule:307.5
    Scenario: Alice may not activate it in Bob's turn
      Given Bob controls Grizzly Bears
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      And it is Bob's precombat main phase
      When Bob passes priority
      Then Alice can't activate Stay Hidden, Stay Silent by rule 602.5

    @id:silent-not-with-a-spell-on-the-stack @rule:307.5
    Scenario: Nor with a spell on the stack
      Given Bob controls Grizzly Bears
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island and Mountain
      And Alice's hand holds Lightning Bolt
      When Alice casts Lightning Bolt targeting Bob
      Then Alice can't activate Stay Hidden, Stay Silent by rule 602.5

    @id:silent-grafted-new-controller @rule:602.2 @rule:303.4e
    Scenario: Once Bob has taken the Aura with Aura Graft, he alone may activate it
      The Aura now sits on Alice's Elite Vanguard.

      Given Bob controls Grizzly Bears and 8 Island
      And Alice controls Elite Vanguard and 6 Island
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Bob's hand holds Aura Graft
      When Alice passes priority
      And Bob casts Aura Graft targeting Stay Hidden, Stay Silent
      And Aura Graft resolves
      Then Stay Hidden, Stay Silent is attached to Elite Vanguard
      And Bob controls Stay Hidden, Stay Silent
      And Alice can't activate Stay Hidden, Stay Silent by rule 602.2
      When the game advances to Bob's precombat main phase
      Then Bob can activate Stay Hidden, Stay Silent

  Rule: The creature goes to its owner's library, and the controller of the ability manifests dread

    @id:silent-two-players @rule:400.3 @rule:109.5 @rule:701.62a
    Scenario: Bob's Grizzly Bears go to Bob's library, and Alice manifests a card of her own library
      Given Bob controls Grizzly Bears
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      And Alice's library holds Forest and Lightning Bolt
      When Alice activates Stay Hidden, Stay Silent
      And the stack resolves
      And Alice chooses Forest
      Then Grizzly Bears is in Bob's library
      And Bob's library was shuffled
      And Alice's library wasn't shuffled
      And Alice controls Forest
      And Forest is face down
      And Alice's graveyard holds Stay Hidden, Stay Silent and Lightning Bolt
      And Bob's library holds 11 cards

    @id:silent-owner-not-controller @rule:400.3 @rule:108.3
    Scenario: Bears that Alice has taken from Bob with Control Magic go to Bob's library
      Given Bob controls Grizzly Bears
      And Alice controls Control Magic attached to Grizzly Bears
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      And Alice's library holds Forest
      When Alice activates Stay Hidden, Stay Silent
      And the stack resolves
      Then Grizzly Bears is in Bob's library
      And Bob's library was shuffled
      And Alice's library wasn't shuffled
      And Alice controls Forest

    @id:silent-grafted-new-controller-manifests @rule:109.5 @rule:400.3
    Scenario: When Bob uses the Aura that he has taken, Alice's creature goes to her library, and Bob manifests dread
      Given Alice controls Elite Vanguard
      And Bob controls 6 Island
      And Bob controls:
        | card                     | attached to    | owner |
        | Stay Hidden, Stay Silent | Elite Vanguard | Alice |
      And Bob's library holds Forest
      And it is Bob's precombat main phase
      When Bob activates Stay Hidden, Stay Silent
      And the stack resolves
      Then Elite Vanguard is in Alice's library
      And Alice's library was shuffled
      And Bob's library wasn't shuffled
      And Bob controls Forest
      And Stay Hidden, Stay Silent is in Alice's graveyard

  Rule: The ability goes on without the Aura

    @id:silent-aura-destroyed-in-response @rule:113.7a @rule:608.2h
    Scenario: With the Aura destroyed in response, the creature that it last enchanted is still shuffled away
      Given Bob controls Grizzly Bears and 2 Forest
      And Bob's hand holds Naturalize
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      And Alice's library holds Forest
      When Alice activates Stay Hidden, Stay Silent
      And Alice passes priority
      And Bob casts Naturalize targeting Stay Hidden, Stay Silent
      And Naturalize resolves
      Then Stay Hidden, Stay Silent is in Alice's graveyard
      And Grizzly Bears is on the battlefield
      When the stack resolves
      Then Grizzly Bears is in Bob's library
      And Bob's library was shuffled
      And Alice's library is empty
      And Alice's battlefield holds 6 Island and a manifested Forest

    @id:silent-creature-gone-in-response @rule:609.3 @rule:701.62a
    Scenario: With the creature gone in response, Alice manifests dread all the same
      Given Bob controls Grizzly Bears and Island
      And Bob's hand holds Unsummon
      And Alice controls Stay Hidden, Stay Silent attached to Grizzly Bears
      And Alice controls 6 Island
      And Alice's library holds Forest
      When Alice activates Stay Hidden, Stay Silent
      And Alice passes priority
      And Bob casts Unsummon targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's hand
      And Forest is on the battlefield
      And Forest is face down

  Rule: Meanwhile the creature stays tapped

    @id:silent-taps-and-keeps-tapped @ruling:does-not-untap @rule:502.3 @rule:603.6a
    Scenario: The Aura taps the creature as it enters, and it doesn't untap in its controller's untap step
      Given Bob controls Grizzly Bears
      And Alice's hand holds Stay Hidden, Stay Silent
      And Alice controls 2 Island
      When Alice casts Stay Hidden, Stay Silent targeting Grizzly Bears
      And Stay Hidden, Stay Silent resolves
      Then the stack holds Stay Hidden, Stay Silent's ability
      When the stack resolves
      Then Grizzly Bears is tapped
      When the game advances to Bob's upkeep
      Then Grizzly Bears is tapped

  Rule: Whose ability it is depends on whether an Aura has it or gives it to the creature

    @id:firebreathing-is-the-auras-controllers @rule:602.2 @rule:303.4e
    Scenario: Firebreathing has an ability itself, and so only its controller may activate it
      Alice has put it on Bob's creature.

      Given Bob controls Grizzly Bears and Mountain
      And Alice controls Firebreathing attached to Grizzly Bears
      And Alice controls Mountain
      And it is Bob's precombat main phase
      Then Bob can't activate Firebreathing by rule 602.2
      When Bob passes priority
      And Alice activates Firebreathing
      And Firebreathing's ability resolves
      Then Grizzly Bears is 3/2

    @id:hermetic-study-is-the-creatures-controllers @rule:602.2 @rule:303.4e
    Scenario: Hermetic Study gives the creature an ability, and so only the creature's controller may activate it
      Given Bob controls Grizzly Bears
      And Alice controls Hermetic Study attached to Grizzly Bears
      Then Alice can't activate Grizzly Bears targeting Bob by rule 602.2
      When the game advances to Bob's precombat main phase
      And Bob activates Grizzly Bears targeting Alice
      And the stack resolves
      Then Alice has 19 life
