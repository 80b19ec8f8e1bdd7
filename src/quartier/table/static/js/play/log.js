/**
 * What happened, in words.
 *
 * @typedef {import("../types.js").LogEntry} LogEntry
 */

import { h } from "../dom.js";
import { say } from "../texts.js";

export class Log {
  constructor() {
    this.list = h("ol", { class: "log", "aria-live": "polite" });
    this.frame = h("div", { class: "log-frame", tabindex: "0", role: "group", "aria-label": say("what-happened") }, this.list);
    this.element = h("section", { class: "tale", "aria-label": say("what-happened") }, h("h3", {}, say("what-happened")), this.frame);
    /** @type {Map<number, LogEntry>} */
    this.entries = new Map();
    /** @type {Map<number, HTMLElement>} */
    this.lines = new Map();
  }

  /** @param {LogEntry[]} entries new ones, or old ones that are told differently now */
  add(entries) {
    for (const entry of entries) {
      const told = line(entry);
      const before = this.lines.get(entry.number);
      if (before) before.replaceWith(told);
      else this.list.append(told);
      this.entries.set(entry.number, entry);
      this.lines.set(entry.number, told);
    }
    if (entries.length) this.frame.scrollTop = 0;
  }

  /** @param {number} since @returns {LogEntry[]} what happened after that many events, and stands */
  after(since) {
    return [...this.entries.values()].filter((entry) => entry.number > since && !entry.undone);
  }

  /** @param {number} since @returns {string[][]} what each move since then touched, or at least the last one */
  touched(since) {
    const entries = this.after(since);
    const told = entries.length ? entries : this.after(0).slice(-1);
    return told.map((entry) => entry.touched ?? []);
  }
}

/** @param {LogEntry} entry */
export function line(entry) {
  const late = entry.clock ? h("small", {}, say("by-the-clock")) : null;
  return h("li", { class: entry.undone ? "undone" : "", value: entry.number }, entry.undone ? h("s", {}, entry.text) : entry.text, " ", late);
}
