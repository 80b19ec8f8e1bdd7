/**
 * One SVG made of named parts. Parts that changed are replaced; things that kept their id travel to their new place,
 * what left for the board flies there, and what the last move touched glows once. With reduced motion nothing moves.
 *
 * @typedef {import("../types.js").Update} Update
 * @typedef {import("./boxes.js").Box} Box in units of the scene
 */

import { fetchText } from "../api.js";
import { h, s, still } from "../dom.js";
import { sceneClass } from "../settings.js";
import { say } from "../texts.js";
import { boxBeside, boxWithin, moved, union } from "./boxes.js";

/** How far marks stand off from what they mark, in units of the scene; offers of things side by side do not meet. */
const MARGINS = /** @type {Record<string, number>} */ ({ "offer room": -1, offer: 0, better: -2, focus: 4, "focus-edge": 4 });
const MARGIN = 2;
const TRAVEL = 200;
const GLOW = 900;

/** What is named, and holds what is named too: pictures have no parts for those who listen. */
const HOLDING = '[role="img"]:has([role])';

/** @type {Map<string, Promise<string>>} */
const drawings = new Map();

/** @param {string} address @returns {Promise<string>} the sprites of a game, fetched once */
function drawing(address) {
  const known = drawings.get(address);
  if (known) return known;
  const coming = fetchText(address);
  drawings.set(address, coming);
  coming.catch(() => drawings.delete(address)); // the line was down: the next scene asks again
  return coming;
}

/** @param {string} address of the scene's colours */
function colours(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  for (const old of document.querySelectorAll("link[data-palette]")) old.remove();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  link.dataset.palette = "";
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(undefined);
  });
  document.head.append(link);
  return loaded;
}

export class Scene {
  constructor() {
    this.sprites = s("defs");
    this.parts = s("g");
    this.svg = s("svg", { class: sceneClass("board"), role: "group" }, this.sprites, this.parts);
    /** Drawn over the scene, on a sheet of its own: so a mark does not cost a new layout of the scene. */
    this.marks = { last: s("g"), offers: s("g"), ghost: s("g"), focus: s("g"), motion: s("g") };
    this.sheet = s("svg", { class: sceneClass("marks"), "aria-hidden": "true" }, Object.values(this.marks));
    this.element = h("div", { class: "scene" }, this.svg, this.sheet);
    /** @type {Map<string, Box|null>} where things lie, as far as it was asked for since they were drawn */
    this.boxes = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.drawn = new Map();
    this.dressed = "";
  }

  /**
   * @param {Update} update
   * @param {string[][]} touched what each of the moves touched that led here
   */
  async show(update, touched) {
    if (update.palette) await colours(update.palette);
    if (update.sprites && update.sprites !== this.dressed) await this.dress(update.sprites);
    const animate = !still() && this.drawn.size > 0 && touched.some((ids) => ids.length);
    const before = animate ? this.places([...Object.keys(update.parts), ...Object.keys(update.places)]) : new Map();
    const leaving = animate ? this.copies(touched.flat()) : new Map();
    this.replace(update);
    this.svg.setAttribute("aria-label", say("scene-name"));
    if (!animate) return;
    this.travel(before);
    for (const ids of touched) this.fly(leaving, ids);
    this.glow(touched.flat());
  }

  /** @param {string} address */
  async dress(address) {
    const markup = await drawing(address);
    const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
    this.sprites.replaceChildren(...[...parsed.children].map((child) => document.importNode(child, true)));
    this.dressed = address;
  }

  /** Puts changed parts in the place of old ones, and leaves alone what stays. @param {Update} update */
  replace(update) {
    const same = !Object.keys(update.parts).length && !Object.keys(update.places).length;
    if (same && update.order.length === this.drawn.size) return;
    for (const [id, markup] of Object.entries(update.parts)) {
      const paper = s("g");
      paper.innerHTML = markup;
      const part = /** @type {SVGGElement} */ (paper.firstElementChild);
      for (const around of part.querySelectorAll(HOLDING)) around.setAttribute("role", "group");
      const old = this.drawn.get(id);
      if (old) part.setAttribute("transform", old.getAttribute("transform") ?? "");
      old?.replaceWith(part);
      this.drawn.set(id, part);
    }
    for (const [id, place] of Object.entries(update.places)) this.drawn.get(id)?.setAttribute("transform", place);
    for (const [id, part] of this.drawn) {
      if (update.order.includes(id)) continue;
      part.remove();
      this.drawn.delete(id);
    }
    let next = this.parts.firstElementChild;
    for (const part of update.order.map((id) => this.drawn.get(id)).filter((one) => one !== undefined)) {
      if (part === next) next = part.nextElementSibling;
      else this.parts.insertBefore(part, next);
    }
    const [width, height] = update.size;
    for (const svg of [this.svg, this.sheet]) svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.style.setProperty("--across", String(width));
    this.element.style.setProperty("--down", String(height));
    this.boxes.clear();
  }

  /** @param {string} id @returns {SVGGraphicsElement|null} */
  find(id) {
    return /** @type {SVGGraphicsElement|null} */ (this.parts.querySelector(`[id="${CSS.escape(id)}"]`));
  }

