/**
 * One seat (or a spectator) at a table: the scene, what is asked, scores and log, kept true by the line to the server.
 *
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("../types.js").Score} Score
 * @typedef {import("../trie.js").Leaf} Leaf
 *
 * @typedef {object} Around what the page around it does
 * @property {(update: Update, play: Play) => void} updated
 * @property {(up: boolean) => void} line
 * @property {(text: string) => void} complain
 * @property {(text: string) => void} refused the server does not let this seat in
 * @property {(element: Element) => void} read
 */

import { debounced } from "../dom.js";
import { Live } from "../live.js";
import { confirms } from "../settings.js";
import { say, spoken } from "../texts.js";
import { ON_THE_BOARD, goalsOf, readTrie } from "../trie.js";
import { Asking } from "./asking.js";
import { ghostOf } from "./ghost.js";
import { Hands, middle } from "./hands.js";
import { Log } from "./log.js";
import { shortName } from "./names.js";
import { Scene } from "./scene.js";
import { Scores } from "./scores.js";
import { Turn } from "./turn.js";

const PREVIEW_AFTER = 120;
/** Narrower than this the scene is drawn for a phone. */
export const TALL = "(max-width: 700px)";

export class Play {
  /**
   * @param {string} table
   * @param {number|null} seat
   * @param {Around} around
   */
  constructor(table, seat, around) {
    this.seat = seat;
    this.around = around;
    this.scene = new Scene();
    this.scores = new Scores();
    this.log = new Log();
    this.turn = new Turn(null, () => null);
    this.sending = false;
    this.asked = "";
    /** @type {string[][]} what each of the last moves touched */
    this.touched = [];
    /** @type {Update|null} */
    this.update = null;
    /** @type {Map<string, Score[]>} what moves would do, as far as it was asked for */
    this.previews = new Map();
    /** @type {Leaf|null} the move under the pointer */
    this.looked = null;
    /** @type {{leaf: Leaf|null, reason: string}} the move that a strong bot would make, and why */
    this.hinted = { leaf: null, reason: "" };
    /** @type {Turn|null} the decision for which a hint is on its way */
    this.pondering = null;
    this.shown = Promise.resolve();
    this.asking = new Asking(this.scene, {
      choose: (pick) => this.after(this.turn.choose(pick)),
      look: (pick) => this.look(pick && this.turn.decidedBy(pick)),
      rotate: (step) => this.rotate(step),
      back: () => this.back(),
      confirm: () => this.send(),
      undo: () => this.undo(),
      hint: () => this.hint(),
    });
    this.hands = new Hands(this.scene, {
      pick: (id, point) => this.after(this.turn.pick(id, point)),
      hover: (id, point) => this.look(id && point ? this.turn.look(id, point) : null),
      rotate: (step) => this.rotate(step),
      back: () => this.back(),
      read: (element) => around.read(element),
    });
    this.askPreview = debounced((/** @type {Leaf} */ leaf) => this.preview(leaf), PREVIEW_AFTER);
    this.live = new Live(table, { seat, layout: layoutNow(), language: spoken() }, {
      update: (update) => this.take(update),
      line: (up) => around.line(up),
      refused: (refusal) => (this.update ? around.complain(refusal.message) : around.refused(refusal.message)),
    });
    this.narrow = matchMedia(TALL);
    this.restyle = () => this.live.restyle({ layout: layoutNow() });
    this.narrow.addEventListener("change", this.restyle);
  }

  /** Updates are shown one after the other, however long their drawings take to arrive. @param {Update} update */
  take(update) {
    this.shown = this.shown.then(() => this.show(update)).catch((error) => this.around.complain(String(error)));
  }

  /** @param {Update} update */
  async show(update) {
    if (update.status.stage === "waiting") return this.around.updated(update, this);
    const before = this.update;
    const { focusing } = this.hands;
    this.log.add(update.log);
    this.touched = this.log.touched(before?.number ?? update.number);
    await this.scene.show(update, before?.number === update.number ? [] : this.touched);
    this.update = update;
    this.scores.show(update.scores, update.status.seats.map(shortName));
    const asked = JSON.stringify(update.choices);
    if (asked !== this.asked || before?.status.turn !== update.status.turn) this.begin(update, asked);
    this.around.updated(update, this);
    this.refresh();
    if (focusing) this.hands.refocus();
  }

  /** @param {Update} update @param {string} asked */
  begin(update, asked) {
    this.asked = asked;
    this.turn = new Turn(readTrie(update.choices), (leaf) => this.middleOf(leaf));
    this.previews.clear();
    this.looked = null;
    this.sending = false;
  }

  /** @param {Leaf} leaf @returns {DOMPoint|null} */
  middleOf(leaf) {
    const box = this.scene.boxAround(goalsOf(leaf));
    return box ? middle(box) : null;
  }

  get mine() {
    return this.turn.open && !this.update?.status.over;
  }

  // --- deciding --------------------------------------------------------------------------------------

  /** @param {boolean} final whether the last word was spoken */
  after(final) {
    if (this.sending) return;
    if (this.turn.leaf && final && !confirms()) this.send();
    else {
      this.look(this.turn.leaf);
      this.refresh();
    }
  }

