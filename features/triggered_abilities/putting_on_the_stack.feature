Feature: Triggered abilities are put on the stack
  Abilities wait until a player would receive priority; then all that have triggered go on the stack, player by player.

  An engine that puts each ability on the stack as it triggers, or before state-based actions are performed, fails here.

  @ruling:triggers-are-put-on-the-stack @rule:603.3b
  Rule: How triggered abilities are put on the stack

    @id:triggers-active-player-first @rule:101.4
    Scenario: The active player's abilities lie below those of the others
      Given Bob controls Soul Warden
      And Alice controls Blood Artist and Walking Corpse
      And Alice's hand holds Walking Ballista
      When Alice casts Walking Ballista with X = 0
      And Walking Ballista resolves
      And Alice chooses Bob as the target
      Then the stack holds Soul Warden's ability and Blood Artist's ability

    @id:triggers-active-player-first-in-turn-order @rule:101.4
    Scenario: The others follow in turn order
      Given the players are Alice, Bob and Carol
      And it is Bob's precombat main phase
      And Carol controls Soul Warden
      And Alice controls Blood Artist
      And Bob's hand holds Walking Ballista
      When Bob casts Walking Ballista with X = 0
      And Walking Ballista resolves
      And Alice chooses Bob as the target
      Then the stack holds Blood Artist's ability and Soul Warden's ability

    @id:triggers-in-any-order
    Scenario: A player puts the ability that triggered last below the one that triggered first
      Given Alice controls Soul Warden and Blood Artist
      And Alice's hand holds Walking Ballista
      When Alice casts Walking Ballista with X = 0
      And Walking Ballista resolves
      And Alice chooses Blood Artist and Soul Warden
      And Alice chooses Bob as the target
      Then the stack holds Soul Warden's ability and Blood Artist's ability

    @id:triggers-in-the-other-order
    Scenario: Or the other way round
      Given Alice controls Blood Artist and Soul Warden
      And Alice's hand holds Walking Ballista
      When Alice casts Walking Ballista with X = 0
      And Walking Ballista resolves
      And Alice chooses Soul Warden and Blood Artist
      And Alice chooses Bob as the target
      Then the stack holds Blood Artist's ability and Soul Warden's ability

    @id:triggers-after-state-based-actions @rule:704.3 @rule:117.5
    Scenario: State-based actions are performed before any of them goes on the stack
      Given Alice controls Heartless Summoning, Forest and Island
      And Alice's hand holds Flickerwisp
      And Alice's mana pool is {W}{W}
      When Alice casts Flickerwisp
      And Flickerwisp resolves
      Then Alice may choose only Heartless Summoning, Forest and Island
      And Flickerwisp is in Alice's graveyard
      When Alice chooses Forest as the target
      Then the stack holds Flickerwisp's ability

    @id:triggers-on-triggers-in-a-second-round
    Scenario: An ability that triggered on another's triggering lies above all others, whoever controls it
      Given Alice controls Strict Proctor
      And Bob controls Soul Warden
      And Alice's hand holds Grizzly Bears
      And Alice's mana pool is {G}{G}
      When Alice casts Grizzly Bears
      And Grizzly Bears resolves
      Then the stack holds Strict Proctor's ability and Soul Warden's ability

    @id:triggers-in-the-course-of-it @rule:603.3
    Scenario: What triggers on being chosen as a target lies above what had triggered before
      Given Alice controls Soul Warden
      And Bob controls Waterfall Aerialist
      And Alice's hand holds Flickerwisp
      And Alice's mana pool is {W}{W}{C}
      When Alice casts Flickerwisp
      And Flickerwisp resolves
      And Alice chooses Flickerwisp and Soul Warden
      And Alice chooses Waterfall Aerialist as the target
      Then the stack holds Waterfall Aerialist's ability, Soul Warden's ability and Flickerwisp's ability
