package oracle.xmage;

import java.util.ArrayList;
import java.util.List;
import mage.cards.Card;
import mage.cards.repository.CardInfo;
import mage.cards.repository.CardRepository;

/**
 * The names of cards that may be named.
 *
 * <p>XMage takes them from its card database.  Where that is empty, as in a folder in which no XMage has run, it is filled with what the
 * class path holds: once, when a game first holds a card that has a player choose a name.
 */
final class Names {

    private static boolean looked;

    private Names() {}

    /** See to it that names can be chosen if a card asks for them. */
    static void prepare(Iterable<Card> cards, CardFinder finder) {
        if (looked) {
            return;
        }
        for (Card card : cards) {
            if (card.getRules().toString().contains("card name")) {
                looked = true;
                if (CardRepository.instance.getNames().isEmpty()) {
                    fill(finder);
                }
                return;
            }
        }
    }

    private static void fill(CardFinder finder) {
        List<CardInfo> infos = new ArrayList<>();
        for (String name : finder.all()) {
            Card card = finder.create(name);
            if (card != null) {
                infos.add(new CardInfo(card));
            }
        }
        CardRepository.instance.saveCards(infos, CardRepository.instance.getContentVersionConstant());
    }
}
