"""`oracle engines`: starts the adapters to real engines that come with the specification."""

import os
import sys

import click

from oracle.cli.problems import Unusable


@click.group()
def command() -> None:
    """Start an adapter to a real engine: it then answers the questions of the protocol.

    \b
    Example:
      oracle engines xmage --classpath "xmage/Mage/target/classes:xmage/libraries/*"
    """


@command.command()
@click.option("--classpath", metavar="PATHS", help="Where XMage's classes and libraries are.  [default: $ORACLE_XMAGE_CLASSPATH]")
def xmage(classpath: str | None) -> None:
    """Compile the adapter to XMage, if need be, and start it.

    \b
    Example:
      oracle run --engine "stdio:oracle engines xmage --classpath PATHS"
      ORACLE_XMAGE_CLASSPATH=PATHS oracle run --engine xmage
    """
    from oracle.engines.xmage import Missing, start

    try:
        adapter = start(classpath)
    except Missing as missing:
        raise Unusable(str(missing)) from None
    sys.stdout.flush()
    os.chdir(adapter.cwd or ".")
    os.execv(adapter.command[0], list(adapter.command))
