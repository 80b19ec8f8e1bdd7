/** What keys do: which of them are ours to act on, and a list of all of them. */

import { h } from "./dom.js";
import { say } from "./texts.js";

/** Where keys write, or choose from a list. */
const FIELDS = 'input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea';
/** What Space presses by itself. */
const PRESSED = 'button, summary, [role="button"], input:not([type="range"])';

/** @param {KeyboardEvent} event @returns {boolean} whether a key is meant for the page, and for no field, dialog or browser */
export function isShortcut(event) {
  const isForBrowser = event.ctrlKey || event.metaKey || event.altKey;
  return !isForBrowser && !isWithin(event.target, FIELDS) && !document.querySelector("dialog[open]");
}

/** @param {EventTarget|null} target @returns {boolean} whether Space means what has the focus, and not the page */
export function isPressedBySpace(target) {
  return isWithin(target, PRESSED);
}

/** @param {EventTarget|null} target @param {string} kind */
function isWithin(target, kind) {
  return target instanceof Element && target.matches(kind);
}

/** @returns {HTMLElement[]} which keys there are, and what they do */
export function shortcutList() {
  const part = (/** @type {string} */ title, /** @type {[string, string][]} */ ...rows) => [
    h("h3", {}, title),
    h("dl", { class: "keys" }, rows.map(([keys, about]) => h("div", {}, h("dt", {}, keys.split(" / ").map((key) => h("kbd", {}, key))), h("dd", {}, about)))),
  ];
  return [
    part(
      say("keys-at-table"),
      [say("keys-arrows"), say("keys-arrows-about")],
      [say("keys-pick"), say("keys-pick-about")],
      [say("keys-turn"), say("keys-turn-about")],
      [say("keys-back"), say("keys-back-about")],
    ),
    part(
      say("keys-in-replay"),
      [say("keys-step"), say("keys-step-about")],
      [say("keys-ends"), say("keys-ends-about")],
      [say("keys-play"), say("keys-play-about")],
      [say("keys-losses"), say("keys-losses-about")],
    ),
    part(say("keys-everywhere"), ["Tab", say("keys-tab-about")], ["?", say("keys-list-about")]),
  ].flat();
}
