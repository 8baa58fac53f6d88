package oracle.xmage;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.SpellAbility;
import mage.abilities.TriggeredAbility;
import mage.abilities.costs.mana.ManaCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.cards.Cards;
import mage.cards.CardsImpl;
import mage.cards.decks.Deck;
import mage.choices.Choice;
import mage.constants.MultiAmountType;
import mage.constants.Outcome;
import mage.constants.RangeOfInfluence;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.draft.Draft;
import mage.game.match.Match;
import mage.game.tournament.Tournament;
import mage.players.PlayerImpl;
import mage.players.net.UserData;
import mage.target.Target;
import mage.target.TargetAmount;
import mage.target.TargetCard;
import mage.util.MultiAmountMessage;

/**
 * A player whose every choice is the harness's.
 *
 * <p>XMage asks a player by calling these methods on the game's thread and waits for them to return.  They all go the same way: take the
 * choice from the script of the action under way, or lay a question open on the desk.  In XMage's simulations nobody is asked.
 */
public final class Seat extends PlayerImpl {

    final transient Desk desk;
    final transient Identity identity;
    final transient CardFinder finder;
    /** Ids of objects that this player has been shown; an object that changes zones gets a new one. */
    final transient Set<String> seen;
    /** What the action under way has already chosen, or null. */
    transient Script script;
    /** Whether an action is only tried: nobody is asked, the first legal choice is made. */
    transient boolean trying;
    /** Colors that mana which is being made for a payment should have. */
    transient List<Character> wanted = List.of();
    /** What is to be cast, said when XMage asked whether. */
    transient String intended;
    /** The card that has been chosen to be cast for free, until XMage asks whether. */
    transient UUID chosenForFree;
    /** What was asked last, and what has been chosen there. */
    transient Target answered;
    transient List<UUID> answer = List.of();
    /** Objects that have been chosen to pay a cost before XMage asks for them. */
    transient Deque<UUID> payment = new ArrayDeque<>();
    /** Modes that have been chosen and not yet been asked for. */
    transient Deque<Mode> modesLeft;
    /** Triggered abilities in the order in which they are to go on the stack. */
    final transient Deque<UUID> triggersLeft = new ArrayDeque<>();

    Seat(String name, Desk desk, Identity identity, CardFinder finder) {
        super(name, RangeOfInfluence.ALL);
        human = true;
        UserData preferences = UserData.getDefaultUserDataView();
        preferences.setManaPoolAutomatic(true);
        preferences.setManaPoolAutomaticRestricted(false);
        preferences.setAutoTargetLevel(0);
        setUserData(preferences);
        getManaPool().setAutoPayment(true);
        getManaPool().setAutoPaymentRestricted(false);
        this.desk = desk;
        this.identity = identity;
        this.finder = finder;
        seen = new HashSet<>();
    }

    private Seat(Seat other) {
        super(other);
        desk = other.desk;
        identity = other.identity;
        finder = other.finder;
        seen = other.seen;
        trying = true;
    }

    @Override
    public Seat copy() {
        return new Seat(this);
    }

    /** Whether nobody can be asked, since XMage only looks what could be. */
    static boolean imagined(Game game) {
        return game.isSimulation() || game.inCheckPlayableState();
    }

    Map<UUID, ActivatedManaAbilityImpl> manaAbilities(MageObject object, Zone zone, Game game) {
        return getUseableManaAbilities(object, zone, game);
    }

    // --- priority ---------------------------------------------------------------------------------------------------------

