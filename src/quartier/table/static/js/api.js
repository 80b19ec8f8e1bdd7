/** Asks the server over HTTP. Whatever goes wrong becomes a `Refusal` with a sentence for the player. */

import { say, spoken } from "./texts.js";

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
  return answer.json().catch(() => ({}));
}

/** @param {string} address @returns {Promise<Blob>} what lies there */
export async function fetchFile(address) {
  return (await fetched(new URL(address, location.href), {})).blob();
}

/** @param {URL} address @param {RequestInit} what @returns {Promise<Response>} a good answer */
async function fetched(address, what) {
  const answer = await fetch(address, what).catch(() => {
    throw new Refusal("offline", say("no-connection"));
  });
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Refusal(told.code ?? String(answer.status), told.text ?? say("went-wrong"), told.detail);
}

/** @param {string} path @param {Record<string, any>} [query] */
export const get = (path, query) => ask("GET", path, { query });

/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => ask("POST", path, { body });
