/** The signs of players, as the scene draws them beside their names: sun and moon, badger and fox. */

import { s } from "../dom.js";
import { sceneClass } from "../settings.js";
import { boxBeside } from "./boxes.js";

/** @param {string} title of a seat @returns {SVGSVGElement|null} its sign in its colour; nothing where no scene shows it */
export function signOf(title) {
  for (const panel of document.querySelectorAll('.board [id^="player-"]')) {
    const isIts = [...panel.querySelectorAll("text")].some((text) => text.textContent === title);
    const drawn = isIts ? panel.querySelector(`use[href$="${panel.id.replace("player", "")}"]`) : null;
    const box = drawn instanceof SVGUseElement ? boxBeside(drawn) : null;
    if (!drawn || !box) continue;
    return s("svg", { class: sceneClass("seat-sign"), viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, "aria-hidden": "true" }, drawn.cloneNode(true));
  }
  return null;
}
