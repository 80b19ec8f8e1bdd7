/**
 * A game once more: slider, steps, autoplay, a link to every move, and the game as record, picture or film.
 *
 * @typedef {import("../types.js").Update} Update
 */

import { fetchFile, get } from "../api.js";
import { debounced, fill, h, icon } from "../dom.js";
import { isPressedBySpace, isShortcut } from "../keys.js";
import { hinting } from "../play/edges.js";
import { Log, line } from "../play/log.js";
import { shortName } from "../play/names.js";
import { People } from "../play/people.js";
import { TALL, layoutNow } from "../play/play.js";
import { read } from "../play/reading.js";
import { Review } from "../play/review.js";
import { Hands } from "../play/hands.js";
import { Scene } from "../play/scene.js";
import { Scores } from "../play/scores.js";
import { say, spoken } from "../texts.js";
import { attempt, bar, openDialog, shareBox, showFailure } from "./frame.js";
import { openRules } from "./rules.js";
import { uploadButton } from "./uploading.js";

const STEP_EVERY = 1200;
/** Where everything but the board lies below it, and little of that is seen at once. */
const BELOW = "(max-width: 700px), (max-width: 1000px) and (orientation: portrait)";
/** How long a file that was fetched can still be stored, in milliseconds. */
const KEPT_FOR = 60000;

/** @param {Element} page @param {string} id */
export function replayPage(page, id) {
  const replay = new Replay(page, id);
  replay.open();
  return () => replay.close();
}

