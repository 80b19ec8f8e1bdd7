/** What this device remembers: name, language, theme, sounds, whether to confirm, whether to notify. */

import { media } from "./dom.js";
import { fromBrowser } from "./texts.js";

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {string} language
 * @property {"auto"|"day"|"night"} theme
 * @property {boolean} sounds
 * @property {"auto"|"always"|"never"} confirm
 * @property {boolean} notify
 */

const KEY = "quartier.settings";

/** @returns {Settings} */
function read() {
  return { name: "", language: fromBrowser(), theme: "auto", sounds: false, confirm: "auto", notify: false, ...kept(KEY) };
}

/** @type {Settings} */
export const settings = read();

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  keep(KEY, settings);
  dress();
}

/** Shows the page and its scenes by day or by night, as the player wishes. */
export function dress() {
  for (const element of [document.documentElement, ...document.querySelectorAll(".quartier-scene")]) {
    for (const theme of ["day", "night"]) element.classList.toggle(theme, settings.theme === theme);
  }
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** @param {string} kind @returns {string} the classes of a drawing that follows the player's wish */
export function sceneClass(kind) {
  return `quartier-scene ${kind}${settings.theme === "auto" ? "" : ` ${settings.theme}`}`;
}

/** Whether a move is shown and confirmed before it is sent: by default where a finger covers what it points at. */
export function confirms() {
  return settings.confirm === "always" || (settings.confirm === "auto" && media("(pointer: coarse)"));
}

/** @param {string} key @returns {any} what was kept, or nothing: a full or forbidden store is no reason to stop */
export function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {any} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without a memory.
  }
}
