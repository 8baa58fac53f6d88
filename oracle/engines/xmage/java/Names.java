package oracle.xmage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import mage.abilities.effects.common.ChooseACardNameEffect;
import mage.cards.Card;
import mage.cards.repository.CardInfo;
import mage.cards.repository.CardRepository;
import mage.choices.Choice;

/**
 * The names of cards that may be named.
 *
 * <p>XMage takes them from its card database.  Where that was empty, as in a folder in which no XMage has run, it gets the cards of a game
 * when that game first holds a card that has a player choose a name, and any other card when its name is chosen.  XMage can't ask for a name
 * of a kind of which it knows none; so a card of each kind is there from the beginning.
 */
final class Names {

    private static final List<String> ONE_OF_EACH_KIND = List.of("Forest", "Tropical Island", "Grizzly Bears", "Giant Growth", "Sol Ring");
    private static final Set<String> saved = new HashSet<>();
    private static boolean looked;
    private static boolean ours;

    private Names() {}

    /** See to it that names can be chosen if a card asks for them. */
    static void prepare(Iterable<Card> cards, CardFinder finder) {
        boolean asked = false;
        List<Card> unknown = new ArrayList<>();
        for (Card card : cards) {
            asked = asked || card.getRules().toString().contains("card name");
            if (card.getMainCard() == card && !saved.contains(card.getName())) {
                unknown.add(card);
            }
        }
        if (asked && isOurs()) {
            ONE_OF_EACH_KIND.stream().map(finder::create).filter(Objects::nonNull).forEach(unknown::add);
            save(unknown);
        }
    }

    /** Whether a name may be chosen where XMage asks with that message, although the list that it offers lacks it. */
    static boolean allows(String name, String message, CardFinder finder) {
        Card card = isOurs() ? finder.bearer(name) : null;
        if (card == null) {
            return false;
        }
        save(List.of(card));
        for (ChooseACardNameEffect.TypeOfName kind : ChooseACardNameEffect.TypeOfName.values()) {
            Choice choice = choice(kind);
            if (choice != null && message.equals(choice.getMessage())) {
                return choice.getChoices().contains(name);
            }
        }
        return false;
    }

    /** What XMage offers when it asks for a name of that kind, or null if it can't, since it knows none. */
    private static Choice choice(ChooseACardNameEffect.TypeOfName kind) {
        try {
            return kind.makeChoiceObject();
        } catch (IllegalStateException none) {
            return null;
        }
    }

    /** Whether the database is one that nobody but this adapter fills. */
    private static boolean isOurs() {
        if (!looked) {
            looked = true;
            ours = CardRepository.instance.getNames().isEmpty();
        }
        return ours;
    }

    private static void save(List<Card> cards) {
        List<CardInfo> infos = new ArrayList<>();
        for (Card card : cards) {
            if (saved.add(card.getName())) {
                infos.add(new CardInfo(card));
            }
        }
        if (!infos.isEmpty()) {
            CardRepository.instance.saveCards(infos, CardRepository.instance.getContentVersionConstant());
            ((Map<?, ?>) Inside.get(CardRepository.class, null, "namesQueryCache")).clear();
        }
    }
}
