// A game of lands and creatures with no other ability than one for mana: zones, mana, casting, resolving, the steps of a turn, and four state-based actions.
//
// Numbers in comments are those of the rules.  Nothing here knows of the protocol; `tiny.mjs` does.

import { CARDS, symbols } from "./cards.mjs";

const STEPS = [
  "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
  "end of combat", "postcombat main", "end", "cleanup",
];
const HAND_SIZE = 7;

export class Illegal extends Error {
  constructor(rule, reason) {
    super(reason);
    this.rule = rule;
  }
}

export class Game {
  constructor(position) {
    this.players = position.players.map((player) => ({
      name: player.name,
      life: player.life ?? 20,
      pool: symbols(player.mana_pool),
      landsPlayed: player.lands_played ?? 0,
      lost: false,
      drewFromNothing: false,
    }));
    this.objects = []; // in each zone in order: a library from the top, the stack from the bottom, the battlefield by arrival
    this.lastId = 0;
    for (const spec of position.objects ?? []) {
      this.objects.push({
        id: this.newId(),
        label: spec.label,
        card: spec.card,
        owner: spec.owner ?? spec.player,
        controller: spec.player,
        zone: spec.zone,
        tapped: spec.tapped ?? false,
        sick: spec.sick ?? false,
        damage: spec.damage ?? 0,
      });
    }
    this.turn = position.turn ?? 3;
    this.active = position.active_player;
    this.step = position.step ?? "precombat main";
    this.priority = null;
    this.pending = null;
    this.passes = 0;
    this.ended = false;
    if (this.step === "untap" || this.step === "cleanup") this.beginStep();
    else this.givePriority(this.active);
  }

  newId() {
    return String(++this.lastId);
  }

  // --- looking -------------------------------------------------------------------------------------------------------

  player(name) {
    return this.players.find((player) => player.name === name);
  }

  zone(zone, owner) {
    return this.objects.filter((object) => object.zone === zone && (owner === undefined || object.owner === owner));
  }

  find(reference) {
    const found = this.objects.find((object) => object.id === reference) ?? this.objects.find((object) => object.label === reference);
    if (!found) throw new Illegal("109.1", `there is no object ${reference}`);
    return found;
  }

  after(name) {
    const index = this.players.findIndex((player) => player.name === name);
    return this.players[(index + 1) % this.players.length].name;
  }

  // --- moving --------------------------------------------------------------------------------------------------------

  move(object, zone) { // 400.7: it becomes a new object
    this.objects.splice(this.objects.indexOf(object), 1);
    Object.assign(object, { id: this.newId(), zone, tapped: false, damage: 0, sick: zone === "battlefield" });
    if (zone !== "battlefield" && zone !== "stack") object.controller = object.owner;
    this.objects.push(object);
  }

  draw(player) {
    const [top] = this.zone("library", player.name);
    if (top) this.move(top, "hand");
    else player.drewFromNothing = true;
  }

  // --- acting --------------------------------------------------------------------------------------------------------

  // Throws Illegal before anything has changed.  `trial`: only see whether it is legal.
  act(name, action, trial = false) {
    if (this.ended) throw new Illegal("104.1", "the game is over");
    if (this.pending) throw new Illegal("117.2e", `${this.pending.player} must choose first`);
    if (this.priority !== name) throw new Illegal("117.1", `${name} does not have priority`);
    if (action.action === "pass") return trial ? undefined : this.pass(name);
    const object = this.find(action.object);
    const doing = { "play land": "playLand", cast: "cast", activate: "tapForMana" }[action.action];
    this[doing](this.player(name), object, trial);
    if (!trial) {
      this.passes = 0;
      this.givePriority(name);
    }
  }

  atSorcerySpeed(player, rule) {
    const main = this.step === "precombat main" || this.step === "postcombat main";
    if (player.name !== this.active || !main) throw new Illegal(rule, "only in a main phase of one's own turn");
    if (this.zone("stack").length) throw new Illegal(rule, "only while the stack is empty");
  }

  playLand(player, object, trial) {
    if (!CARDS[object.card].types.includes("land")) throw new Illegal("305.1", `${object.card} isn't a land`);
    if (object.zone !== "hand" || object.owner !== player.name) throw new Illegal("305.1", `${object.card} is not in hand`);
    this.atSorcerySpeed(player, "305.3");
    if (player.landsPlayed >= 1) throw new Illegal("305.2", "one land a turn");
    if (trial) return;
    player.landsPlayed += 1;
    this.move(object, "battlefield");
  }

  cast(player, object, trial) {
    const card = CARDS[object.card];
    if (card.types.includes("land")) throw new Illegal("305.9", `${object.card} is a land`);
    if (object.zone !== "hand" || object.owner !== player.name) throw new Illegal("601.3", `${object.card} is not in hand`);
    this.atSorcerySpeed(player, "302.1");
    const payment = this.payment(player, card.cost);
    if (!payment) throw new Illegal("601.2h", `${card.cost} can't be paid`);
    if (trial) return;
    player.pool = payment.left;
    for (const land of payment.tapped) land.tapped = true; // 601.2g
    this.move(object, "stack");
  }

