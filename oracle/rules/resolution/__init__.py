"""Resolving (608): `resolving` says in which order, `effects` what each word of a card does (609-611)."""
