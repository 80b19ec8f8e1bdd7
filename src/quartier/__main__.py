"""`python -m quartier` is the command `quartier`."""

from quartier.cli import main

main()
