// Runs compiled cases (`oracle compile -o cases.json`) on the tiny engine beside this folder, inside its own process, without any protocol.
//
//     node embedded.mjs cases.json
//
// Each case that the engine can play is judged here; all others are skipped, and the reason is known before the game.  The output is TAP.
// This engine is for the first steps, `oracle compile fixtures/first_steps -o cases.json`; of the specification itself it knows too few cards.

import { readFileSync } from "node:fs";
import { CARDS, manaValue, symbols } from "../tiny/cards.mjs";
import { Game, Illegal } from "../tiny/game.mjs";

const FORMAT = 2;
const ACTIONS = ["pass", "play land", "cast", "activate"];
const POSITIONS = ["other step", "three players", "mana pool", "lands played", "summoning sick", "damage"];

class Wrong extends Error {}
const same = (what, expected, observed) => {
  if (String(expected) !== String(observed)) throw new Wrong(`${what}: expected ${expected}, observed ${observed}`);
};
const inOrder = (mana) => symbols(mana).sort().join("");

// All objects that a name speaks of: by label or name; then by player, place and number.
function all(table, text) {
  const { name, kind = "object", player, zone, zone_player: owner, ordinal, labels = [] } = table.case.references[text];
  const { objects } = table.game;
  if (kind === "top of stack") return table.game.zone("stack").slice(-1);
  if (kind.startsWith("library")) return kind === "library top" ? table.game.zone("library", player).slice(0, 1) : table.game.zone("library", player).slice(-1);
  const bears = (each) => labels.includes(each.label) || each.card === name || each.card.split(", ")[0] === name;
  const there = (each) => (!player || holder(each) === player) && (!zone || each.zone === zone) && (!owner || each.owner === owner);
  const found = objects.filter((each) => bears(each) && there(each));
  const known = player || zone ? [] : labels;
  if (ordinal && ordinal <= known.length) return found.filter((each) => each.label === known[ordinal - 1]);
  const place = (each) => (labels.includes(each.label) ? labels.indexOf(each.label) : labels.length);
  const others = found.filter((each) => !known.includes(each.label)).sort((one, other) => place(one) - place(other));
  return ordinal ? others.slice(ordinal - known.length - 1).slice(0, 1) : found;
}

const holder = (each) => (each.zone === "battlefield" || each.zone === "stack" ? each.controller : each.owner);
const alike = ({ id, label, ...one }, { id: _, label: __, ...other }) => JSON.stringify(one) === JSON.stringify(other);
const preferring = (found, wanted) => (found.some(wanted) ? found.filter(wanted) : found);

