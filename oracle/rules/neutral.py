"""What would be so if there were no such rule: the answer of a rule function that makes no difference.

It is read off the type that the function returns.  A question is answered "no", a check has no objection, a list is empty, a value is
what the function was given; only where neither fits does the mark of the function say it.
"""

import inspect
from collections.abc import Callable, Generator, Iterable, Iterator, Sized
from functools import partial
from types import NoneType
from typing import Any, get_args, get_origin

DERIVED: Any = object()
"""Stands for an answer that the type of the result says."""

WORKED_OUT: Any = object()
"""Says that there is no such answer: whenever the function is asked, it works something out."""

Without = Callable[..., Any]
"""Gives, for the arguments of a function, what would be so without its rule, or `WORKED_OUT`."""


def without_it(function: Callable[..., Any], said: Any = DERIVED) -> Without:
    """What would be so without the rule that a function states; `said` is what its mark says, a value or a function of its arguments."""
    if callable(said):
        return said  # type: ignore[no-any-return]
    if said is not DERIVED:
        return lambda *args, **kwargs: said
    result = returned(function)
    if result is bool:
        return lambda *args, **kwargs: False
    if result is int:
        return lambda *args, **kwargs: 0
    signature = inspect.signature(function)
    alike = next((each.name for each in signature.parameters.values() if each.annotation == result and result is not str), None)
    if alike is not None:
        return partial(_argument, signature, alike)
    if result in (None, NoneType) or NoneType in get_args(result):
        return lambda *args, **kwargs: None
    kind = get_origin(result) or result
    if kind in (Iterable, Iterator):
        return lambda *args, **kwargs: ()
    empty = kind() if kind in (tuple, list, dict, frozenset, set, str) else WORKED_OUT
    return lambda *args, **kwargs: empty


def _argument(signature: inspect.Signature, name: str, /, *args: Any, **kwargs: Any) -> Any:
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    return bound.arguments[name]


def returned(function: Callable[..., Any]) -> Any:
    """The type of what a function returns; of a procedure, what it returns in the end."""
    result = inspect.signature(function).return_annotation
    return get_args(result)[2] if get_origin(result) is Generator else result


def same(result: Any, without: Without, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether a result is what would be so without the rule."""
    plain = without(*args, **kwargs)
    if result is plain or (type(result) is type(plain) and bool(result == plain)):
        return True
    return isinstance(plain, Sized) and not plain and (result is None or (isinstance(result, Sized) and not result))


class Unknown:
    """What takes the place of an answer that only the rule gives: whoever looks at it raises `LookupError`."""

    def _looked_at(self, *args: Any) -> Any:
        raise LookupError("there is no rule that says it")

    __bool__ = __iter__ = __len__ = __hash__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _looked_at
    __contains__ = __getitem__ = __add__ = __radd__ = __sub__ = __mul__ = __or__ = __and__ = __int__ = __index__ = __str__ = _looked_at

    def __getattr__(self, name: str) -> Any:
        return self._looked_at()


def idle_reading(function: Callable[..., Any], without: Without, most: int) -> Callable[..., Any]:
    """The function if there were no such rule: it changes nothing, asks nothing, and gives the answer that makes no difference.

    Where there is no such answer it gives `Unknown`.  Raises `RuntimeError` if it is asked more than `most` times.
    """
    calls = 0

    def read(*args: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > most:
            raise RuntimeError(f"{function.__qualname__} is called endlessly")
        plain = without(*args, **kwargs)
        return Unknown() if plain is WORKED_OUT else plain

    def procedure(*args: Any, **kwargs: Any) -> Generator[Any, Any, Any]:
        yield from ()
        return read(*args, **kwargs)

    return procedure if inspect.isgeneratorfunction(function) else read
