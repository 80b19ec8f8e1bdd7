/** Shows a card closely: its name, what is a picture of it, and its text, each once. */

import { h } from "../dom.js";
import { openDialog } from "../pages/frame.js";
import { thumb } from "./thumb.js";

/** @param {Element} element what was pressed: a card, or what another thing of the scene tells more of (`data-told`) */
export function read(element) {
  const pressed = /** @type {SVGGraphicsElement} */ (element);
  const told = document.getElementById(pressed.dataset.told ?? "");
  const thing = told instanceof SVGGraphicsElement ? told : pressed;
  const name = thing.dataset.name ?? labelOf(thing);
  const lines = textOf(thing, name).split("\n").filter(Boolean);
  const note = thing === pressed ? null : h("p", { class: "note" }, labelOf(pressed));
  openDialog(name, [h("div", { class: "close-up" }, picture(thing), h("div", { class: "text" }, lines.map((line) => h("p", {}, line)), note))], "reading");
}

/** @param {Element} thing */
function labelOf(thing) {
  return thing.getAttribute("aria-label") ?? "";
}

/** @param {Element} thing @param {string} name @returns {string} what its label says beyond its name */
function textOf(thing, name) {
  const label = labelOf(thing);
  return label.slice(label.indexOf(name) + name.length).replace(/^[\s.,;:]+/, "");
}

/** @param {SVGGraphicsElement} thing @returns {SVGSVGElement|null} nothing where it says that it is but words; all of it where its figure is but a sign (`data-whole`) */
function picture(thing) {
  const { figure, whole } = thing.dataset;
  return figure === "" ? null : thumb(thing, figure && whole === undefined ? "figure" : "card");
}
