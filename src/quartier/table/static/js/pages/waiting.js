/** The waiting room: free seats to take, and links for friends. */

import { ask, post } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { seatName } from "../play/names.js";
import { settings } from "../settings.js";
import { say } from "../texts.js";
import { attempt, bar, isForOthers, posterOf, shareBox } from "./frame.js";
import { clockText } from "./setup.js";

/** @param {Element} page @param {any} table @param {() => void} reload */
export function waitingRoom(page, table, reload) {
  const seated = table.seats.some((/** @type {any} */ seat) => seat.mine);
  const name = h("input", { type: "text", maxlength: 32, value: settings.name, placeholder: say("guest") });
  const link = new URL(`/table/${table.table}`, location.href).href;
  const about = isForOthers(link) ? say("friend-link-about") : say("share-table-about");
  fill(
    page,
    bar(table.title),
    h(
      "main",
      { class: "wrap waiting-room" },
      h(
        "div",
        { class: "intro" },
        h("img", { src: posterOf(table.game), alt: "", width: 160, height: 120 }),
        h("div", {}, h("h2", {}, say(seated ? "waiting-for-friends" : "sit-down-title")), h("p", { class: "lead" }, say("waiting-about"))),
      ),
      h(
        "div",
        { class: "panel" },
        seated ? null : h("label", { class: "field" }, h("span", {}, say("your-name")), name),
        h("ul", { class: "people" }, table.seats.map((/** @type {any} */ seat) => seatLine(table, seat, seated, name, reload))),
        table.clock.kind === "none" ? null : h("p", { class: "note" }, h("b", {}, clockText(table.clock.kind, table.clock.amount)), " · ", say("clock-about")),
      ),
      h("div", { class: "panel" }, shareBox(link, about, table.title, `/api/tables/${table.table}/qr.svg`)),
    ),
  );
}

/**
 * @param {any} table
 * @param {any} seat
 * @param {boolean} seated whether this device has a seat here
 * @param {HTMLInputElement} name
 * @param {() => void} reload
 */
function seatLine(table, seat, seated, name, reload) {
  const path = `/tables/${table.table}/seats/${seat.seat}`;
  const act = (/** @type {() => Promise<any>} */ call) => attempt(call).then(reload);
  const sit = () => act(() => post(path, { name: name.value.trim() || settings.name }));
  return h(
    "li",
    {},
    h("span", { class: "who" }, h("b", {}, seatName(seat)), h("small", {}, [seatName(seat) === seat.title ? "" : seat.title, seat.mine ? say("you") : ""].filter(Boolean).join(" · "))),
    h(
      "span",
      { class: "actions" },
      seat.taken ? null : h("button", { class: seated ? "" : "go", type: "button", onclick: sit }, say(seated ? "sit-here-too" : "sit-here")),
      seat.taken || !seated ? null : h("button", { type: "button", onclick: () => act(() => post(path, { bot: "any" })) }, say("seat-a-bot")),
      seat.mine ? h("button", { class: "quiet", type: "button", onclick: () => act(() => ask("DELETE", path)) }, icon("close"), say("stand-up")) : null,
    ),
  );
}
