import assert from "node:assert/strict";
import { test } from "node:test";
import { cautionOf, readTrie } from "../../src/quartier/table/static/js/trie.js";
import { Turn } from "../../src/quartier/table/static/js/play/turn.js";
import { garden, lamp, leaf, paris, step, swap, window } from "./tries.mjs";

/** Spaces lie where their names say: a1 at (1, 1). */
const at = (space) => ({ x: space.charCodeAt(0) - 96, y: Number(space[1]) });
const middle = (one) => {
  const spaces = [...one.ids].filter((id) => /^[a-z]\d$/.test(id)).map(at);
  if (!spaces.length) return null;
  const mean = (axis) => spaces.reduce((sum, space) => sum + space[axis], 0) / spaces.length;
  return { x: mean("x"), y: mean("y") };
};
const turnOf = (trie) => new Turn(trie, middle);
/** Presses the button that ends with a choice. */
const press = (turn, choice) => {
  const answers = [...turn.walk.answers, ...turn.aside, ...turn.otherwise];
  return turn.choose(answers.find(({ options }) => options[options.length - 1].choice === choice).pick);
};

test("a piece and then a space make a move", () => {
  const turn = turnOf(paris);
  assert.equal(turn.pick("reserve-L", { x: 0, y: 0 }), false);
  assert.equal(turn.turned, "0");
  assert.equal(turn.pick("b1", { x: 2.4, y: 1 }), true);
  assert.equal(turn.leaf.path, "place/L/0/b1");
});

test("a space and then a piece make a move, shown before it is sent", () => {
  const turn = turnOf(paris);
  turn.pick("c2", at("c2"));
  assert.equal(turn.leaf.path, "place/I/0/c1");
  turn.back();
  assert.equal(turn.begun, false);
});

test("turning keeps the piece near its place", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  turn.pick("a1", at("a1"));
  assert.equal(turn.leaf.path, "place/L/0/a1");
  assert.equal(turn.rotate(1), true);
  assert.equal(turn.leaf.path, "place/L/90/a1");
  turn.rotate(-1);
  assert.equal(turn.turned, "0");
});

test("there is nothing to turn before a piece is in hand", () => {
  assert.equal(turnOf(paris).rotate(1), false);
});

test("another piece may be picked instead of the one in hand: it is shown before it is sent, and who declines has the first one in hand again", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  turn.rotate(1);
  assert.equal(turn.pick("pool-V", at("a1")), false);
  assert.equal(turn.leaf.path, "take/V");
  turn.back();
  assert.equal(turn.turned, "90");
  turn.back();
  assert.equal(turn.begun, false);
});

test("a pick that is not outlined never ends a decision, a pick that is does", () => {
  const turn = turnOf(swap);
  assert.ok(turn.offered.has("c2") && !turn.asked.has("c2"));
  assert.equal(turn.pick("card-lamp", at("a1")), true);
  const build = { question: "Which tile?", kind: "tile", options: ["shop", "park"].map((tile, place) => step(tile, [tile], { question: "Where?", kind: "space", options: [leaf(`a${place}`, [`a${place}`], [tile, `a${place}`])] })) };
  const other = turnOf(readTrie({ question: "?", kind: "action", options: [step("build", [], build), leaf("pass", [], [])] }));
  assert.ok(other.offered.has("a1") && !other.asked.has("a1"));
  assert.equal(other.pick("a1", at("a1")), false);
  assert.equal(other.leaf.path, "build/park/a1");
  assert.equal(other.pick("a1", at("a1")), true);
});

test("a space may mean one of the actions that use it, but ends no decision before it was asked for", () => {
  const trie = readTrie({ question: "?", kind: "action", options: [step("plant", [], { question: "Where?", kind: "space", options: [leaf("a1", ["a1"], ["a1"])] }), step("name", [], { question: "What?", kind: "card", options: [leaf("X", ["X"], ["X"]), leaf("Y", ["Y"], ["Y"])] })] });
  const turn = turnOf(trie);
  assert.ok(turn.asked.has("a1"), "what an action asks for is outlined where it is the only choice there");
  assert.equal(turn.pick("a1", at("a1")), true);
});

test("a piece that has two uses is taken for the nearer one, and the other one is named", () => {
  const turn = turnOf(swap);
  assert.equal(turn.pick("reserve-L", at("a1")), false);
  assert.deepEqual(turn.turns, ["0", "90", "180"]);
  assert.deepEqual(turn.otherwise.map(({ options }) => options.map((option) => option.choice)), [["card", "swap"]]);
  press(turn, "swap");
  assert.equal(turn.walk.question.node.question, "Which instead?");
  turn.back();
  assert.equal(turn.begun, false);
});

test("a piece with one use is not said to have another", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  assert.deepEqual(turn.otherwise, []);
});

test("a piece in hand is not put down by a pick of itself", () => {
  const turn = turnOf(swap);
  turn.pick("reserve-L", at("a1"));
  assert.equal(turn.pick("reserve-L", at("a1")), false);
  assert.equal(turn.leaf, null);
  turn.back();
  assert.equal(turn.begun, false);
});

test("a piece that has one place in a turn is shown there, and can be confirmed by a pick or a button", () => {
  const turn = turnOf(swap);
  turn.pick("reserve-L", at("a1"));
  assert.equal(turn.leaf, null);
  turn.rotate(1);
  assert.equal(turn.leaf.path, "place/L/90/a1");
  assert.equal(turn.pick("b1", at("b1")), true);
  turn.rotate(1);
  assert.equal(turn.leaf, null, "where there are more places, none is taken for the player");
  assert.deepEqual(turn.walk.question.options.map((option) => option.choice), ["a1", "c1"]);
});

