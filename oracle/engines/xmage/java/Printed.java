package oracle.xmage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.PlayLandAbility;
import mage.abilities.SpecialAction;
import mage.abilities.SpellAbility;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.constants.SubType;
import mage.game.Game;
import mage.game.permanent.Permanent;

/**
 * The activated abilities of an object as the card prints them.
 *
 * <p>Where a card says "{T}: Add {G} or {U}", XMage has an ability for each color; these count as one.  Those that come with basic land
 * types (305.6) come after the others, each by itself.
 */
final class Printed {

    private static final List<SubType> TYPES = List.of(SubType.PLAINS, SubType.ISLAND, SubType.SWAMP, SubType.MOUNTAIN, SubType.FOREST);
    private static final List<String> BASIC =
            List.of("WhiteManaAbility", "BlueManaAbility", "BlackManaAbility", "RedManaAbility", "GreenManaAbility");

    private final List<List<Ability>> printed = new ArrayList<>();

    Printed(Game game, UUID object) {
        Permanent permanent = game.getPermanent(object);
        Card card = game.getCard(object);
        MageObject found = permanent != null ? permanent : card;
        if (found == null) {
            return;
        }
        Map<Integer, Ability> withTypes = new TreeMap<>();
        String previous = null;
        for (Ability ability : permanent != null ? permanent.getAbilities(game) : card.getAbilities(game)) {
            if (!(ability instanceof ActivatedAbility)
                    || ability instanceof SpellAbility
                    || ability instanceof PlayLandAbility
                    || ability instanceof SpecialAction) {
                continue;
            }
            int type = permanent == null ? -1 : typeOf(ability, permanent, game);
            if (type >= 0) {
                withTypes.put(type, ability);
                continue;
            }
            String shape = shape(ability, found);
            if (previous == null || !previous.equals(shape)) {
                printed.add(new ArrayList<>());
            }
            printed.get(printed.size() - 1).add(ability);
            previous = shape;
        }
        withTypes.values().forEach(ability -> printed.add(new ArrayList<>(List.of(ability))));
    }

    /** What abilities of one line have in common; null for those that stand alone. */
    private static String shape(Ability ability, MageObject object) {
        String rule = ability.getRule(object.getName());
        return ability instanceof ActivatedManaAbilityImpl && rule.matches(".*Add \\{[WUBRG]\\}.*")
                ? rule.replaceAll("Add \\{[WUBRG]\\}", "Add")
                : null;
    }

    /** Which basic land type of a permanent an ability comes with, as its place among the basic land types; -1 if it doesn't. */
    private static int typeOf(Ability ability, Permanent permanent, Game game) {
        int place = BASIC.indexOf(ability.getClass().getSimpleName());
        return place >= 0 && permanent.hasSubtype(TYPES.get(place), game) ? place : -1;
    }

    /** The ids of the abilities that an action means; null for any. */
    Set<UUID> meant(Fields action) {
        Integer number = action.number("ability");
        String keyword = action.text("keyword", null);
        if (number == null && keyword == null) {
            return null;
        }
        Set<UUID> ids = new HashSet<>();
        for (int index = 0; index < printed.size(); index++) {
            for (Ability ability : printed.get(index)) {
                boolean meant = keyword != null ? isKeyword(ability, keyword) : index + 1 == number;
                if (meant) {
                    ids.add(ability.getId());
                    ids.add(ability.getOriginalId());
                }
            }
        }
        return ids;
    }

    private static boolean isKeyword(Ability ability, String keyword) {
        return ability.getClass().getSimpleName().equalsIgnoreCase(keyword.replace(" ", "") + "Ability");
    }
}
