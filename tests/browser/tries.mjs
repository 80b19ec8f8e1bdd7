// A small game that is easy to survey: two buildings to place (L in two turns), two to take, or pass.
import { readTrie } from "../../src/quartier/table/static/js/trie.js";

export const leaf = (choice, touches, all, kind) => ({ choice, label: choice, touches, next: null, all, kind });
export const step = (choice, touches, next) => ({ choice, label: choice, touches, next });
const where = (...options) => ({ question: "Where?", kind: "space", options });

export const paris = readTrie({
  question: "What do you do?",
  kind: "action",
  options: [
    step("place", [], {
      question: "Which?",
      kind: "piece",
      options: [
        step("L", ["reserve-L"], {
          question: "How?",
          kind: "turn",
          options: [
            step("0", [], where(leaf("a1", ["a1"], ["reserve-L", "a1", "a2", "b1"]), leaf("b1", ["b1"], ["reserve-L", "b1", "b2", "c1"]))),
            step("90", [], where(leaf("a1", ["a1"], ["reserve-L", "a1", "a2", "b2"]))),
          ],
        }),
        step("I", ["reserve-I"], {
          question: "How?",
          kind: "turn",
          options: [step("0", [], where(leaf("c1", ["c1"], ["reserve-I", "c1", "c2"])))],
        }),
      ],
    }),
    step("take", [], { question: "Which?", kind: "piece", options: [leaf("V", ["pool-V"], ["pool-V"]), leaf("T", ["pool-T"], ["pool-T"])] }),
    leaf("pass", [], []),
  ],
});

/** A garden to be laid in one of two turns, or not at all. */
export const garden = readTrie({
  question: "How?",
  kind: "turn",
  options: [
    step("0", [], where(leaf("a1", ["a1"], ["card", "a1", "b1"]), leaf("a2", ["a2"], ["card", "a2", "b2"]))),
    step("90", [], where(leaf("a1", ["a1"], ["card", "a1", "a2"]))),
    leaf("none", [], ["card"], "answer"),
  ],
});

/** A lamp to be put on one of two spaces, or not at all. */
export const lamp = readTrie(where(leaf("a1", ["a1"], ["card", "a1"]), leaf("a2", ["a2"], ["card", "a2"]), leaf("none", [], ["card"], "answer")));

/** A window of actions: two cards to play, two ways to pass, a bid on one of two lots, a building that wants a loan. */
export const window = readTrie({
  question: "Play a card, or pass.",
  kind: "action",
  options: [
    step("play", [], { question: "Which card?", kind: "card", options: [leaf("oven", ["card-oven"], ["card-oven"]), leaf("ballots", ["card-ballots"], ["card-ballots"])] }),
    step("pass", [], { question: "How long?", kind: "answer", options: [leaf("now", [], []), leaf("month", [], [])] }),
    step("bid", [], {
      question: "Which lot?",
      kind: "tile",
      options: [step("1", ["lot-1"], { question: "How much?", kind: "amount", options: [leaf("3", [], ["lot-1"]), { ...leaf("4", [], ["lot-1"]), caution: "A loan!" }] })],
    }),
    step("build", [], {
      question: "Which tile?",
      kind: "tile",
      options: [step("shop", ["stock-shop"], where(step("a1", ["a1"], { question: "How?", kind: "answer", options: [{ ...leaf("loan", [], ["a1"]), caution: "A loan!" }] })))],
    }),
  ],
});

/** A building of one's reserve may be placed, or given back for another one of the pool that is placed; L has one place in turn 90. */
export const swap = readTrie({
  question: "Place a building, or use a postcard.",
  kind: "action",
  options: [
    step("place", [], {
      question: "Which?",
      kind: "piece",
      options: [
        step("L", ["reserve-L"], {
          question: "How?",
          kind: "turn",
          options: [
            step("0", [], where(leaf("a1", ["a1"], ["reserve-L", "a1", "a2"]), leaf("b1", ["b1"], ["reserve-L", "b1", "b2"]), leaf("c1", ["c1"], ["reserve-L", "c1", "c2"]))),
            step("90", [], where(leaf("a1", ["a1"], ["reserve-L", "a1", "b1"]))),
            step("180", [], where(leaf("a1", ["a1"], ["reserve-L", "a1", "a2"]), leaf("c1", ["c1"], ["reserve-L", "c1", "c2"]))),
          ],
        }),
      ],
    }),
    step("card", [], {
      question: "Which card?",
      kind: "card",
      options: [
        step("swap", ["card-swap"], {
          question: "Which goes back?",
          kind: "piece",
          options: [
            step("L", ["reserve-L"], {
              question: "Which instead?",
              kind: "piece",
              options: [
                step("V", ["pool-V"], where(leaf("a1", ["a1"], ["reserve-L", "pool-V", "a1"]), leaf("c2", ["c2"], ["reserve-L", "pool-V", "c2"]))),
                step("T", ["pool-T"], where(leaf("c2", ["c2"], ["reserve-L", "pool-T", "c2"]))),
              ],
            }),
            leaf("none", [], ["card-swap"], "answer"),
          ],
        }),
        leaf("lamp", ["card-lamp"], ["card-lamp"]),
      ],
    }),
    leaf("pass", [], []),
  ],
});

/** A site where one may build at once or with a loan. */
export const loans = readTrie(where({ ...step("a7", ["a7"], { question: "With a loan?", kind: "answer", options: [leaf("loan", [], ["a7"])] }), all: ["a7"] }, leaf("b7", ["b7"], ["b7"])));
