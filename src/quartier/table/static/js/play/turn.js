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

import { ON_THE_BOARD, Walk, cautionOf, goalsOf, nearest } from "../trie.js";

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
    /** @type {Leaf|null} the move that waits for the last word: also one that is the only one in this turn of its piece */
    this.leaf = this.walk.decided;
    /** Whether the player has said where the piece lies, by pointing at a space. */
    this.placed = false;
    /** @type {{picked: Walk, wished: string, leaf: Leaf|null, placed: boolean}|null} where the player stood before a hint, or before another piece was taken */
    this.before = null;
    /** @type {Leaf|null} the move of the last hint */
    this.hint = null;
  }

  /** @returns {boolean} whether anything can be decided */
  get open() {
    return this.picked.all.length > 0;
  }

  /** @returns {boolean} whether there is anything to take back */
  get begun() {
    return this.picked.picks.length > 0 || (this.leaf !== null && (this.placed || this.leaf !== this.walk.decided));
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

  /** @returns {Answer[]} what else the thing that was picked last may mean */
  get otherwise() {
    return this.picked.otherwise;
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

  /** @returns {Set<string>} the things of the scene that can be picked now, those for another move too */
  get offered() {
    const { walk } = this;
    const begun = new Walk(walk.all).offered;
    return new Set([...walk.offered, ...[...this.others].filter((id) => begun.has(id) && !walk.picked.has(id))]);
  }

  /** @returns {Set<string>} the things of the scene that a pick is expected of: only with them does a pick end a decision */
  get asked() {
    return this.leaf ? goalsOf(this.leaf) : this.walk.asked;
  }

  /**
   * Picks a thing of the scene; another piece than the one in hand begins anew with that one.
   * @param {string} id
   * @param {Point} point where it was pointed at
   * @returns {boolean} whether this was the last word that the move needed
   */
  pick(id, point) {
    const { walk, leaf: shown } = this;
    const expected = this.asked.has(id);
    if (walk.positional) {
      const leaf = walk.leafAt(id, this.from(point));
      if (leaf) {
        Object.assign(this, { leaf, placed: true });
        return expected && (!shown || shown === leaf) && !cautionOf(leaf);
      }
    }
    if (shown && walk.decided && expected) return !cautionOf(shown);
    const next = walk.pick(id);
    if (next !== walk) return this.go(next) && expected && !this.otherwise.length;
    if (this.offered.has(id)) this.leap(new Walk(walk.all).pick(id));
    return false;
  }

  /** @param {Pick} pick of an answer @returns {boolean} whether this was the last word that the move needed */
  choose(pick) {
    return this.go(this.with(pick));
  }

  /** @param {Pick} pick of an answer @returns {Walk} */
  with(pick) {
    if ("after" in pick) return this.picked.back().with(pick);
    const aside = this.aside.some((answer) => JSON.stringify(answer.pick) === JSON.stringify(pick));
    return (aside ? this.picked : this.walk).with(pick);
  }

  /** @param {Pick} pick of an answer @returns {Leaf|null} the move that it would decide */
  decidedBy(pick) {
    return this.with(pick).decided;
  }

  /** @param {Walk} walk @returns {boolean} whether it needs no further word; what is to be warned of always does */
  go(walk) {
    this.picked = walk;
    const { decided } = this.walk;
    const placed = decided !== null && walk.picks.some((pick) => "id" in pick && goalsOf(decided).has(pick.id));
    Object.assign(this, { leaf: decided, placed, before: null });
    if (!decided || this.turns.length || cautionOf(decided)) return false;
    return isLastWord(walk.picks[walk.picks.length - 1], decided);
  }

  /** Goes elsewhere than the picks lead, from where one can go back to them. @param {Walk} walk */
  leap(walk) {
    const { picked, wished, leaf, placed } = this;
    this.go(walk);
    this.before = { picked, wished, leaf, placed };
  }

  /**
   * Whoever declines a hint stands where they stood before the first one.
   * @param {string} path a whole move
   * @returns {boolean} whether there is such a move
   */
  goTo(path) {
    const { before, leaf, hint } = this;
    const walk = new Walk(this.picked.all).to(path);
    if (!walk.decided) return false;
    this.leap(walk);
    if (leaf && leaf === hint) this.before = before;
    this.hint = this.leaf;
    return true;
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

  /**
   * Turns the piece. One that was put somewhere stays near there; one in hand is shown where it lies if there is but one place.
   * @param {number} step
   * @returns {boolean} whether there was something to turn
   */
  rotate(step) {
    const { turns, turned } = this;
    if (turns.length < 2) return false;
    const placed = this.placed ? this.leaf : null;
    this.wished = turns[(turns.indexOf(turned) + step + turns.length) % turns.length];
    this.leaf = (placed && this.leafTurned(placed)) ?? this.walk.decided;
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

  /** Takes back the place of the piece, or a hint, or that another piece was taken, or else the last pick. */
  back() {
    const lifted = this.leaf && this.walk.question;
    Object.assign(this, { leaf: null, placed: false });
    if (lifted) return;
    if (this.before) Object.assign(this, this.before, { before: null });
    else this.unpick();
  }

  unpick() {
    do this.picked = this.picked.back();
    while (this.picked.picks.length && this.walk.decided);
    this.leaf = this.walk.decided;
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
