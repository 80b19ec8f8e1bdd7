/**
 * What is asked of the player, beside the board: a sentence, the choices as buttons (with pictures of what they stand
 * for), turning, and the last word before a move is sent. The same list serves keyboards and screen readers.
 *
 * @typedef {import("../trie.js").Walk} Walk
 * @typedef {import("../trie.js").Leaf} Leaf
 * @typedef {import("../trie.js").Answer} Answer
 * @typedef {import("../trie.js").Pick} Pick
 * @typedef {import("./scene.js").Scene} Scene
 *
 * @typedef {object} Shown all that it shows
 * @property {string} prompt
 * @property {Walk} walk picks so far, the turn included
 * @property {string[]} turns
 * @property {string} turn
 * @property {Answer[]} aside what may be chosen instead of placing the piece
 * @property {Answer[]} otherwise what else the thing that was picked last may mean
 * @property {boolean} begun whether there is anything to take back
 * @property {Leaf|null} leaf the move that waits for the last word
 * @property {boolean} hinted whether a bot has proposed it
 * @property {string} reason why
 * @property {boolean} pondering whether a bot thinks about a hint
 * @property {number|null} gain what it would do to the player's total
 * @property {boolean} mine whether a decision is asked of the player
 * @property {boolean} sending
 * @property {boolean} undo
 * @property {boolean} hint
 *
 * @typedef {object} Wishes
 * @property {(pick: Pick) => void} choose
 * @property {(pick: Pick|null) => void} look at what an answer would decide
 * @property {(step: number) => void} rotate
 * @property {() => void} back
 * @property {() => void} confirm
 * @property {() => void} undo
 * @property {() => void} hint
 */

import { fill, h, icon } from "../dom.js";
import { change, say } from "../texts.js";
import { ON_THE_BOARD, cautionOf } from "../trie.js";
import { hinting } from "./edges.js";
import { thumb } from "./thumb.js";

/** Kinds of choices that are things with a look of their own. */
const PICTURED = new Set(["piece", "tile", "card", "resource", "type"]);
/** Labels longer than this tell more than a small picture could; but tiles are known by their looks. */
const LONG = 40;
/** More amounts than this are one number to set. */
const MANY = 6;

export class Asking {
  /** @param {Scene} scene @param {Wishes} wishes */
  constructor(scene, wishes) {
    this.scene = scene;
    this.wishes = wishes;
    this.key = "";
    /** Whether the focus was here, and waits for the next button: between two decisions there may be none. */
    this.unfocused = false;
    /** @type {Leaf[]|null} the moves among which the last question was */
    this.all = null;
    this.prompt = h("h2", { class: "prompt", "aria-live": "polite" });
    this.reason = h("p", { class: "reason", "aria-live": "polite" });
    this.body = h("div", { class: "answers" });
    this.tools = h("div", { class: "tools" });
    const head = h("div", { class: "question" }, this.prompt, this.tools);
    this.element = hinting(h("section", { class: "asking", "aria-label": say("asked-of-you") }, head, this.reason, this.body));
  }

  /** @param {Shown} shown */
  show(shown) {
    const sentence = this.sentence(shown);
    const goesOn = shown.walk.all === this.all;
    if (this.prompt.textContent !== sentence) this.prompt.textContent = sentence;
    if (this.differs(shown)) this.renew(shown, goesOn);
    this.tools.querySelector(".hint")?.setAttribute("aria-busy", String(shown.pondering));
  }

  /** @param {Shown} shown @param {boolean} goesOn whether it is about the same decision as before */
  renew(shown, goesOn) {
    const name = goesOn && this.element.contains(document.activeElement) ? nameOf(document.activeElement) : "";
    const focused = this.element.contains(document.activeElement) || (this.unfocused && document.activeElement === document.body);
    const opened = this.body.querySelector("details")?.open ?? false;
    this.element.classList.toggle("mine", shown.mine);
    const caution = shown.leaf ? cautionOf(shown.leaf) : "";
    this.reason.textContent = [caution, shown.reason].filter(Boolean).join(" ");
    this.reason.classList.toggle("caution", caution !== "");
    const answers = shown.leaf ? this.lastWord(shown) : this.choices(shown, opened);
    fill(this.body, this.walked(shown), ...[answers].flat(), h("div", { class: "ways" }, this.turning(shown), this.backButton(shown)));
    fill(this.tools, this.toolButtons(shown));
    if (focused && !this.element.contains(document.activeElement)) (this.named(name) ?? this.first())?.focus();
    this.unfocused = focused && !this.element.contains(document.activeElement);
  }

