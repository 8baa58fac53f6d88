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
