"""Small compiled tools that every game's rules are made of: bits, boards of bits, random numbers.

A board of up to 64 spaces is one unsigned 64-bit number, a bit a space. Mixing signed and unsigned
64-bit numbers silently gives floating point, so both sides of an operation are always `uint64`.
"""

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from quartier.engine.compile import INTERPRETED, Bits, Number, Record, rule
from quartier.engine.doors import address, array

NONE = np.uint64(0)
ONE = np.uint64(1)
LOW_16, LOW_32 = np.uint64(0xFFFF), np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
WORD_BYTES = 8
WORDS = np.dtype(np.uint64)
ONES, SIGNS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
"""The lowest and the highest bit of each byte of a word."""
LOW_BYTES = np.uint64(0x00FF00FF00FF00FF)
"""The lower byte of each two of a word."""
TWO_OF_16, FOUR_OF_32, EIGHT = np.uint64(0x0003000300030003), np.uint64(0x0000000F0000000F), np.uint64(0xFF)
EIGHT_OF_32, FOUR_OF_16 = np.uint64(0x000000FF000000FF), np.uint64(0x000F000F000F000F)
TWO_OF_8, ONE_OF_4 = np.uint64(0x0303030303030303), np.uint64(0x1111111111111111)
"""The lowest bits of each part of a word."""

# --- bits --------------------------------------------------------------------------------------------

if INTERPRETED:

    def count(bits: Bits) -> int:
        """Return how many bits are set."""
        return int(bits).bit_count()

    def lowest(bits: Bits) -> int:
        """Return the number of the lowest set bit; 64 when there is none."""
        return (int(bits) & -int(bits)).bit_length() - 1 if bits else 64

else:

    @intrinsic
    def count(typing_context, bits):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ARG001
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def lowest(typing_context, bits):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ARG001
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.uint64), generate


# --- buffers -----------------------------------------------------------------------------------------

if INTERPRETED:

    def copy(target: Record, source: Record) -> None:
        """Overwrite a buffer with another one of the same size."""
        target[:] = source

else:

    @intrinsic
    def copy(typing_context, target, source):  # type: ignore[no-untyped-def]  # noqa: ARG001, D103
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            to, origin = (
                make_array(kind)(context, builder, value) for kind, value in zip(signature.args, arguments, strict=True)
            )
            with cgutils.if_unlikely(builder, builder.icmp_signed("!=", to.nitems, origin.nitems)):
                context.call_conv.return_user_exc(builder, ValueError, ("buffers of different sizes",))
            cgutils.raw_memcpy(builder, to.data, origin.data, to.nitems, 1)
            return context.get_dummy_value()

        return types.void(target, source), generate


# --- boards of bits ----------------------------------------------------------------------------------


@rule
def bit(number: int) -> Bits:
    """Return the board with just that space."""
    return ONE << np.uint64(number)


@rule
def has(bits: Bits, number: int) -> bool:
    """Tell whether that space is on the board of bits."""
    return bool((bits >> np.uint64(number)) & ONE)


@rule
def without_lowest(bits: Bits) -> Bits:
    """Drop the lowest set bit, for loops over the spaces of a board."""
    return bits & (bits - ONE)


@rule
def write_bits(bits: Bits, row: Record) -> None:
    """Write a set of things as a row of zeros and ones."""
    write_parts(bits, 1, row)


@rule
def write_parts(word: Bits, width: int, row: Record) -> None:
    """Write a word as a row of numbers, each of so many of its bits; or whole, where there is a word for the row.

    Which of both it is, is known when this is compiled. On a GPU words are spread out later (envs/cuda/sight.py).
    """
    if row.itemsize == WORD_BYTES:
        row[0] = word
    else:
        part = (ONE << np.uint64(width)) - ONE
        for number in range(len(row)):
            row[number] = (word >> np.uint64(width * number)) & part


@rule
def spread_nibbles(bits: Bits) -> Bits:
    """Return a word with the lowest 16 bits of another one, each the lowest of four."""
    bits &= LOW_16
    bits = (bits | (bits << np.uint64(24))) & EIGHT_OF_32
    bits = (bits | (bits << np.uint64(12))) & FOUR_OF_16
    bits = (bits | (bits << np.uint64(6))) & TWO_OF_8
    return (bits | (bits << np.uint64(3))) & ONE_OF_4


@rule
def write_numbers(given: Record, more: int, row: Record) -> None:
    """Write numbers, each so much larger."""
    for number in range(row.size):
        row.flat[number] = np.int64(given.flat[number]) + more


