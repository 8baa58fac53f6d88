package oracle.xmage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the game waits for: a player's priority, or a choice. */
final class Question {

    final String player;
    /** The kind of the protocol's decisions, or null for priority. */
    final String kind;
    final String purpose;
    final String prompt;
    List<Option> options = List.of();
    int minimum;
    int maximum;
    String source;
    String sourceName;

    private Question(String player, String kind, String purpose, String prompt) {
        this.player = player;
        this.kind = kind;
        this.purpose = purpose;
        this.prompt = Words.plain(prompt);
    }

    static Question priority(String player) {
        return new Question(player, null, "priority", "priority");
    }

    static Question of(String player, String kind, String purpose, String prompt) {
        return new Question(player, kind, purpose, prompt);
    }

    Question among(List<Option> offered, int least, int most) {
        options = offered;
        minimum = least;
        maximum = most;
        return this;
    }

    Question between(int least, int most) {
        minimum = least;
        maximum = most;
        return this;
    }

    Question from(String id, String name) {
        source = id;
        sourceName = name;
        return this;
    }

    boolean isPriority() {
        return kind == null;
    }

    /** The option that an answer means.  Throws {@link Illegal}. */
    Option option(String text) {
        for (Option option : options) {
            if (option.id().equals(text)) {
                return option;
            }
        }
        for (Option option : options) {
            if (option.text().equalsIgnoreCase(text)) {
                return option;
            }
        }
        throw new Illegal(text + " is not among the options");
    }

    /** The options that an answer means; as many as may be chosen, each once.  Throws {@link Illegal}. */
    List<Option> chosen(Fields choice) {
        List<String> texts = choice.texts("chosen");
        if (texts == null && Boolean.FALSE.equals(choice.flag("confirm"))) {
            texts = List.of();
        }
        if (texts == null) {
            throw unfit();
        }
        List<Option> chosen = new ArrayList<>();
        for (String text : texts) {
            Option option = option(text);
            if (chosen.contains(option)) {
                throw new Illegal(text + " is chosen twice");
            }
            chosen.add(option);
        }
        if (chosen.size() < minimum || chosen.size() > maximum) {
            throw new Illegal(chosen.size() + " are chosen; it must be from " + minimum + " to " + maximum);
        }
        return chosen;
    }

    Illegal unfit() {
        return new Illegal("that does not answer the question (" + purpose + ": " + prompt + ")");
    }

    Map<String, Object> message() {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("player", player);
        message.put("kind", kind);
        message.put("purpose", purpose);
        message.put("prompt", prompt);
        if (source != null) {
            message.put("source", source);
        }
        if (sourceName != null) {
            message.put("source_name", sourceName);
        }
        message.put("options", options.stream().map(Option::message).toList());
        message.put("minimum", minimum);
        message.put("maximum", maximum);
        return message;
    }
}