test("a piece that was put somewhere stays near there through a turn with one place", () => {
  const turn = turnOf(swap);
  turn.pick("reserve-L", at("a1"));
  turn.pick("c1", at("c1"));
  turn.rotate(1);
  assert.equal(turn.leaf.path, "place/L/90/a1");
  turn.rotate(1);
  assert.equal(turn.leaf.path, "place/L/180/a1");
});

test("where all there is to do is to turn a piece that has one place, it is shown at once and there is nothing to take back", () => {
  const turn = turnOf(readTrie({ question: "How?", kind: "turn", options: ["0", "90"].map((name) => step(name, [], { question: "Where?", kind: "space", options: [leaf("a1", ["a1"], ["a1", `b${name[0]}`])] })) }));
  assert.equal(turn.leaf.path, "0/a1");
  assert.equal(turn.begun, false);
  turn.back();
  turn.rotate(1);
  assert.equal(turn.leaf.path, "90/a1");
  assert.equal(turn.begun, false);
});

test("a hint that is no legal move changes nothing", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  assert.equal(turn.goTo("take/Z"), false);
  assert.deepEqual(turn.turns, ["0", "90"]);
});

test("a space where the piece in hand can't lie changes nothing", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  turn.pick("c2", at("c2"));
  assert.equal(turn.leaf, null);
  assert.deepEqual(turn.turns, ["0", "90"]);
});

test("what a space would decide can be looked at first", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  assert.equal(turn.look("a2", at("a2")).path, "place/L/0/a1");
  assert.equal(turn.look("c2", at("c2")), null);
  assert.equal(turn.leaf, null);
});

test("a piece that fits in one way only is shown before it is sent", () => {
  const turn = turnOf(paris);
  assert.equal(turn.pick("reserve-I", at("a1")), false);
  assert.equal(turn.leaf.path, "place/I/0/c1");
  assert.equal(turn.pick("c1", at("c1")), true);
});

test("going back first lifts the piece, then lets go of it", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  turn.pick("a1", at("a1"));
  turn.back();
  assert.equal(turn.leaf, null);
  assert.deepEqual(turn.turns, ["0", "90"]);
  turn.back();
  assert.equal(turn.begun, false);
});

test("answers alone lead to a move too", () => {
  const turn = turnOf(paris);
  press(turn, "place");
  press(turn, "L");
  assert.equal(press(turn, "b1"), true);
  assert.equal(turn.leaf.path, "place/L/0/b1");
  const other = turnOf(paris);
  assert.equal(press(other, "pass"), true);
});

test("the only legal move is made by its one button", () => {
  const turn = turnOf(readTrie({ question: "Done?", kind: "action", options: [leaf("done", [], [])] }));
  assert.equal(turn.leaf, null);
  assert.equal(press(turn, "done"), true);
  assert.equal(turn.leaf.path, "done");
});

test("a hint is shown as a move that waits for the last word", () => {
  const turn = turnOf(paris);
  turn.goTo("place/L/90/a1");
  assert.equal(turn.leaf.path, "place/L/90/a1");
  turn.back();
  assert.equal(turn.begun, false);
});

test("whoever declines a hint stands where they stood before", () => {
  const turn = turnOf(paris);
  turn.pick("reserve-L", at("a1"));
  turn.goTo("take/V");
  turn.goTo("place/I/0/c1");
  turn.back();
  assert.equal(turn.leaf, null);
  assert.deepEqual(turn.turns, ["0", "90"]);
  turn.back();
  assert.equal(turn.begun, false);
});

test("without a trie there is nothing to decide", () => {
  const turn = turnOf(null);
  assert.equal(turn.open, false);
  assert.equal(turn.pick("a1", at("a1")), false);
});

test("a piece that need not be placed may be left out before it is turned", () => {
  const turn = turnOf(garden);
  assert.deepEqual(turn.turns, ["0", "90"]);
  assert.deepEqual(turn.aside.map((answer) => answer.options[0].choice), ["none"]);
  assert.equal(press(turn, "none"), true);
  assert.equal(turn.leaf.path, "none");
});

test("a space decides even where the choice may also be none", () => {
  const turn = turnOf(lamp);
  assert.equal(turn.pick("a2", at("a2")), true);
  assert.equal(turn.leaf.path, "a2");
  const other = turnOf(lamp);
  assert.equal(press(other, "none"), true);
  assert.equal(other.leaf.path, "none");
});

test("one press passes, and one press plays a card", () => {
  for (const [choice, path] of [["month", "pass/month"], ["oven", "play/oven"]]) {
    const turn = turnOf(window);
    assert.equal(press(turn, choice), true);
    assert.equal(turn.leaf.path, path);
  }
});

test("a lot leads to its amounts without a question in between", () => {
  const turn = turnOf(window);
  assert.equal(press(turn, "bid"), false);
  assert.deepEqual(turn.walk.answers.map(({ options }) => options[0].choice), ["3", "4"]);
  assert.equal(press(turn, "3"), true);
  assert.equal(turn.leaf.path, "bid/1/3");
});

test("what a player has to agree to is shown before it is sent", () => {
  const turn = turnOf(window);
  assert.equal(press(turn, "build"), false);
  assert.equal(turn.leaf.path, "build/shop/a1/loan");
});

test("a move with a caution is never sent without a yes of its own, wherever the last press was", () => {
  const turn = turnOf(window);
  press(turn, "bid");
  assert.equal(press(turn, "4"), false);
  assert.equal(cautionOf(turn.leaf), "A loan!");
  assert.equal(turn.pick("lot-1", at("a1")), false, "pressing it once more is not that yes");
  turn.back();
  assert.equal(press(turn, "3"), true);
  assert.equal(cautionOf(turn.leaf), "");
});
