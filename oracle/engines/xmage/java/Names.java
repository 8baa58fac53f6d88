package oracle.xmage;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mage.abilities.effects.common.ChooseACardNameEffect;
import mage.cards.Card;
import mage.cards.repository.CardInfo;
import mage.cards.repository.CardRepository;
import mage.choices.Choice;

/**
 * The names of cards that may be named.
 *
 * <p>XMage takes them from its card database.  Where that is empty, as in a folder in which no XMage has run, it is filled with what the
 * class path holds: once, when a game first holds a card that has a player choose a name.  Names of cards are then as near as the names
 * of their classes; the right one is added when it is chosen.
 */
final class Names {

    private static final File MARK = new File("db/filled");
    private static boolean looked;
    private static boolean filled;

    private Names() {}

    /** See to it that names can be chosen if a card asks for them. */
    static void prepare(Iterable<Card> cards, CardFinder finder) {
        if (looked) {
            return;
        }
        for (Card card : cards) {
            if (card.getRules().toString().contains("card name")) {
                looked = true;
                filled = MARK.exists();
                if (CardRepository.instance.getNames().isEmpty()) {
                    fill(finder);
                }
                return;
            }
        }
    }

    /** Whether a name may be chosen where XMage asks with that message, although the list that it offers lacks it. */
    static boolean allows(String name, String message, CardFinder finder) {
        Card card = filled ? finder.create(name) : null;
        if (card == null) {
            return false;
        }
        save(List.of(new CardInfo(card)));
        for (ChooseACardNameEffect.TypeOfName kind : ChooseACardNameEffect.TypeOfName.values()) {
            Choice choice = kind.makeChoiceObject();
            if (message.equals(choice.getMessage())) {
                return choice.getChoices().contains(name);
            }
        }
        return false;
    }

    private static void save(List<CardInfo> infos) {
        CardRepository.instance.saveCards(infos, CardRepository.instance.getContentVersionConstant());
        ((Map<?, ?>) Inside.get(CardRepository.class, null, "namesQueryCache")).clear();
    }

    private static void fill(CardFinder finder) {
        List<CardInfo> infos = new ArrayList<>();
        for (String name : finder.all()) {
            Card card = finder.create(name);
            if (card != null) {
                infos.add(new CardInfo(card));
            }
        }
        save(infos);
        try {
            filled = MARK.exists() || MARK.createNewFile();
        } catch (IOException unwritable) {
            System.err.println("the folder can't be written to: " + unwritable.getMessage());
        }
    }
}
