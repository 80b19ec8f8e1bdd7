"""What a move borrows, said before it is made: nobody takes a loan without a word (M25, M28, M43)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from quartier.engine.locale import Words
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Loans

View = Mapping[str, Any]


class Bill(NamedTuple):
    """What is to be paid, the cash that is left for it, and the key of the sentence that says so."""

    kind: str
    due: int
    cash: int

    def loans(self, terms: Loans) -> int:
        """Return how many loans it takes."""
        return max(0, -(-(self.due - self.cash) // terms.amount))


def caution(view: View, path: str, words: Words) -> str:
    """Say what a move makes its player borrow as things stand, and what that costs; nothing where cash will do."""
    bill = bill_after(view, path)
    terms = load_pack(view["content"]).loans
    loans = bill.loans(terms) if bill else 0
    if bill is None or loans == 0:
        return ""
    own = view["players"][view["viewer"]]
    lead = words(f"borrow-{bill.kind}", due=money(bill.due, words), cash=money(bill.cash, words))
    if loans > 2 * view["left"]["loan_cards"] + own["loans"] % 2:
        return words("borrow-too-much", lead=lead)
    lost = loans * max(0, terms.penalty - _modifier(own, "lenient_bank"))
    return words(
        "borrow",
        lead=lead,
        loans=words("count-loans", n=loans),
        brings=money(loans * terms.amount, words),
        repay=money(_repayment(own["loans"] + loans, terms) - _repayment(own["loans"], terms), words),
        votes=words("count-votes", n=lost),
    )


def borrows(view: View, path: str) -> bool:
    """Tell whether a move makes its player borrow as things stand."""
    bill = bill_after(view, path)
    return bill is not None and bill.loans(load_pack(view["content"]).loans) > 0


def money(n: int, words: Words) -> str:
    """Return an amount of money."""
    return words("count-money", n=n)


def bill_after(view: View, path: str) -> Bill | None:
    """Return what the player of a move will have to pay with it or because of it, as far as that is settled."""
    own = view["players"][view["viewer"]]
    match path.split("/"):
        case ["bid", half, _, amount]:
            return Bill("bids", _due(view, {half: int(amount)}), own["cash"])
        case ["trade", half, lot]:
            return Bill("bids", _due(view, {half: view["auction"][half][int(lot) - 1]["bid"]}), own["cash"])
        case ["build", *_, "loan"]:
            return Bill("fee", own["fee"], own["cash"])
        case ["pass", _] if view["step"] == "bids":
            return Bill("bids", _due(view, {}), own["cash"])
        case [("play" | "mayor"), *_] if view["step"] == "bids":
            return _bill_besides(view, path, own)
    return None


def _bill_besides(view: View, path: str, own: View) -> Bill | None:
    """Return the bill that is left to pay after the cost of a card or a skill, where that alone makes it too much."""
    bill = Bill("besides", _due(view, {}), own["cash"] - _cost(view, path, own))
    terms = load_pack(view["content"]).loans
    return bill if bill.loans(terms) > bill._replace(cash=own["cash"]).loans(terms) else None


def _cost(view: View, path: str, own: View) -> int:
    """M48: return what playing a card or using the mayor's skill costs."""
    pack, (kind, *card) = load_pack(view["content"]), path.split("/")
    if kind == "mayor":
        return pack.mayor(own["mayor"]).ability.cost
    return max(1, pack.card(card[0]).action.cost - _modifier(own, "card_discount"))


def _due(view: View, changed: Mapping[str, int]) -> int:
    """M25: return what a player's bids come to, some of them changed, less the discount of the month."""
    own, bids = view["players"][view["viewer"]], dict(changed)
    for half in ("left", "right"):
        for lot in view["auction"][half]:
            if lot["bidder"] == view["viewer"]:
                bids.setdefault(half, lot["bid"])
    return max(0, sum(bids.values()) - _modifier(own, "tile_discount")) if bids else 0


def _modifier(own: View, name: str) -> int:
    """Return what abilities change for a player, in this month and for good."""
    return int(own["this_month"].get(name, 0) + own["standing"].get(name, 0))


def _repayment(loans: int, terms: Loans) -> int:
    """M43: return what it costs to be rid of so many loans."""
    return loans // 2 * terms.repay_pair + loans % 2 * terms.repay
