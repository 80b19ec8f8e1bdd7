/** The lobby: three games, a game against a bot in one click, and the tables that are there. */

import { get, post } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { listed, seatName } from "../play/names.js";
import { howFar, noteReview, reviewNoted } from "../play/reviewed.js";
import { settings } from "../settings.js";
import { points, say, spoken } from "../texts.js";
import { attempt, bar, go, posterOf } from "./frame.js";
import { uploadButton } from "./uploading.js";

/** While a game is being prepared, ask this often whether it is ready. */
const LOOK_AGAIN = 1500;
const REFRESH = 15000;
/** So many of one's own finished games stand first; older ones are among all others. */
const OWN_SHOWN = 5;

/**
 * @typedef {{name: string, title: string, about: string, players: [number, number]|null, seats: string[], options: import("./options.js").GameOption[],
 *   bots: {id: string, label: string, about: string, usual: boolean}[], ready: boolean}} GameInfo
 */

/** @param {Element} page @returns {() => void} what to do when the page is left */
export function lobbyPage(page) {
  const posters = h("ul", { class: "posters" });
  const lists = h("div", { class: "lists" });
  document.title = "Quartier";
  fill(
    page,
    bar(""),
    h(
      "main",
      { class: "wrap" },
      h("div", { class: "hero" }, h("h1", {}, say("lobby-title")), h("p", { class: "lead" }, say("lobby-about"))),
      posters,
      lists,
    ),
    h("footer", { class: "foot wrap" }, h("p", {}, say("whose-games"))),
  );
  return keepFresh(posters, lists);
}

