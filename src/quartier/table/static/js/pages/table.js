/**
 * A table: the waiting room until everybody is there, then the game, through the eyes of one of this device's seats.
 *
 * @typedef {import("../types.js").Update} Update
 */

import { Announcer } from "../announce.js";
import { get, post } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { isShortcut } from "../keys.js";
import { line } from "../play/log.js";
import { hinting } from "../play/edges.js";
import { openEnding } from "../play/ending.js";
import { Herald } from "../play/herald.js";
import { People } from "../play/people.js";
import { Play } from "../play/play.js";
import { read } from "../play/reading.js";
import { seatName, shortName } from "../play/names.js";
import { keep, kept } from "../settings.js";
import { say } from "../texts.js";
import { attempt, bar, go, openDialog, shareBox, showFailure, toast } from "./frame.js";
import { openRules } from "./rules.js";
import { waitingRoom } from "./waiting.js";

/** How long the result of a move stays in view before the curtain falls, in milliseconds. */
const HAND_OVER_AFTER = 900;
const TABS = [
  ["board", "board"],
  ["scores", "scores"],
  ["log", "log"],
  ["people", "people"],
];

/** @param {Element} page @param {string} id */
export function tablePage(page, id) {
  const table = new TablePage(page, id);
  table.open();
  return () => table.close();
}