  /** @param {number} step */
  rotate(step) {
    const under = this.looked;
    const turned = this.turn.rotate(step);
    if (turned) {
      this.look(this.turn.leaf ?? (under && this.turn.leafTurned(under)));
      this.refresh();
    }
    return turned;
  }

  back() {
    this.turn.back();
    this.look(null);
    this.refresh();
  }

  async send() {
    const { leaf } = this.turn;
    if (!leaf || this.sending || !this.update) return;
    this.sending = true;
    this.refresh();
    try {
      await this.live.ask("move", { number: this.update.status.turn, path: leaf.path });
    } catch (refusal) {
      this.sending = false;
      this.around.complain(/** @type {Error} */ (refusal).message);
      this.refresh();
    }
  }

  async undo() {
    await this.attempt(() => this.live.ask("undo", { number: this.update?.status.turn }));
  }

  async hint() {
    const { turn } = this;
    const { picked, leaf } = turn;
    if (this.pondering === turn) return;
    const number = this.update?.status.turn;
    this.pondering = turn;
    this.refresh();
    const answer = await this.attempt(() => this.live.ask("hint"));
    if (this.pondering === turn) this.pondering = null;
    this.refresh();
    const hasMoved = this.sending || this.update?.status.turn !== number;
    if (!answer || hasMoved) return;
    const hasChosen = turn.picked !== picked || turn.leaf !== leaf;
    if (turn !== this.turn || hasChosen || !turn.goTo(answer.path)) return this.around.complain(say("hint-late"));
    this.hinted = { leaf: this.turn.leaf, reason: answer.reason };
    this.after(false);
  }

  /** @template T @param {() => Promise<T>} call @returns {Promise<T|null>} */
  async attempt(call) {
    try {
      return await call();
    } catch (refusal) {
      this.around.complain(/** @type {Error} */ (refusal).message);
      return null;
    }
  }

  // --- looking ---------------------------------------------------------------------------------------

  /** @param {Leaf|null} leaf the move under the pointer */
  look(leaf) {
    const seen = leaf ?? this.turn.leaf;
    if (seen === this.looked) return;
    this.looked = seen;
    this.showGhost();
    const known = seen ? this.previews.get(seen.path) ?? null : null;
    this.scores.preview(known);
    if (seen && !known) this.askPreview(seen);
  }

  showGhost() {
    this.scene.marks.ghost.replaceChildren(...(this.looked ? [ghostOf(this.scene, this.looked)] : []));
  }

  /** @param {Leaf} leaf */
  async preview(leaf) {
    if (leaf !== this.looked || this.previews.has(leaf.path)) return;
    const { turn } = this;
    const answer = await this.live.ask("preview", { path: leaf.path }).catch(() => null);
    if (!answer || turn !== this.turn) return;
    this.previews.set(leaf.path, answer.scores);
    if (leaf === this.looked) this.scores.preview(answer.scores);
    if (leaf === this.turn.leaf) this.refresh();
  }

  /** Shows the decision as it stands: sentence, choices, outlines. */
  refresh() {
    const { turn, update } = this;
    if (!update) return;
    const { walk } = turn;
    /** @type {Set<string>} */
    const offered = this.mine && !this.sending ? turn.offered : new Set();
    this.hands.offer(offered);
    this.scene.svg.classList.toggle("can-turn", turn.turns.length > 1);
    this.mark(walk.asked, walk.picked);
    this.showGhost();
    const hinted = turn.leaf !== null && turn.leaf === this.hinted.leaf;
    const preview = turn.leaf ? this.previews.get(turn.leaf.path) : undefined;
    this.asking.show({
      prompt: update.status.prompt,
      walk,
      turns: turn.turns,
      turn: turn.turned,
      aside: turn.aside,
      otherwise: turn.otherwise,
      begun: turn.begun,
      leaf: turn.leaf,
      hinted,
      reason: hinted ? this.hinted.reason : "",
      pondering: this.pondering === turn && !turn.leaf,
      gain: preview && this.seat !== null ? this.scores.gain(preview, this.seat) : null,
      mine: this.mine,
      sending: this.sending,
      undo: update.status.undo,
      hint: update.status.hints,
    });
  }

  /** @param {Set<string>} asked @param {Set<string>} picked */
  mark(asked, picked) {
    const { marks } = this.scene;
    const open = this.mine && !this.sending && !this.turn.leaf;
    const room = this.turn.walk.question?.options.some((option) => ON_THE_BOARD.has(option.kind));
    const kind = room ? "offer room" : "offer";
    marks.offers.replaceChildren(...(open ? this.scene.outlines(asked, kind) : []), ...(this.mine ? this.scene.outlines(picked, "picked") : []));
    marks.last.replaceChildren(...(this.turn.begun ? [] : this.scene.outlines(this.touched.flat(), "last")));
    this.hands.showFocus();
  }

  close() {
    this.narrow.removeEventListener("change", this.restyle);
    this.live.close();
  }
}

/** @returns {"wide"|"tall"} */
export function layoutNow() {
  return matchMedia(TALL).matches ? "tall" : "wide";
}
