/**
 * What happened, in words. A move that was taken back did not happen: its line goes, and one line tells of all that was
 * taken back together.
 *
 * @typedef {import("../types.js").LogEntry} LogEntry
 */

import { h } from "../dom.js";
import { say } from "../texts.js";
import { hinting } from "./edges.js";

export class Log {
  /** @param {((number: number) => void)|null} [goTo] what a press on a line does, if anything */
  constructor(goTo = null) {
    this.goTo = goTo;
    this.list = h("ol", { class: "log" });
    this.frame = hinting(h("div", { class: "log-frame", tabindex: "0", role: "group", "aria-label": say("what-happened") }, this.list));
    this.element = h("section", { class: "tale", "aria-label": say("what-happened") }, h("h2", {}, say("what-happened")), this.frame);
    /** @type {Map<number, LogEntry>} */
    this.entries = new Map();
    /** @type {Map<number, HTMLElement>} */
    this.lines = new Map();
    /** How far a game has been seen again. */
    this.marked = 0;
    if (goTo) new ResizeObserver(() => this.reveal()).observe(this.frame);
  }

  /** @param {LogEntry[]} entries new ones, or old ones that are told differently now */
  add(entries) {
    for (const entry of entries) this.entries.set(entry.number, entry);
    const told = toldOf([...this.entries.values()]);
    this.forget(new Set(told.map((entry) => entry.number)));
    const news = new Set(entries);
    for (const entry of told.filter((one) => news.has(one))) this.write(entry);
    if (entries.length) this.frame.scrollTop = 0;
  }

  /** @param {Set<number>} told the numbers of the lines that stay */
  forget(told) {
    for (const [number, before] of this.lines) {
      if (told.has(number)) continue;
      before.remove();
      this.lines.delete(number);
    }
  }

  /** @param {LogEntry} entry */
  write(entry) {
    const told = line(entry, this.goTo);
    const before = this.lines.get(entry.number);
    if (before) before.replaceWith(told);
    else this.list.append(told);
    this.lines.set(entry.number, told);
  }

  /** @param {number} since @returns {LogEntry[]} what happened after that many events, and stands */
  after(since) {
    return toldOf([...this.entries.values()]).filter((entry) => entry.number > since);
  }

  /** @param {number} since @returns {string[][]} what each move since then touched, or at least the last one */
  touched(since) {
    const entries = this.after(since);
    const told = entries.length ? entries : this.after(0).slice(-1);
    return told.map((entry) => entry.touched ?? []);
  }

  /** Shows how far a game has been seen again, and keeps that line in sight. @param {number} number */
  mark(number) {
    this.marked = number;
    for (const [other, told] of this.lines) {
      told.classList.toggle("ahead", other > number);
      if (other === number) told.setAttribute("aria-current", "step");
      else told.removeAttribute("aria-current");
    }
    this.reveal();
  }

  /** Brings the marked line into the middle, also where what stands around the frame has made it lower or higher. */
  reveal() {
    const here = this.lines.get(this.marked) ?? this.list.firstElementChild;
    if (!here) return;
    const [frame, told] = [this.frame.getBoundingClientRect(), here.getBoundingClientRect()];
    this.frame.scrollTop += (told.top + told.bottom - frame.top - frame.bottom) / 2;
  }
}

/** @param {LogEntry[]} entries @returns {LogEntry[]} those that stand; of undos in a row, the last one */
export function toldOf(entries) {
  const standing = entries.filter((entry) => !entry.undone);
  return standing.filter((entry, place) => !(entry.undo && standing[place + 1]?.undo));
}

/** @param {LogEntry} entry @param {((number: number) => void)|null} [goTo] */
export function line(entry, goTo = null) {
  const late = entry.clock ? h("small", {}, say("by-the-clock")) : null;
  const told = [entry.text, late ? " " : null, late];
  const kind = entry.undo ? "undo" : "";
  return h("li", { class: kind, value: entry.number }, goTo ? h("button", { class: "to-move", type: "button", onclick: () => goTo(entry.number) }, told) : told);
}
