/** Shows a card closely, with its text. */

import { h } from "../dom.js";
import { openDialog } from "../pages/frame.js";
import { thumb } from "./thumb.js";

/** @param {Element} element */
export function read(element) {
  const text = element.getAttribute("aria-label") ?? "";
  const [name] = text.split(/[.,:]/);
  openDialog(name, [thumb(/** @type {SVGGraphicsElement} */ (element), "card"), h("p", { class: "text" }, text)], "reading");
}