// The one object that a step means; several that differ are a fault of the case, or of the engine.
function find(table, text, actor, cast = false) {
  let found = preferring(all(table, text), (each) => !/'s filler \d+$/.test(each.label ?? ""));
  if (cast) found = preferring(found, (each) => each.zone !== "battlefield" && each.zone !== "stack" && (each.zone !== "hand" || each.owner === actor));
  if (actor) found = preferring(found, (each) => holder(each) === actor);
  if (found.some((each) => !alike(each, found[0]))) throw new Wrong(`${text} could be ${found.length} objects`);
  return found[0];
}

function act(table, { player, action }, trial = false) {
  const object = action.object && find(table, action.object, player, action.action === "cast" || action.action === "play land");
  if (action.object && !object) throw new Illegal("109.1", `there is no ${action.object}`);
  table.game.act(player, object ? { ...action, object: object.id } : action, trial);
}

function advance({ game, ...table }, { goal, object, player, step }) {
  const left = object && find({ game, ...table }, object)?.id;
  const passes = { pass: game.players.length }[goal] ?? 400;
  for (let passed = 0, begun = `${game.turn} ${game.step}`; passed < passes && game.priority; passed += 1) {
    if (goal === "stack" && !game.zone("stack").length) return;
    if (goal === "object" && !game.objects.some((each) => each.id === left && each.zone === "stack")) return;
    if (goal === "step" && game.active === player && game.step === step && `${game.turn} ${game.step}` !== begun) return;
    game.act(game.priority, { action: "pass" });
  }
  if (goal === "step" && (game.active !== player || game.step !== step)) throw new Wrong(`${player}'s ${step} step never came`);
}

const held = (game, player, zone) => game.zone(zone).filter((each) => (zone === "battlefield" ? each.controller : each.owner) === player);

// What is done and what is looked at, by the tag of the operation.  What isn't in here can't be judged.
const OPERATIONS = {
  act,
  advance,
  rejected: (table, { rule }) => {
    if (!table.refused) throw new Wrong("expected a rejection, and nothing was rejected");
    if (rule && !table.refused.rule.startsWith(rule) && !rule.startsWith(table.refused.rule)) same("the rule", rule, table.refused.rule);
    table.refused = null;
  },
  can: (table, said) => {
    let allowed = true;
    try {
      act(table, said, true);
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      allowed = false;
    }
    same(`${said.player} can`, said.allowed, allowed);
  },
  "mana-pool": ({ game }, { player, mana }) => same(`${player}'s mana pool`, inOrder(mana), game.player(player).pool.toSorted().join("")),
  life: ({ game }, { player, amount }) => same(`${player}'s life`, amount, game.player(player).life),
  counted: ({ game }, { player, zone, count }) => same(`${player}'s ${zone}`, count, held(game, player, zone).length),
  holds: ({ game }, { player, zone, cards }) => {
    const wanted = cards.flatMap(({ card, count = 1 }) => Array(count).fill(card));
    const found = held(game, player, zone).map(({ card }) => card);
    same(`${player}'s ${zone}`, zone === "library" ? wanted : wanted.sort(), zone === "library" ? found : found.sort());
  },
  controls: (table, { player, objects, holds = true }) => {
    const theirs = (each) => (each.zone === "battlefield" || each.zone === "stack") && each.controller === player;
    for (const object of objects) same(`${player} controls ${object}`, holds, all(table, object).some(theirs));
  },
  "stack-holds": (table, { objects }) => {
    const found = table.game.zone("stack").toReversed();
    const fits = objects.length === found.length && objects.every((object, place) => all(table, object).includes(found[place]));
    if (!fits) throw new Wrong(`the stack: expected ${objects}, observed ${found.map(({ card }) => card)}`);
  },
  status: (table, { object, condition, holds = true }) => same(`${object} is ${condition}`, holds, find(table, object).tapped === (condition === "tapped")),
  whereabouts: (table, { object, zone, player, holds = true }) => {
    const there = (each) => each.zone === zone && (!player || each.owner === player);
    same(`${object} in ${player ?? ""} ${zone}`, holds, all(table, object).some(there));
  },
  "power-toughness": (table, { object, power, toughness }) => {
    const card = CARDS[find(table, object).card];
    same(`${object}'s size`, `${power}/${toughness}`, `${card.power}/${card.toughness}`);
  },
  "mana-value": (table, { object, amount }) => same(`${object}'s mana value`, amount, manaValue(CARDS[find(table, object).card].cost)),
  "has-priority": ({ game }, { player }) => same("priority", player, game.priority),
  turn: ({ game }, { player, step }) => same("the step", `${player}'s ${step}`, `${game.active}'s ${game.step}`),
};

// Why the engine can't play a case; undefined if it can.
function lacking({ cards = [], needs = {}, steps }) {
  const unknown = [
    ...cards.filter((card) => !(card in CARDS)),
    ...(needs.actions ?? []).filter((action) => !ACTIONS.includes(action)),
    ...(needs.positions ?? []).filter((feature) => !POSITIONS.includes(feature)),
    ...steps.map((step) => step.does.operation).filter((operation) => !(operation in OPERATIONS)),
    ...steps.flatMap((step) => step.does.cards ?? []).flatMap(Object.keys).filter((key) => key !== "card" && key !== "count"),
    ...steps.map((step) => step.does.condition).filter((condition) => condition && !/tapped/.test(condition)),
  ];
  return unknown[0];
}

function judge(compiled) {
  const table = { case: compiled, game: new Game(compiled.position), refused: null };
  for (const { text, line, does } of compiled.steps) {
    try {
      if (table.refused && does.operation !== "rejected") throw new Wrong(`it is rejected: ${table.refused.message}`);
      OPERATIONS[does.operation](table, does);
    } catch (error) {
      if (error instanceof Illegal && does.operation === "act") table.refused = error;
      else return `${compiled.feature}:${line}: ${text}: ${error.message}`;
    }
  }
  return table.refused ? `it is rejected: ${table.refused.message}` : undefined;
}

const suite = JSON.parse(readFileSync(process.argv[2], "utf8"));
if (suite.format !== FORMAT) throw new Error(`the cases are of format ${suite.format}; this reads ${FORMAT}`);
console.log(`TAP version 14\n1..${suite.cases.length}`);
let judged = 0;
suite.cases.forEach((compiled, index) => {
  const missing = lacking(compiled);
  const wrong = missing ? undefined : judge(compiled);
  judged += missing ? 0 : 1;
  console.log(`${wrong ? "not ok" : "ok"} ${index + 1} - ${compiled.id}${missing ? ` # SKIP ${missing}` : ""}${wrong ? `\n  # ${wrong}` : ""}`);
});
console.log(`# ${judged} of ${suite.cases.length} cases judged, the others skipped`);
