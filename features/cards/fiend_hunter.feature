Feature: Fiend Hunter
  When it enters, its controller may exile another target creature.  When it leaves the battlefield, the exiled card returns to the
  battlefield under its owner's control.

  These are two abilities.  Unlike "exile it until this leaves the battlefield" (610.3), the first one doesn't ask whether Fiend Hunter is
  still there, and the second one looks for what has been exiled by then.

  @ruling:fiend-hunter-leaves-early
  Rule: If it leaves before its first ability resolves, what that exiles doesn't come back

    @id:fiend-hunter-dies-later @rule:607.2a @rule:603.6c
    Scenario: The exiled card returns under its owner's control when Fiend Hunter dies
      Given Bob controls Grizzly Bears
      And Alice's hand holds Fiend Hunter and Lightning Bolt
      And Alice's mana pool is {W}{W}{W}{R}
      When Alice casts Fiend Hunter
      And Fiend Hunter resolves
      And the stack resolves
      And Alice accepts
      Then Grizzly Bears is in exile
      When Alice casts Lightning Bolt targeting Fiend Hunter
      And the stack resolves
      Then Fiend Hunter is in Alice's graveyard
      And Bob controls Grizzly Bears

    @id:fiend-hunter-dies-in-response @rule:608.2 @rule:113.7a @rule:607.2a @rule:603.6c
    Scenario: Killed in response, it exiles the creature for good
      Given Bob controls Grizzly Bears
      And Bob's hand holds Lightning Bolt
      And Bob's mana pool is {R}
      And Alice's hand holds Fiend Hunter
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Fiend Hunter
      And Fiend Hunter resolves
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Fiend Hunter
      And Lightning Bolt resolves
      Then the stack holds Fiend Hunter's ability and Fiend Hunter's ability
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      When the top of the stack resolves
      And Alice accepts
      Then Grizzly Bears is in exile
      And the stack is empty

    @id:fiend-hunter-returns-itself @rule:400.7 @rule:607.2a @rule:603.6c
    Scenario: One that has left and returned is another Fiend Hunter, with an exile of its own
      Given Bob controls Grizzly Bears and Elite Vanguard
      And Alice's hand holds Fiend Hunter, Cloudshift and Lightning Bolt
      And Alice's mana pool is {W}{W}{W}{W}{R}
      When Alice casts Fiend Hunter
      And Fiend Hunter resolves
      And Alice chooses Grizzly Bears as the target
      And Alice casts Cloudshift targeting Fiend Hunter
      And Cloudshift resolves
      And Alice chooses Fiend Hunter and Fiend Hunter 2
      And Alice chooses Elite Vanguard as the target
      And the stack resolves
      And Alice accepts
      And Alice accepts
      Then Grizzly Bears is in exile
      And Elite Vanguard is in exile
      When Alice casts Lightning Bolt targeting Fiend Hunter
      And the stack resolves
      Then Bob controls Elite Vanguard
      And Grizzly Bears is in exile

    @id:fiend-hunter-declines
    Scenario: It is a choice on resolution; declined, there is nothing to return
      Given Bob controls Grizzly Bears
      And Alice's hand holds Fiend Hunter
      And Alice's mana pool is {W}{W}{W}
      When Alice casts Fiend Hunter
      And the stack resolves
      And Alice declines
      Then Grizzly Bears is on the battlefield

    @id:fiend-hunter-owner @rule:110.2a @rule:607.2a @rule:603.6c
    Scenario: What Bob had taken control of returns to its owner
      Given Bob controls:
        | card          | owner |
        | Grizzly Bears | Alice |
      And Alice's hand holds Fiend Hunter and Lightning Bolt
      And Alice's mana pool is {W}{W}{W}{R}
      When Alice casts Fiend Hunter
      And the stack resolves
      And Alice accepts
      And Alice casts Lightning Bolt targeting Fiend Hunter
      And the stack resolves
      Then Alice controls Grizzly Bears
