/**
 * Where things lie in a drawing.
 *
 * The browser's own boxes count what a symbol hides beyond its edges; these end where the symbol does.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

const HOLDERS = new Set(["g", "svg", "a"]);

/** @param {Box[]} boxes @returns {Box|null} what holds them all */
export function union(boxes) {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** @param {Box} box @param {DOMMatrix|SVGMatrix} matrix @returns {Box} */
function transformed(box, matrix) {
  const { a, b, c, d, e, f } = matrix;
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => ({ x: a * x + c * y + e, y: b * x + d * y + f, width: 0, height: 0 }));
  return /** @type {Box} */ (union(corners));
}

/**
 * @param {SVGGraphicsElement} element
 * @param {boolean} [painted] whether to leave out shadows and what only takes clicks
 * @returns {Box|null} its box in its own units
 */
export function boxWithin(element, painted = false) {
  const name = element.nodeName;
  if (!HOLDERS.has(name)) return (name === "use" && viewport(element)) || drawnBox(element);
  const boxes = [...element.children]
    .filter((child) => child instanceof SVGGraphicsElement && !(painted && unpainted(child)))
    .map((child) => boxBeside(/** @type {SVGGraphicsElement} */ (child), painted))
    .filter((box) => box !== null);
  return union(boxes);
}

/** @param {SVGGraphicsElement} element @param {boolean} [painted] @returns {Box|null} its box in its parent's units */
export function boxBeside(element, painted = false) {
  const box = boxWithin(element, painted);
  return box && moved(box, element);
}

/** @param {Box} box @param {SVGGraphicsElement} element @returns {Box} the box, moved as the element moves what is in it */
export function moved(box, element) {
  const matrix = element.transform?.baseVal.consolidate()?.matrix;
  return matrix ? transformed(box, matrix) : box;
}

/** @param {SVGGraphicsElement} element @returns {Box|null} nothing where nothing is drawn: some browsers complain then */
function drawnBox(element) {
  try {
    return element.getBBox();
  } catch {
    return null;
  }
}

/** @param {SVGGraphicsElement} element @returns {Box|null} what a symbol is shown through, if it says so itself */
function viewport(element) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(element.getAttribute(name) ?? 0));
  return width && height ? { x, y, width, height } : null;
}

/** @param {Element} element */
function unpainted(element) {
  const fill = element.getAttribute("fill") ?? "";
  return fill === "transparent" || fill.includes("--shadow");
}
