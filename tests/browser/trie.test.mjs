// Run with `node --test tests/browser`. Names of tests are sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Walk, leavesOf, readTrie } from "../../src/quartier/table/static/js/trie.js";
import { leaf, paris, step, window } from "./tries.mjs";

test("all whole moves are found, in the order of the trie", () => {
  assert.deepEqual(leavesOf(paris).map((one) => one.path), ["place/L/0/a1", "place/L/0/b1", "place/L/90/a1", "place/I/0/c1", "take/V", "take/T", "pass"]);
  assert.deepEqual(leavesOf(null), []);
});

test("questions are answered one after another", () => {
  let walk = Walk.begin(paris);
  assert.equal(walk.question.node.question, "What do you do?");
  walk = walk.choose("place");
  assert.deepEqual(walk.question.options.map((option) => option.choice), ["L", "I"]);
  walk = walk.choose("L");
  assert.deepEqual(walk.turns, ["0", "90"]);
  walk = walk.choose("0");
  assert.ok(walk.positional);
  assert.equal(walk.choose("b1").decided.path, "place/L/0/b1");
});

test("a step with a single answer is not asked", () => {
  assert.equal(Walk.begin(paris).choose("place").choose("I").decided.path, "place/I/0/c1");
});

test("a piece may be picked before the action", () => {
  const walk = Walk.begin(paris).pick("reserve-L");
  assert.deepEqual(walk.walked.map((option) => option.choice), ["place", "L"]);
  assert.deepEqual(walk.turns, ["0", "90"]);
});

test("a space may be picked before the piece: whatever covers it is left", () => {
  const walk = Walk.begin(paris).pick("b2");
  assert.deepEqual(walk.leaves.map((one) => one.path), ["place/L/0/b1", "place/L/90/a1"]);
  assert.deepEqual(walk.turns, ["0", "90"]);
  assert.equal(walk.choose("90").decided.path, "place/L/90/a1");
});

test("the space decides among moves that cover it by nearness", () => {
  const walk = Walk.begin(paris).pick("reserve-L").choose("0");
  const distances = { "place/L/0/a1": 5, "place/L/0/b1": 2 };
  assert.equal(walk.leafAt("b1", (one) => distances[one.path]).path, "place/L/0/b1");
  assert.equal(walk.leafAt("a2", (one) => distances[one.path]).path, "place/L/0/a1");
  assert.equal(walk.leafAt("h8", () => 0), null);
});

test("going back undoes one pick", () => {
  const walk = Walk.begin(paris).pick("reserve-L").choose("0").back();
  assert.deepEqual(walk.turns, ["0", "90"]);
  assert.equal(walk.back().leaves.length, 7);
  assert.equal(walk.back().back().leaves.length, 7);
});

test("what is picked is no longer offered", () => {
  const walk = Walk.begin(paris).pick("reserve-L");
  assert.ok(walk.picked.has("reserve-L"));
  assert.deepEqual([...walk.offered].sort(), ["a1", "a2", "b1", "b2", "c1"]);
});

test("the first question shows pieces, and keeps spaces in reserve", () => {
  const walk = Walk.begin(paris);
  assert.deepEqual([...walk.asked].sort(), ["pool-T", "pool-V", "reserve-I", "reserve-L"]);
  assert.ok(walk.offered.has("a1"));
});

test("something that stands for nothing changes nothing", () => {
  const walk = Walk.begin(paris);
  assert.equal(walk.pick("header"), walk);
});

test("a single legal move still waits for the player", () => {
  const walk = Walk.begin({ question: "Done?", kind: "action", options: [leaf("done", [], [])] });
  assert.equal(walk.question, null);
  assert.equal(walk.decided, null);
  assert.equal(walk.to("done").decided.path, "done");
});

test("a move that may end or go on asks which", () => {
  const loan = { question: "With a loan?", kind: "answer", options: [leaf("loan", [], ["a7"])] };
  const trie = { question: "Where?", kind: "space", options: [{ choice: "a7", label: "a7", touches: ["a7"], next: loan, all: ["a7"] }] };
  const walk = Walk.begin(trie);
  assert.deepEqual(walk.leaves.map((one) => one.path), ["a7", "a7/loan"]);
  assert.ok(walk.question.mayEnd);
  assert.equal(walk.choose(null).decided.path, "a7");
  assert.equal(walk.choose("loan").decided.path, "a7/loan");
  assert.equal(walk.to("a7").decided.path, "a7");
});

test("a hint walks to a whole move, and an unknown one nowhere", () => {
  assert.equal(Walk.begin(paris).to("take/V").decided.path, "take/V");
  const walk = Walk.begin(paris);
  assert.equal(walk.to("take/Z"), walk);
});

test("a message may leave out what is empty", () => {
  const trie = readTrie({ question: "?", kind: "action", options: [{ choice: "pass", label: "Pass", all: [] }] });
  assert.deepEqual(trie.options[0].touches, []);
  assert.equal(trie.options[0].next, null);
  assert.equal(trie.options[0].kind, "action");
  assert.equal(readTrie(null), null);
});

const said = (walk) => walk.answers.map(({ options }) => options.map((option) => option.choice).join("/"));

test("a few words are answered by one button each, and what needs the board by itself", () => {
  assert.deepEqual(said(Walk.begin(window)), ["play/oven", "play/ballots", "pass/now", "pass/month", "bid", "build"]);
  assert.deepEqual(said(Walk.begin(paris)), ["place", "take/V", "take/T", "pass"]);
});

test("many ways of an action are asked for after it", () => {
  const cards = ["a", "b", "c", "d", "e"].map((name) => leaf(name, [name], [name]));
  const trie = readTrie({ question: "?", kind: "action", options: [leaf("pass", [], []), { choice: "play", label: "play", touches: [], next: { question: "Which?", kind: "card", options: cards } }] });
  assert.deepEqual(said(Walk.begin(trie)), ["pass", "play"]);
});

test("the button of a whole move decides it at once", () => {
  const walk = Walk.begin(window);
  const { pick } = walk.answers.find(({ options }) => options[options.length - 1].choice === "month");
  assert.equal(walk.with(pick).decided.path, "pass/month");
  assert.equal(walk.with(pick).back().leaves.length, walk.leaves.length);
});

test("the only legal move is one answer, however many steps it has", () => {
  const trie = readTrie({ question: "?", kind: "action", options: [{ choice: "marker", label: "marker", touches: [], next: { question: "?", kind: "answer", options: [leaf("yes", [], [])] } }] });
  assert.deepEqual(said(Walk.begin(trie)), ["marker/yes"]);
});

test("a question that wants an answer at once is asked besides the prompt, and no other", () => {
  const use = { question: "What do you do with Chartier?", kind: "answer", options: [leaf("keep", [], []), leaf("none", [], [])] };
  const cards = { question: "Which card?", kind: "card", options: [step("chartier", [], use)] };
  const only = Walk.begin(readTrie({ question: "Claim a card.", kind: "action", options: [step("postcard", [], cards)] }));
  assert.equal(only.asks("Claim a card."), "Claim a card. What do you do with Chartier?");
  assert.equal(only.asks("What do you do with Chartier?"), "What do you do with Chartier?");
  assert.equal(Walk.begin(paris).asks("Build."), "Build.");
  assert.equal(Walk.begin(paris).choose("take").asks("Build."), "Which?");
});
