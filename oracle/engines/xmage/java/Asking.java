package oracle.xmage;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import mage.MageObject;
import mage.abilities.Ability;
import mage.game.Game;
import mage.players.Player;

/** Lays questions open until the answer fits, and makes choices that leave none. */
class Asking {

    final Seat seat;
    final Game game;

    Asking(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

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
                Chronicle.of(game).add("decided", told);
                return answer;
            } catch (Illegal illegal) {
                seat.desk.reject(illegal.getMessage());
            } catch (Refusal refusal) {
                seat.desk.refuse(refusal);
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

    List<Option> options(Collection<UUID> ids) {
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
}
