"""The suite: the catalogue of rulings, the scenarios that state them, and how an engine is judged by them."""
