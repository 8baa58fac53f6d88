"""What the chapters of the rules are about, by their numbers."""

CHAPTERS: dict[str, str] = {
    "100": "the game in general", "101": "golden rules", "102": "players", "103": "starting the game", "104": "ending the game",
    "105": "colors", "106": "mana", "107": "numbers and symbols", "108": "cards", "109": "objects", "110": "permanents", "111": "tokens",
    "112": "spells", "113": "abilities", "114": "emblems", "115": "targets", "116": "special actions", "117": "timing and priority",
    "118": "costs", "119": "life", "120": "damage", "121": "drawing a card", "122": "counters", "123": "stickers",
    "200": "parts of a card", "201": "name", "202": "mana cost and color", "203": "illustration", "204": "color indicator",
    "205": "type line", "206": "expansion symbol", "207": "text box", "208": "power and toughness", "209": "loyalty", "210": "defense",
    "211": "hand modifier", "212": "life modifier", "213": "below the text box",
    "300": "card types in general", "301": "artifacts", "302": "creatures", "303": "enchantments", "304": "instants", "305": "lands",
    "306": "planeswalkers", "307": "sorceries", "308": "kindreds", "309": "dungeons", "310": "battles", "311": "planes",
    "312": "phenomena", "313": "vanguards", "314": "schemes", "315": "conspiracies",
    "400": "zones in general", "401": "library", "402": "hand", "403": "battlefield", "404": "graveyard", "405": "stack", "406": "exile",
    "407": "ante", "408": "command",
    "500": "turns in general", "501": "beginning phase", "502": "untap step", "503": "upkeep step", "504": "draw step",
    "505": "main phase", "506": "combat phase", "507": "beginning of combat", "508": "declaring attackers", "509": "declaring blockers",
    "510": "combat damage", "511": "end of combat", "512": "ending phase", "513": "end step", "514": "cleanup step",
    "600": "spells, abilities and effects in general", "601": "casting spells", "602": "activating abilities",
    "603": "triggered abilities", "604": "static abilities", "605": "mana abilities", "606": "loyalty abilities",
    "607": "linked abilities", "608": "resolving spells and abilities", "609": "effects", "610": "one-shot effects",
    "611": "continuous effects", "612": "text-changing effects", "613": "interaction of continuous effects",
    "614": "replacement effects", "615": "prevention effects", "616": "interaction of replacement effects",
    "700": "more rules in general", "701": "keyword actions", "702": "keyword abilities", "703": "turn-based actions",
    "704": "state-based actions", "705": "flipping a coin", "706": "rolling a die", "707": "copying objects",
    "708": "face-down spells and permanents", "709": "split cards", "710": "flip cards", "711": "leveler cards",
    "712": "double-faced cards", "713": "substitute cards", "714": "Saga cards", "715": "adventurer cards", "716": "Class cards",
    "717": "Attraction cards", "718": "prototype cards", "719": "Case cards", "720": "omen cards", "721": "station cards",
    "722": "preparation cards", "723": "controlling another player", "724": "ending turns and phases", "725": "the monarch",
    "726": "the initiative", "727": "restarting the game", "728": "rad counters", "729": "subgames", "730": "merging with permanents",
    "731": "day and night", "732": "taking shortcuts", "733": "illegal actions",
    "800": "games of many players in general", "801": "limited range of influence", "802": "attacking several players",
    "803": "attacking left or right", "804": "deploying creatures", "805": "shared team turns", "806": "free-for-all", "807": "grand melee",
    "808": "team against team", "809": "emperor", "810": "Two-Headed Giant", "811": "alternating teams",
    "900": "casual variants in general", "901": "Planechase", "902": "Vanguard", "903": "Commander", "904": "Archenemy",
    "905": "Conspiracy draft",
}  # fmt: skip
"""A few words for each chapter of the newest edition."""


def chapter_of(number: str) -> str:
    """The chapter of a rule: its number up to the point."""
    return number.partition(".")[0]
