// Whatever somebody does at a decision, in any order: there is always a way on and a way back, and every move can be made.
// Besides the small tries of the other tests, those of real decisions, where QUARTIER_TRIES names a file of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Turn } from "../../src/quartier/table/static/js/play/turn.js";
import { ON_THE_BOARD, cautionOf, goalsOf, leavesOf, readTrie } from "../../src/quartier/table/static/js/trie.js";
import * as small from "./tries.mjs";

const { QUARTIER_TRIES } = process.env;
const real = QUARTIER_TRIES ? JSON.parse(readFileSync(QUARTIER_TRIES, "utf-8")).map(readTrie) : [];
const tries = [small.paris, small.garden, small.lamp, small.window, small.swap, small.loans, ...real];
/** Where somebody stays in one decision for so many steps. */
const STEPS = 60;

/** @returns {() => number} the same numbers below 1 each time */
function numbers(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** Things lie where the ends of their names say: a1 at (1, 1), the others beside the board. */
function at(id) {
  const [, letter, number] = /([a-z])(\d+)$/.exec(id) ?? ["", "z", String(id.length)];
  return { x: letter.charCodeAt(0) - 96, y: Number(number) };
}

function middle(leaf) {
  const points = [...goalsOf(leaf)].map(at);
  if (!points.length) return null;
  const between = (axis) => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
  return { x: between("x"), y: between("y") };
}

/** All buttons that are shown; none but the last word where a move waits for it. */
function buttons(turn) {
  const { question, answers } = turn.walk;
  const end = question?.mayEnd ? [{ depth: question.depth, choice: null }] : [];
  return [...(turn.leaf ? [] : [...answers, ...turn.aside].map((answer) => answer.pick)), ...turn.otherwise.map((answer) => answer.pick), ...(turn.leaf ? [] : end)];
}

/** What distinguishes one state from another. */
const stateOf = (turn) => JSON.stringify([turn.picked.picks, turn.turned, turn.leaf?.path]);

function assertSound(turn) {
  assert.ok(turn.leaf || buttons(turn).length, `no way on from ${stateOf(turn)}`);
  if (turn.leaf) assert.ok(turn.walk.leaves.includes(turn.leaf), `${turn.leaf.path} is shown and not meant in ${stateOf(turn)}`);
  const { asked, offered } = turn;
  for (const id of asked) assert.ok(offered.has(id), `${id} is outlined and can't be picked in ${stateOf(turn)}`);
}

function assertWayBack(turn) {
  const before = stateOf(turn);
  for (let steps = 0; turn.begun; steps++) {
    assert.ok(steps < STEPS + 2, `no way back from ${before}`);
    turn.back();
    assertSound(turn);
  }
}

/** Does something that the page offers. */
function doSomething(turn, random) {
  const any = (list) => list[Math.floor(random() * list.length)];
  const [things, answers, chance] = [[...turn.offered], buttons(turn), random()];
  if (chance < 0.15 && turn.turns.length) return turn.rotate(random() < 0.5 ? 1 : -1);
  if (chance < 0.25 && turn.begun) return turn.back();
  if (things.length && (chance < 0.7 || !answers.length)) return click(turn, any(things), random);
  if (answers.length) turn.choose(any(answers));
}

function click(turn, id, random) {
  const [before, expected, { x, y }] = [stateOf(turn), turn.asked.has(id), at(id)];
  const final = turn.pick(id, { x: x + random() - 0.5, y: y + random() - 0.5 });
  assert.ok(expected || !final, `${id} is not outlined and ended ${before}`);
  const waits = turn.leaf !== null && cautionOf(turn.leaf) !== ""; // for a yes of its own, whatever is clicked
  assert.ok(final || waits || stateOf(turn) !== before || turn.walk.positional, `${id} changed nothing in ${before}`);
}

test("whatever is done, there is a way on and a way back, and only what is outlined ends a decision", () => {
  const random = numbers(1);
  for (const trie of tries) {
    const turn = new Turn(trie, middle);
    for (let step = 0; step < STEPS; step++) {
      doSomething(turn, random);
      assertSound(turn);
    }
    assertWayBack(turn);
  }
});

/** Whether a thing stands for a choice, beside places: these may mean several actions just as well. */
const standsFor = (trie, id) => leavesOf(trie).some(({ steps }) => steps.some(({ option }) => option.touches.includes(id) && !ON_THE_BOARD.has(option.kind)));

test("a thing that is outlined leads on from the first question: nobody is asked the same again", () => {
  for (const trie of tries) {
    for (const id of new Turn(trie, middle).walk.asked) {
      const turn = new Turn(trie, middle);
      const [before, { question }] = [turn.walk.leaves.length, turn.walk];
      turn.pick(id, at(id));
      assert.ok(turn.leaf || turn.walk.leaves.length < before, `${id} leads nowhere`);
      if (question?.options[0].kind === "action" && standsFor(trie, id)) assert.notEqual(turn.walk.question?.depth, question.depth, `${id} asks the same again`);
    }
  }
});

/** Turns the piece as a move has it; false where it is no matter of turning, or no longer. */
function turnAs(turn, { steps }) {
  const wanted = steps.find((step) => step.option.kind === "turn" && turn.turns.includes(step.option.choice))?.option.choice;
  if (!wanted || turn.turned === wanted) return;
  for (let tries = 0; turn.turned !== wanted; tries++) {
    assert.ok(tries < turn.turns.length);
    turn.rotate(1);
  }
}

/** Some of the moves, evenly: enough to see each kind. */
function some(leaves) {
  const every = Math.max(1, Math.floor(leaves.length / 40));
  return leaves.filter((_, place) => place % every === 0);
}

const keeps = (walk, leaf) => walk.leaves.some((one) => one.path === leaf.path);

test("every move can be made by buttons and turning alone", () => {
  for (const trie of tries) {
    for (const leaf of some(leavesOf(trie))) {
      const turn = new Turn(trie, middle);
      while (turn.leaf?.path !== leaf.path) {
        const before = stateOf(turn);
        const turned = new Turn(null, middle);
        Object.assign(turned, { picked: turn.picked, wished: turn.wished });
        turnAs(turn, leaf);
        if (turn.leaf?.path === leaf.path) break;
        const next = buttons(turn).find((pick) => keeps(turn.with(pick), leaf));
        assert.ok(next, `no button leads on to ${leaf.path} from ${before}`);
        turn.choose(next);
      }
    }
  }
});

test("every move can be made by pointing, at things and at buttons that stand for none", () => {
  for (const trie of tries) {
    for (const leaf of some(leavesOf(trie))) {
      const turn = new Turn(trie, middle);
      while (turn.leaf?.path !== leaf.path) {
        turnAs(turn, leaf);
        if (turn.leaf?.path === leaf.path) break;
        assert.ok(pointOn(turn, leaf), `nothing to point at leads on to ${leaf.path} from ${stateOf(turn)}`);
      }
    }
  }
});

/** Points at something that leads on to a move; true if there was something. */
function pointOn(turn, leaf) {
  if (turn.walk.positional && keeps(turn.walk, leaf)) {
    const { x, y } = middle(leaf);
    const near = [...goalsOf(leaf)].sort((one, other) => Math.hypot(at(one).x - x, at(one).y - y) - Math.hypot(at(other).x - x, at(other).y - y));
    for (const id of near) {
      const inside = (axis, value) => Math.max(at(id)[axis] - 0.45, Math.min(at(id)[axis] + 0.45, value));
      turn.pick(id, { x: inside("x", x), y: inside("y", y) });
      if (turn.leaf?.path === leaf.path) return true;
    }
    return false;
  }
  const id = [...turn.asked].find((one) => keeps(turn.walk.pick(one), leaf) && turn.walk.pick(one) !== turn.walk);
  if (id) turn.pick(id, at(id));
  const pick = id ? null : buttons(turn).find((one) => keeps(turn.with(one), leaf));
  if (pick) turn.choose(pick);
  return Boolean(id || pick);
}