  /**
   * A button that is replaced under a finger would not be pressed: so nothing is drawn anew that stays the same, and
   * that a bot thinks changes none.
   * @param {Shown} shown
   */
  differs({ walk, leaf, pondering: _, otherwise: __, ...rest }) {
    const key = JSON.stringify([walk.picks, leaf?.path, rest]);
    const same = key === this.key && walk.all === this.all;
    Object.assign(this, { key, all: walk.all });
    return !same;
  }

  /** @param {string} name @returns {HTMLElement|undefined} what is called so, that whoever was there stays there */
  named(name) {
    return name ? visible(this.element.querySelectorAll("button, summary")).find((one) => nameOf(one) === name) : undefined;
  }

  /** @returns {HTMLElement|undefined} the first button that goes on */
  first() {
    return ["button.go", ".choices button", "summary"].flatMap((kind) => visible(this.body.querySelectorAll(kind)))[0];
  }

  /** @param {Shown} shown */
  sentence({ prompt, walk, leaf, hinted, pondering, mine, sending }) {
    if (sending) return say("sending");
    if (!mine) return prompt;
    if (pondering) return say("thinking-hint");
    if (leaf) return say(hinted ? "a-bot-would" : "is-this-your-move");
    return walk.asks(prompt);
  }

  /** @param {Shown} shown */
  walked({ walk, leaf, mine }) {
    const options = leaf ? leaf.steps.map((step) => step.option) : walk.walked;
    if (!mine || !options.length) return null;
    return h("p", { class: "walked" }, options.map((option) => h("span", {}, option.label)));
  }

  /** @param {Shown} shown @param {boolean} opened */
  choices({ walk, aside, otherwise, mine, sending }, opened) {
    if (!mine || sending) return null;
    const { question, answers } = walk;
    const isPlace = (/** @type {Answer} */ answer) => question !== null && ON_THE_BOARD.has(answer.options[0].kind);
    const isAmount = (/** @type {Answer} */ answer) => answers.length > MANY && answer.options[0].kind === "amount";
    const [places, amounts] = [answers.filter(isPlace), answers.filter(isAmount)];
    const open = this.grouped([...answers.filter((answer) => !isPlace(answer) && !isAmount(answer)), ...aside]);
    if (question?.mayEnd) open.push(h("li", {}, this.button(say("that-is-all"), null, () => this.wishes.choose({ depth: question.depth, choice: null }))));
    return [
      amounts.length ? this.amount(amounts) : null,
      open.length ? h("ul", { class: "choices" }, open) : null,
      places.length ? this.list(places.map((answer) => this.choice(answer)), opened) : null,
      this.alternatives(otherwise),
    ];
  }

  /** @param {Answer[]} otherwise what else may be meant, named by what it would be used for */
  alternatives(otherwise) {
    return otherwise.length ? h("ul", { class: "choices otherwise" }, otherwise.map((answer) => this.choice(answer, captionOf(answer.options)))) : null;
  }

  /** Answers that are ways of doing the same stand together, under its name. @param {Answer[]} answers @returns {HTMLElement[]} */
  grouped(answers) {
    const captions = [...new Set(answers.map((answer) => captionOf(answer.options)))];
    return captions.flatMap((caption) => {
      const items = answers.filter((answer) => captionOf(answer.options) === caption).map((answer) => this.choice(answer, caption));
      if (!caption || items.length < 2) return items;
      return [h("li", { class: "ways-of" }, h("span", { "aria-hidden": "true" }, caption), h("ul", { class: "choices" }, items))];
    });
  }

