package oracle.xmage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import mage.filter.common.FilterCreatureForCombat;
import mage.filter.common.FilterCreatureForCombatBlock;
import mage.filter.predicate.permanent.ControllerIdPredicate;
import mage.game.Game;
import mage.game.combat.Combat;
import mage.game.combat.CombatGroup;
import mage.game.permanent.Permanent;
import mage.players.Player;

/** Declares attackers and blockers. */
final class Declaring {

    private final Seat seat;
    private final Game game;

    Declaring(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

    /**
     * Ask for attackers and declare them.  `again`: XMage has asked before in this step, and found the declaration illegal.
     *
     * @return whether XMage may yet find this declaration illegal
     */
    boolean attackers(boolean again) {
        if (seat.trying) {
            return false;
        }
        FilterCreatureForCombat filter = new FilterCreatureForCombat();
        filter.add(new ControllerIdPredicate(seat.getId()));
        List<Option> options = new ArrayList<>();
        for (Permanent each : game.getBattlefield().getActivePermanents(filter, seat.getId(), game)) {
            if (each.canAttack(null, game)) {
                options.add(new Option(seat.identity.of(each.getId(), game), String.valueOf(Words.name(each)), each.getId()));
            }
        }
        if (options.isEmpty()) {
            return false;
        }
        Question question = Question.of(seat.getName(), "attack", "attackers", "Declare attackers").among(options, 0, options.size());
        if (game.getCombat().getAttackers().isEmpty() && again) {
            seat.desk.reject("XMage doesn't allow this attack");
        }
        declare(question, this::attack);
        return true;
    }

    private void attack(Fields action) {
        for (Map.Entry<String, String> entry : action.words("attackers").entrySet()) {
            UUID attacker = seat.identity.find(entry.getKey(), game);
            UUID defender = seat.identity.find(entry.getValue(), game);
            seat.declareAttacker(attacker, defender, game, false);
            if (!game.getCombat().getAttackers().contains(attacker)) {
                throw new Illegal(entry.getKey() + " can't attack " + entry.getValue());
            }
        }
        if (!forced(game)) {
            throw new Illegal("a creature that must attack doesn't");
        }
    }

    /** Wait for a legal declaration; on the way, tell of others whether they would be legal. */
    private void declare(Question question, Consumer<Fields> declaration) {
        Desk.Command command = seat.desk.wait(question);
        while (true) {
            boolean onlyTried = command.kind().equals("can");
            int bookmark = game.bookmarkState();
            try {
                declaration.accept(content(command, question.kind));
                if (!onlyTried) {
                    game.removeBookmark(bookmark);
                    return;
                }
                game.restoreState(bookmark, "only tried");
                command = seat.desk.tell(true, null);
            } catch (Illegal illegal) {
                game.restoreState(bookmark, "illegal");
                if (onlyTried) {
                    command = seat.desk.tell(false, illegal.getMessage());
                } else {
                    seat.desk.reject(illegal.getMessage());
                    command = seat.desk.wait(question);
                }
            } catch (Refusal refusal) {
                game.restoreState(bookmark, "not understood");
                seat.desk.refuse(refusal);
                command = seat.desk.wait(question);
            }
        }
    }

    private static boolean forced(Game game) {
        return game.getCombat().getAttackers().containsAll(game.getCombat().getCreaturesForcedToAttack().keySet());
    }

    private static Fields content(Desk.Command command, String action) {
        if (command.content() == null || !action.equals(command.content().raw("action"))) {
            throw new Illegal("it is time to declare " + action + "ers");
        }
        return command.content();
    }

    /** Ask for blockers and declare them. */
    void blockers(UUID defender) {
        if (seat.trying) {
            return;
        }
        FilterCreatureForCombatBlock filter = new FilterCreatureForCombatBlock();
        filter.add(new ControllerIdPredicate(seat.getId()));
        List<Option> options = new ArrayList<>();
        for (Permanent each : game.getBattlefield().getActivePermanents(filter, seat.getId(), game)) {
            options.add(new Option(seat.identity.of(each.getId(), game), String.valueOf(Words.name(each)), each.getId()));
        }
        if (options.isEmpty() || game.getCombat().getAttackers().isEmpty()) {
            return;
        }
        Question question = Question.of(seat.getName(), "block", "blockers", "Declare blockers").among(options, 0, options.size());
        declare(question, action -> block(action, defender));
    }

    private void block(Fields action, UUID defender) {
        for (Map.Entry<String, List<String>> entry : action.lists("blockers").entrySet()) {
            UUID blocker = seat.identity.find(entry.getKey(), game);
            for (String blocked : entry.getValue()) {
                UUID attacker = seat.identity.find(blocked, game);
                seat.declareBlocker(defender, blocker, attacker, game, false);
                CombatGroup group = game.getCombat().findGroup(attacker);
                if (group == null || !group.getBlockers().contains(blocker)) {
                    throw new Illegal(entry.getKey() + " can't block " + blocked);
                }
            }
        }
        Player defending = game.getPlayer(defender);
        Combat combat = game.getCombat();
        boolean legal = combat.checkBlockRestrictions(defending, game)
                && combat.checkBlockRequirementsAfter(defending, seat, game)
                && combat.checkBlockRestrictionsAfter(defending, seat, game);
        if (!legal) {
            throw new Illegal("XMage doesn't allow these blocks");
        }
    }
}
