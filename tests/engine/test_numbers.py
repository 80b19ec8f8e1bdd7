"""Numbers as each language writes them."""

import math

from quartier.engine.numbers import Numbers


def test_numbers_shares_and_times_have_the_signs_and_digits_of_their_language() -> None:
    english, french = Numbers("en"), Numbers("fr")
    assert (english.brief(2.0), english.brief(-2.46), french.brief(2.5)) == ("2", "−2.5", "2,5")
    assert english.number(3, sign=True) == "+3"
    assert english.number(math.nan) == english.unknown
    assert english.percent(0.5, 0) == "50%"
    assert english.duration(2, exact=True) == "2\N{NO-BREAK SPACE}s"
    assert english.duration(0.5) == "500\N{NO-BREAK SPACE}ms"
        "2\N{NO-BREAK SPACE}s",
        "500\N{NO-BREAK SPACE}ms",
    )
