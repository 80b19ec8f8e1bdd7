"""What the commands of the terminal do; cli.py is their list."""
