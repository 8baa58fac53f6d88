package oracle.xmage;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import mage.game.Game;

/**
 * The choices that an action has already made: taken one by one as XMage asks for them.
 *
 * <p>What is null has not been chosen: the player is then asked.
 */
final class Script {

    final Integer x;
    final Deque<Integer> modes;
    final Deque<UUID> targets;
    final Deque<UUID> payment;
    final List<Integer> division;
    final String alternative;
    final List<String> additional;
    final String producing;

    /** Whether XMage has asked for X. */
    boolean xAsked;
    /** Why the action can't go on, once that is known. */
    String failure;

    private Script(Fields action, Game game, Identity identity) {
        x = action.number("x");
        modes = action.has("modes") ? new ArrayDeque<>(action.numbers("modes")) : null;
        targets = found(action.texts("targets"), game, identity);
        payment = found(action.texts("paid_with"), game, identity);
        division = action.numbers("division");
        alternative = action.text("alternative", null);
        additional = action.texts("additional");
        producing = action.text("producing", null);
    }

    static Script of(Fields action, Game game, Identity identity) {
        return new Script(action, game, identity);
    }

    private static Deque<UUID> found(List<String> references, Game game, Identity identity) {
        if (references == null) {
            return null;
        }
        Deque<UUID> found = new ArrayDeque<>();
        for (String reference : references) {
            found.add(identity.find(reference, game));
        }
        return found;
    }

    /** The action can't go on; the first reason counts. */
    void fail(String reason) {
        if (failure == null) {
            failure = reason;
        }
    }
}
