/** The end of a game: the count line by line, then the winner, then what one may do next. */

import { h, icon, still } from "../dom.js";
import { say } from "../texts.js";
import { openDialog } from "../pages/frame.js";
import { listed, seatName, shortName } from "./names.js";
import { scoreFrame, scoreTable } from "./scores.js";
import { signOf } from "./signs.js";

const LINE_AFTER = 450;
/** Names of more letters than these together are cut where there is little room. */
const LETTERS = 18;

/**
 * @param {import("../types.js").Update} update
 * @param {{mine?: number[], again: (() => void)|null, replay: string, share: () => void}} next the seats of this device, and what one may do
 */
export function openEnding(update, { mine = [], again, replay, share }) {
  const names = update.status.seats.map(seatName);
  const short = update.status.seats.map(shortName);
  const table = scoreFrame();
  table.append(scoreTable(update.scores, short));
  const signs = update.status.seats.map(({ title }) => signOf(title));
  table.querySelectorAll("thead th").forEach((heading, seat) => heading.prepend(signs[seat]?.cloneNode(true) ?? ""));
  const winner = h("p", { class: "winner", "aria-live": "polite" });
  const why = h("p", { class: "note why" });
  const actions = h(
    "div",
    { class: "actions" },
    again ? h("button", { class: "go again", type: "button", onclick: again }, icon("again"), say("again")) : null,
    h("a", { class: "button replay", href: replay }, icon("play"), say("replay")),
    h("a", { class: "button review", href: `${replay}?review` }, icon("review"), say("review")),
    h("button", { type: "button", onclick: share }, icon("share"), say("share")),
  );
  const dialog = openDialog(say("final-count"), [h("div", { class: short.join("").length > LETTERS ? "count lengthy" : "count" }, table, winner, why, actions)], "ending");
  const told = [...table.querySelectorAll("tbody tr, tfoot tr"), actions];
  const finish = () => {
    for (const row of told) row.classList.remove("hidden");
    winner.replaceChildren(...update.status.winners.map((seat) => signs[seat] ?? ""), verdict(update, names, mine));
    why.textContent = isClose(update) ? update.status.prompt : "";
  };
  if (still()) return finish();
  for (const row of told) row.classList.add("hidden");
  told.slice(0, -1).forEach((row, index) => setTimeout(() => tell(row), LINE_AFTER * (index + 1)));
  setTimeout(() => dialog.open && finish(), LINE_AFTER * told.length);
  for (const hurry of ["pointerdown", "keydown", "wheel"]) dialog.addEventListener(hurry, finish, { once: true });
}

/** Lets a line of the count be seen, also where it has to be scrolled to. @param {Element} row */
function tell(row) {
  if (!row.classList.contains("hidden")) return;
  row.classList.remove("hidden");
  row.scrollIntoView({ block: "nearest" });
}

/** Whether one wins whose points somebody else has too: the game's own sentence says by what. @param {import("../types.js").Update} update */
function isClose({ scores, status }) {
  const [first, ...others] = status.winners;
  return first !== undefined && !others.length && scores.some((score, seat) => seat !== first && score.total === scores[first].total);
}

/** @param {import("../types.js").Update} update @param {string[]} names @param {number[]} mine the seats of this device */
function verdict({ status }, names, mine) {
  if (names.length === 1) return status.prompt;
  const [winner, ...others] = status.winners;
  if (winner === undefined) return say("nobody-wins");
  if (others.length) return say("win-together", { names: listed(status.winners.map((seat) => names[seat])) });
  return mine.length === 1 && mine[0] === winner ? say("you-win") : say("wins", { name: names[winner] });
}
