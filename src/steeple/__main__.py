"""`python -m steeple` runs the command line, for environments whose `bin` folder isn't on the path."""

from steeple.cli import main

if __name__ == "__main__":
    main()
