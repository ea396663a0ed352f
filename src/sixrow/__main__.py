"""``python -m sixrow`` is ``sixrow``."""

from sixrow.cli import main

main()