/** @param {Element} posters @param {Element} lists */
function keepFresh(posters, lists) {
  let left = false;
  let timer = 0;
  let shown = "";
  const again = async () => {
    const games = await attempt(() => get("/games"));
    if (left) return;
    const preparing = !games || games.some((/** @type {GameInfo} */ game) => !game.ready);
    if (games && JSON.stringify(games) !== shown) {
      shown = JSON.stringify(games);
      fill(posters, games.map(poster));
      await fillLists(lists);
    }
    if (!left) timer = window.setTimeout(preparing ? again : tables, preparing ? LOOK_AGAIN : REFRESH);
  };
  const tables = async () => {
    if (!document.hidden) await fillLists(lists);
    if (!left) timer = window.setTimeout(tables, REFRESH);
  };
  again();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

/** @param {GameInfo} game */
function poster(game) {
  return h(
    "li",
    { class: "poster", "data-game": game.name },
    h("img", { src: posterOf(game.name), alt: "", width: 400, height: 300 }),
    h(
      "div",
      { class: "words" },
      h("h2", {}, game.title),
      h("p", {}, game.about),
      game.players ? h("p", { class: "note" }, playersOf(game.players)) : null,
      game.ready ? actions(game) : h("p", { class: "preparing", role: "status" }, h("span", { class: "spinner" }), say("being-prepared")),
      h("a", { class: "to-rules", href: `/rules/${game.name}` }, say("rules")),
    ),
  );
}

/** @param {[number, number]} players */
function playersOf([least, most]) {
  return least === most ? say("players-exactly", { count: least }) : say("players-from-to", { least, most });
}

/** @param {GameInfo} game */
function actions(game) {
  const play = h("button", { class: "go", type: "button", onclick: () => attempt(() => playNow(game, play)) }, icon("play"), say("play-now"));
  return h("div", { class: "actions" }, play, h("a", { class: "button", href: `/new/${game.name}` }, say("set-up-table")));
}

/** @param {GameInfo} game @param {HTMLButtonElement} button */
async function playNow(game, button) {
  button.disabled = true;
  try {
    const made = await post("/tables", {
      game: game.name,
      options: firstGame(game),
      seats: [{ who: "me", name: settings.name }, { who: "bot" }],
    });
    go(`/table/${made.table}`);
  } finally {
    button.disabled = false;
  }
}

/** @param {GameInfo} game @returns {Record<string, unknown>} the options by which somebody meets a game for the first time */
function firstGame(game) {
  const met = game.options.filter((option) => option.choices.some((choice) => choice.value === "first"));
  return Object.fromEntries(met.filter((option) => option.default !== "first").map((option) => [option.name, "first"]));
}

// --- tables ------------------------------------------------------------------------------------------

/** @param {Element} lists */
async function fillLists(lists) {
  const found = await Promise.all(["mine", "open", "finished"].map((which) => get("/tables", { which }))).catch(() => null);
  if (!found) return; // the line is down: what stood here stays
  const [mine, open, finished] = found;
  const isMine = (/** @type {any} */ table) => table.seats.some((/** @type {any} */ seat) => seat.mine);
  const own = finished.filter(isMine).slice(0, OWN_SHOWN);
  const others = finished.filter((/** @type {any} */ table) => !own.includes(table));
  const reviews = await Promise.all(own.map((/** @type {any} */ { table }) => reviewTold(table)));
  fill(
    lists,
    list(say("your-tables"), [...mine.map((/** @type {any} */ table) => row(table, "/table/")), ...own.map((/** @type {any} */ table, /** @type {number} */ place) => [row(table, "/replay/"), toReview(table, reviews[place])])], say("no-tables-of-yours")),
    list(say("open-tables"), open.filter((/** @type {any} */ table) => !isMine(table)).map((/** @type {any} */ table) => row(table, "/table/")), say("no-open-tables")),
    list(say("finished-games"), others.map((/** @type {any} */ table) => row(table, "/replay/")), own.length ? "" : say("no-finished-games"), h("p", {}, uploadButton())),
  );
}

/**
 * @param {string} title
 * @param {import("../dom.js").Child[]} rows
 * @param {string} none what is said where there are no rows
 * @param {...import("../dom.js").Child} more
 */
function list(title, rows, none, ...more) {
  return h("section", {}, h("h2", {}, title), rows.length ? h("ul", { class: "rows" }, rows.map((row) => h("li", {}, row))) : none && h("p", { class: "note" }, none), ...more);
}

/** Says how far the review of a game has come, as far as this device has asked for one. @param {string} game @returns {Promise<string>} */
async function reviewTold(game) {
  if (reviewNoted(game) === "working") {
    const now = await get(`/replays/${game}/review`).catch(() => null);
    if (!now) return say("review"); // the line may be down: the next look will tell
    noteReview(game, now.state);
    if (now.state === "working") return howFar(now);
  }
  return reviewNoted(game) === "there" ? say("review-ready") : say("review");
}

/** @param {any} table @param {string} told */
function toReview({ table }, told) {
  return h("a", { class: "to-review", href: `/replay/${table}?review` }, icon("review"), told);
}

/** @param {any} table @param {string} where */
function row(table, where) {
  return h(
    "a",
    { class: "to-table", href: where + table.table },
    h("img", { src: posterOf(table.game), alt: "", width: 42, height: 42 }),
    h("b", {}, table.title),
    h("span", { class: "who" }, people(table)),
    h("span", { class: "state" }, state(table)),
  );
}

/** Who plays; in a game that is over, who has won, and with how many points. @param {any} table */
function people({ seats, result }) {
  const names = seats.map(seatName);
  if (!result) return names.join(", ");
  const totals = names.map((/** @type {string} */ name, /** @type {number} */ seat) => `${name}\u00a0${points(result.totals[seat])}`).join(", ");
  const winners = result.winners.map((/** @type {number} */ seat) => names[seat]);
  return winners.length && names.length > 1 ? [h("b", {}, say("won-by", { names: listed(winners) })), h("br"), totals] : totals;
}

/** @param {number} at in seconds since 1970 @returns {HTMLElement} the time of today, or the date */
function when(at) {
  const [then, now] = [new Date(at * 1000), new Date()];
  const today = then.toDateString() === now.toDateString();
  const year = then.getFullYear() === now.getFullYear() ? undefined : /** @type {const} */ ("numeric");
  const short = new Intl.DateTimeFormat(spoken(), today ? { timeStyle: "short" } : { day: "numeric", month: "short", year });
  return h("time", { datetime: then.toISOString(), title: then.toLocaleString(spoken()) }, short.format(then));
}

/** @param {any} table */
function state(table) {
  if (table.stage === "waiting") return say("waiting-for-players");
  if (table.stage === "over") return [say("moves-made", { count: table.moves }), h("br"), when(table.ended)];
  const mine = table.seats.some((/** @type {any} */ seat) => seat.mine && table.waiting?.includes(seat.seat));
  return mine ? h("span", { class: "yours" }, say("your-turn")) : say("moves-made", { count: table.moves });
}
