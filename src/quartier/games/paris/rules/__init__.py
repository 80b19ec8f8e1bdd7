"""The rules proper: all that is compiled and runs on a GPU too. Nothing here draws or speaks."""
