/** The client's own words, in the player's language. */

export const LANGUAGES = { en: "English", uk: "Українська", fr: "Français", es: "Español", ru: "Русский" };

/** @typedef {string | ({by: string, other: string} & Record<string, string>)} Text */

/** @type {Record<string, Text>} */
let texts = {};
let language = "en";
let plural = new Intl.PluralRules("en");

/** @returns {string} the language that is spoken now */
export function spoken() {
  return language;
}

/** @returns {string} the first language of the browser that we speak */
export function fromBrowser() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

/** @param {string} wanted @param {Record<string, string>} addresses of the texts, by language */
export async function speak(wanted, addresses) {
  const answer = await fetch(addresses[wanted]);
  texts = await answer.json();
  language = wanted;
  plural = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.${wanted}.webmanifest`);
}

/**
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text ${key} in ${language}`);
  const sentence = typeof text === "string" ? text : text[plural.select(Number(values[text.by]))] ?? text.other;
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @param {number} value @returns {string} a number with a real minus sign */
export function points(value) {
  return String(value).replace("-", "−");
}

/** @param {number} value @returns {string} a change, with its sign */
export function change(value) {
  return value > 0 ? `+${value}` : points(value);
}
