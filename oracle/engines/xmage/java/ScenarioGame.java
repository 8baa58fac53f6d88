package oracle.xmage;

import java.util.UUID;
import mage.abilities.TriggeredAbility;
import mage.abilities.common.SimpleStaticAbility;
import mage.abilities.effects.keyword.FinalityCounterEffect;
import mage.abilities.effects.keyword.ShieldCounterEffect;
import mage.abilities.effects.keyword.StunCounterEffect;
import mage.constants.MultiplayerAttackOption;
import mage.constants.PhaseStep;
import mage.constants.RangeOfInfluence;
import mage.constants.TurnPhase;
import mage.constants.Zone;
import mage.game.GameImpl;
import mage.game.GameOptions;
import mage.game.events.GameEvent;
import mage.game.events.ZoneChangeEvent;
import mage.game.match.MatchType;
import mage.game.mulligan.MulliganType;
import mage.game.stack.StackObject;
import mage.game.turn.Phase;
import mage.game.turn.Step;
import mage.players.Player;

/**
 * A game of XMage that begins in the middle: at any step of any turn, with the active player about to receive priority.
 *
 * <p>It is the plain game of XMage's core, without the opening (no starting player, no shuffling, no mulligans).
 */
final class ScenarioGame extends GameImpl {

    private static final class Kind extends MatchType {
        Kind() {
            name = "Scenario";
            minPlayers = 2;
            maxPlayers = 10;
        }

        private Kind(Kind other) {
            super(other);
        }

        @Override
        public Kind copy() {
            return new Kind(this);
        }
    }

    private final transient Desk desk;
    private transient boolean applying;

    ScenarioGame(Desk desk) {
        super(MultiplayerAttackOption.MULTIPLE, RangeOfInfluence.ALL, MulliganType.GAME_DEFAULT.getMulligan(0), 40, 20, 7);
        this.desk = desk;
        setGameOptions(new GameOptions());
    }

    private ScenarioGame(ScenarioGame other) {
        super(other);
        desk = other.desk;
    }

    @Override
    public ScenarioGame copy() {
        return new ScenarioGame(this);
    }

    @Override
    public MatchType getGameType() {
        return new Kind();
    }

    @Override
    public int getNumPlayers() {
        return getPlayers().size();
    }

    /** Stand at a step of the active player's turn, as if priority were about to be given there, or were over in a cleanup step. */
    void standAt(UUID active, int turn, PhaseStep step) {
        setStartingPlayerId(active);
        state.setActivePlayerId(active);
        state.setPriorityPlayerId(active);
        state.setPlayerByOrderId(active);
        state.setTurnNum(turn);
        playerList = state.getPlayerList(active);
        for (Phase phase : phases()) {
            for (Step each : steps(phase)) {
                if (each.getType() == step) {
                    phase.setStep(each);
                    Inside.set(Step.class, each, "stepPart", step == PhaseStep.CLEANUP ? Step.StepPart.POST : Step.StepPart.PRIORITY);
                    state.getTurn().setPhase(phase);
                    getTurn().setDeclareAttackersStepStarted(step.getIndex() >= PhaseStep.DECLARE_ATTACKERS.getIndex());
                    if (phase.getType() == TurnPhase.COMBAT) {
                        // What the beginning of combat has done before its priority: without it nobody can be attacked.
                        getCombat().clear();
                        getCombat().setAttacker(active);
                        getCombat().setDefenders(this);
                    }
                    return;
                }
            }
        }
        throw new IllegalStateException("no step " + step);
    }

    @SuppressWarnings("unchecked")
    private Iterable<Phase> phases() {
        return (Iterable<Phase>) Inside.get(mage.game.turn.Turn.class, state.getTurn(), "phases");
    }

    @SuppressWarnings("unchecked")
    private static Iterable<Step> steps(Phase phase) {
        return (Iterable<Step>) Inside.get(Phase.class, phase, "steps");
    }

    /** Play from where the game stands until it ends. */
    void run() {
        Throwable broken = null;
        try {
            for (Player player : getPlayers().values()) {
                player.setGameUnderYourControl(this, true);
            }
            resume();
        } catch (Desk.Left left) {
            return;
        } catch (Throwable fault) {
            broken = fault;
        }
        desk.over(broken);
    }

    /** The rules of counters that XMage adds as a game begins: shield, stun and finality counters. */
    void addCounterMechanics() {
        state.addAbility(new SimpleStaticAbility(Zone.ALL, new ShieldCounterEffect()), null);
        state.addAbility(new SimpleStaticAbility(Zone.ALL, new StunCounterEffect()), null);
        state.addAbility(new SimpleStaticAbility(Zone.ALL, new FinalityCounterEffect()), null);
    }

    @Override
    public void addTriggeredAbility(TriggeredAbility ability, GameEvent event) {
        if (!isSimulation() && !inCheckPlayableState()) {
            Chronicle.of(this).triggered(ability, this);
        }
        super.addTriggeredAbility(ability, event);
    }

    @Override
    public void addSimultaneousEvent(GameEvent event) {
        if (event instanceof ZoneChangeEvent && !isSimulation() && !inCheckPlayableState()) {
            Chronicle.of(this).ahead(event, this);
        }
        super.addSimultaneousEvent(event);
    }

    @Override
    public void informPlayers(String message) {
        if (!isSimulation() && !inCheckPlayableState()) {
            Chronicle.of(this).said(message, this);
        }
        super.informPlayers(message);
    }

    @Override
    public synchronized void applyEffects() {
        boolean before = applying;
        applying = true;
        try {
            super.applyEffects();
        } finally {
            applying = before;
        }
    }

    /** Whether continuous effects are being applied: those that let a player look at cards do so each time anew. */
    boolean isApplying() {
        return applying;
    }

    @Override
    protected void resolve() {
        StackObject top = state.getStack().peek();
        Chronicle.Resolving resolving = Chronicle.resolving(this, top);
        super.resolve();
        resolving.over(this);
    }

    @Override
    public void fireErrorEvent(String message, Exception fault) {
        desk.fault(fault);
        super.fireErrorEvent(message, fault);
    }
}
