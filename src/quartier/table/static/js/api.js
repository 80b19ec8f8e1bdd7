/** Asks the server over HTTP. Whatever goes wrong becomes a `Refusal` with a sentence for the player. */

import { say, spoken } from "./texts.js";

/** Milliseconds within which the server answers, unless the line is silent. */
const WITHIN = 15000;
/** A film takes a while to be drawn. */
const FILE_WITHIN = 120000;

export class Refusal extends Error {
  /** @param {string} code @param {string} text in the player's language @param {string} [detail] for programmers, in English */
  constructor(code, text, detail = "") {
    super(text);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * @param {string} method
 * @param {string} path under /api
 * @param {{query?: Record<string, any>, body?: any}} [what]
 * @returns {Promise<any>}
 */
export async function ask(method, path, { query = {}, body } = {}) {
  const address = new URL(`/api${path}`, location.href);
  for (const [key, value] of Object.entries({ language: spoken(), ...query })) {
    if (value !== null && value !== undefined) address.searchParams.set(key, String(value));
  }
  const answer = await fetched(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  return answer.json().catch(failed);
}

/** @param {string} address @returns {Promise<Blob>} what lies there */
export async function fetchFile(address) {
  return (await fetched(new URL(address, location.href), {}, FILE_WITHIN)).blob().catch(failed);
}

/** @param {string} address @returns {Promise<string>} the text that lies there */
export async function fetchText(address) {
  return (await fetched(new URL(address, location.href), {})).text().catch(failed);
}

/** @param {URL} address @param {RequestInit} what @param {number} [within] @returns {Promise<Response>} a good answer */
async function fetched(address, what, within = WITHIN) {
  const answer = await fetch(address, { ...what, signal: AbortSignal.timeout(within) }).catch(failed);
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Refusal(told.code ?? String(answer.status), told.text ?? say("went-wrong"), told.detail);
}

/** @param {Error} why @returns {never} */
function failed(why) {
  throw new Refusal("offline", say(why.name === "TimeoutError" ? "no-answer" : "no-connection"));
}

/** @param {string} path @param {Record<string, any>} [query] */
export const get = (path, query) => ask("GET", path, { query });

/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => ask("POST", path, { body });
