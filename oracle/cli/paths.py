"""Where the features and fixtures are: inside the installed package, or beside it in a checkout."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

import oracle
from oracle.cards.loader import CardLibrary, load_cards, see_that_all_are_found
from oracle.cli.options import REPLACE_CARDS
from oracle.cli.problems import Unusable


def data_folder(name: str) -> Path:
    """The folder `name` ("features", "fixtures/cards") of the specification.  Raises `Unusable` if it is missing."""
    package = Path(oracle.__file__).parent
    for folder in (package / "data" / name, package.parent / name):
        if folder.is_dir():
            return Path(shown(folder))
    raise Unusable(f"the folder {name!r} is missing from this installation; expected it in {package / 'data'} or {package.parent}")


def card_folders(further: Iterable[Path] = ()) -> tuple[Path, ...]:
    """Our own folder of cards, and then those of a reader."""
    return (data_folder("fixtures/cards"), *further)


def load_all_cards(further: Sequence[Path] = (), replacing: bool | None = None, checked: bool = True) -> CardLibrary:
    """Our cards and those of a reader, which take the place of ours only if the command was told so (`--replace-cards`).

    With `checked`, each file of the reader's is looked into.  Raises CardError.
    """
    if replacing is None:
        context = click.get_current_context(silent=True)
        replacing = context is not None and bool(context.meta.get(REPLACE_CARDS))
    library = load_cards(*card_folders(further), replacing=replacing)
    if checked and further:
        see_that_all_are_found(path for path in library.paths() if any(path.is_relative_to(folder) for folder in further))
    return library


def ruling_folders(further: Iterable[Path] = ()) -> tuple[Path, ...]:
    """Our own folder of rulings, and then those of a reader."""
    return (data_folder("fixtures/rulings"), *further)


def shown(path: Path) -> str:
    """The path as a reader likes it: relative to where they are, if it lies below."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
