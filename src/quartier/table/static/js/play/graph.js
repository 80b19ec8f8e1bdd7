/**
 * How everybody's chance went over a game, as a curve for each: told apart by colour, by the pattern of the line and by
 * the mark at its end. Whoever points at it, or steps along it by keys, goes to that move of the replay.
 *
 * @typedef {import("../types.js").Review} Review
 * @typedef {import("../types.js").Decision} Decision
 */

import { fill, h, s } from "../dom.js";
import { say } from "../texts.js";

const [WIDTH, HEIGHT] = [320, 150];
/** What lies around the curves: room for the scale, and for the marks at the ends. */
const EDGE = { left: 34, right: 10, top: 14, bottom: 8 };
/** A curve of so many points or more is drawn by means over neighbours, or it would be all teeth. */
const MANY_POINTS = 100;
/** Where there are more losses than these, the small ones are not marked. */
const MANY_LOSSES = 40;
/** How large the marks of the others are then. */
const SMALL = 0.65;
/** The marks of seats, around the origin. */
const MARKS = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "M-3.6-3.6h7.2v7.2h-7.2z", "M0-4.8l4.6 8h-9.2z", "M0-5l5 5-5 5-5-5z", "M-1.5-4.500h3v3h3v3h-3v3h-3v-3h-3v-3h3z", "M0 4.800l-4.600-8h9.200z"];
/** How losses are marked on a curve. */
const LOSSES = /** @type {Record<string, string>} */ ({ slip: "M-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z", mistake: "M0-5.500l5.500 5.500-5.500 5.500-5.500-5.500z", blunder: "M-5-5l10 10M5-5l-10 10" });

export class Graph {
  /**
   * @param {Review} review
   * @param {number} moves how many the game has
   * @param {(move: number) => void} go
   */
  constructor(review, moves, go) {
    this.review = review;
    this.moves = moves;
    this.go = go;
    this.drawn = smoothed(review.course);
    const levels = review.scale.map((level) => level.value);
    this.low = Math.min(...levels);
    this.high = Math.max(...levels);
    this.here = s("path", { class: "here" });
    this.svg = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" }, this.scale(), this.turns(), this.curves());
    this.svg.append(...this.losses(), this.here);
    this.element = h("div", { class: "graph", tabindex: "0", role: "slider", "aria-label": review.title, "aria-valuemin": 0, "aria-valuemax": moves, onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event) }, this.svg);
    this.legend = h("ul", { class: "legend" });
    /** What its signs mean, as far as they are drawn. */
    this.meaning = h("ul", { class: "key" }, this.meanings());
    /** The move that is wished for: it may be shown only later. */
    this.move = 0;
    /** @type {PointerEvent|null} where a pointer was pressed, as long as it is */
    this.pressed = null;
    this.element.addEventListener("pointerdown", (event) => this.press(event));
    this.element.addEventListener("pointermove", (event) => this.drag(event));
    this.element.addEventListener("lostpointercapture", () => (this.pressed = null));
    this.element.addEventListener("click", (event) => this.point(event));
  }

  // --- drawing ---------------------------------------------------------------------------------------

  /** @param {number} move */
  x(move) {
    return EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * move) / Math.max(1, this.moves);
  }

  /** @param {number} value */
  y(value) {
    return HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (value - this.low)) / (this.high - this.low || 1);
  }

  scale() {
    return this.review.scale.map(({ value, told }) => [
      s("path", { class: "level", d: `M${EDGE.left} ${this.y(value)}H${WIDTH - EDGE.right}` }),
      s("text", { x: EDGE.left - 5, y: this.y(value) + 3.5, "text-anchor": "end" }, told),
    ]).flat();
  }

  turns() {
    return this.review.turning.points.map(({ number }) => s("path", { class: "turn", d: `M${this.x(number)} ${EDGE.top - 6}V${HEIGHT - EDGE.bottom}` }));
  }

  curves() {
    const { drawn } = this;
    return this.review.seats.map((_, seat) => {
      const points = drawn.map(({ move, values }) => `${this.x(move).toFixed(1)} ${this.y(values[seat]).toFixed(1)}`);
      const last = drawn[drawn.length - 1];
      return s("g", { class: `seat-${seat}` }, s("path", { class: "curve", d: `M${points.join("L")}` }), mark(MARKS[seat], this.x(last.move), this.y(last.values[seat])));
    });
  }

  /** @returns {Decision[]} the losses that are marked, the worst last and so on top */
  marked() {
    const kinds = Object.keys(LOSSES);
    const lost = this.review.decisions.filter((one) => one.verdict in LOSSES);
    const marked = lost.filter((one) => lost.length <= MANY_LOSSES || one.verdict !== "slip");
    return marked.sort((one, other) => kinds.indexOf(one.verdict) - kinds.indexOf(other.verdict));
  }

  meanings() {
    const named = new Map(this.marked().map(({ verdict, title }) => [verdict, title]));
    const turn = s("svg", { class: "sign", viewBox: "-7 -7 14 14", "aria-hidden": "true" }, s("path", { class: "turn", d: "M0-7V7" }));
    const { title, points } = this.review.turning;
    return [...[...named].map(([verdict, name]) => h("li", {}, lossSign(verdict), h("span", {}, name))), points.length ? h("li", {}, turn, h("span", {}, title)) : null];
  }

  losses() {
    const many = this.review.decisions.filter((one) => one.verdict in LOSSES).length > MANY_LOSSES;
    this.svg.classList.toggle("many", many);
    return this.marked().map(({ number, seat, verdict }) => s("g", { class: `loss ${verdict} seat-${seat}` }, mark(LOSSES[verdict], this.x(number), this.y(this.between(number, seat)), many ? SMALL : 1)));
  }

  /** @param {number} move @param {number} seat @returns {number} how high the curve of a seat is there */
  between(move, seat) {
    const next = this.drawn.find((point) => point.move >= move) ?? this.drawn[this.drawn.length - 1];
    const before = lastUntil(this.drawn, move);
    const part = next.move === before.move ? 0 : (move - before.move) / (next.move - before.move);
    return before.values[seat] + (next.values[seat] - before.values[seat]) * part;
  }

  // --- showing where the replay is -------------------------------------------------------------------

  /** Says at once where the replay goes. @param {number} move */
  aim(move) {
    this.move = move;
    this.here.setAttribute("d", `M${this.x(move)} ${EDGE.top - 6}V${HEIGHT - EDGE.bottom}`);
    this.element.setAttribute("aria-valuenow", String(move));
  }

  /** Says what there is to say of the move that is shown. @param {number} move @param {string} verdict */
  at(move, verdict) {
    const { seats } = this.review;
    const { told } = lastUntil(this.review.course, move);
    fill(this.legend, seats.map((name, seat) => h("li", {}, swatch(seat), h("span", { class: "name", title: name }, name), h("b", {}, told[seat]))));
    const values = seats.map((name, seat) => `${name} ${told[seat]}`).join(", ");
    this.element.setAttribute("aria-valuetext", [say("move-of", { move, all: this.moves }), values, verdict].filter(Boolean).join("; "));
  }

  // --- pointing and stepping -------------------------------------------------------------------------

  /** A mouse acts where it is pressed; a finger may want to scroll past, and acts when it taps or goes along. @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) return;
    this.pressed = event;
    this.element.setPointerCapture(event.pointerId);
    if (event.pointerType !== "touch") this.point(event);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.pressed) return;
    const [across, down] = [event.clientX - this.pressed.clientX, event.clientY - this.pressed.clientY];
    if (event.pointerType !== "touch" || Math.abs(across) > Math.abs(down)) this.point(event);
  }

  /** Goes to the move at a place. @param {MouseEvent} event */
  point(event) {
    const across = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM()?.inverse()).x;
    const part = (across - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
    this.go(Math.round(Math.max(0, Math.min(1, part)) * this.moves));
  }

  /** Arrows go move by move, as on the whole page; larger steps go from loss to loss. @param {KeyboardEvent} event */
  key(event) {
    const here = this.move;
    const lost = this.review.decisions.filter((one) => one.verdict in LOSSES).map((one) => one.number);
    const steps = /** @type {Record<string, number|undefined>} */ ({
      Home: 0,
      End: this.moves,
      PageUp: lost.find((number) => number > here),
      PageDown: lost.filter((number) => number < here).pop(),
    });
    if (!(event.key in steps)) return;
    event.preventDefault();
    event.stopPropagation();
    const wished = steps[event.key];
    if (wished !== undefined) this.go(wished);
  }
}

