@ruling:look-at-own-facedown @rule:708.5
Feature: Looking at face-down cards
  What is face down is hidden, but not from the player who controls it.

  Rule: The controller of a face-down permanent may look at it, and nobody else

    @id:look-at-own-permanent
    Scenario: Alice may look at her manifested Forest, and Bob may not
      Given Alice controls a manifested Forest
      Then Alice sees Forest
      And Bob doesn't see Forest

    @id:look-after-soul-summons @rule:701.40a
    Scenario: Alice may look at the card once she has manifested it, not before
      Given the top of Alice's library is Lightning Bolt
      And Alice's hand holds Soul Summons
      And Alice controls 2 Plains
      Then Alice doesn't see Lightning Bolt
      When Alice casts Soul Summons
      And the stack resolves
      Then Alice sees Lightning Bolt
      And Bob doesn't see Lightning Bolt

    @id:look-follows-control @rule:110.2
    Scenario: Bob, who has taken control of Alice's manifested Forest, may look at it, and its owner no longer may
      Given Bob's hand holds Control Magic
      And Bob controls 4 Island
      And it is Bob's precombat main phase
      And Alice controls a manifested Forest
      When Bob casts Control Magic targeting Forest
      And Control Magic resolves
      Then Bob controls Forest
      And Bob sees Forest
      And Alice doesn't see Forest

    # The ruling is about what is face down.  Who goes on hiding what was so fails.
    @id:look-at-what-was-face-up @rule:400.2 @control
    Scenario: Face up, anybody sees it
      Given Alice controls a manifested Grizzly Bears and 2 Forest
      Then Bob doesn't see Grizzly Bears
      When Alice turns Grizzly Bears face up
      Then Bob sees Grizzly Bears

  Rule: The same goes for a face-down spell

    @id:look-at-own-spell @rule:708.4
    Scenario: Alice may look at her face-down spell, and Bob may not
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes
      When Alice casts Branchsnap Lorian face down
      Then Alice sees Branchsnap Lorian
      And Bob doesn't see Branchsnap Lorian

  Rule: An effect may let others look

    @id:look-by-lens-of-clarity
    Scenario: With Lens of Clarity, Bob may look at face-down creatures of Alice's, but not at her face-down spells
      Given Bob controls Lens of Clarity
      And Alice controls a manifested Forest and 3 Wastes
      And Alice's hand holds Exalted Angel
      Then Bob sees Forest
      When Alice casts Exalted Angel face down
      Then Bob doesn't see Exalted Angel
      When the stack resolves
      Then Bob sees Exalted Angel
      And Exalted Angel wasn't revealed

    @id:look-by-lens-of-clarity-is-not-mutual
    Scenario: That doesn't let Alice look at Bob's
      Given Bob controls Lens of Clarity and a manifested Forest
      Then Bob sees Forest
      And Alice doesn't see Forest
