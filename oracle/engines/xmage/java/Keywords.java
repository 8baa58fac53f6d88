package oracle.xmage;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mage.MageObject;
import mage.abilities.Abilities;
import mage.abilities.Ability;
import mage.cards.Card;
import mage.cards.CardWithSpellOption;
import mage.cards.DoubleFacedCard;
import mage.cards.SplitCard;
import mage.constants.SpellAbilityType;
import mage.game.Game;

/**
 * The keyword abilities of an object, as a card says them: with their number, or with their cost if that is mana alone.
 *
 * <p>They are those abilities whose class is among XMage's keywords and whose rules text begins with the keyword.
 */
final class Keywords {

    private static final Pattern TEXT = Pattern.compile(
            "(?<name>[A-Za-z]+(?:[ '-][A-Za-z]+){0,4})(?<more> \\d+|(?: | ?\u2014 ?)(?:\\{[^}]*\\})+(?=$|\\.| ?\\())?(?=$|[ .,:;!(\u2014])");
    /** Keywords whose quality isn't part of the name, but for protection from what has one word in the rules. */
    private static final Set<String> OF_A_QUALITY = Set.of("enchant", "protection");

    private static final Pattern PROTECTION = Pattern.compile("protection from (white|blue|black|red|green|everything)", Pattern.CASE_INSENSITIVE);

    private Keywords() {}

    static List<String> of(MageObject object, Game game) {
        Set<String> words = new TreeSet<>();
        for (Ability ability : abilities(object, game)) {
            Class<?> kind = ability.getClass();
            if (kind.getPackageName().equals("mage.abilities.keyword") && kind.getSimpleName().endsWith("Ability")) {
                String word = word(ability, kind.getSimpleName().replaceAll("Ability$", ""));
                if (word != null) {
                    words.add(word);
                }
            }
        }
        if (object instanceof SplitCard split && split.getSpellAbility() != null
                && split.getSpellAbility().getSpellAbilityType() == SpellAbilityType.SPLIT_FUSED) {
            words.add("fuse");
        }
        return List.copyOf(words);
    }

    /** The abilities of what an object is: of a card with two faces, those of its front. */
    private static Abilities<Ability> abilities(MageObject object, Game game) {
        if (object instanceof DoubleFacedCard twoFaced) {
            return twoFaced.getLeftHalfCard().getAbilities(game);
        }
        if (object instanceof CardWithSpellOption both) {
            return both.getSharedAbilities(game);
        }
        return object instanceof Card card ? card.getAbilities(game) : object.getAbilities();
    }

    private static String word(Ability ability, String kind) {
        Matcher text = TEXT.matcher(Words.plain(ability.getRule().replaceAll("<i>.*?</i>", "").replace("&mdash;", "\u2014")));
        if (!text.lookingAt()) {
            return null;
        }
        String name = text.group("name");
        boolean one = name.indexOf(' ') < 0;
        String first = (one ? name : name.substring(0, name.indexOf(' '))).toLowerCase(Locale.ROOT);
        if (PROTECTION.matcher(name).matches()) {
            return name.toLowerCase(Locale.ROOT);
        }
        if (OF_A_QUALITY.contains(first)) {
            return first;
        }
        if (!one && !name.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT).contains(kind.toLowerCase(Locale.ROOT))) {
            return null;
        }
        String more = text.group("more") == null ? "" : " " + text.group("more").replace("\u2014", "").trim();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) + more;
    }
}
