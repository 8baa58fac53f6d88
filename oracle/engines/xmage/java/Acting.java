package oracle.xmage;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import mage.MageObject;
import mage.Mana;
import mage.abilities.ActivatedAbility;
import mage.abilities.PlayLandAbility;
import mage.abilities.SpellAbility;
import mage.abilities.common.TurnFaceUpAbility;
import mage.abilities.costs.common.TapSourceCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.cards.SplitCard;
import mage.constants.SpellAbilityCastMode;
import mage.constants.SpellAbilityType;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.GameImpl;
import mage.util.CardUtil;

/**
 * Carries out the actions of a player with priority: finds XMage's ability for what the harness asks, and activates it.
 *
 * <p>Only what XMage itself offers its players to click on (`getPlayable`) counts as possible.
 */
final class Acting {

    private final Seat seat;
    private final Game game;

    Acting(Seat seat, Game game) {
        this.seat = seat;
        this.game = game;
    }

    /** Why an action isn't possible in any way, or null if it is; the game stays as it is. */
    String attempt(Fields action) {
        String kind = action.text("action", "");
        if (kind.equals("pass") || kind.equals("concede")) {
            return null;
        }
        int bookmark = game.bookmarkState();
        boolean before = seat.trying;
        seat.trying = true;
        try {
            act(action);
            return null;
        } catch (Illegal illegal) {
            return illegal.getMessage();
        } finally {
            seat.trying = before;
            game.restoreState(bookmark, "only tried");
        }
    }

    /** Carry an action out.  Throws {@link Illegal}; then the game stays as it was. */
    void act(Fields action) {
        String kind = action.text("action", "");
        switch (kind) {
            case "play land" -> {
                UUID object = find(action);
                String face = action.text("face", null);
                perform(action, offered(object, PlayLandAbility.class).stream().filter(ability -> isFace(ability, face)).toList());
            }
            case "cast" -> cast(action);
            case "activate" -> activate(action);
            case "turn face up" -> turnFaceUp(action);
            case "concede" -> concede(seat.getId(), game);
            default -> throw new Illegal("this is not the time to " + kind);
        }
    }

    /** A player leaves the game. */
    static void concede(UUID player, Game game) {
        game.setConcedingPlayer(player);
        ((GameImpl) game).checkConcede();
    }

    private UUID find(Fields action) {
        return seat.identity.find(action.text("object"), game);
    }

    /** What XMage offers to do with an object, of one kind. */
    private <T extends ActivatedAbility> List<T> offered(UUID object, Class<T> kind) {
        MageObject found = game.getObject(object);
        Set<UUID> parts = found == null ? Set.of(object) : CardUtil.getObjectParts(found);
        List<T> offered = new ArrayList<>();
        for (ActivatedAbility ability : seat.getPlayable(game, true, Zone.ALL, false)) {
            if (parts.contains(ability.getSourceId()) && kind.isInstance(ability)) {
                offered.add(kind.cast(ability));
            }
        }
        return offered;
    }

    /** Whether an ability plays or casts the face of that name; without a name, the card's own: of a split card both halves. */
    private boolean isFace(ActivatedAbility ability, String face) {
        Card part = game.getCard(ability.getSourceId());
        if (part == null) {
            return true;
        }
        if (face != null) {
            return part.getName().equals(face) || (ability instanceof SpellAbility spell && face.equals(spell.getCardName()));
        }
        Card main = part.getMainCard();
        if (main instanceof SplitCard) {
            return ability instanceof SpellAbility spell && spell.getSpellAbilityType() == SpellAbilityType.SPLIT_FUSED;
        }
        String front = main.getName().contains(" // ") ? main.getName().substring(0, main.getName().indexOf(" // ")) : main.getName();
        return part.getName().equals(main.getName()) || part.getName().equals(front);
    }

    private void cast(Fields action) {
        UUID object = find(action);
        boolean faceDown = action.flag("face_down", false);
        String alternative = action.text("alternative", null);
        List<SpellAbility> offered = offered(object, SpellAbility.class).stream()
                .filter(ability -> ability.getSpellAbilityCastMode().isFaceDown() == faceDown)
                .filter(ability -> faceDown || isFace(ability, action.text("face", null)))
                .toList();
        List<SpellAbility> meant = offered.stream().filter(ability -> isBy(ability, alternative)).toList();
        perform(action, meant.isEmpty() ? offered : meant);
    }