  // The cost paid out of the pool, and then by tapping lands: what is left in the pool, and those lands.
  payment(player, cost) {
    const left = [...player.pool];
    const lands = this.zone("battlefield").filter((each) => each.controller === player.name && CARDS[each.card].mana && !this.held(each));
    const tapped = [];
    const pay = (fits) => {
      const inPool = left.findIndex(fits);
      if (inPool >= 0) return left.splice(inPool, 1);
      const land = lands.findIndex((each) => fits(CARDS[each.card].mana));
      if (land < 0) return null;
      tapped.push(...lands.splice(land, 1));
      return tapped;
    };
    const generic = symbols(cost).filter((symbol) => /^\d+$/.test(symbol)).reduce((sum, symbol) => sum + Number(symbol), 0);
    for (const symbol of symbols(cost)) if (!/^\d+$/.test(symbol) && !pay((unit) => unit === symbol)) return null;
    for (let paid = 0; paid < generic; paid += 1) if (!pay(() => true)) return null;
    return { left, tapped };
  }

  tapForMana(player, object, trial) {
    const { mana } = CARDS[object.card];
    if (!mana) throw new Illegal("602.1", `${object.card} has no activated ability`);
    if (object.zone !== "battlefield" || object.controller !== player.name) throw new Illegal("602.2", "only its controller");
    const held = this.held(object);
    if (held) throw held;
    if (trial) return;
    object.tapped = true;
    player.pool.push(mana);
  }

  // Why {T} can't be paid with it, if it can't.
  held(object) {
    if (object.tapped) return new Illegal("107.5", "it is tapped already");
    const sick = object.sick && CARDS[object.card].types.includes("creature");
    return sick ? new Illegal("302.6", "its controller hasn't controlled it since their turn began") : null;
  }

  // --- priority, resolving, the turn ---------------------------------------------------------------------------------

  givePriority(name) { // 117.5
    this.checkState();
    this.priority = this.ended ? null : name;
  }

  pass(name) { // 117.4
    this.passes += 1;
    if (this.passes < this.players.length) {
      this.priority = this.after(name);
      return;
    }
    this.passes = 0;
    const top = this.zone("stack").at(-1);
    if (top) {
      this.move(top, "battlefield"); // 608.3
      this.givePriority(this.active);
    } else {
      this.nextStep();
    }
  }

  nextStep() {
    for (const player of this.players) player.pool = []; // 500.5
    const next = STEPS.indexOf(this.step) + 1;
    if (next === STEPS.length) {
      this.active = this.after(this.active);
      this.turn += 1;
      for (const player of this.players) player.landsPlayed = 0;
    }
    this.step = STEPS[next % STEPS.length];
    this.beginStep();
  }

  beginStep() {
    this.priority = null;
    if (this.step === "untap") { // 502.3; no player gets priority
      for (const object of this.zone("battlefield")) if (object.controller === this.active) Object.assign(object, { tapped: false, sick: false });
      this.nextStep();
    } else if (this.step === "cleanup") {
      this.cleanUp();
    } else {
      if (this.step === "draw") this.draw(this.player(this.active));
      this.givePriority(this.active);
    }
  }

  cleanUp() { // 514
    const hand = this.zone("hand", this.active);
    const surplus = hand.length - HAND_SIZE;
    if (surplus > 0) {
      this.pending = { player: this.active, count: surplus, options: hand };
      return;
    }
    for (const object of this.zone("battlefield")) object.damage = 0;
    this.nextStep();
  }

  answer(name, choice) {
    const { pending } = this;
    if (!pending || pending.player !== name) throw new Illegal("608.2d", `${name} is asked nothing`);
    if (choice.purpose !== undefined && choice.purpose !== "discard") throw new Illegal("514.1", "the question is what to discard");
    const chosen = new Set((choice.chosen ?? []).map((reference) => this.find(reference)));
    const fits = [...chosen].every((object) => pending.options.includes(object));
    if (!fits || chosen.size !== pending.count) throw new Illegal("514.1", `${pending.count} cards of the hand are to be discarded`);
    this.pending = null;
    for (const object of chosen) this.move(object, "graveyard");
    this.cleanUp();
  }

  checkState() { // 704.5a, 704.5b, 704.5f, 704.5g
    for (const object of this.zone("battlefield")) {
      const { toughness } = CARDS[object.card];
      if (toughness !== undefined && object.damage >= toughness) this.move(object, "graveyard");
    }
    for (const player of this.players) if (player.life <= 0 || player.drewFromNothing) player.lost = true;
    this.ended = this.players.filter((player) => !player.lost).length < 2;
  }
}