class TablePage {
  /** @param {Element} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
    this.left = false;
    /** @type {Play|null} */
    this.play = null;
    /** @type {People|null} */
    this.people = null;
    /** @type {Herald|null} */
    this.herald = null;
    /** @type {Announcer|null} */
    this.announcer = null;
    /** @type {any} */
    this.summary = null;
    this.waitingSeats = "";
    this.ended = false;
    this.banner = h("p", { class: "banner", role: "status", hidden: true }, say("line-lost"));
    /** The number of the last update before the player looked away. */
    this.lastSeen = -1;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onSight = () => this.sight();
    this.onTouch = () => this.comeBack();
    addEventListener("keydown", this.onKey);
    addEventListener("pointerdown", this.onTouch);
    document.addEventListener("visibilitychange", this.onSight);
  }

  async open() {
    try {
      this.summary = await get(`/tables/${this.id}`);
    } catch (error) {
      return showFailure(this.page, /** @type {Error} */ (error).message);
    }
    if (this.left) return;
    this.announcer = new Announcer(this.summary.title);
    this.sit(this.firstSeat());
  }

  /** @returns {number[]} the seats of this device */
  get mine() {
    return this.summary.seats.filter((/** @type {any} */ seat) => seat.mine).map((/** @type {any} */ seat) => seat.seat);
  }

  /** @returns {number|null} the seat to look through first; null: a spectator's eyes */
  firstSeat() {
    const wished = Number(new URLSearchParams(location.search).get("seat") ?? NaN);
    if (this.mine.includes(wished)) return wished;
    const asked = this.mine.find((seat) => this.summary.waiting?.includes(seat));
    return asked ?? this.mine[0] ?? null;
  }

  /** Looks through the eyes of a seat; where several people share a device, behind a curtain. @param {number|null} seat */
  sit(seat) {
    this.stand();
    if (this.mine.length > 1 && seat !== null && this.summary.stage === "playing") this.curtain(seat);
    else this.show(seat);
  }

  /** @param {number} seat */
  curtain(seat) {
    this.announcer?.show(false);
    const name = seatName(this.summary.seats[seat]);
    const ready = h("button", { class: "go", type: "button", onclick: () => this.show(seat) }, say("curtain-open", { name }));
    fill(this.page, h("main", { class: "curtain" }, h("h1", {}, say("curtain", { name })), h("p", { class: "lead" }, say("curtain-about")), ready));
    ready.focus();
  }

  /** @param {number|null} seat */
  show(seat) {
    const play = new Play(this.id, seat, {
      updated: (update) => this.updated(update),
      line: (up) => this.line(up),
      complain: toast,
      refused: (text) => !this.left && this.stage === "" && showFailure(this.page, text),
      read,
    });
    this.play = play;
    this.people = new People(this.summary.clock.kind !== "none");
    this.herald = new Herald();
    this.stage = "";
    this.ended = false;
    this.returned = false;
  }

  layOut() {
    const { play, people, herald } = this;
    if (!play || !people || !herald) return;
    const tabs = h("nav", { class: "tabs", "aria-label": say("views") }, TABS.map(([tab, sign]) => h("button", { type: "button", "data-to": tab, "aria-pressed": String(tab === "board"), onclick: () => this.turnTo(tab) }, icon(sign), say(`tab-${tab}`))));
    this.side = hinting(h("aside", { class: "side" }, play.asking.element, people.element, play.scores.element, play.log.element));
    this.root = h("main", { class: "at-table", "data-tab": "board" }, bar(this.summary.title, ...this.signs()), this.banner, h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": say("scene-name") }, play.scene.element), this.side, tabs, herald.element);
    if (play.seat === null) play.asking.element.append(h("p", { class: "note" }, say("looking-on")));
    fill(this.page, this.root);
  }

  signs() {
    const sign = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ onclick) =>
      h("button", { class: `bare ${name}`, type: "button", "aria-label": label, title: label, onclick }, icon(name));
    return [sign("book", say("rules"), () => openRules(`/tables/${this.id}`)), sign("share", say("share-table"), () => this.share())];
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.root?.setAttribute("data-tab", tab);
    for (const button of this.root?.querySelectorAll(".tabs button") ?? []) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-to") === tab));
    }
  }

  // --- what the server tells -------------------------------------------------------------------------

  /** @param {Update} update */
  updated(update) {
    if (this.left) return;
    const began = this.stage === "waiting" && update.status.stage !== "waiting";
    if (update.status.stage === "waiting") return this.wait(update);
    if (began) return void this.open();
    if (this.stage === "") this.layOut();
    this.stage = update.status.stage;
    Object.assign(this.summary, { stage: update.status.stage, waiting: update.status.waiting });
    this.people?.show(update, this.mine, this.play?.seat ?? null);
    this.announcer?.tell(Boolean(this.play?.mine), update.number);
    this.herald?.tell(update, update.status.seats.map(shortName));
    this.welcomeBack(update);
    this.handOver(update);
    if (update.status.over) this.end(update);
  }

  /** @param {Update} update */
  async wait(update) {
    const seats = JSON.stringify(update.status.seats);
    if (this.stage === "waiting" && seats === this.waitingSeats) return;
    Object.assign(this, { stage: "waiting", waitingSeats: seats });
    this.summary = (await attempt(() => get(`/tables/${this.id}`))) ?? this.summary;
    if (!this.left) waitingRoom(this.page, this.summary, () => this.open());
  }

  /** Says that the line is down, also before there is a game to be seen. @param {boolean} up */
  line(up) {
    if (!this.banner.isConnected) this.page.prepend(this.banner);
    this.banner.hidden = up;
  }

  /** Says that somebody is here again for whom a bot decides: to have the page open was not enough. */
  comeBack() {
    const { update, seat, live } = this.play ?? {};
    if (update?.status.seats.find((one) => one.seat === seat)?.away) live?.greet();
  }

  /** Somebody who looks away and comes back to news has returned, just as after opening the page anew. */
  sight() {
    const update = this.play?.update;
    if (!update || this.stage === "waiting") return;
    if (document.hidden) this.lastSeen = update.number;
    else this.comeBack();
    if (!document.hidden && update.number !== this.lastSeen) {
      this.returned = false;
      this.welcomeBack(update);
    }
  }

  /** Says first what happened since the player's last decision, when they come back. @param {Update} update */
  welcomeBack(update) {
    const { play } = this;
    if (!play || play.seat === null || document.hidden) return;
    const key = `quartier.seen.${this.id}.${play.seat}`;
    const [before, told] = [kept(key), play.log.after(0)];
    const own = told.filter((entry) => entry.seat === play.seat).pop()?.number ?? 0;
    const news = told.filter((entry) => entry.number > own && entry.seat !== play.seat);
    if (own !== before || update.status.over) this.news?.remove();
    if (!this.returned && typeof before === "number" && news.length && !update.status.over) this.showNews(news);
    this.returned = true;
    keep(key, own);
  }

  /** @param {import("../types.js").LogEntry[]} news */
  showNews(news) {
    const close = h("button", { class: "go", type: "button", onclick: () => this.news?.remove() }, say("go-on"));
    this.news?.remove();
    this.news = h("section", { class: "away", "aria-label": say("since-your-move") }, h("h2", {}, say("since-your-move")), h("ol", {}, news.map((entry) => line(entry))), close);
    this.side?.prepend(this.news);
    const told = `${say("since-your-move")}. ${news.map((entry) => entry.text).join(" ")}`;
    requestAnimationFrame(() => this.herald?.say(told)); // what is there when a page opens is not read out
  }

  /** Hands the device on when another of its seats must decide. @param {Update} update */
  handOver(update) {
    const seat = this.play?.seat;
    const { waiting, over } = update.status;
    if (over || seat === null || seat === undefined || waiting.includes(seat)) return;
    const next = this.mine.find((other) => other > seat && waiting.includes(other)) ?? this.mine.find((other) => waiting.includes(other));
    if (next === undefined) return;
    if (this.handing) clearTimeout(this.handing);
    this.handing = window.setTimeout(() => !this.left && this.sit(next), HAND_OVER_AFTER);
  }

  /** Shows the count once, and leaves a way back to it. @param {Update} update */
  end(update) {
    const again = this.mine.length ? () => attempt(() => this.again()) : null;
    const count = () => openEnding(update, { mine: this.mine, again, replay: `/replay/${this.id}`, share: () => this.share() });
    const next = update.status.again ? h("a", { class: "button go to-again", href: `/table/${update.status.again}` }, icon("again"), say("to-next-game")) : null;
    const asking = this.play?.asking.element;
    asking?.querySelector(".afterwards")?.remove();
    asking?.append(h("div", { class: "actions afterwards" }, next, h("button", { type: "button", onclick: count }, say("final-count"))));
    if (this.ended) return;
    this.ended = true;
    count();
  }

  async again() {
    const made = await post(`/tables/${this.id}/again`);
    go(`/table/${made.table}`);
  }

  // --- sharing ---------------------------------------------------------------------------------------

  share() {
    const over = this.summary.stage === "over";
    const link = new URL(over ? `/replay/${this.id}` : `/table/${this.id}`, location.href).href;
    const label = say(over ? "share-replay-about" : "share-table-about");
    const box = shareBox(link, label, this.summary.title, over ? null : `/api/tables/${this.id}/qr.svg`);
    const carry = over || this.play?.seat === null ? null : h("button", { type: "button", onclick: () => attempt(() => this.carry()) }, say("other-device"));
    openDialog(say(over ? "share" : "share-table"), [box, carry]);
  }

  async carry() {
    const made = await post(`/tables/${this.id}/seats/${this.play?.seat}/link`);
    const code = URL.createObjectURL(new Blob([made.qr], { type: "image/svg+xml" }));
    const dialog = openDialog(say("other-device"), [shareBox(made.link, say("other-device-about"), this.summary.title, code)]);
    dialog.addEventListener("close", () => URL.revokeObjectURL(code));
  }

  // --- keys ------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    this.comeBack();
    if (!this.play || !isShortcut(event)) return;
    if (event.key.toLowerCase() === "r" || event.code === "KeyR") this.play.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && this.play.turn.begun) this.play.back();
    else return;
    event.preventDefault();
  }

  stand() {
    if (this.handing) clearTimeout(this.handing);
    this.play?.close();
    this.people?.close();
    this.play = null;
  }

  close() {
    this.left = true;
    this.stand();
    this.announcer?.stop();
    removeEventListener("keydown", this.onKey);
    removeEventListener("pointerdown", this.onTouch);
    document.removeEventListener("visibilitychange", this.onSight);
  }
}
