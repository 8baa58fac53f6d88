package oracle.xmage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import mage.MageObject;
import mage.abilities.Ability;
import mage.cards.Cards;
import mage.constants.Outcome;
import mage.game.Game;
import mage.target.Target;

/** Chooses objects: targets, what to discard, to find, to sacrifice … from the script of the action under way, or by asking. */
final class Choosing extends Asking {

    Choosing(Seat seat, Game game) {
        super(seat, game);
    }

    /** Fill a target of XMage, which is any choice of objects: targets proper, what to discard, to find, to sacrifice … */
    boolean objects(Outcome outcome, Target target, Ability source, Cards cards, boolean targeting) {
        UUID chooser = target.getAffectedAbilityControllerId(seat.getId());
        if (target.isChoiceCompleted(chooser, source, game, cards) || isAnswered(target)) {
            return false;
        }
        Collection<UUID> possible = possible(target, chooser, source, cards);
        boolean required = target.isRequiredExplicitlySet()
                ? target.isRequired() : target.isRequired(source != null ? source.getSourceId() : null, game);
        boolean proper = targeting && !target.isNotTarget();
        required |= proper || seat.script != null;
        int already = target.getTargets().size();
        int least = Math.max(0, Math.min((required ? target.getMinNumberOfTargets() : 0) - already, possible.size()));
        int most = Math.max(least, Math.min(target.getMaxNumberOfTargets() == 0 ? Integer.MAX_VALUE : target.getMaxNumberOfTargets() - already, possible.size()));
        List<UUID> scripted = scripted(target, proper, possible, most, least);
        if (scripted != null) {
            for (UUID each : scripted) {
                add(target, each, source, targeting);
            }
            return target.isChosen(game) && !target.getTargets().isEmpty();
        }
        if (possible.isEmpty()) {
            return target.isChosen(game) && !target.getTargets().isEmpty();
        }
        if (!required && seat.trying) {
            least = Math.min(target.getMinNumberOfTargets(), possible.size());
        }
        Question question = question(proper ? "target" : "choose", purpose(outcome, target, proper), target.getMessage(game), source)
                .among(options(possible), least, most);
        boolean forced = least == possible.size();
        if (forced || seat.trying) {
            question.options.subList(0, least).forEach(option -> add(target, (UUID) option.value(), source, targeting));
        } else {
            ask(question, choice -> fill(question, choice, target, chooser, source, cards, targeting));
            seat.answered = target;
            seat.answer = List.copyOf(target.getTargets());
            intend(outcome, target);
        }
        return target.isChosen(game) && !target.getTargets().isEmpty();
    }

    /** Whether the player has said all that is chosen there: XMage asks on and on for as long as more could be chosen. */
    private boolean isAnswered(Target target) {
        return seat.answered == target && !seat.answer.isEmpty() && seat.answer.equals(target.getTargets());
    }

    /** Remember which card has been chosen to be cast for free: whether it is cast needs no asking any more. */
    private void intend(Outcome outcome, Target target) {
        MageObject object = outcome == Outcome.PlayForFree && target.getTargets().size() == 1 ? game.getObject(target.getFirstTarget()) : null;
        seat.chosenForFree = object == null ? null : object.getId();
    }

    private Boolean fill(
            Question question, Fields choice, Target target, UUID chooser, Ability source, Cards cards, boolean targeting) {
        List<Option> chosen = question.chosen(choice);
        List<UUID> before = new ArrayList<>(target.getTargets());
        for (Option option : chosen) {
            UUID id = (UUID) option.value();
            if (!possible(target, chooser, source, cards).contains(id)) {
                for (UUID each : new ArrayList<>(target.getTargets())) {
                    if (!before.contains(each)) {
                        target.remove(each);
                    }
                }
                throw new Illegal(option.text() + " can't be chosen together with the others");
            }
            add(target, id, source, targeting);
        }
        return true;
    }

    private Collection<UUID> possible(Target target, UUID chooser, Ability source, Cards cards) {
        return cards == null ? target.possibleTargets(chooser, source, game) : target.possibleTargets(chooser, source, game, cards);
    }

    private void add(Target target, UUID id, Ability source, boolean targeting) {
        if (targeting) {
            target.addTarget(id, source, game);
        } else {
            target.add(id, game);
        }
    }

    /** What the script says for a target, or null if the player is to be asked. */
    private List<UUID> scripted(Target target, boolean proper, Collection<UUID> possible, int most, int least) {
        Script script = seat.script;
        Deque<UUID> said = script == null ? null : proper ? script.targets : script.payment;
        if (said == null && !proper && !seat.payment.isEmpty()) {
            said = seat.payment;
        }
        if (said == null) {
            return null;
        }
        List<UUID> taken = new ArrayList<>();
        while (!said.isEmpty() && taken.size() < most && possible.contains(said.peek())) {
            taken.add(said.poll());
        }
        if (script != null && taken.size() < Math.max(least, target.getMinNumberOfTargets())) {
            UUID next = said.peek();
            MageObject object = next == null ? null : game.getObject(next);
            script.fail(next == null ? "too few are chosen" : (object == null ? "that" : object.getName()) + " isn't a legal choice: " + target.getMessage(game));
        }
        return taken;
    }

    private static String purpose(Outcome outcome, Target target, boolean proper) {
        String kind = target.getClass().getSimpleName();
        String name = String.valueOf(target.getTargetName()).toLowerCase();
        if (proper) {
            return "targets";
        }
        if (outcome == Outcome.Discard || kind.contains("Discard") || name.contains("discard")) {
            return "discard";
        }
        if (outcome == Outcome.Sacrifice || kind.contains("Sacrifice") || name.contains("sacrifice")) {
            return "sacrifice";
        }
        return name.contains("keep") || name.contains("legend") ? "keep" : outcome == Outcome.Copy ? "copy" : "choose";
    }
}
