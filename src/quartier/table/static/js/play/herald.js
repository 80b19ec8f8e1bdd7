/**
 * Tells those who do not see the page what has just happened: the new lines of the log, and what they brought everybody,
 * one update after the other, wherever the page is scrolled to, and whichever view of a phone is open.
 *
 * @typedef {import("../types.js").Update} Update
 */

import { h } from "../dom.js";
import { change, points, say } from "../texts.js";
import { line } from "./log.js";

/** So many updates stay, for whoever is read to slowly. */
const KEPT = 8;

export class Herald {
  constructor() {
    this.element = h("div", { class: "unseen", role: "log", "aria-label": say("what-happened") });
    /** @type {number[]|null} the totals that are known; none before the first update, which is no news */
    this.totals = null;
    /** @type {Map<number, string>} what was told of each event */
    this.known = new Map();
  }

  /** @param {Update} update @param {string[]} names of the seats */
  tell({ log, scores }, names) {
    const before = this.totals;
    const news = log.filter((entry) => this.known.get(entry.number) !== entry.text);
    this.totals = scores.map((score) => score.total);
    for (const { number, text } of news) this.known.set(number, text);
    if (!before) return;
    const told = [...news.filter((entry) => !entry.undone).map((entry) => line(entry).textContent), brought(names, before, this.totals)];
    if (told.some(Boolean)) this.say(told.filter(Boolean).join(" "));
  }

  /** @param {string} text */
  say(text) {
    this.element.append(h("p", {}, text));
    if (this.element.children.length > KEPT) this.element.firstElementChild?.remove();
  }
}

/** @param {string[]} names @param {number[]} before @param {number[]} now @returns {string} whose score has changed, and how; nothing where none has */
export function brought(names, before, now) {
  const changed = names.map((name, seat) => ({ name, total: now[seat], gain: now[seat] - before[seat] })).filter(({ gain }) => gain);
  const told = changed.map(({ name, total, gain }) => say("score-now", { name, change: change(gain), total: points(total) }));
  return told.length ? say("scores-now", { changes: told.join("; ") }) : "";
}
