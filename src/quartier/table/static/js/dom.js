/** Makes elements. Everything that players or the server write goes in as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false} Child */
/** @typedef {Record<string, any>} Attributes */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes] `on…` are listeners; false, null and undefined are left out
 * @param {...(Child|Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  furnish(element, attributes, children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  furnish(element, attributes, children);
  return element;
}

/** @param {Element} element @param {Attributes} attributes @param {(Child|Child[])[]} children */
function furnish(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, value === true ? "" : String(value));
    }
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

/** @param {Element} element @param {...(Child|Child[])} children */
export function fill(element, ...children) {
  element.replaceChildren();
  furnish(element, {}, children);
}

/** @param {string} name one of the symbols of index.html */
export function icon(name) {
  return s("svg", { class: "icon", "aria-hidden": "true" }, s("use", { href: `#ui-${name}` }));
}

/** @param {string} query @returns {boolean} */
export function media(query) {
  return matchMedia(query).matches;
}

/** Whether nothing should move. */
export function still() {
  return media("(prefers-reduced-motion: reduce)");
}

/**
 * @template {(...args: any[]) => void} F
 * @param {F} call
 * @param {number} wait milliseconds of quiet before the call
 */
export function debounced(call, wait) {
  let timer = 0;
  return (/** @type {Parameters<F>} */ ...args) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => call(...args), wait);
  };
}
