"""From files to cases: features, rulings, positions, and the names that they use.  Nothing here knows an engine."""