/** @template {{move: number}} T @param {T[]} points @param {number} move @returns {T} what was last known then */
function lastUntil(points, move) {
  return points.filter((point) => point.move <= move).pop() ?? points[0];
}

/** @param {Review["course"]} course @returns {{move: number, values: number[]}[]} the same, of a long game by means; the end stays what it is */
function smoothed(course) {
  const reach = Math.floor(course.length / MANY_POINTS);
  const last = course.length - 1;
  return course.map(({ move, values }, place) => {
    const near = place === last ? [course[last]] : course.slice(Math.max(0, place - reach), Math.min(last, place + reach + 1));
    return { move, values: values.map((_, seat) => near.reduce((sum, point) => sum + point.values[seat], 0) / near.length) };
  });
}

/** @param {string} shape @param {number} x @param {number} y @param {number} [size] */
function mark(shape, x, y, size = 1) {
  return s("path", { class: "mark", d: shape, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})` });
}

/** @param {number} seat @returns {SVGSVGElement} how the curve of a seat looks */
function swatch(seat) {
  return s("svg", { class: `swatch seat-${seat}`, viewBox: "0 0 34 12", "aria-hidden": "true" }, s("path", { class: "curve", d: "M1 6H24" }), mark(MARKS[seat], 28, 6));
}

/** @param {string} verdict @returns {SVGSVGElement|null} the sign that a loss has on its curve */
export function lossSign(verdict) {
  if (!(verdict in LOSSES)) return null;
  return s("svg", { class: `sign loss ${verdict}`, viewBox: "-7 -7 14 14", "aria-hidden": "true" }, mark(LOSSES[verdict], 0, 0));
}
