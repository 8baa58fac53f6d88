Feature: Restrictions on blocking
  Some creatures can block all attackers but those of a kind.

  An engine that knows only of creatures that can't block at all keeps them from blocking anything.

  @ruling:can-block-all-but-some @rule:509.1b
  Rule: What can't block some creatures can block the others

    @id:borrower-blocks-a-flyer
    Scenario: Brazen Borrower, which can block only creatures with flying, blocks one
      Given it is Bob's precombat main phase
      And Alice controls Brazen Borrower
      And Bob controls Storm Crow
      When Bob attacks with Storm Crow
      And Alice blocks Storm Crow with Brazen Borrower
      And the game advances to Bob's postcombat main phase
      Then Storm Crow is in Bob's graveyard

    @id:borrower-blocks-nothing-else
    Scenario: It doesn't block a creature without flying
      Given it is Bob's precombat main phase
      And Alice controls Brazen Borrower
      And Bob controls Grizzly Bears and Storm Crow
      When Bob attacks with Grizzly Bears and Storm Crow
      And Alice blocks Grizzly Bears with Brazen Borrower
      Then that is rejected by rule 509.1b

  @ruling:why-a-creature-cant-attack
  Rule: What keeps a creature from attacking doesn't depend on the others

    @id:sick-and-alone @rule:302.6
    Scenario: Grizzly Bears that came under Alice's control this turn can't attack, and nothing else could
      Given Alice controls Grizzly Bears
      And Grizzly Bears is summoning sick
      When Alice attacks with Grizzly Bears
      Then that is rejected by rule 302.6

    @id:sick-beside-another @rule:302.6
    Scenario: The rule is the same with Storm Crow beside it, which could
      Given Alice controls Grizzly Bears and Storm Crow
      And Grizzly Bears is summoning sick
      When Alice attacks with Grizzly Bears
      Then that is rejected by rule 302.6

    @id:tapped-and-alone @rule:508.1a
    Scenario: Tapped Grizzly Bears can't attack because they are tapped
      Given Alice controls Grizzly Bears
      And Grizzly Bears is tapped
      When Alice attacks with Grizzly Bears
      Then that is rejected by rule 508.1a

    @id:defender-alone @rule:702.3b
    Scenario: Wall of Omens can't attack because it has defender
      Given Alice controls Wall of Omens
      When Alice attacks with Wall of Omens
      Then that is rejected by rule 702.3b

    @id:tapped-blocker-alone @rule:509.1a
    Scenario: Tapped Grizzly Bears can't block, and nothing else could
      Given it is Bob's precombat main phase
      And Alice controls Grizzly Bears
      And Grizzly Bears is tapped
      And Bob controls Llanowar Elves
      When Bob attacks with Llanowar Elves
      And Alice blocks Llanowar Elves with Grizzly Bears
      Then that is rejected by rule 509.1a
