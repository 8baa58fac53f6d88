package oracle.xmage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.PlayLandAbility;
import mage.abilities.SpellAbility;
import mage.abilities.TriggeredAbility;
import mage.abilities.costs.Cost;
import mage.abilities.costs.common.SacrificeXTargetCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.cards.Cards;
import mage.choices.Choice;
import mage.constants.Outcome;
import mage.game.Game;
import mage.players.Player;
import mage.target.Target;

/** Makes a player's choices: from the script of the action under way, or by asking. */
final class Choosing {

    private final Seat seat;
    private final Game game;

    Choosing(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

    // --- asking --------------------------------------------------------------------------------------------------------------

    Question question(String kind, String purpose, String prompt, Ability source) {
        Question question = Question.of(seat.getName(), kind, purpose, prompt);
        if (source != null && source.getSourceId() != null) {
            MageObject object = game.getObject(source.getSourceId());
            question.from(seat.identity.of(source.getSourceId(), game), object == null ? null : Words.name(object));
        }
        return question;
    }

    /** Ask until the answer fits. */
    <T> T ask(Question question, Function<Fields, T> reader) {
        while (true) {
            Desk.Command command = seat.desk.wait(question);
            if (command.kind().equals("can")) {
                seat.desk.reject("a choice must be made first: " + question.prompt);
                continue;
            }
            try {
                T answer = reader.apply(command.content());
                Map<String, Object> told = new LinkedHashMap<>();
                told.put("player", seat.getName());
                Boolean yes = command.content().flag("confirm");
                told.put("detail", yes == null ? null : yes ? "yes" : "no");
                told.put("source", question.source);
                told.put("source_name", question.sourceName);
                Chronicle.of(game).add("decided", told, null);
                return answer;
            } catch (Illegal illegal) {
                seat.desk.reject(illegal.getMessage());
            }
        }
    }

    /** Some of the options; without asking where there is nothing to choose. */
    List<Option> among(Question question) {
        if (question.options.isEmpty()) {
            return List.of();
        }
        boolean forced = question.minimum == question.options.size() && !question.kind.equals("order");
        if (forced || seat.trying) {
            return question.options.subList(0, Math.min(question.minimum, question.options.size()));
        }
        return ask(question, question::chosen);
    }

    Option option(UUID id) {
        Player player = game.getPlayer(id);
        if (player != null) {
            return new Option(player.getName(), player.getName(), id);
        }
        MageObject object = game.getObject(id);
        String name = object == null ? null : Words.name(object);
        if (object instanceof mage.game.stack.StackAbility stacked) {
            name = stacked.getSourceObject(game) == null ? "an ability" : stacked.getSourceObject(game).getName() + "'s ability";
        }
        return new Option(seat.identity.of(id, game), name == null ? "a face-down object" : name, id);
    }

    private List<Option> options(Collection<UUID> ids) {
        List<Option> options = new ArrayList<>();
        for (UUID id : ids) {
            Option option = option(id);
            if (options.stream().noneMatch(other -> other.id().equals(option.id()))) {
                options.add(option);
            }
        }
        options.sort(Comparator.comparing(option -> option.id().length() * 100000 + option.id().hashCode() % 100000));
        return options;
    }

    // --- objects -------------------------------------------------------------------------------------------------------------

    /** Fill a target of XMage, which is any choice of objects: targets proper, what to discard, to find, to sacrifice … */
    boolean objects(Outcome outcome, Target target, Ability source, Cards cards, boolean targeting) {
        UUID chooser = target.getAffectedAbilityControllerId(seat.getId());
        if (target.isChoiceCompleted(chooser, source, game, cards)) {
            return false;
        }
        Collection<UUID> possible = possible(target, chooser, source, cards);
        boolean required = target.isRequiredExplicitlySet()
                ? target.isRequired() : target.isRequired(source != null ? source.getSourceId() : null, game);
        boolean proper = targeting && !target.isNotTarget();
        required |= proper || seat.script != null;
        int already = target.getTargets().size();
        int least = Math.max(0, Math.min((required ? target.getMinNumberOfTargets() : 0) - already, possible.size()));
        int most = Math.max(least, Math.min(target.getMaxNumberOfTargets() == 0 ? Integer.MAX_VALUE : target.getMaxNumberOfTargets() - already, possible.size()));
        List<UUID> scripted = scripted(target, proper, possible, most, least);
        if (scripted != null) {
            for (UUID each : scripted) {
                add(target, each, source, targeting);
            }
            return target.isChosen(game) && !target.getTargets().isEmpty();
        }
        if (possible.isEmpty()) {
            return target.isChosen(game) && !target.getTargets().isEmpty();
        }
        if (!required && seat.trying) {
            least = Math.min(target.getMinNumberOfTargets(), possible.size());
        }
        Question question = question(proper ? "target" : "choose", purpose(outcome, target, proper), target.getMessage(game), source)
                .among(options(possible), least, most);
        boolean forced = least == possible.size();
        if (forced || seat.trying) {
            question.options.subList(0, least).forEach(option -> add(target, (UUID) option.value(), source, targeting));
        } else {
            ask(question, choice -> fill(question, choice, target, chooser, source, cards, targeting));
            intend(outcome, target);
        }
        return target.isChosen(game) && !target.getTargets().isEmpty();
    }

    /** Remember which card has been chosen to be cast for free: whether it is cast needs no asking any more. */
    private void intend(Outcome outcome, Target target) {
        MageObject object = outcome == Outcome.PlayForFree && target.getTargets().size() == 1 ? game.getObject(target.getFirstTarget()) : null;
        seat.chosenForFree = object == null ? null : object.getId();
    }

    private Boolean fill(
            Question question, Fields choice, Target target, UUID chooser, Ability source, Cards cards, boolean targeting) {
        List<Option> chosen = question.chosen(choice);
        List<UUID> before = new ArrayList<>(target.getTargets());
        for (Option option : chosen) {
            UUID id = (UUID) option.value();
            if (!possible(target, chooser, source, cards).contains(id)) {
                for (UUID each : new ArrayList<>(target.getTargets())) {
                    if (!before.contains(each)) {
                        target.remove(each);
                    }
                }
                throw new Illegal(option.text() + " can't be chosen together with the others");
            }
            add(target, id, source, targeting);
        }
        return true;
    }

    private Collection<UUID> possible(Target target, UUID chooser, Ability source, Cards cards) {
        return cards == null ? target.possibleTargets(chooser, source, game) : target.possibleTargets(chooser, source, game, cards);
    }

    private void add(Target target, UUID id, Ability source, boolean targeting) {
        if (targeting) {
            target.addTarget(id, source, game);
        } else {
            target.add(id, game);
        }
    }

    /** What the script says for a target, or null if the player is to be asked. */
    private List<UUID> scripted(Target target, boolean proper, Collection<UUID> possible, int most, int least) {
        Script script = seat.script;
        Deque<UUID> said = script == null ? null : proper ? script.targets : script.payment;
        if (said == null && !proper && !seat.payment.isEmpty()) {
            said = seat.payment;
        }
        if (said == null) {
            return null;
        }
        List<UUID> taken = new ArrayList<>();
        while (!said.isEmpty() && taken.size() < most && possible.contains(said.peek())) {
            taken.add(said.poll());
        }
        if (script != null && taken.size() < Math.max(least, target.getMinNumberOfTargets())) {
            UUID next = said.peek();
            MageObject object = next == null ? null : game.getObject(next);
            script.fail(next == null ? "too few are chosen" : (object == null ? "that" : object.getName()) + " is no legal choice: " + target.getMessage(game));
        }
        return taken;
    }

    private static String purpose(Outcome outcome, Target target, boolean proper) {
        String kind = target.getClass().getSimpleName();
        String name = String.valueOf(target.getTargetName()).toLowerCase();
        if (proper) {
            return "targets";
        }
        if (outcome == Outcome.Discard || kind.contains("Discard") || name.contains("discard")) {
            return "discard";
        }
        if (outcome == Outcome.Sacrifice || kind.contains("Sacrifice") || name.contains("sacrifice")) {
            return "sacrifice";
        }
        return name.contains("keep") || name.contains("legend") ? "keep" : outcome == Outcome.Copy ? "copy" : "choose";
    }

    // --- words ---------------------------------------------------------------------------------------------------------------

    /** Yes or no.  While an action is announced, these are its alternative and additional costs. */
    boolean whether(Outcome outcome, String message, String yes, String no, Ability source) {
        String plain = Words.plain(message);
        String lower = plain.toLowerCase();
        Script script = seat.script;
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
        if (plain.startsWith("You can cast ") && plain.endsWith("Continue casting?")) {
            // asked only of a player who has just declined
            return false;
        }
        boolean retargeting = source != null && plain.startsWith("Change this ");
        if (retargeting && !hasOtherTargets(source)) {
            return false;
        }
        Question question = question("confirm", retargeting ? "new targets" : "may", plain, source);
        return ask(question, choice -> {
            if (choice.flag("confirm") == null) {
                throw question.unfit();
            }
            return choice.flag("confirm");
        });
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
        String names = message.substring(message.indexOf('(') + 1, message.lastIndexOf(')')).replaceAll(" \\[[0-9a-f]+\\]", "");
        List<Option> options = new ArrayList<>();
        for (String name : names.split(" or ")) {
            options.add(new Option(name, name, name));
        }
        UUID already = seat.chosenForFree;
        seat.chosenForFree = null;
        if (already != null && options.size() == 1) {
            return true;
        }
        Question question = question("choose", "cast", message, source).among(options, 0, 1);
        List<Option> chosen = ask(question, question::chosen);
        seat.intended = chosen.isEmpty() ? null : chosen.get(0).id();
        return !chosen.isEmpty();
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
        if (words.size() > 100 || message.toLowerCase().contains("card name")) {
            return name(choice, message);
        }
        List<Option> options = new ArrayList<>();
        words.forEach((key, text) -> {
            String symbol = Words.symbol(text);
            options.add(new Option(symbol != null ? symbol : key, Words.plain(text), key));
        });
        Option chosen = seat.script != null && message.contains("alternative cost") ? alternative(options) : colored(options);
        if (chosen == null && (options.size() == 1 || seat.trying || (seat.script != null && message.contains("ability")))) {
            chosen = options.get(0);
        }
        if (chosen == null) {
            boolean mana = choice.isManaColorChoice();
            boolean color = options.stream().allMatch(option -> option.id().startsWith("{"));
            Question question = question("choose", mana ? "mana" : color ? "color" : "choose", message, null)
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

    // --- modes, abilities, effects -----------------------------------------------------------------------------------------------

    /** The next mode; all of them are asked for at once. */
    Mode mode(Modes modes, Ability source) {
        Script script = seat.script;
        List<Mode> available = new ArrayList<>();
        List<Option> options = new ArrayList<>();
        int number = 0;
        for (Mode mode : modes.getAvailableModes(source, game)) {
            number++;
            boolean again = modes.isMayChooseSameModeMoreThanOnce() || !modes.getSelectedModes().contains(mode.getId());
            if (again && mode.getTargets().canChoose(source.getControllerId(), source, game)) {
                options.add(new Option(String.valueOf(number), Words.plain(mode.getEffects().getText(mode)), mode));
            }
            available.add(mode);
        }
        if (script != null && script.modes != null) {
            Integer next = script.modes.poll();
            if (next == null) {
                return null;
            }
            for (Option option : options) {
                if (option.id().equals(String.valueOf(next))) {
                    return (Mode) option.value();
                }
            }
            script.fail("mode " + next + " can't be chosen");
            return null;
        }
        int selected = modes.getSelectedModes().size();
        if (options.isEmpty() || (seat.trying && selected >= modes.getMinModes())) {
            return null;
        }
        if (selected > 0 && seat.modesLeft != null) {
            return seat.modesLeft.poll();
        }
        int least = Math.min(modes.isMayChooseNone() ? 0 : modes.getMinModes(), options.size());
        Question question = question("choose", "mode", "Choose modes", source)
                .among(options, least, Math.min(modes.getMaxModes(game, source), options.size()));
        List<Option> chosen = seat.trying ? options.subList(0, Math.max(1, least)) : ask(question, question::chosen);
        Deque<Mode> queue = new ArrayDeque<>();
        chosen.forEach(option -> queue.add((Mode) option.value()));
        seat.modesLeft = queue;
        return queue.poll();
    }

    /** Which of several mana abilities is meant. */
    ActivatedAbility manaAbility(List<ActivatedAbility> abilities) {
        List<Option> options = new ArrayList<>();
        for (ActivatedAbility ability : abilities) {
            for (mage.Mana mana : ((ActivatedManaAbilityImpl) ability).getNetMana(game)) {
                String made = Words.mana(mana);
                if (options.stream().noneMatch(option -> option.id().equals(made))) {
                    options.add(new Option(made, made, ability));
                }
            }
        }
        if (options.isEmpty()) {
            return abilities.get(0);
        }
        Question question = question("choose", "mana", "Choose the mana", abilities.get(0)).among(options, 1, 1);
        return (ActivatedAbility) (options.size() == 1 ? options.get(0) : ask(question, question::chosen).get(0)).value();
    }

    int replacement(Map<String, String> effects, Map<String, MageObject> objects) {
        List<Option> options = new ArrayList<>();
        int index = 0;
        for (Map.Entry<String, String> effect : effects.entrySet()) {
            MageObject object = objects.get(effect.getKey());
            String id = object == null ? String.valueOf(index) : seat.identity.of(object.getId(), game);
            String shown = id;
            if (options.stream().anyMatch(option -> option.id().equals(shown))) {
                id = id + " " + index;
            }
            options.add(new Option(id, object == null ? Words.plain(effect.getValue()) : object.getName(), index++));
        }
        boolean alike = effects.values().stream().map(each -> each.replaceAll("\\[\\w+\\]", "")).distinct().count() == 1;
        if (alike || seat.trying) {
            return 0;
        }
        Question question = question("choose", "replacement", "Choose which effect to apply first", null).among(options, 1, 1);
        return (Integer) ask(question, question::chosen).get(0).value();
    }

    /** The ability that goes on the stack next; the order of all is asked for at once, the lowest first. */
    TriggeredAbility nextTrigger(List<TriggeredAbility> abilities) {
        Deque<UUID> order = seat.triggersLeft;
        while (!order.isEmpty()) {
            UUID next = order.poll();
            for (TriggeredAbility ability : abilities) {
                if (ability.getId().equals(next)) {
                    return ability;
                }
            }
        }
        boolean alike = abilities.stream().map(each -> each.getSourceId() + each.getRule("it")).distinct().count() == 1;
        if (abilities.size() == 1 || alike || seat.trying) {
            return abilities.get(0);
        }
        List<Option> options = new ArrayList<>();
        for (TriggeredAbility ability : abilities) {
            MageObject source = ability.getSourceObject(game);
            String name = source == null || Words.name(source) == null ? "a face-down permanent" : source.getName();
            String label = name;
            for (int number = 2; has(options, label); number++) {
                label = name + " " + number;
            }
            options.add(new Option(label, label, ability.getId()));
        }
        Question question = question("order", "trigger order", "Put these abilities on the stack, the first one lowest", null)
                .among(options, options.size(), options.size());
        ask(question, question::chosen).forEach(option -> order.add((UUID) option.value()));
        return nextTrigger(abilities);
    }

    private static boolean has(List<Option> options, String label) {
        return options.stream().anyMatch(option -> option.id().equals(label));
    }

    SpellAbility spell(Card card, boolean noMana) {
        MageObject object = game.getObject(card.getId());
        List<Option> options = new ArrayList<>();
        if (object != null) {
            seat.castable(object, game, noMana).values().forEach(each -> options.add(face(each)));
        }
        return options.isEmpty() ? card.getSpellAbility() : (SpellAbility) one("cast", "Choose what to cast", options).value();
    }

    ActivatedAbility landOrSpell(Card card, boolean noMana) {
        MageObject object = game.getObject(card.getId());
        List<Option> options = new ArrayList<>();
        if (object != null) {
            seat.castable(object, game, noMana).values().forEach(each -> options.add(face(each)));
            if (seat.mayPlayLand(game)) {
                for (Ability ability : card.getAbilities(game)) {
                    if (ability instanceof PlayLandAbility land) {
                        options.add(face(land));
                    }
                }
            }
        }
        return options.isEmpty() ? card.getSpellAbility() : (ActivatedAbility) one("cast", "Choose what to play", options).value();
    }

    private Option face(ActivatedAbility ability) {
        Card part = game.getCard(ability.getSourceId());
        String name = ability instanceof SpellAbility spell ? spell.getCardName() : part == null ? "a land" : part.getName();
        return new Option(name, name, ability);
    }

    private Option one(String purpose, String prompt, List<Option> options) {
        String intended = seat.intended;
        seat.intended = null;
        for (Option option : options) {
            if (option.id().equals(intended)) {
                return option;
            }
        }
        return among(question("choose", purpose, prompt, null).among(options, 1, 1)).get(0);
    }
}