class Replay {
  /** @param {Element} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
    this.scene = new Scene();
    this.scores = new Scores();
    this.people = new People();
    this.log = new Log((number) => this.jump(number));
    this.left = false;
    this.move = 0;
    this.playing = 0;
    /** @type {Map<string, Promise<Update>>} */
    this.seen = new Map();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onHash = () => this.to(this.fromHash() ?? this.move);
    this.onWidth = () => this.follow();
    this.onSlide = debounced((/** @type {number} */ move) => this.to(move), 60);
    addEventListener("keydown", this.onKey);
    addEventListener("hashchange", this.onHash);
    this.narrow = matchMedia(TALL);
    this.below = matchMedia(BELOW);
    for (const width of [this.narrow, this.below]) width.addEventListener("change", this.onWidth);
    new Hands(this.scene, { pick() {}, hover() {}, rotate: () => false, back() {}, read });
  }

  async open() {
    try {
      this.summary = await get(`/replays/${this.id}`);
    } catch (error) {
      return showFailure(this.page, /** @type {Error} */ (error).message);
    }
    if (this.left) return;
    document.title = `${this.summary.title} · Quartier`;
    this.layOut();
    this.review?.open(isAsked());
    const whole = attempt(() => get(`/replays/${this.id}/state`, { layout: "none" }));
    await this.to(this.fromHash() ?? 0);
    this.log.add((await whole)?.log ?? []);
    this.log.mark(this.move);
  }

  /** @returns {number|null} the move that the address names */
  fromHash() {
    const named = /^#(?:move=)?(\d+)$/.exec(location.hash);
    return named ? Math.min(Number(named[1]), this.summary.moves) : null;
  }

  layOut() {
    const last = this.summary.moves;
    this.slider = h("input", { type: "range", min: 0, max: last, value: 0, "aria-label": say("move-number"), oninput: () => this.slide() });
    this.told = h("p", { class: "prompt", "aria-live": "polite" });
    this.count = h("span", { class: "which" });
    this.way = h("div", { class: "way" }, this.slider, this.count);
    this.playButton = h("button", { class: "go", type: "button", onclick: () => this.toggle() });
    const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => number} */ to) =>
      h("button", { class: "bare", type: "button", "aria-label": label, title: label, onclick: () => this.jump(to()) }, icon(sign));
    this.review = this.summary.over
      ? new Review(this.id, last, { go: (move) => this.slideTo(move), turn: (move) => this.toTurn(move), there: () => this.follow() })
      : null;
    const player = hinting(h(
      "section",
      { class: "asking player", "aria-label": say("replay") },
      this.told,
      this.way,
      h("div", { class: "steps" }, step("first", say("to-the-start"), () => 0), step("back", say("one-back"), () => this.move - 1), this.playButton, step("next", say("one-on"), () => this.move + 1), step("last", say("to-the-end"), () => last)),
    ));
    const files = h("section", { class: "files actions", "aria-label": say("keep-and-share") }, this.downloads(), uploadButton());
    const side = hinting(h("aside", { class: "side" }, player, this.review?.element, this.people.element, this.scores.element, this.log.element, files));
    const rules = h("button", { class: "bare", type: "button", "aria-label": say("rules"), title: say("rules"), onclick: () => openRules(`/replays/${this.id}`) }, icon("book"));
    const views = ["board", ...(this.review ? ["review"] : []), "scores", "log", "people"];
    const tabs = h("nav", { class: "tabs", "aria-label": say("views") }, views.map((tab) => h("button", { type: "button", "data-to": tab, onclick: () => this.turnTo(tab) }, icon(tab), say(`tab-${tab}`))));
    this.root = h("main", { class: "at-table" }, bar(this.summary.title, this.wayBack(), rules), h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": say("scene-name") }, this.scene.element), side, tabs);
    fill(this.page, this.root);
    this.turnTo(this.review && isAsked() ? "review" : "board");
    this.pause();
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.root?.setAttribute("data-tab", tab);
    for (const button of this.root?.querySelectorAll(".tabs button") ?? []) button.setAttribute("aria-pressed", String(button.getAttribute("data-to") === tab));
  }

  wayBack() {
    const { table } = this.summary;
    const label = say(table ? "to-the-table" : "to-the-lobby");
    return h("a", { class: "button quiet way-back", href: table ? `/table/${table}` : "/", "aria-label": label, title: label }, icon("back"), h("span", {}, label));
  }

  downloads() {
    const base = `/api/replays/${this.id}`;
    const file = (/** @type {string} */ path, /** @type {string} */ label, /** @type {string} */ name) => h("a", { class: "button quiet", href: path, download: name }, icon("download"), label);
    this.picture = file(this.pictureAddress(), say("as-picture"), "quartier.png");
    return [
      h("button", { class: "quiet", type: "button", onclick: () => this.share() }, icon("share"), say("share-move")),
      file(`${base}/record`, say("as-record"), `${this.id}.json`),
      this.picture,
      h("button", { class: "quiet film", type: "button", onclick: () => this.keepFilm(`${base}/animation.gif?language=${spoken()}`) }, icon("download"), say("as-film")),
    ];
  }

  /** A film takes long to make: so it is said that it is being made, and once. @param {string} address */
  async keepFilm(address) {
    const button = this.root?.querySelector(".film");
    if (!button || button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    fill(button, h("span", { class: "spinner" }), h("span", { role: "status" }, say("film-being-made")));
    const film = await attempt(() => fetchFile(address));
    button.removeAttribute("aria-busy");
    fill(button, icon("download"), say("as-film"));
    if (!film || this.left) return;
    const kept = URL.createObjectURL(film);
    h("a", { href: kept, download: "quartier.gif" }).click();
    setTimeout(() => URL.revokeObjectURL(kept), KEPT_FOR);
  }

  pictureAddress() {
    return `/api/replays/${this.id}/picture.png?move=${this.move}&language=${spoken()}&layout=${layoutNow()}`;
  }

  share() {
    const link = new URL(`/replay/${this.id}#${this.move}`, location.href).href;
    openDialog(say("share-move"), [shareBox(link, say("share-move-about", { move: this.move }), this.summary.title, null)]);
  }

  /** @param {number} move @returns {Promise<Update>} */
  state(move) {
    const key = `${move} ${layoutNow()}`;
    const known = this.seen.get(key);
    if (known) return known;
    const asked = get(`/replays/${this.id}/state`, { move, layout: layoutNow() });
    asked.catch(() => this.seen.delete(key));
    this.seen.set(key, asked);
    return asked;
  }

  /**
   * Shows the same move as the page is now. What is said of it is now longer, now shorter: so it stands below the graph,
   * which keeps its place under the pointer; or where the graph is not in sight, above the slider.
   */
  follow() {
    const legend = this.review?.graph?.legend;
    if (this.review && this.told && legend) {
      if (this.below.matches) this.way?.before(this.told, this.review.verdict);
      else legend.after(this.told, this.review.verdict);
    }
    return this.to(this.move);
  }

  /** Goes along with who draws a finger over the graph. @param {number} move */
  slideTo(move) {
    if (this.slider) this.slider.value = String(move);
    this.slide();
  }

  /** Goes to a turning point, and shows it on the board. @param {number} move */
  async toTurn(move) {
    this.turnTo("board");
    this.pause();
    await this.to(move);
    this.reveal(this.scene.marks.last.querySelector(".better"));
  }

  /** Brings a mark into sight where the board is higher than its stage. @param {Element|null} mark */
  reveal(mark) {
    const stage = this.root?.querySelector(".stage");
    if (!stage || !mark) return;
    const [frame, box] = [stage.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) stage.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
  }

  /** Follows the slider; whatever else is on its way to be shown no longer is. */
  slide() {
    this.pause();
    this.aim(Number(this.slider?.value));
    this.onSlide(this.move);
  }

  /** Goes to a move that was asked for, and stays there. @param {number} move */
  jump(move) {
    this.pause();
    this.to(move);
  }

  /** Makes a move the one that is to be shown. @param {number} move */
  aim(move) {
    this.move = move;
    this.review?.graph?.aim(move);
  }

  /** @param {number} wished */
  async to(wished) {
    const move = Math.max(0, Math.min(wished, this.summary.moves));
    this.aim(move);
    const update = await attempt(() => this.state(move));
    if (!update || this.left || move !== this.move) return;
    await this.show(update, move);
    if (move < this.summary.moves) this.state(move + 1).catch(() => {});
  }

  /** @param {Update} update @param {number} move */
  async show(update, move) {
    const told = update.log[update.log.length - 1];
    const touched = told?.touched ?? [];
    await this.scene.show(update, [touched]);
    const { played, better } = this.review?.follow(move) ?? {};
    this.scene.marks.last.replaceChildren(...this.scene.outlines(played?.length ? played : touched, "last"), ...this.scene.outlines(better ?? [], "better"));
    this.scores.show(update.scores, update.status.seats.map(shortName));
    this.people.show({ ...update, status: { ...update.status, waiting: [] } }, []);
    if (this.told) fill(this.told, told && move ? [...line(told).childNodes] : say("the-start"));
    if (this.slider) Object.assign(this.slider, { value: String(move) });
    if (this.count) fill(this.count, say("move-of", { move, all: this.summary.moves }));
    this.picture?.setAttribute("href", this.pictureAddress());
    this.log.mark(move);
    history.replaceState(null, "", `#${move}`);
    if (move === this.summary.moves) this.pause();
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.move === this.summary.moves) this.to(0);
    this.playing = window.setInterval(() => this.to(this.move + 1), STEP_EVERY);
    this.showPlaying();
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    this.showPlaying();
  }

  showPlaying() {
    const label = say(this.playing ? "pause" : "autoplay");
    if (this.playButton) fill(this.playButton, icon(this.playing ? "pause" : "play"));
    for (const attribute of ["aria-label", "title"]) this.playButton?.setAttribute(attribute, label);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.summary || !isShortcut(event)) return;
    const steps = /** @type {Record<string, number|undefined>} */ ({ ArrowRight: this.move + 1, ArrowLeft: this.move - 1, Home: 0, End: this.summary.moves });
    const wished = steps[event.key];
    if (wished !== undefined) this.jump(wished);
    else if (event.key === " " && !isPressedBySpace(event.target)) this.toggle();
    else return;
    event.preventDefault();
  }

  close() {
    this.left = true;
    this.pause();
    this.people.close();
    this.review?.close();
    removeEventListener("keydown", this.onKey);
    removeEventListener("hashchange", this.onHash);
    for (const width of [this.narrow, this.below]) width.removeEventListener("change", this.onWidth);
  }
}

/** @returns {boolean} whether the address asks for a review */
function isAsked() {
  return new URLSearchParams(location.search).has("review");
}
