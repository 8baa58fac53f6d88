package oracle.xmage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import mage.abilities.Ability;
import mage.abilities.SpellAbility;
import mage.abilities.costs.Cost;
import mage.abilities.costs.common.SacrificeXTargetCost;
import mage.cards.Card;
import mage.cards.SplitCard;
import mage.choices.Choice;
import mage.constants.Outcome;
import mage.game.Game;
import mage.target.Target;

/** Answers with a word: yes or no, a color, a name, a number. */
final class Wording extends Asking {

    Wording(Seat seat, Game game) {
        super(seat, game);
    }

    /** Yes or no.  While an action is announced, these are its alternative and additional costs. */
    boolean whether(Outcome outcome, String message, String yes, String no, Ability source) {
        String plain = Words.plain(message);
        String lower = plain.toLowerCase();
        Script script = seat.script;
        if (yes != null && no != null && lower.endsWith(" or " + no.toLowerCase() + "?") && !seat.trying) {
            return first(yes, no, plain, source);
        }
        if (script != null && source instanceof SpellAbility) {
            if (script.alternative != null && lower.contains(script.alternative)) {
                return true;
            }
            if (script.additional != null) {
                return script.additional.stream().anyMatch(each -> lower.contains(each.toLowerCase()));
            }
        }
        if (seat.trying) {
            return script == null;
        }
        if (source instanceof SpellAbility && lower.contains("kicker")) {
            Question question = question("choose", "additional costs", plain, source)
                    .among(List.of(new Option("kicker", "kicker", "kicker")), 0, 1);
            return !ask(question, question::chosen).isEmpty();
        }
        if (script != null && source instanceof SpellAbility) {
            return false;
        }
        if (outcome == Outcome.PlayForFree && plain.startsWith("Cast spell without paying its mana cost (")) {
            return forFree(plain, source);
        }
        SplitCard offered = source == null ? null : offered(plain, source);
        if (offered != null) {
            return halves(offered, plain, source);
        }
        if (plain.startsWith("You can cast ") && plain.endsWith("Continue casting?")) {
            // asked only of a player who has just declined
            return false;
        }
        boolean retargeting = source != null && plain.startsWith("Change this ");
        if (retargeting && !hasOtherTargets(source)) {
            return false;
        }
        boolean agreeing = source == null && plain.startsWith("Draw game ");
        Question question = question("confirm", agreeing ? "draw" : retargeting ? "new targets" : "may", plain, source);
        return ask(question, choice -> {
            if (choice.flag("confirm") == null) {
                throw question.unfit();
            }
            return choice.flag("confirm");
        });
    }

    /** Whether the first of two costs is paid, where a player pays either. */
    private boolean first(String one, String other, String message, Ability source) {
        List<Option> options = List.of(cost(one), cost(other));
        Script script = seat.script;
        if (script != null && script.additional != null) {
            for (Option option : options) {
                if (script.additional.contains(option.id())) {
                    return option == options.get(0);
                }
            }
        }
        return among(question("choose", "cost", message, source).among(options, 1, 1)).get(0) == options.get(0);
    }

    /** A cost as an option: its symbols, or what is done ("discard"). */
    private static Option cost(String text) {
        String plain = Words.plain(text);
        String id = plain.contains("{") ? plain.substring(plain.indexOf('{')) : plain.split(" ")[0].toLowerCase();
        return new Option(id, plain, id);
    }