@rule
def bytes_plus(word: Bits, more: int) -> Bits:
    """Return a word with each of its eight bytes so much larger: without their signs none runs over into the next."""
    return ((word & ~SIGNS) + np.uint64(more) * ONES) ^ (word & SIGNS)


# --- rows of bytes, read as words ----------------------------------------------------------------------
#
# What is read so is a multiple of eight bytes long and lies in memory as words do. The same is done for all bytes of a
# word at once, and no thread of a GPU waits for others that find what they look for elsewhere in their rows.


@rule
def bits_of(word: Bits) -> Bits:
    """Return the highest bits of the eight bytes of a word, side by side."""
    bits = (word & SIGNS) >> np.uint64(7)
    bits = (bits | (bits >> np.uint64(7))) & TWO_OF_16
    bits = (bits | (bits >> np.uint64(14))) & FOUR_OF_32
    return (bits | (bits >> np.uint64(28))) & EIGHT


@rule
def negatives(row: Record) -> Bits:
    """Return which of up to 64 bytes are negative, as a set."""
    words, found = array(address(row), len(row) // WORD_BYTES, WORDS), NONE
    for number in range(len(words)):
        found |= bits_of(words[number]) << np.uint64(8 * number)
    return found


@rule
def positives(row: Record) -> Bits:
    """Return which of up to 64 bytes are not 0, as a set; none may be negative."""
    words, found = array(address(row), len(row) // WORD_BYTES, WORDS), NONE
    for number in range(len(words)):
        found |= bits_of(words[number] + ~SIGNS) << np.uint64(8 * number)
    return found


@rule
def kind_at(row: Record, place: int) -> Number:
    """Return of which kind the thing at a place is, where `row[kind]` things of each kind lie one after the other.

    None of those numbers may be negative. It is -1 if there are not so many things.
    """
    words = array(address(row), len(row) // WORD_BYTES, WORDS)
    left, word = np.int64(place), 0
    while word < len(words) and left >= sum_of_bytes(words[word]):
        left -= sum_of_bytes(words[word])
        word += 1
    for kind in range(word * WORD_BYTES, min((word + 1) * WORD_BYTES, len(row))):
        left -= row[kind]
        if left < 0:
            return kind
    return -1


@rule
def sum_of_bytes(word: Bits) -> Number:
    """Return the sum of the eight bytes of a word."""
    sums = (word & LOW_BYTES) + ((word >> np.uint64(8)) & LOW_BYTES)
    sums += sums >> HALF
    return np.int64((sums + (sums >> np.uint64(16))) & LOW_16)


# --- random numbers ----------------------------------------------------------------------------------


@rule
def philox(seed: Bits, number: Bits) -> Bits:
    """Return the 32-bit random number with that number in the sequence of that seed.

    This is Philox 2x32 with ten rounds (Salmon et al. 2011): it needs no state but a counter, and no
    product over 64 bits, so it gives the same bits interpreted, compiled and on a GPU.
    """
    left = number & LOW_32
    right = seed >> HALF
    key = seed & LOW_32
    for _ in range(10):
        product = left * np.uint64(0xD256D193)
        left = (product >> HALF) ^ key ^ right
        right = product & LOW_32
        key = (key + np.uint64(0x9E3779B9)) & LOW_32
    return left


@rule
def below(seed: Bits, number: Bits, limit: int) -> Number:
    """Return a random number from 0 to limit - 1 (its bias is under limit / 2^32)."""
    return np.int64((philox(seed, number) * np.uint64(limit)) >> HALF)


@rule
def draw_below(state: Record, limit: int) -> Number:
    """Draw the state's next random number from 0 to limit - 1, using its fields `seed` and `draws`."""
    number = below(state.seed, np.uint64(state.draws), limit)
    state.draws += np.uint32(1)
    return number


@rule
def draw_bit(state: Record, bits: Bits) -> Number:
    """Draw one of the set bits at random."""
    return bit_after(bits, draw_below(state, count(bits)))


@rule
def bit_after(bits: Bits, lower: int) -> Number:
    """Return the number of the set bit that has so many lower ones, by halving six times; there must be such a one."""
    number, width = 0, 32
    while width:
        below_half = count(bits & (bit(width) - ONE))
        if lower >= below_half:
            lower -= below_half
            bits >>= np.uint64(width)
            number += width
        width >>= 1
    return number


@rule
def reseed(state: Record, seed: Bits) -> None:
    """Begin another sequence of random numbers, so that nobody foresees what the old one would bring."""
    state.seed = seed
    state.draws = np.uint32(0)
