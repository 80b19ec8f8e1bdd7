"""The numbers of the moves: one range of action numbers a kind of move.

Only the rules and moves.py know these numbers; everybody else sees paths.
"""

from quartier.games.paris.rules.state import BUILDINGS, CARDS, DIRECTIONS, MAX_BUILDINGS, ORIENTATIONS, SIDE, TILES

SPACE_COUNT = SIDE * SIDE
QUADRANTS = 16
LAYINGS = ORIENTATIONS * SPACE_COUNT
"""Ways to lay one piece: orientation, then the corner of its box."""
PLACINGS = len(BUILDINGS) * LAYINGS

PAVE = 0  # + (tile * 16 + quadrant) * 4 + rotation
TAKE = PAVE + len(TILES) * QUADRANTS * 4  # + building
PASS = TAKE + len(BUILDINGS)
PLACE = PASS + 1  # + building * LAYINGS + laying
NOTHING = PLACE + PLACINGS  # + card: claim it without its effect
KEEP = NOTHING + len(CARDS)  # + card: claim it, its effect comes later or lasts
PAINTER = KEEP + len(CARDS)  # + space
DANCER = PAINTER + SPACE_COUNT  # + space
LAMP = DANCER + SPACE_COUNT  # + space
LARGE_LAMP = LAMP + SPACE_COUNT  # + space
STATUE = LARGE_LAMP + SPACE_COUNT  # + space * 4 + direction of its front
ANNEX = STATUE + SPACE_COUNT * len(DIRECTIONS)  # + space * MAX_BUILDINGS + building on the board
LAY_GARDEN = ANNEX + SPACE_COUNT * MAX_BUILDINGS  # + laying
LAY_FOUNTAIN = LAY_GARDEN + LAYINGS  # + laying
LEVITATE = LAY_FOUNTAIN + LAYINGS  # + building returned * PLACINGS + building placed * LAYINGS + laying
ACTION_COUNT = LEVITATE + len(BUILDINGS) * PLACINGS

MAX_LEGAL = 12_288
"""More than any position offers, even a made-up one: on a bare board of one colour, with flipping, Levitation has at
most 7 x 1276 swaps, and all other moves together stay under 2000."""
MAX_MOVES = 64
"""16 tiles, 12 buildings taken, a few passes, 8 postcards and 12 buildings placed."""
