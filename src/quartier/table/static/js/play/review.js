/**
 * A finished game thought over: asked for once, watched while it is worked out, and then a graph to go along, the turning
 * points, how everybody played, and what is to be said of the move that the replay shows.
 *
 * @typedef {import("../types.js").Review} Answer
 * @typedef {import("../types.js").ReviewState} ReviewState
 * @typedef {import("../types.js").Decision} Decision
 */

import { get, post } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { attempt, toast } from "../pages/frame.js";
import { say } from "../texts.js";
import { hinting } from "./edges.js";
import { Graph, lossSign } from "./graph.js";
import { howFar, noteReview } from "./reviewed.js";
import { scoreFrame, seatTable } from "./scores.js";

/** How often it is asked how far a review has come, in milliseconds. */
const ASK_EVERY = 1500;

export class Review {
  /**
   * @param {string} replay
   * @param {number} moves how many the game has
   * @param {{go: (move: number) => void, turn: (move: number) => void, there: () => void}} around what the page does: follows the graph, goes to a turning point, shows what has come
   */
  constructor(replay, moves, around) {
    this.replay = replay;
    this.path = `/replays/${replay}/review`;
    this.moves = moves;
    this.around = around;
    this.element = hinting(h("section", { class: "review", "aria-label": say("review") }));
    /** What is said of the move that is shown. */
    this.verdict = h("div", { class: "verdict", "aria-live": "polite" });
    /** Where there is little room, this shows what would have been better, and what it would have been worth. */
    this.unfold = h("button", { type: "button", class: "quiet unfold", "aria-expanded": "false", onclick: () => this.fold() }, say("what-was-better"), icon("next"));
    /** @type {Answer|null} */
    this.answer = null;
    /** @type {Graph|null} */
    this.graph = null;
    this.waiting = 0;
    this.left = false;
  }

  /** Offers nothing before it is known how far the review has come. @param {boolean} wanted whether it is to be asked for at once */
  async open(wanted) {
    const state = await attempt(() => get(this.path));
    if (wanted && state?.state === "none") await this.ask();
    else this.show(state ?? null);
  }

  async ask() {
    this.show(await attempt(() => post(this.path)) ?? null);
  }

  /** @param {ReviewState|null} state null: whoever asked was refused */
  show(state) {
    if (this.left) return;
    if (state) noteReview(this.replay, state.state);
    const watched = this.waiting > 0;
    clearTimeout(this.waiting);
    this.waiting = 0;
    if (state?.state === "working") return this.watch(state, watched);
    if (state?.state === "there" && state.review) return this.tell(state.review);
    if (watched) toast(say("review-interrupted"));
    this.offer();
  }

  /** Lets it be asked for, once. */
  offer() {
    const ask = h("button", { type: "button", class: "ask-review" }, icon("review"), say("review"));
    ask.addEventListener("click", () => {
      ask.disabled = true;
      this.ask();
    });
    fill(this.element, ask, h("p", { class: "note" }, say("review-about")));
  }

  /** @param {ReviewState} state @param {boolean} watched whether it was before */
  watch(state, watched) {
    const { done, decisions } = state;
    const told = howFar(state);
    const bar = h("progress", { "aria-label": say("review"), max: Math.max(1, decisions), ...(decisions ? { value: done } : {}) });
    if (watched) {
      this.element.querySelector("progress")?.replaceWith(bar);
      this.element.querySelector(".how-far")?.replaceChildren(told);
    } else fill(this.element, h("p", { class: "how-far" }, told), bar, h("p", { class: "note", role: "status" }, say("review-goes-on")));
    this.lookAgain();
  }

  lookAgain() {
    this.waiting = window.setTimeout(() => this.look(), ASK_EVERY);
  }

  async look() {
    const state = await get(this.path).catch(() => null);
    if (this.left) return;
    if (state) this.show(state);
    else this.lookAgain();
  }

  // --- when it is there ------------------------------------------------------------------------------

  /** @param {Answer} answer */
  tell(answer) {
    this.answer = answer;
    this.graph = new Graph(answer, this.moves, this.around.go);
    fill(this.element, h("h2", {}, answer.title), this.graph.element, this.graph.meaning, this.graph.legend, this.turningPoints(), this.players());
    this.around.there();
  }

  turningPoints() {
    const { title, note, points } = /** @type {Answer} */ (this.answer).turning;
    const link = (/** @type {{number: number, title: string}} */ point) => {
      const decision = this.at(point.number);
      return h("li", {}, h("button", { type: "button", class: "to-turn", onclick: () => this.around.turn(point.number) }, lossSign(decision?.verdict ?? ""), h("span", {}, point.title)));
    };
    return h("div", { class: "turning" }, h("h3", {}, title), points.length ? h("ol", {}, points.map(link)) : null, h("p", { class: "note" }, note));
  }

  players() {
    const { lead, players } = /** @type {Answer} */ (this.answer);
    const { title, note, headings, rows } = players;
    const [, ...names] = headings;
    const frame = scoreFrame(title);
    fill(frame, seatTable(names, rows.map(([label, ...values]) => ({ label, cells: values.map((value) => [value]) }))));
    return h("div", { class: "how-played" }, h("h3", {}, title), frame, h("details", {}, h("summary", {}, say("review-words")), h("p", { class: "note" }, note), h("p", { class: "note" }, lead)));
  }

  /** @param {number} move @returns {Decision|undefined} */
  at(move) {
    return this.answer?.decisions.find((one) => one.number === move);
  }

  /** Says what is to be said of a move. @param {number} move @returns {Decision["marks"]} what to mark in the scene */
  follow(move) {
    const decision = this.at(move);
    const title = !this.answer || !move ? "" : decision?.title ?? say("no-choice");
    this.graph?.at(move, title);
    const sign = decision ? lossSign(decision.verdict) ?? icon("check") : null;
    if (title) this.verdict.setAttribute("data-verdict", decision?.verdict ?? "none");
    const focused = document.activeElement === this.unfold;
    fill(this.verdict, title ? h("p", { class: "called" }, sign, h("b", {}, title)) : null, decision?.cost.length ? this.unfold : null, decision?.cost.map((line) => h("p", {}, line)) ?? []);
    if (focused) this.unfold.focus();
    return decision?.marks ?? {};
  }

  /** Shows or hides the details of a verdict, of this move and of those to come. */
  fold() {
    this.unfold.setAttribute("aria-expanded", String(this.verdict.classList.toggle("whole")));
  }

  close() {
    this.left = true;
    clearTimeout(this.waiting);
  }
}