    /** Whether a spell or ability could have another target than it has. */
    private boolean hasOtherTargets(Ability ability) {
        for (Target target : ability.getTargets()) {
            Target other = target.copy();
            other.clearChosen();
            for (UUID id : other.possibleTargets(ability.getControllerId(), ability, game)) {
                if (!target.getTargets().contains(id)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What to cast for free, if anything: XMage first asks whether, telling the names of what can be cast, and then which. */
    private boolean forFree(String message, Ability source) {
        String names = message.substring(message.indexOf('(') + 1, message.lastIndexOf(')'));
        List<Option> options = new ArrayList<>();
        for (String name : names.split(" or ")) {
            options.add(new Option(name, name, name));
        }
        UUID already = seat.chosenForFree;
        seat.chosenForFree = null;
        if (already != null && options.size() == 1) {
            return true;
        }
        return oneOf(options, message, source);
    }

    private boolean oneOf(List<Option> options, String message, Ability source) {
        Question question = question("choose", "cast", message, source).among(options, 0, 1);
        List<Option> chosen = ask(question, question::chosen);
        seat.intended = chosen.isEmpty() ? null : chosen.get(0).id();
        return !chosen.isEmpty();
    }

    /** The split card that XMage offers to cast, without saying which half: a target of the ability. */
    private SplitCard offered(String message, Ability source) {
        for (Target target : source.getTargets()) {
            for (UUID id : target.getTargets()) {
                Card card = game.getCard(id);
                if (card != null && card.getMainCard() instanceof SplitCard split && message.equals("Cast " + split.getName() + "?")) {
                    return split;
                }
            }
        }
        return null;
    }

    /** Which half of a split card to cast, if any. */
    private boolean halves(SplitCard card, String message, Ability source) {
        List<Option> options = new ArrayList<>();
        for (String half : Viewer.faces(card)) {
            options.add(new Option(half, half, half));
        }
        return oneOf(options, message, source);
    }

    /** One of several words: a color, a creature type, a card name … */
    boolean word(Outcome outcome, Choice choice) {
        Map<String, String> words = new LinkedHashMap<>();
        if (choice.isKeyChoice()) {
            words.putAll(choice.getKeyChoices());
        } else {
            choice.getChoices().forEach(each -> words.put(each, each));
        }
        String message = Words.plain(choice.getMessage());
        boolean ofTypes = message.toLowerCase().contains("creature type");
        if (!ofTypes && (words.size() > 100 || message.toLowerCase().contains("card name"))) {
            return name(choice, message);
        }
        List<Option> options = new ArrayList<>();
        boolean permitting = message.startsWith("Choose the permitting object");
        words.forEach((key, text) -> {
            String symbol = Words.symbol(text), plain = Words.plain(text);
            String source = permitting && plain.contains(": ") ? plain.substring(0, plain.indexOf(": ")) : null;
            options.add(source != null ? new Option(source, source, key) : new Option(symbol != null ? symbol : key, plain, key));
        });
        Option chosen = seat.script != null && message.contains("alternative cost") ? alternative(options) : colored(options);
        if (chosen == null && (options.size() == 1 || seat.trying || (seat.script != null && message.contains("ability")))) {
            chosen = options.get(0);
        }
        if (chosen == null) {
            boolean mana = choice.isManaColorChoice();
            boolean color = options.stream().allMatch(option -> option.id().startsWith("{"));
            Question question = question("choose", permitting ? "permission" : mana ? "mana" : color ? "color" : "choose", message, null)
                    .among(options, choice.isRequired() ? 1 : 0, 1);
            List<Option> answer = ask(question, question::chosen);
            if (answer.isEmpty()) {
                return false;
            }
            chosen = answer.get(0);
        }
        if (choice.isKeyChoice()) {
            choice.setChoiceByKey((String) chosen.value());
        } else {
            choice.setChoice((String) chosen.value());
        }
        return true;
    }

    /** The alternative cost that the script says, or the one that is none. */
    private Option alternative(List<Option> options) {
        String said = seat.script.alternative;
        String words = said == null ? "no alternative cost" : said.equals("free") ? "without paying its mana cost" : said;
        for (Option option : options) {
            if (option.text().toLowerCase().contains(words)) {
                return option;
            }
        }
        seat.script.fail("there is no such cost: " + words);
        return options.get(0);
    }

    private Option colored(List<Option> options) {
        String producing = seat.script == null ? null : seat.script.producing;
        List<Character> wanted = !seat.wanted.isEmpty() ? seat.wanted : producing == null ? List.of() : Words.symbols(producing);
        for (Character symbol : wanted) {
            for (Option option : options) {
                if (option.id().equals("{" + symbol + "}")) {
                    return option;
                }
            }
        }
        return null;
    }

    private boolean name(Choice choice, String message) {
        if (seat.trying) {
            choice.setRandomChoice();
            return true;
        }
        Question question = question("name", "card name", message, null);
        return ask(question, answer -> {
            String name = answer.text("name", null);
            if (name == null) {
                throw question.unfit();
            }
            if (!choice.isKeyChoice() && !choice.getChoices().contains(name) && Names.allows(name, choice.getMessage(), seat.finder)) {
                Set<String> more = new HashSet<>(choice.getChoices());
                more.add(name);
                choice.setChoices(more);
            }
            if (choice.isKeyChoice()) {
                choice.setChoiceByKey(name);
            } else {
                choice.setChoice(name);
            }
            if (!choice.isChosen()) {
                throw new Illegal(name + " can't be named");
            }
            return true;
        });
    }

    boolean pile(String message, List<? extends Card> first, List<? extends Card> second) {
        Question question = question("choose", "pile", message, null)
                .among(List.of(new Option("1", "pile 1: " + first, true), new Option("2", "pile 2: " + second, false)), 1, 1);
        return (Boolean) among(question).get(0).value();
    }

    int x(int least, int most, String message, Ability source) {
        Script script = seat.script;
        if (script != null && script.x != null) {
            script.xAsked = true;
            if (script.x < least || script.x > most) {
                script.fail("X can't be " + script.x + ": from " + least + " to " + most);
                return least;
            }
            return script.x;
        }
        for (Cost cost : source == null || seat.trying ? List.<Cost>of() : source.getCosts()) {
            if (cost instanceof SacrificeXTargetCost sacrifice) {
                return sacrificed(sacrifice, least, source);
            }
        }
        int payable = Math.max(least, Math.min(most, script == null || source == null ? most : new Paying(seat, game).most(source)));
        return least >= payable ? least : number("x", least, payable, message, source);
    }

    /** How many permanents to sacrifice: they are chosen now, where XMage asks for their number first. */
    private int sacrificed(SacrificeXTargetCost cost, int least, Ability source) {
        List<UUID> possible = new ArrayList<>();
        game.getBattlefield().getAllActivePermanents(cost.getFilter(), seat.getId(), game).forEach(each -> possible.add(each.getId()));
        Question question = question("choose", "sacrifice", cost.getText(), source).among(options(possible), least, possible.size());
        seat.payment = new ArrayDeque<>();
        among(question).forEach(option -> seat.payment.add((UUID) option.value()));
        return seat.payment.size();
    }

    int number(String purpose, int least, int most, String message, Ability source) {
        if (seat.trying) {
            return least;
        }
        Question question = question("number", purpose, Words.plain(message), source).between(least, most);
        return ask(question, choice -> {
            Integer number = choice.number("number");
            if (number == null) {
                throw question.unfit();
            }
            if (number < least || number > most) {
                throw new Illegal(number + " isn't from " + least + " to " + most);
            }
            return number;
        });
    }
}
