/**
 * Shows where a piece would lie: its spaces, and the piece itself turned as it would be. What is chosen without a piece
 * is but outlined, since it may have words on it.
 *
 * A turn is written as degrees clockwise, `flip` before it if the piece is turned over first.
 *
 * @typedef {import("../trie.js").Leaf} Leaf
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Box} Box
 */

import { s } from "../dom.js";
import { goalsOf } from "../trie.js";
import { boxWithin, union } from "./boxes.js";
import { outline } from "./scene.js";

const PICTURED = new Set(["piece", "tile", "resource"]);
/** How far the sides of a turned piece and of its spaces may differ and still be taken for the same shape. */
const LIKENESS = 0.25;

/**
 * @param {Scene} scene
 * @param {Leaf} leaf
 * @returns {SVGGElement}
 */
export function ghostOf(scene, leaf) {
  const boxes = [...goalsOf(leaf)].map((id) => scene.box(id)).filter((box) => box !== null);
  const picture = boxes.length ? pictureOf(scene, leaf, boxes) : null;
  return s(
    "g",
    { class: "ghost" },
    picture ? [] : boxes.map((box) => outline(box, "ghost-rim", 3)),
    boxes.map((box) => outline(box, "ghost-edge", 3)),
    picture ? boxes.map((box) => outline(box, "ghost-ground", 0)) : [],
    picture,
  );
}

/**
 * @param {Scene} scene
 * @param {Leaf} leaf
 * @param {Box[]} boxes
 */
function pictureOf(scene, leaf, boxes) {
  const step = leaf.steps.filter((one) => PICTURED.has(one.option.kind)).pop();
  const source = step ? scene.find(step.option.touches[0] ?? `${step.option.kind}-${step.option.choice}`) : null;
  const goal = union(boxes);
  if (!source || !goal) return null;
  const turn = leaf.steps.find((one) => one.option.kind === "turn")?.option.choice ?? "0";
  return laid(source, turned(turn), goal);
}

/** @param {string} turn @returns {{degrees: number, flip: boolean}} */
export function turned(turn) {
  return { degrees: Number(turn.replace(/\D/g, "")) || 0, flip: turn.startsWith("flip") };
}

/**
 * @param {SVGGraphicsElement} source
 * @param {{degrees: number, flip: boolean}} turn
 * @param {Box} goal
 */
function laid(source, { degrees, flip }, goal) {
  const box = boxWithin(source, true);
  if (!box) return null;
  const sideways = degrees % 180 === 90;
  const across = goal.width / (sideways ? box.height : box.width);
  const down = goal.height / (sideways ? box.width : box.height);
  if (Math.abs(across / down - 1) > LIKENESS) return null;
  const copy = /** @type {SVGGraphicsElement} */ (source.cloneNode(true));
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (const name of ["transform", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  const middle = `translate(${goal.x + goal.width / 2} ${goal.y + goal.height / 2})`;
  const moved = `${middle} scale(${across} ${down}) rotate(${degrees})${flip ? " scale(-1 1)" : ""}`;
  return s("g", { class: "ghost-piece", transform: `${moved} translate(${-box.x - box.width / 2} ${-box.y - box.height / 2})` }, copy);
}
