package oracle.xmage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import mage.abilities.Ability;
import mage.constants.MultiAmountType;
import mage.constants.Outcome;
import mage.game.Game;
import mage.game.combat.CombatGroup;
import mage.target.TargetAmount;
import mage.util.MultiAmountMessage;

/** Divides amounts: among targets as a spell is cast, combat damage, mana among colors. */
final class Dividing {

    private final Seat seat;
    private final Game game;

    Dividing(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

    /** Choose targets and divide an amount among them (601.2d). */
    boolean targets(Outcome outcome, TargetAmount target, Ability source) {
        target.prepareAmount(source, game);
        int total = target.getAmountTotal(game, source);
        if (total <= 0 || (target.getMaxNumberOfTargets() == 0 && target.getMinNumberOfTargets() == 0)) {
            return false;
        }
        new Choosing(seat, game).objects(outcome, target, source, null, true);
        List<UUID> targets = new ArrayList<>(target.getTargets());
        if (targets.isEmpty()) {
            return false;
        }
        List<Integer> shares = shares(targets, total, source);
        for (int index = 0; index < targets.size(); index++) {
            target.setTargetAmount(targets.get(index), shares.get(index), source, game);
        }
        return true;
    }

    private List<Integer> shares(List<UUID> targets, int total, Ability source) {
        Script script = seat.script;
        if (script != null && script.division != null && script.division.size() == targets.size()) {
            if (script.division.stream().mapToInt(each -> each).sum() != total || script.division.stream().anyMatch(each -> each < 1)) {
                script.fail(total + " must be divided, at least 1 to each target");
            }
            return script.division;
        }
        List<Integer> even = new ArrayList<>();
        for (int index = 0; index < targets.size(); index++) {
            even.add(index == 0 ? total - targets.size() + 1 : 1);
        }
        if (targets.size() == 1 || targets.size() == total || seat.trying) {
            return even;
        }
        List<Option> options = new ArrayList<>();
        for (UUID each : targets) {
            options.add(new Choosing(seat, game).option(each));
        }
        Choosing choosing = new Choosing(seat, game);
        Question question = choosing.question("distribute", "division", "Divide " + total, source).among(options, 1, total);
        return choosing.ask(question, choice -> divided(question, choice, total, 1));
    }

    private static List<Integer> divided(Question question, Fields choice, int total, int least) {
        if (!choice.has("amounts")) {
            throw question.unfit();
        }
        Map<Option, Integer> given = new LinkedHashMap<>();
        choice.amounts("amounts").forEach((text, amount) -> given.put(question.option(text), amount));
        List<Integer> shares = new ArrayList<>();
        int sum = 0;
        for (Option option : question.options) {
            int share = given.getOrDefault(option, 0);
            if (share < least) {
                throw new Illegal("each gets at least " + least);
            }
            shares.add(share);
            sum += share;
        }
        if (total >= 0 && sum != total) {
            throw new Illegal(sum + " is divided, not " + total);
        }
        return shares;
    }

    /** Amounts with bounds, such as combat damage to each blocker or mana of each color. */
    List<Integer> amounts(List<MultiAmountMessage> messages, int least, int most, List<Integer> usual, MultiAmountType type) {
        if (seat.trying) {
            return usual;
        }
        Choosing choosing = new Choosing(seat, game);
        Fight fight = fight(messages, type);
        List<Option> options = new ArrayList<>();
        for (MultiAmountMessage message : messages) {
            if (fight != null) {
                options.add(choosing.option(fight.among.get(options.size())));
                continue;
            }
            String text = Words.plain(message.message).replaceAll("(,| \\[).*", "").trim();
            String symbol = Words.symbol(text);
            options.add(new Option(symbol != null ? symbol : String.valueOf(options.size() + 1), text, message));
        }
        if (type == MultiAmountType.MANA && !seat.wanted.isEmpty()) {
            List<Integer> fit = new ArrayList<>();
            for (Option option : options) {
                fit.add((int) seat.wanted.stream().filter(each -> option.id().equals("{" + each + "}")).count());
            }
            if (fit.stream().mapToInt(each -> each).sum() == most) {
                return fit;
            }
        }
        String purpose = fight != null ? "combat damage" : type == MultiAmountType.MANA ? "mana" : "division";
        boolean rest = fight != null && type.getTitle().contains("trample");
        if (rest) {
            options.add(choosing.option(fight.group.getDefenderId()));
        }
        Question question = choosing.question("distribute", purpose, type.getTitle(), null).among(options, 0, most);
        return choosing.ask(question, choice -> {
            List<Integer> shares = divided(question, choice, rest || least == most ? most : -1, 0);
            if (rest) {
                shares.remove(shares.size() - 1);
            }
            if (!MultiAmountType.isGoodValues(shares, messages, least, most)) {
                throw new Illegal("XMage doesn't allow this division");
            }
            return shares;
        });
    }

    /** Creatures of a group in combat among which one of the others divides its damage. */
    private record Fight(CombatGroup group, List<UUID> among) {}

    /** Whose damage is asked for, found by how XMage's log calls them; null if it isn't combat damage. */
    private Fight fight(List<MultiAmountMessage> messages, MultiAmountType type) {
        if (!type.getTitle().contains("combat damage")) {
            return null;
        }
        List<CombatGroup> groups = new ArrayList<>(game.getCombat().getGroups());
        groups.addAll(game.getCombat().getBlockingGroups());
        for (CombatGroup group : groups) {
            List<UUID> attackers = present(group.getAttackers());
            List<UUID> blockers = present(group.getBlockers());
            if (deals(attackers, type) && areCalled(blockers, messages)) {
                return new Fight(group, blockers);
            }
            if (deals(blockers, type) && areCalled(attackers, messages)) {
                return new Fight(group, attackers);
            }
        }
        throw new IllegalStateException("nobody in combat is called " + messages);
    }

    private List<UUID> present(List<UUID> creatures) {
        return creatures.stream().filter(each -> game.getPermanent(each) != null).toList();
    }

    private boolean deals(List<UUID> creatures, MultiAmountType type) {
        return creatures.stream().anyMatch(each -> type.getHeader().contains(called(each)));
    }

    private boolean areCalled(List<UUID> creatures, List<MultiAmountMessage> messages) {
        return creatures.size() == messages.size()
                && IntStream.range(0, creatures.size()).allMatch(place -> messages.get(place).message.startsWith(called(creatures.get(place))));
    }

    private String called(UUID creature) {
        return game.getPermanent(creature).getLogName();
    }
}
