package oracle.xmage;

import java.io.File;
import java.io.IOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;
import mage.cards.Card;
import mage.cards.CardImpl;
import mage.cards.CardSetInfo;
import mage.constants.Rarity;

/**
 * Finds the classes of cards by the names of the cards, among what the class path holds.
 *
 * <p>XMage calls a card's class by the card's name without blanks and punctuation; a split card's by both names.  No class is called after
 * a back or a half alone: those are known of cards that have been asked for.
 */
final class CardFinder {

    private final TreeMap<String, String> classes = new TreeMap<>();
    private final Map<String, CardSetInfo> known = new HashMap<>();
    private final Map<String, String> bearers = new HashMap<>();
    private int number;

    CardFinder(String classPath) {
        for (String place : classPath.split(File.pathSeparator)) {
            try {
                File file = new File(place);
                if (file.isDirectory()) {
                    searchFolder(new File(file, "mage/cards"));
                } else if (file.isFile()) {
                    searchArchive(file);
                }
            } catch (IOException unreadable) {
                System.err.println(place + " can't be read: " + unreadable.getMessage());
            }
        }
    }

    private void searchFolder(File cards) {
        File[] letters = cards.listFiles(File::isDirectory);
        for (File letter : letters == null ? new File[0] : letters) {
            String[] files = letter.list();
            for (String file : files == null ? new String[0] : files) {
                add("mage/cards/" + letter.getName() + "/" + file);
            }
        }
    }

    private void searchArchive(File archive) throws IOException {
        try (ZipFile zip = new ZipFile(archive)) {
            zip.stream().map(entry -> entry.getName()).filter(name -> name.startsWith("mage/cards/")).forEach(this::add);
        }
    }

    private void add(String file) {
        String[] parts = file.split("/");
        if (parts.length == 4 && file.endsWith(".class") && !file.contains("$") && (parts[2].length() == 1 || parts[2].equals("basiclands"))) {
            String name = parts[3].substring(0, parts[3].length() - ".class".length());
            classes.putIfAbsent(plain(name), file.substring(0, file.length() - ".class".length()).replace('/', '.'));
        }
    }

    private static String plain(String name) {
        String unaccented = Normalizer.normalize(name, Normalizer.Form.NFD).replace("Æ", "Ae");
        return unaccented.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    /** Whether there is a card of that name. */
    boolean has(String name) {
        return create(name) != null;
    }

    /** A new card of that name, or null. */
    Card create(String name) {
        String file = classes.get(plain(name));
        if (file == null) {
            return null;
        }
        CardSetInfo info = known.computeIfAbsent(name, key -> new CardSetInfo(name, "ORC", String.valueOf(++number), Rarity.COMMON));
        Card card = CardImpl.createCard(file, info);
        Viewer.faces(card).forEach(face -> bearers.putIfAbsent(plain(face), name));
        return card;
    }

    /** A new card with that name on any of its faces, or null; a name of another face is known once the card has been asked for. */
    Card bearer(String name) {
        Card card = create(name);
        String other = bearers.get(plain(name));
        return card == null && other != null ? create(other) : card;
    }
}
