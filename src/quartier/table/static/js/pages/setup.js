/** Sets a table up: options with explanations, who sits where, and how much time there is. */

import { get, post } from "../api.js";
import { fill, h } from "../dom.js";
import { settings } from "../settings.js";
import { say } from "../texts.js";
import { attempt, bar, go, posterOf, showFailure } from "./frame.js";
import { OptionFields } from "./options.js";

/** @typedef {import("./lobby.js").GameInfo} GameInfo */

const LOOK_AGAIN = 1500;
const CLOCKS = [
  ["none", 0],
  ["move", 30],
  ["move", 120],
  ["move", 600],
  ["days", 1],
  ["days", 3],
  ["days", 7],
];

/** @param {Element} page @param {string} name of the game */
export function setupPage(page, name) {
  let timer = 0;
  let left = false;
  const load = async () => {
    const games = await attempt(() => get("/games"));
    const game = games?.find((/** @type {GameInfo} */ one) => one.name === name);
    if (left) return;
    if (games && !game) return showFailure(page, say("error-no-such-game"));
    if (game?.ready) return show(page, game);
    if (game) fill(page, bar(game.title), h("main", { class: "wrap hero" }, h("p", { class: "preparing", role: "status" }, h("span", { class: "spinner" }), say("being-prepared"))));
    timer = window.setTimeout(load, LOOK_AGAIN);
  };
  load();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** @param {Element} page @param {GameInfo} game */
function show(page, game) {
  document.title = `${game.title} · Quartier`;
  const seats = h("div", { class: "seat-rows" });
  const [least, most] = game.players ?? [2, 2];
  const players = h("select", { name: "players" }, range(least, most).map((count) => h("option", { value: count, selected: count === Math.max(2, least) }, say("players-exactly", { count }))));
  const options = new OptionFields(game.options);
  const fillSeats = () => {
    fill(seats, range(0, Number(players.value) - 1).map((seat) => seatRow(game, seat)));
    options.playedBy(Number(players.value));
  };
  players.addEventListener("change", fillSeats);
  fillSeats();
  const form = h(
    "form",
    { class: "setup" },
    h("div", { class: "intro" }, h("img", { src: posterOf(game.name), alt: "" }), h("p", { class: "lead" }, game.about)),
    h("fieldset", {}, h("legend", {}, say("who-plays")), least === most ? null : h("label", { class: "field" }, h("span", {}, say("how-many")), players), seats, h("p", { class: "note" }, say("open-seat-about"))),
    game.options.length ? h("fieldset", {}, h("legend", {}, say("options")), options.elements) : null,
    h("fieldset", {}, h("legend", {}, say("time-and-help")), clockField(), checkField("hints", say("allow-hints"), say("allow-hints-about"), true), checkField("undo", say("allow-undo"), say("allow-undo-about"), true), checkField("listed", say("list-table"), say("list-table-about"), false)),
    h("div", { class: "send" }, h("button", { class: "go", type: "submit" }, say("begin"))),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => begin(form, game, options.wishes));
  });
  fill(page, bar(say("new-game-of", { game: game.title })), h("main", { class: "wrap" }, form));
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** @param {GameInfo} game @param {number} seat */
function seatRow(game, seat) {
  const own = seat === 0;
  const who = h(
    "select",
    { name: `who-${seat}`, "aria-label": say("who-sits-here", { seat: game.seats[seat] }) },
    h("option", { value: "me", selected: own }, say("seat-me")),
    h("option", { value: "open" }, say("seat-open")),
    h("optgroup", { label: say("bots-by-strength") }, game.bots.map((bot) => h("option", { value: `bot:${bot.id}`, selected: !own && bot.usual }, say("bot-of-level", { level: bot.label })))),
  );
  const name = h("input", { name: `name-${seat}`, type: "text", maxlength: 32, value: own ? settings.name : "", placeholder: game.seats[seat], "aria-label": say("name-of-seat", { seat: game.seats[seat] }) });
  const about = h("span", { class: "note" });
  const toggle = () => {
    const bot = game.bots.find((one) => who.value === `bot:${one.id}`);
    fill(about, bot ? bot.about : say("seat-open-about"));
    name.classList.toggle("gone", who.value !== "me");
    about.classList.toggle("gone", who.value === "me");
  };
  who.addEventListener("change", toggle);
  toggle();
  return h("div", { class: "seat-row" }, h("b", {}, game.seats[seat]), who, name, about);
}

/** @param {string} name @param {string} label @param {string} about @param {boolean} checked */
function checkField(name, label, about, checked) {
  return h("label", { class: "check" }, h("input", { type: "checkbox", name, checked }), h("span", {}, h("b", {}, label), " ", h("span", { class: "note" }, about)));
}

function clockField() {
  const options = CLOCKS.map(([kind, amount]) => h("option", { value: JSON.stringify({ kind, amount }) }, clockText(String(kind), Number(amount))));
  return h("label", { class: "field" }, h("span", {}, say("clock")), h("select", { name: "clock" }, options), h("span", { class: "note" }, say("clock-about")));
}

/** @param {string} kind @param {number} amount */
export function clockText(kind, amount) {
  if (kind === "none") return say("clock-none");
  if (kind === "days") return say("clock-days", { count: amount });
  return amount < 60 ? say("clock-seconds", { count: amount }) : say("clock-minutes", { count: amount / 60 });
}

/** @param {HTMLFormElement} form @param {GameInfo} game @param {Record<string, any>} options */
async function begin(form, game, options) {
  const fields = new FormData(form);
  const count = form.querySelectorAll(".seat-row").length;
  const made = await post("/tables", {
    game: game.name,
    options,
    seats: range(0, count - 1).map((seat) => seatWish(fields, seat)),
    clock: JSON.parse(String(fields.get("clock"))),
    hints: fields.has("hints"),
    undo: fields.has("undo"),
    listed: fields.has("listed"),
    language: settings.language,
  });
  go(`/table/${made.table}`);
}

/** @param {FormData} fields @param {number} seat */
function seatWish(fields, seat) {
  const who = String(fields.get(`who-${seat}`));
  const name = String(fields.get(`name-${seat}`) ?? "").trim();
  if (who.startsWith("bot:")) return { who: "bot", bot: who.slice(4) };
  if (who === "open") return { who: "open" };
  return { who: "me", name };
}