    @Override
    public boolean priority(Game game) {
        passed = false;
        if (imagined(game)) {
            pass(game);
            return false;
        }
        Chronicle.of(game).add("priority", Map.of("player", getName()));
        Question question = Question.priority(getName());
        Desk.Command command = desk.wait(question);
        while (true) {
            Acting acting = new Acting(this, game);
            try {
                if (command.kind().equals("can")) {
                    String refusal = acting.attempt(command.content());
                    command = desk.tell(refusal == null, refusal);
                    continue;
                }
                String action = command.content().text("action", "");
                if (action.equals("pass")) {
                    pass(game);
                    return false;
                }
                if (action.equals("concede") && !command.player().equals(getName())) {
                    Acting.concede(identity.find(command.player(), game), game);
                    if (game.checkIfGameIsOver()) {
                        return false;
                    }
                    command = desk.wait(question);
                    continue;
                }
                acting.act(command.content());
                return true;
            } catch (Illegal illegal) {
                desk.reject(illegal.getMessage());
                command = desk.wait(question);
            } catch (Refusal refusal) {
                desk.refuse(refusal);
                command = desk.wait(question);
            }
        }
    }

    @Override
    public boolean activateAbility(ActivatedAbility ability, Game game) {
        getManaPool().setStock();
        return super.activateAbility(ability, game);
    }

    @Override
    public boolean playMana(Ability ability, ManaCost unpaid, String prompt, Game game) {
        return !imagined(game) && new Paying(this, game).pay(ability, unpaid);
    }

    // --- targets and other choices among objects ---------------------------------------------------------------------------

    @Override
    public boolean choose(Outcome outcome, Target target, Ability source, Game game) {
        return choose(outcome, target, source, game, null);
    }

    @Override
    public boolean choose(Outcome outcome, Target target, Ability source, Game game, Map<String, Serializable> options) {
        return !imagined(game) && new Choosing(this, game).objects(outcome, target, source, null, false);
    }

    @Override
    public boolean choose(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return !imagined(game) && cards != null && !cards.isEmpty()
                && new Choosing(this, game).objects(outcome, target, source, cards, false);
    }

    @Override
    public boolean chooseTarget(Outcome outcome, Target target, Ability source, Game game) {
        return !imagined(game) && new Choosing(this, game).objects(outcome, target, source, null, true);
    }

    @Override
    public boolean chooseTarget(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return !imagined(game) && cards != null && !cards.isEmpty()
                && new Choosing(this, game).objects(outcome, target, source, cards, true);
    }

    @Override
    public boolean chooseTargetAmount(Outcome outcome, TargetAmount target, Ability source, Game game) {
        return !imagined(game) && source != null && new Dividing(this, game).targets(outcome, target, source);
    }

    // --- other choices -----------------------------------------------------------------------------------------------------

    @Override
    public boolean chooseMulligan(Game game) {
        return false;
    }

    @Override
    public boolean chooseUse(Outcome outcome, String message, Ability source, Game game) {
        return chooseUse(outcome, message, null, null, null, source, game);
    }

    @Override
    public boolean chooseUse(
            Outcome outcome, String message, String second, String trueText, String falseText, Ability source, Game game) {
        return !imagined(game) && new Wording(this, game).whether(outcome, message, trueText, falseText, source);
    }

    @Override
    public boolean choose(Outcome outcome, Choice choice, Game game) {
        return !imagined(game) && new Wording(this, game).word(outcome, choice);
    }

    @Override
    public boolean choosePile(Outcome outcome, String message, List<? extends Card> pile1, List<? extends Card> pile2, Game game) {
        return !imagined(game) && new Wording(this, game).pile(message, pile1, pile2);
    }

    @Override
    public int announceX(int min, int max, String message, Game game, Ability source, boolean isManaPay) {
        if (imagined(game)) {
            return min;
        }
        return new Wording(this, game).x(min, max, message, source);
    }

    @Override
    public int getAmount(int min, int max, String message, Ability source, Game game) {
        return imagined(game) || min >= max ? min : new Wording(this, game).number("number", min, max, message, source);
    }

    @Override
    public List<Integer> getMultiAmountWithIndividualConstraints(
            Outcome outcome, List<MultiAmountMessage> messages, int totalMin, int totalMax, MultiAmountType type, Game game) {
        List<Integer> usual = MultiAmountType.prepareDefaultValues(messages, totalMin, totalMax);
        boolean forced = messages.stream().allMatch(each -> each.min == each.max) || (messages.size() == 1 && totalMin == totalMax);
        return forced || imagined(game) ? usual : new Dividing(this, game).amounts(messages, totalMin, totalMax, usual, type);
    }

