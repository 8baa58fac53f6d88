Feature: What can't be done
  An effect that says that something can't happen beats whatever lets it happen, or has it happen.

  An engine in which each part of the rules looks for itself whether something is forbidden forgets it in one place or the other.

  @ruling:cant-attack-or-block @rule:101.2 @rule:509.1b
  Rule: A creature can't attack, block or be blocked where an effect says so

    @id:cant-block-such-attackers
    Scenario: Brazen Borrower can block a creature with flying
      Given it is Bob's precombat main phase
      And Alice controls Brazen Borrower
      And Bob controls Storm Crow
      When Bob attacks with Storm Crow
      And Alice blocks Storm Crow with Brazen Borrower
      And the game advances to Bob's postcombat main phase
      Then Storm Crow is in Bob's graveyard

    @id:cant-block-other-attackers
    Scenario: Brazen Borrower can't block a creature without flying
      Given it is Bob's precombat main phase
      And Alice controls Brazen Borrower and Storm Crow
      And Bob controls Grizzly Bears
      When Bob attacks with Grizzly Bears
      And Alice blocks Grizzly Bears with Brazen Borrower
      Then that is rejected by rule 509.1b

    @id:cant-block-the-strong
    Scenario: Zurgo Bellstriker can block a creature with power 1
      Given it is Bob's precombat main phase
      And Alice controls Zurgo Bellstriker
      And Bob controls Llanowar Elves
      When Bob attacks with Llanowar Elves
      And Alice blocks Llanowar Elves with Zurgo Bellstriker
      And the game advances to Bob's postcombat main phase
      Then Llanowar Elves is in Bob's graveyard

    @id:cant-attack-enchanted @rule:508.1c
    Scenario: A creature enchanted with Pacifism can't attack
      Given Alice controls Grizzly Bears and Elite Vanguard
      And Bob controls:
        | card     | attached to   |
        | Pacifism | Grizzly Bears |
      When Alice attacks with Grizzly Bears
      Then that is rejected by rule 508.1c

    @id:cant-block-enchanted
    Scenario: A creature enchanted with Pacifism can't block
      Given Alice controls Grizzly Bears
      And Bob controls Elite Vanguard and Llanowar Elves
      And Alice controls:
        | card     | attached to    |
        | Pacifism | Elite Vanguard |
      When Alice attacks with Grizzly Bears
      And Bob blocks Grizzly Bears with Elite Vanguard
      Then that is rejected by rule 509.1b

    @id:cant-be-blocked
    Scenario: Slither Blade can't be blocked, what attacks beside it can
      Given Alice controls Slither Blade and Grizzly Bears
      And Bob controls Elite Vanguard
      When Alice attacks with Slither Blade and Grizzly Bears
      And Bob blocks Slither Blade with Elite Vanguard
      Then that is rejected by rule 509.1b

  @ruling:cant-become-untapped @rule:101.2
  Rule: What can't become untapped stays tapped

    @id:cant-untap-in-the-untap-step @rule:502.3
    Scenario: It stays tapped through its controller's untap step
      Given Bob controls Grizzly Bears and a tapped Forest
      And Alice's hand holds Blossombind
      And Alice's mana pool is {U}{C}
      When Alice casts Blossombind targeting Grizzly Bears
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Grizzly Bears is tapped
      And Forest is untapped

    @id:cant-untap-by-an-effect @rule:701.26b
    Scenario: An effect that untaps it does the rest of what it says
      Given Bob controls a tapped Grizzly Bears
      And Bob controls:
        | card        | attached to   |
        | Blossombind | Grizzly Bears |
      And Alice's hand holds Act of Treason
      And Alice's mana pool is {R}{C}{C}
      When Alice casts Act of Treason targeting Grizzly Bears
      And the stack resolves
      Then Alice controls Grizzly Bears
      And Grizzly Bears has haste
      And Grizzly Bears is tapped

  @ruling:cant-have-counters @rule:101.2 @rule:614.17
  Rule: What can't have counters put on it gets none

    @id:cant-have-counters-on-entering @rule:614.17d
    Scenario: What would enter with counters enters with none
      Given Alice controls Solemnity
      And Alice's hand holds Walking Ballista
      And Alice's mana pool is {C}{C}{C}{C}
      When Alice casts Walking Ballista with X = 2
      And the stack resolves
      Then Walking Ballista is in Alice's graveyard

    @id:cant-have-counters-as-a-cost @rule:614.17b
    Scenario: A cost of putting a counter on it can't be paid
      Given Alice controls Solemnity
      And Alice controls a tapped Devoted Druid
      Then Alice can't activate Devoted Druid's second ability by rule 101.2

    @id:cant-have-counters-by-an-effect
    Scenario: An effect puts none on it, and some on what isn't meant
      Given Bob controls Blossombind
      And Alice controls Grizzly Bears and Elite Vanguard
      And Blossombind is attached to Grizzly Bears
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      When Alice casts Common Bond targeting Grizzly Bears and Elite Vanguard
      And the stack resolves
      Then Grizzly Bears has no counters
      And Elite Vanguard has 1 +1/+1 counter

    @id:cant-have-counters-not-replaced @rule:614.17c
    Scenario: Effects that put more counters on it have nothing to add to
      Given Alice controls Hardened Scales
      And Bob controls Blossombind
      And Alice controls Grizzly Bears and Elite Vanguard
      And Blossombind is attached to Grizzly Bears
      And Alice's hand holds Common Bond
      And Alice's mana pool is {G}{W}{C}
      When Alice casts Common Bond targeting Grizzly Bears and Elite Vanguard
      And the stack resolves
      Then Grizzly Bears has no counters
      And Elite Vanguard has 2 +1/+1 counters

  @ruling:cant-be-turned-over @rule:101.2
  Rule: What can't transform or be turned face up stays as it is

    @id:cant-transform @rule:701.27a
    Scenario: A Werewolf that can't transform keeps its face up
      Given Alice controls Immerwolf and Vildin-Pack Outcast
      And Alice's mana pool is {R}{R}{C}{C}{C}{C}{C}
      When Alice activates Vildin-Pack Outcast's second ability
      And the stack resolves
      Then Vildin-Pack Outcast's name is Vildin-Pack Outcast
      And Alice's mana pool is empty

    @id:cant-be-turned-face-up @rule:116.2b
    Scenario: A permanent can't be turned face up as a special action
      Given Alice controls Karlov Watchdog
      And Bob controls a manifested Grizzly Bears
      And Bob's mana pool is {G}{G}
      When Alice passes priority
      Then Bob can't turn Grizzly Bears face up for its mana cost by rule 116.2b

    @id:cant-be-turned-face-up-by-an-effect @rule:708.8
    Scenario: Nor by an effect
      Given Alice controls Karlov Watchdog
      And Bob controls a manifested Grizzly Bears
      And Alice's hand holds Break Open
      And Alice's mana pool is {R}{C}
      When Alice casts Break Open targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is face down

    # The Watchdog speaks of its controller's turn alone.
    @control @id:can-be-turned-face-up-in-another-turn @rule:116.2b
    Scenario: In another player's turn it can
      Given Alice controls Karlov Watchdog
      And it is Bob's upkeep
      And Bob controls a manifested Grizzly Bears
      And Bob's mana pool is {G}{G}
      When Bob turns Grizzly Bears face up for its mana cost
      Then Grizzly Bears is face up

  @ruling:cant-be-sacrificed @rule:101.2 @rule:701.21a
  Rule: What an opponent's spell can't make a player sacrifice stays

    @id:cant-be-sacrificed-for-an-opponent
    Scenario: The opponent's spell makes the player sacrifice nothing
      Given Bob controls Tajuru Preserver
      And Alice's hand holds Extus, Oriq Overlord
      And Alice's mana pool is {B}{R}{C}{C}{C}{C}{C}{C}
      When Alice casts Awaken the Blood Avatar
      And the stack resolves
      Then Bob controls Tajuru Preserver
      And Alice controls Avatar Token

    @id:can-be-sacrificed-for-oneself
    Scenario: A cost of the player's own spell is paid with it
      Given Alice controls Tajuru Preserver
      And Alice's hand holds Extus, Oriq Overlord
      And Alice's mana pool is {B}{R}{C}{C}{C}{C}
      When Alice casts Awaken the Blood Avatar sacrificing Tajuru Preserver
      And the stack resolves
      Then Tajuru Preserver is in Alice's graveyard
      And Alice controls Avatar Token

  @ruling:cant-enter-the-battlefield @rule:101.2 @rule:614.17
  Rule: What can't enter the battlefield stays where it is

    @id:cant-enter-from-a-graveyard
    Scenario: The creature card stays in the graveyard, and the rest of the effect is carried out
      Given Alice controls Grafdigger's Cage
      And Bob's graveyard holds Grizzly Bears
      And Alice's hand holds Reanimate
      And Alice's mana pool is {B}
      When Alice casts Reanimate targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice has 18 life

    @id:can-enter-from-a-library
    Scenario: What isn't a creature card enters
      Given Alice controls Grafdigger's Cage
      And Alice's library holds Forest and Island
      And Alice's hand holds Explosive Vegetation
      And Alice's mana pool is {G}{C}{C}{C}
      When Alice casts Explosive Vegetation
      And the stack resolves
      And Alice chooses Forest and Island
      Then Forest is on the battlefield
      And Island is on the battlefield

    @id:cant-cast-from-a-graveyard @rule:601.3
    Scenario: A spell can't be cast from a graveyard, whatever allows it
      Given Alice controls Grafdigger's Cage and Walking Corpse
      And Alice's graveyard holds Gravecrawler
      And Alice's mana pool is {B}
      Then Alice can't cast Gravecrawler by rule 101.2

  @ruling:cant-search-or-draw @rule:101.2
  Rule: Who can't search finds nothing, who can't draw draws nothing

    @id:cant-search-a-library @rule:701.23a
    Scenario: A library that can't be searched is shuffled all the same
      Given Bob controls Mindlock Orb
      And Alice's library holds Forest and Island
      And Alice's hand holds Explosive Vegetation
      And Alice's mana pool is {G}{C}{C}{C}
      When Alice casts Explosive Vegetation
      And the stack resolves
      Then Alice's library holds 2 cards
      And Alice's library was shuffled

    @id:cant-draw @rule:121.3
    Scenario: A player who can't draw searches for a card, if an effect says that as well
      Given Alice controls Maralen of the Mornsong
      And Bob's library holds Forest, Island and Swamp
      When the game advances to Bob's draw step
      And the stack resolves
      And Bob chooses Swamp
      Then Bob drew no cards
      And Bob's hand holds Swamp
      And Bob has 17 life

    @id:cant-draw-from-nothing @rule:704.5b
    Scenario: Who can't draw doesn't lose with an empty library
      Given Alice controls Maralen of the Mornsong
      And Bob's library is empty
      When the game advances to Bob's precombat main phase
      Then the game goes on
      And Bob has 17 life

  @ruling:cant-be-a-target @rule:101.2 @rule:115.1
  Rule: What can't be a target isn't one

    @id:cant-be-a-target-of-opponents
    Scenario: The creature can't be a target of what opponents control
      Given Alice controls Grizzly Bears
      And Alice's hand holds Vines of Vastwood
      And Alice's mana pool is {G}
      And Bob's hand holds Lightning Bolt
      And Bob's mana pool is {R}
      When Alice casts Vines of Vastwood unkicked targeting Grizzly Bears
      And the stack resolves
      And Alice passes priority
      Then Bob can't cast Lightning Bolt targeting Grizzly Bears by rule 601.2c

    @id:cant-be-a-target-any-more @rule:608.2b
    Scenario: A spell that targets it already does nothing to it
      Given Alice controls Grizzly Bears
      And Alice's hand holds Vines of Vastwood
      And Alice's mana pool is {G}
      And it is Bob's upkeep
      And Bob's hand holds Lightning Bolt
      And Bob's mana pool is {R}
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And Bob passes priority
      And Alice casts Vines of Vastwood unkicked targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is on the battlefield

    @id:can-be-a-target-of-its-controller
    Scenario: Its controller may target it
      Given Alice controls Grizzly Bears
      And Alice's hand holds Vines of Vastwood and Giant Growth
      And Alice's mana pool is {G}{G}
      When Alice casts Vines of Vastwood unkicked targeting Grizzly Bears
      And the stack resolves
      And Alice casts Giant Growth targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is 5/5

  @ruling:cant-lose-the-game @rule:101.2
  Rule: Who can't lose plays on, and others can't win by an effect

    @id:cant-lose-by-damage @rule:704.5a
    Scenario: A player with no life left plays on
      Given Bob has 3 life
      And Bob controls Platinum Angel
      And Alice's hand holds Lightning Bolt
      And Alice's mana pool is {R}
      When Alice casts Lightning Bolt targeting Bob
      And the stack resolves
      Then Bob has 0 life
      And the game goes on

    @id:cant-lose-until-the-angel-is-gone @rule:704.5a
    Scenario: The player loses once the effect is gone
      Given Bob has 0 life
      And Bob controls Platinum Angel
      And Alice's hand holds Echoing Truth
      And Alice's mana pool is {U}{C}
      When Alice casts Echoing Truth targeting Platinum Angel
      And the stack resolves
      Then Bob has lost the game

    @id:cant-lose-by-an-effect @rule:104.3e
    Scenario: An effect that says that the player loses does nothing
      Given Alice controls Door to Nothingness
      And Bob controls Platinum Angel
      And Alice's mana pool is {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      When Alice activates Door to Nothingness targeting Bob
      And the stack resolves
      Then the game goes on

    @id:cant-lose-for-a-draw-before @rule:704.5b
    Scenario: What would have made the player lose before isn't held against them
      Given Bob controls Platinum Angel
      And Bob's library is empty
      And Alice's hand holds Echoing Truth
      And Alice controls 2 Island
      When the game advances to Bob's precombat main phase
      And Bob passes priority
      And Alice casts Echoing Truth targeting Platinum Angel
      And the stack resolves
      Then Platinum Angel is in Bob's hand
      And the game goes on

    @id:cant-lose-but-concede @rule:104.3a
    Scenario: The player may concede
      Given Bob controls Platinum Angel
      When Bob concedes
      Then Bob has lost the game
      And Alice has won the game

    @id:cant-win-by-an-effect @rule:104.2b
    Scenario: An opponent doesn't win by an effect
      Given Bob controls Platinum Angel
      And Alice controls Near-Death Experience
      And Alice has 1 life
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then the game goes on

    @id:wins-by-an-effect @rule:104.2b
    Scenario: Without it the opponent wins
      Given Alice controls Near-Death Experience
      And Alice has 1 life
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Alice has won the game
