/**
 * Who sits at the table, who still decides, and how much time is left.
 *
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("../types.js").SeatStatus} SeatStatus
 */

import { fill, h, icon, still } from "../dom.js";
import { points, say } from "../texts.js";
import { botName, shortName } from "./names.js";

/** Less time than this is shown as running out, in seconds. */
const SHORT = 20;
/** How long totals take to count up, in milliseconds. */
const COUNTING = 500;
/** More people than this sit closer together. */
const FEW = 3;

export class People {
  /** @param {boolean} timed whether decisions may take only so long */
  constructor(timed = false) {
    this.list = h("ul", { class: "people" });
    this.element = h("section", { class: "seats", "aria-label": say("who-plays") }, this.list, timed ? h("p", { class: "note" }, say("clock-about")) : null);
    /** @type {Update|null} */
    this.update = null;
    this.heard = 0;
    /** @type {number[]} the totals that are shown */
    this.totals = [];
    this.ticking = window.setInterval(() => this.tick(), 1000);
  }

  /** @param {Update} update @param {number[]} mine the seats of this device @param {number|null} [own] through which of them it looks */
  show(update, mine, own = null) {
    this.update = update;
    this.heard = performance.now();
    this.list.classList.toggle("many", update.status.seats.length > FEW);
    fill(this.list, update.status.seats.map((seat, number) => this.person(seat, number, this.whose(number, mine, own))));
    this.tick();
    this.count(update.scores.map((score) => score.total));
  }

  /** Lets the totals count up or down to what they are now. @param {number[]} totals */
  count(totals) {
    const before = this.totals.length === totals.length ? this.totals : totals;
    const shown = [...this.list.querySelectorAll(".total")];
    const begin = performance.now();
    this.totals = totals;
    const step = (/** @type {number} */ now) => {
      const part = still() ? 1 : Math.min(1, (now - begin) / COUNTING);
      shown.forEach((element, seat) => fill(element, points(Math.round(before[seat] + (totals[seat] - before[seat]) * part))));
      if (part < 1 && this.totals === totals) requestAnimationFrame(step);
    };
    step(begin);
  }

  /** @param {number} number @param {number[]} mine @param {number|null} own @returns {""|"you"|"beside-you"} how a seat belongs to this device, if it does */
  whose(number, mine, own) {
    if (!mine.includes(number)) return "";
    return number === own ? "you" : "beside-you";
  }

  /** @param {SeatStatus} seat @param {number} number @param {""|"you"|"beside-you"} whose */
  person(seat, number, whose) {
    const { status, scores } = /** @type {Update} */ (this.update);
    const deciding = status.waiting.includes(number);
    const winner = status.over && status.winners.includes(number);
    return h(
      "li",
      { class: deciding ? "deciding" : "", "data-seat": number },
      h("span", { class: "who" }, h("b", { title: shortName(seat) }, winner ? icon("star") : null, shortName(seat)), h("small", {}, this.about(seat, deciding, whose))),
      typeof seat.clock !== "number" ? null : h("span", { class: "clock" }, icon("clock"), h("span", {})),
      scores[number] ? h("span", { class: "total" }, points(scores[number].total)) : null,
    );
  }

  /** @param {SeatStatus} seat @param {boolean} deciding @param {""|"you"|"beside-you"} whose */
  about(seat, deciding, whose) {
    const yours = deciding && whose === "you";
    const owner = { "": () => "", "you": () => say("you"), "beside-you": () => say("beside-you") }[whose];
    const words = [shortName(seat) === seat.title ? "" : seat.title, botName(seat), yours ? say("your-turn").toLowerCase() : owner()];
    if (seat.away) words.push(say("away"));
    else if (seat.who === "human" && seat.online === false && !whose) words.push(say("offline"));
    if (deciding && !yours) words.push(seat.who === "bot" ? say("thinking") : say("deciding"));
    return words.filter(Boolean).join(" · ");
  }

  /** Lets the clocks run on between two messages. */
  tick() {
    const passed = (performance.now() - this.heard) / 1000;
    for (const item of this.list.children) {
      const clock = item.querySelector(".clock");
      const left = this.update?.status.seats[Number(item.getAttribute("data-seat"))].clock;
      if (!clock || typeof left !== "number") continue;
      const now = Math.max(0, Math.ceil(left - passed));
      clock.classList.toggle("short", now <= SHORT);
      fill(/** @type {Element} */ (clock.lastElementChild), timeText(now));
    }
  }

  close() {
    clearInterval(this.ticking);
  }
}

/** @param {number} seconds */
function timeText(seconds) {
  if (seconds >= 172800) return say("days-left", { count: Math.floor(seconds / 86400) });
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pair = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return hours ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`;
}
