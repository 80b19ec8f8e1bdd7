/** The rules of a game: as a page, and as a dialog beside the board. */

import { get } from "../api.js";
import { fill, h } from "../dom.js";
import { markdown } from "../markdown.js";
import { say } from "../texts.js";
import { attempt, bar, openDialog, showFailure } from "./frame.js";

/** @param {Element} page @param {string} game */
export function rulesPage(page, game) {
  let left = false;
  get(`/rules/${game}`).then(
    ({ title, markdown: text }) => {
      if (left) return;
      document.title = `${say("rules")} · ${title}`;
      fill(page, bar(title), h("main", { class: "wrap hero prose" }, markdown(text), h("p", {}, h("a", { class: "button go", href: "/" }, say("to-the-lobby")))));
    },
    (error) => !left && showFailure(page, error.message),
  );
  return () => {
    left = true;
  };
}

/** @param {string} where the address of a table or a replay, whose options the rules are told by */
export function openRules(where) {
  return attempt(async () => {
    const { markdown: text } = await get(`${where}/rules`);
    openDialog(say("rules"), [h("div", { class: "prose" }, markdown(text))], "reading");
  });
}