    @Override
    public int chooseReplacementEffect(Map<String, String> effects, Map<String, MageObject> objects, Game game) {
        return imagined(game) || effects.size() < 2 ? 0 : new Ordering(this, game).replacement(effects, objects);
    }

    @Override
    public TriggeredAbility chooseTriggeredAbility(List<TriggeredAbility> abilities, Game game) {
        if (abilities.isEmpty()) {
            return null;
        }
        return imagined(game) ? abilities.get(0) : new Ordering(this, game).nextTrigger(abilities);
    }

    @Override
    public Mode chooseMode(Modes modes, Ability source, Game game) {
        return modes.size() == 1 ? modes.getMode() : imagined(game) ? null : new Ordering(this, game).mode(modes, source);
    }

    @Override
    public SpellAbility chooseAbilityForCast(Card card, Game game, boolean noMana) {
        return imagined(game) ? card.getSpellAbility() : new Ordering(this, game).spell(card, noMana);
    }

    @Override
    public ActivatedAbility chooseLandOrSpellAbility(Card card, Game game, boolean noMana) {
        return imagined(game) ? card.getSpellAbility() : new Ordering(this, game).landOrSpell(card, noMana);
    }

    Map<UUID, SpellAbility> castable(MageObject object, Game game, boolean noMana) {
        return getCastableSpellAbilities(game, playerId, object, game.getState().getZone(object.getId()), noMana);
    }

    boolean mayPlayLand(Game game) {
        return canPlayLand() && isActivePlayer(game);
    }

    // --- combat --------------------------------------------------------------------------------------------------------------

    /** In which step attackers were last declared; XMage asks again in the same one if the declaration was illegal. */
    private transient int declaredIn;

    @Override
    public void selectAttackers(Game game, UUID attackingPlayerId) {
        if (!imagined(game)) {
            int step = game.getState().getStepNum();
            declaredIn = new Declaring(this, game).attackers(declaredIn == step) ? step : 0;
        }
    }

    @Override
    public void selectBlockers(Ability source, Game game, UUID defendingPlayerId) {
        if (!imagined(game)) {
            new Declaring(this, game).blockers(defendingPlayerId);
        }
    }

    // --- what is shown -------------------------------------------------------------------------------------------------------

    @Override
    public void revealCards(Ability source, String titleSuffix, Cards cards, Game game, boolean postToLog) {
        if (!imagined(game)) {
            Telling.shown("revealed", this, cards, game, identity);
        }
        super.revealCards(source, titleSuffix, cards, game, postToLog);
    }

    @Override
    public void lookAtCards(Ability source, String titleSuffix, Cards cards, Game game) {
        looked(cards, game);
        super.lookAtCards(source, titleSuffix, cards, game);
    }

    @Override
    public void lookAtCards(String titleSuffix, Card card, Game game) {
        looked(new CardsImpl(card), game);
        super.lookAtCards(titleSuffix, card, game);
    }

    private void looked(Cards cards, Game game) {
        if (imagined(game)) {
            return;
        }
        if (!((ScenarioGame) game).isApplying()) {
            Telling.shown("looked", this, cards, game, identity);
            return;
        }
        for (UUID card : cards) {
            if (game.getPermanent(card) != null) {
                seen.add(identity.of(card, game));
            }
        }
    }

    // --- nothing to do here --------------------------------------------------------------------------------------------------

    @Override
    public void abort() {
        abort = true;
    }

    @Override
    public void skip() {
        // nobody is skipped
    }

    @Override
    public void sideboard(Match match, Deck deck) {
        // there are no matches
    }

    @Override
    public void construct(Tournament tournament, Deck deck) {
        // there are no tournaments
    }

    @Override
    public void pickCard(List<Card> cards, Deck deck, Draft draft) {
        // there are no drafts
    }
}
