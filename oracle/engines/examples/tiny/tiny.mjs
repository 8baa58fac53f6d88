// A tiny engine that sits the exam: lands, their mana, and creatures without abilities.  It declares that, and nothing else, so that
// every scenario about anything else is `unsupported` and not `fail`.
//
//     oracle run --engine "stdio:node oracle/engines/examples/tiny/tiny.mjs"
//
// This file is the protocol: a line in, a line out.  `game.mjs` is the game, `cards.mjs` the cards.

import { createInterface } from "node:readline";
import { CARDS, manaValue } from "./cards.mjs";
import { Game, Illegal } from "./game.mjs";

let game = null;

const METHODS = {
  initialize: () => ({
    protocol: { oldest: 1, newest: 1 },
    engine: { name: "tiny", version: "1.0" },
    editions: { oldest: "2010-07-16", newest: "2026-09-25" },
    capabilities: {
      methods: ["game/answer", "game/can"],
      actions: ["play land", "cast", "activate"],
      positions: ["other step", "mana pool", "lands played", "summoning sick", "damage"],
      observers: true,
    },
  }),
  "cards/supported": ({ cards }) => ({ lacking: cards.filter((card) => !Object.hasOwn(CARDS, card)) }),
  "game/begin": ({ position }) => {
    game = new Game(position);
    return outcome();
  },
  "game/act": ({ player, action }) => tried(() => game.act(player, action)),
  "game/answer": ({ player, choice }) => tried(() => game.answer(player, choice)),
  "game/can": ({ player, action }) => tried(() => game.act(player, action, true)),
  "game/observe": ({ observer }) => view(observer ?? null),
  shutdown: () => null,
};

function tried(doing) {
  try {
    doing();
    return outcome();
  } catch (error) {
    if (error instanceof Illegal) return { ...outcome(), accepted: false, rule: error.rule, reason: error.message };
    throw error;
  }
}

function outcome() {
  const result = {
    accepted: true,
    turn: game.turn,
    active_player: game.active,
    step: game.step,
    stack: game.zone("stack").map((object) => object.id),
  };
  if (game.pending) result.pending = pending();
  else if (game.priority) result.priority = game.priority;
  return result;
}

function pending() {
  const { player, count, options } = game.pending;
  return {
    player,
    kind: "choose",
    purpose: "discard",
    prompt: "Discard down to the maximum hand size",
    options: options.map((object) => ({ id: object.id, text: object.card })),
    minimum: count,
    maximum: count,
    rule: "514.1",
  };
}

function view(observer) {
  const result = {
    turn: game.turn,
    active_player: game.active,
    step: game.step,
    players: game.players.map((player) => ({
      name: player.name,
      life: player.life,
      mana_pool: [..."WUBRGC"].flatMap((kind) => player.pool.filter((unit) => unit === kind)).map((unit) => `{${unit}}`).join(""),
      hand: game.zone("hand", player.name).length,
      library: game.zone("library", player.name).length,
      graveyard: game.zone("graveyard", player.name).length,
      lands_played: player.landsPlayed,
      lost: player.lost,
    })),
    objects: game.objects.map((object) => shown(object, observer)),
    stack: game.zone("stack").map((object) => object.id),
    ended: game.ended,
    winners: game.ended ? game.players.filter((player) => !player.lost).map((player) => player.name) : [],
  };
  if (observer) result.observer = observer;
  if (game.priority) result.priority = game.priority;
  if (game.pending && (!observer || observer === game.pending.player)) result.pending = pending();
  return result;
}

function shown(object, observer) {
  const owned = object.zone !== "battlefield" && object.zone !== "stack";
  const position = game.zone(object.zone, owned ? object.owner : undefined).indexOf(object);
  const secret = observer && (object.zone === "library" || (object.zone === "hand" && object.owner !== observer));
  const result = { id: object.id, zone: object.zone, owner: object.owner, position };
  if (secret) return { ...result, id: `${object.zone} ${position} of ${object.owner}`, hidden: true };
  const card = CARDS[object.card];
  Object.assign(result, {
    card: object.card,
    name: object.card,
    names: [object.card],
    mana_value: manaValue(card.cost),
    colors: card.colors ?? [],
    supertypes: card.supertypes ?? [],
    types: card.types,
    subtypes: card.subtypes,
    damage: object.damage,
  });
  if (!observer) result.label = object.label;
  if (card.cost) result.mana_cost = card.cost;
  if (card.power !== undefined) Object.assign(result, { power: card.power, toughness: card.toughness });
  if (!owned) result.controller = object.controller;
  if (object.zone === "battlefield") Object.assign(result, { tapped: object.tapped, sick: object.sick });
  return result;
}

// --- JSON-RPC 2.0, a line at a time ------------------------------------------------------------------------------------

function answer(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return failure(null, -32700, String(error));
  }
  const id = request?.id ?? null;
  if (request?.jsonrpc !== "2.0" || id === null) return failure(id, -32600, "no request of JSON-RPC 2.0");
  if (!Object.hasOwn(METHODS, request.method)) return failure(id, -32601, `there is no method ${request.method}`);
  if (request.method.startsWith("game/") && request.method !== "game/begin" && !game) return failure(id, -32600, "no game has begun");
  try {
    return { jsonrpc: "2.0", id, result: METHODS[request.method](request.params ?? {}) };
  } catch (error) {
    console.error(error); // standard error is free for logs
    return failure(id, -32603, String(error));
  }
}

const failure = (id, code, message) => ({ jsonrpc: "2.0", id, error: { code, message } });

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => process.stdout.write(`${JSON.stringify(answer(line))}\n`));
lines.on("close", () => process.exit(0)); // the harness is done with us
