/** Small pictures of things of the scene, for buttons and for reading a card closely. */

import { s } from "../dom.js";
import { sceneClass } from "../settings.js";
import { boxBeside } from "./boxes.js";

/**
 * @param {SVGGraphicsElement} element
 * @param {string} [kind] a class of the picture: a `card` is shown as a whole, of others just what is a picture of them
 * @returns {SVGSVGElement} a picture that follows the element as long as it stays in the scene
 */
export function thumb(element, kind = "thumb") {
  const [x, y, width, height] = (kind !== "card" && figure(element)) || box(element);
  return s(
    "svg",
    { class: sceneClass(kind), viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 4}`, "aria-hidden": "true" },
    s("use", { href: `#${element.id}` }),
  );
}

/** @param {SVGGraphicsElement} element @returns {number[]|undefined} the part of it that is a picture of it, if it says so */
function figure(element) {
  return element.dataset.figure ? element.dataset.figure.split(" ").map(Number) : undefined;
}

/** @param {SVGGraphicsElement} element @returns {number[]} */
function box(element) {
  const { x, y, width, height } = boxBeside(element) ?? { x: 0, y: 0, width: 1, height: 1 };
  return [x, y, width, height];
}
