import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const listeners = new Map();
globalThis.window = globalThis;
globalThis.location = new URL("http://localhost/table/t");
globalThis.addEventListener = (name, does) => listeners.set(name, does);
globalThis.removeEventListener = (name) => listeners.delete(name);
globalThis.document = { hidden: false, documentElement: {}, querySelector: () => null, addEventListener, removeEventListener };

/** A socket to a server of which the test decides what it does. */
class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  /** @type {Socket[]} */
  static all = [];

  constructor() {
    this.readyState = Socket.CONNECTING;
    this.sent = [];
    Socket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = Socket.CLOSING;
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.say({ type: "update", number: 3, parts: {} });
  }

  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006) {
    this.readyState = Socket.CLOSED;
    this.onclose({ code });
  }

  /** Answers every message of a type. */
  answer(type) {
    for (const { id } of this.sent.filter((one) => one.type === type)) this.say({ type: "answer", id, ok: true, number: 4 });
  }

  count(type) {
    return this.sent.filter((one) => one.type === type).length;
  }
}
globalThis.WebSocket = Socket;

const { Live } = await import("../../src/quartier/table/static/js/live.js");
const { speak } = await import("../../src/quartier/table/static/js/texts.js");
globalThis.fetch = async () => ({ json: async () => ({ "no-connection": "none" }) });
await speak("en", { en: "" });

const STEP = 100;
const then = (milliseconds) => {
  for (let passed = 0; passed < milliseconds; passed += STEP) mock.timers.tick(STEP);
};
const newest = () => Socket.all[Socket.all.length - 1];
let lines;
let live;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Socket.all = [];
  document.hidden = false;
  lines = [];
  live = new Live("t", { seat: 0, layout: "wide", language: "en" }, { update: () => {}, line: (up) => lines.push(up), refused: assert.fail });
  newest().open();
  lines = [];
});

test("a move that is sent into silence is sent again by the next line, and answered once", async () => {
  const [first, answers] = [newest(), []];
  live.ask("move", { number: 0, path: "pass" }).then((answer) => answers.push(answer));
  then(2000);
  assert.deepEqual(lines, [false]);
  then(7000);
  assert.equal(Socket.all.length, 2);
  newest().open();
  assert.deepEqual([first.count("move"), newest().count("move")], [1, 1]);
  assert.deepEqual(first.sent.find(({ type }) => type === "move"), newest().sent.find(({ type }) => type === "move"));
  newest().answer("move");
  first.say({ type: "answer", id: 1, ok: true, number: 9 });
  await Promise.resolve();
  assert.deepEqual(answers.map(({ number }) => number), [4]);
  assert.equal(lines[lines.length - 1], true);
});

test("a line that speaks again holds again, and is not opened anew", () => {
  then(4500);
  assert.deepEqual(lines, [false]);
  newest().answer("ping");
  assert.deepEqual(lines, [false, true]);
  assert.equal(Socket.all.length, 1);
});

test("what is asked in vain is refused when the line is given up", async () => {
  const hint = live.ask("undo");
  then(9000);
  await assert.rejects(hint, { message: "none" });
});

test("an opening that takes too long is tried anew, and at once when the network is back", () => {
  newest().break();
  then(700);
  assert.equal(Socket.all.length, 2);
  then(6000 + 3000);
  assert.equal(Socket.all.length, 3);
  listeners.get("online")();
  assert.equal(Socket.all.length, 4);
});

test("between two tries lie a few seconds at most, and more where nobody sees the page", () => {
  for (let round = 0; round < 6; round += 1) {
    newest().break();
    then(4000);
    assert.equal(newest().readyState, Socket.CONNECTING);
  }
  document.hidden = true;
  newest().break();
  then(4000);
  newest().break();
  then(4000);
  assert.equal(newest().readyState, Socket.CLOSED);
});

test("a page that is seen again asks at once, and opens a line that does not answer anew", () => {
  document.hidden = true;
  then(1000);
  document.hidden = false;
  listeners.get("visibilitychange")();
  assert.equal(newest().count("ping"), 1);
  then(2000);
  assert.deepEqual(lines, [false, false]);
  then(700);
  assert.equal(Socket.all.length, 2);
});

test("a device that believes to be without a network is told so only if the line is silent", () => {
  listeners.get("offline")();
  assert.equal(newest().count("ping"), 1);
  newest().answer("ping");
  then(2000);
  assert.deepEqual(lines, []);
  listeners.get("offline")();
  then(2000);
  assert.deepEqual(lines, [false]);
});

test("a move made without a line opens one now", () => {
  newest().break();
  assert.equal(Socket.all.length, 1);
  live.ask("move", { number: 0, path: "pass" });
  assert.equal(Socket.all.length, 2);
});

test("a line that was closed for good stays closed", () => {
  newest().break(4403);
  then(60000);
  assert.equal(Socket.all.length, 1);
});
