"""What may be done at all: what a player may play, and from where (`permissions`), what an effect says can't be done (`prohibitions`,
101.2), and which abilities are mana abilities (`mana_abilities`, 605.1).
"""