  /** @param {Element} element @returns {Element|null} what lies around or below it in the scene */
  around(element) {
    const below = element.getAttribute("data-inside");
    return below ? this.find(below) : element.parentElement;
  }

  /** @param {Element|null} element @returns {Box|null} where it lies, in units of the scene */
  boxOf(element) {
    if (!(element instanceof SVGGraphicsElement)) return null;
    const known = this.boxes.get(element.id);
    if (known !== undefined) return known;
    let box = boxBeside(element);
    for (let around = element.parentElement; box && around && around !== /** @type {Element} */ (this.parts); around = around.parentElement) {
      box = moved(box, /** @type {any} */ (around));
    }
    const found = box && (box.width || box.height) ? box : null;
    if (element.id && this.svg.isConnected) this.boxes.set(element.id, found);
    return found;
  }

  /** @param {string} id @returns {Box|null} */
  box(id) {
    return this.boxes.get(id) ?? this.boxOf(this.find(id));
  }

  /** @param {Iterable<string>} ids @param {string} kind @returns {SVGRectElement[]} marks around these things, as far as they are there */
  outlines(ids, kind) {
    return [...ids].map((id) => this.outline(this.find(id), kind)).filter((mark) => mark !== null);
  }

  /** A line of text has room of its own above and below, and other lines close to it. @param {Element|null} element @param {string} kind */
  outline(element, kind) {
    const box = this.boxOf(element);
    const margin = MARGINS[kind] ?? MARGIN;
    return box && outline(box, kind, margin, element instanceof SVGTextContentElement ? Math.min(0, margin) : margin);
  }

  /** @param {Iterable<string>} ids @returns {Box|null} what holds them all */
  boxAround(ids) {
    return union([...ids].map((id) => this.box(id)).filter((box) => box !== null));
  }

  /** @param {number} x @param {number} y of the window @returns {DOMPoint} the same place in units of the scene */
  point(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  // --- motion ----------------------------------------------------------------------------------------

  /** @param {string[]} parts @returns {Map<string, Box>} where everything with an id lies in these parts */
  places(parts) {
    const found = new Map();
    for (const part of parts) {
      for (const element of this.drawn.get(part)?.querySelectorAll("[id]") ?? []) {
        const box = this.boxOf(element);
        if (box) found.set(element.id, box);
      }
    }
    return found;
  }

  /** @param {Map<string, Box>} before */
  travel(before) {
    for (const [id, old] of before) {
      const element = this.find(id);
      const box = this.boxOf(element);
      if (!element || !box) continue;
      const [dx, dy] = [old.x - box.x, old.y - box.y];
      if (Math.abs(dx) + Math.abs(dy) < 2 || Math.abs(old.width - box.width) > 1) continue;
      element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: TRAVEL, easing: "ease-out" });
    }
  }

  /** @param {string[]} ids @returns {Map<string, {copy: SVGGElement, box: Box, inner: Box}>} what may leave, as it looks now */
  copies(ids) {
    const found = new Map();
    for (const id of ids) {
      const element = this.find(id);
      const box = this.boxOf(element);
      if (!element || !box) continue;
      const copy = /** @type {SVGGElement} */ (element.cloneNode(true));
      copy.removeAttribute("id");
      copy.removeAttribute("transform");
      found.set(id, { copy: s("g", {}, copy), box, inner: boxWithin(element) });
    }
    return found;
  }

  /** @param {Map<string, any>} leaving @param {string[]} touched */
  fly(leaving, touched) {
    const gone = [...leaving].filter(([id]) => touched.includes(id) && !this.find(id));
    const goal = this.boxAround(touched.filter((id) => this.find(id)));
    if (!goal || !gone.length) return;
    for (const [, { copy, box, inner }] of gone) {
      copy.firstElementChild.setAttribute("transform", onto(inner, box));
      this.marks.motion.append(copy);
      const [dx, dy] = [goal.x + goal.width / 2 - box.x - box.width / 2, goal.y + goal.height / 2 - box.y - box.height / 2];
      const flight = copy.animate(
        [{ translate: "0 0", opacity: 1 }, { translate: `${dx}px ${dy}px`, opacity: 0.2 }],
        { duration: TRAVEL, easing: "ease-in" },
      );
      flight.onfinish = () => copy.remove();
    }
  }

  /** @param {string[]} ids */
  glow(ids) {
    for (const mark of this.outlines(ids, "glow")) {
      this.marks.motion.append(mark);
      const fade = mark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], { duration: GLOW });
      fade.onfinish = () => mark.remove();
    }
  }
}

/** @param {Box} inner @param {Box} outer @returns {string} the transform that lays one box onto another */
export function onto(inner, outer) {
  const across = outer.width / (inner.width || 1);
  const down = outer.height / (inner.height || 1);
  return `translate(${outer.x - inner.x * across} ${outer.y - inner.y * down}) scale(${across} ${down})`;
}

/** @param {Box} box @param {string} kind @param {number} [across] @param {number} [down] how far it stands off */
export function outline(box, kind, across = MARGIN, down = across) {
  return s("rect", {
    class: kind,
    x: box.x - across,
    y: box.y - down,
    width: box.width + 2 * across,
    height: box.height + 2 * down,
    rx: 6,
  });
}
