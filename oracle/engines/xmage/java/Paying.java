package oracle.xmage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mage.ConditionalMana;
import mage.Mana;
import mage.abilities.Ability;
import mage.abilities.costs.Cost;
import mage.abilities.costs.common.TapSourceCost;
import mage.abilities.costs.mana.ManaCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.game.Game;
import mage.game.permanent.Permanent;

/**
 * Pays mana costs: finds mana abilities that together make what is unpaid, and activates the first of them.
 *
 * <p>XMage pays from the pool by itself and comes back for what is missing.  Sources that can do least else are used first, and those
 * that only cost tapping before those that cost more.  What an ability taps as a cost of its own can't be tapped for mana as well.
 */
final class Paying {

    private static final Pattern SYMBOL = Pattern.compile("\\{([^}]+)\\}");
    private static final String COLORS = "WUBRGC";

    private final Seat seat;
    private final Game game;

    private record Source(ActivatedManaAbilityImpl ability, UUID object, List<String> yields, int burden) {}

    Paying(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

    /** Make some of the mana that is unpaid; false if it can't be paid. */
    boolean pay(Ability ability, ManaCost unpaid) {
        List<String> needs = needs(unpaid.getText());
        List<Source> sources = sources(ability, unpaid);
        Source[] first = new Source[1];
        String[] yield = new String[1];
        if (!search(needs, sources, new ArrayList<>(), first, yield) && !start(needs, sources, first, yield)) {
            if (seat.script != null) {
                seat.script.fail("its cost can't be paid: " + unpaid.getText() + " is missing");
            }
            return false;
        }
        seat.wanted = Words.symbols(yield[0].replace('*', needs.isEmpty() || needs.get(0).length() > 5 ? 'C' : needs.get(0).charAt(0)));
        try {
            return seat.activateAbility(first[0].ability, game);
        } finally {
            seat.wanted = List.of();
        }
    }

    /** As much X as could be paid for with all mana that can be made, beside the rest of an ability's mana cost. */
    int most(Ability ability) {
        int made = seat.getManaPool().getMana().count();
        List<UUID> counted = new ArrayList<>();
        for (Source source : sources(ability, ability.getManaCostsToPay())) {
            if (!counted.contains(source.object)) {
                counted.add(source.object);
                made += source.yields.stream().mapToInt(String::length).max().orElse(0);
            }
        }
        long variable = Math.max(1, SYMBOL.matcher(ability.getManaCostsToPay().getText()).results().filter(each -> each.group(1).equals("X")).count());
        return (int) ((made - ability.getManaCostsToPay().manaValue()) / variable);
    }

    /** Each unpaid symbol as the types of mana that pay it. */
    private static List<String> needs(String text) {
        List<String> needs = new ArrayList<>();
        Matcher symbols = SYMBOL.matcher(text);
        while (symbols.find()) {
            String symbol = symbols.group(1);
            if (symbol.matches("\\d+")) {
                for (int count = Integer.parseInt(symbol); count > 0; count--) {
                    needs.add(COLORS);
                }
            } else {
                String types = symbol.replaceAll("[^WUBRGC]", "");
                needs.add(types.isEmpty() ? COLORS : types);
            }
        }
        needs.sort(Comparator.comparingInt(String::length));
        return needs;
    }

    private List<Source> sources(Ability ability, ManaCost unpaid) {
        List<Source> sources = new ArrayList<>();
        for (Permanent permanent : game.getBattlefield().getAllActivePermanents(seat.getId())) {
            if (permanent.getId().equals(ability.getSourceId()) && ability.getCosts().stream().anyMatch(TapSourceCost.class::isInstance)) {
                continue;
            }
            Map<UUID, ActivatedManaAbilityImpl> usable = seat.manaAbilities(permanent, mage.constants.Zone.BATTLEFIELD, game);
            for (ActivatedManaAbilityImpl each : usable.values()) {
                List<String> yields = new ArrayList<>();
                for (Mana mana : each.getNetMana(game)) {
                    boolean usableHere = !(mana instanceof ConditionalMana conditional)
                            || conditional.apply(ability, game, permanent.getId(), unpaid);
                    String yield = Words.mana(mana).replaceAll("[{}]", "") + "*".repeat(mana.getAny());
                    if (usableHere && !yield.isEmpty() && !yields.contains(yield)) {
                        yields.add(yield);
                    }
                }
                int burden = 0;
                for (Cost cost : each.getCosts()) {
                    burden += cost instanceof TapSourceCost ? 0 : 2;
                }
                burden += each.getManaCosts().isEmpty() ? 0 : 2;
                burden += each.getEffects().size() > 1 ? 1 : 0;
                if (!yields.isEmpty() && each.getManaCosts().isEmpty()) {
                    sources.add(new Source(each, permanent.getId(), yields, burden));
                }
            }
        }
        sources.sort(Comparator.comparingInt(Source::burden)
                .thenComparingInt(source -> (int) sources.stream().filter(other -> other.object.equals(source.object))
                        .flatMap(other -> other.yields.stream()).flatMapToInt(String::chars).distinct()
                        .map(type -> type == '*' ? 5 : 1).sum()));
        return sources;
    }

    /** Find sources for all needs, the hardest first; `first` and `yield` become the first to be used. */
    private boolean search(List<String> needs, List<Source> sources, List<UUID> used, Source[] first, String[] yield) {
        if (needs.isEmpty()) {
            return true;
        }
        for (Source source : sources) {
            if (used.contains(source.object)) {
                continue;
            }
            for (String each : source.yields) {
                List<String> left = new ArrayList<>(needs);
                if (!covers(each, left)) {
                    continue;
                }
                used.add(source.object);
                Source[] later = new Source[1];
                if (search(left, sources, used, later, new String[1])) {
                    first[0] = source;
                    yield[0] = each;
                    return true;
                }
                used.remove(used.size() - 1);
            }
        }
        return false;
    }

    /** No sources make it all, but mana that other effects add may: use the first that makes some. */
    private boolean start(List<String> needs, List<Source> sources, Source[] first, String[] yield) {
        for (Source source : sources) {
            for (String each : source.yields) {
                if (covers(each, new ArrayList<>(needs))) {
                    first[0] = source;
                    yield[0] = each;
                    return true;
                }
            }
        }
        return false;
    }

    /** Take what mana pays from the needs; it must pay the first. */
    private static boolean covers(String mana, List<String> needs) {
        boolean hardest = false;
        List<Character> left = new ArrayList<>();
        for (char type : mana.toCharArray()) {
            left.add(type);
        }
        for (int index = 0; index < needs.size() && !left.isEmpty(); ) {
            String need = needs.get(index);
            Character fit = left.stream().filter(type -> type == '*' ? !need.equals("C") : need.indexOf(type) >= 0).findFirst().orElse(null);
            if (fit == null) {
                index++;
                if (index == 1) {
                    return false;
                }
                continue;
            }
            hardest |= index == 0;
            left.remove(fit);
            needs.remove(index);
        }
        return hardest;
    }
}
