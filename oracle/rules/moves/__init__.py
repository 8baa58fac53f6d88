"""Objects go from zone to zone (400.7), cards are drawn (121), damage is dealt (120), things are attached (701.3)."""
