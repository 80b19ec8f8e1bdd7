/**
 * One decision in the making: the walk through the legal moves, how the piece is turned, and the move that waits for the
 * last word. It knows ids and moves, and asks for geometry through two functions; it draws nothing.
 *
 * @typedef {import("../types.js").Trie} Trie
 * @typedef {import("../trie.js").Leaf} Leaf
 * @typedef {import("../trie.js").Answer} Answer
 * @typedef {import("../trie.js").Pick} Pick
 * @typedef {{x: number, y: number}} Point
 */

import { ON_THE_BOARD, Walk, cautionOf, nearest } from "../trie.js";

/** Kinds of choices that are never made for a player without showing them first. */
const CONSENT = new Set([...ON_THE_BOARD, "turn", "answer"]);

export class Turn {
  /**
   * @param {Trie|null} trie
   * @param {(leaf: Leaf) => Point|null} middle where a move lies in the scene
   */
  constructor(trie, middle) {
    this.middle = middle;
    this.picked = Walk.begin(trie);
    this.wished = "";
    /** @type {Leaf|null} the move that waits for the last word */
    this.leaf = null;
    /** @type {Walk|null} where the player stood when a hint came */
    this.unhinted = null;
  }

  /** @returns {boolean} whether anything can be decided */
  get open() {
    return this.picked.all.length > 0;
  }

  /** @returns {boolean} whether there is anything to take back */
  get begun() {
    return this.leaf !== null || this.picked.picks.length > 0;
  }

  /** @returns {string[]} the turns of the piece that is being placed */
  get turns() {
    return this.picked.turns;
  }

  /** @returns {string} how the piece is turned now */
  get turned() {
    return this.turns.includes(this.wished) ? this.wished : this.turns[0] ?? "";
  }

  /** @returns {Answer[]} what may be chosen instead of placing the piece at all */
  get aside() {
    return this.turns.length ? this.picked.answers.filter((answer) => answer.options[0].kind !== "turn") : [];
  }

  /** @returns {Walk} the picks, and the turn as it stands now */
  get walk() {
    return this.turns.length ? this.picked.choose(this.turned) : this.picked;
  }

  /** @returns {Set<string>} pieces and cards for which the player may still change to another move */
  get others() {
    const steps = this.picked.all.flatMap((leaf) => leaf.steps).filter((step) => !ON_THE_BOARD.has(step.option.kind));
    return new Set(steps.flatMap((step) => step.option.touches));
  }

  /**
   * Picks a thing of the scene; another piece than the one in hand begins anew with that one.
   * @param {string} id
   * @param {Point} point where it was pointed at
   * @returns {boolean} whether this was the last word that the move needed
   */
  pick(id, point) {
    const { walk } = this;
    if (walk.positional) {
      const leaf = walk.leafAt(id, this.from(point));
      if (leaf) return this.settle(leaf, true);
    }
    if (this.leaf?.ids.has(id) && walk.decided) return !cautionOf(this.leaf);
    const next = walk.pick(id);
    if (next !== walk) return this.go(next);
    return this.others.has(id) ? this.go(new Walk(walk.all).pick(id)) : false;
  }

  /** @param {Pick} pick of an answer @returns {boolean} whether this was the last word that the move needed */
  choose(pick) {
    return this.go(this.with(pick));
  }

  /** @param {Pick} pick of an answer @returns {Walk} */
  with(pick) {
    const aside = this.aside.some((answer) => JSON.stringify(answer.pick) === JSON.stringify(pick));
    return (aside ? this.picked : this.walk).with(pick);
  }

  /** @param {Pick} pick of an answer @returns {Leaf|null} the move that it would decide */
  decidedBy(pick) {
    return this.with(pick).decided;
  }

  /** @param {Walk} walk @returns {boolean} */
  go(walk) {
    this.picked = walk;
    this.leaf = null;
    this.unhinted = null;
    const { decided } = this.walk;
    if (!decided) return false;
    return this.settle(decided, isLastWord(walk.picks[walk.picks.length - 1], decided) && !this.turns.length);
  }

  /** @param {Leaf} leaf @param {boolean} final @returns {boolean} whether it needs no further word; what is to be warned of always does */
  settle(leaf, final) {
    this.leaf = leaf;
    return final && !cautionOf(leaf);
  }

  /** @param {string} path a whole move, from a hint */
  goTo(path) {
    const before = this.unhinted ?? this.picked;
    this.go(new Walk(this.picked.all).to(path));
    this.unhinted = before;
  }

  /**
   * What a pick would lead to, if it is a whole move.
   * @param {string} id
   * @param {Point} point
   * @returns {Leaf|null}
   */
  look(id, point) {
    const { walk } = this;
    if (walk.positional) return walk.leafAt(id, this.from(point));
    const next = walk.pick(id);
    return next === walk ? null : next.decided;
  }

  /** @param {number} step @returns {boolean} whether there was something to turn */
  rotate(step) {
    const { turns, turned, leaf } = this;
    if (turns.length < 2) return false;
    this.wished = turns[(turns.indexOf(turned) + step + turns.length) % turns.length];
    if (leaf) this.leaf = this.leafTurned(leaf);
    return true;
  }

  /** @param {Leaf} before @returns {Leaf|null} the same piece, turned, as near as possible to where it was */
  leafTurned(before) {
    const where = this.middle(before);
    return where ? nearest(this.walk.leaves, this.from(where)) : null;
  }

  /** @param {Point} point @returns {(leaf: Leaf) => number} how far a move lies from there */
  from(point) {
    return (leaf) => {
      const where = this.middle(leaf);
      return where ? Math.hypot(where.x - point.x, where.y - point.y) : Infinity;
    };
  }

  /** Takes back a hint, or the place of the piece, or else the last pick. */
  back() {
    const placed = this.leaf && this.walk.question;
    this.leaf = null;
    if (this.unhinted) [this.picked, this.unhinted] = [this.unhinted, null];
    else if (!placed) this.unpick();
  }

  unpick() {
    do this.picked = this.picked.back();
    while (this.walk.decided);
  }
}

/**
 * What follows from a pick by itself needs no further word, unless it is a place, or something to agree to.
 * @param {Pick} pick
 * @param {Leaf} decided
 */
function isLastWord(pick, { steps }) {
  if ("path" in pick) return true;
  const said = "id" in pick ? steps.findIndex((step) => step.option.touches.includes(pick.id)) : pick.depth;
  return said >= 0 && steps.slice(said + 1).every((step) => !CONSENT.has(step.option.kind));
}
