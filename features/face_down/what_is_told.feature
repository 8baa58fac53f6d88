@ruling:look-at-own-facedown @rule:708.5
Feature: What players are told of face-down cards
  Everybody is told what happens: that a spell is cast, that a creature attacks, that it is dealt damage.  Of a face-down card nobody is
  told more than that; which card it is must not be read off anything that is told.  "Bob doesn't see" looks at all of that.

  Rule: How it came to be face down doesn't tell which card it is

    @id:told-of-face-down-spell @rule:708.4 @rule:400.2
    Scenario: Bob is told that Alice casts a spell face down and that it resolves, and not which card she has cast
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes
      When Alice casts Branchsnap Lorian face down
      And the stack resolves
      Then Branchsnap Lorian was cast once
      And Branchsnap Lorian is face down
      And Bob doesn't see Branchsnap Lorian
      And Alice sees Branchsnap Lorian

    @id:told-of-manifested-card @rule:701.40a @rule:400.2
    Scenario: Nor is he told which card she manifests from her library
      Given the top of Alice's library is Lightning Bolt
      And Alice's hand holds Soul Summons
      And Alice controls 2 Plains
      When Alice casts Soul Summons
      And the stack resolves
      Then Lightning Bolt was manifested
      And Bob doesn't see Lightning Bolt

    @id:told-of-manifested-dread @rule:701.62a @rule:400.2
    Scenario: Of two cards that Alice looks at as she manifests dread, Bob is told of the one that is put into her graveyard
      Given the top of Alice's library is Forest and Lightning Bolt
      And Alice's hand holds Valgavoth's Onslaught
      And Alice's mana pool is {G}{G}{G}{G}
      When Alice casts Valgavoth's Onslaught with X = 1
      And Valgavoth's Onslaught resolves
      And Alice chooses Lightning Bolt
      Then Lightning Bolt is on the battlefield
      And Lightning Bolt has a +1/+1 counter
      And Bob doesn't see Lightning Bolt
      And Bob sees Forest

  Rule: What it does, and what is done to it, is told without its name

    @id:told-of-attack-and-damage @rule:508.1 @rule:510.2
    Scenario: It attacks, is tapped and deals damage
      Given Alice controls a morphed Branchsnap Lorian
      When Alice attacks with Branchsnap Lorian
      And the game advances to Alice's end of combat step
      Then Bob has 18 life
      And Branchsnap Lorian is tapped
      And Bob doesn't see Branchsnap Lorian

    @id:told-of-block @rule:509.1 @rule:510.2
    Scenario: It blocks, deals damage and is dealt damage
      Given Alice controls a morphed Exalted Angel
      And Bob controls Elite Vanguard
      And it is Bob's precombat main phase
      And Alice controls Glorious Anthem
      When Bob attacks with Elite Vanguard
      And Alice blocks Elite Vanguard with Exalted Angel
      And the game advances to Bob's end of combat step
      Then Elite Vanguard is in Bob's graveyard
      And Exalted Angel has 2 damage
      And Bob doesn't see Exalted Angel

    @id:told-of-equipment @rule:702.6a
    Scenario: It is equipped, and Bob isn't told what carries Bonesplitter
      Given Alice controls a morphed Exalted Angel, Bonesplitter and Wastes
      When Alice activates Bonesplitter targeting Exalted Angel
      And the stack resolves
      Then Bonesplitter is attached to Exalted Angel
      And Exalted Angel is 4/2
      And Bob doesn't see Exalted Angel

    @id:told-of-tapping @rule:701.26a
    Scenario: Bob, who taps it with his Icy Manipulator, learns no more of it
      Given Alice controls a morphed Exalted Angel
      And Bob controls Icy Manipulator and Island
      When Alice passes priority
      And Bob activates Icy Manipulator targeting Exalted Angel
      And the stack resolves
      Then Exalted Angel was tapped
      And Exalted Angel is tapped
      And Bob doesn't see Exalted Angel

  Rule: Nor do a question and an ability tell it

    @id:told-in-a-question @rule:115.1
    Scenario: Bob, who is asked what Unsummon is to return, is offered a creature without a name
      Given Alice controls a morphed Exalted Angel and Grizzly Bears
      And Bob's hand holds Unsummon
      And Bob controls Island
      And it is Bob's precombat main phase
      When Bob casts Unsummon
      Then Bob may choose only Grizzly Bears and Exalted Angel
      And Bob doesn't see Exalted Angel

    @id:told-by-ward @rule:702.21a @rule:701.58a
    Scenario: The ward of a cloaked card triggers, and is not told by the name of the card
      Given Alice controls a cloaked Grizzly Bears
      And Bob's hand holds Unsummon
      And Bob controls 3 Island
      And it is Bob's precombat main phase
      When Bob casts Unsummon targeting Grizzly Bears
      Then Grizzly Bears triggered once
      And Bob doesn't see Grizzly Bears
