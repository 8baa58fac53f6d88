Feature: Of whom keywords speak, and where their abilities function
  A keyword stands for abilities whose words are in the rules.  Some speak of "its controller" or "that player", who needn't be the
  ability's own controller.  Some abilities are those of the spell, and the permanent needn't have them.

  @ruling:evoked-its-controller-sacrifices @rule:702.74a
  Rule: An evoked permanent is sacrificed by whoever controls it

    @id:evoke-its-controller @rule:701.21a
    Scenario: Bob, who controls the evoked Mulldrifter by now, sacrifices it
      Given Alice controls 6 Island
      And Alice's hand holds Mulldrifter and Wrong Turn
      When Alice casts Mulldrifter for its evoke cost
      And Mulldrifter resolves
      And Alice chooses Mulldrifter and Mulldrifter 2
      And Alice casts Wrong Turn targeting Bob and Mulldrifter
      And the stack resolves
      Then Mulldrifter is in Alice's graveyard

  @ruling:ward-that-player-pays @rule:702.21a
  Rule: Ward counters a spell unless the player pays who targeted the permanent with it

    Alice takes Bob's Lightning Bolt by Aethersnatch while the ward ability that it triggered is on the stack.

    Background:
      Given it is Bob's precombat main phase
      And Alice controls Dirgur Island Dragon and 6 Island
      And Alice's hand holds Aethersnatch
      And Bob controls 3 Mountain
      And Bob's hand holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Dirgur Island Dragon
      And Bob passes priority
      And Alice casts Aethersnatch targeting Lightning Bolt
      And Aethersnatch resolves
      And Alice declines
      And the top of the stack resolves

    @id:ward-player-declines @rule:118.12
    Scenario: Bob doesn't pay for a spell that is Alice's now, and it is countered
      When Bob declines
      Then Lightning Bolt is in Bob's graveyard
      And Dirgur Island Dragon has no damage

    @id:ward-player-pays @rule:118.12
    Scenario: If Bob does pay, the spell isn't countered
      When Bob accepts
      Then the stack holds Lightning Bolt

  @ruling:dash-is-said-by-the-spell @rule:702.109a
  Rule: What was dashed returns, whatever has become of its abilities and its controller

    @id:dashed-under-humility
    Scenario: Under Humility dashed Zurgo Bellstriker is a 1/1 without haste, and goes back to Alice's hand all the same
      Given Alice controls 2 Mountain
      And Bob controls Humility
      And Alice's hand holds Zurgo Bellstriker
      When Alice casts Zurgo Bellstriker for its dash cost
      And the stack resolves
      Then Zurgo Bellstriker doesn't have haste
      When the game advances to Alice's end step
      And the stack resolves
      Then Zurgo Bellstriker is in Alice's hand

    @id:dashed-and-given-away @rule:603.7f
    Scenario: Dashed Zurgo Bellstriker that Bob controls by then goes back to Alice's hand
      Given Alice controls 2 Mountain and 3 Island
      And Alice's hand holds Zurgo Bellstriker and Wrong Turn
      When Alice casts Zurgo Bellstriker for its dash cost
      And the stack resolves
      And Alice casts Wrong Turn targeting Bob and Zurgo Bellstriker
      And Wrong Turn resolves
      Then Bob controls Zurgo Bellstriker
      When the game advances to Alice's end step
      And the stack resolves
      Then Zurgo Bellstriker is in Alice's hand

  @ruling:megamorph-is-a-morph @rule:702.37b
  Rule: What is cast with megamorph is a morph to all others

    @id:megamorph-is-a-morph @rule:708.6
    Scenario: Aerie Bowmasters cast face down are known as a morphed creature
      Given Alice's hand holds Aerie Bowmasters
      And Alice controls 3 Forest
      When Alice casts Aerie Bowmasters face down
      And the stack resolves
      Then Alice's battlefield holds 3 Forest and a morphed Aerie Bowmasters