  /** Many amounts are one number: a slider, a step less, a step more. @param {Answer[]} answers */
  amount(answers) {
    const last = answers.length - 1;
    const slider = h("input", { type: "range", min: 0, max: last, value: 0, "aria-label": this.prompt.textContent });
    const go = h("button", { class: "go", type: "button", onclick: () => this.wishes.choose(answers[Number(slider.value)].pick) });
    const caution = h("p", { class: "caution" });
    const show = (/** @type {number} */ place) => {
      const at = Math.max(0, Math.min(place, last));
      const [{ label, caution: warned = "" }] = answers[at].options;
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", label);
      fill(go, icon("check"), label);
      caution.textContent = warned;
      this.wishes.look(answers[at].pick);
    };
    const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ label) =>
      h("button", { type: "button", "aria-label": label, onclick: () => show(Number(slider.value) + by) }, sign);
    slider.addEventListener("input", () => show(Number(slider.value)));
    show(0);
    return h("div", { class: "choices amount" }, step(-1, "−", say("less")), slider, step(1, "+", say("more")), go, caution);
  }

  /** Places lie closed: the board itself is the better list. @param {HTMLElement[]} items @param {boolean} opened */
  list(items, opened) {
    return h("details", { class: "from-list", open: opened }, h("summary", {}, say("choose-from-a-list")), h("ul", { class: "choices" }, items));
  }

  /** @param {Shown} shown */
  backButton({ walk, turns, leaf, mine, sending }) {
    const picks = walk.picks.length - (turns.length ? 1 : 0);
    if (!mine || sending || leaf || !picks) return null;
    return h("button", { class: "quiet back", type: "button", onclick: () => this.wishes.back() }, icon("back"), say("back"));
  }

  /** @param {Answer} answer @param {string} [caption] what it is a way of doing */
  choice({ options, pick }, caption = "") {
    const option = options[options.length - 1];
    const pictured = PICTURED.has(option.kind) ? option.touches[0] : null;
    const small = option.kind === "tile" || option.label.length < LONG;
    const button = this.button(option.label, small ? pictured : null, () => this.wishes.choose(pick), caption, option.note ?? option.caution);
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.wishes.look(pick));
    button.addEventListener("focus", () => button.matches(":focus-visible") && this.wishes.look(pick));
    for (const end of ["pointerleave", "blur"]) button.addEventListener(end, () => this.wishes.look(null));
    return h("li", {}, button);
  }

  /** @param {string} label @param {string|null|undefined} pictured @param {() => void} onclick @param {string} [caption] @param {string} [note] */
  button(label, pictured, onclick, caption, note) {
    const element = pictured ? this.scene.find(pictured) : null;
    const words = h("span", {}, caption ? h("small", {}, caption) : null, h("span", { class: "label" }, label), note ? h("small", { class: "note" }, note) : null);
    return h("button", { class: "choice", type: "button", onclick }, element ? thumb(element) : null, words);
  }

  /** @param {Shown} shown */
  turning({ turns, turn, mine, sending }) {
    if (!mine || sending || turns.length < 2) return null;
    const place = turns.indexOf(turn) + 1;
    return h(
      "div",
      { class: "turning", role: "group", "aria-label": say("turn-the-piece") },
      h("button", { type: "button", onclick: () => this.wishes.rotate(-1), "aria-label": say("turn-left") }, icon("turn-left")),
      h("span", {}, say("turn-of", { place, all: turns.length })),
      h("button", { type: "button", onclick: () => this.wishes.rotate(1), "aria-label": say("turn-right"), title: "R" }, icon("turn-right")),
    );
  }

  /** @param {Shown} shown */
  lastWord({ gain, begun, otherwise, sending, mine }) {
    if (!mine || sending) return null;
    const words = h(
      "div",
      { class: "last-word" },
      h("button", { class: "go", type: "button", onclick: () => this.wishes.confirm() }, icon("check"), say("confirm"), this.gain(gain)),
      begun ? h("button", { type: "button", onclick: () => this.wishes.back() }, say("cancel")) : null,
    );
    return [words, this.alternatives(otherwise)];
  }

  /** @param {number|null} gain */
  gain(gain) {
    if (gain === null) return null;
    if (gain === 0) return h("span", { class: "unseen" }, say("keeps-your-score"));
    const meant = say("changes-your-score", { points: change(gain) });
    return h("span", { class: "gain", title: meant }, h("span", { "aria-hidden": "true" }, change(gain)), h("span", { class: "unseen" }, meant));
  }

  /** @param {Shown} shown */
  toolButtons({ undo, hint, mine, sending }) {
    const tool = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => void} */ onclick) =>
      h("button", { class: `quiet ${sign}`, type: "button", onclick, "aria-label": label, title: label }, icon(sign), h("span", {}, label));
    return [
      undo && !sending && tool("undo", say("take-back"), () => this.wishes.undo()),
      hint && mine && !sending && tool("hint", say("hint"), () => this.wishes.hint()),
    ];
  }
}

/** @param {NodeListOf<Element>} elements @returns {HTMLElement[]} */
function visible(elements) {
  return /** @type {HTMLElement[]} */ ([...elements]).filter((one) => one.checkVisibility());
}

/** @param {Element|null} element @returns {string} how a button is called */
function nameOf(element) {
  return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
}

/** @param {import("../types.js").Option[]} options @returns {string} what the last of them is a way of doing, if it does not say so itself */
function captionOf(options) {
  const [{ label: last }, ...before] = [...options].reverse();
  const caption = before.reverse().map((option) => option.label).join(" › ");
  return last.toLowerCase().startsWith(caption.toLowerCase()) ? "" : caption;
}
