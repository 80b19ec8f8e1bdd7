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
