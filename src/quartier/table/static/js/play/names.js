/** How people are called. */

import { say } from "../texts.js";

/** @param {{name: string, title: string, who: string}} seat @returns {string} who sits there, or the seat's name in the game */
export function seatName(seat) {
  if (seat.who === "open") return say("free-seat");
  return seat.name || (seat.who === "bot" ? say("bot-named", { seat: seat.title }) : seat.title);
}

/** @param {{name: string, title: string}} seat @returns {string} the same in as few letters as there is room for beside a number */
export function shortName(seat) {
  return seat.name || seat.title;
}

/** @param {{who: string, bot: string|null}} seat @returns {string} which bot sits there, if one does */
export function botName({ who, bot }) {
  return who === "bot" ? say("bot-of-level", { level: say(`bot-${bot}`) }) : "";
}

/** @param {string[]} names @returns {string} */
export function listed(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
