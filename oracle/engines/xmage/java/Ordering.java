package oracle.xmage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.PlayLandAbility;
import mage.abilities.SpellAbility;
import mage.abilities.TriggeredAbility;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.game.Game;

/** Chooses among modes, abilities and effects, and their order. */
final class Ordering extends Asking {

    Ordering(Seat seat, Game game) {
        super(seat, game);
    }

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
        boolean alike = abilities.stream().map(this::gist).distinct().count() == 1;
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

    /** Whose ability it is, what it does, and to what it does that, where this is settled. */
    private String gist(TriggeredAbility ability) {
        StringBuilder gist = new StringBuilder(ability.getSourceId() + ability.getRule("it"));
        ability.getEffects().forEach(effect -> gist.append(effect.getTargetPointer().getTargets(game, ability)));
        return gist.toString();
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