    private static boolean isBy(SpellAbility ability, String alternative) {
        SpellAbilityCastMode mode = ability.getSpellAbilityCastMode();
        String kind = ability.getClass().getSimpleName().toLowerCase();
        if (alternative == null) {
            return mode == SpellAbilityCastMode.NORMAL || mode.isFaceDown();
        }
        String plain = alternative.replace(" ", "").toLowerCase();
        return mode.toString().toLowerCase().replace(" ", "").equals(plain) || kind.startsWith(plain);
    }

    private void activate(Fields action) {
        UUID object = find(action);
        List<ActivatedAbility> offered = offered(object, ActivatedAbility.class);
        List<ActivatedAbility> meant = new ArrayList<>();
        Set<UUID> wanted = new Printed(game, object).meant(action);
        for (ActivatedAbility ability : offered) {
            if (ability instanceof SpellAbility || ability instanceof PlayLandAbility || ability instanceof TurnFaceUpAbility) {
                continue;
            }
            boolean forMana = ability instanceof ActivatedManaAbilityImpl
                    && ability.getCosts().stream().anyMatch(TapSourceCost.class::isInstance);
            if ((wanted == null || wanted.contains(ability.getOriginalId()) || wanted.contains(ability.getId()))
                    && (forMana || !action.flag("for_mana", false))) {
                meant.add(ability);
            }
        }
        String producing = action.text("producing", null);
        if (producing != null) {
            meant.sort((one, other) -> Boolean.compare(makes(other, producing), makes(one, producing)));
        } else if (meant.size() > 1 && meant.stream().allMatch(ActivatedManaAbilityImpl.class::isInstance) && !seat.trying) {
            meant = List.of(new Ordering(seat, game).manaAbility(meant));
        }
        perform(action, meant);
    }

    private boolean makes(ActivatedAbility ability, String producing) {
        if (ability instanceof ActivatedManaAbilityImpl mana) {
            for (Mana option : mana.getNetMana(game)) {
                if (Words.mana(option).equals(producing) || option.getAny() > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private void turnFaceUp(Fields action) {
        UUID object = find(action);
        String by = action.text("by", null);
        List<TurnFaceUpAbility> offered = offered(object, TurnFaceUpAbility.class);
        perform(action, by == null ? offered : offered.stream().filter(each -> isBy(each, object, by)).toList());
    }

    /** Whether turning up is by the procedure for manifested permanents: then it costs the card's mana cost. */
    private boolean isBy(TurnFaceUpAbility ability, UUID object, String by) {
        Card card = game.getCard(object);
        String manaCost = card == null || card.getSpellAbility() == null ? "" : card.getSpellAbility().getManaCosts().getText();
        String cost = ability.getManaCosts().getText() + ability.getCosts().getText();
        return cost.equals(manaCost) == by.equals("manifest");
    }

    /** Activate the first of these abilities that can be. */
    private void perform(Fields action, List<? extends ActivatedAbility> abilities) {
        if (abilities.isEmpty()) {
            throw new Illegal("XMage doesn't offer it");
        }
        String producing = action.text("producing", null);
        String reason = null;
        for (ActivatedAbility ability : abilities) {
            Script script = Script.of(action, game, seat.identity);
            int bookmark = game.bookmarkState();
            Mana before = seat.getManaPool().getMana();
            seat.script = script;
            boolean done;
            try {
                done = seat.activateAbility(ability, game);
            } finally {
                seat.script = null;
                seat.wanted = List.of();
            }
            if (done && script.failure == null && script.targets != null && !script.targets.isEmpty()) {
                script.fail("there are more targets than it can have");
            }
            if (done && script.x != null && script.x > 0 && !script.xAsked) {
                script.fail("there X can only be 0");
            }
            if (done && producing != null && !contains(seat.getManaPool().getMana(), before, producing) && !makes(ability, producing)) {
                script.fail("it doesn't make " + producing);
            }
            if (done && script.failure == null) {
                game.removeBookmark(bookmark);
                return;
            }
            game.restoreState(bookmark, "illegal");
            if (reason == null || script.failure != null) {
                reason = script.failure != null ? script.failure : "XMage doesn't carry it out";
            }
        }
        throw new Illegal(reason);
    }

    private static boolean contains(Mana after, Mana before, String wanted) {
        List<Character> made = Words.symbols(Words.mana(after));
        Words.symbols(Words.mana(before)).forEach(made::remove);
        for (Character symbol : Words.symbols(wanted)) {
            if (!made.remove(symbol)) {
                return false;
            }
        }
        return true;
    }
}
