// The cards that this engine knows: basic lands, creatures without abilities, and one that taps for mana.

const basic = (subtype, mana) => ({
  supertypes: ["basic"],
  types: ["land"],
  subtypes: subtype ? [subtype] : [],
  mana,
});

const creature = (cost, colors, subtypes, power, toughness) => ({
  cost,
  colors,
  types: ["creature"],
  subtypes,
  power,
  toughness,
});

export const CARDS = {
  Plains: basic("Plains", "W"),
  Island: basic("Island", "U"),
  Swamp: basic("Swamp", "B"),
  Mountain: basic("Mountain", "R"),
  Forest: basic("Forest", "G"),
  Wastes: basic(null, "C"),
  "Elite Vanguard": creature("{W}", ["white"], ["Human", "Soldier"], 2, 1),
  "Grizzly Bears": creature("{1}{G}", ["green"], ["Bear"], 2, 2),
  "Llanowar Elves": { ...creature("{G}", ["green"], ["Elf", "Druid"], 1, 1), mana: "G" },
  "Walking Corpse": creature("{1}{B}", ["black"], ["Zombie"], 2, 2),
};

export const symbols = (mana) => (mana ?? "").match(/[^{}]+/g) ?? [];

export const manaValue = (cost) =>
  symbols(cost).reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 1), 0);
