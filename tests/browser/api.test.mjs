import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = new URL("http://localhost/");
globalThis.document = { documentElement: {}, querySelector: () => null };
const { get, Refusal } = await import("../../src/quartier/table/static/js/api.js");
const { speak } = await import("../../src/quartier/table/static/js/texts.js");
globalThis.fetch = async () => ({ json: async () => ({ "no-answer": "silence", "no-connection": "none" }) });
await speak("en", { en: "" });

/** A server that never answers; what it is asked ends as the asker wishes. */
const silent = (_, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const soon = AbortSignal.timeout;

test("a request over a silent line ends with a sentence", async () => {
  const asked = [];
  AbortSignal.timeout = (within) => asked.push(within) && soon(1);
  globalThis.fetch = silent;
  await assert.rejects(get("/games"), new Refusal("offline", "silence"));
  AbortSignal.timeout = soon;
  assert.ok(asked[0] <= 15000);
});

test("an answer of which the rest never comes ends with a sentence too", async () => {
  globalThis.fetch = async () => ({ ok: true, json: () => Promise.reject(new DOMException("late", "TimeoutError")) });
  await assert.rejects(get("/games"), { message: "silence" });
});

test("a line that breaks is told at once", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("failed to fetch"));
  await assert.rejects(get("/games"), { message: "none" });
});
