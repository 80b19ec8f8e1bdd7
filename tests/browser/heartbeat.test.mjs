import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.window = globalThis;
globalThis.document = { hidden: false };
const { Heartbeat } = await import("../../src/quartier/table/static/js/heartbeat.js");

let done = [];
let beat;
const STEP = 100;
const then = (milliseconds) => {
  for (let passed = 0; passed < milliseconds; passed += STEP) mock.timers.tick(STEP);
};
/** Time goes by while the page sleeps: its timers are late. */
const sleep = (milliseconds) => mock.timers.tick(milliseconds);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  document.hidden = false;
  done = [];
  const note = (what) => () => done.push(what);
  beat = new Heartbeat({ ask: note("ask"), silent: note("silent"), dead: note("dead") });
});

test("a line that falls silent is asked, and called silent within five seconds", () => {
  beat.heard();
  then(2500);
  assert.deepEqual(done, ["ask"]);
  then(2000);
  assert.deepEqual(done, ["ask", "silent"]);
});

test("a line that answers is never silent", () => {
  beat.heard();
  for (let round = 0; round < 5; round += 1) {
    then(2500);
    assert.equal(beat.heard(), false);
  }
  assert.deepEqual(done, Array(5).fill("ask"));
});

test("what is sent and not answered shows the silence sooner", () => {
  beat.heard();
  then(1000);
  beat.expect();
  then(2000);
  assert.deepEqual(done, ["silent"]);
});

test("a silent line may come back before it is given up", () => {
  beat.heard();
  then(4500);
  then(5000);
  assert.equal(beat.heard(), true);
  assert.deepEqual(done, ["ask", "silent"]);
});

test("a line that stays silent is given up, and each new one that never speaks later", () => {
  beat.expect();
  then(8000);
  assert.deepEqual(done, ["silent", "dead"]);
  beat.stop();
  beat.expect();
  then(8000);
  assert.deepEqual(done, ["silent", "dead", "silent"]);
  then(6000);
  assert.deepEqual(done.slice(2), ["silent", "dead"]);
});

test("when the network has changed a line that does not answer is given up at once", () => {
  beat.heard();
  beat.look(true);
  then(2000);
  assert.deepEqual(done, ["ask", "silent", "dead"]);
});

test("a line that is silent already is given up as soon as the network has changed", () => {
  beat.heard();
  then(4500);
  beat.look(true);
  assert.deepEqual(done, ["ask", "silent", "dead"]);
});

test("a network that is said to be gone is asked before anybody is told", () => {
  beat.heard();
  beat.look(false);
  then(100);
  assert.equal(beat.heard(), false);
  assert.deepEqual(done, ["ask"]);
});

test("a page in the background asks rarely", () => {
  document.hidden = true;
  beat.heard();
  then(19000);
  assert.deepEqual(done, []);
  then(1000);
  then(9000);
  assert.deepEqual(done, ["ask"]);
  then(1000);
  assert.deepEqual(done, ["ask", "silent"]);
});

test("a page that slept asks anew before it judges, and judges then", () => {
  beat.heard();
  then(2500);
  sleep(60000);
  assert.deepEqual(done, ["ask", "ask"]);
  then(1000);
  assert.equal(beat.heard(), false);
  then(2500);
  sleep(60000);
  then(2000);
  assert.deepEqual(done, ["ask", "ask", "ask", "ask", "silent"]);
});

test("who stopped hears nothing more", () => {
  beat.heard();
  beat.stop();
  then(60000);
  assert.deepEqual(done, []);
});
