/**
 * Live scores with their breakdown, and what the move under the pointer would do to them.
 *
 * @typedef {import("../types.js").Score} Score
 * @typedef {import("../dom.js").Child} Child
 */

import { fill, h } from "../dom.js";
import { change, points, say } from "../texts.js";
import { hinting } from "./edges.js";

/** More columns than this stand closer together. */
const FEW = 2;

export class Scores {
  constructor() {
    this.frame = scoreFrame();
    this.element = h("section", { class: "scores", "aria-label": say("scores") }, this.frame);
    /** @type {Score[]} */
    this.scores = [];
    /** @type {string[]} */
    this.names = [];
    new ResizeObserver(() => this.fit()).observe(this.frame);
  }

  /**
   * @param {Score[]} scores
   * @param {string[]} names
   * @param {Score[]|null} [preview] what they would become
   */
  show(scores, names, preview = null) {
    Object.assign(this, { scores, names });
    fill(this.frame, scores.length ? scoreTable(scores, names, preview) : null);
    this.fit();
  }

  /** Lets long names stand closer together, too, where no other way all columns are in sight. */
  fit() {
    const columns = this.frame.firstElementChild?.classList;
    columns?.toggle("many", this.names.length > FEW);
    if (this.frame.scrollWidth > this.frame.clientWidth) columns?.add("many");
  }

  /** @param {Score[]|null} preview */
  preview(preview) {
    this.show(this.scores, this.names, preview);
  }

  /** @param {Score[]} preview @param {number} seat @returns {number} */
  gain(preview, seat) {
    return preview[seat].total - this.scores[seat].total;
  }
}

/** What a table of scores is scrolled in where there is little room; as long as it stays, so does how far it was scrolled. */
export function scoreFrame(label = say("scores")) {
  return hinting(h("div", { class: "score-frame", tabindex: "0", role: "group", "aria-label": label }));
}

/**
 * A table with a column for each seat.
 *
 * @param {string[]} names of the seats
 * @param {{label: string, cells: Child[][]}[]} rows
 * @param {Element|null} [foot]
 */
export function seatTable(names, rows, foot = null) {
  return h(
    "table",
    { class: names.length > FEW ? "many" : "" },
    h("thead", {}, h("tr", {}, h("td", {}), names.map((name) => h("th", { scope: "col", title: name }, h("span", {}, name))))),
    h("tbody", {}, rows.map(seatRow)),
    foot,
  );
}

/** @param {{label: string, cells: Child[][]}} row */
function seatRow({ label, cells }) {
  return h("tr", {}, h("th", { scope: "row" }, label), cells.map((cell) => h("td", {}, cell)));
}

/**
 * @param {Score[]} scores
 * @param {string[]} names
 * @param {Score[]|null} [preview]
 */
export function scoreTable(scores, names, preview = null) {
  const rows = scores[0].lines.map(({ label }, row) => ({
    label,
    cells: scores.map((score, seat) => [points(score.lines[row].points), difference(preview?.[seat].lines[row].points, score.lines[row].points)]),
  }));
  const totals = scores.map((score, seat) => [h("strong", {}, points(score.total)), difference(preview?.[seat].total, score.total)]);
  return seatTable(names, rows, h("tfoot", {}, seatRow({ label: say("total"), cells: totals })));
}

/** @param {number|undefined} after @param {number} now */
function difference(after, now) {
  if (after === undefined || after === now) return null;
  return h("span", { class: after > now ? "up" : "down" }, change(after - now));
}
