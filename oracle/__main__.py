"""`python -m oracle` is the command `oracle`."""

from oracle.cli.main import main

main()
