@ruling:facedown-reveal-on-leaving @rule:708.9
Feature: Face-down cards are revealed as they leave
  Only its controller knows what a face-down object is.  So that everybody can see in the end that it was face down by right, its owner
  reveals it as it leaves: a permanent that leaves the battlefield, and a spell that leaves the stack for any zone but the battlefield.

  Rule: A face-down spell is revealed as it goes anywhere but to the battlefield

    @id:countered-facedown-spell-revealed
    Scenario: A face-down spell that is countered is revealed
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes
      And Bob's hand holds Counterspell
      And Bob controls 2 Island
      When Alice casts Branchsnap Lorian face down
      Then Bob doesn't see Branchsnap Lorian
      When Alice passes priority
      And Bob casts Counterspell targeting Branchsnap Lorian
      And Counterspell resolves
      Then Branchsnap Lorian was revealed
      And Branchsnap Lorian is in Alice's graveyard

    @id:resolving-facedown-spell-not-revealed
    Scenario: A face-down spell that resolves isn't revealed
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes
      When Alice casts Branchsnap Lorian face down
      And the stack resolves
      Then Branchsnap Lorian is on the battlefield
      And Branchsnap Lorian is face down
      And Branchsnap Lorian wasn't revealed
      And Bob doesn't see Branchsnap Lorian

  Rule: A face-down permanent is revealed as it leaves the battlefield, wherever it goes

    @id:bounced-facedown-permanent-revealed @rule:400.7
    Scenario: A manifested Lightning Bolt that is returned to hand is revealed, though the hand is hidden
      Given Alice controls a manifested Lightning Bolt
      And Bob's hand holds Unsummon
      And Bob controls Island
      When Alice passes priority
      And Bob casts Unsummon targeting Lightning Bolt
      And Unsummon resolves
      Then Lightning Bolt was revealed
      And Lightning Bolt is in Alice's hand

    @id:dying-facedown-permanent-revealed
    Scenario: A manifested Forest that is destroyed is revealed
      Given Alice controls a manifested Forest
      And Bob's hand holds Doom Blade
      And Bob controls 2 Swamp
      When Alice passes priority
      And Bob casts Doom Blade targeting Forest
      And Doom Blade resolves
      Then Forest was revealed
      And Forest is in Alice's graveyard

    @id:exiled-facedown-permanent-revealed
    Scenario: A manifested Forest that is exiled is revealed, and lies in exile face up
      Given Alice controls a manifested Forest
      And Bob's hand holds Swords to Plowshares
      And Bob controls Plains
      When Alice passes priority
      And Bob casts Swords to Plowshares targeting Forest
      And Swords to Plowshares resolves
      Then Forest was revealed
      And Forest is in exile
      And Bob sees Forest

    @id:shuffled-facedown-permanent-revealed @rule:701.24a
    Scenario: A face-down creature that is shuffled into a library is revealed first
      Given Bob controls a manifested Lightning Bolt
      And Alice controls Stay Hidden, Stay Silent attached to Lightning Bolt
      And Alice's library is empty
      And Alice's mana pool is {C}{C}{C}{C}{U}{U}
      When Alice activates Stay Hidden, Stay Silent
      And the stack resolves
      Then Lightning Bolt is in Bob's library
      And in this order:
        | event    | object         | player |
        | revealed | Lightning Bolt | Bob    |
        | shuffled |                | Bob    |

    @id:facedown-revealed-by-owner @rule:108.3
    Scenario: It is its owner who reveals it, though another player controls it
      Bob's Lightning Bolt is manifested under Alice's control.

      Given Alice controls:
        | card           | owner | face down |
        | Lightning Bolt | Bob   | manifest  |
      And Bob's hand holds Unsummon
      And Bob controls Island
      When Alice passes priority
      And Bob casts Unsummon targeting Lightning Bolt
      And Unsummon resolves
      Then Lightning Bolt is in Bob's hand
      And in this order:
        | event    | object         | player |
        | revealed | Lightning Bolt | Bob    |

  Rule: When the game ends all face-down spells and permanents are revealed, when a player leaves only those that the player owns

    @id:facedown-revealed-at-end-of-game @rule:104.2a
    Scenario: Alice concedes to Bob, the game is over, and both show their face-down cards
      Given Alice controls a manifested Forest
      And Bob controls a manifested Lightning Bolt
      When Alice concedes
      Then Bob has won the game
      And Forest was revealed
      And Lightning Bolt was revealed

    @id:facedown-seen-after-the-game @rule:104.2a
    Scenario: Once the game is over everybody sees what was face down in it, but still nobody's hand
      Given Alice controls a manifested Forest
      And Bob controls a manifested Lightning Bolt
      And Bob's hand holds Grizzly Bears
      Then Bob doesn't see Forest
      And Alice doesn't see Lightning Bolt
      When Alice concedes
      Then Bob sees Forest
      And Alice sees Lightning Bolt
      And Alice doesn't see Grizzly Bears

    @id:facedown-spell-revealed-at-end-of-game @rule:104.2a
    Scenario: Alice concedes while a spell of hers is face down on the stack, and shows what it was
      Given Alice's hand holds Branchsnap Lorian
      And Alice controls 3 Wastes
      When Alice casts Branchsnap Lorian face down
      And Alice concedes
      Then Bob has won the game
      And in this order:
        | event    | object            | player |
        | revealed | Branchsnap Lorian | Alice  |

    @id:facedown-revealed-as-a-player-leaves @rule:800.4a
    Scenario: Alice leaves a game of three, and only the cards that she owns are revealed
      One of them is under Bob's control.

      Given the players are Alice, Bob and Carol
      And Alice controls a manifested Forest
      And Bob controls:
        | card           | owner | face down |
        | Grizzly Bears  | Alice | manifest  |
        | Lightning Bolt | Bob   | manifest  |
      And Carol controls a manifested Wall of Omens
      When Alice concedes
      Then the game goes on
      And Forest was revealed
      And Grizzly Bears was revealed
      And Lightning Bolt wasn't revealed
      And Wall of Omens wasn't revealed
      And Bob controls Lightning Bolt

  Rule: It makes no difference how it leaves, nor whether it comes right back

    @id:returned-facedown-spell-revealed
    Scenario: A face-down Exalted Angel that Remand returns to hand is revealed
      Given Alice's hand holds Exalted Angel
      And Alice controls 3 Wastes
      And Bob's hand holds Remand
      And Bob controls 2 Island
      When Alice casts Exalted Angel face down
      And Alice passes priority
      And Bob casts Remand targeting Exalted Angel
      And Remand resolves
      Then Exalted Angel was revealed
      And Exalted Angel is in Alice's hand

    @id:flickered-facedown-permanent-revealed @rule:400.7 @rule:708.2
    Scenario: A face-down Exalted Angel that Ghostly Flicker exiles is revealed, and returns face up
      Given Alice controls a morphed Exalted Angel and 3 Island
      And Alice's hand holds Ghostly Flicker
      When Alice casts Ghostly Flicker targeting Exalted Angel and Island
      And Ghostly Flicker resolves
      Then Exalted Angel was revealed
      And Exalted Angel is face up
      And Exalted Angel is 4/5
      And Exalted Angel wasn't turned face up
