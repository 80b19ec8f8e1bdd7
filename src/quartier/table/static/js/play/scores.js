/**
 * Live scores with their breakdown, and what the move under the pointer would do to them.
 *
 * @typedef {import("../types.js").Score} Score
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
  }

  /**
   * @param {Score[]} scores
   * @param {string[]} names
   * @param {Score[]|null} [preview] what they would become
   */
  show(scores, names, preview = null) {
    Object.assign(this, { scores, names });
    fill(this.frame, scores.length ? scoreTable(scores, names, preview) : null);
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
export function scoreFrame() {
  return hinting(h("div", { class: "score-frame", tabindex: "0", role: "group", "aria-label": say("scores") }));
}

/**
 * @param {Score[]} scores
 * @param {string[]} names
 * @param {Score[]|null} [preview]
 */
export function scoreTable(scores, names, preview = null) {
  const lines = scores[0].lines.map((line, row) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, line.label),
      scores.map((score, seat) => h("td", {}, points(score.lines[row].points), difference(preview?.[seat].lines[row].points, score.lines[row].points))),
    ),
  );
  const totals = scores.map((score, seat) => h("td", {}, h("strong", {}, points(score.total)), difference(preview?.[seat].total, score.total)));
  return h(
    "table",
    { class: scores.length > FEW ? "many" : "" },
    h("thead", {}, h("tr", {}, h("td", {}), names.map((name) => h("th", { scope: "col", title: name }, h("span", {}, name))))),
    h("tbody", {}, lines),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("total")), totals)),
  );
}

/** @param {number|undefined} after @param {number} now */
function difference(after, now) {
  if (after === undefined || after === now) return null;
  return h("span", { class: after > now ? "up" : "down" }, change(after - now));
}
