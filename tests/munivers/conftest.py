"""What tests of Munivers share: a pack of our own."""

import pytest

from tests.munivers.test_content import pack

OWN_CARDS = """
[[card]]
id = "golden-baguette"
action = [{ do = "boost_poll", kind = "bakery", n = 4 }]

[[card]]
id = "poets-table"
action = [{ do = "boost_poll", kind = "chosen", n = 4 }]

[[card]]
id = "lost-briefcase"
action = [{ do = "lose_cards", who = "opponents", n = 1 }]

[[card]]
id = "cafe-philosophers"
action = [{ do = "draw_cards", n = 3 }, { do = "discard_cards", n = 2 }]

[[card]]
id = "double-espresso"
action = [{ do = "build_now", n = 2 }]

[[card]]
id = "haussmann-memory"
action = [{ do = "move_tile", n = 1 }]

[[card]]
id = "night-oven"
action = [{ do = "discount_fees", n = 3 }]

[[card]]
id = "sunday-opening"
action = [{ do = "raise_income", n = 1 }]

[[card]]
id = "fashion-week"
action = [{ do = "place_markers", kind = "boutique", n = 3 }]
"""
OWN_MAYORS = """
[[mayor]]
id = "sidonie-tirelire"
skill = [{ do = "gain_money", n = 1, per = "building", most = 1 }]

[[mayor]]
id = "fernand-couloir"
skill = [{ do = "discount_cards", n = 2 }, { do = "lenient_bank", n = 1 }]

[[mayor]]
id = "leonie-chantier"
use = "game"
skill = [{ do = "build_now", n = 2 }, { do = "gain_money", n = 5, per = "opponent" }, { do = "gain_reward" }]
"""
OWN_TILES = """
[[unique]]
id = "sacre-coeur"
when = "standing"
needs = []
effect = [{ do = "protect" }]
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Options with a pack of our own: some cards bring no money besides, and other things have other abilities."""
    folder = tmp_path_factory.mktemp("packs") / "own"
    return {"content": pack(folder, cards=OWN_CARDS, mayors=OWN_MAYORS, tiles=OWN_TILES)}
